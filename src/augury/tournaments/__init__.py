"""Tournaments: who sits with whom, who is where, and what a format is worth.

    drawn = draw(Draw(people=range(232), earlier=games), seed)
    places = standing(stage, scores, people)
    forecast = simulate(PRESETS["championship-2024"], field, games, 1000, seed=1)

Everything here is a value or a function of values. Nothing knows a network or a disk.
"""

from augury.tournaments.drawing import Draw, Drawn, Sizes, draw, table_sizes
from augury.tournaments.errors import TournamentError
from augury.tournaments.plan import PRESETS, Counting, Plan, Seating, Stage, Tie
from augury.tournaments.simulation import Field, Forecast, simulate
from augury.tournaments.standing import Place, Score, standing, worth

__all__ = [
    "PRESETS",
    "Counting",
    "Draw",
    "Drawn",
    "Field",
    "Forecast",
    "Place",
    "Plan",
    "Score",
    "Seating",
    "Sizes",
    "Stage",
    "Tie",
    "TournamentError",
    "draw",
    "simulate",
    "standing",
    "table_sizes",
    "worth",
]
