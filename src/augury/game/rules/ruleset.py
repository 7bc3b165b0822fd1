"""The rules in force: options that combine, and contradictions refused by name (R2, V, S0).

`Rules` is a value. Whatever may differ from one table to the next is a field of it, and every
other module asks the rules rather than an edition or a variant by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from augury.game.box import WHOLE_BOX, Box
from augury.game.cards import ALL_SPECIAL, CARDS, KINDS, Aftermath, Announcement, Card, Kind, Suit
from augury.game.errors import RulesError
from augury.game.rules.options import OPTIONS
from augury.game.rules.variants import (
    Bidding,
    CloudChange,
    Foresight,
    LastBid,
    Lot,
    Mode,
    Ties,
    check_players,
)

MAXIMUS_TRUMPS: Final = (*Suit, None)  # V6
ONE_COLOUR_HANDS: Final = tuple(range(4, 16))  # V5

Value = TypeVar("Value")
Words = TypeVar("Words")

if TYPE_CHECKING:

    class Read(Generic[Value, Words]):
        """A field that is given as a value or in words, and holds the value."""

        def __get__(self, rules: object, owner: object = None) -> Value: ...
        def __set__(self, rules: object, given: Value | Words) -> None: ...

else:

    class Read:
        """The type checker knows what may be given; at run time it is a field of the value."""

        def __class_getitem__(cls, types):
            return types[0]


@dataclass(frozen=True)
class Rules:
    """What is played. Options combine (V7); a `RulesError` refuses what contradicts itself.

    >>> Rules(players=5).schedule
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    >>> Rules(bidding="hidden").bidding
    Bidding.HIDDEN
    >>> Rules(bidding=Bidding.SECRET, plus_minus_one=True)
    Traceback (most recent call last):
        ...
    augury.game.errors.RulesError: plus_minus_one and bidding=secret contradict each other: \
nobody may know what the bids add up to (V1)
    """

    players: Read[int, str] = OPTIONS["players"].default
    mode: Read[Mode, str] = OPTIONS["mode"].default
    bidding: Read[Bidding, str] = OPTIONS["bidding"].default
    plus_minus_one: Read[bool, str] = OPTIONS["plus_minus_one"].default
    last_bid: Read[LastBid, str] = OPTIONS["last_bid"].default
    foresight: Read[Foresight, str] = OPTIONS["foresight"].default
    special: Read[tuple[Kind, ...], Iterable[Kind | str]] = OPTIONS["special"].default
    cloud: Read[CloudChange, str] = OPTIONS["cloud"].default
    hand_sizes: Read[tuple[int, ...] | None, Iterable[int | str]] = OPTIONS["hand_sizes"].default
    first_dealer: Read[int | Lot, str] = OPTIONS["first_dealer"].default
    ties: Read[Ties, str] = OPTIONS["ties"].default
    box: Read[Box, str] = OPTIONS["box"].default

    deck: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    schedule: tuple[int, ...] = field(init=False, repr=False, compare=False)
    suits: tuple[Suit, ...] = field(init=False, repr=False, compare=False)  # in the box
    suits_matter: bool = field(init=False, repr=False, compare=False)  # to follow, and trump (V5)
    exchanges: bool = field(init=False, repr=False, compare=False)  # with a trick (Y1.4, Y2.2)
    copies: bool = field(init=False, repr=False, compare=False)  # whether a card may be what lies
    # turned up (Y2.2)

    def __post_init__(self) -> None:
        for name, option in OPTIONS.items():
            _set(self, name, option.read(getattr(self, name)))
        _set(self, "special", _in_order(self.special))
        check_players(self.players)
        self._refuse_contradictions()
        _set(self, "deck", self._build_deck())
        _set(self, "schedule", self._build_schedule())
        _set(self, "suits", tuple(Suit)[: self.box.suits])
        _set(self, "suits_matter", self.mode is not Mode.ONE_COLOUR)
        _set(self, "exchanges", any(map(_exchanges, self.special)))
        _set(self, "copies", any(map(_copies, self.special)))

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return len(self.schedule)

    def hand_size(self, number: int) -> int:
        """Cards a player in round `number`, counted from 1."""
        return self.schedule[number - 1]

    def draws_dealer(self, number: int) -> bool:
        """Whether it is drawn by lot who deals round `number` (O1)."""
        return number == 1 and self.first_dealer is Lot.LOT

    def turns_up(self, number: int) -> bool:
        """Whether a card is turned up in round `number` (R3.1, R3.4, V5, V6)."""
        return self.mode is Mode.CLASSIC and self.players * self.hand_size(number) < len(self.deck)

    def fixed_trump(self, number: int) -> Suit | None:
        """The trump of a round in which no card is turned up (R3.4, V5, V6)."""
        return MAXIMUS_TRUMPS[number - 1] if self.mode is Mode.MAXIMUS else None

    def foresees(self, number: int) -> bool:
        """Whether round `number` is bid with foresight (V4)."""
        match self.foresight:
            case Foresight.OFF:
                return False
            case Foresight.FIRST_ROUND:
                return number == 1
            case Foresight.EVERY_ROUND:
                return number >= 1

    def denies_evening(self, totals: Sequence[int], last: int) -> bool:
        """Whether the bids may not add up when `last`, the dealer, bids last (V1, O2)."""
        if self.last_bid is not LastBid.UNLESS_LEADING:
            return self.plus_minus_one
        return all(total < totals[last] for seat, total in enumerate(totals) if seat != last)

    def own_deck(self, seat: int) -> tuple[Card, ...]:
        """The cards `seat` may be dealt: the deck, or their own fifteen (V5)."""
        if self.mode is not Mode.ONE_COLOUR:
            return self.deck
        suit = tuple(Suit)[seat]
        own = (new for new in CARDS if new.suit is suit or not (new.suit or new.kind.special))
        return tuple(own)

    def _refuse_contradictions(self) -> None:
        if self.plus_minus_one and self.bidding is Bidding.SECRET:
            raise _contradiction(
                "plus_minus_one",
                "bidding=secret",
                "nobody may know what the bids add up to",
                "V1",
            )
        if self.last_bid is not LastBid.NOBODY and not self.plus_minus_one:
            raise _contradiction(
                f"last_bid={self.last_bid}",
                "plus_minus_one=no",
                "everybody may bid the last number",
                "O2",
            )
        if self.first_dealer is not Lot.LOT and self.first_dealer not in range(self.players):
            raise RulesError(
                f"first_dealer={self.first_dealer} and players={self.players}: "
                f"the seats are 0 to {self.players - 1}, or the lot decides (O1)",
                ("first_dealer", "players"),
                "O1",
            )
        if self.first_dealer != 0 and self.mode is Mode.ONE_COLOUR:
            raise _contradiction(
                "mode=one-colour",
                f"first_dealer={self.first_dealer}",
                "everyone draws from their own cards, and nobody deals",
                "O1",
            )
        if self.special and self.foresight is not Foresight.OFF:
            raise _contradiction(
                "special cards", f"foresight={self.foresight}", "foresight is played without", "V4"
            )
        if self.special and self.mode is not Mode.CLASSIC:
            raise _contradiction(
                "special cards", f"mode={self.mode}", "it is played without them", "S0.5"
            )
        if self.mode is Mode.ONE_COLOUR and self.players > len(Suit):
            raise _contradiction(
                "mode=one-colour",
                f"players={self.players}",
                "each needs a suit of their own",
                "V5",
            )
        if self.mode is Mode.MAXIMUS and self.hand_sizes is not None:
            raise _contradiction(
                "mode=maximus", "hand_sizes", "the whole deck is dealt in all five rounds", "V6"
            )
        if self.box != WHOLE_BOX:
            self._refuse_small_box()
        for kind in self.special:
            for other in companions(kind):
                if other not in self.special:
                    both = (
                        f"the {one.name.capitalize()}"
                        for one in ALL_SPECIAL
                        if one in (kind, other)
                    )
                    raise RulesError(
                        f"special={kind} without special={other}: "
                        f"{' and '.join(both)} only come together (S0.1)",
                        ("special",),
                        "S0.1",
                    )

    def _refuse_small_box(self) -> None:
        """Whatever needs cards that a small box lacks."""
        box = f"box={self.box}"
        if self.mode is not Mode.CLASSIC:
            raise _contradiction(
                box, f"mode={self.mode}", "it is played with the whole box", "R1.1"
            )
        for kind in self.special:
            if kind.announcement is Announcement.SUIT and self.box.suits < len(Suit):
                raise _contradiction(
                    box, f"special={kind}", "it may be announced as a card of any suit", "S6.1"
                )
        if len(self.box.cards) < self.players:
            raise RulesError(
                f"{box} and players={self.players}: everyone gets at least one card (R2.2)",
                ("box", "players"),
                "R2.2",
            )

    def _build_deck(self) -> tuple[Card, ...]:
        if self.mode is Mode.ONE_COLOUR:
            return tuple(new for seat in range(self.players) for new in self.own_deck(seat))
        special = (new for new in CARDS if new.kind in self.special for _ in range(new.kind.copies))
        return (*self.box.cards, *special)

    def _build_schedule(self) -> tuple[int, ...]:
        if self.hand_sizes is not None:
            self._check_hand_sizes(self.hand_sizes)
            return self.hand_sizes
        whole = sum(not one.kind.special for one in self.deck) // self.players  # R2.2, S0.2
        match self.mode:
            case Mode.CLASSIC:
                return tuple(range(1, whole + 1))
            case Mode.ONE_COLOUR:
                return ONE_COLOUR_HANDS
            case Mode.MAXIMUS:
                return (whole,) * len(MAXIMUS_TRUMPS)

    def _check_hand_sizes(self, sizes: tuple[int, ...]) -> None:
        if not sizes:
            raise RulesError(
                "hand_sizes is empty: a game has at least one round", ("hand_sizes",), "R2.2"
            )
        most = len(self.deck) // self.players
        own = self.mode is Mode.ONE_COLOUR
        for number, size in enumerate(sizes, 1):
            if size not in range(1, most + 1):
                raise RulesError(
                    f"hand_sizes gives {size!r} cards in round {number}: with players="
                    f"{self.players} and a deck of {len(self.deck)} it must be 1 to {most}",
                    ("hand_sizes", "players", "mode") if own else ("hand_sizes", "players"),
                    "V5" if own else "R2.2",
                )
            self._check_left_over(number, len(self.deck) - self.players * size)

    def _check_left_over(self, number: int, left: int) -> None:
        """Refuse a round that does not leave the cards which special cards need."""
        traded = [kind for kind in self.special if kind.traded]
        copying = [kind for kind in self.special if _copies(kind)]
        for kinds, least, needed, rule in (
            (traded, 1, "a card left over to be exchanged for", "S5.5"),
            (copying, 1, "a card turned up, to be played as", "Y2.8"),
            (copying * len(traded), 2, f"another card where the {_title(traded)} lies", "Y2.8"),
        ):
            if kinds and left < least:
                dealt = "all cards of the deck but one" if left else "the whole deck"
                raise RulesError(
                    f"hand_sizes deals {dealt} in round {number}, but special={kinds[0]} needs "
                    f"{needed} ({rule})",
                    ("hand_sizes", "special"),
                    rule,
                )


def _title(kinds: list[Kind]) -> str:
    return " or ".join(kind.name.capitalize() for kind in kinds)


def _copies(kind: Kind) -> bool:
    """Whether it is played as the card that lies turned up (Y2.2)."""
    return kind.announcement is Announcement.UPCARD


def _exchanges(kind: Kind) -> bool:
    """Whether who plays it exchanges a card with the trick (Y1.4)."""
    return kind.aftermath is Aftermath.EXCHANGE


def companions(kind: Kind) -> tuple[Kind, ...]:
    """The special cards without which `kind` is not played: whom it topples or falls to (S0.1)."""
    return tuple(
        other for other in ALL_SPECIAL if other.topples == kind.name or kind.topples == other.name
    )


_set = object.__setattr__


def _contradiction(one: str, other: str, why: str, rule: str) -> RulesError:
    """Two options that do not go together, each as it was said: `special cards`, `mode=maximus`."""
    names = tuple(said.partition("=")[0].removesuffix(" cards") for said in (one, other))
    return RulesError(f"{one} and {other} contradict each other: {why} ({rule})", names, rule)


def _in_order(special: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Each special card once, in the order of the rulebook."""
    for kind in special:
        if kind not in ALL_SPECIAL:
            raise RulesError(
                f"{kind!s} is no special card: choose from "
                f"{', '.join(map(str, ALL_SPECIAL))} (S0.1)",
                ("special",),
                "S0.1",
            )
        if special.count(kind) > 1:
            raise RulesError(
                f"special={kind} twice: there is one of each (S0.1)", ("special",), "S0.1"
            )
    return tuple(kind for kind in KINDS if kind in special)


_FIELDS: Final = [each.name for each in fields(Rules) if each.init]
if [*OPTIONS] != _FIELDS:
    raise TypeError(
        "the options and the fields of Rules differ, which must be the same in one order: "
        f"{', '.join(_FIELDS)} are fields, {', '.join(OPTIONS)} are options"
    )
