"""The numbers of the actions: every move has one, no two have the same, and back."""

from random import Random

import numpy as np
import pytest
from hypothesis import given

from augury import SPECIAL, Bid, ChangeBid, NotationError, Pass, Play, State, card, view
from augury.encoding import (
    ACTIONS,
    BID,
    CHANGE,
    PASS,
    PLAY,
    PUT_IN,
    TAKE_OUT,
    TRUMP,
    action,
    action_id,
    mask,
)
from augury.game.play.legality import legal_actions
from augury.game.rules import PLAYERS, Rules
from augury.testing.strategies import points


def test_every_number_is_a_move_and_every_move_its_number() -> None:
    assert [action_id(action(number, seat=3)) for number in range(ACTIONS)] == list(range(ACTIONS))


def test_the_blocks_follow_each_other() -> None:
    blocks = [*PLAY, *PASS, *BID, *TRUMP, *CHANGE, *PUT_IN, *TAKE_OUT]
    assert blocks == list(range(ACTIONS))


def test_there_is_a_bid_for_every_hand_that_can_be_dealt() -> None:
    for players in PLAYERS:
        most = len(Rules(players=players, special=SPECIAL).deck) // players
        assert action(action_id(Bid(0, most)), 0) == Bid(0, most)


@given(points())
def test_the_mask_marks_what_is_legal(state: State) -> None:
    for seat in range(state.rules.players):
        marked = [action(int(number), seat) for number in np.flatnonzero(mask(view(state, seat)))]
        assert set(marked) == set(legal_actions(state, seat))
        assert len(marked) == len(legal_actions(state, seat))


@pytest.mark.parametrize(
    "move",
    [
        Bid(0, 23),
        Bid(0, -1),
        Pass(0, card("L")),
        Play(0, card("L")),
        Play(0, card("S")),
        Play(0, card("U"), card("C=R")),
        ChangeBid(0, 2),
    ],
    ids=repr,
)
def test_what_no_rules_allow_has_no_number(move: Bid | Pass | Play | ChangeBid) -> None:
    with pytest.raises(NotationError, match="has no number"):
        action_id(move)


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(NotationError, match="is no action"):
        action(number, Random(0).randrange(3))
