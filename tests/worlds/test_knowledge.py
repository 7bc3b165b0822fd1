"""What a seat may conclude, in deals written by hand."""

from collections import Counter
from math import comb, factorial
from random import Random

from augury import (
    SPECIAL,
    Bidding,
    Foresight,
    Mode,
    Rules,
    State,
    Suit,
    card,
    deal,
    start,
    step,
    view,
)
from augury.testing.scenarios import act, dealt, ready
from augury.worlds import Worlds

MANY = 300


def samples(state: State, seat: int | None, number: int = MANY) -> list[State]:
    worlds, rng = Worlds(view(state, seat)), Random(1)
    return [worlds.sample(rng) for _ in range(number)]


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    state = ready("B1 B2 | B3 R1 | B4 G1 | Y1 Y2", up="R5")
    state = act(state, "1:B3 2:B4 3:Y1 0:B1")
    # Of the 54 cards that seat 0 does not see, nine are blue.
    assert Worlds(view(state, 0)).count == 53 * 52 * 45
    assert all(world.hands[3][0].suit is not Suit.BLUE for world in samples(state, 0))


def test_a_card_that_may_always_be_played_proves_nothing() -> None:
    state = ready("B1 B2 | B3 R1 | B4 G1 | W Y2", up="R5")
    state = act(state, "1:B3 2:B4 3:W 0:B1")
    assert Worlds(view(state, 0)).count == 54 * 53 * 52


def test_where_nothing_must_be_followed_nothing_is_proved() -> None:
    state = ready("B1 B2 | W R1 | B4 G1 | Y1 Y2", up="R5")
    state = act(state, "1:W 2:B4 3:Y1 0:B1")
    assert Worlds(view(state, 0)).count == 54 * 53 * 52


def test_the_suit_to_follow_is_the_announced_one() -> None:
    state = ready("B1 B2 | J R1 | C G1 | Y1 Y2", up="R5")
    state = act(state, "1:J 2:C=G 3:Y1")
    assert all(world.hands[3][0].suit is not Suit.GREEN for world in samples(state, 0))


def test_a_wizard_is_any_of_those_that_are_left() -> None:
    state = dealt("W | W | J | B1", up="R5")
    drawn = Counter(world.hands[1][0] for world in samples(state, 0, 5_800))
    assert 200 < drawn[card("W")] < 400  # three of 58
    assert 50 < drawn[card("B1")] < 150  # one of 58


def test_the_whole_deck() -> None:
    state = start(Rules(players=4, mode=Mode.MAXIMUS))
    state = step(state, deal(state.table, Random(1))).state
    assert Worlds(view(state, 2)).count == factorial(45) // factorial(15) ** 3
    assert Worlds(view(state, None)).count == factorial(60) // factorial(15) ** 4


def test_everyone_draws_from_their_own_fifteen() -> None:
    state = start(Rules(players=4, mode=Mode.ONE_COLOUR))
    state = step(state, deal(state.table, Random(1))).state
    assert Worlds(view(state, 2)).count == comb(15, 4) ** 3


def test_foresight_hides_ones_own_hand_alone() -> None:
    state = dealt("B1 B2 | B3 R1 | B4 G1 | Y1 Y2", up="R5", foresight=Foresight.EVERY_ROUND)
    assert Worlds(view(state, 0)).count == comb(53, 2)
    assert {world.hands[1:] for world in samples(state, 0)} == {state.hands[1:]}


def test_foresight_is_remembered() -> None:
    state = ready("B1 B2 | B3 R1 | B4 G1 | Y1 Y2", up="R5", foresight=Foresight.EVERY_ROUND)
    state = act(state, "1:B3 2:B4")
    assert Worlds(view(state, 0)).count == 1
    assert samples(state, 0, 1) == [state]


def test_a_spectator_of_foresight_sees_nothing() -> None:
    state = dealt("B1 | R1 | G1 | Y1", up="R5", foresight=Foresight.EVERY_ROUND)
    assert Worlds(view(state, None)).count == 59 * 58 * 57 * 56


def test_without_an_exchange_the_werewolf_was_dealt_to_nobody() -> None:
    state = dealt("B1 | R1 | G1 | Y1", up="R5", special=SPECIAL)
    assert Worlds(view(state, 0)).count == 64 * 63 * 62  # of 65 unseen, one is the Werewolf
    for world in samples(state, 0):
        assert card("L") not in sum(world.dealt, ())


def test_whoever_had_the_werewolf_has_the_turned_up_card() -> None:
    state = dealt("B1 B2 | B3 R1 | L G1 | Y1 Y2", up="R5")
    for world in samples(state, 0):
        assert card("L") in world.dealt[2]
        assert card("R5") in world.hands[2]
        assert card("R5") not in world.dealt[2]


def test_the_turned_up_card_that_was_taken_may_be_passed_on() -> None:
    state = ready("B1 B2 B3 | U R1 R2 | L G1 G2 | Y1 Y2 Y3", up="R5")
    state = act(state, "1:U=G 2:G1 3:Y1 0:B1 0:pass=B2 1:pass=R1 2:pass=G2 3:pass=Y2")
    holders = {
        next(seat for seat in range(4) if card("R5") in world.hands[seat])
        for world in samples(state, 0)
    }
    assert holders == {2, 3}


def test_a_suit_that_was_lacking_may_come_back_with_the_pass() -> None:
    state = ready("B1 B2 B3 | U B4 R2 | R3 G1 G2 | Y1 Y2 Y3", up="R5")
    state = act(state, "1:U=B 2:R3 3:Y1 0:B1 0:pass=B2 1:pass=B4 2:pass=G1 3:pass=Y2")
    found = set()
    for world in samples(state, 0):
        blue = [held for held in world.hands[2] if held.suit is Suit.BLUE]
        assert len(blue) <= 1
        assert blue in ([], [world.passed[1]])
        found.add(len(blue))
    assert found == {0, 1}


def test_what_was_passed_to_and_by_the_viewer_is_known() -> None:
    state = ready("B1 B2 B3 | U B4 R2 | R3 G1 G2 | Y1 Y2 Y3", up="R5")
    state = act(state, "1:U=B 2:R3 3:Y1 0:B1 0:pass=B2 1:pass=B4 2:pass=G1 3:pass=Y2")
    for world in samples(state, 0):
        assert card("B2") in world.hands[1]
        assert card("Y2") in world.dealt[3]
    state = act(state, "2:B4")  # and had no blue before
    for world in samples(state, 0):
        assert world.passed[:2] == (card("B2"), card("B4"))


def test_what_was_set_aside_is_still_in_hand() -> None:
    state = ready("B1 B2 B3 | U B4 R2 | R3 G1 G2 | Y1 Y2 Y3", up="R5")
    state = act(state, "1:U=B 2:R3 3:Y1 0:B1 2:pass=G1 0:pass=B2")
    for world in samples(state, 0):
        assert world.aside[2] in world.hands[2]
        assert world.aside == (card("B2"), None, world.aside[2], None)


def test_a_sealed_bid_is_any_number() -> None:
    state = dealt("B1 B2 | B3 R1 | B4 G1 | Y1 Y2", up="R5", bidding=Bidding.HIDDEN)
    state = act(state, "0:bid=1 2:bid=2")
    drawn = Counter(world.bids for world in samples(state, 0, 3_000))
    assert drawn.keys() == {(1, None, bid, None) for bid in range(3)}
    assert all(850 < times < 1_150 for times in drawn.values())


def test_secret_bids_stay_sealed_through_the_round() -> None:
    state = ready("B1 B2 | B3 R1 | B4 G1 | Y1 Y2", up="R5", bidding=Bidding.SECRET)
    state = act(state, "1:B3 2:B4")
    bids = {world.bids for world in samples(state, 0)}
    assert len(bids) == 27
    state = act(state, "3:Y1 0:B2 2:G1 3:Y2 0:B1 1:R1")
    assert {world.bids for world in samples(state, 0)} == {(0, 0, 0, 0)}
