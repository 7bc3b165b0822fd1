"""Build the engine as a package of npm, with the files it needs: for pages that others make.

    python web/tools/package.py pack FOLDER      the package in FOLDER/engine, its tarball beside it
    python web/tools/package.py modules FOLDER   its JavaScript and types alone
    python web/tools/package.py live FOLDER      with the files of Python: for the documentation

It is not published.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import hatch_build

ENGINE: Final = hatch_build.WEB / "engine"


def main() -> None:
    """Do what the command line says."""
    _, what, place = sys.argv
    folder = Path(place).absolute()
    if what == "pack":
        print(pack(folder))
    else:
        shutil.rmtree(folder, ignore_errors=True)
        write_modules(folder)
    if what == "live":
        write_files(folder / "files")


def pack(folder: Path) -> Path:
    """The tarball."""
    package = folder / "engine"
    shutil.rmtree(package, ignore_errors=True)
    write_modules(package / "dist")
    write_files(package / "files")
    for name in ("package.json", "README.md"):
        shutil.copy(ENGINE / name, package / name)
    hatch_build.npm("pack", "--silent", "--pack-destination", str(package.parent), str(package))
    [packed] = package.parent.glob("augury-engine-*.tgz")
    return packed


def write_modules(folder: Path) -> None:
    """The JavaScript and its types."""
    hatch_build.install()
    config, project = ENGINE / "vite.config.ts", ENGINE / "tsconfig.json"
    quiet = ("--logLevel", "warn")
    hatch_build.npm(
        "exec", "--", "vite", "build", "--config", str(config), "--outDir", str(folder), *quiet
    )
    hatch_build.npm("exec", "--", "tsc", "--project", str(project), "--outDir", str(folder))


def write_files(folder: Path) -> None:
    """Python, the library and its networks."""
    subprocess.run([sys.executable, hatch_build.ENGINE, folder], check=True)
    for packed in folder.rglob("*.gz"):  # those are for our own server
        packed.unlink()


if __name__ == "__main__":
    main()
