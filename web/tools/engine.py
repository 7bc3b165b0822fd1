"""Put together what the browser needs to play without a server: Python, the library, the weights.

    python web/tools/engine.py FOLDER

The files go into `FOLDER/<version>/`, where they never change, and `FOLDER/manifest-2.json` says
which version that is, how large each file is, and its SHA-256. Its number is that of what a page
asks of `engine.py` (see `INTERFACE` in `download.ts`): an older page does not find it. Beside what
shrinks lies its gzip, for our own server. Pyodide comes from npm, like the rest of the page.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

WEB: Final = Path(__file__).parents[1]
SOURCE: Final = WEB.parent / "src"
ENGINE: Final = WEB / "engine"
MANIFEST: Final = "manifest-2.json"
PYODIDE: Final = WEB / "node_modules" / "pyodide"

_FROM_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# The rooms that a table needs.
_ROOMS: Final = (
    "__init__.py",
    "analysis/",
    "bots/",
    "codec/",
    "encoding/",
    "extras.py",
    "game/",
    "later.py",
    "locales/",
    "pad/",
    "tables/",
    "testing/",
    "worlds/",
)
_FROM_NETWORKS: Final = ("__init__.py", "puzzles.txt")  # and the small networks
_WHEN: Final = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive, whenever


def main() -> None:
    """Write the files into the folder named on the command line."""
    size = write_engine(Path(sys.argv[1]))
    print(f"the engine: {size / 1e6:.1f} MB")


def write_engine(folder: Path) -> int:
    """Write the files, in place of any others; how large they are together."""
    files = {name: (PYODIDE / name).read_bytes() for name in _FROM_PYODIDE}
    files["augury.zip"] = library()
    digest = sha256()
    for name in sorted(files):
        digest.update(name.encode() + sha256(files[name]).digest())
    version = digest.hexdigest()[:16]
    shutil.rmtree(folder, ignore_errors=True)
    (folder / version).mkdir(parents=True)
    for name, data in files.items():
        (folder / version / name).write_bytes(data)
        if not name.endswith(".zip"):
            (folder / version / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    listed = [
        {"name": name, "size": len(data), "sha256": sha256(data).hexdigest()}
        for name, data in sorted(files.items())
    ]
    manifest = {"version": version, "files": listed}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")
    return sum(map(len, files.values()))


def library() -> bytes:
    """The rooms of Augury that a table needs, small networks, and what stands in for NumPy."""
    root = SOURCE / "augury"
    rooms = [path for path in sorted(root.rglob("*")) if _wanted(path.relative_to(root).as_posix())]
    rooms += [SOURCE / "augury_networks" / name for name in _FROM_NETWORKS]
    stand_ins = sorted((ENGINE / "python").rglob("*.py"))
    networks = sorted((ENGINE / "weights").rglob("*.npz"))
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for base, paths in (
            (SOURCE, rooms),
            (ENGINE / "python", stand_ins),
            (ENGINE / "weights", networks),
        ):
            for path in paths:
                entry = ZipInfo(path.relative_to(base).as_posix(), _WHEN)
                entry.compress_type = ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
        for path in sorted((root / "locales").glob("*.ftl")):
            entry = ZipInfo(path.relative_to(SOURCE).as_posix(), _WHEN)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, _names(path))
    return packed.getvalue()


def _names(path: Path) -> str:
    """What the bots are called in a language: nobody is to be called so. The page has the rest."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if line.startswith("bot-"))


def _wanted(path: str) -> bool:
    kept = path.endswith((".py", ".json")) and "__pycache__" not in path
    return kept and path.startswith(_ROOMS)


if __name__ == "__main__":
    main()
