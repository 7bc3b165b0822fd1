"""How many cards of each suit lie in each place: the grids that fit, counted and drawn.

A *grid* has a row for every suit, a column for every place and a number of cards in each cell. The
rows and the columns add up to given numbers, and some cells must stay empty. A grid stands for many
ways to lay single cards, and is drawn as often as there are: a row of n cards can be cut into cells
of a, b, c … in n! / (a! b! c! …) ways.

Besides, there is a spare row and a spare column without any cell that must stay empty. They are not
listed: the spare column takes what the other columns leave, the spare row fills what the other rows
leave open.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, TypeAlias

__all__ = ["Grids", "Row"]

Row: TypeAlias = tuple[int, ...]

_BITS: Final = 7  # for the number of cards in a column: no deck has 128
_MASK: Final = (1 << _BITS) - 1


class Grids:
    """All grids with these rows and these empty cells, for any columns.

    The count goes row by row, from what the columns still have room for to what they then have,
    and remembers for each such room the ways that lead on. Columns that are asked for later
    profit from it. A room, and what a row takes of it, is written as one number with a digit for
    every column, so that taking is a subtraction.
    """

    def __init__(
        self, rows: Row, spare: int, columns: int, empty: frozenset[tuple[int, int]]
    ) -> None:
        """Rows that add up to `rows`, and a spare one; so many columns; cells (row, column)."""
        self._rows = rows
        self._spare = spare
        self._columns = columns
        self._cells = [
            [column for column in range(columns) if (row, column) not in empty]
            for row in range(len(rows))
        ]
        self._cards = (*accumulate(reversed(rows), initial=spare),)[::-1]  # from each row on
        self._ways: list[dict[int, int]] = [{} for _ in self._cards]
        self._choices: list[dict[int, tuple[list[int], list[int]]]] = [{} for _ in rows]

    def count(self, columns: Row) -> int:
        """How many ways to lay the cards the grids with these columns stand for."""
        return self._onward(0, _written(columns)) if sum(columns) <= self._cards[0] else 0

    def draw(self, columns: Row, rng: Random) -> list[Row]:
        """The rows of one grid, as likely as it has ways. The columns must have been counted."""
        grid = []
        room = _written(columns)
        for choices in self._choices:
            totals, taken = choices[room]
            at = bisect_right(totals, rng.randrange(totals[-1])) if len(totals) > 1 else 0
            grid.append(self._digits(taken[at]))
            room -= taken[at]
        return grid

    def _onward(self, number: int, room: int) -> int:
        """In how many ways the rows from `number` on fill this room."""
        known = self._ways[number]
        if room not in known:
            if number < len(self._rows):
                known[room] = self._lay_row(number, room)
            else:
                known[room] = _cuts(self._spare, self._digits(room))
        return known[room]

    def _lay_row(self, number: int, room: int) -> int:
        cards, digits = self._rows[number], self._digits(room)
        partial = [(0, cards, 1)]  # what the cells so far take, the cards left over, the ways
        for column in self._cells[number]:
            unit, most = 1 << _BITS * column, digits[column]
            partial = [
                (taken + cell * unit, left - cell, ways * comb(left, cell))
                for taken, left, ways in partial
                for cell in range(min(left, most) + 1)
            ]
        # If more is left over, the rows that follow cannot fill the columns.
        most_left = cards + self._cards[number + 1] - sum(digits)
        total = 0
        totals: list[int] = []
        choices: list[int] = []
        for taken, left, ways in partial:
            if left <= most_left and (onward := self._onward(number + 1, room - taken)):
                total += ways * onward
                totals.append(total)
                choices.append(taken)
        self._choices[number][room] = totals, choices
        return total

    def _digits(self, room: int) -> Row:
        return tuple([room >> _BITS * column & _MASK for column in range(self._columns)])


def _written(columns: Row) -> int:
    return sum(digit << _BITS * column for column, digit in enumerate(columns))


def _cuts(cards: int, cells: Row) -> int:
    """In how many ways these cells can be filled from so many cards."""
    ways = 1
    for cell in cells:
        ways *= comb(cards, cell)
        cards -= cell
    return ways
