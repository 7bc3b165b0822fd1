"""The rules of thumb: what a sensible player does without looking ahead.

One idea carries them. Every card in hand has a chance to win a trick later; their sum says how
many tricks the hand is good for. To play a card is to win now, with some chance, and to need one
trick less; or to lose now, and to need as many as before; either way with the other cards left.
The card is best that leaves the greatest hope to end on the number that was predicted.

The functions here take a `Position` and a seat, and look at no hand but that seat's.
"""

from __future__ import annotations

from math import exp

from augury.bots.chances import Chances
from augury.bots.codes import (
    ABOVE,
    ABOVE_ALL,
    ALWAYS,
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JUGGLER,
    LANES,
    NO_SUIT,
    ONLY,
    SHIFTED_JESTER,
    SHIFTED_WIZARD,
    SPECIAL,
    SUIT_OF,
    UNITS,
    WIZARD,
    WIZARDS,
    count,
)
from augury.bots.outlook import FLEXIBLE, outlook
from augury.bots.position import Position

__all__ = ["change", "hopes", "pass_card", "play"]


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
    lane = LANES[position.suit]
    if hand & lane:
        legal &= lane | ALWAYS
    only = ONLY.get(legal)
    if only is not None:
        return [(only, 0.0)]
    out = position.unplayed - hand
    unseen = count(out) or 1  # or nothing is out any more
    players, left, laid = position.players, position.left, position.laid
    followers = players - 1 - laid
    cards, mean, variance, slack = outlook(
        position, chances, hand, out, ((players - 1) * left - laid) / unseen
    )
    need, wanting, free = _demand(position, seat, followers)
    mean += chances.drift * (left - 1) + chances.free * free / players

    # What the followers may hold against a card that is winning
    each = left / unseen
    eager, idle = each * wanting, each * (followers - wanting)
    plain, trump = position.plain, position.trump
    wizards = (out >> WIZARDS & 7) + (out >> SPECIAL & 3).bit_count()
    if plain:
        above = ABOVE_ALL
        higher = eager * chances.now_trump_higher[0] + idle * chances.now_trump_higher[1]
        danger = eager * chances.now_trump_wizards[0] + idle * chances.now_trump_wizards[1]
        danger *= wizards
        trump_higher = trump_danger = ruffs = 0.0
    else:
        above = ABOVE
        higher = eager * chances.now_higher[0] + idle * chances.now_higher[1]
        danger = eager * chances.now_wizards[0] + idle * chances.now_wizards[1]
        danger *= wizards
        trump_higher = eager * chances.now_trump_higher[0] + idle * chances.now_trump_higher[1]
        trump_danger = eager * chances.now_trump_wizards[0] + idle * chances.now_trump_wizards[1]
        trump_danger *= wizards
        ruffs = eager * chances.now_ruffs[0] + idle * chances.now_ruffs[1]
        ruffs *= (out & LANES[trump]).bit_count()

    if hand >> SPECIAL:
        cards = _announced(cards)
    special = hand >> SPECIAL or position.clouding or position.bombed or position.clouded == seat
    settled, suit, keys, best = position.settled, position.suit, position.keys, position.best
    spread, width, doubt, tie = chances.spread, chances.width, chances.doubt, chances.tie
    can_win, can_lose = 0 < need <= left, 0 <= need < left
    all_or_nothing = need >= left and not laid
    weighed: list[tuple[int, float]] = []
    for card, chance in cards:
        if card < WIZARD and not legal >> card & 1:
            continue
        # The chance to win with it now
        own = SUIT_OF[card]
        if own == NO_SUIT:
            now = _unsuited(position, card, followers, out, each)
        elif settled and keys[card] <= best:
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
        # The hope that it leaves
        if all_or_nothing:  # every trick is needed: lead what wins, and draw out what could beat
            hope = now + chance
        elif special:
            hope = _hope_special(
                position, seat, card, chance, now, need, mean, variance, slack, chances
            )
        else:
            loose = variance - chance * (1 - chance)
            range_ = 2 * (width + spread * loose)
            lost = need - mean + chance
            won = lost - 1
            hope = 0.0
            if can_win and now:
                hope = now * exp(-won * won / range_)
            if can_lose and now < 1:
                hope += (1 - now) * exp(-lost * lost / range_)
            hope = hope / (1 + doubt * loose) - tie * (now * abs(won) + (1 - now) * abs(lost))
        weighed.append((card, hope))
    return weighed


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
        if card == SHIFTED_WIZARD:
            plays += [(card, chance), (SHIFTED_JESTER, chance)]
        elif card in (JUGGLER, CLOUD):
            plays += [(card + suit, chance) for suit in range(4)]
        else:
            plays.append((card, chance))
    return plays


def _unsuited(position: Position, card: int, followers: int, out: int, each: float) -> float:
    """The chance to win the trick with a card without a suit."""
    if position.bombed or card == BOMB:
        return 0.0
    if card == FAIRY:
        return 1.0 if position.dragon else 0.0
    if card == DRAGON:
        if position.fairy is not None:
            return 0.0
        return 1 - each * followers / 2 if out & UNITS[FAIRY] else 1.0
    if position.keys[card] <= position.best:
        return 0.0
    if not followers:
        return 1.0
    if card in (WIZARD, SHIFTED_WIZARD):
        return 1 - each * followers / 2 if out & UNITS[DRAGON] else 1.0
    return 0.0


def _hope_special(
    position: Position,
    seat: int,
    card: int,
    chance: float,
    now: float,
    need: int,
    mean: float,
    variance: float,
    slack: float,
    chances: Chances,
) -> float:
    """The hope that a play leaves where special cards are in hand or in the trick."""
    left = position.left - 1
    if position.bombed:
        now = 0.0
    rest = mean - chance
    loose = variance
    if card >= SHIFTED_WIZARD:
        if card not in (DRAGON, FAIRY, BOMB):
            slack -= chances.flexible * chance
    else:
        loose -= chance * (1 - chance)
    clouding = position.clouding or card >= CLOUD
    owing = position.clouded == seat
    hopes = 0.0
    if now > 0:
        targets = [need - 1]
        if clouding or owing:  # the prediction will be changed, up or down (S7.2)
            targets = [need - 2, need]
        hopes += now * max(_hope(t, left, rest, loose, slack, chances) for t in targets)
    if now < 1:
        targets = [need - 1, need + 1] if owing else [need]
        hopes += (1 - now) * max(_hope(t, left, rest, loose, slack, chances) for t in targets)
    return hopes


def _hope(
    need: float, left: int, mean: float, variance: float, slack: float, chances: Chances
) -> float:
    """The hope to win exactly `need` of the tricks left, and the worth of coming close."""
    distance = abs(need - mean)
    distance = distance - slack if distance > slack else 0.0
    hope = -chances.tie * distance
    if 0 <= need <= left:
        hope += exp(-distance * distance / 2 / (chances.width + chances.spread * variance)) / (
            1 + chances.doubt * variance
        )
    return hope


# After a trick: the Juggler and the Cloud


def pass_card(position: Position, seat: int) -> int:
    """The card to hand on, by its first play: what is left must fit what is needed (S6.2)."""
    chances = position.chances[seat]
    hand, left, players = position.hands[seat], position.left, position.players
    out = position.unplayed - hand
    cards, mean, variance, slack = outlook(
        position, chances, hand, out, (players - 1) * left / count(out)
    )
    need, _, free = _demand(position, seat, 0)
    mean += chances.drift * left + chances.free * free / players
    fair = 1 / players  # the chance of the card that comes in
    choice, greatest = 0, -1e9
    for card, chance in cards:
        loose = variance + fair * (1 - fair)
        firm = slack
        if card in FLEXIBLE:
            firm -= chances.flexible * chance
        else:
            loose -= chance * (1 - chance)
        hope = _hope(need, left, mean - chance + fair, loose, firm, chances)
        if hope > greatest:
            choice, greatest = card, hope
    return choice


def change(position: Position, seat: int) -> int:
    """Whether to predict one more or one less, having taken the Cloud (S7.2, S7.7)."""
    chances = position.chances[seat]
    hand, left, players = position.hands[seat], position.left, position.players
    tricks = position.bids[seat]
    mean = variance = slack = 0.0
    if left:
        out = position.unplayed - hand
        share = (players - 1) * left / count(out)
        _, mean, variance, slack = outlook(position, chances, hand, out, share)
        mean += chances.drift * left + chances.free * _demand(position, seat, 0)[2] / players
    best = -1e9, 0
    for by in (1, -1):
        if 0 <= tricks + by <= position.size:
            need = tricks + by - position.taken[seat]
            hope = _hope(need, left, mean, variance, slack, chances)
            best = max(best, (hope * (20 + 10 * (tricks + by)), by))
    return best[1]
