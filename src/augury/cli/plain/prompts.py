"""What the person at the keyboard is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from augury.cli.words.causes import name_cause
from augury.cli.words.speech import Speech
from augury.game import Bid, Card, ChangeBid, NameTrump, Phase, Play, TakeOut, View
from augury.game.cards import Aftermath
from augury.game.play.tricks import announcements


def question(view: View, speech: Speech) -> str:
    """What has to be decided now."""
    table = view.table
    match table.phase:
        case Phase.TRUMP:
            return speech.say("terminal-ask-trump", choices=_trumps(view, speech))
        case Phase.BID:
            message = f"terminal-ask-bid-{table.rules.bidding}"
            return speech.say(message, range=_range(view, speech))
        case Phase.REBID:
            return speech.say("terminal-ask-bid-again", range=_range(view, speech))
        case Phase.PLAY:
            return speech.say("terminal-ask-card" if table.trick else "terminal-ask-lead")
        case Phase.PASS:
            left = ((view.seat or 0) + 1) % table.rules.players
            return speech.say("terminal-ask-pass", name=speech.names[left])
        case Phase.CHANGE:
            bid = view.bid or 0
            kind = name_cause(table, Aftermath.BID_CHANGES, speech)
            choices = _changes(view, bid, speech)
            return speech.say("terminal-ask-change", kind=kind, bid=bid, choices=choices)
        case Phase.ANNOUNCE:
            (card,) = {move.card for move in view.legal_actions if isinstance(move, Play)}
            return ask_face(card, speech, table.upcard)
        case Phase.PUT_IN:
            return speech.say("terminal-ask-put-in")
        case Phase.TAKE_OUT:
            cards = _numbered(str(move.card) for move in view.legal(TakeOut))
            return speech.say("terminal-ask-take-out", cards=cards)
        case Phase.DEAL | Phase.TURN_UP | Phase.OVER:
            return ""
        case _:
            assert_never(table.phase)


def ask_face(card: Card, speech: Speech, upcard: Card | None = None) -> str:
    """How a card is to be announced."""
    faces = _numbered(map(speech.face, announcements(card, upcard)))
    return speech.say("terminal-ask-face", card=speech.kind(card.kind), faces=faces)


def _trumps(view: View, speech: Speech) -> str:
    named = (move.trump for move in view.legal_actions if isinstance(move, NameTrump))
    none = speech.say("terminal-none")
    return _numbered(speech.colour(suit) if suit else none for suit in named)


def _range(view: View, speech: Speech) -> str:
    most = view.table.hand_size
    legal = {move.tricks for move in view.legal_actions if isinstance(move, Bid)}
    barred = ", ".join(str(bid) for bid in range(most + 1) if bid not in legal)
    if barred:
        return speech.say("terminal-bid-range-barred", most=most, barred=barred)
    return speech.say("terminal-bid-range", most=most)


def _changes(view: View, bid: int, speech: Speech) -> str:
    changes = (move.by for move in view.legal_actions if isinstance(move, ChangeBid))
    return ", ".join(
        speech.say("terminal-change-up" if by > 0 else "terminal-change-down", tricks=bid + by)
        for by in changes
    )


def _numbered(choices: Iterable[str]) -> str:
    return ", ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1))
