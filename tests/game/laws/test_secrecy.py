"""What a seat learns depends on nothing that it may not know, to the byte."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury import (
    SPECIAL,
    Bid,
    Bidding,
    CloudChange,
    Event,
    Foresight,
    IllegalAction,
    Mode,
    Move,
    Rules,
    State,
    Step,
    View,
    legal_actions,
    parse_move,
    to_json,
    view,
)
from augury.game import EVERYONE, JUGGLER, apply, concerns, format_hand
from augury.game.play.events import BidChanged, BidPlaced, CardChosen, CardPassed, HandDealt
from augury.game.play.facts import Facts, facts
from augury.game.text.wire import encode
from augury.testing.strategies import rngs, rules
from tests.game.laws.twins import Observer, twins


def refusals(state: State, seat: int) -> list[object]:
    """What a seat hears that tries everything it can think of."""
    why: list[object] = []
    for move in (
        "bid=0",
        "bid=99",
        "trump=none",
        "R7",
        "R7=W",
        "U",
        "pass=B4",
        "bid+1",
        "bid-2",
        "V",
        "V=W",
        "put=B4",
        "take=R7",
    ):
        try:
            apply(state, parse_move(move, seat))
        except IllegalAction as error:
            why.append(error.refusal and to_json(error.refusal))
    return why


@dataclass(frozen=True)
class Sources:
    """How an observer learns of the game; a test that plants a leak replaces one of these."""

    view: Callable[[State, Observer], View] = view
    legal_actions: Callable[[State, int], tuple[Move, ...]] = legal_actions
    events: Callable[[Step], tuple[Event, ...]] = lambda step: step.events
    facts: Callable[[State, Observer], Facts] = lambda state, seat: facts(view(state, seat))
    refusals: Callable[[State, int], list[object]] = refusals

    def to(self, observer: Observer, step: Step) -> list[bytes]:
        """Everything that leaves for the observer after a step, as bytes."""
        moves = () if observer is None else self.legal_actions(step.state, observer)
        events = (event for event in self.events(step) if concerns(event, observer))
        seen = self.view(step.state, observer)
        known = repr(self.facts(step.state, observer)).encode()
        refused = [] if observer is None else self.refusals(step.state, observer)
        why = json.dumps(refused).encode()
        return [*map(encode, events), encode(seen), known, *map(encode, moves), why]


@settings(max_examples=150)
@given(rules(), st.data(), rngs())
def test_what_differs_unseen_makes_no_difference(
    rules: Rules, data: st.DataObject, rng: Random
) -> None:
    observer = data.draw(st.sampled_from((*range(rules.players), None)))
    honest = Sources()
    for this, that in twins(rules, observer, rng):
        assert view(this.state, observer) == view(that.state, observer)
        assert honest.to(observer, this) == honest.to(observer, that)


# The search above is worth something if the worlds do differ, in every phase and every way.

EVERYTHING_SECRET = Rules(special=SPECIAL, bidding=Bidding.SECRET, hand_sizes=(3, 5, 4, 5))
CASES = (
    EVERYTHING_SECRET,
    replace(EVERYTHING_SECRET, bidding=Bidding.HIDDEN, plus_minus_one=True),
    replace(EVERYTHING_SECRET, players=3, bidding=Bidding.OPEN, cloud=CloudChange.ROUND_END),
    replace(EVERYTHING_SECRET, players=5, cloud=CloudChange.ROUND_END),
    Rules(players=3, special=(JUGGLER,), hand_sizes=(3,)),
    Rules(foresight=Foresight.EVERY_ROUND, bidding=Bidding.SECRET, hand_sizes=(1, 2, 3)),
    Rules(
        foresight=Foresight.FIRST_ROUND,
        bidding=Bidding.HIDDEN,
        plus_minus_one=True,
        hand_sizes=(1, 2),
    ),
    Rules(mode=Mode.ONE_COLOUR, players=3, bidding=Bidding.SECRET, hand_sizes=(2, 3)),
    Rules(mode=Mode.MAXIMUS, players=6),
)


def worlds(games: int) -> Iterator[tuple[Observer, Step, Step]]:
    """Twin steps of many games, the same ones at every run; every other time for a spectator."""
    for number in range(games):
        for case in CASES:
            rng = Random(number)
            observer = None if number % 2 else rng.randrange(case.players)
            for this, that in twins(case, observer, rng):
                yield observer, this, that


def test_the_twin_worlds_differ_in_every_phase_and_every_secret() -> None:
    seats, spectators, foresight = set[str](), set[str](), set[str]()
    for observer, this, that in worlds(games=100):
        one, other = this.state, that.state
        assert view(one, observer) == view(other, observer)
        differing = {
            f"{secret} in {one.phase}"
            for secret in ("dealt", "hands", "bids", "aside", "passed")
            if getattr(one, secret) != getattr(other, secret)
        }
        if observer is None:
            spectators |= differing
        else:
            seats |= differing
            if one.rules.foresees(one.table.number):
                foresight |= differing
    everything = {
        *("hands in trump", "dealt in trump"),
        *("hands in bid", "dealt in bid", "bids in bid"),
        *("hands in rebid", "dealt in rebid"),
        *("hands in play", "dealt in play", "bids in play", "passed in play"),
        *("hands in pass", "dealt in pass", "bids in pass", "aside in pass"),
        *("hands in change", "dealt in change", "bids in change", "passed in change"),
        *("dealt in deal", "passed in deal"),
        *("dealt in over", "passed in over"),
    }
    assert seats == everything
    assert spectators == everything
    assert foresight == {
        *("hands in trump", "dealt in trump"),
        *("hands in bid", "dealt in bid", "bids in bid"),
        *("hands in rebid", "dealt in rebid"),
        "bids in play",
    }


# And it is worth something if it finds a leak, whichever way it gets out.


def leaky_view(leak: Callable[[View, State], View]) -> Sources:
    """Views that tell more than they should."""
    return Sources(view=lambda state, seat: leak(view(state, seat), state))


def leaky_event(kind: type[Event]) -> Sources:
    """Events of one kind that everyone gets to see."""

    def events(step: Step) -> tuple[Event, ...]:
        return tuple(
            replace(event, audience=EVERYONE) if isinstance(event, kind) else event
            for event in step.events
        )

    return Sources(events=events)


def seen_by_seat(leak: Callable[[View, State, int], View]) -> Sources:
    """Views that tell a seat more than they should, and a spectator no more."""
    return leaky_view(
        lambda honest, state: honest if honest.seat is None else leak(honest, state, honest.seat)
    )


def bids_weighed(state: State, seat: int) -> tuple[Move, ...]:
    """Legal actions that know what others have bid unseen."""
    made = sum(bid for bid in state.bids if bid is not None)
    return tuple(
        move
        for move in legal_actions(state, seat)
        if not (isinstance(move, Bid) and move.tricks + made == state.table.hand_size)
    )


def an_event_too_many(step: Step) -> tuple[Event, ...]:
    """Events whose number alone gives something away."""
    bids = [bid for bid in step.state.bids if bid is not None]
    again = len(bids) == len(step.state.bids) and sum(bids) == step.state.table.hand_size
    return step.events + step.events[-1:] * again


def bids_counted(state: State, seat: Observer) -> Facts:
    """Facts that know what others have bid unseen."""
    seen = view(state, seat)
    return facts(replace(seen, table=replace(seen.table, bids=state.bids)))


def refused_with_a_hand(state: State, seat: int) -> list[object]:
    """Refusals that show the hand, be it seen or not."""
    return [*refusals(state, seat), format_hand(state.hands[seat])]


PRIVATE = (HandDealt, BidPlaced, BidChanged, CardChosen, CardPassed)

LEAKS = {
    "a view shows what is chosen to be passed": leaky_view(
        lambda honest, state: replace(honest, aside=state.aside[(honest.seat or 0) - 1])
    ),
    "a view shows predictions made unseen": leaky_view(
        lambda honest, state: replace(honest, table=replace(honest.table, bids=state.bids))
    ),
    "a view shows another's own prediction": leaky_view(
        lambda honest, state: replace(honest, bid=state.bids[(honest.seat or 0) - 1])
    ),
    "a view shows every hand": leaky_view(lambda honest, state: replace(honest, seen=state.dealt)),
    "a view shows the hands as they were dealt once the round is over": leaky_view(
        lambda honest, state: honest if state.to_act else replace(honest, seen=state.dealt)
    ),
    "a view shows what two others passed": seen_by_seat(
        lambda honest, state, seat: replace(honest, gave=state.passed[seat - 2])
    ),
    "foresight shows one's own hand": seen_by_seat(
        lambda honest, state, seat: replace(honest, hand=state.hands[seat])
    ),
    "a spectator sees a hand": leaky_view(
        lambda honest, state: (
            replace(honest, hand=state.hands[0]) if honest.seat is None else honest
        )
    ),
    "legal actions know of unseen bids": Sources(legal_actions=bids_weighed),
    "facts know of unseen bids": Sources(facts=bids_counted),
    "a refusal shows a hand that its owner has not seen": Sources(refusals=refused_with_a_hand),
    "one event more tells that the bids add up": Sources(events=an_event_too_many),
    **{f"{kind.__name__} is told to everyone": leaky_event(kind) for kind in PRIVATE},
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_a_planted_leak_is_found(leak: Sources) -> None:
    assert any(
        leak.to(observer, this) != leak.to(observer, that)
        for observer, this, that in worlds(games=100)
    )


def test_no_other_events_are_private() -> None:
    kinds = {
        type(event)
        for _, this, _ in worlds(games=20)
        for event in this.events
        if event.audience is not EVERYONE
    }
    assert kinds == set(PRIVATE)
