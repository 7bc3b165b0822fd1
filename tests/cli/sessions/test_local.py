"""A game against a bot of one's own, which may have bad manners."""

import asyncio
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


def test_a_move_before_the_table_is_open_is_made_then(tmp_path: Path) -> None:
    """Keys come sooner than the bots; and after the person has left, nothing is heard."""

    async def play() -> None:
        record = saves.new(
            Rules(players=3, hand_sizes=(2,)), name="Ann", seat=1, seed="1", opponents="novice"
        )
        table = LocalTable(record, tmp_path / "game.wiz")
        assert table.view is not None
        move = table.view.legal_actions[0]
        made = asyncio.create_task(table.act(move))
        await asyncio.sleep(0)
        await table.open()
        await made
        assert move in table.file.record.actions
        await table.close()
        late = asyncio.create_task(table.act(move))
        await asyncio.sleep(0)
        assert not late.done()
        late.cancel()

    asyncio.run(play())


def test_the_clocks_are_those_of_a_table() -> None:
    """They stand in `saves` again, so that a command starts without the tables."""
    assert set(CLOCKS) == set(CLOCK_SECONDS)
