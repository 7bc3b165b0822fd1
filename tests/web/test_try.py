"""The examples of the documentation, changed and run in a browser: as `make site` serves them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.alone import PATIENCE
from tests.web.conftest import long_games
from tests.web.house import ROOT
from tests.web.site import PATH, Site


@pytest.mark.skipif(not long_games(), reason="make browser runs this")
def test_examples_run_and_can_be_changed(browser: Browser, tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    subprocess.run(
        [sys.executable, "web/tools/site.py", tmp_path / PATH],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        check=True,
    )
    built = Site(tmp_path)
    built.start()
    page = browser.new_page()
    page.goto(built.address.replace("/play/", "/docs/try/"))
    page.get_by_role("button", name="Run").first.wait_for()
    assert page.locator(".live-asleep").count() == 0
    said = page.locator(".live-said")
    for number in range(page.locator(".live-code").count()):
        page.get_by_role("button", name="Run").nth(number).click()
        expect(page.get_by_role("button", name="Run").nth(number)).to_be_enabled(timeout=PATIENCE)
        assert "Traceback" not in said.nth(number).inner_text()
    page.locator(".live-code").first.fill("print(6 * 7)\n1 / 0")
    page.get_by_role("button", name="Run").first.click()
    expect(said.first).to_contain_text("42", timeout=PATIENCE)
    expect(said.first).to_contain_text("ZeroDivisionError")
    page.close()
    built.stop()
