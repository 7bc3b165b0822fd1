"""O Options printed elsewhere."""

from dataclasses import replace
from typing import Any

import pytest

from augury import Bidding, Phase, Record, Rules, RulesError, State, dumps, loads, start, step
from augury.game import LastBid, format_action, parse_action, points, schedule
from augury.game.errors import BadDeal, ForbiddenBid
from augury.game.play.facts import facts
from augury.game.play.views import view
from augury.testing.scenarios import act, bid, deal, deal_next, dealt, legal, refused
from tests.game.rulebook import rule


def three_rounds(ties: str) -> State:
    """Seats 0 and 1 end level: seat 0 has met two predictions, seat 1 has predicted more."""
    state = dealt("R1 R2 | W W | R3 R4", up="B5", hand_sizes=(2, 2, 2), ties=ties)
    state = act(bid(state, (0, 2, 0)), "1:W 2:R3 0:R1 1:W 2:R4 0:R2")
    state = deal_next(state, "R1 R2 | R3 R4 | W W", up="B5")
    state = act(bid(state, (0, 1, 0)), "2:W 0:R1 1:R3 2:W 0:R2 1:R4")
    assert state.table.winners == ()
    state = deal_next(state, "R1 R2 | R3 R4 | W W", up="B5")
    return act(bid(state, (2, 1, 0)), "0:R1 1:R3 2:W 2:W 0:R2 1:R4")


@rule("O1")
def test_whoever_is_chosen_deals_first_and_then_it_goes_round() -> None:
    dealers = []
    state = start(Rules(players=3, first_dealer=2, hand_sizes=(1, 1, 1)))
    for leader in (0, 1, 2):
        state = deal_next(state, "R1 | R2 | R3", up="B5")
        dealers.append(state.table.dealer)
        assert state.to_act == (leader,)
        state = bid(state, (0, 0, 0))
        for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
            state = act(state, f"{seat}:R{seat + 1}")
    assert dealers == [2, 0, 1]


@rule("O1")
def test_the_lot_is_drawn_with_the_first_deal() -> None:
    state = start(Rules(players=3, first_dealer="lot", hand_sizes=(1, 1)))
    first = deal("R1 | R2 | R3", up="W")
    assert "O1" in refused(state, first, BadDeal)
    assert "O1" in refused(state, replace(first, dealer=3), BadDeal)
    state = step(state, replace(first, dealer=1)).state
    assert (state.table.dealer, state.to_act) == (1, (1,))  # who names trump
    state = act(bid(act(state, "1:trump=R"), (0, 0, 0)), "2:R3 0:R1 1:R2")
    again = deal("R1 | R2 | R3", up="B5")
    assert "O1" in refused(state, replace(again, dealer=0), BadDeal)
    assert step(state, again).state.table.dealer == 2


@rule("O1")
def test_a_game_with_a_lot_is_a_record_like_any_other() -> None:
    rules = Rules(players=3, first_dealer="lot", hand_sizes=(1,))
    dealt = format_action(replace(deal("R1 | R2 | R3", up="B5"), dealer=2))
    assert dealt == "deal R1 R2 R3 up B5 by 2"
    assert parse_action(dealt) == replace(deal("R1 | R2 | R3", up="B5"), dealer=2)
    record = Record(rules, actions=(parse_action(dealt),))
    text = dumps(record)
    assert "rules: players=3 hand_sizes=1 first_dealer=lot\n" in text
    assert loads(text) == record
    assert loads(text).state.to_act == (0,)


@rule("O1")
def test_with_one_colour_nobody_deals() -> None:
    for first_dealer in (1, "lot"):
        with pytest.raises(RulesError) as refusal:
            Rules(mode="one-colour", first_dealer=first_dealer)
        assert refusal.value.options == ("mode", "first_dealer")
    assert Rules(mode="one-colour").first_dealer == 0


@rule("O1")
def test_a_seat_that_is_not_there_deals_nothing() -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(players=4, first_dealer=4)
    assert str(refusal.value) == (
        "first_dealer=4 and players=4: the seats are 0 to 3, or the lot decides (O1)"
    )
    with pytest.raises(
        RulesError, match="'first_dealer=me': expected the number of a seat, or lot"
    ):
        Rules(first_dealer="me")


TWO_CARDS = "R1 R2 | R3 R4 | W W"


def second_round(second: str, **options: Any) -> State:
    """Seat 1 deals it; seats 0 and 1 have 20 points, or seat 1 has 30; seat 2 has none of them."""
    state = dealt("R1 | W | R3" if second == "leads" else "R1 | R2 | W", up="B5", **options)
    bids, moves = (
        ((0, 1, 1), "1:W 2:R3 0:R1") if second == "leads" else ((0, 0, 0), "1:R2 2:W 0:R1")
    )
    return deal_next(act(bid(state, bids), moves), TWO_CARDS, up="B5")


@rule("O2")
@pytest.mark.parametrize(
    ("last_bid", "second", "allowed"),
    [
        ("nobody", "leads", "bid=0 bid=2"),
        ("nobody", "shares", "bid=0 bid=2"),
        ("unless-leading", "leads", "bid=0 bid=2"),
        ("unless-leading", "shares", "bid=0 bid=1 bid=2"),
        ("zero", "leads", "bid=0 bid=2"),
    ],
)
def test_only_a_dealer_who_leads_alone_is_bound(last_bid: str, second: str, allowed: str) -> None:
    options = {"plus_minus_one": True, "last_bid": last_bid, "hand_sizes": (1, 2)}
    state = second_round(second, **options)
    assert state.table.dealer == 1
    state = act(state, "2:bid=1 0:bid=0")
    assert legal(state, 1) == allowed
    if allowed == "bid=0 bid=2":
        refused(state, "1:bid=1", ForbiddenBid)


@rule("O2")
def test_in_the_first_round_nobody_leads_alone() -> None:
    state = dealt(TWO_CARDS, up="B5", plus_minus_one=True, last_bid="unless-leading")
    assert legal(act(state, "1:bid=1 2:bid=0"), 0) == "bid=0 bid=1 bid=2"


@rule("O2")
def test_a_prediction_of_zero_may_always_be_allowed() -> None:
    for last_bid, allowed in (("nobody", "bid=1 bid=2"), ("zero", "bid=0 bid=1 bid=2")):
        state = dealt(TWO_CARDS, up="B5", plus_minus_one=True, last_bid=last_bid)
        assert legal(act(state, "1:bid=2 2:bid=0"), 0) == allowed


@rule("O2")
def test_hidden_predictions_that_add_up_stand_where_the_dealer_is_not_bound() -> None:
    hidden = {"plus_minus_one": True, "bidding": Bidding.HIDDEN}
    for last_bid, bids, phase in (
        ("nobody", (0, 1, 1), Phase.REBID),
        ("zero", (0, 1, 1), Phase.PLAY),
        ("zero", (1, 1, 0), Phase.REBID),
        ("unless-leading", (1, 1, 0), Phase.PLAY),
    ):
        state = dealt(TWO_CARDS, up="B5", last_bid=last_bid, **hidden)
        assert bid(state, bids).phase is phase
    again = bid(dealt(TWO_CARDS, up="B5", last_bid="zero", **hidden), (1, 1, 0))
    assert legal(again, 0) == "bid=0 bid=2"
    leading = second_round("leads", last_bid="unless-leading", hand_sizes=(1, 2), **hidden)
    assert bid(leading, (0, 1, 1)).phase is Phase.REBID


@rule("O2")
def test_without_plus_minus_one_there_is_nobody_to_spare() -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(last_bid="zero")
    assert refusal.value.options == ("last_bid", "plus_minus_one")
    assert Rules(plus_minus_one=True, last_bid="zero").last_bid is LastBid.ZERO


@rule("O3")
@pytest.mark.parametrize(
    ("ties", "ranks", "deciding"),
    [
        ("shared", (1, 1, 3), ()),
        ("predictions", (2, 1, 3), (2, 4, 0)),
        ("predictions-met", (1, 2, 3), (2, 1, 1)),
    ],
)
def test_equal_totals_may_be_told_apart(
    ties: str, ranks: tuple[int, ...], deciding: tuple[int, ...]
) -> None:
    table = three_rounds(ties).table
    assert table.phase is Phase.OVER
    assert table.totals == (20, 20, -20)
    assert table.ranks == ranks
    assert table.tie_breaks == deciding
    assert table.winners == tuple(seat for seat, place in enumerate(ranks) if place == 1)


@rule("O3")
def test_what_decides_goes_with_every_view() -> None:
    known = facts(view(three_rounds("predictions"), 0))
    assert (known.ranks, known.tie_breaks, known.winners) == ((2, 1, 3), (2, 4, 0), (1,))


@rule("O3")
def test_who_is_equal_in_that_too_shares_the_place() -> None:
    state = dealt("R1 | R2 | R3", up="B5", ties="predictions")
    state = act(bid(state, (0, 0, 0)), "1:R2 2:R3 0:R1")
    assert state.table.totals == (20, 20, -10)
    assert state.table.winners == (0, 1)


@rule("O3")
def test_a_prediction_counts_as_the_cloud_has_left_it() -> None:
    """Seat 0 wins the Cloud's trick and raises its prediction from 0 to 1."""
    state = dealt("W | C | R3", up="B5", ties="predictions", special="cloud")
    state = act(bid(state, (0, 0, 0)), "1:C=R 2:R3 0:W 0:bid+1")
    assert state.table.pad[-1].bids == (1, 0, 0)
    assert state.table.tie_breaks == (1, 0, 0)
    assert state.table.totals == (points(1, 1), 20, 20)


@rule("O4")
def test_the_tournament_length_has_ten_rounds_however_many_play() -> None:
    for players in (3, 4, 5, 6):
        rules = Rules(players=players, hand_sizes=schedule("tournament", players))
        assert rules.rounds == 10
        assert rules.schedule[-1] == 60 // players
    assert schedule("tournament", 6) == Rules(players=6).schedule
