"""R3 Trump."""

import pytest

from augury import Phase, Rules, Suit, card, start, view
from augury.game.errors import BadDeal, ForbiddenTrump, WrongPhase
from augury.testing.scenarios import EVERY_CARD, act, deal, deal_next, dealt, legal, ready, refused
from tests.game.rulebook import rule


@rule("R3.1")
@pytest.mark.parametrize(
    ("up", "suit"),
    [("B9", Suit.BLUE), ("R9", Suit.RED), ("G9", Suit.GREEN), ("Y9", Suit.YELLOW)],
)
def test_the_turned_up_card_decides_trump(up: str, suit: Suit) -> None:
    state = dealt("B1 | R1 | G1", up=up)
    assert state.table.turned_up is card(up)
    assert state.table.trump is suit
    assert state.phase is Phase.BID


@rule("R3.1")
def test_a_trump_beats_the_other_suits() -> None:
    state = act(ready("B1 | R13 | R12", up="B9"), "1:R13 2:R12 0:B1")
    assert state.table.tricks[-1].winner == 0


@rule("R3.1")
def test_a_card_must_be_turned_up_while_there_is_a_stock() -> None:
    state = start(Rules(players=3))
    assert refused(state, deal("B1 | R1 | G1"), BadDeal) == (
        "the deal turns up no card: round 1 leaves a stock, and its top card is turned up (R3.1)"
    )


@rule("R3.2")
def test_a_jester_turned_up_means_no_trump() -> None:
    state = dealt("B1 | R12 | R13", up="J")
    assert state.table.trump is None
    assert state.phase is Phase.BID  # nobody is asked
    state = act(state, "1:bid=0 2:bid=0 0:bid=0 1:R12 2:R13 0:B1")
    assert state.table.tricks[-1].winner == 2


@rule("R3.3")
def test_a_wizard_turned_up_lets_the_dealer_name_a_suit() -> None:
    state = dealt("G1 | R12 | R13", up="W")
    assert (state.phase, state.to_act) == (Phase.TRUMP, (0,))
    assert state.table.trump is None
    assert legal(state, 0) == "trump=B trump=R trump=G trump=Y"
    assert legal(state, 1) == ""
    assert refused(state, "1:bid=0", WrongPhase) == "seat 1 cannot bid 0: seat 0 must name trump"
    state = act(state, "0:trump=G")
    assert state.table.trump is Suit.GREEN
    assert (state.phase, state.to_act) == (Phase.BID, (1,))
    state = act(state, "1:bid=0 2:bid=0 0:bid=1 1:R12 2:R13 0:G1")
    assert state.table.tricks[-1].winner == 0


@rule("R3.3")
def test_the_dealer_never_names_none() -> None:
    state = dealt("G1 | R12 | R13", up="W")
    assert refused(state, "0:trump=none", ForbiddenTrump) == (
        "seat 0 cannot name no trump: one of the four suits must be named (R3.3)"
    )


@rule("R3.3")
def test_it_is_this_round_s_dealer_who_names_trump_and_has_seen_the_cards() -> None:
    state = dealt("B1 | R1 | G1", up="B9", hand_sizes=(1, 1))
    state = act(state, "1:bid=0 2:bid=0 0:bid=0 1:R1 2:G1 0:B1")
    state = deal_next(state, "B1 | Y7 | G1", up="W")
    assert state.to_act == (1,)
    assert view(state, 1).hand == (card("Y7"),)


@rule("R3.4")
def test_without_a_stock_there_is_no_trump() -> None:
    state = dealt(EVERY_CARD)
    assert state.table.turned_up is None
    assert state.table.trump is None
    assert state.phase is Phase.BID
    state = act(state, "1:bid=0 2:bid=0 3:bid=0 0:bid=0 1:R1 2:G13 3:Y13 0:B13")
    assert state.table.tricks[-1].winner == 1


@rule("R3.4")
def test_in_the_last_round_no_card_can_be_turned_up() -> None:
    state = start(Rules(players=4, hand_sizes=(15,)))
    assert refused(state, deal(EVERY_CARD, up="B9"), BadDeal) == (
        "the deal turns up B9: in round 1 no card is turned up (R3.4, V5, V6)"
    )
