"""Games of different rules, sorted into batches that go on together.

A batch may mix any rules, but then each of its games has as many places as the largest needs, goes
through the phases of special cards, and waits for the longest round. Where there are many games of
many rules, it is faster to play them in groups.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from augury.batch.options import Options, Shape, options, shape
from augury.game.errors import RulesError
from augury.game.rules import Rules


@dataclass(frozen=True)
class Group:
    """Games of as many players, with special cards of the same sort or without, and about as long.

    The options may be those of a few games more, which fill the group up and come last.
    """

    options: Options
    games: NDArray[np.intp]  # which of the rules that were given are those of its games


def groups(rules: Sequence[Rules], *, size: int = 1024) -> tuple[Group, ...]:
    """Every one of the rules in one group, of `size` games at the most.

    All groups with as many players, and with the same sort of special cards or without, have the
    same shape: what is compiled for one of them serves the others.
    """
    if size < 1:
        raise RulesError(f"groups of {size} games: there must be room for one at least")
    alike: dict[Shape, list[int]] = defaultdict(list)
    for game in sorted(range(len(rules)), key=lambda game: sum(rules[game].schedule)):
        alike[shape(rules[game])].append(game)
    found = []
    for games in alike.values():
        parts = -(-len(games) // size)
        length = -(-len(games) // parts)
        for first in range(0, len(games), length):
            mine = games[first : first + length]
            filled = mine + mine[-1:] * (length - len(mine))
            found.append(Group(options(rules[game] for game in filled), np.array(mine, np.intp)))
    return tuple(found)
