"""What comes with `pip install .`, what the extras add, and what is said where one is missing."""

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from augury import cli, extras
from augury.cli.commands.app import COMMANDS
from augury.extras import networks_file, page_folder
from augury.game.errors import MissingExtra

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["extras"]
TEXTS = [
    *(path for path in (ROOT / "src").rglob("*.py")),
    *(ROOT / "docs").glob("*.md"),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
]
MEGABYTE = 2**20


def extras_of(root: Path) -> dict[str, list[str]]:
    """The extras of a source tree, as an installer is told."""
    found = ProjectMetadata(str(root), PluginManager()).core.optional_dependencies
    assert found is not None
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is installed of this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*command, "--directory", str(folder)], cwd=ROOT, check=True)
    [built] = folder.glob("*.whl")
    return built


def test_the_library_is_small_and_has_no_files_of_others(wheel: Path) -> None:
    assert wheel.stat().st_size < 3 * MEGABYTE
    with ZipFile(wheel) as archive:
        sizes = {one.filename: one.file_size for one in archive.infolist()}
    assert {name.split("/")[0] for name in sizes} - {"augury"} == {
        f"augury-{PROJECT['project']['version']}.dist-info"
    }
    assert not [name for name in sizes if name.endswith((".npz", ".wasm", ".js"))]


def test_the_library_needs_nothing(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        [name] = [one for one in archive.namelist() if one.endswith("METADATA")]
        metadata = archive.read(name).decode()
    needs = re.findall(r"(?m)^Requires-Dist: (.+)$", metadata)
    assert needs
    assert [one for one in needs if "extra ==" not in one] == []
    assert re.findall(r"(?m)^Provides-Extra: (.+)$", metadata) == sorted(EXTRAS)


@pytest.mark.parametrize("name", ["networks", "page"])
def test_a_package_of_files_has_the_version_of_the_library(name: str) -> None:
    metadata = ProjectMetadata(str(ROOT / "packages" / name), PluginManager())
    assert metadata.core.name == f"augury-{name}"
    assert metadata.version == PROJECT["project"]["version"]


def test_the_extras_of_a_checkout_are_installed_from_it() -> None:
    found = extras_of(ROOT)
    assert f"augury-networks @ {(ROOT / 'packages/networks').as_uri()}" in found["bots"]
    assert f"augury-page @ {(ROOT / 'packages/page').as_uri()}" in found["play"]
    assert not [one for one in found["server"] if one.startswith("augury-page")]
    assert set(found["terminal"]) | set(found["server"]) | set(found["client"]) <= {*found["play"]}


def test_the_extras_of_a_release_are_installed_from_an_index(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AUGURY_RELEASE", "1")
    version = PROJECT["project"]["version"]
    found = extras_of(ROOT)
    assert found["page"] == [f"augury-page=={version}"]
    assert f"augury-networks=={version}" in found["arena"]
    assert not [one for listed in found.values() for one in listed if "@" in one]


def test_every_extra_is_listed() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^\| (`[^|]+) \|", page)
    assert sorted(re.findall(r"`(\w+)`", " ".join(listed))) == sorted(EXTRAS)


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_only_extras_that_exist_are_named(text: Path) -> None:
    words = text.read_text(encoding="utf-8")
    named = re.findall(r"'?(?:augury|\.)\[([a-z,]+)\]'", words)
    named += re.findall(r'MissingExtra\(\s*[^)]*?"([a-z,]+)"\s*\)', words)
    assert {name for one in named for name in one.split(",")} <= set(EXTRAS)


@pytest.mark.parametrize(
    ("without", "command", "extra"),
    [
        ("typer", [], "terminal"),
        ("typer", ["--language", "de"], "terminal"),
        ("numpy", ["arena", "novice", "archmage"], "arena"),
        ("typer", ["serve"], "server"),
        ("uvicorn", ["serve"], "server"),
        ("pyarrow", ["data", "x.parquet"], "data"),
        ("typer", ["join", "http://localhost/t/x"], "client,terminal"),
        ("websockets", ["join", "http://localhost/t/x"], "client"),
    ],
)
def test_a_command_says_which_extra_it_needs(
    without: str, command: list[str], extra: str, tmp_path: Path
) -> None:
    program = (
        f"import sys; sys.modules[{without!r}] = None; sys.argv = ['augury', *{command!r}]; "
        "from augury.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith(f": pip install 'augury[{extra}]'\n")
    assert done.stderr.count("\n") == 1


def test_every_extra_of_a_command_belongs_to_one() -> None:
    assert cli._EXTRAS.keys() <= {*COMMANDS}


def test_a_strong_player_without_its_network_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "augury_networks", None)
    with pytest.raises(MissingExtra) as caught:
        networks_file("archmage.npz")
    assert caught.value.command == "pip install 'augury[bots]'"


def test_a_strong_player_without_numpy_says_how_to_get_it() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from augury.bots import bot\n"
        "assert bot('novice')\n"
        "bot('archmage')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert last.endswith("player 'archmage' needs NumPy: pip install 'augury[bots]'")


def test_without_the_page_its_folder_is_one_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    monkeypatch.chdir(tmp_path)
    assert not page_folder().exists()


def test_every_package_of_files_can_be_imported() -> None:
    for name in ("augury_networks", "augury_page"):
        assert import_module(name).__doc__
