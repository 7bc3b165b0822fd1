"""An option of the rules is one record and one field: add them, and it is offered at every door.

It is read, refused, written and shown there; what it means is for the engine. `tests/new_option`
has the made-up options and what each door does with them; `web/tests/made-up-option.test.ts` is
the page's part of it.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.new_option", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_option_that_is_one_more_record_is_found_at_every_door() -> None:
    tried = run("game,terminal,pad,envs,server")
    assert tried.returncode == 0, tried.stderr


def test_a_record_without_a_field_is_noticed_when_the_rules_are_imported() -> None:
    tried = run("game", "augury.game.rules.ruleset")
    assert "TypeError: the options and the fields of Rules differ" in tried.stderr
    assert "misere, tempo, handicap" in tried.stderr.splitlines()[-1]
