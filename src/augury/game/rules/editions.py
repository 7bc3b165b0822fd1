"""The editions as presets of `Rules`, and named schedules of hand sizes (E).

An edition says what its rulebook takes for granted. It is a starting point: any option may be
changed, and `Rules` refuses what contradicts itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from augury.game.cards import ALL_SPECIAL, SPECIAL, Kind
from augury.game.errors import RulesError
from augury.game.rules import Rules
from augury.game.rules.options import OPTIONS
from augury.game.rules.variants import CloudChange, Foresight, Mode, check_players


@dataclass(frozen=True)
class Edition:
    """A rulebook's own choices."""

    name: str
    title: str
    language: str
    foresight: Foresight  # if it is chosen at all (V4)
    cloud: CloudChange = CloudChange.AT_ONCE  # S7.6
    special: tuple[Kind, ...] = ()

    def rules(self, *, foresight: bool | Foresight | str = False, **options: Any) -> Rules:
        """The edition's rules, with any option changed.

        >>> EDITIONS["HU"].rules(players=3, foresight=True).foresight
        Foresight.EVERY_ROUND
        """
        if isinstance(foresight, bool):
            foresight = self.foresight if foresight else Foresight.OFF
        foresight = OPTIONS["foresight"].read(foresight)
        if "special" not in options:
            mode = OPTIONS["mode"].read(options.get("mode", Mode.CLASSIC))
            plain = foresight is Foresight.OFF and mode is Mode.CLASSIC
            options["special"] = self.special if plain else ()
        return Rules(**{"cloud": self.cloud, **options, "foresight": foresight})


EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {
        one.name: one
        for one in (
            Edition("DE", "German (Amigo)", "de", Foresight.FIRST_ROUND),
            Edition(  # Y0.1
                "DE30",
                "German, 30-year edition",
                "de",
                Foresight.FIRST_ROUND,
                special=ALL_SPECIAL,
            ),
            Edition("EL", "Greek (Kaissa)", "el", Foresight.FIRST_ROUND),
            Edition("CS", "Czech (Piatnik Praha)", "cs", Foresight.FIRST_ROUND),
            Edition("HU", "Hungarian (Piatnik Budapest)", "hu", Foresight.EVERY_ROUND),
            Edition(
                "HU25",
                "Hungarian, 25-year jubilee",
                "hu",
                Foresight.EVERY_ROUND,
                special=SPECIAL,
            ),
            Edition(
                "PT",
                "Brazilian, 25-year edition",
                "pt-BR",
                Foresight.FIRST_ROUND,
                cloud=CloudChange.ROUND_END,
                special=SPECIAL,
            ),
        )
    }
)


def edition(name: str) -> Edition:
    """The edition of this name, in any case."""
    try:
        return EDITIONS[name.upper()]
    except KeyError:
        raise RulesError(
            f"no edition {name!r}: choose from {', '.join(EDITIONS)}", ("edition",)
        ) from None


def _quick(players: int) -> tuple[int, ...]:
    """Every third round, the last included."""
    whole = 60 // players
    return tuple(range(1 + (whole - 1) % 3, whole + 1, 3))


def _tournament(players: int) -> tuple[int, ...]:
    """Ten rounds, however many play (O4)."""
    match players:
        case 3:
            return tuple(range(2, 21, 2))
        case 4:
            return (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)
        case 5:
            return (2, *range(4, 13))
        case _:
            return tuple(range(1, 60 // players + 1))  # six have ten rounds anyway (R2.2)


SCHEDULES: Final[Mapping[str, Callable[[int], tuple[int, ...]]]] = MappingProxyType(
    {"quick": _quick, "tournament": _tournament}
)


def schedule(name: str, players: int | str) -> tuple[int, ...]:
    """The hand sizes of a named schedule.

    >>> schedule("quick", 4)
    (3, 6, 9, 12, 15)
    """
    number: int = OPTIONS["players"].read(players)
    check_players(number)
    try:
        return SCHEDULES[name.lower()](number)
    except KeyError:
        raise RulesError(
            f"no schedule {name!r}: choose from {', '.join(SCHEDULES)}", ("schedule",)
        ) from None
