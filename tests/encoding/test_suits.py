"""Suits relabelled: the same game in other colours is the same to a network."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from augury import State, Suit, view
from augury.encoding import (
    ACTION_IDS,
    ACTIONS,
    LAYOUT,
    OBSERVATIONS,
    ORDERS,
    mask,
    observe,
    suit_order,
)
from augury.testing.scenarios import act, dealt
from augury.testing.strategies import points

LETTERS = "BRGY"


def recoloured(text: str, order: tuple[Suit, ...]) -> str:
    return text.translate(str.maketrans(LETTERS, "".join(suit.value for suit in order)))


def test_there_are_24_orders_and_the_first_changes_nothing() -> None:
    assert len(ORDERS) == 24
    assert (OBSERVATIONS[0] == np.arange(LAYOUT.size)).all()
    assert (ACTION_IDS[0] == np.arange(ACTIONS)).all()


def test_every_order_moves_every_place_once() -> None:
    for observation, actions in zip(OBSERVATIONS, ACTION_IDS, strict=True):
        assert sorted(observation) == list(range(LAYOUT.size))
        assert sorted(actions) == list(range(ACTIONS))


@given(st.sampled_from(ORDERS))
def test_a_recoloured_game_is_seen_relabelled(order: tuple[Suit, ...]) -> None:
    hands, up = "B1 B2 W U | R1 R2 Y5 C | G1 Y13 J S", "R9"
    moves = "1:bid=1 2:bid=0 0:bid=1 1:R1 2:Y13 0:U=G"
    plain = act(dealt(hands, up), moves)
    other = act(dealt(recoloured(hands, order), recoloured(up, order)), recoloured(moves, order))
    number = ORDERS.index(order)
    for seat in range(3):
        seen, same = view(other, seat), view(plain, seat)
        assert (observe(seen)[OBSERVATIONS[number]] == observe(same)).all()
        assert (mask(seen)[ACTION_IDS[number]] == mask(same)).all()


@given(points())
def test_trump_comes_first_and_then_the_longest_suit(state: State) -> None:
    for seat in range(state.rules.players):
        observation = observe(view(state, seat))
        order = ORDERS[int(suit_order(observation))]
        trump = LAYOUT.split(observation)["trump"]
        if trump[: len(Suit)].any():
            assert order[0] is tuple(Suit)[int(trump.argmax())]
        hand = view(state, seat).hand or ()
        rest = [suit for suit in order if not (trump.any() and suit is order[0])]
        lengths = [sum(one.suit is suit for one in hand) for suit in rest]
        assert lengths == sorted(lengths, reverse=True)


def test_many_observations_are_ordered_at_once() -> None:
    state = dealt("B1 B2 | R1 R2 | G1 W", up="R9")
    rows = np.stack([observe(view(state, seat)) for seat in range(3)])
    assert suit_order(rows).tolist() == [int(suit_order(row)) for row in rows]
