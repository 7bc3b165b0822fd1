"""Actions hold what their fields say; nothing else is taken for one."""

from collections.abc import Callable

import numpy as np
import pytest

from augury import Action, Bid, ChangeBid, Deal, NameTrump, Pass, Play, Rules, card, start, step
from augury.game import ActionError, format_action, parse_action
from augury.game.play.engine import apply
from augury.testing.scenarios import dealt

R7 = card("R7")

WRONG: list[tuple[Callable[..., Action], tuple[object, ...], str]] = [
    (Bid, (1, True), "Bid.tricks cannot be True: it is a whole number"),
    (Bid, (1, None), "Bid.tricks cannot be None: it is a whole number"),
    (Bid, (1, 2.0), "Bid.tricks cannot be 2.0: it is a whole number"),
    (Bid, ("1", 2), "Bid.seat cannot be '1': it is a whole number"),
    (ChangeBid, (1, "+1"), "ChangeBid.by cannot be '+1': it is a whole number"),
    (NameTrump, (1, "R"), "NameTrump.trump cannot be 'R': it is a Suit or None"),
    (Play, (1, "R7"), "Play.card cannot be 'R7': it is a Card, as card('R7') is"),
    (Play, (1, R7, "W"), "Play.face cannot be 'W': it is a Card, as card('R7') is"),
    (Pass, (None, R7), "Pass.seat cannot be None: it is a whole number"),
    (Deal, (None, R7), "Deal.hands cannot be None: it is a hand of cards for every seat"),
    (Deal, (("R7",), R7), "Deal.hands cannot be 'R': it is a Card, as card('R7') is"),
    (Deal, ((), "R7"), "Deal.turned_up cannot be 'R7': it is a Card, as card('R7') is"),
]


@pytest.mark.parametrize(("make", "fields", "sentence"), WRONG)
def test_a_field_that_cannot_be(
    make: Callable[..., Action], fields: tuple[object, ...], sentence: str
) -> None:
    with pytest.raises(ActionError) as error:
        make(*fields)
    assert str(error.value) == sentence


def test_numbers_of_numpy_are_numbers() -> None:
    bid = Bid(np.int64(1), np.int8(2))  # type: ignore[arg-type]
    assert type(bid.tricks) is type(bid.seat) is int
    assert parse_action(format_action(bid)) == bid


def test_hands_may_be_given_as_lists() -> None:
    hands: list[list[object]] = [[R7], [R7]]
    assert Deal(hands, None) == Deal(((R7,), (R7,)), None)  # type: ignore[arg-type]


@pytest.mark.parametrize("do", [apply, step])
def test_what_is_no_action(do: Callable[..., object]) -> None:
    kinds = "expected one of Deal, TurnUp, NameTrump, Bid, Play, Pass, ChangeBid, PutIn, TakeOut"
    state = dealt("R1 | R2 | R3", up="B5")
    with pytest.raises(ActionError) as error:
        do(state, "1:bid=0")
    assert str(error.value) == (
        f"'1:bid=0' is no action: {kinds}; parse_action('1:bid=0') reads one from text"
    )
    with pytest.raises(ActionError, match=f"^None is no action: {kinds}$"):
        do(start(Rules()), None)
