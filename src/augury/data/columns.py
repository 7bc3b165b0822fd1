"""What a row says: one decision, and what came of its round.

Seats count from the one that decides, as in an observation: place 0 is its own, place 1 its left
neighbour's. Places beyond the last player are zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import DTypeLike

from augury.encoding import ACTIONS, AXES, LAYOUT, SEATS


@dataclass(frozen=True)
class Column:
    """A column: its name, the numbers in each of its places, and what they mean."""

    name: str
    dtype: DTypeLike
    shape: tuple[int, ...]  # of one row; (): a single number
    meaning: str

    @property
    def bytes(self) -> int:
        """How many bytes one row of it takes."""
        return int(np.dtype(self.dtype).itemsize * np.prod(self.shape, dtype=int))


_CARDS: Final = AXES["card"]

COLUMNS: Final = (
    Column("game", np.int64, (), "the number of the game, from 0; its rounds share it"),
    Column("round", np.int16, (), "the number of the round, from 1"),
    Column("step", np.int16, (), "which decision of the round it is, from 0"),
    Column("seat", np.int8, (), "who decides"),
    Column("observation", np.int8, (LAYOUT.size,), "what that seat sees, as LAYOUT says"),
    Column("legal", np.bool_, (ACTIONS,), "which actions are legal"),
    Column("action", np.int16, (), "the one that was chosen"),
    Column("hands", np.int8, (SEATS, _CARDS), "how many of each card every seat holds now"),
    Column("bids", np.int8, (SEATS,), "every seat's prediction at the end of the round"),
    Column("tricks", np.int8, (SEATS,), "how many tricks every seat took in the round"),
    Column("points", np.int16, (SEATS,), "what the round brought every seat"),
)
"""Every column, in order."""
