"""Players that have no name yet: a class, an object, one of a notebook or of the script itself."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from augury import Move, Rules, View
from augury.arena import ArenaError, Match, command, results, run
from augury.bots import bot
from augury.game.errors import BotError
from tests.arena.players import First, Quits, Raises

RULES = Rules(players=3, hand_sizes=(1, 2))


def local_player() -> type:
    """A class that no module knows by name, as in a notebook."""

    class Notebook:
        def act(self, view: View, rng: Random) -> Move:
            return rng.choice(view.legal_actions)

    return Notebook


def test_a_class_that_others_can_import_goes_by_its_name() -> None:
    match = Match(("novice", First), RULES, games=3)
    assert match.bots == ("novice", "tests.arena.players:First")
    assert match == Match(("novice", "tests.arena.players:First"), RULES, games=3)


def test_one_of_a_notebook_plays_in_this_process() -> None:
    match = Match(("novice", local_player(), First()), RULES, games=3)
    assert match.names == ("novice", "local_player.<locals>.Notebook", "First")
    outcome = results(match, run(match))
    assert outcome.players[0].games == match.planned
    assert "First" in command(match)
    with pytest.raises(ArenaError, match="lives in this process alone"):
        list(run(match, processes=2))


def test_its_mistakes_are_counted() -> None:
    for player, words in (Raises(), "LookupError: no idea what to bid"), (Quits(), "enough"):
        games = list(run(Match(("novice", player), RULES, games=3)))
        assert any(words in fault.reason for game in games for fault in game.faults)


def test_what_is_no_player_is_refused() -> None:
    with pytest.raises(BotError, match="has no method act"):
        list(run(Match(("novice", object()), RULES, games=3)))  # type: ignore[arg-type]
    assert isinstance(bot(First), First)


SCRIPT = """
from augury import Rules
from augury.arena import Match, results, run

print("here")
match = Match(("novice", "apprentice"), Rules(players=3, hand_sizes=(1,)), games=6)
print(sum(player.games for player in results(match, run(match, processes=2)).players))
"""


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.stderr == ""
    assert done.stdout.split()[0] == "here"
    assert done.stdout.count("here") == 1
