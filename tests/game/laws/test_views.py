"""A view says what its seat may know, and a client that follows the events never falls behind."""

from random import Random
from typing import assert_never

from hypothesis import given, settings

from augury import Bidding, Phase, Rules, State, View, follow, legal_actions, start, view
from augury.game import EVERYONE, concerns
from augury.game.play.events import Turn
from augury.testing.games import steps
from augury.testing.strategies import points, rngs, rules


@settings(max_examples=200)
@given(rules(), rngs())
def test_following_the_events_equals_looking_again(rules: Rules, rng: Random) -> None:
    audience = (*range(rules.players), None)
    followed = {seat: view(start(rules), seat) for seat in audience}
    for now in steps(rules, rng):
        for seat in audience:
            for event in now.events:
                if concerns(event, seat):
                    followed[seat] = follow(followed[seat], event)
            assert followed[seat] == view(now.state, seat)


@given(rules(), rngs())
def test_a_view_shows_its_seat_what_it_may_do(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        for seat in range(rules.players):
            assert view(now.state, seat).legal_actions == legal_actions(now.state, seat)
        assert view(now.state, None).legal_actions == ()


@given(rules(), rngs())
def test_what_everyone_sees_is_the_same_for_all(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        for seat in (*range(rules.players), None):
            assert view(now.state, seat).table == now.state.table


@given(points())
def test_a_spectator_sees_the_table_alone(state: State) -> None:
    assert view(state, None) == View(
        seat=None,
        table=state.table,
        hand=None,
        bid=None,
        seen=(),
        aside=None,
        gave=None,
        received=None,
    )


@given(rules(), rngs())
def test_predictions_lie_open_exactly_when_the_rules_say_so(rules: Rules, rng: Random) -> None:
    """R4.3, V2, V3."""
    for now in steps(rules, rng):
        state, table = now.state, now.state.table
        match rules.bidding:
            case Bidding.OPEN:
                shown = True
            case Bidding.HIDDEN:
                shown = table.phase not in (Phase.TRUMP, Phase.BID)
            case Bidding.SECRET:
                shown = table.phase in (Phase.DEAL, Phase.OVER)
            case _:
                assert_never(rules.bidding)
        assert table.bids == (state.bids if shown else (None,) * rules.players)


@given(rules(), rngs())
def test_foresight_shows_the_others_until_the_bids_are_made(rules: Rules, rng: Random) -> None:
    """V4."""
    bidding = (Phase.TRUMP, Phase.BID, Phase.REBID)
    for now in steps(rules, rng):
        state = now.state
        foreseen = rules.foresees(state.table.number)
        for seat in range(rules.players):
            seen = view(state, seat)
            own = None if foreseen and state.phase in bidding else state.hands[seat]
            assert seen.hand == own
            others = tuple(None if at == seat else hand for at, hand in enumerate(state.dealt))
            assert seen.seen == (others if foreseen else ())


@given(rules(), rngs())
def test_every_step_ends_with_whose_turn_it_is(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        table = now.state.table
        *others, last = now.events
        assert last == Turn(table.phase, table.to_act, table.clouded, EVERYONE)
        assert not any(isinstance(event, Turn) for event in others)
