"""How fast the arena is: games of our own players, of a guest, and what more time gives the adept.

python benchmarks/arena.py             how long games take
python benchmarks/arena.py strength    the adept at 20, 100 and 500 ms a move against apprentices
"""

import sys
from time import perf_counter

from augury.arena import Match, cores, estimate, results, run
from augury.game import Rules

FOUR = Rules(players=4)
SHORT = Rules(players=4, hand_sizes=(3, 6, 9))  # half a second a move adds up
GUEST = "augury.bots.players.novice:Novice"  # one of ours, but named as if it were anyone's


def measure(title: str, match: Match, processes: int) -> None:
    """Print how long a match takes."""
    begun = perf_counter()
    outcome = results(match, run(match, processes=processes))
    seconds = perf_counter() - begun
    decisions = sum(player.decisions for player in outcome.players)
    games = len(outcome.games)
    print(
        f"{title:34} {games:5} games, {processes} processes {seconds:7.1f} s"
        f"   {1e6 * seconds * processes / decisions:6.1f} µs a decision and process"
    )


def strength(milliseconds: int, games: int) -> None:
    """Print how far the adept is ahead of the apprentice."""
    match = Match((f"adept:ms={milliseconds}", "apprentice"), SHORT, games)
    outcome = results(match, run(match))
    adept, apprentice = outcome.players
    gap = estimate(outcome.difference(0, 1))
    print(
        f"{milliseconds:4} ms  adept {adept.score.mean:6.1f} ± {adept.score.margin:4.1f}"
        f"   apprentice {apprentice.score.mean:6.1f} ± {apprentice.score.margin:4.1f}"
        f"   difference {gap.mean:+6.1f} ± {gap.margin:4.1f}"
        f"   ({outcome.deals} deals, {adept.milliseconds:.1f} ms a decision)",
        flush=True,
    )


def main() -> None:
    """Print one of the tables."""
    if sys.argv[1:] == ["strength"]:
        for milliseconds in 20, 100, 500:
            strength(milliseconds, games=24)
        return
    measure("apprentices", Match(("apprentice",), FOUR, 1000), cores())
    measure("apprentices, one process", Match(("apprentice",), FOUR, 100), 1)
    measure("novices, one process", Match(("novice",), FOUR, 100), 1)
    measure("the same as guests, one process", Match((GUEST,), FOUR, 12), 1)


if __name__ == "__main__":
    main()
