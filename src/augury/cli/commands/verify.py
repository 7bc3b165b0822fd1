"""The `verify` command: whether a record is the game that was played, dealt as promised."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from augury.cli import saves
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import SaveError, UsageError
from augury.game import RecordError
from augury.game.fair.verification import Verification
from augury.game.fair.verification import verify as check
from augury.locales import say


def verify(
    file: Annotated[Path, Argument(metavar="RECORD", help="The record of a game at a table.")],
    heard: Annotated[
        str | None,
        Option(metavar="HASH", help="The hash that you heard at the table; the page shows it."),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Check the record of a game: its deals, its scores, its end, and that it is yours.

    Replays the whole game by the rules, holds every deal against the commitment made before the
    first one, and says exactly what that proves, and what it does not.
    """
    with speaking(language) as spoken:
        text, known = saves.read_text(file), None if heard is None else _read_hash(heard)
        try:
            found = check(text, known)
        except RecordError as error:
            raise SaveError("terminal-not-read", path=str(file), reason=str(error)) from error
        typer.echo(say(spoken, "terminal-verify-holds", file=str(file)))
        claims = list(_proven(found, spoken))
        labels = [say(spoken, f"terminal-verify-label-{of}") for of, _ in claims]
        width = max(map(len, labels))
        for label, (_, claim) in zip(labels, claims, strict=True):
            typer.echo(f"{label:{width}}  {claim}")


def _read_hash(text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise UsageError("terminal-verify-no-hash", text=text)
    return bytes.fromhex(text)


def _names(found: Verification, seats: Iterable[int], language: str) -> str:
    names = found.record.names
    return ", ".join(
        say(language, "terminal-verify-person", name=names[seat], seat=seat) for seat in seats
    )


def _proven(found: Verification, language: str) -> Iterator[tuple[str, str]]:
    """What the record proves: of what, and the claim."""
    rounds = found.record.rules.rounds
    yield "game", say(language, "terminal-verify-game", rounds=rounds)
    yield "deals", say(language, "terminal-verify-deals", rounds=rounds)
    names = _names(found, found.contributors, language)
    if not names:
        yield "cards", say(language, "terminal-verify-cards-house")
    elif found.open:
        yield "cards", say(language, "terminal-verify-cards-open", names=names)
    else:
        yield "cards", say(language, "terminal-verify-cards-people", names=names)
    if found.withheld:
        names = _names(found, [seat for seats in found.withheld for seat in seats], language)
        count = len(found.withheld)
        yield "cards", say(language, "terminal-verify-cards-withheld", names=names, count=count)
    if found.heard is None:
        yield "record", say(language, "terminal-verify-record-itself")
    elif found.whole:
        yield "record", say(language, "terminal-verify-record-whole")
    elif found.heard_round:
        yield "record", say(language, "terminal-verify-record-until", round=found.heard_round)
    else:
        yield "record", say(language, "terminal-verify-record-start")
