"""What sort of card each one is, to the heuristics.

A card is judged by what it can do: how strong its faces are, whether its owner may choose among
them, what effects they have. No card is known by its name, so one that the game gets later is
judged like those of its sort.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from augury.bots.engine.piles import LONE, UNIT_OF, copies, tally
from augury.encoding.plays import (
    COPIES,
    EFFECTS,
    PLAY_IDS,
    PLAYS,
    STRENGTH,
    TOPPLED,
    TOPPLES,
)
from augury.game.cards import Card

FACES: Final = tuple(
    tuple(PLAY_IDS[card, face] for face in (card.faces if card not in COPIES else (card,)))
    for card, _ in PLAYS
)
"""All plays of the card that a play is one of. A Vampire has one, while nobody knows what it is."""

UNKNOWN: Final = frozenset(PLAY_IDS[card, card] for card in COPIES)
AS_UNKNOWN: Final = 0.5
"""The chance of what nobody knows yet to win: mostly it turns out to be a trump (Y2.4)."""

ORDINARY, FIXED, FLEXIBLE = range(3)
SORT: Final = tuple(
    FLEXIBLE if len(faces) > 1 else FIXED if card.kind.special else ORDINARY
    for (card, _), faces in zip(PLAYS, FACES, strict=True)
)
"""Of each play: a card of the base deck, a special card, or one whose owner chooses a face."""


def _beats(play: int, others: range | tuple[int, ...]) -> bool:
    """Whether a play is stronger than all these others, whatever is trump and was led."""
    return all(row[play] > row[other] for row in STRENGTH for other in others)


def _is_high(play: int) -> bool:
    return _beats(play, range(LONE))


def _flags(play: int, of: tuple[int, ...], partners: tuple[int, ...]) -> int:
    return sum(partner for flag, partner in zip(of, partners, strict=True) if EFFECTS[play] & flag)


WINS_WITH: Final = tuple(_flags(play, TOPPLES, TOPPLED) for play in range(len(PLAYS)))
FALLS_TO: Final = tuple(_flags(play, TOPPLED, TOPPLES) for play in range(len(PLAYS)))
"""Effects of other cards in the trick by whose company a play wins, and falls (S3.2)."""


def bearing(effects: int) -> set[Card]:
    """The cards that have one of these effects."""
    return {card for (card, _), own in zip(PLAYS, EFFECTS, strict=True) if own & effects}


def _beaten_by(play: int) -> int:
    stronger = (card for number, (card, _) in enumerate(PLAYS) if _beats(number, (play,)))
    return sum(map(copies, {*stronger, *bearing(FALLS_TO[play])}))


BEATEN_BY: Final = tuple(_beaten_by(play) if play >= LONE else 0 for play in range(len(PLAYS)))
"""The cards that surely beat a play without a suit, as a pile: of a Wizard, the Dragon."""


class Lone(NamedTuple):
    """A card without a suit of its own."""

    play: int  # its first face
    high: bool  # it can beat every number card
    suited: bool  # its owner says of which suit it is
    hopeless: bool  # weaker than the Jesters, it wins nothing by itself


def _lone(play: int) -> Lone:
    common = (other for other in range(LONE, len(PLAYS)) if SORT[other] == ORDINARY)
    return Lone(
        play=play,
        high=any(_is_high(face) for face in FACES[play]),
        suited=PLAYS[play][1].suit is not None,
        hopeless=all(_beats(other, (play,)) for other in common),
    )


_LONE: Final = {card: _lone(PLAY_IDS[card, card.faces[0]]) for card in UNIT_OF if card.suit is None}


Held: TypeAlias = tuple[tuple[int, Lone], ...]


@cache
def held(lone: int) -> tuple[Held, Held]:
    """How many of which cards are in the piles of which this is `pile >> LONE`.

    Apart are those of the base deck and the special ones, the fewest faces first.
    """
    common: list[tuple[int, Lone]] = []
    rare: list[tuple[int, Lone]] = []
    for card in sorted(_LONE, key=lambda card: len(card.faces)):
        number = (lone << LONE & copies(card)) // UNIT_OF[card]
        if number:
            (rare if card.kind.special else common).append((number, _LONE[card]))
    return tuple(common), tuple(rare)


HIGH_PLAYS: Final = frozenset(play for play in range(LONE, len(PLAYS)) if _is_high(play))
"""The plays that beat every number card."""

HIGH: Final = tally(card for card, lone in _LONE.items() if lone.high)
"""For every `pile >> LONE`, how many of its cards can beat every number card."""
