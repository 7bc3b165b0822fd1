"""Why a move is good: a sentence or two that a person would say, as data.

A reason names a message of the locales and what is put into it. It is worked out from the view
alone, so it tells a seat nothing that it could not see. What would argue against the move is left
out: where the cards say nothing for it, the figures of the playouts do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from augury.analysis.judging import JudgedMove
from augury.analysis.verdicts import Measurement
from augury.game.cards import Aftermath, Card, Suit
from augury.game.play.actions import Bid, Play
from augury.game.play.tricks import settle, strength, winner
from augury.game.play.views import View
from augury.worlds.evidence import gather

# What two moves differ by, before a sentence speaks of it:
_TRUER: Final = 0.05  # of the chance that the prediction comes true
_WINS: Final = 0.03  # of the chance to win the game


@dataclass(frozen=True)
class Reason:
    """A sentence: the id of its message, and the numbers and the seat it speaks of, if any."""

    message: str
    number: int | None = None
    seat: int | None = None
    second: int | None = None  # a second number, where there are two


REASON_MESSAGES: Final = (
    "why-has-enough",
    "why-needs-all",
    "why-needs",
    "why-needs-later",
    "why-out-of-reach",
    "why-takes",
    "why-ducks",
    "why-unbeatable",
    "why-higher-out",
    "why-few-higher",
    "why-keeps",
    "why-gives-up",
    "why-nobody",
    "why-next-needs",
    "why-next-full",
    "why-cards-worth",
    "why-bids-over",
    "why-bids-under",
    "why-comes-true",
    "why-truer",
    "why-wins",
    "why-others-less",
)
"""Every message that a reason may name."""


def explain(seen: View, best: JudgedMove, made: JudgedMove | None = None) -> tuple[Reason, ...]:
    """Why the best move is the best; if another one was made, also what speaks against that."""
    match best.move:
        case Play():
            reasons = tuple(_about_play(seen, best.move))
        case Bid():
            reasons = tuple(_about_bid(seen, best.move, best))
        case _:
            reasons = ()
    if made is not None and made.move != best.move:
        return *reasons, *_compare(best, made)
    return reasons or tuple(_about_chance(best))


def _about_chance(best: JudgedMove) -> Iterator[Reason]:
    chance = round(100 * best.exact.value)
    if chance:
        yield Reason("why-comes-true", chance)


def _compare(best: JudgedMove, made: JudgedMove) -> Iterator[Reason]:
    """The chance by which the two moves differ the most; that it cost points is said anyway."""

    def percents(one: Measurement, other: Measurement) -> tuple[int, None, int]:
        return round(100 * one.value), None, round(100 * other.value)

    truer = best.exact.value - made.exact.value
    wins = best.win.value - made.win.value
    if max(truer / _TRUER, wins / _WINS) >= 1:
        if truer / _TRUER >= wins / _WINS:
            yield Reason("why-truer", *percents(best.exact, made.exact))
        else:
            yield Reason("why-wins", *percents(best.win, made.win))
    elif 2 * (best.points.value - made.points.value) < made.loss.value:
        yield Reason("why-others-less")


# Predictions


def _about_bid(seen: View, bid: Bid, best: JudgedMove) -> Iterator[Reason]:
    if max(range(len(best.tricks)), key=best.tricks.__getitem__) != bid.tricks:
        return  # another number is forbidden, or the cards do not tell
    yield Reason("why-cards-worth", bid.tricks)
    bids = [one for seat, one in enumerate(seen.table.bids) if one is not None and seat != bid.seat]
    share = seen.table.hand_size / seen.rules.players
    over = sum(bids) - share * len(bids)
    if bids and over > 1 and bid.tricks <= share:
        yield Reason("why-bids-over", sum(bids))
    elif bids and over < -1 and bid.tricks > share:
        yield Reason("why-bids-under", sum(bids))


# Cards


def _about_play(seen: View, play: Play) -> Iterator[Reason]:
    """What the seat still needs, and what becomes of the trick, where the two go together."""
    if seen.bid is None:
        return
    left = len(seen.hand or ())
    need = seen.bid - seen.table.taken[play.seat]
    lost = tuple(_about_losing(seen, play))
    if 0 < need < left:  # the trick may be wanted, or another one
        won = () if lost else tuple(_about_winning(seen, play))
        if won:
            yield Reason("why-needs", need)
            yield from won
        elif rest := lost or tuple(_about_keeping(seen, play)):
            yield Reason("why-needs-later", need, None, left - 1)
            yield from rest
        return
    about = lost if need <= 0 else () if lost else tuple(_about_winning(seen, play))
    if not about and need <= 0:
        about = tuple(_about_risk(seen, play))
    if about:
        yield _about_need(need, left)
        yield from about


def _about_need(need: int, left: int) -> Reason:
    if need == 0:
        return Reason("why-has-enough")
    return Reason("why-needs-all") if need == left else Reason("why-out-of-reach")


def _about_losing(seen: View, play: Play) -> Iterator[Reason]:
    """Why the trick is not this seat's, if it surely is not."""
    table = seen.table
    if any(one.face.kind.aftermath is Aftermath.NOBODY_TAKES for one in (*table.trick, play)):
        yield Reason("why-nobody")
    elif not _wins(seen, play):
        legal = seen.legal_actions
        could = any(_wins(seen, other) for other in legal if isinstance(other, Play))
        yield Reason("why-ducks" if could and not _behind(seen, play) else "why-gives-up")


def _about_winning(seen: View, play: Play) -> Iterator[Reason]:
    """Why the trick is, or will most likely be, this seat's."""
    behind = _behind(seen, play)
    if not behind:
        yield Reason("why-takes")
        return
    higher, expected = _higher(seen, play)
    if not higher:
        yield Reason("why-unbeatable")
    elif expected < 1:
        yield Reason("why-few-higher", higher)
        if _need(seen, behind[0]) == 0:
            yield Reason("why-next-full", None, behind[0])


def _about_risk(seen: View, play: Play) -> Iterator[Reason]:
    """Why a trick that lies this seat's way will most likely go to another."""
    behind = _behind(seen, play)
    higher, expected = _higher(seen, play)
    if behind and expected >= 1:
        yield Reason("why-higher-out", higher)
        if (need := _need(seen, behind[0])) is not None and need > 0:
            yield Reason("why-next-needs", need, behind[0])


def _about_keeping(seen: View, play: Play) -> Iterator[Reason]:
    """That stronger cards stay in hand."""
    own = _strength(seen, play)
    others = [other for other in seen.legal_actions if isinstance(other, Play)]
    if any(_strength(seen, other) > own and other.card != play.card for other in others):
        yield Reason("why-keeps")


def _need(seen: View, seat: int) -> int | None:
    """How many tricks another seat still needs, as far as its prediction is known."""
    bid = seen.table.bids[seat]
    return None if bid is None else bid - seen.table.taken[seat]


def _behind(seen: View, play: Play) -> list[int]:
    """Who plays to this trick after the play."""
    players = seen.rules.players
    return [(play.seat + ahead) % players for ahead in range(1, players - len(seen.table.trick))]


def _suit(seen: View, play: Play) -> Suit | None:
    """The suit to follow once `play` lies there."""
    return seen.table.suit if seen.table.settled else settle(play.face)[0]


def _strength(seen: View, play: Play) -> tuple[int, float]:
    return strength(play.face, seen.table.trump, _suit(seen, play), seen.rules.suits_matter)


def _wins(seen: View, play: Play) -> bool:
    """Whether `play` would win the trick as it lies."""
    trick, suit = (*seen.table.trick, play), _suit(seen, play)
    won = winner(trick, seen.table.trump, suit, suits_matter=seen.rules.suits_matter)
    return won == play.seat


def _higher(seen: View, play: Play) -> tuple[int, float]:
    """How many unseen cards would beat this one, and how many of them those behind may hold."""
    suit, own = _suit(seen, play), _strength(seen, play)
    unseen = [card for heap in gather(seen).unseen for card in heap.cards]
    higher = sum(_beats(card, own, seen, suit) for card in unseen)
    held = len(_behind(seen, play)) * len(seen.hand or ())
    return higher, higher * min(1.0, held / max(1, len(unseen)))


def _beats(card: Card, own: tuple[int, float], seen: View, suit: Suit | None) -> bool:
    """Whether a card that is out would beat this one in the trick."""
    table, matter = seen.table, seen.rules.suits_matter
    return any(strength(face, table.trump, suit, matter) > own for face in card.faces)
