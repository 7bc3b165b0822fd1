"""How the terminal speaks: in one language, about those at a table, to one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from augury.game import Card, Kind, Suit
from augury.game.text.record import Record
from augury.locales import knows, say

Names: TypeAlias = Sequence[str]


@dataclass(frozen=True)
class Speech:
    """A language, the names of those at the table, and which of them is spoken to.

    >>> speech = Speech("en", ("Ada", "Ilse"), own=0)
    >>> speech.about(0, "terminal-holds", cards="R7"), speech.about(1, "terminal-dealer")
    ('You hold R7', 'Ilse deals')
    """

    language: str
    names: Names = ()
    own: int | None = None

    def say(self, message: str, **values: str | int) -> str:
        """A message in this language."""
        return say(self.language, message, **values)

    def about(self, seat: int, message: str, **values: str | int) -> str:
        """A message about somebody, which may differ for the person who is spoken to."""
        person = "you" if seat == self.own else "other"
        return self.say(message, person=person, name=self.names[seat], **values)

    def who(self, seat: int) -> str:
        """Someone, at the beginning of a line."""
        return self.say("you") if seat == self.own else self.names[seat]

    def whom(self, seat: int) -> str:
        """Someone, further on in a line."""
        return self.say("terminal-you") if seat == self.own else self.names[seat]

    def tricks(self, count: int) -> str:
        """A number of tricks, in words."""
        return self.say("seat-taken", taken=count)

    def colour(self, suit: Suit) -> str:
        """A suit by the colour in which the terminal shows it."""
        return self.say(f"colour-{suit.value}")

    def kind(self, kind: Kind) -> str:
        """The name of a kind of card; one that has no words yet is called by its record."""
        message = f"card-{kind.code}"
        known = knows(self.language, message)
        return self.say(message) if known else kind.name.capitalize()

    def face(self, face: Card) -> str:
        """What a card is announced as."""
        return self.kind(face.kind) if face.suit is None else self.colour(face.suit)

    def legend(self, kinds: Iterable[Kind]) -> str:
        """What the letters of these kinds stand for."""
        return " · ".join(f"{kind.code} {self.kind(kind)}" for kind in kinds)


def names_of(record: Record, language: str) -> tuple[str, ...]:
    """The players' names as they can be printed, whatever a file calls them."""
    if not record.names:
        return tuple(say(language, "seat-open", seat=seat) for seat in range(record.rules.players))
    return tuple(
        "".join(letter if letter.isprintable() else "�" for letter in name) for name in record.names
    )


def unsigned(points: int) -> str:
    """A total, with a true minus sign where it is negative."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Points won or lost, with their sign.

    >>> signed(30), signed(-10)
    ('+30', '−10')
    """
    return f"{points:+d}".replace("-", "−")
