"""The options of the rules: one record each, with everything except what it means.

`Rules` has a field for every record. Whatever asks for options, reads, writes or shows them goes by
the records: forms, flags, notation, the network, the score pad, OpenSpiel, random rules. What an
option means is in the engine, in the encoding and in the words of `locales`.

A value may also be given in words, as `"hidden"`, `"every round"`, `"dragon,fairy"` or `"3"`:
`Option.read` turns the words into the value, and refuses all else by name, with what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from augury.game.box import WHOLE_BOX
from augury.game.cards import ALL_SPECIAL, Aftermath
from augury.game.errors import RulesError
from augury.game.rules.variants import (
    PLAYERS,
    Bidding,
    CloudChange,
    Foresight,
    LastBid,
    Lot,
    Mode,
    Ties,
)
from augury.game.rules.words import (
    UnreadError,
    read_box_size,
    read_enum,
    read_first_dealer,
    read_hand_sizes,
    read_number,
    read_special,
    read_yes_or_no,
)

Word = str | int | bool


@dataclass(frozen=True, eq=False)
class Option:
    """Everything about an option except what it means."""

    name: str
    default: Any
    reader: Callable[[object], Any]
    values: tuple[Any, ...] = ()  # from which to choose; none: there are too many to list
    several: bool = False  # whether more than one of the values may be chosen
    label: str = ""  # the message that names it
    message: str = ""  # the messages that name its values, `{}` for the value
    named_by_value: bool = False  # whether these say enough without the label
    help: str = ""  # of the flag on the command line; {values} stands for them
    metavar: str | None = None  # what the value is called there
    of_seats: bool = False  # whether its numbers are seats, of which there are as many as players
    offered: bool = True  # to people at a table; else it is for research
    variant: bool = False  # forms fold it away, and headings name it where it is not as usual
    by_edition: bool = False  # whether an edition settles it, if nobody else does
    asked_with: Aftermath | str | None = None  # forms ask for it only where a card brings this
    # about, or this option is on

    def __repr__(self) -> str:
        return f"OPTIONS[{self.name!r}]"

    @property
    def words(self) -> tuple[Word, ...]:
        """Its values, as the words and numbers that stand for them."""
        return tuple(word_of(value) for value in self.values)

    @property
    def is_switch(self) -> bool:
        """Whether it is either on or off."""
        return self.values == (False, True) and isinstance(self.default, bool)

    def words_for(self, chosen: Any) -> tuple[Word, ...]:
        """Its values, as a form offers them with these rules chosen: seats that there are."""
        if not self.of_seats:
            return self.words
        return tuple(
            word for word in self.words if not isinstance(word, int) or word < chosen.players
        )

    def is_asked(self, chosen: Any) -> bool:
        """Whether a form asks for it, with these rules chosen: nobody deals one colour (V5)."""
        if self.of_seats and chosen.mode is Mode.ONE_COLOUR:
            return False
        match self.asked_with:
            case None:
                return True
            case str() as switch:
                return bool(getattr(chosen, switch))
            case aftermath:
                return any(kind.aftermath is aftermath for kind in chosen.special)

    def read(self, value: object) -> Any:
        """The value that `value` is, or is a word for.

        >>> OPTIONS["bidding"].read("hidden"), OPTIONS["plus_minus_one"].read("no")
        (Bidding.HIDDEN, False)
        >>> OPTIONS["bidding"].read("loud")
        Traceback (most recent call last):
            ...
        augury.game.errors.RulesError: 'bidding=loud': expected one of open, hidden, secret
        """
        try:
            return self.reader(value)
        except UnreadError as error:
            said = value if isinstance(value, str) else error.value
            name = self.name
            raise RulesError(f"{f'{name}={said}'!r}: expected {error}", (name,)) from None


def word_of(value: object) -> Word:
    """The word or number that stands for a value."""
    return value if isinstance(value, int) else str(value)


def in_words(value: object) -> Word | tuple[Word, ...] | None:
    """What stands for the value of an option, which may be none, or several.

    >>> in_words(Mode.CLASSIC), in_words(ALL_SPECIAL[:2])
    ('classic', ('shapeshifter', 'dragon'))
    """
    if value is None:
        return None
    return tuple(map(word_of, value)) if isinstance(value, tuple) else word_of(value)


_RECORDS: Final = (
    Option(
        "players",
        4,
        read_number,
        tuple(PLAYERS),
        label="players",
        help="How many play, you included. Default: {default}.",
        metavar=f"{PLAYERS[0]}-{PLAYERS[-1]}",
    ),
    Option(
        "mode",
        Mode.CLASSIC,
        read_enum(Mode),
        tuple(Mode),
        label="mode",
        message="mode-{}",
        named_by_value=True,
        help="How rounds are built: {values}. In classic there is one card more each "
        "round, in one-colour everyone has a suit of their own, maximus is five rounds "
        "with all cards.",
        metavar="MODE",
        variant=True,
    ),
    Option(
        "bidding",
        Bidding.OPEN,
        read_enum(Bidding),
        tuple(Bidding),
        label="bidding",
        message="bidding-{}",
        help="How predictions are made: {values}. Hidden ones are shown when all are made, "
        "secret ones when the round is over.",
        metavar="HOW",
        variant=True,
    ),
    Option(
        "plus_minus_one",
        False,
        read_yes_or_no,
        (False, True),
        label="plus-minus-one",
        help="The predictions may not add up to the number of tricks.",
        variant=True,
    ),
    Option(
        "last_bid",
        LastBid.NOBODY,
        read_enum(LastBid),
        tuple(LastBid),
        label="last-bid",
        message="last-bid-{}",
        named_by_value=True,
        help="With --plus-minus-one: who may even the predictions out all the same: {values}.",
        metavar="WHO",
        variant=True,
        asked_with="plus_minus_one",
    ),
    Option(
        "foresight",
        Foresight.OFF,
        read_enum(Foresight),
        tuple(Foresight),
        label="foresight",
        message="foresight-{}",
        named_by_value=True,
        help="Predict while you see everyone's cards but your own: {values}, or edition, "
        "as the edition has it.",
        metavar="WHEN",
        variant=True,
        by_edition=True,
    ),
    Option(
        "special",
        (),
        read_special,
        ALL_SPECIAL,
        several=True,
        label="special-cards",
        message="kind-{}",
        help="all, none, or some with commas between: {values}.",
        metavar="CARDS",
        by_edition=True,
    ),
    Option(
        "cloud",
        CloudChange.AT_ONCE,
        read_enum(CloudChange),
        tuple(CloudChange),
        label="cloud-when",
        message="cloud-{}",
        help="When the Cloud changes a prediction: {values}.",
        metavar="WHEN",
        by_edition=True,
        asked_with=Aftermath.BID_CHANGES,
    ),
    Option(
        "hand_sizes",
        None,
        read_hand_sizes,
        label="length",
        help="How many cards each player gets, per round.",
        metavar="N,N,…",
    ),
    Option(
        "first_dealer",
        0,
        read_first_dealer,
        (*range(PLAYERS[-1]), Lot.LOT),
        label="first-dealer",
        message="first-dealer-{}",
        of_seats=True,
        help="Who deals the first round, by seat or by lot: {values}. Default: {default}.",
        metavar="SEAT",
    ),
    Option(
        "ties",
        Ties.SHARED,
        read_enum(Ties),
        tuple(Ties),
        label="ties",
        message="ties-{}",
        help="What decides between equal totals at the end: {values}.",
        metavar="HOW",
        variant=True,
    ),
    Option("box", WHOLE_BOX, read_box_size, offered=False),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({one.name: one for one in _RECORDS})
"""By their names, in the order in which they are written."""
