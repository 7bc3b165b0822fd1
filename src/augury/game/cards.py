"""The cards: four suits, Wizards, Jesters and the nine special cards (R1, S, Y).

A card *kind* is one record that says everything the rules ask of it; no other module asks a card
for its name. A *card* is one of the things printed on cardboard. What lies on the table is its
*face*: for most cards the card itself; for the Shapeshifter the Wizard or Jester it was announced
as; for the Juggler and the Cloud a card of the announced suit; for the Vampire that of the card it
copies.

Cards are looked up, never made: `card("B13")` is always the same object, so cards compare by
identity.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import chain
from operator import attrgetter
from typing import Final

from augury.game.errors import NotationError


class Suit(Enum):
    """The four suits, in the order that counts wherever an order is needed (R1.2)."""

    BLUE = "B"
    RED = "R"
    GREEN = "G"
    YELLOW = "Y"

    __hash__ = object.__hash__  # there is one of each, and an enum's own hash is slow

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    def __str__(self) -> str:
        return self.name.lower()


class Announcement(Enum):
    """What has to be said when a card of this kind is played."""

    NOTHING = "nothing"
    WIZARD_OR_JESTER = "wizard or jester"
    SUIT = "a suit"
    UPCARD = "what lies turned up"  # nothing, but where that card has to be announced itself (Y2.2)


class TurnedUp(Enum):
    """What a card of this kind means for trump when it is turned up after the deal."""

    ITS_SUIT = "its suit is trump"
    NO_TRUMP = "there is no trump"
    DEALER_NAMES = "the dealer names trump"


class Lead(Enum):
    """What a card of this kind does to a trick whose suit is not decided yet."""

    SETS_SUIT = "its suit must be followed"
    FREES = "there is no suit to follow"
    WAITS = "the next card decides"


class Aftermath(Enum):
    """What a card of this kind brings about when its trick is over."""

    NOTHING = "nothing"
    NOBODY_TAKES = "the trick belongs to nobody"
    ALL_PASS = "everyone passes a card to the left"
    BID_CHANGES = "its taker changes their prediction by one"
    EXCHANGE = "who played it exchanges a card of their hand for another one of the trick"


@dataclass(frozen=True)
class Citations:
    """The ids of the rules that say what a kind of card does; a new card has none yet."""

    own: tuple[str, ...] = ()
    turned_up: tuple[str, ...] = ()
    led: tuple[str, ...] = ()  # or played while no suit is set


@dataclass(frozen=True, eq=False)
class Kind:
    """Everything the rules ask of a kind of card."""

    name: str
    code: str
    tier: int | None  # which cards it beats whatever their values; None: its suit decides
    value: float | None = None  # None: printed on the card
    copies: int = 1
    special: bool = True
    announcement: Announcement = Announcement.NOTHING
    turned_up: TurnedUp = TurnedUp.DEALER_NAMES
    lead: Lead = Lead.FREES
    aftermath: Aftermath = Aftermath.NOTHING
    topples: str | None = None  # the kind in whose company it wins, whatever its tier
    traded: bool = False  # who is dealt it gives it up for the turned-up card
    rules: Citations = Citations()

    def __repr__(self) -> str:
        return self.name.upper()

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> str:
        return self.name.upper()  # a kind unpickles as the constant of this module


NUMBER: Final = Kind(
    "number",
    "",
    tier=None,
    special=False,
    turned_up=TurnedUp.ITS_SUIT,
    lead=Lead.SETS_SUIT,
)
WIZARD: Final = Kind(
    "wizard",
    "W",
    tier=3,
    value=14,
    copies=4,
    special=False,
    rules=Citations(("R1.3", "R5.3", "R6.1"), ("R3.3",)),
)
JESTER: Final = Kind(
    "jester",
    "J",
    tier=0,
    value=0,
    copies=4,
    special=False,
    turned_up=TurnedUp.NO_TRUMP,
    lead=Lead.WAITS,
    rules=Citations(("R1.3", "R5.3", "R6.2"), ("R3.2",)),
)
SHAPESHIFTER: Final = Kind(
    "shapeshifter",
    "S",
    tier=None,
    announcement=Announcement.WIZARD_OR_JESTER,
    rules=Citations(("S1.1",), ("S1.2",)),
)
DRAGON: Final = Kind(
    "dragon",
    "D",
    tier=4,
    value=15,
    rules=Citations(("S2.1",), ("S2.2",), ("S2.3", "S0.4")),
)
FAIRY: Final = Kind(
    "fairy",
    "F",
    tier=-1,
    value=-1,
    turned_up=TurnedUp.NO_TRUMP,
    lead=Lead.WAITS,
    topples="dragon",
    rules=Citations(("S3.1", "S3.2"), ("S3.3",), ("S3.4", "S0.4")),
)
BOMB: Final = Kind(
    "bomb",
    "X",
    tier=-3,
    value=-3,
    turned_up=TurnedUp.NO_TRUMP,
    lead=Lead.WAITS,
    aftermath=Aftermath.NOBODY_TAKES,
    rules=Citations(("S4.1", "S4.2"), ("S4.4",), ("S4.5", "S0.4")),
)
WEREWOLF: Final = Kind(
    "werewolf",
    "L",
    tier=None,
    traded=True,
    rules=Citations(("S5.1",), ("S5.3",)),
)
JUGGLER: Final = Kind(
    "juggler",
    "U",
    tier=None,
    value=7.5,
    announcement=Announcement.SUIT,
    lead=Lead.SETS_SUIT,
    aftermath=Aftermath.ALL_PASS,
    rules=Citations(("S6.1", "S6.2"), ("S6.5",), ("S6.6", "X5")),
)
CLOUD: Final = Kind(
    "cloud",
    "C",
    tier=None,
    value=9.75,
    announcement=Announcement.SUIT,
    lead=Lead.SETS_SUIT,
    aftermath=Aftermath.BID_CHANGES,
    rules=Citations(("S7.1", "S7.2"), ("S7.4",), ("S7.5",)),
)
WITCH: Final = Kind(
    "witch",
    "H",
    tier=-2,
    value=-2,
    turned_up=TurnedUp.NO_TRUMP,
    lead=Lead.WAITS,
    aftermath=Aftermath.EXCHANGE,
    rules=Citations(("Y1.1", "Y1.4"), ("Y1.3",), ("Y1.2", "S0.4")),
)
VAMPIRE: Final = Kind(
    "vampire",
    "V",
    tier=-4,  # until it is known what it is, when a card has to be turned up first (Y2.4)
    announcement=Announcement.UPCARD,
    lead=Lead.WAITS,
    rules=Citations(("Y2.1", "Y2.2", "Y2.4"), ("Y2.5",), ("Y2.3", "S0.4")),
)

KINDS: Final = (
    NUMBER,
    WIZARD,
    JESTER,
    SHAPESHIFTER,
    DRAGON,
    FAIRY,
    BOMB,
    WEREWOLF,
    JUGGLER,
    CLOUD,
    WITCH,
    VAMPIRE,
)
ALL_SPECIAL: Final = tuple(kind for kind in KINDS if kind.special)
"""Every special card: the nine of the 30-year edition (Y)."""

SPECIAL: Final = ALL_SPECIAL[: ALL_SPECIAL.index(WITCH)]
"""The seven of the 25-year edition (S)."""


@dataclass(frozen=True, eq=False)
class Card:
    """A card, or the face it was announced with. Look it up with `card`; do not make your own."""

    code: str
    kind: Kind
    suit: Suit | None
    value: float | None
    order: int  # blue to yellow, 1 to 13, Wizards, Jesters, then the special cards
    decides: bool  # settles what must be followed: a suit, or nothing (R5.5, R5.6, S0.4)
    faces: tuple[Card, ...] = ()  # what it may be played as; nothing, if it never is

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


Hand = tuple[Card, ...]


_LAST: Final = Announcement.UPCARD  # whose faces are made of those of the others


def _print() -> dict[str, Card]:
    """Print every card and every announced face once."""
    printed: dict[str, Card] = {}

    def add(code: str, kind: Kind, suit: Suit | None, value: float | None) -> Card:
        decides = kind.lead is not Lead.WAITS
        printed[code] = new = Card(code, kind, suit, value, len(printed), decides)
        return new

    def faces(plain: Card) -> tuple[Card, ...]:
        match plain.kind.announcement:
            case Announcement.WIZARD_OR_JESTER:
                return printed[WIZARD.code], printed[JESTER.code]
            case Announcement.SUIT:
                code, kind = plain.code, plain.kind
                return tuple(add(f"{code}={suit.value}", kind, suit, kind.value) for suit in Suit)
            case Announcement.UPCARD:  # itself, where the card it copies is not announced (Y2.2)
                copied = (other.faces for other in printed.values() if len(other.faces) > 1)
                return (plain, *chain.from_iterable(copied))
            case Announcement.NOTHING:
                return () if plain.kind.traded else (plain,)

    for suit in Suit:
        for value in range(1, 14):
            add(f"{suit.value}{value}", NUMBER, suit, value)
    for kind in KINDS[1:]:
        add(kind.code, kind, None, kind.value)
    for plain in sorted(printed.values(), key=lambda one: one.kind.announcement is _LAST):
        object.__setattr__(plain, "faces", faces(plain))
    return printed


_PRINTED: Final = _print()

CARDS: Final = tuple(new for new in _PRINTED.values() if "=" not in new.code)
"""Every different card, in order; Wizards and Jesters, of which there are four each, once."""


def card(code: str) -> Card:
    """The card with this code: `B1` … `Y13`, `W`, `J`, or a special card's letter.

    >>> card("R7").suit, card("R7").value
    (Suit.RED, 7)
    >>> card("W") is card("W")
    True
    """
    try:
        return _PRINTED[code]
    except KeyError:
        raise NotationError(
            f"{code!r} is no card: a card is a suit letter (B, R, G, Y) with 1 to 13, W, J, or "
            f"one of {', '.join(kind.code for kind in ALL_SPECIAL)}"
        ) from None


_ORDER: Final = attrgetter("order")


def sort(cards: tuple[Card, ...] | list[Card]) -> Hand:
    """The cards as a hand: in order."""
    return tuple(sorted(cards, key=_ORDER))


def without(hand: Hand, gone: Card) -> Hand:
    """The hand after one such card has left it."""
    at = hand.index(gone)
    return hand[:at] + hand[at + 1 :]
