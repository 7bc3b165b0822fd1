"""How many cards of each suit lie in each place: the grids that fit, counted and drawn.

A *grid* has a row for every suit, a column for every place and a number of cards in each cell. The
rows and the columns add up to given numbers, and some cells must stay empty. A grid stands for many
ways to lay single cards, and is drawn as often as there are: a row of n cards can be cut into cells
of a, b, c … in n! / (a! b! c! …) ways.

Besides, there is a spare row and a spare column without any cell that must stay empty. They are not
listed: the spare column takes what the other columns leave, the spare row fills what the other rows
leave open.

The count goes row by row, and there is less and less to count. A column that may hold whatever is
to come is *open*: it is filled last, out of all that the others leave, and one number says in how
many ways. Columns that must leave the same of the rows to come empty are one from there on, and
what lies in them is divided in the end.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import islice
from math import comb
from random import Random
from typing import Final, NamedTuple, TypeAlias

Counts: TypeAlias = tuple[int, ...]

_BITS: Final = 7  # for the number of cards in a column: no deck has 128
_MASK: Final = (1 << _BITS) - 1


class _Stage(NamedTuple):
    """A row, and the columns as they are before it: each must leave some row to come empty."""

    cards: int  # in the row
    after: int  # in the rows that follow, the spare one included
    columns: int
    cells: tuple[int, ...]  # the columns that the row may lie in
    groups: tuple[tuple[int, ...], ...]  # columns that are one after it: the columns of the next
    opened: tuple[int, ...]  # columns that may hold whatever follows


class Grids:
    """All grids with these rows and these empty cells, for any columns.

    The count remembers, for what the columns still have room for, the ways that lead on. Columns
    that are asked for later profit from it. A room, and what a row takes of it, is written as one
    number with a digit for every column, so that taking is a subtraction.
    """

    def __init__(self, rows: Counts, spare: int, empty: Sequence[frozenset[int]]) -> None:
        """How many cards rows have, and how many are spare; the rows each column leaves empty."""
        self._stages: list[_Stage] = []
        columns, after = [*empty], sum(rows) + spare
        for row, cards in enumerate(rows):
            after -= cards
            groups: dict[frozenset[int], list[int]] = {frozenset(): []}
            for column, leaves in enumerate(columns):
                groups.setdefault(leaves - {row}, []).append(column)
            opened = groups.pop(frozenset())
            cells = (column for column, leaves in enumerate(columns) if row not in leaves)
            joined = tuple(map(tuple, groups.values()))
            stage = _Stage(cards, after, len(columns), tuple(cells), joined, tuple(opened))
            self._stages.append(stage)
            columns = [*groups]
        self._ways: list[dict[int, int]] = [{} for _ in rows]  # by the room before each row
        self._followed: list[dict[int, int]] = [{} for _ in rows]  # by the room that it leaves
        self._choices: list[dict[int, tuple[list[int], list[int]]]] = [{} for _ in rows]

    def count(self, columns: Counts) -> int:
        """How many ways to lay the cards the grids with these columns stand for."""
        return self._onward(0, _pack(columns))

    def draw(self, columns: Counts, rng: Random) -> list[Counts]:
        """The rows of one grid, as likely as it has ways. The columns must have been counted."""
        return self._draw(0, _pack(columns), rng)

    # What the rows from one on may do

    def _onward(self, number: int, room: int) -> int:
        """In how many ways the rows from `number` on fill this room."""
        if not room:
            return 1
        known = self._ways[number]
        if room not in known:
            known[room] = self._ways_from(number, room)
        return known[room]

    def _ways_from(self, number: int, room: int) -> int:
        """The same, worked out: every cut of this row, times the ways of the rows behind it."""
        followed = self._followed[number]
        total = 0
        totals: list[int] = []
        choices: list[int] = []
        for taken, ways in self._cuts(number, room):
            left = room - taken
            if left not in followed:
                followed[left] = self._follow(number, left)
            if onward := followed[left]:
                total += ways * onward
                totals.append(total)
                choices.append(taken)
        self._choices[number][room] = totals, choices
        return total

    def _cuts(self, number: int, room: int) -> list[tuple[int, int]]:
        """Every way to cut a row: what its cells take of the room, and in how many ways."""
        stage = self._stages[number]
        digits = _digits(room, stage.columns)
        # If fewer are taken, the rows that follow cannot fill the columns.
        least = sum(digits) - stage.after
        partial = [(0, stage.cards, 1)]  # what the cells so far take, the cards left over, the ways
        for column in stage.cells:
            if most := digits[column]:
                unit = 1 << _BITS * column
                partial = [
                    (taken + cell * unit, left - cell, ways * comb(left, cell))
                    for taken, left, ways in partial
                    for cell in range(min(left, most) + 1)
                ]
        most_left = stage.cards - least
        return [(taken, ways) for taken, left, ways in partial if left <= most_left]

    def _follow(self, number: int, room: int) -> int:
        """In how many ways the rows after `number` fill the room that it leaves."""
        stage = self._stages[number]
        digits = _digits(room, stage.columns)
        ways, pool = 1, stage.after - sum(digits)
        for column in stage.opened:  # out of what the others leave
            pool += digits[column]
            ways *= comb(pool, digits[column])
        joined, divisions = _join(stage, digits)
        return ways * divisions * self._onward(number + 1, joined)

    # Drawing

    def _draw(self, number: int, room: int, rng: Random) -> list[Counts]:
        """The rows from `number` on, of a grid with this room."""
        if number == len(self._stages):
            return []
        stage = self._stages[number]
        if not room:
            return [(0,) * stage.columns] * (len(self._stages) - number)
        totals, taken = self._choices[number][room]
        place = bisect_right(totals, rng.randrange(totals[-1])) if len(totals) > 1 else 0
        digits = _digits(room - taken[place], stage.columns)
        rest = self._draw(number + 1, _join(stage, digits)[0], rng)
        drawn = [[0] * stage.columns for _ in rest]
        for at, group in enumerate(stage.groups):
            if len(group) == 1:
                for row, cells in zip(drawn, rest, strict=True):
                    row[group[0]] = cells[at]
            else:
                _divide([cells[at] for cells in rest], group, digits, drawn, rng)
        if stage.opened:
            following = self._stages[number + 1 :]
            left = [row.cards - sum(cells) for row, cells in zip(following, rest, strict=True)]
            elsewhere = sum(digits[column] for group in stage.groups for column in group)
            spare = stage.after - elsewhere - sum(left)
            _divide(left, stage.opened, digits, drawn, rng, spare)
        return [_digits(taken[place], stage.columns), *map(tuple, drawn)]


def _divide(
    cards: list[int],
    columns: Counts,
    room: Counts,
    drawn: list[list[int]],
    rng: Random,
    spare: int | None = None,
) -> None:
    """Fill columns at random with given numbers of cards of each row, and of spare ones.

    If it is not said how many are spare, it is what the rows leave of the room.
    """
    wanted = sum(room[column] for column in columns)
    if not any(cards) or not wanted:
        return
    pool = [row for row, number in enumerate(cards) for _ in range(number)]
    nothing = len(cards)  # a card of the spare row, which is not listed
    pool += [nothing] * (wanted - len(pool) if spare is None else spare)
    taken = iter(rng.sample(pool, wanted))
    for column in columns:
        for row in islice(taken, room[column]):
            if row != nothing:
                drawn[row][column] += 1


def _join(stage: _Stage, digits: Counts) -> tuple[int, int]:
    """The room of the next row's columns, and in how many ways it can be divided among these."""
    room, ways = 0, 1
    for at, group in enumerate(stage.groups):
        together = 0
        for column in group:
            if digit := digits[column]:
                together += digit
                if together > digit:
                    ways *= comb(together, digit)
        room += together << _BITS * at
    return room, ways


def _digits(room: int, columns: int) -> Counts:
    return tuple([room >> _BITS * column & _MASK for column in range(columns)])


def _pack(columns: Counts) -> int:
    return sum(digit << _BITS * column for column, digit in enumerate(columns))
