"""The arena: matches between players, and an honest way to say which is better.

    match = Match(("novice", "apprentice", "adept"), Rules(players=4), games=200)
    outcome = results(match, run(match))        # on all cores of this machine
    outcome.players                             # means, with intervals over deals
    outcome.differences                         # who is ahead of whom, in the same deals
    page(outcome)                               # all of it as one page of HTML

Every deal is played once for every seat, so that luck cancels, and the same seed gives the same
results on any number of processes.
"""

try:
    import numpy as np  # noqa: F401
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("the arena needs NumPy", "arena") from missing

from augury.arena.errors import ArenaError, BotFault
from augury.arena.games import Fault, Played, play
from augury.arena.matches import Fixture, Match, line_ups
from augury.arena.ratings import Rating, rate
from augury.arena.report import command, page
from augury.arena.results import Difference, PlayerResult, Results, results
from augury.arena.statistics import Estimate, estimate, student
from augury.arena.workers import run
from augury.processes import cores

__all__ = [
    "ArenaError",
    "BotFault",
    "Difference",
    "Estimate",
    "Fault",
    "Fixture",
    "Match",
    "Played",
    "PlayerResult",
    "Rating",
    "Results",
    "command",
    "cores",
    "estimate",
    "line_ups",
    "page",
    "play",
    "rate",
    "results",
    "run",
    "student",
]
