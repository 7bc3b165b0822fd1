"""What the person is asked, as a title and options to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from augury.cli.full.drawings import SHAPES, Palette
from augury.cli.full.scene import Scene
from augury.cli.full.widgets.choices import ChoiceItem
from augury.cli.words.causes import name_cause, name_traded
from augury.game import Bid, Bidding, Card, ChangeBid, NameTrump, Phase, Play, Suit, TakeOut
from augury.game.cards import Aftermath


class OtherAnswer(Enum):
    """What may be answered besides a move."""

    CANCEL = "cancel"


@dataclass(frozen=True)
class Question:
    """A title, what is worth knowing, and the options; none where a card is to be chosen."""

    title: str
    why: str = ""
    options: tuple[ChoiceItem[object], ...] = ()


def ask(scene: Scene, palette: Palette) -> Question:
    """What has to be decided now, or whom the game waits for."""
    view, speech, table = scene.view, scene.speech, scene.view.table
    if not scene.legal:
        return Question(_waiting(scene))
    match table.phase:
        case Phase.TRUMP:
            why = speech.say("trump-why", card=str(table.turned_up))
            if table.exchange is not None:
                card, kind = str(table.exchange.taken), name_traded(table.rules, speech)
                why = speech.say("terminal-trump-exchanged", card=card, kind=kind)
            return Question(speech.say("trump-title"), why, tuple(_trumps(scene, palette)))
        case Phase.BID:
            return Question(speech.say("bid-title"), _about_bids(scene), tuple(_bids(scene)))
        case Phase.REBID:
            return Question(speech.say("bid-again"), "", tuple(_bids(scene)))
        case Phase.PLAY:
            if not table.trick:
                return Question(speech.say("turn-lead"))
            if table.suit is None or _may_play_all(scene):
                return Question(speech.say("turn-free"))
            return Question(speech.say("turn-follow", suit=speech.colour(table.suit)))
        case Phase.PASS:
            left = ((view.seat or 0) + 1) % table.rules.players
            title = speech.say("pass-title", name=speech.names[left])
            kind = name_cause(table, Aftermath.ALL_PASS, speech)
            return Question(title, speech.say("terminal-pass-why", kind=kind))
        case Phase.CHANGE:
            taken, bid = table.taken[view.seat or 0], view.bid or 0
            why = speech.say("change-why", taken=taken, bid=bid)
            kind = name_cause(table, Aftermath.BID_CHANGES, speech)
            title = speech.say("terminal-change-title", kind=kind)
            return Question(title, why, tuple(_changes(scene)))
        case Phase.ANNOUNCE:
            (held,) = {move.card for move in scene.legal if isinstance(move, Play)}
            title = speech.say("announce-title", card=speech.kind(held.kind))
            return Question(title, "", tuple(_faces(held, scene, palette)))
        case Phase.PUT_IN:
            return Question(speech.say("put-in-title"), speech.say("put-in-why"))
        case Phase.TAKE_OUT:
            return Question(speech.say("take-out-title"), "", tuple(_offered(scene, palette)))
        case Phase.DEAL | Phase.TURN_UP | Phase.OVER:
            return Question("")
        case _:
            assert_never(table.phase)


def ask_face(card: Card, scene: Scene, palette: Palette) -> Question:
    """As what a card is announced."""
    speech = scene.speech
    faces = _faces(card, scene, palette)
    cancel = ChoiceItem[object](speech.say("cancel"), OtherAnswer.CANCEL, "escape")
    title = speech.say("announce-title", card=speech.kind(card.kind))
    return Question(title, "", (*faces, cancel))


def _faces(card: Card, scene: Scene, palette: Palette) -> Iterator[ChoiceItem[object]]:
    for number, move in enumerate(_plays(card, scene), 1):
        face, keys = move.face, _keys(number, move.face)
        yield ChoiceItem(_label(face, scene), move, keys, colour=palette.suit(face.suit))


def _offered(scene: Scene, palette: Palette) -> Iterator[ChoiceItem[object]]:
    """The cards that may be taken out of a trick (Y1.4)."""
    for number, move in enumerate(scene.legal, 1):
        if isinstance(move, TakeOut):
            label = f"{move.card} {scene.speech.face(move.card)}"
            yield ChoiceItem(label, move, str(number), colour=palette.suit(move.card.suit))


def _may_play_all(scene: Scene) -> bool:
    playable = {move.card for move in scene.legal if isinstance(move, Play)}
    return playable.issuperset(scene.view.hand or ())


def _waiting(scene: Scene) -> str:
    speech = scene.speech
    names = ", ".join(speech.names[seat] for seat in scene.to_act if seat != scene.view.seat)
    return speech.say("turn-other", names=names) if names else ""


def _about_bids(scene: Scene) -> str:
    speech, rules = scene.speech, scene.view.rules
    if scene.facts.foreseen:
        return speech.say("bid-foresight")
    if rules.bidding is not Bidding.OPEN:
        return speech.say(f"bid-{rules.bidding}")
    barred = any(option.barred for option in _bids(scene))
    return speech.say("bid-forbidden") if barred else ""


def _bids(scene: Scene) -> Iterator[ChoiceItem[object]]:
    seat = scene.view.seat or 0
    for tricks in range(scene.view.table.hand_size + 1):
        move = Bid(seat, tricks)
        yield ChoiceItem(str(tricks), move, barred=move not in scene.legal)


def _trumps(scene: Scene, palette: Palette) -> Iterator[ChoiceItem[object]]:
    speech = scene.speech
    for number, move in enumerate(scene.legal, 1):
        if isinstance(move, NameTrump):
            suit = move.trump
            label = speech.say("trump-none") if suit is None else _suit(suit, scene)
            letter = "n" if suit is None else suit.value.lower()
            yield ChoiceItem(label, move, f"{number} {letter}", colour=palette.suit(suit))


def _changes(scene: Scene) -> Iterator[ChoiceItem[object]]:
    bid = scene.view.bid or 0
    for move in scene.legal:
        if isinstance(move, ChangeBid):
            up = move.by > 0
            message = "change-up" if up else "change-down"
            label = scene.speech.say(message, tricks=bid + move.by)
            yield ChoiceItem(label, move, "+ plus" if up else "- minus")


def _plays(card: Card, scene: Scene) -> list[Play]:
    return [move for move in scene.legal if isinstance(move, Play) and move.card is card]


def _label(face: Card, scene: Scene) -> str:
    return scene.speech.kind(face.kind) if face.suit is None else _suit(face.suit, scene)


def _suit(suit: Suit, scene: Scene) -> str:
    return f"{SHAPES[suit]} {suit.value} {scene.speech.colour(suit)}"


def _keys(number: int, face: Card) -> str:
    letter = face.code if face.suit is None else face.suit.value
    return f"{number} {letter.lower()}"
