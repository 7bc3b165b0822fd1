"""The heuristics of card play: what a sensible player does without looking ahead.

One idea carries them. Every card in hand has a chance to win a trick later; their sum says how
many tricks the hand is good for. To play a card is to win now, with some chance, and to need one
trick less; or to lose now, and to need as many as before; either way with the other cards left.
The card is best that leaves the greatest hope to end on the number that was predicted.

The functions here take a `Position` and a seat, and look at no hand but that seat's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from augury.bots.engine.chances import Chances
from augury.bots.engine.piles import (
    ABOVE,
    ABOVE_ALL,
    ALWAYS,
    LANES,
    LONE,
    ONLY,
    SPECIALS,
    UNITS,
    count,
)
from augury.bots.engine.position import Position
from augury.bots.heuristics.outlook import Outlook, outlook
from augury.bots.heuristics.sorts import (
    AS_UNKNOWN,
    BEATEN_BY,
    FACES,
    FALLS_TO,
    FLEXIBLE,
    HIGH,
    HIGH_PLAYS,
    ORDINARY,
    SORT,
    UNKNOWN,
    WINS_WITH,
)
from augury.encoding.plays import BID_CHANGES, EFFECTS, FACE_SUIT, NO_SUIT, NOBODY_TAKES
from augury.game.play.scoring import points

_STAKES: Final = NOBODY_TAKES | BID_CHANGES
"""Effects that change what winning the trick means."""


def play(position: Position, seat: int) -> int:
    """The play that leaves most hope; among equals, the first."""
    weighed = hopes(position, seat)
    choice, greatest = weighed[0]
    for card, hope in weighed:
        if hope > greatest:
            choice, greatest = card, hope
    return choice


def hopes(position: Position, seat: int) -> list[tuple[int, float]]:
    """Every play of the seat whose turn it is, and the hope that it leaves."""
    chances = position.chances[seat]
    hand = legal = position.hands[seat]
    lane = LANES[position.suit] & ~position.copied
    if hand & lane:
        legal &= lane | ALWAYS | position.copied
    only = ONLY.get(legal)
    if only is not None:
        return [(only, 0.0)]
    out = position.unplayed - hand
    unseen = count(out) or 1  # or nothing is out any more
    players, left, laid = position.players, position.left, position.laid
    followers = players - 1 - laid
    need, wanting, free = _demand(position, seat, followers)
    look = outlook(position, chances, hand, out, ((players - 1) * left - laid) / unseen)
    mean = look.mean + chances.drift * (left - 1) + chances.free * free / players
    cards = _announced(look.cards) if hand & SPECIALS else look.cards
    each = left / unseen  # the chance that a certain follower holds a certain card
    plays = _now(position, chances, cards, legal, out, each, wanting, followers - wanting)
    if need >= left and not laid:  # every trick is needed: lead what wins, draw what could beat it
        return [(card, now + chance) for card, chance, now in plays]
    if hand & SPECIALS or position.effects & _STAKES or position.clouded == seat:
        rest = look._replace(mean=mean)
        return [
            (card, _special_hope(position, seat, card, chance, now, rest))
            for card, chance, now in plays
        ]
    # As `_hope` does it, written out for speed
    variance = look.variance
    width, spread, doubt, tie = chances.width, chances.spread, chances.doubt, chances.tie
    can_win, can_lose = 0 < need <= left, 0 <= need < left
    weighed = []
    for card, chance, now in plays:
        loose = variance - chance * (1 - chance)
        reach = 2 * (width + spread * loose)
        lost = need - mean + chance
        won = lost - 1
        hope = 0.0
        if can_win and now:
            hope = now * exp(-won * won / reach)
        if can_lose and now < 1:
            hope += (1 - now) * exp(-lost * lost / reach)
        hope = hope / (1 + doubt * loose) - tie * (now * abs(won) + (1 - now) * abs(lost))
        weighed.append((card, hope))
    return weighed


def _now(
    position: Position,
    chances: Chances,
    cards: list[tuple[int, float]],
    legal: int,
    out: int,
    each: float,
    wanting: float,
    content: float,
) -> list[tuple[int, float, float]]:
    """The legal plays, each with its card's chance to win later, and its chance to win now.

    `wanting` followers still want tricks, and `content` ones do not.
    """
    trump, suit = position.trump, position.suit
    settled, strengths, best = position.settled, position.strengths, position.best
    followers = wanting + content
    wanted, unwanted = each * wanting, each * content
    high = HIGH[out >> LONE]
    trump_higher = wanted * chances.now_trump_higher[0] + unwanted * chances.now_trump_higher[1]
    trump_danger = wanted * chances.now_trump_wizards[0] + unwanted * chances.now_trump_wizards[1]
    trump_danger *= high
    if position.plain:
        above, higher, danger, ruffs = ABOVE_ALL, trump_higher, trump_danger, 0.0
    else:
        above = ABOVE
        higher = wanted * chances.now_higher[0] + unwanted * chances.now_higher[1]
        danger = wanted * chances.now_wizards[0] + unwanted * chances.now_wizards[1]
        danger *= high
        ruffs = wanted * chances.now_ruffs[0] + unwanted * chances.now_ruffs[1]
        ruffs *= (out & LANES[trump]).bit_count()
    plays = []
    for card, chance in cards:
        if card < LONE and not legal >> card & 1:
            continue
        own = FACE_SUIT[card]
        if own == NO_SUIT:
            now = _unsuited(position, card, followers, out, each)
        elif settled and strengths[card] <= best:
            now = 0.0
        elif not followers:
            now = 1.0
        elif own == trump:
            against = trump_higher * (out & above[card]).bit_count()
            if settled and suit != own:  # only those can beat it who are out of the suit led
                against *= exp(-each * (out & LANES[suit]).bit_count())
            now = exp(-against - trump_danger)
        else:
            against = higher * (out & above[card]).bit_count() + danger
            if ruffs:
                against += ruffs * exp(-each * (out & LANES[own]).bit_count())
            now = exp(-against)
        plays.append((card, chance, now))
    return plays


def _demand(position: Position, seat: int, followers: int) -> tuple[int, float, float]:
    """How many tricks the seat needs, how many followers want some, how many nobody needs."""
    bids, taken, players = position.bids, position.taken, position.players
    need = bids[seat] - taken[seat]
    if not position.shown:  # nobody knows what the others want
        return need, followers / 2, 0.0
    free = position.left
    if need > 0:
        free -= need
    wanting = 0
    other = seat
    for distance in range(1, players):
        other += 1
        if other == players:
            other = 0
        wants = bids[other] - taken[other]
        if wants > 0:
            free -= wants
            if distance <= followers:
                wanting += 1
    return need, wanting, free


def _announced(cards: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Every face that the cards may be given."""
    plays: list[tuple[int, float]] = []
    for card, chance in cards:
        if SORT[card] == FLEXIBLE:
            plays += [(face, chance) for face in FACES[card]]
        else:
            plays.append((card, chance))
    return plays


def _unsuited(position: Position, card: int, followers: float, out: int, each: float) -> float:
    """The chance to win the trick with a card without a suit."""
    effects = position.effects
    if card in UNKNOWN:
        return AS_UNKNOWN
    if EFFECTS[card] & NOBODY_TAKES:
        return 0.0
    if WINS_WITH[card] & effects:
        return 1.0
    if FALLS_TO[card] & effects or position.strengths[card] <= position.best:
        return 0.0
    if not followers:
        return 1.0
    if card in HIGH_PLAYS:
        return 1 - each * followers / 2 if out & BEATEN_BY[card] else 1.0
    return 0.0


def _special_hope(
    position: Position, seat: int, card: int, chance: float, now: float, look: Outlook
) -> float:
    """The hope that a play leaves where special cards are in hand or in the trick."""
    chances, left = position.chances[seat], position.left - 1
    need = position.bids[seat] - position.taken[seat]
    rest = _without(look, chances, card, chance)
    effects = position.effects | EFFECTS[card]
    if effects & NOBODY_TAKES:  # S4.1
        now = 0.0
    if position.clouded == seat:  # I shall change my prediction, up or down (S7.2)
        won = lost = [need - 1, need + 1]
    else:
        won = [need - 1, need + 1] if effects & BID_CHANGES else [need]
        lost = [need]
    hope = 0.0
    if now > 0:
        hope += now * max(_hope(target - 1, left, rest, chances) for target in won)
    if now < 1:
        hope += (1 - now) * max(_hope(target, left, rest, chances) for target in lost)
    return hope


def _without(look: Outlook, chances: Chances, card: int, chance: float) -> Outlook:
    """The outlook of the other cards."""
    _, mean, variance, slack = look
    if SORT[card] == ORDINARY:
        variance -= chance * (1 - chance)
    elif SORT[card] == FLEXIBLE:
        slack -= chances.flexible * chance
    return Outlook([], mean - chance, variance, slack)


def _hope(need: int, left: int, look: Outlook, chances: Chances) -> float:
    """The hope to win exactly `need` of the tricks left, and the worth of coming close."""
    miss = abs(need - look.mean)
    miss = miss - look.slack if miss > look.slack else 0.0
    hope = -chances.tie * miss
    if 0 <= need <= left:
        reach = 2 * (chances.width + chances.spread * look.variance)
        hope += exp(-miss * miss / reach) / (1 + chances.doubt * look.variance)
    return hope


# After a trick: the Juggler and the Cloud


def pass_card(position: Position, seat: int) -> int:
    """The card to hand on, by its first play: what is left must fit what is needed (S6.2)."""
    chances, left, fair = position.chances[seat], position.left, 1 / position.players
    need = position.bids[seat] - position.taken[seat]
    look = _rest(position, seat)
    choice, greatest = 0, -1e9
    for card, chance in look.cards:
        kept = _without(look, chances, card, chance)
        kept = kept._replace(mean=kept.mean + fair, variance=kept.variance + fair * (1 - fair))
        hope = _hope(need, left, kept, chances)
        if hope > greatest:
            choice, greatest = card, hope
    return choice


def exchange(position: Position, seat: int, offered: int, put: int | None) -> tuple[int, int]:
    """Which card to put into a trick, and which to take out of it, by their units (Y1.4).

    If one was `put` into it already, which of the cards `offered` to take out.
    """
    chances, left = position.chances[seat], position.left
    need = position.bids[seat] - position.taken[seat]
    look = _rest(position, seat)
    out = position.unplayed - position.hands[seat]
    share = (position.players - 1) * left / (count(out) or 1)
    gained = outlook(position, chances, offered, out, share).cards
    given = [(put, 0.0)] if put is not None else [(UNITS[card], one) for card, one in look.cards]
    best = -1e9, (0, 0)
    for unit, lost in given:
        card = 0 if put is not None else next(one for one, _ in look.cards if UNITS[one] == unit)
        kept = look if put is not None else _without(look, chances, card, lost)
        for one, won in gained:
            mean, variance, slack = kept.mean + won, kept.variance, kept.slack
            if SORT[one] == ORDINARY:
                variance += won * (1 - won)
            elif SORT[one] == FLEXIBLE:
                slack += chances.flexible * won
            hope = _hope(need, left, Outlook([], mean, variance, slack), chances)
            best = max(best, (hope, (unit, UNITS[one])))
    return best[1]


def name_trump(position: Position, seat: int, suits: Iterable[int]) -> int:
    """The trump to name in the course of a round, by who played a Vampire (Y2.4)."""
    chances, before = position.chances[seat], position.trump
    need = position.bids[seat] - position.taken[seat]
    best = -1e9, 0
    for suit in suits:
        position.set_trump(suit)
        best = max(best, (_hope(need, position.left, _rest(position, seat), chances), suit))
    position.set_trump(before)
    return best[1]


def announce(position: Position, seat: int, plays: Sequence[int]) -> int:
    """As what a Vampire is announced that was played unknown (Y2.4): what wins, if one needs it."""
    need = position.bids[seat] - position.taken[seat]
    strengths = position.strengths
    choose = max if need > 0 else min
    return choose(plays, key=lambda play: (strengths[play], FACE_SUIT[play] == position.trump))


def change(position: Position, seat: int) -> int:
    """Whether to predict one more or one less, having taken the Cloud (S7.2, S7.7)."""
    chances, tricks = position.chances[seat], position.bids[seat]
    look = _rest(position, seat) if position.left else Outlook([], 0.0, 0.0, 0.0)
    best = -1e9, 0
    for by in (1, -1):
        if 0 <= tricks + by <= position.size:
            need = tricks + by - position.taken[seat]
            hope = _hope(need, position.left, look, chances)
            best = max(best, (hope * points(tricks + by, tricks + by), by))
    return best[1]


def _rest(position: Position, seat: int) -> Outlook:
    """The outlook between two tricks."""
    chances, hand = position.chances[seat], position.hands[seat]
    left, players = position.left, position.players
    out = position.unplayed - hand
    look = outlook(position, chances, hand, out, (players - 1) * left / (count(out) or 1))
    _, _, free = _demand(position, seat, 0)
    return look._replace(mean=look.mean + chances.drift * left + chances.free * free / players)
