"""Put the whole project into one folder that any static host can serve, from any path.

    python web/tools/site.py [FOLDER]

    index.html    a door: what this is, in the reader's language
    play/         the page, which plays without a server
    docs/         the documentation, if MkDocs is there

Every address in it is relative, and nothing depends on a header. The tool says how large it all is,
and what a first visit and a first game fetch, as a host that compresses sends it.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import hatch_build
from augury.locales import LANGUAGES, say
from augury.tables.routes.rules import write_rules

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "site"
PACKAGE: Final = ROOT / "web" / "tools" / "package.py"
_DOOR: Final = ("home-motto", "play-now", "site-offline", "pad-door", "rules", "site-docs")


def main() -> None:
    """Build the site, and say how large it is."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    build(site.absolute())
    if find_spec("mkdocs") is not None:
        docs = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        subprocess.run([*docs, "--site-dir", site.absolute() / "docs"], cwd=ROOT, check=True)
        live = site.absolute() / "docs" / "live" / "engine"  # its files lie beside the page
        subprocess.run([sys.executable, PACKAGE, "modules", live], cwd=ROOT, check=True)
    print(report(site))


def build(site: Path) -> None:
    """Put the door and the page into a folder, in place of what was there."""
    hatch_build.install()
    shutil.rmtree(site, ignore_errors=True)
    page = site / "play"
    mode = ("--mode", "site", "--outDir", str(page))
    hatch_build.npm("run", "--silent", "build", "--", *mode, "--logLevel", "warn")
    subprocess.run([sys.executable, hatch_build.ENGINE, page / "engine"], check=True)
    for packed in (page / "engine").rglob("*.gz"):
        packed.unlink()  # a static host compresses by itself, or not at all
    (page / "rules.json").write_bytes(write_rules())
    (site / "index.html").write_text(door(), encoding="utf-8")
    (site / ".nojekyll").touch()  # GitHub Pages leaves out what begins with _ otherwise
    for name in ("icon.svg", "icon-192.png", "preview.png"):
        shutil.copy(page / name, site / name)


def door() -> str:
    """The first page: the same in every language, of which a reader sees one."""
    texts = {
        language: {name: say(language, name) for name in _DOOR} for language in sorted(LANGUAGES)
    }
    english = texts["en"]
    words = json.dumps(texts, ensure_ascii=False).replace("</", "<\\/")
    page = (ROOT / "web" / "tools" / "door.html").read_text(encoding="utf-8")
    for name, text in english.items():
        page = page.replace(f"{{{name}}}", escape(text))
    return page.replace("{words}", words)


def report(site: Path) -> str:
    """What is in the folder, and what of it is fetched when."""
    parts = ("play/assets", "play/engine", "docs")
    lines = [f"{part:<14} {_size(site / part) / 1e6:6.1f} MB" for part in parts]
    engine = site / "play" / "engine"
    first = sum(_packed(path) for path in engine.rglob("*") if path.is_file())
    lines.append(f"{'all':<14} {_size(site) / 1e6:6.1f} MB")
    lines.append(f"the first game without a server fetches {first / 1e6:.1f} MB, compressed")
    return "\n".join(lines)


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


if __name__ == "__main__":
    main()
