"""Why an action is refused, and what else goes wrong, said to the person who tried it."""

from __future__ import annotations

from collections.abc import Iterable

from augury.cli.errors import MessageError
from augury.cli.words.speech import Speech
from augury.client.errors import RequestRefused
from augury.game import Bid, ChangeBid, Pass, Play, PutIn, TakeOut
from augury.game.errors import (
    AuguryError,
    BadAnnouncement,
    BotError,
    DealerError,
    MissingExtra,
    RecordMismatch,
)
from augury.game.play.refusals import Refusal
from augury.locales import knows, say


def explain(refusal: Refusal, speech: Speech) -> str:
    """The message of the refusal's code, and the rules that forbid the action.

    Every message gets all there is to say, and takes what it needs.
    """
    message = f"refusal-{refusal.code}"
    if refusal.code == BadAnnouncement.code and len(refusal.cards) == 1:
        message = "refusal-bad_announcement-plain"
    words = speech.say(
        message,
        allowed=_listed(_numbers(refusal)),
        bid=_bid(refusal),
        card=str(refusal.action.card)
        if isinstance(refusal.action, Play | Pass | PutIn | TakeOut)
        else "",
        cards=_listed(refusal.cards),
        names=_listed(speech.whom(seat) for seat in refusal.to_act),
        phase=refusal.phase.value,
        suit="" if refusal.suit is None else speech.colour(refusal.suit),
        tricks=refusal.hand_size,
    )
    return f"{words} ({_listed(refusal.rules)})" if refusal.rules else words


def explain_error(error: AuguryError, language: str) -> str:
    """What went wrong, in a language; what only the library says is said in English."""
    match error:
        case MessageError():
            return error.said(language)
        case RequestRefused():
            return explain_refused(error, Speech(language))
        case RecordMismatch():
            return say(language, f"terminal-verify-mismatch-{error.problem}", **error.values)
        case DealerError():
            return say(language, f"terminal-verify-deal-{error.problem}", **error.values)
        case MissingExtra() if language != "en":
            return say(language, "terminal-packages", command=error.command)
        case BotError() if error.problem:
            return say(language, f"terminal-bot-{error.problem}", **error.values)
        case BotError():
            return say(language, "terminal-bot-fails", reason=str(error))
        case _:
            return str(error)


def explain_refused(error: RequestRefused, speech: Speech) -> str:
    """Why the game or a server refused; what has no words here is said as the server does."""
    if error.refusal is not None:
        return explain(error.refusal, speech)
    for message in (f"server-{error.why}", f"closed-{error.why.replace('_', '-')}"):
        if knows(speech.language, message):
            return speech.say(message)
    return str(error)


def _bid(refusal: Refusal) -> int:
    """The prediction it is about: the one that was tried, or the one to be changed."""
    return refusal.action.tricks if isinstance(refusal.action, Bid) else refusal.bid or 0


def _numbers(refusal: Refusal) -> Iterable[str]:
    """What may be bid, or by how much a bid may change."""
    for move in refusal.allowed:
        if isinstance(move, Bid):
            yield str(move.tricks)
        elif isinstance(move, ChangeBid):
            yield f"{move.by:+d}"


def _listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))
