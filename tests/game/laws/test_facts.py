"""What follows from a view by the rules: the same as the game itself will say, and no secret."""

from random import Random

from hypothesis import given

from augury import Bidding, Phase, Rules, State, card, view
from augury.game.play.actions import Play
from augury.game.play.facts import facts, private
from augury.game.values import replace
from augury.testing.games import steps
from augury.testing.strategies import points, rngs, rules


@given(rules(), rngs())
def test_the_last_card_decides_who_was_winning(rules: Rules, rng: Random) -> None:
    """R6, S4.1: with every card on the table, whoever is winning has won, or nobody has."""
    for now in steps(rules, rng):
        for number, trick in enumerate(now.state.table.tricks):
            # Between two tricks nothing is to be followed, so that is put back as it was.
            suit = next((play.face.suit for play in trick.plays if play.face.decides), None)
            trump = now.state.table.trump_in(number)
            lying = replace(
                now.state.table, trick=trick.plays, suit=suit, trump=trump, phase=Phase.PLAY
            )
            seen = replace(view(now.state, None), table=lying)
            assert facts(seen).winning == trick.winner
            assert facts(seen).bombed == trick.bombed


@given(rules(), rngs())
def test_the_leader_plays_first(rules: Rules, rng: Random) -> None:
    """R5.1."""
    before: State | None = None
    for now in steps(rules, rng):
        if before is not None and isinstance(now.action, Play) and not before.table.trick:
            assert facts(view(before, None)).leader == now.action.seat
        before = now.state


@given(rules(), rngs())
def test_the_projection_before_the_score_is_the_score(rules: Rules, rng: Random) -> None:
    """R7: at the end of a round, what it would come to is what it came to, as far as known."""
    for now in steps(rules, rng):
        table = now.state.table
        if table.phase not in (Phase.DEAL, Phase.OVER):
            continue
        assert facts(view(now.state, None)).projection == table.totals
        unscored = replace(table, phase=Phase.PLAY, pad=table.pad[:-1])
        for seat in range(rules.players):
            seen = replace(view(now.state, seat), table=unscored)
            assert facts(seen).projection == table.totals


@given(points())
def test_a_projection_lacks_exactly_the_bids_that_are_not_known(state: State) -> None:
    table = state.table
    between = table.phase in (Phase.DEAL, Phase.OVER)
    for seat in (*range(table.rules.players), None):
        seen = view(state, seat)
        known = [
            between or (bid if other != seat else seen.bid) is not None
            for other, bid in enumerate(table.bids)
        ]
        assert [points is not None for points in facts(seen).projection] == known


@given(rules(), rngs())
def test_only_who_knows_more_than_everyone_has_facts_of_their_own(
    rules: Rules, rng: Random
) -> None:
    for now in steps(rules, rng):
        everyone = facts(view(now.state, None))
        own = private(now.state)
        for seat in range(rules.players):
            if seat not in own:
                assert facts(view(now.state, seat)) == everyone


@given(points())
def test_the_winners_are_first_and_come_at_the_end(state: State) -> None:
    """R8.1."""
    known = facts(view(state, None))
    first = tuple(seat for seat, place in enumerate(known.ranks) if place == 1)
    assert known.winners == (first if state.phase is Phase.OVER else ())


@given(points())
def test_hands_are_foreseen_while_ones_own_is_not_seen(state: State) -> None:
    """V4."""
    for seat in range(state.rules.players):
        seen = view(state, seat)
        assert facts(seen).foreseen == (seen.hand is None)
    assert not facts(view(state, None)).foreseen


@given(points())
def test_the_surplus_of_predictions_is_known_once_all_of_them_are(state: State) -> None:
    """V1: predicted tricks beyond those of the round."""
    for seat in (None, *range(state.rules.players)):
        seen = view(state, seat)
        bids = [*seen.table.bids]
        if seat is not None:
            bids[seat] = seen.bid
        known = [bid for bid in bids if bid is not None]
        surplus = sum(known) - seen.table.hand_size if len(known) == len(bids) else None
        assert facts(seen).surplus == surplus


def test_ones_own_secret_bid_counts_for_oneself_alone() -> None:
    """V3, R7."""
    rules = Rules(players=3, bidding=Bidding.SECRET, hand_sizes=(2,))
    states = (now.state for now in steps(rules, Random(1)))
    state = next(state for state in states if state.phase is Phase.PLAY)
    state = replace(state, bids=(1, 0, 2))
    assert facts(view(state, 0)).projection == (-10, None, None)
    assert facts(view(state, 1)).projection == (None, 20, None)
    assert facts(view(state, None)).projection == (None, None, None)


def test_a_bomb_alone_leads_next() -> None:
    """S4.2: the trick is nobody's, and somebody leads after it."""
    rules = Rules(players=3, hand_sizes=(2,))
    states = (now.state for now in steps(rules, Random(1)))
    state = next(state for state in states if state.phase is Phase.PLAY)
    bomb = Play(1, card("X"), card("X"))
    table = replace(state.table, trick=(bomb,))
    assert facts(replace(view(state, None), table=table)).winning == 1
