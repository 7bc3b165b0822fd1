"""A game against a bot of one's own, which may have bad manners."""

from pathlib import Path

import pytest

from augury.cli import saves
from augury.cli.saves import CLOCKS
from augury.cli.sessions.local import LocalTable
from augury.game import Rules
from augury.tables.table.timers import CLOCK_SECONDS
from tests.cli.seat import play_out


@pytest.mark.parametrize(
    ("name", "words", "count"), [("Raises", "no idea", 2), ("Quits", "enough", 6)]
)
def test_a_bot_that_raises_is_counted_and_the_game_goes_on(
    tmp_path: Path, name: str, words: str, count: int
) -> None:
    """At every bid, or always; a random legal move is made in its place, and the file says so."""
    record = saves.new(
        Rules(players=3, hand_sizes=(2,)),
        name="Ann",
        seat=0,
        seed="1",
        opponents=f"tests.arena.players:{name}",
    )
    path = tmp_path / "game.wiz"
    game = LocalTable(record, path)
    play_out(game)
    faults = game.opponents.faults
    assert len(faults) == count
    assert all(words in fault and "\n" not in fault for fault in faults)
    assert saves.read(path).tags["faults"] == str(count)


def test_the_clocks_are_those_of_a_table() -> None:
    """They stand in `saves` again, so that a command starts without the tables."""
    assert set(CLOCKS) == set(CLOCK_SECONDS)
