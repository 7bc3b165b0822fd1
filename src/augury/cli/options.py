"""The options that choose the rules, shared by the commands that take them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any, Final, TypeAlias

from typer import Option

from augury.game import (
    EDITIONS,
    SCHEDULES,
    SPECIAL,
    Bidding,
    CloudChange,
    Foresight,
    Kind,
    Mode,
    Rules,
    RulesError,
    edition,
    schedule,
)

__all__ = [
    "DEFAULT_EDITION",
    "BiddingOption",
    "Chosen",
    "CloudOption",
    "EditionOption",
    "ForesightOption",
    "HandSizesOption",
    "ModeOption",
    "PlayersOption",
    "PlusMinusOneOption",
    "ScheduleOption",
    "SpecialOption",
]

_PANEL: Final = "Rules"
DEFAULT_EDITION: Final = "DE"
_AS_EDITION: Final = "edition"


def _option(*names: str, help: str, **more: Any) -> Any:  # noqa: A002 - as typer calls it
    return Option(*names, help=help, rich_help_panel=_PANEL, show_default=False, **more)


PlayersOption: TypeAlias = Annotated[
    int | None, _option("--players", metavar="3-6", help="How many play, you included; usually 4.")
]
EditionOption: TypeAlias = Annotated[
    str | None,
    _option(
        "--edition",
        metavar="NAME",
        help=f"Whose rulebook to start from: {', '.join(EDITIONS)}; usually {DEFAULT_EDITION}. "
        "HU25 and PT bring all special cards.",
    ),
]
SpecialOption: TypeAlias = Annotated[
    str | None,
    _option(
        "--special",
        metavar="CARDS",
        help=f"all, none, or some with commas between: {', '.join(map(str, SPECIAL))}.",
    ),
]
BiddingOption: TypeAlias = Annotated[
    Bidding | None,
    _option(
        "--bidding",
        metavar="HOW",
        case_sensitive=False,
        help="open: aloud, in turn; hidden: until all have bid; secret: until the round is over.",
    ),
]
PlusMinusOneOption: TypeAlias = Annotated[
    bool,
    _option("--plus-minus-one", help="The bids may not add up to the number of tricks."),
]
ForesightOption: TypeAlias = Annotated[
    str | None,
    _option(
        "--foresight",
        metavar="WHEN",
        help="Bid seeing everyone's cards but your own: first-round, every-round, or edition, "
        "which is as the edition has it.",
    ),
]
ModeOption: TypeAlias = Annotated[
    Mode | None,
    _option(
        "--mode",
        metavar="MODE",
        case_sensitive=False,
        help="classic: one card more each round; one-colour: everyone their own suit; "
        "maximus: five rounds with all cards.",
    ),
]
ScheduleOption: TypeAlias = Annotated[
    str | None,
    _option("--schedule", metavar="NAME", help=f"A shorter game: {' or '.join(SCHEDULES)}."),
]
HandSizesOption: TypeAlias = Annotated[
    str | None,
    _option("--hand-sizes", metavar="N,N,…", help="How many cards each player gets, per round."),
]
CloudOption: TypeAlias = Annotated[
    CloudChange | None,
    _option(
        "--cloud",
        metavar="WHEN",
        case_sensitive=False,
        help="When the Cloud changes a bid: at-once or round-end.",
    ),
]


@dataclass(frozen=True)
class Chosen:
    """The options as they were given; `None` and `False` are what nobody asked for."""

    players: int | None = None
    edition: str | None = None
    special: str | None = None
    bidding: Bidding | None = None
    plus_minus_one: bool = False
    foresight: str | None = None
    mode: Mode | None = None
    schedule: str | None = None
    hand_sizes: str | None = None
    cloud: CloudChange | None = None

    def given(self) -> tuple[str, ...]:
        """The options that were given, as they are typed."""
        chosen = (field.name for field in fields(self) if getattr(self, field.name))
        return tuple(f"--{name.replace('_', '-')}" for name in chosen)

    def rules(self) -> Rules:
        """What the options ask for. Raises `RulesError` where they contradict each other."""
        options: dict[str, Any] = {
            "players": self.players,
            "mode": self.mode,
            "bidding": self.bidding,
            "plus_minus_one": self.plus_minus_one,
            "foresight": _foresight(self.foresight),
            "special": None if self.special is None else _special(self.special),
            "cloud": self.cloud,
            "hand_sizes": self._hand_sizes(),
        }
        given = {name: value for name, value in options.items() if value is not None}
        return edition(self.edition or DEFAULT_EDITION).rules(**given)

    def _hand_sizes(self) -> tuple[int, ...] | None:
        match self.schedule, self.hand_sizes:
            case None, None:
                return None
            case None, str(sizes):
                return _hand_sizes(sizes)
            case str(name), None:
                return schedule(name, Rules().players if self.players is None else self.players)
            case _:
                raise RulesError("--schedule and --hand-sizes contradict each other: give one")


def _special(text: str) -> tuple[Kind, ...]:
    match text.strip().lower():
        case "all":
            return SPECIAL
        case "none" | "":
            return ()
        case names:
            return tuple(_kind(name.strip()) for name in names.split(","))


def _kind(name: str) -> Kind:
    for kind in SPECIAL:
        if name in (kind.name, kind.code.lower()):
            return kind
    known = ", ".join(f"{kind.name} ({kind.code})" for kind in SPECIAL)
    raise RulesError(f"--special {name!r}: there is no such card; choose from {known}, all, none")


def _foresight(text: str | None) -> Foresight | bool:
    if text is None:
        return False
    if text.lower() == _AS_EDITION:
        return True
    try:
        return Foresight(text.lower())
    except ValueError:
        choices = ", ".join((_AS_EDITION, *map(str, Foresight)))
        raise RulesError(f"--foresight {text!r}: choose from {choices}") from None


def _hand_sizes(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(size) for size in text.split(","))
    except ValueError:
        raise RulesError(
            f"--hand-sizes {text!r}: give numbers with commas between, such as 1,3,5"
        ) from None
