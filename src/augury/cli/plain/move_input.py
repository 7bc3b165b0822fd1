"""What a person types at the prompt: a move, a card still to be announced, or a keyword."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, assert_never

from augury.cli.errors import InputError
from augury.cli.words.speech import Speech
from augury.cli.words.spelling import plain, read_suit, to_notation
from augury.game import (
    Bid,
    Card,
    ChangeBid,
    Move,
    NameTrump,
    NotationError,
    Pass,
    Phase,
    Play,
    PutIn,
    TakeOut,
    View,
)
from augury.game.play.tricks import announcements
from augury.game.text.notation import parse_move


class Keyword(Enum):
    """What may be typed besides a move."""

    HELP = "help"
    RULES = "rules"
    PAD = "pad"
    TAKE_BACK = "undo"
    CLAIM = "claim"
    LEAVE = "quit"


@dataclass(frozen=True)
class Announce:
    """A card that was chosen, but has to be announced as something (S1.1, S6.1, S7.1)."""

    card: Card


Input: TypeAlias = Move | Announce | Keyword | None  # None: nothing was typed

_KEYWORDS: Final = {
    "?": Keyword.HELP,
    "h": Keyword.HELP,
    "help": Keyword.HELP,
    "rules": Keyword.RULES,
    "p": Keyword.PAD,
    "pad": Keyword.PAD,
    "undo": Keyword.TAKE_BACK,
    "claim": Keyword.CLAIM,
    "q": Keyword.LEAVE,
    "quit": Keyword.LEAVE,
    "leave": Keyword.LEAVE,
}
_MOVE_WORDS: Final = re.compile(r"BID|PASS|TRUMP|NONE")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_LONGEST: Final = 40
_CHANGES: Final = {"+": 1, "+1": 1, "-": -1, "-1": -1}


def read(text: str, view: View, language: str) -> Input:
    """What `text` means now. Raises `InputError` when it means nothing.

    Whether a move is allowed is for the engine to say.
    """
    typed = "".join(text.split()).replace("−", "-")  # a true minus sign, as the table prints it
    lower = typed.lower()
    if not typed:
        return None
    if len(typed) > _LONGEST:
        raise InputError("terminal-too-long")
    suit = read_suit(typed, language)
    if view.table.phase is Phase.TRUMP and suit is not None:
        return NameTrump(_own_seat(view), suit)
    if lower in _KEYWORDS:
        return _KEYWORDS[lower]
    if lower == "u" and not _in_deck(lower, view):
        return Keyword.TAKE_BACK
    return _read_move(typed, view, language)


def read_keyword(text: str) -> Keyword | None:
    """A keyword, where nothing else can be meant."""
    return _KEYWORDS.get(text.strip().lower())


def read_face(text: str, card: Card, language: str, upcard: Card | None = None) -> Card | None:
    """What a card is announced as, by number, letter or name; `None`: nothing of the sort."""
    typed = text.strip()
    typed = typed[2:] if typed.lower().startswith(f"{card.code.lower()}=") else typed
    spelt = to_notation(typed, language).upper()
    for number, face in enumerate(announcements(card, upcard), 1):
        letter = face.suit.value if face.suit is not None else face.code
        if typed == str(number) or spelt == letter:
            return face
    return None


def _read_move(typed: str, view: View, language: str) -> Input:
    seat, lower = _own_seat(view), typed.lower()
    match view.table.phase:
        case Phase.BID | Phase.REBID:
            if (tricks := _number(lower.removeprefix("bid="))) is not None:
                return Bid(seat, tricks)
            raise InputError("terminal-no-bid", text=repr(typed), most=view.table.hand_size)
        case Phase.TRUMP:
            return _read_trump(lower, view, language)
        case Phase.CHANGE:
            by = _CHANGES.get(lower.removeprefix("bid"))
            if by is None:
                raise InputError("terminal-no-change")
            return ChangeBid(seat, by)
        case Phase.PASS:
            if (number := _number(typed)) is not None:
                return Pass(seat, _numbered(number, view))
            move = _read_card(typed, seat, language)
            return Pass(seat, move.card) if isinstance(move, Play) else move
        case Phase.PUT_IN:
            if (number := _number(typed)) is not None:
                return PutIn(seat, _numbered(number, view))
            move = _read_card(typed, seat, language)
            return PutIn(seat, move.card) if isinstance(move, Play) else move
        case Phase.TAKE_OUT:
            offered = view.legal(TakeOut)
            if (number := _number(typed)) is not None:
                if 0 < number <= len(offered):
                    return offered[number - 1]
                raise InputError("terminal-no-number", number=number, most=len(offered))
            move = _read_card(typed, seat, language)
            return TakeOut(seat, move.card) if isinstance(move, Play) else move
        case Phase.PLAY:
            if (number := _number(typed)) is not None:
                return _complete(Play(seat, _numbered(number, view)), view)
            return _complete(_read_card(typed, seat, language), view)
        case Phase.ANNOUNCE:
            (card,) = {play.card for play in view.legal(Play)}
            face = read_face(typed, card, language, view.table.upcard)
            if face is None:
                raise InputError("terminal-no-card", text=repr(typed))
            return Play(seat, card, face)
        case Phase.DEAL | Phase.TURN_UP | Phase.OVER:
            raise InputError("terminal-nothing-to-do")
        case _:
            assert_never(view.table.phase)


def _read_trump(lower: str, view: View, language: str) -> NameTrump:
    named = lower.removeprefix("trump=")
    suit = read_suit(named, language)
    choices = [move for move in view.legal_actions if isinstance(move, NameTrump)]
    if suit is not None:
        return NameTrump(_own_seat(view), suit)
    if named == "none" or plain(named) == plain(Speech(language).say("terminal-none")):
        return NameTrump(_own_seat(view), None)
    if 0 < (_number(named) or 0) <= len(choices):
        return choices[int(named) - 1]
    raise InputError("terminal-no-suit")


def _read_card(typed: str, seat: int, language: str) -> Move:
    try:
        return parse_move(_notation(to_notation(typed, language)), seat)
    except NotationError:
        raise InputError("terminal-no-card", text=repr(typed)) from None


def _complete(move: Move, view: View) -> Move | Announce:
    """A card in hand that has several faces, and was given none, is still to be announced."""
    match move:
        case Play(card=card, face=face) if face is card and _to_announce(card, view):
            return Announce(card) if card in (view.hand or ()) else move
        case _:
            return move


def _to_announce(card: Card, view: View) -> bool:
    return len(announcements(card, view.table.upcard)) > 1


def _number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _numbered(number: int, view: View) -> Card:
    hand = view.hand or ()
    if not 0 < number <= len(hand):
        raise InputError("terminal-no-number", number=number, most=len(hand))
    return hand[number - 1]


def _notation(typed: str) -> str:
    """The notation of moves, in the case it is written in, from any case."""
    return _MOVE_WORDS.sub(lambda word: word[0].lower(), typed.upper())


def _in_deck(letter: str, view: View) -> bool:
    return any(kind.code.lower() == letter for kind in view.rules.special)


def _own_seat(view: View) -> int:
    assert view.seat is not None  # a spectator is never asked
    return view.seat
