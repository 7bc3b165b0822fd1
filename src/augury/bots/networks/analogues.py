"""What a network begins with where a game has something that it has never met.

Weights that know nothing of a card would play it at random. So a new input or output begins like
those it resembles, by their names, and training goes on from there: a Witch is about a Jester; a
Vampire is what lies turned up, most often a number of the trump suit, which stands first; what one
would pass on one would also put into a trick, and what one would keep one would take out of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from augury.encoding.actions import PASSES
from augury.encoding.plays import COPIES, PLAYS
from augury.game.cards import CARDS, JESTER, WITCH, Suit
from augury.game.play.actions import Play
from augury.game.text.notation import format_move


class Analogue(NamedTuple):
    """The labels that a new one resembles, or is the opposite of."""

    others: tuple[str, ...]
    sign: float = 1.0


_WITCH: Final = WITCH.code
_JESTER: Final = Analogue((JESTER.code,))
_TRUMPS: Final = Analogue(tuple(card.code for card in CARDS if card.suit is next(iter(Suit))))
"""Before the network the suits are in an order of their own, trump first."""


def _plays() -> dict[str, Analogue]:
    found = {_WITCH: _JESTER}
    for copy in COPIES:
        found[copy.code] = _TRUMPS
        for card, face in PLAYS:
            if card is not copy and face in copy.faces:
                found[format_move(Play(0, copy, face))] = Analogue(
                    (format_move(Play(0, card, face)),)
                )
    return found


def _passes() -> dict[str, Analogue]:
    new = {_WITCH: _JESTER, **{copy.code: _TRUMPS for copy in COPIES}}
    return {
        f"pass={code}": Analogue(tuple(f"pass={other}" for other in like.others))
        for code, like in new.items()
    }


def _exchanges() -> dict[str, Analogue]:
    found = {}
    for card in PASSES:
        like = _passes().get(f"pass={card.code}", Analogue((f"pass={card.code}",)))
        found[f"put={card.code}"] = like
        found[f"take={card.code}"] = Analogue(like.others, -1.0)
    return found


INPUTS: Final[Mapping[str, Mapping[str, Analogue]]] = {
    "card": {_WITCH: _JESTER, **{copy.code: _TRUMPS for copy in COPIES}},
    "face": {WITCH.name: Analogue((JESTER.name,))},
    "phase": {
        "announce": Analogue(("play",)),
        "put-in": Analogue(("pass",)),
        "take-out": Analogue(("pass",)),
    },
}
"""Of new labels, by their axis."""

OUTPUTS: Final[Mapping[str, Analogue]] = {**_plays(), **_passes(), **_exchanges()}
"""Of new outputs."""
