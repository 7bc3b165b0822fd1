"""R1 Cards."""

from collections import Counter

from augury import Rules, Suit, card, start, step
from augury.game import CARDS
from augury.game.errors import BadDeal
from augury.testing.scenarios import EVERY_CARD, act, deal, dealt, legal, ready, refused
from tests.game.rulebook import rule


@rule("R1.1")
def test_there_are_sixty_cards() -> None:
    deck = Counter(Rules().deck)
    assert deck.total() == 60
    for suit in "BRGY":
        for value in range(1, 14):
            assert deck[card(f"{suit}{value}")] == 1
    assert deck[card("W")] == deck[card("J")] == 4


@rule("R1.1")
def test_all_sixty_can_be_dealt_at_once() -> None:
    assert Counter(sum(dealt(EVERY_CARD).hands, ())) == Counter(Rules().deck)


@rule("R1.1")
def test_no_card_is_dealt_twice_and_no_wizard_a_fifth_time() -> None:
    state = start(Rules(players=3, hand_sizes=(2,)))
    twice = deal("B2 R1 | B2 R2 | B3 R3", up="J")
    assert refused(state, twice, BadDeal) == (
        "the deal has B2 twice: the deck has it once (R1.1, S0.1)"
    )
    assert step(state, deal("W W | W W | J J", up="J")).state.hands[1] == (card("W"), card("W"))
    five = deal("W W | W W | W J", up="J")
    assert refused(state, five, BadDeal) == (
        "the deal has W 5 times: the deck has it 4 times (R1.1, S0.1)"
    )


@rule("R1.2")
def test_the_order_of_the_suits_is_blue_red_green_yellow() -> None:
    assert [str(suit) for suit in Suit] == ["blue", "red", "green", "yellow"]
    state = dealt("Y1 G1 R1 B1 | Y2 G2 R2 B2 | Y3 G3 R3 B3", up="W")
    assert state.hands[0] == tuple(map(card, ("B1", "R1", "G1", "Y1")))
    assert legal(state, 0) == "trump=B trump=R trump=G trump=Y"
    numbers = [one for one in CARDS if one.suit]
    assert [one.suit for one in numbers] == [suit for suit in Suit for _ in range(13)]


@rule("R1.3")
def test_thirteen_is_the_highest_of_a_suit_and_one_the_lowest() -> None:
    state = ready("R10 R1 | R2 R13 | R9 R12", up="B5")
    state = act(state, "1:R2 2:R9 0:R10")
    assert state.table.tricks[-1].winner == 0  # ten is more than nine
    state = act(state, "0:R1 1:R13 2:R12")
    assert state.table.tricks[-1].winner == 1


@rule("R1.3")
def test_a_wizard_is_above_the_thirteen_of_trumps() -> None:
    state = act(ready("R13 | B13 | W", up="R4"), "1:B13 2:W 0:R13")
    assert state.table.tricks[-1].winner == 2


@rule("R1.3")
def test_a_jester_is_below_every_one() -> None:
    state = act(ready("J | J | R1", up="B4"), "1:J 2:R1 0:J")
    assert state.table.tricks[-1].winner == 2
