"""The package as a whole: what it ships, what it shows and what it stands on."""

import ast
import subprocess
import sys
import tomllib
from importlib import metadata, resources
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import augury
from augury import codec, encoding, game

ROOT = Path(__file__).parents[1]
GAME = sorted(
    path
    for room in ("codec", "game", "tables")
    for path in (ROOT / "src/augury" / room).rglob("*.py")
)


def imported(module: Path) -> set[str]:
    """The top-level names of the packages that a module imports, wherever in it."""
    names = set[str]()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                names |= {alias.name.partition(".")[0] for alias in node.names}
            case ast.ImportFrom(module=str(name), level=0):
                names.add(name.partition(".")[0])
            case _:
                pass
    return names


@pytest.mark.parametrize("room", [augury, game, codec], ids=lambda room: room.__name__)
def test_the_public_names_are_sorted_and_exist(room: ModuleType) -> None:
    """Constants, then classes, then functions, as the linter wants it."""
    ordered = sorted(set(room.__all__), key=lambda name: (not name.isupper(), name.islower(), name))
    assert list(room.__all__) == ordered
    for name in room.__all__:
        assert getattr(room, name) is not None


def test_what_stands_at_the_top_is_in_the_game_too() -> None:
    assert set(augury.__all__) - {"errors", "events"} < set(game.__all__)
    for name in set(augury.__all__) - {"errors", "events"}:
        assert getattr(augury, name) is getattr(game, name)


def test_every_error_and_event_can_be_reached() -> None:
    assert set(augury.errors.__all__) <= set(game.__all__)
    assert {one.__name__ for one in get_args(augury.Event)} <= set(game.__all__)
    assert augury.errors.MustFollow is game.MustFollow
    assert augury.events.CardPlayed is game.CardPlayed


def test_a_small_program_imports_neither_codecs_nor_records() -> None:
    """They are half of what there is to import, and most programs need neither."""
    small = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import augury; print(*sys.modules)"
    )
    command = [sys.executable, "-I", "-S", "-c", small]
    there = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert not {"json", "random", "html", "augury.codec.codecs", "augury.game.text.record"} & {
        *there
    }
    assert "augury.game.play.engine" in there


def test_a_name_that_is_not_there_is_refused_as_everywhere() -> None:
    with pytest.raises(AttributeError, match=r"^module 'augury.game' has no attribute 'nothing'$"):
        getattr(game, "nothing")  # noqa: B009  # a type checker refuses it


def test_a_star_brings_no_name_that_another_room_means_otherwise() -> None:
    """`encode` beside `augury.encoding` would be taken for something that makes numbers."""
    names: dict[str, object] = {}
    exec("from augury.encoding import *; from augury import *", names)
    assert not {"encode", "decode"} & names.keys()
    assert all(names[name] is getattr(encoding, name) for name in encoding.__all__)
    assert game.decode(game.encode(game.Rules())) == game.Rules()


def test_the_types_are_shipped() -> None:
    assert resources.files(augury).joinpath("py.typed").is_file()


def test_the_installed_version_is_that_of_the_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert augury.__version__ == metadata.version("augury") == project["version"]


@pytest.mark.parametrize("module", GAME, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_and_tables_need_only_the_standard_library(module: Path) -> None:
    assert imported(module) <= sys.stdlib_module_names | {"augury"}


def test_the_library_can_be_imported_with_nothing_else_installed() -> None:
    bare = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import augury"
    subprocess.run([sys.executable, "-I", "-S", "-c", bare], check=True)


@pytest.mark.parametrize("module", ["games", "rules", "scenarios"])
def test_what_helps_with_tests_needs_no_test_runner(module: str) -> None:
    path = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})"
    bare = f"{path}; import augury.testing.{module}"
    subprocess.run([sys.executable, "-I", "-S", "-c", bare], check=True)


def test_strategies_without_hypothesis_say_how_to_get_it() -> None:
    without = "import sys; sys.modules['hypothesis'] = None; import augury.testing.strategies"
    done = subprocess.run(
        [sys.executable, "-c", without], capture_output=True, text=True, check=False
    )
    hint = "this needs Hypothesis: pip install 'augury[testing]'"
    assert done.stderr.splitlines()[-1] == f"augury.game.errors.MissingExtra: {hint}"


@pytest.mark.parametrize(
    ("room", "what", "extra"),
    [("encoding", "the game as numbers", "bots"), ("arena", "the arena", "arena")],
)
def test_rooms_that_count_with_numpy_say_so(room: str, what: str, extra: str) -> None:
    without = f"import sys; sys.modules['numpy'] = None; import augury.{room}"
    done = subprocess.run(
        [sys.executable, "-c", without], capture_output=True, text=True, check=False
    )
    hint = f"{what} needs NumPy: pip install 'augury[{extra}]'"
    assert done.stderr.splitlines()[-1] == f"augury.game.errors.MissingExtra: {hint}"
