"""The tree of errors: drawn in its module, answered with its statuses, documented."""

import re
from pathlib import Path

import pytest

from augury.game import errors as game
from augury.game.errors import AuguryError, IllegalAction, NotationError, RulesError
from augury.tables import errors
from augury.tables.errors import Refused, status
from augury.tables.protocol.closings import Closing
from tests.server.harness import calling, house, run

PROTOCOL = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
KINDS = sorted(Refused.__subclasses__(), key=lambda kind: kind.__name__)


def drawn() -> list[str]:
    """The tree, from the classes."""

    def line(before: str, kind: type[Refused]) -> str:
        name = f"{before}{kind.__name__}"
        return f"{name:<28} {kind.status}  {kind.code:<18} {kind.__doc__}"

    branches = [line("        ├── ", kind) for kind in KINDS[:-1]]
    return [
        "    AuguryError",
        line("    └── ", Refused),
        *branches,
        line("        └── ", KINDS[-1]),
    ]


def test_the_tree_is_drawn_as_it_is() -> None:
    lines = (errors.__doc__ or "").splitlines()
    assert [text for text in lines if text.startswith("    ")] == drawn()


def test_every_error_is_in_the_tree_and_has_a_code_of_its_own() -> None:
    defined = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    kinds = _all(Refused)
    assert kinds == {Refused, *KINDS}
    assert kinds == {kind for kind in defined if kind.__module__ == errors.__name__}
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_the_documentation_lists_every_code() -> None:
    """Those a client can meet: of the game, those of an action, of notation and of rules."""
    section = PROTOCOL.partition("### Errors")[2].partition("Codes with which")[0]
    listed = re.findall(r"^\| `([a-z_]+)` \| ([0-9]+) \|", section, re.MULTILINE)
    actions = {kind.code for kind in IllegalAction.__subclasses__()} - {game.BadDeal.code}
    met = {(code, "409") for code in actions}
    met |= {(kind.code, str(status(kind("")))) for kind in (NotationError, RulesError)}
    met |= {(kind.code, str(kind.status)) for kind in KINDS}
    met |= {(game.NoSuchSeat.code, str(status(game.NoSuchSeat(""))))}
    assert set(listed) == met
    assert len(listed) == len(met)


def test_the_documentation_lists_every_close_code() -> None:
    section = PROTOCOL.partition("Codes with which")[2].partition("An opening that")[0]
    listed = {int(code) for code in re.findall(r"^\| ([0-9]{4}) \|", section, re.MULTILINE)}
    too_long = 1009  # which the WebSocket library says by itself
    assert listed == {*Closing, too_long}


@pytest.mark.parametrize("error", [RulesError(""), NotationError(""), IllegalAction("")])
def test_what_the_game_refuses_has_a_status_too(error: AuguryError) -> None:
    assert status(error) == (409 if isinstance(error, IllegalAction) else 422)


def test_what_is_served_nowhere_is_refused_in_the_same_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            nowhere = await client.get("/api/nowhere")
            assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no_such_address")
            wrong = await client.delete("/api/tables")
            assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong_method")
            assert "Allow" in wrong.headers

    run(scenario())


def _all(kind: type[Refused]) -> set[type[Refused]]:
    return {kind, *(each for sub in kind.__subclasses__() for each in _all(sub))}
