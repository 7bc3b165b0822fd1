"""A card of a known sort is one record: add it, and every room of the house plays with it.

`tests/new_card` has the made-up cards and what each room does with them. One of them is added
alone, as someone would add it; three more of other sorts together.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# One process for those that are quick: it takes longer to start than to play there.
ROOMS = ("game,worlds,encoding,bots,archmage,envs,server,terminal,pad", "batch")


def run(rooms: str, *cards: str) -> str:
    """What these rooms print when games are played there with these cards added."""
    command = [sys.executable, "-m", "tests.new_card", rooms, *cards]
    played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    return played.stdout


@pytest.mark.parametrize(
    "cards", ["titan imp mist", pytest.param("hermit", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("rooms", ROOMS)
def test_games_are_played_with_a_card_that_is_one_more_record(rooms: str, cards: str) -> None:
    run(rooms, *cards.split())


def test_games_without_it_are_played_as_before() -> None:
    """A network's weights, too, mean what they meant."""
    before = run("old_games")
    assert len(before.splitlines()) > 100
    assert run("old_games", "hermit") == before
