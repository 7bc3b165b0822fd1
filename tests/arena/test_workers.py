from __future__ import annotations

import gc
from collections.abc import Iterable
from dataclasses import replace
from multiprocessing import active_children
from subprocess import Popen

import pytest

from augury.arena import ArenaError, BotFault, Match, Played, run
from augury.game import SPECIAL, Rules
from augury.game.errors import BotError

HERE = "tests.arena.players"
MATCH = Match(
    ("novice", f"{HERE}:First", f"{HERE}:Illegal"),
    Rules(players=4, hand_sizes=(2, 3), special=SPECIAL),
    games=12,
    seed="a seed",
)


def _timeless(games: Iterable[Played]) -> list[Played]:
    """The games in order, and without what no seed decides."""
    found = sorted(games, key=lambda game: (game.fixture.deal, game.fixture.turn))
    return [replace(game, seconds=()) for game in found]


@pytest.fixture(scope="module")
def alone() -> list[Played]:
    return _timeless(run(MATCH, processes=1, keep=True))


def test_the_result_does_not_depend_on_the_number_of_processes(alone: list[Played]) -> None:
    assert any(game.faults for game in alone)
    assert _timeless(run(MATCH, processes=2, keep=True)) == alone


def test_another_seed_is_another_match(alone: list[Played]) -> None:
    other = _timeless(run(replace(MATCH, seed="another"), processes=1, keep=True))
    assert [game.pad for game in other] != [game.pad for game in alone]


def _end_ray() -> None:
    """End what Ray leaves: it waits a second for its processes, and not after a failed start."""
    # By type: `isinstance` asks a weak proxy for its class, which may be gone.
    for process in [each for each in gc.get_objects() if type(each) is Popen]:
        if "/ray/" in str(process.args) and process.poll() is None:
            process.kill()
            process.wait()


# Ray forks, and JAX warns of that where another test of this process has loaded it.
@pytest.mark.long
@pytest.mark.filterwarnings("ignore:os.fork:RuntimeWarning")
def test_the_result_is_the_same_on_a_ray_cluster(alone: list[Played]) -> None:
    pytest.importorskip("ray")
    try:
        games = _timeless(run(MATCH, ray="local", keep=True))
    except ArenaError as error:
        if "timed out during startup" not in str(error):
            raise
        pytest.skip("NOT PROVEN: too busy for Ray, which gives itself 30 seconds to start")
    finally:
        _end_ray()
    assert games == alone


def test_nobody_at_that_address() -> None:
    pytest.importorskip("ray")
    with pytest.raises(ArenaError, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        run(MATCH, ray="127.0.0.1:1")


def test_stopped_early_it_leaves_nothing_running() -> None:
    games = run(MATCH, processes=2)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_strict_reaches_over_processes() -> None:
    with pytest.raises(BotFault, match="Illegal, in seat"):
        list(run(MATCH, processes=2, strict=True))
    assert active_children() == []


def test_no_such_player() -> None:
    with pytest.raises(BotError, match="no player 'sage'"):
        run(replace(MATCH, bots=("novice", "sage")))


def test_no_process() -> None:
    with pytest.raises(ArenaError, match="0 processes"):
        run(MATCH, processes=0)
