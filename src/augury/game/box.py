"""What is in the box besides the special cards: sixty cards as printed, or fewer (R1.1).

A small box makes a small game: with a few cards every course of a round can be written down, and
the game solved. It holds the first of the suits and the lowest of their numbers, so every card of
it is a card of the whole box, by the same name and the same number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

from augury.game.cards import CARDS, JESTER, NUMBER, WIZARD, Card, Suit
from augury.game.errors import RulesError

_PRINTED: Final = {"suits": (1, 4), "ranks": (1, 13), "wizards": (0, 4), "jesters": (0, 4)}
_WORDS: Final = re.compile(
    r"(?P<suits>[0-9]{1,3})x(?P<ranks>[0-9]{1,3})"
    r"\+(?P<wizards>[0-9]{1,3})W\+(?P<jesters>[0-9]{1,3})J",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Box:
    """How many suits, numbers in each of them, Wizards and Jesters there are.

    >>> Box(suits=2, ranks=3, wizards=1, jesters=1)
    Box(suits=2, ranks=3, wizards=1, jesters=1)
    >>> str(Box(2, 3, 1, 1)), " ".join(map(str, Box(2, 3, 1, 1).cards))
    ('2x3+1W+1J', 'B1 B2 B3 R1 R2 R3 W J')
    """

    suits: int = 4
    ranks: int = 13
    wizards: int = 4
    jesters: int = 4

    def __post_init__(self) -> None:
        for name, (least, most) in _PRINTED.items():
            number = getattr(self, name)
            if type(number) is not int or not least <= number <= most:
                raise RulesError(
                    f"a box with {name}={number!r}: there are {least} to {most} (R1.1)",
                    ("box",),
                    "R1.1",
                )

    def __str__(self) -> str:
        return f"{self.suits}x{self.ranks}+{self.wizards}W+{self.jesters}J"

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in it, in order."""
        return tuple(card for card in CARDS for _ in range(self._copies(card)))

    def _copies(self, card: Card) -> int:
        if card.kind is NUMBER:
            assert card.suit is not None
            assert card.value is not None
            return tuple(Suit).index(card.suit) < self.suits and card.value <= self.ranks
        return {WIZARD: self.wizards, JESTER: self.jesters}.get(card.kind, 0)


WHOLE_BOX: Final = Box()


def read_box(text: str) -> Box | None:
    """The box that `text` stands for, as in `2x3+1W+1J`; None, if it is none."""
    found = _WORDS.fullmatch(text.strip())
    return found and Box(**{field.name: int(found[field.name]) for field in fields(Box)})
