"""What is easily written instead of what is meant has an answer that says what is meant."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from augury.game import (
    Bid,
    NoSuchSeat,
    Play,
    RecordError,
    Rules,
    RulesError,
    State,
    deal,
    dumps,
    legal_actions,
    loads,
    start,
    step,
    view,
)
from augury.game.errors import StateError
from augury.game.text.record import Record
from augury.testing.scenarios import act, dealt

FUNCTIONS: dict[str, Callable[[Any], object]] = {
    "step": lambda state: step(state, Bid(1, 0)),
    "view": lambda state: view(state, 1),
    "legal_actions": lambda state: legal_actions(state, 1),
    "deal": lambda state: deal(state, Random(1)),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_step_has_a_state_and_is_none(name: str) -> None:
    made = step(dealt("R7 | R9 | W", up="R1"), Bid(1, 0))
    with pytest.raises(StateError) as refused:
        FUNCTIONS[name](made)
    assert (
        str(refused.value)
        == f"{name} takes a State, and this is a Step: a Step has one, its .state"
    )
    assert isinstance(refused.value, TypeError)


@pytest.mark.parametrize("name", ["step", "view", "legal_actions"])
def test_what_lies_open_is_not_the_state(name: str) -> None:
    with pytest.raises(StateError, match="this is a Table: a Table is the part of one"):
        FUNCTIONS[name](dealt("R7 | R9 | W", up="R1").table)


def test_other_values_are_called_by_their_type() -> None:
    with pytest.raises(StateError, match=r"^deal takes a State, and this is a Rules$"):
        deal(Rules(), Random(1))  # type: ignore[call-overload]


def test_cards_are_dealt_to_a_state_as_to_its_table() -> None:
    state = start(Rules(players=3))
    assert deal(state, Random(1)) == deal(state.table, Random(1))


def test_a_record_is_read_from_text_and_not_by_its_name() -> None:
    with pytest.raises(RecordError) as refused:
        loads("games/game.wiz")
    assert refused.value.reason == (
        "'games/game.wiz' is the name of a file, not what it says: "
        "loads(Path('games/game.wiz').read_text(encoding='utf-8'))"
    )


def test_what_that_answer_says_works(tmp_path: Path) -> None:
    file = tmp_path / "game.wiz"
    file.write_text(dumps(Record(Rules())), encoding="utf-8")
    assert loads(Path(str(file)).read_text(encoding="utf-8")).rules == Rules()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (b"wiz 1\n", "a record is a str, and this is bytes: text.decode() makes one"),
        (Path("game.wiz"), "a record is a str, and this is"),
    ],
)
def test_a_record_is_no_bytes_and_no_path(value: Any, reason: str) -> None:
    with pytest.raises(RecordError, match=re.escape(reason)):
        loads(value)


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (4.0, "'players=4.0': expected a whole number, as 4 is"),
        (4.5, "'players=4.5': expected a whole number"),
        ("4.0", "'players=4.0': expected a whole number"),
    ],
)
def test_a_number_of_players_is_whole(players: Any, reason: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules(players=players)
    assert str(refused.value) == reason


@pytest.mark.parametrize("seat", [-1, 3, 9])
@pytest.mark.parametrize("ask", [view, legal_actions])
def test_a_seat_that_the_game_does_not_have(ask: Callable[[State, int], object], seat: int) -> None:
    with pytest.raises(NoSuchSeat, match=rf"^no seat {seat}: 3 play, from seat 0$"):
        ask(dealt("R7 | R9 | W", up="R1"), seat)


def test_legal_moves_are_told_apart_by_their_class() -> None:
    bidding = dealt("B1 W | R3 J | G2 G3", up="G4")
    assert (
        view(bidding, 1).legal(Bid) == view(bidding, 1).legal_actions == legal_actions(bidding, 1)
    )
    assert view(bidding, 1).legal(Play) == ()
    assert view(bidding, 2).legal(Bid) == ()
    playing = act(bidding, "1:bid=1 2:bid=0 0:bid=1")
    assert view(playing, 1).legal(Play) == legal_actions(playing, 1)
