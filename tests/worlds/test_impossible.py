"""A view that no deal explains is refused, with the reason."""

from dataclasses import replace
from typing import Any

import pytest

from augury import Foresight, Hand, Mode, Play, State, Trick, card, view
from augury.game import Exchange, ImpossibleView
from augury.testing.scenarios import EVERY_CARD, act, dealt, ready
from augury.worlds import Worlds

BEGUN = ready("B1 B2 | B3 R1 | B4 G1 | Y1 W", up="R5")
PLAYED = act(BEGUN, "1:B3 2:B4 3:Y1 0:B1")
JUGGLED = act(ready("B1 B2 | U B4 | R3 G1 | Y1 Y2", up="R5"), "1:U=B 2:R3 3:Y1 0:B1")
PASSED = act(JUGGLED, "0:pass=B2 1:pass=B4 2:pass=G1 3:pass=Y2")


def cards(codes: str) -> Hand:
    return tuple(map(card, codes.split()))


def refused(state: State, seat: int | None = 0, *, table: Any = None, **changes: Any) -> str:
    """Why a view is refused with some of it changed; unchanged, it is possible."""
    seen = view(state, seat)
    assert Worlds(seen).count
    seen = replace(seen, table=replace(seen.table, **table or {}), **changes)
    with pytest.raises(ImpossibleView) as impossible:
        Worlds(seen)
    return str(impossible.value)


def test_a_card_in_two_places() -> None:
    assert refused(PLAYED, hand=cards("Y1")) == "more Y1 than the deck has: 2 of 1"
    assert refused(PLAYED, hand=cards("R5")) == "more R5 than the deck has: 2 of 1"
    wizards = Play(1, card("W")), Play(2, card("W")), Play(3, card("W"))
    assert refused(BEGUN, hand=cards("W W"), table={"trick": wizards}) == (
        "more W than the deck has: 5 of 4"
    )


def test_a_card_that_is_not_in_the_deck() -> None:
    assert refused(PLAYED, hand=cards("D")) == "more D than the deck has: 1 of 0"
    own = dealt("B1 B2 | R1 R2 | G1 G2", mode=Mode.ONE_COLOUR)
    assert refused(own, hand=cards("B1 R3")) == "more R3 than the deck has: 1 of 0"


def test_a_hand_of_the_wrong_size() -> None:
    assert refused(PLAYED, hand=()) == "seat 0 holds 0 cards and should hold 1"


def test_more_played_than_dealt() -> None:
    trick = (Play(2, card("G1")), Play(2, card("G2")))
    assert refused(PLAYED, table={"trick": trick}) == "seat 2 played more than the 2 cards it had"


def test_ones_own_revoke() -> None:
    assert refused(PLAYED, 3, hand=cards("B9")) == "seat 3 held B9 when it failed to follow blue"


def test_a_suit_that_someone_had_not_followed() -> None:
    trick = Play(2, card("G1")), Play(3, card("B9"))
    assert refused(PLAYED, table={"trick": trick}) == (
        "seat 3 played B9 after it had failed to follow blue"
    )


def test_a_suit_that_nobody_can_hold() -> None:
    # Seat 0 leads its only red card, nobody follows, and there is no stock.
    swapped = EVERY_CARD.replace("B13", "?").replace("R13", "B13").replace("?", "R13")
    state = act(ready(swapped), "1:J 2:J 3:J 0:W 0:R13")
    plays = tuple(Play(seat, card(code)) for seat, code in enumerate(("R13", "B13", "G1", "Y1")))
    tricks = (*state.table.tricks, Trick(plays, winner=0, bombed=False))
    reason = refused(state, table={"trick": (), "tricks": tricks})
    assert reason.startswith(
        "no deal explains it: seat 1 holds 13 and lacked red; seat 2 holds 13 and lacked red; "
        "seat 3 holds 13 and lacked red; unseen are R1 R2 "
    )


def test_a_card_turned_up_that_should_not_be() -> None:
    assert refused(PLAYED, table={"turned_up": None}) == (
        "round 1 turns up a card, but none was turned up"
    )


def test_an_exchange_without_the_werewolf() -> None:
    assert refused(PLAYED, table={"exchange": Exchange(2, card("R5"))}) == (
        "seat 2 exchanged a card that the deck does not have"
    )


def test_an_exchange_for_another_card() -> None:
    assert refused(PASSED, table={"exchange": Exchange(2, card("R6"))}) == (
        "seat 2 took R6, but R5 was turned up"
    )


def test_ones_own_exchange_for_a_card_one_never_had() -> None:
    assert refused(JUGGLED, table={"exchange": Exchange(0, card("R5"))}) == (
        "seat 0 took R5, but never had it"
    )


def test_the_werewolf_in_a_hand() -> None:
    assert refused(JUGGLED, hand=cards("L")) == "more L than the deck has: 2 of 1"


def test_a_pass_that_did_not_take_place() -> None:
    assert refused(PLAYED, gave=card("B9"), received=card("B2")) == (
        "seat 0 gave B9, but cards were not passed this round"
    )
    assert refused(PASSED, received=None) == (
        "seat 0 received no card, but cards were passed this round"
    )


def test_a_card_received_that_is_nowhere() -> None:
    assert refused(PASSED, received=card("Y9")) == "seat 0 received Y9, but never had it"


def test_a_card_that_its_giver_lacked() -> None:
    seen = cards("B9")
    assert refused(PASSED, hand=seen, received=seen[0]) == (
        "seat 3 held B9 when it failed to follow blue"
    )


def test_a_card_that_someone_else_played_than_it_was_given_to() -> None:
    trick = (Play(2, card("B2")),)
    assert "no deal explains it" in refused(PASSED, table={"trick": trick})


def test_a_card_set_aside_that_is_not_held() -> None:
    assert refused(JUGGLED, aside=card("B9")) == "seat 0 set B9 aside, which it does not hold"


def test_a_card_that_foresight_did_not_show() -> None:
    state = act(
        ready("B1 B2 | B3 R1 | B4 G1 | Y1 W", up="R5", foresight=Foresight.EVERY_ROUND), "1:B3"
    )
    assert refused(state, table={"trick": (Play(1, card("B9")),)}) == (
        "seat 1 played B9, but was dealt B3, R1"
    )
    shown = (None, cards("B3"), cards("B4 G1"), cards("W Y1"))
    assert refused(state, seen=shown) == "seat 1 was dealt 1 cards in a round of 2"


def test_a_hand_out_of_sight_without_foresight() -> None:
    assert refused(PLAYED, hand=None) == (
        "seat 0 does not see its own hand, which only happens while bidding with foresight (V4); "
        "follow all events of a step first"
    )
