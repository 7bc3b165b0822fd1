"""What cannot stand on a score pad, as data: a code, and what the sentence about it needs.

    PadError                  raised where a value is refused; nothing has changed
    └── .problem              a `Problem`; `.line` says where in a file, if it came from one

Some things cannot be at all, such as a prediction above the number of tricks: they are refused.
Others are only not right yet, such as tricks that do not add up: `problems` of `facts` lists them,
and the pad keeps what was entered. The terminal and the page say both in the player's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from augury.game.errors import AuguryError


@dataclass(frozen=True)
class Problem:
    """Something that cannot be, or is not right yet."""

    code: str
    round: int | None = None  # its number, from 1
    name: str | None = None  # whose it is
    value: int | str | None = None  # what was entered
    limit: int | str | None = None  # what would be right, or the most there can be

    def __str__(self) -> str:
        sentence = _SENTENCES[self.code].format(
            name=self.name, value=self.value, limit=self.limit, round=self.round
        )
        return sentence if self.round is None else f"round {self.round}: {sentence}"


class PadError(AuguryError, ValueError):
    """A value that the pad refuses, or a text that is none."""

    code = "pad"

    def __init__(self, problem: Problem, line: int | None = None) -> None:
        super().__init__(str(problem) if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line

    def __reduce__(self) -> tuple[type[PadError], tuple[Problem, int | None]]:
        return PadError, (self.problem, self.line)


_SENTENCES: Final[Mapping[str, str]] = {
    # the table
    "names": "{value} names: there have to be {limit}",
    "columns": "{value} columns: a pad has at most {limit}",
    "name": "{name!r} is no name: it begins and ends with something to be seen",
    "name-twice": "{name} is there twice",
    "dealer": "no column {value} to deal: the last one is {limit}",
    # a round
    "round": "no such round: the next one is {limit}",
    "over": "the game is over",
    "cells": "{value} columns are entered, the table has {limit}",
    "too-few": "{value} take part: at least {limit} have to",
    "too-many": "{value} take part: at most {limit} can",
    "cards": "{value} cards each: it must be 1 to {limit}",
    "bid": "{name} predicts {value}: it must be 0 to {limit}",
    "taken": "{name} wins {value} tricks: it must be 0 to {limit}",
    "trump": "{value} is no trump: it must be {limit}",
    "no-bomb": "a trick belongs to nobody, but no card of this game does that",
    "no-cloud": "{name} changes a prediction, but no card of this game does that",
    "change-twice": "{name} changes a prediction, as somebody else did: only one can",
    "change": "{name} changes the prediction to {value}: it must be 0 to {limit}",
    "change-unbid": "{name} has not predicted yet, so there is nothing to change",
    "change-by": "{name} changes the prediction by {value}: it must be one up or down",
    "rests": "{name} rests in this round",
    # not right yet
    "even": "the predictions add up to {value}, the number of tricks: the last one must differ",
    "over-tricks": "{value} tricks are entered, there are {limit}",
    "short-tricks": "{value} tricks are entered, there are {limit}",
    "change-trickless": "{name} changed the prediction with the Cloud, but won no trick",
    "open": "not everything is entered",
    # a text
    "no-pad": "{value} begins no pad: expected {limit}",
    "cut": "the pad breaks off within a line: end it with a line break",
    "unread": "{value} is no line of a pad: expected {limit}",
    "twice": "{value} is already said in line {limit}",
    "no-rules": "the pad has no rules: expected a line such as {limit}",
    "rules": "{value}",
    "quote": "{value} is no text in quotes",
    "seat": "no name for seat {value}",
    "date": "{value} is no date: expected one such as {limit}",
    "cell": "{value} is no cell: expected one such as {limit}",
    "after-end": "{value} after the end",
    "order": "round {value} is out of order: expected round {limit}",
}
