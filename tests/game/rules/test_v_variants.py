"""V Variants."""

from itertools import product

import pytest

from augury import (
    Bidding,
    Foresight,
    Mode,
    Phase,
    Rules,
    RulesError,
    State,
    Suit,
    card,
    legal_actions,
    start,
    step,
    view,
)
from augury.game import BOMB, EVERYONE, concerns
from augury.game.errors import AlreadyActed, BadDeal, ForbiddenBid
from augury.game.play.events import BidPlaced
from augury.game.text.notation import parse_action
from augury.testing.scenarios import (
    EVERY_CARD,
    act,
    bid,
    deal,
    deal_next,
    dealt,
    legal,
    ready,
    refused,
)
from tests.game.rulebook import rule

TWO_CARDS = "B1 B2 | R1 R2 | G1 G2"
OWN_SUITS = "B9 B8 W J | R9 R1 W J | G9 G13 W J"


# V1 Plus/minus one


@rule("V1")
def test_the_last_bidder_may_not_make_the_bids_add_up() -> None:
    state = act(dealt(TWO_CARDS, up="J", plus_minus_one=True), "1:bid=1 2:bid=0")
    assert legal(state, 0) == "bid=0 bid=2"
    assert refused(state, "0:bid=1", ForbiddenBid) == (
        "seat 0 cannot bid 1: the bids would add up to the 2 tricks of the round (V1); "
        "allowed: 0, 2"
    )


@rule("V1")
def test_plus_minus_one_binds_nobody_but_the_last_bidder() -> None:
    state = dealt(TWO_CARDS, up="J", plus_minus_one=True)
    assert legal(state, 1) == "bid=0 bid=1 bid=2"
    state = act(state, "1:bid=1")
    assert legal(state, 2) == "bid=0 bid=1 bid=2"


@rule("V1")
def test_no_bid_is_forbidden_once_the_others_bid_too_much() -> None:
    state = act(dealt(TWO_CARDS, up="J", plus_minus_one=True), "1:bid=2 2:bid=1")
    assert legal(state, 0) == "bid=0 bid=1 bid=2"


@rule("V1")
def test_hidden_bids_that_add_up_make_the_dealer_announce_another() -> None:
    state = dealt(TWO_CARDS, up="J", plus_minus_one=True, bidding=Bidding.HIDDEN)
    state = act(state, "1:bid=0 2:bid=1")
    assert legal(state, 0) == "bid=0 bid=1 bid=2"  # what the others wrote is still unknown
    state = act(state, "0:bid=1")
    assert (state.phase, state.to_act) == (Phase.REBID, (0,))
    assert state.table.bids == (1, 0, 1)
    assert legal(state, 0) == "bid=0 bid=2"
    assert refused(state, "0:bid=1", ForbiddenBid) == (
        "seat 0 cannot bid 1: the bids would add up to the 2 tricks of the round (V1); "
        "allowed: 0, 2"
    )
    state = act(state, "0:bid=2")
    assert (state.phase, state.table.bids) == (Phase.PLAY, (2, 0, 1))


@rule("V1")
def test_hidden_bids_that_do_not_add_up_stand() -> None:
    options = {"plus_minus_one": True, "bidding": Bidding.HIDDEN}
    assert bid(dealt(TWO_CARDS, up="J", **options), (1, 1, 1)).phase is Phase.PLAY


@rule("V1")
def test_plus_minus_one_and_secret_bidding_contradict_each_other() -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(plus_minus_one=True, bidding=Bidding.SECRET)
    assert str(refusal.value) == (
        "plus_minus_one and bidding=secret contradict each other: "
        "nobody may know what the bids add up to (V1)"
    )


# V2 Hidden prediction


@rule("V2")
def test_hidden_predictions_are_made_at_once_and_unseen() -> None:
    state = dealt(TWO_CARDS, up="J", bidding=Bidding.HIDDEN)
    assert state.to_act == (0, 1, 2)
    taken = step(state, parse_action("2:bid=1"))
    state = taken.state
    assert state.to_act == (0, 1)
    assert [view(state, seat).bid for seat in (0, 1, 2, None)] == [None, None, 1, None]
    assert state.table.bids == (None, None, None)
    heard = [event for event in taken.events if isinstance(event, BidPlaced) and concerns(event, 0)]
    assert heard == [BidPlaced(2, None, EVERYONE)]
    assert refused(state, "2:bid=0", AlreadyActed) == (
        "seat 2 cannot bid 0: that choice is made, seats 0, 1 must bid"
    )


@rule("V2")
def test_hidden_predictions_are_revealed_before_the_first_trick() -> None:
    state = act(dealt(TWO_CARDS, up="J", bidding=Bidding.HIDDEN), "2:bid=1 0:bid=2 1:bid=0")
    assert state.phase is Phase.PLAY
    for seat in (0, 1, 2, None):
        assert view(state, seat).table.bids == (2, 0, 1)


# V3 Secret prediction


@rule("V3")
def test_secret_predictions_stay_unseen_until_the_last_trick_is_over() -> None:
    state = dealt(TWO_CARDS, up="J", bidding=Bidding.SECRET)
    assert state.to_act == (0, 1, 2)
    for word in ["2:bid=1", "0:bid=2", "1:bid=0", "1:R1", "2:G1", "0:B1", "1:R2", "2:G2"]:
        state = act(state, word)
        assert state.table.bids == (None, None, None)
    assert [view(state, seat).bid for seat in (0, 1, 2, None)] == [2, 0, 1, None]
    state = act(state, "0:B2")
    for seat in (0, 1, 2, None):
        assert view(state, seat).table.bids == (2, 0, 1)
    assert state.table.pad[-1].bids == (2, 0, 1)


# V4 Foresight


def foresee(state: State, seat: int | None) -> str:
    """The hands as a seat sees them; `?` for one that it does not see."""
    hands = view(state, seat).seen or (None,) * state.rules.players
    shown = [" ".join(map(str, hand)) if hand else "?" for hand in hands]
    own = view(state, seat).hand
    if seat is not None and own is not None:
        shown[seat] = " ".join(map(str, own))
    return " | ".join(shown)


@rule("V4")
def test_with_foresight_one_sees_all_cards_but_one_s_own_until_all_have_bid() -> None:
    state = dealt("B1 | R1 | G1", up="Y5", foresight=Foresight.FIRST_ROUND)
    assert foresee(state, 0) == "? | R1 | G1"
    assert foresee(state, 1) == "B1 | ? | G1"
    assert foresee(state, 2) == "B1 | R1 | ?"
    assert foresee(state, None) == "? | ? | ?"
    state = bid(state, (0, 0, 0))
    assert foresee(state, 0) == "B1 | R1 | G1"  # now in hand; what was seen stays known
    state = act(state, "1:R1 2:G1 0:B1")
    assert state.table.totals == (20, -10, 20)


@rule("V4")
def test_the_dealer_names_trump_seeing_only_the_others_cards() -> None:
    state = dealt("B1 | R1 | G1", up="W", foresight=Foresight.FIRST_ROUND)
    assert (state.phase, state.to_act) == (Phase.TRUMP, (0,))
    assert foresee(state, 0) == "? | R1 | G1"
    state = act(state, "0:trump=B")
    assert (state.phase, foresee(state, 0)) == (Phase.BID, "? | R1 | G1")


@rule("V4")
@pytest.mark.parametrize(
    ("foresight", "second_round"),
    [(Foresight.FIRST_ROUND, "B2 B3 | ? | ?"), (Foresight.EVERY_ROUND, "? | R2 R3 | G2 G3")],
)
def test_foresight_in_the_first_round_or_in_every_round(
    foresight: Foresight, second_round: str
) -> None:
    state = dealt("B1 | R1 | G1", up="Y5", foresight=foresight, hand_sizes=(1, 2))
    assert foresee(state, 0) == "? | R1 | G1"
    state = act(bid(state, (0, 0, 0)), "1:R1 2:G1 0:B1")
    state = deal_next(state, "B2 B3 | R2 R3 | G2 G3", up="Y5")
    assert foresee(state, 0) == second_round


@rule("V4")
def test_the_first_round_is_the_first_that_is_played_however_many_cards_it_has() -> None:
    state = dealt("B2 B3 | R2 R3 | G2 G3", up="Y5", foresight="first-round", hand_sizes=(2, 1))
    assert foresee(state, 0) == "? | R2 R3 | G2 G3"
    state = act(bid(state, (0, 0, 0)), "1:R2 2:G2 0:B2 1:R3 2:G3 0:B3")
    state = deal_next(state, "B1 | R1 | G1", up="Y5")
    assert foresee(state, 0) == "B1 | ? | ?"


@rule("V4")
def test_foresight_is_played_without_special_cards() -> None:
    with pytest.raises(RulesError, match="special cards and foresight=every-round contradict"):
        Rules(foresight=Foresight.EVERY_ROUND, special=(BOMB,))


# V5 One colour


@rule("V5")
@pytest.mark.parametrize("players", [3, 4])
def test_one_colour_has_twelve_rounds_of_four_to_fifteen_cards(players: int) -> None:
    rules = Rules(players=players, mode=Mode.ONE_COLOUR)
    assert rules.schedule == (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    for seat in range(players):
        own = rules.own_deck(seat)
        assert len(own) == 15
        assert {one.suit for one in own} == {tuple(Suit)[seat], None}
        assert own.count(card("W")) == own.count(card("J")) == 1
    assert len(rules.deck) == 15 * players


@rule("V5")
def test_in_one_colour_nothing_is_trump_and_nothing_must_be_followed() -> None:
    state = dealt(OWN_SUITS, mode=Mode.ONE_COLOUR)
    assert (state.phase, state.table.trump, state.table.turned_up) == (Phase.BID, None, None)
    state = act(bid(state, (0, 0, 0)), "1:R9")
    assert legal(state, 2) == "G9 G13 W J"


@rule("V5")
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("1:R9 2:G13 0:B8", 2),  # the highest value, whatever its suit
        ("1:R9 2:G9 0:B9", 1),  # the first among equals
        ("1:R1 2:G9 0:B9", 2),
        ("1:R9 2:G13 0:W", 0),  # a Wizard is above 13
        ("1:R9 2:W 0:W", 2),
        ("1:J 2:J 0:B8", 0),
        ("1:R1 2:J 0:J", 1),  # a Jester is below 1
        ("1:J 2:J 0:J", 1),
    ],
)
def test_in_one_colour_the_highest_value_wins(moves: str, winner: int) -> None:
    state = act(ready(OWN_SUITS, mode=Mode.ONE_COLOUR), moves)
    assert state.table.tricks[-1].winner == winner


@rule("V5")
def test_in_one_colour_everyone_draws_from_their_own_fifteen() -> None:
    state = start(Rules(players=3, mode=Mode.ONE_COLOUR))
    foreign = deal("B9 B8 W J | R9 R1 W G2 | G9 G13 W J")
    assert refused(state, foreign, BadDeal) == (
        "the deal has G2: it is not in seat 1's own fifteen (V5)"
    )
    greedy = deal("B9 B8 W J | R9 R1 W J | G9 G13 W W")
    assert refused(state, greedy, BadDeal) == (
        "the deal has W twice: seat 2's own fifteen has it once (V5)"
    )
    boxed = deal("B9 B8 W J | R9 R1 W J | Y9 Y8 W J")
    assert refused(state, boxed, BadDeal) == (
        "the deal has Y9: it is not in seat 2's own fifteen (V5)"
    )
    turned = deal(OWN_SUITS, up="G1")
    assert refused(state, turned, BadDeal) == (
        "the deal turns up G1: in round 1 no card is turned up (R3.4, V5, V6)"
    )


@rule("V5")
def test_one_colour_is_for_three_or_four_without_special_cards() -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(players=5, mode=Mode.ONE_COLOUR)
    assert str(refusal.value) == (
        "mode=one-colour and players=5 contradict each other: each needs a suit of their own (V5)"
    )
    with pytest.raises(RulesError, match="special cards and mode=one-colour contradict"):
        Rules(players=3, mode=Mode.ONE_COLOUR, special=(BOMB,))


# V6 Wizard Maximus


def play_out(state: State) -> State:
    """The rest of a round: the first legal card, always."""
    while state.phase is Phase.PLAY:
        state = step(state, legal_actions(state, state.to_act[0])[0]).state
    return state


@rule("V6")
@pytest.mark.parametrize(("players", "cards"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_maximus_deals_all_sixty_in_each_of_five_rounds(players: int, cards: int) -> None:
    rules = Rules(players=players, mode=Mode.MAXIMUS)
    assert rules.schedule == (cards,) * 5


@rule("V6")
def test_maximus_has_every_suit_as_trump_and_last_none() -> None:
    state, trumps = start(Rules(players=4, mode=Mode.MAXIMUS)), []
    first_tricks = (  # everyone plays the lowest of their own suit
        ("1:R1 2:G1 3:Y1 0:B1", 0),
        ("2:G1 3:Y1 0:B1 1:R1", 1),
        ("3:Y1 0:B1 1:R1 2:G1", 2),
        ("0:B1 1:R1 2:G1 3:Y1", 3),
        ("1:R1 2:G1 3:Y1 0:B1", 1),  # no trump: the suit led
    )
    for moves, winner in first_tricks:
        state = bid(deal_next(state, EVERY_CARD), (0, 0, 0, 0))
        trumps.append(state.table.trump)
        state = act(state, moves)
        assert state.table.tricks[-1].winner == winner
        state = play_out(state)
    assert trumps == [Suit.BLUE, Suit.RED, Suit.GREEN, Suit.YELLOW, None]
    assert state.phase is Phase.OVER


@rule("V6")
def test_maximus_is_played_without_special_cards_and_with_its_own_schedule() -> None:
    with pytest.raises(RulesError, match="special cards and mode=maximus contradict"):
        Rules(mode=Mode.MAXIMUS, special=(BOMB,))
    with pytest.raises(RulesError, match="mode=maximus and hand_sizes contradict"):
        Rules(mode=Mode.MAXIMUS, hand_sizes=(1, 2, 3))


# V7 Combinations


@rule("V7")
@pytest.mark.parametrize(
    ("mode", "bidding", "plus_minus_one"),
    [
        (mode, bidding, plus_minus_one)
        for mode, bidding, plus_minus_one in product(Mode, Bidding, (False, True))
        if not (bidding is Bidding.SECRET and plus_minus_one)  # V1
    ],
    ids=str,
)
def test_modes_bidding_and_plus_minus_one_combine_freely(
    mode: Mode, bidding: Bidding, plus_minus_one: bool
) -> None:
    hands, up = {
        Mode.CLASSIC: ("B1 | R1 | G1 | Y1", "J"),
        Mode.ONE_COLOUR: ("B1 B2 B3 B4 | R1 R2 R3 R4 | G1 G2 G3 G4 | Y1 Y2 Y3 Y4", None),
        Mode.MAXIMUS: (EVERY_CARD, None),
    }[mode]
    rules = Rules(players=4, mode=mode, bidding=bidding, plus_minus_one=plus_minus_one)
    state = step(start(rules), deal(hands, up)).state
    assert state.to_act == ((1,) if bidding is Bidding.OPEN else (0, 1, 2, 3))

    state = act(state, "1:bid=0 2:bid=0 3:bid=0")
    all_of_them = f"bid={state.table.hand_size}"
    if bidding is Bidding.OPEN and plus_minus_one:
        assert all_of_them not in legal(state, 0)
        return
    state = act(state, f"0:{all_of_them}")
    assert state.phase is (Phase.REBID if plus_minus_one else Phase.PLAY)
    assert (None in state.table.bids) is (bidding is Bidding.SECRET)
