"""The help at the table: what may be typed, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from augury.cli import ink, words
from augury.game import CLOUD, JUGGLER, SHAPESHIFTER, SPECIAL, Rules

__all__ = ["manual"]

_TYPED: Final = "What you can type"
_SIGNS: Final = "What the signs mean"


def manual(rules: Rules) -> RenderableType:
    """All there is to know about the prompt and the table, under these rules."""
    return Group(
        Text(_TYPED, style="bold"),
        Padding(_grid(_typed(rules)), (0, 0, 1, 2)),
        Text(_SIGNS, style="bold"),
        Padding(_grid(_signs(rules)), (0, 0, 0, 2)),
    )


def _grid(lines: Iterator[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for sign, meaning in lines:
        grid.add_row(ink.paint(sign), ink.paint(meaning))
    return grid


def _typed(rules: Rules) -> Iterator[tuple[str, str]]:
    yield "3", "your bid; or the card that has this number below it"
    yield "R7, b13, W, J", "a card by its letter and value, in upper or lower case"
    if SHAPESHIFTER in rules.special:
        yield "S=W, S=J", "the Shapeshifter as a Wizard, as a Jester"
    if JUGGLER in rules.special or CLOUD in rules.special:
        yield "U=R, C=G", "the Juggler as a red 7½, the Cloud as a green 9¾"
    if rules.suits_matter:
        yield "R, red, none", "a suit to name as trump, or none where that is allowed"
    if CLOUD in rules.special:
        yield "+, -", "one more or one less, when the Cloud changes your bid"
    yield "?", "this help"
    yield "r", "the rules in force (where a suit is asked for, type: rules)"
    yield "p", "the score pad"
    yield "q, Ctrl-D", "leave; the game is saved after every move, and can be resumed"


def _signs(rules: Rules) -> Iterator[tuple[str, str]]:
    yield "B R G Y", "blue, red, green, yellow; W is a Wizard, J a Jester"
    special = [kind for kind in SPECIAL if kind in rules.special]
    if special:
        yield "Special", ", ".join(f"{kind.code} {kind.name.capitalize()}" for kind in special)
    yield words.TO_ACT, "has to act now"
    yield words.WINNING, "wins the trick as it stands"
    if rules.special:
        yield words.WOULD_WIN, "would win it, but the Bomb makes it nobody's"
    yield (
        f"(2) {words.HIDDEN_BID} {words.AWAITED}",
        "your bid, unseen by others; one you may not see; one that is awaited",
    )
    yield "1 2 3", "below your cards: those you may play; on the table: the order of play"
