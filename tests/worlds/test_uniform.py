"""Every world is as likely as every other: the count and the samples against a list of them all."""

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import TypeAlias, TypeVar

import pytest

from augury import SPECIAL, Bidding, Foresight, Mode, Rules, State, View
from augury.game import JUGGLER, WEREWOLF
from augury.worlds import Worlds
from tests.worlds.enumeration import Look, enumerate_worlds, look, world
from tests.worlds.positions import small_views

T = TypeVar("T")
Listed: TypeAlias = Counter[Look]
Likely: TypeAlias = Callable[[State, View], bool]
Telling: TypeAlias = Callable[[View, Listed], bool]

FEW = 700  # ways that the enumeration has to try
VIEWS = 2  # of each case
MANY = 2_000  # samples, or 25 for every world that looks different, if that is more
SURELY = 4.0  # standard deviations: a fair sampler gets there once in 30,000 times


# What makes a view worth testing: `Likely`, from a glance at it; `Telling`, from its worlds.


def some(_state: State, seen: View) -> bool:
    return seen.seat is not None


def spectator(_state: State, seen: View) -> bool:
    return seen.seat is None


def own_hand_hidden(_state: State, seen: View) -> bool:
    return seen.seat is not None and seen.hand is None


def choosing(state: State, seen: View) -> bool:
    return seen.aside is None and any(state.aside)


def passed(state: State, seen: View) -> bool:
    return seen.seat is not None and any(state.passed)


def passed_to_spectator(state: State, seen: View) -> bool:
    return seen.seat is None and any(state.passed)


def traded(_state: State, seen: View) -> bool:
    exchange = seen.table.exchange
    return exchange is not None and exchange.seat != seen.seat


def lost_sight_of(state: State, seen: View) -> bool:
    """The card taken for the Werewolf was not played until the pass, and may be anywhere now."""
    exchange = seen.table.exchange
    if exchange is None or not traded(state, seen) or not passed(state, seen):
        return False
    return exchange.taken in (*state.hands[exchange.seat], state.passed[exchange.seat])


def one_of_four_taken(state: State, seen: View) -> bool:
    """A Wizard or a Jester was taken for the Werewolf, and another one looks the same."""
    exchange = seen.table.exchange
    if exchange is None or not traded(state, seen) or not passed(state, seen):
        return False
    return exchange.taken.kind.copies > 1


def wizards_hidden(state: State, seen: View) -> bool:
    """Or Jesters, of which some seat may hold one and some seat may hold two."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != seen.seat for card in hand]
    return seen.seat is not None and len(set(hidden)) < len(hidden)


def two_look_alikes_hidden(state: State, seen: View) -> bool:
    """The card taken for the Werewolf, or the one the viewer gave, has a hidden look-alike."""
    exchange = seen.table.exchange
    lost = exchange.taken if exchange is not None and traded(state, seen) else seen.gave
    hidden = [hand for seat, hand in enumerate(state.hands) if seat != seen.seat]
    return sum(hand.count(lost) for hand in hidden if lost is not None) > 1


def several(_seen: View, worlds: Listed) -> bool:
    return len(worlds) > 1


def look_alike(_seen: View, worlds: Listed) -> bool:
    """Some states stand for more worlds than others."""
    return len(set(worlds.values())) > 1


def held_or_played(seen: View, worlds: Listed) -> bool:
    """A card that was passed may still be held, or have been played since."""
    seats = range(seen.rules.players)
    ways = {
        (at, world.passed[at] in world.hands[at - seats[-1]]) for world in worlds for at in seats
    }
    return any({(seat, True), (seat, False)} <= ways for seat in seats)


def suit_came_back(seen: View, worlds: Listed) -> bool:
    """Some seat may hold a card of a suit that it lacked before the pass."""
    lacked = {
        (play.seat, trick.plays[0].face.suit)
        for trick in seen.table.tricks
        for play in trick.plays
        if trick.plays[0].face.suit is not None
        and play.card.suit not in (None, trick.plays[0].face.suit)
    }
    return any(
        (seat, card.suit) in lacked
        for world in worlds
        for seat, hand in enumerate(world.hands)
        for card in hand
    )


def taken_and_passed_on(seen: View, worlds: Listed) -> bool:
    """The card taken for the Werewolf may have been passed on, or not."""
    exchange = seen.table.exchange
    assert exchange is not None
    return len({world.passed[exchange.seat] is exchange.taken for world in worlds}) == 2


WHOLE = Rules(players=4, hand_sizes=(15,))  # the whole deck is dealt
JUGGLED = Rules(players=4, hand_sizes=(15,), special=(JUGGLER,))
TRADED = Rules(players=4, hand_sizes=(15,), special=(WEREWOLF,))
BOTH = Rules(players=4, hand_sizes=(15,), special=(JUGGLER, WEREWOLF))
ALL = Rules(players=4, hand_sizes=(16,), special=SPECIAL, bidding=Bidding.SECRET)
FORESIGHT = Rules(players=4, hand_sizes=(14,), foresight=Foresight.EVERY_ROUND)
ONE_COLOUR = Rules(players=4, hand_sizes=(13,), mode=Mode.ONE_COLOUR)
CASES: dict[str, tuple[Rules, Likely, Telling]] = {
    "the whole deck": (WHOLE, some, several),
    "a stock": (Rules(players=4, hand_sizes=(14,)), some, several),
    "six players": (Rules(players=6, hand_sizes=(10,)), some, several),
    "look-alikes": (WHOLE, wizards_hidden, look_alike),
    "a spectator": (WHOLE, spectator, several),
    "maximus": (Rules(players=4, mode=Mode.MAXIMUS), some, several),
    "one colour": (ONE_COLOUR, some, several),
    "foresight": (FORESIGHT, own_hand_hidden, several),
    "the Werewolf": (TRADED, traded, several),
    "choosing what to pass": (JUGGLED, choosing, several),
    "held or played": (JUGGLED, passed, held_or_played),
    "held or played, to a spectator": (JUGGLED, passed_to_spectator, held_or_played),
    "a suit came back": (JUGGLED, passed, suit_came_back),
    "taken and passed on": (BOTH, lost_sight_of, taken_and_passed_on),
    "one of four taken": (BOTH, one_of_four_taken, several),
    "one of four taken, another hidden": (TRADED, two_look_alikes_hidden, several),
    "one of four given, another hidden": (JUGGLED, two_look_alikes_hidden, several),
    "everything": (ALL, passed, several),
}


@pytest.mark.parametrize("case", CASES)
def test_counted_and_drawn_uniformly(case: str) -> None:
    rules, likely, telling = CASES[case]
    rng = Random(case)
    views = VIEWS
    for state, seen in small_views(rules, rng, FEW, likely):
        worlds, listed = Worlds(seen), enumerate_worlds(seen)
        assert worlds.count == listed.total()
        assert {one: worlds.weight(world(seen, one)) for one in listed} == listed
        assert worlds.weight(state) > 0
        if telling(seen, listed):
            drawn = (look(worlds.sample(rng)) for _ in range(max(MANY, 25 * len(listed))))
            assert surprise(drawn, listed) < SURELY
            views -= 1
        if not views:
            break


def test_the_yardstick_notices_look_alikes_counted_once() -> None:
    listed = Counter({"a Wizard": 2, "one card": 1, "another": 1})
    rng = Random(1)
    fair = rng.choices([*listed], [*listed.values()], k=MANY)
    unfair = rng.choices([*listed], k=MANY)
    assert surprise(fair, listed) < SURELY < surprise(unfair, listed)


def surprise(drawn: Iterable[T], listed: Counter[T]) -> float:
    """By how many standard deviations the samples differ from the list (chi-square).

    The cube root of chi-square is close to normal (Wilson and Hilferty).
    """
    count = Counter(drawn)
    assert count.keys() <= listed.keys()
    per_world = count.total() / listed.total()
    chi_square = sum(
        (count[one] - weight * per_world) ** 2 / (weight * per_world)
        for one, weight in listed.items()
    )
    freedom = len(listed) - 1
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
