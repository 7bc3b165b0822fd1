"""Everyone's chance to win the game, at any moment of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.search.objective import LEFT_AT_END, SWING
from augury.bots.search.victory import chance_to_win
from augury.game.play.table import Phase, State, Table

Numbers: TypeAlias = NDArray[np.float64]

_OPEN: Final = 0.8  # of a round's swing is open once the cards are dealt; it falls with the tricks


def chances_of_totals(totals: Numbers, to_come: int, open_share: float = 0.0) -> Numbers:
    """The chances with these totals, [games, seats], `to_come` rounds before the end.

    Of a round that is being played, what is expected is in the totals, and a share is still open.
    """
    left = to_come + _OPEN * open_share
    columns = totals.T
    undecided: Numbers = chance_to_win(columns, columns, SWING * (left + LEFT_AT_END) ** 0.5, np).T
    return undecided


def chances_between_rounds(tables: Sequence[Table]) -> Numbers:
    """The chances at these tables, [tables, seats], that have come equally far.

    After the last round it is a victory, or a share of one (R8.1, O3).
    """
    if to_come := _to_come(tables[0]):
        return chances_of_totals(np.array([table.totals for table in tables], float), to_come)
    first = np.array([table.ranks for table in tables]) == 1
    shared: Numbers = first / first.sum(axis=1, keepdims=True)
    return shared


def chances_to_win(states: Sequence[State], points: Numbers) -> Numbers:
    """The chances in these states, [states, seats], in which a round is expected to bring so much.

    Between rounds and at the end of the game nothing is expected any more.
    """
    rows = []
    for state, expected in zip(states, points, strict=True):
        table = state.table
        if table.phase in (Phase.DEAL, Phase.OVER):
            rows.append(chances_between_rounds([table])[0])
        else:
            totals = np.array([table.totals], float) + expected
            left = 1 - sum(table.taken) / table.hand_size
            rows.append(chances_of_totals(totals, _to_come(table), left)[0])
    return np.array(rows)


def _to_come(table: Table) -> int:
    """Rounds that are still to be dealt."""
    return table.rules.rounds - table.number
