"""Everything that is played as a short text, and back.

    2:bid=3  2:R7  2:S=W  2:U=R     seat 2 bids, plays, plays an announced card
    2:trump=R  2:trump=none         names trump
    2:pass=B4  2:bid+1  2:bid-1     passes a card, changes a prediction
    2:put=B4  2:take=R7             exchanges a card with the Witch's trick
    2:V  2:V=W  2:V=U=R             plays the Vampire, with what it has to be announced as
    deal B1,W J,G4 R3,R7 up G7      every seat's hand, and the card turned up
    deal B1 J R3 up G7 by 2         and who deals first, where the lot decides
    up=G7                           another card turned up, where the Werewolf lay
    players=4 bidding=hidden        rules: what is not said is the default

What one function formats the other parses to an equal value, also a move that no rule allows: the
engine is there to say why not. Text that means nothing is a `NotationError`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, assert_never

from augury.game.cards import Card, Hand, Suit, card
from augury.game.errors import NotationError, RulesError
from augury.game.play.actions import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    Move,
    NameTrump,
    Pass,
    Play,
    PutIn,
    TakeOut,
    TurnUp,
)
from augury.game.rules import Rules
from augury.game.rules.options import OPTIONS
from augury.game.rules.words import format_value

_NONE: Final = "none"
_NO_CARDS: Final = "-"

_ACTION: Final = re.compile(r"(?P<seat>-?[0-9]{1,9}):(?P<move>.*)")
_SEAT: Final = re.compile(r"[0-9]{1,9}")
_MOVE: Final = re.compile(
    r"bid=(?P<bid>-?[0-9]{1,9})"
    r"|bid(?P<change>[+-][0-9]{1,9})"
    r"|trump=(?P<trump>[A-Za-z]+)"
    r"|pass=(?P<passed>[A-Z].*)"
    r"|put=(?P<put>[A-Z].*)"
    r"|take=(?P<out>[A-Z].*)"
    r"|(?P<play>[A-Z].*)"
)
_MOVES: Final = "R7, S=W, U=R, bid=3, bid+1, pass=B4, put=B4, take=R7, trump=R or trump=none"
_UP: Final = "up="


# Actions


def format_action(action: Action) -> str:
    """The action as text: a move with the seat it comes from, or a deal.

    >>> format_action(Play(2, card("U"), card("U=R")))
    '2:U=R'
    >>> format_action(Deal(((card("B1"),), (card("W"),), (card("R7"),)), card("G7")))
    'deal B1 W R7 up G7'
    """
    if isinstance(action, Deal):
        up = () if action.turned_up is None else ("up", action.turned_up.code)
        by = () if action.dealer is None else ("by", str(action.dealer))
        return " ".join(("deal", *map(format_hand, action.hands), *up, *by))
    if isinstance(action, TurnUp):
        return f"{_UP}{action.card.code}"
    return f"{action.seat}:{format_move(action)}"


def parse_action(text: str) -> Action:
    """The action that `text` stands for.

    >>> parse_action("2:bid+1")
    ChangeBid(seat=2, by=1)
    """
    match text.split():
        case ["deal", *rest, "by", seat] if _SEAT.fullmatch(seat):
            return replace(_parse_deal(rest), dealer=int(seat))
        case ["deal", *rest]:
            return _parse_deal(rest)
        case [word] if word.startswith(_UP):
            return TurnUp(card(word.removeprefix(_UP)))
        case _:
            found = _ACTION.fullmatch(text.strip())
            if found is None:
                raise NotationError(
                    f"{text!r} is no action: expected a seat, a colon and a move ({_MOVES}), "
                    "or a deal such as deal B1,W J,G4 R3,R7 up G7"
                )
            return parse_move(found["move"], int(found["seat"]))


def _parse_deal(words: Sequence[str]) -> Deal:
    match words:
        case [*hands, "up", turned_up]:
            return Deal(tuple(map(parse_hand, hands)), card(turned_up))
        case _:
            return Deal(tuple(map(parse_hand, words)), None)


def format_move(move: Move) -> str:
    """The move as text, without its seat: as it is sent by a player whose seat is known.

    >>> format_move(Play(2, card("S"), card("W"))), format_move(NameTrump(2, None))
    ('S=W', 'trump=none')
    """
    match move:
        case Play(card=played, face=face):
            if face is played:
                return played.code
            announced = face.code.removeprefix(f"{played.code}=")
            return f"{played.code}={announced}"
        case Bid(tricks=tricks):
            return f"bid={tricks}"
        case Pass(card=passed):
            return f"pass={passed.code}"
        case ChangeBid(by=by):
            return f"bid{by:+d}"
        case PutIn(card=put):
            return f"put={put.code}"
        case TakeOut(card=out):
            return f"take={out.code}"
        case NameTrump(trump=trump):
            return f"trump={_NONE if trump is None else trump.value}"
        case _:
            assert_never(move)


def parse_move(text: str, seat: int) -> Move:
    """The move that `text` stands for, made by `seat`.

    >>> parse_move("pass=B4", 2)
    Pass(seat=2, card=card('B4'))
    """
    found = _MOVE.fullmatch(text.strip())
    if found is None:
        raise NotationError(f"{text!r} is no move: expected one such as {_MOVES}")
    match found.lastgroup, found[found.lastgroup or 0]:
        case "bid", tricks:
            return Bid(seat, int(tricks))
        case "change", by:
            return ChangeBid(seat, int(by))
        case "trump", trump:
            return NameTrump(seat, _parse_trump(trump))
        case "passed", code:
            return Pass(seat, card(code))
        case "put", code:
            return PutIn(seat, card(code))
        case "out", code:
            return TakeOut(seat, card(code))
        case _, code:
            return _parse_play(seat, code)


def _parse_trump(text: str) -> Suit | None:
    if text == _NONE:
        return None
    try:
        return Suit(text)
    except ValueError:
        raise NotationError(
            f"{text!r} is no trump: expected {', '.join(suit.value for suit in Suit)} or {_NONE}"
        ) from None


def _parse_play(seat: int, text: str) -> Play:
    code, announced, face = text.partition("=")
    played = card(code)
    if not announced:
        return Play(seat, played)
    for own in played.faces:
        if text == own.code:  # the Juggler's U=R is a face of its own
            return Play(seat, played, own)
    return Play(seat, played, card(face))


# Hands


def format_hand(hand: Sequence[Card]) -> str:
    """The cards as text, in the order given.

    >>> format_hand((card("B1"), card("W"))), format_hand(())
    ('B1,W', '-')
    """
    return ",".join([card.code for card in hand]) or _NO_CARDS


def parse_hand(text: str) -> Hand:
    """The cards that `text` lists.

    >>> parse_hand("B1,W")
    (card('B1'), card('W'))
    """
    text = text.strip()
    return () if text == _NO_CARDS else tuple(card(code.strip()) for code in text.split(","))


# Rules


def format_rules(rules: Rules) -> str:
    """The rules as options: the number of players, and whatever is not the default.

    >>> format_rules(Rules(players=3, bidding="hidden", hand_sizes=(1, 2)))
    'players=3 bidding=hidden hand_sizes=1,2'
    """
    return " ".join(
        f"{name}={format_value(getattr(rules, name))}"
        for name, option in OPTIONS.items()
        if name == "players" or getattr(rules, name) != option.default
    )


def parse_rules(text: str) -> Rules:
    """The rules that `text` stands for, as `option=value` separated by spaces.

    >>> parse_rules("players=5 plus_minus_one=yes").plus_minus_one
    True
    """
    options: dict[str, Any] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if name not in OPTIONS or not equals:
            raise NotationError(
                f"{word!r} is no rule: expected option=value, with one of {', '.join(OPTIONS)}"
            )
        if name in options:
            raise NotationError(f"{word!r}: {name} is already said")
        try:
            options[name] = OPTIONS[name].read(value)
        except RulesError as error:
            raise NotationError(str(error)) from None
    return Rules(**options)
