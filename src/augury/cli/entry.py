"""What a person types at the prompt: a move, a card still to be announced, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, assert_never

from augury.cli import notices, words
from augury.game import (
    JUGGLER,
    Bid,
    Card,
    ChangeBid,
    Move,
    NameTrump,
    NotationError,
    Pass,
    Phase,
    Play,
    Suit,
    View,
)
from augury.game.notation import parse_move

__all__ = ["Announce", "Command", "Entry", "read", "read_command", "read_face"]


class Command(Enum):
    """What may be typed besides a move."""

    HELP = "help"
    RULES = "rules"
    PAD = "pad"
    LEAVE = "quit"


@dataclass(frozen=True)
class Announce:
    """A card that was chosen, but has to be announced as something (S1.1, S6.1, S7.1)."""

    card: Card


Entry: TypeAlias = Move | Announce | Command | None  # None: nothing was typed

_COMMANDS: Final = {
    "?": Command.HELP,
    "h": Command.HELP,
    "help": Command.HELP,
    "r": Command.RULES,
    "rules": Command.RULES,
    "p": Command.PAD,
    "pad": Command.PAD,
    "q": Command.LEAVE,
    "quit": Command.LEAVE,
    "leave": Command.LEAVE,
}
_KEYWORDS: Final = re.compile(r"BID|PASS|TRUMP|NONE")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_LONGEST: Final = 20
_SUITS: Final = {word: suit for suit in Suit for word in (suit.value.lower(), str(suit))}
_CHANGES: Final = {"+": 1, "+1": 1, "-": -1, "-1": -1}


def read(text: str, view: View) -> Entry:
    """What `text` means now. Raises `NotationError` when it means nothing.

    Whether a move is allowed is for the engine to say.
    """
    typed = "".join(text.split()).replace("−", "-")  # a true minus sign, as the table prints it
    lower = typed.lower()
    if not typed:
        return None
    if len(typed) > _LONGEST:
        raise NotationError(notices.TOO_LONG)
    if view.table.phase is Phase.TRUMP and lower in _SUITS:  # where r is red, not the rules
        return NameTrump(_seat(view), _SUITS[lower])
    if lower in _COMMANDS:
        return _COMMANDS[lower]
    if lower == "undo" or (lower == "u" and JUGGLER not in view.rules.special):
        raise NotationError(notices.NO_UNDO)
    return _read_move(typed, lower, view)


def read_command(text: str) -> Command | None:
    """A command, where nothing else can be meant."""
    return _COMMANDS.get(text.strip().lower())


def read_face(text: str, card: Card) -> Card | None:
    """What a card is announced as, by number, letter or name; `None`: nothing of the sort."""
    typed = text.strip().lower().removeprefix(f"{card.code.lower()}=")
    for number, face in enumerate(card.faces, 1):
        letter = face.suit.value if face.suit is not None else face.code
        if typed in (str(number), letter.lower(), words.face_name(face).lower()):
            return face
    return None


def _read_move(typed: str, lower: str, view: View) -> Entry:
    seat = _seat(view)
    match view.table.phase:
        case Phase.BID | Phase.REBID:
            if (tricks := _number(lower.removeprefix("bid="))) is not None:
                return Bid(seat, tricks)
            raise NotationError(notices.no_such_bid(typed, view.table.hand_size))
        case Phase.TRUMP:
            return _read_trump(lower, view)
        case Phase.CHANGE:
            by = _CHANGES.get(lower.removeprefix("bid"))
            if by is None:
                raise NotationError(notices.SAY_UP_OR_DOWN)
            return ChangeBid(seat, by)
        case Phase.PASS:
            if (number := _number(typed)) is not None:
                return Pass(seat, _numbered(number, view))
            move = parse_move(_notation(typed), seat)
            return Pass(seat, move.card) if isinstance(move, Play) else move
        case Phase.PLAY:
            if (number := _number(typed)) is not None:
                return _complete(Play(seat, _numbered(number, view)), view)
            return _complete(parse_move(_notation(typed), seat), view)
        case Phase.DEAL | Phase.OVER:
            raise NotationError(notices.NOTHING_TO_DO)
        case _:
            assert_never(view.table.phase)


def _read_trump(lower: str, view: View) -> NameTrump:
    named = lower.removeprefix("trump=")
    choices = [move for move in view.legal_actions if isinstance(move, NameTrump)]
    if named in _SUITS:
        return NameTrump(_seat(view), _SUITS[named])
    if named == "none":
        return NameTrump(_seat(view), None)
    if 0 < (_number(named) or 0) <= len(choices):
        return choices[int(named) - 1]
    raise NotationError(notices.NO_SUCH_SUIT)


def _complete(move: Move, view: View) -> Move | Announce:
    """A card in hand that has several faces, and was given none, is still to be announced."""
    match move:
        case Play(card=card, face=face) if face is card and len(card.faces) > 1:
            return Announce(card) if card in (view.hand or ()) else move
        case _:
            return move


def _number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _numbered(number: int, view: View) -> Card:
    hand = view.hand or ()
    if not 0 < number <= len(hand):
        raise NotationError(notices.no_such_number(number, len(hand)))
    return hand[number - 1]


def _notation(typed: str) -> str:
    """The notation of moves, which minds upper and lower case, from one that does not."""
    return _KEYWORDS.sub(lambda word: word[0].lower(), typed.upper())


def _seat(view: View) -> int:
    assert view.seat is not None  # a spectator is never asked
    return view.seat
