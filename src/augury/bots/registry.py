"""The players there are, and how one is made: ours by name, anyone's own by module and name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Any, Final

from augury.bots.bot import Bot, in_one_line
from augury.game.errors import AuguryError, BotError, MissingExtra


@dataclass(frozen=True)
class Player:
    """One of our own players, as everyone who offers it has to know it."""

    name: str
    factory: str  # "module:Name", imported when the player is asked for: some need heavy libraries
    quick: bool  # a move is a matter of microseconds, so it may think on a server's event loop
    message: str  # the id of the Fluent message that says its name in every language
    # What people meet, base game, four players; `python -m benchmarks.archmage levels` writes it.
    kept: int | None  # of a hundred of its predictions come true; None: not measured
    won: int | None  # of a hundred games it wins against three of the level below
    ms: int = 0  # it thinks for as long as that over a move, at most; 0: it answers at once

    @property
    def facts(self) -> tuple[tuple[str, int], ...]:
        """What people meet, as messages of one number each, called by what follows `level-`."""
        told = {"level-kept": self.kept, "level-won": self.won}
        time = "level-thinks" if self.ms else "level-at-once"
        return (*((one, number) for one, number in told.items() if number), (time, self.ms))


BOTS: Final = (
    Player(
        "novice",
        "augury.bots.players.novice:Novice",
        quick=True,
        message="bot-novice",
        kept=25,
        won=None,
    ),
    Player(
        "apprentice",
        "augury.bots.players.apprentice:Apprentice",
        quick=True,
        message="bot-apprentice",
        kept=62,
        won=97,
    ),
    Player(
        "journeyman",
        "augury.bots.players.human_levels:Journeyman",
        quick=False,
        message="bot-journeyman",
        kept=73,
        won=39,
    ),
    Player(
        "adept",
        "augury.bots.players.adept:Adept",
        quick=False,
        message="bot-adept",
        kept=None,
        won=None,
        ms=100,
    ),
    Player(
        "master",
        "augury.bots.players.human_levels:Master",
        quick=False,
        message="bot-master",
        kept=72,
        won=38,
    ),
    Player(
        "archmage",
        "augury.bots.players.archmage:Archmage",
        quick=False,
        message="bot-archmage",
        kept=77,
        won=36,
    ),
    Player(
        "archmage+",
        "augury.bots.players.archmage:ArchmagePlus",
        quick=False,
        message="bot-archmage-plus",
        kept=None,
        won=None,
        ms=200,
    ),
)
"""The players that come with Augury, the weakest first.

The one list of them: server, arena, command line and page derive theirs from it."""

NAMES: Final = tuple(player.name for player in BOTS)
"""What they are called, in the same order."""

_NAMED: Final = {player.name: player for player in BOTS}


def bot(spec: str | Bot | Callable[[], Bot]) -> Bot:
    """The player that `spec` names: `novice`, `adept:ms=100`, `package.module:Name`.

    One of ours may be followed by options, separated by commas. Of anyone else's, `Name` is a
    class or a function that is called without arguments and makes the player, or is the player;
    its module is looked for in the folder one works in, too. A name that ends in `.onnx` is a file
    with a network. Instead of a name it may also be the class, the function or the player itself.

    >>> bot("sage")
    Traceback (most recent call last):
        ...
    augury.game.errors.BotError: no player 'sage': choose from novice, apprentice, \
journeyman, adept, master, archmage, archmage+, or name your own as package.module:Name
    """
    if not isinstance(spec, str):
        return _make(name_of(spec), spec)
    if spec.endswith(".onnx"):
        return _checked(spec, _find(spec, "augury.bots.networks.onnx", "OnnxPlayer")(spec))
    name, colon, rest = spec.partition(":")
    if name in _NAMED:
        make = _find(spec, *_NAMED[name].factory.split(":"))
        return _checked(spec, make(**_options(spec, make, rest if colon else None)))
    if not (name and rest):
        raise BotError(
            f"no player {spec!r}: choose from {', '.join(NAMES)}, or name your own as "
            "package.module:Name",
            "unknown",
            spec=repr(spec),
            names=", ".join(NAMES),
        )
    if name == "process":
        raise BotError(f"player {spec!r}: a program plays in the arena and in the benchmark alone")
    _find_local_modules()
    return _make(spec, _find(spec, name, rest))


def name_of(spec: object) -> str:
    """What to call a player: its name, or that of its class or function."""
    if isinstance(spec, str):
        return spec
    return str(getattr(spec, "__qualname__", type(spec).__qualname__))


def _make(spec: str, found: Any) -> Bot:
    ready = not isinstance(found, type) and hasattr(found, "act")
    if ready or not callable(found):
        return _checked(spec, found)
    try:
        made = found()
    except AuguryError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"player {spec!r}: {in_one_line(error)}") from error
    return _checked(spec, made)


def _find_local_modules() -> None:
    """Let modules of the current folder be imported, as with `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _find(spec: str, module: str, name: str) -> Any:
    """What a module calls by this name."""
    try:
        place: Any = import_module(module)
    except (Exception, SystemExit) as error:  # anyone's module may do anything
        if module.startswith("augury.") and find_spec("numpy") is None:
            raise MissingExtra(f"player {spec!r} needs NumPy", "bots") from error
        if isinstance(error, MissingExtra):
            raise
        reason = str(error) if isinstance(error, ImportError) else in_one_line(error)
        raise BotError(
            f"player {spec!r}: module {module} cannot be imported: {reason}",
            "no-module",
            spec=repr(spec),
            module=module,
            reason=reason,
        ) from error
    try:
        for part in name.split("."):
            place = getattr(place, part)
    except AttributeError:
        raise BotError(
            f"player {spec!r}: module {module} has no {name}",
            "no-name",
            spec=repr(spec),
            module=module,
            name=name,
        ) from None
    return place


def _checked(spec: str, player: Any) -> Bot:
    if not callable(getattr(player, "act", None)):
        raise BotError(
            f"player {spec!r}: {player!r} is no player, it has no method act(view, rng)",
            "no-act",
            spec=repr(spec),
            player=repr(player),
        )
    found: Bot = player
    return found


def _options(spec: str, make: Any, text: str | None) -> dict[str, int | float | str]:
    """The options of one of ours, `name=value` with commas between."""
    known = signature(make).parameters
    options: dict[str, int | float | str] = {}
    for part in [] if text is None else text.split(","):
        name, equals, value = part.partition("=")
        if name not in known or not equals:
            allowed = ", ".join(f"{option}=…" for option in known) or "none"
            raise BotError(
                f"player {spec!r}: no option {part!r}; its options are: {allowed}",
                "no-option",
                spec=repr(spec),
                option=repr(part),
                allowed=allowed,
            )
        options[name] = _value(value)
    return options


def _value(text: str) -> int | float | str:
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text
