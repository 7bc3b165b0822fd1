"""The lines above and below the table: where in the game we are, trump, bids, suit to follow."""

from __future__ import annotations

from collections.abc import Iterable

from augury.cli.words.causes import name_traded
from augury.cli.words.signs import AWAITED, HIDDEN_BID
from augury.cli.words.speech import Speech
from augury.game import Bidding, Card, Phase, Rules, Table, View
from augury.game.cards import TurnedUp
from augury.game.play.table import BETWEEN_ROUNDS, BIDDING
from augury.game.play.tricks import is_copy
from augury.game.rules.options import OPTIONS, word_of
from augury.locales.options import brief_name


def heading(table: Table, speech: Speech) -> str:
    """Where in the game we are."""
    played = len(table.tricks)
    early = table.opening or table.phase in (*BIDDING, *BETWEEN_ROUNDS)
    playing = not early and played < table.hand_size
    where = (
        speech.say("terminal-trick-of", number=played + 1, count=table.hand_size)
        if playing
        else speech.tricks(table.hand_size)
    )
    return f"{_round(table, speech)} · {where}"


def round_heading(table: Table, speech: Speech) -> str:
    """The title of a round that is looked at afterwards."""
    dealer = speech.say("terminal-dealer", name=speech.names[table.dealer])
    return f"{_round(table, speech)} · {speech.tricks(table.hand_size)} · {dealer}"


def _round(table: Table, speech: Speech) -> str:
    return speech.say("round-of", number=table.number, rounds=table.rules.rounds)


def variant(rules: Rules, speech: Speech) -> str:
    """What is unusual about these rules, in a few words."""
    words = [
        brief_name(speech.language, option, word_of(value))
        for name, option in OPTIONS.items()
        if option.variant and (value := getattr(rules, name)) != option.default
    ]
    if rules.special:
        letters = " ".join(kind.code for kind in rules.special)
        words.append(speech.say("terminal-special", letters=letters))
    return " · ".join(words)


def trump(view: View, speech: Speech) -> str:
    """Where trump comes from; said after its suit, if there is one."""
    table = view.table
    up = table.turned_up
    if not table.rules.suits_matter:
        return speech.say("terminal-trump-values")
    if up is None:
        return speech.say("terminal-trump-fixed" if table.trump else "terminal-trump-no-card")
    if table.second_upcard is not None:  # since a Vampire was played (Y2.4)
        up = table.second_upcard.card
    card = str(up)
    if table.second_upcard is not None and up.kind.turned_up is TurnedUp.DEALER_NAMES:
        plays = [play for trick in table.tricks for play in trick.plays] + [*table.trick]
        namer = next(play.seat for play in plays if is_copy(play.card))
        turned = speech.say("terminal-up", card=card)
    elif table.exchange is not None and table.second_upcard is None:
        namer = table.exchange.seat
        kind = name_traded(table.rules, speech)
        turned = speech.about(namer, "terminal-up-taken", card=card, kind=kind)
    elif up.kind.turned_up is TurnedUp.DEALER_NAMES:
        namer = table.dealer
        turned = speech.say("terminal-up", card=card)
    else:
        return speech.say("terminal-up" if table.trump else "terminal-up-none", card=card)
    if table.phase is Phase.TRUMP:
        return speech.about(namer, "terminal-trump-awaited", turned=turned)
    message = "terminal-trump-named" if table.trump else "terminal-trump-named-none"
    return speech.about(namer, message, turned=turned)


def follow(table: Table, speech: Speech) -> str:
    """What has to be followed in this trick."""
    over = len(table.tricks) == table.hand_size
    if over or table.phase is not Phase.PLAY or not table.rules.suits_matter:
        return ""
    if not table.trick:
        return speech.say("terminal-new-trick")
    if table.suit is not None:
        suit = speech.colour(table.suit)
        return speech.say("terminal-follow", letter=table.suit.value, suit=suit)
    settled = "terminal-follow-nothing" if table.settled else "terminal-follow-nothing-yet"
    return speech.say(settled)


def bid(view: View, seat: int) -> str:
    """What a seat predicted, as far as the one that looks may know; nothing, if it has not yet."""
    table = view.table
    known = table.bids[seat]
    if known is not None:
        return str(known)
    if seat == view.seat and view.bid is not None:
        return f"({view.bid})"
    if table.phase is Phase.BID and seat in table.to_act:
        return AWAITED
    made = table.rules.bidding is not Bidding.OPEN and not table.opening
    return HIDDEN_BID if made and table.number else ""


def bids(table: Table, speech: Speech) -> str:
    """The sum of the bids against the tricks of the round."""
    if table.opening or table.phase is Phase.DEAL:
        return ""
    known = [bid for bid in table.bids if bid is not None]
    tricks, total = table.hand_size, sum(known)
    if len(known) < len(table.bids):
        if table.rules.bidding is Bidding.OPEN:
            return speech.say("terminal-bids-so-far", sum=total, tricks=tricks)
        return speech.say("terminal-bids-unseen", bidding=str(table.rules.bidding), tricks=tricks)
    if total > tricks:
        return speech.say("terminal-bids-over", sum=total, tricks=tricks, over=total - tricks)
    if total < tricks:
        return speech.say("terminal-bids-under", sum=total, tricks=tricks, under=tricks - total)
    return speech.say("terminal-bids-even", sum=total, tricks=tricks)


def legend(cards: Iterable[Card], speech: Speech) -> str:
    """What the letters of the special cards among these stand for."""
    return speech.legend(dict.fromkeys(card.kind for card in cards if card.kind.special))


def hint(speech: Speech) -> str:
    """What may be typed besides an answer."""
    return speech.say("terminal-hint")
