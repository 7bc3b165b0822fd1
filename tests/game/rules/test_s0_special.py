"""S0 Special cards: what holds for all of them."""

from collections import Counter
from typing import Any

import pytest

from augury import SPECIAL, WIZARD, Bidding, Foresight, Mode, Phase, Rules, RulesError, card, start
from augury.game import DRAGON, FAIRY, SHAPESHIFTER, Kind
from augury.game.errors import BadDeal
from augury.testing.scenarios import EVERY_CARD, act, bid, deal, dealt, legal, ready, refused
from tests.game.rulebook import rule


@rule("S0.1")
@pytest.mark.parametrize("kind", [kind for kind in SPECIAL if kind not in (DRAGON, FAIRY)], ids=str)
def test_any_one_of_them_may_be_added(kind: Kind) -> None:
    added = Counter(Rules(special=(kind,)).deck) - Counter(Rules().deck)
    assert added == Counter([card(kind.code)])


@rule("S0.1")
def test_all_seven_may_be_added_and_the_shapeshifter_comes_first() -> None:
    assert Counter(Rules(special=SPECIAL).deck) - Counter(Rules().deck) == Counter(
        map(card, ["S", "D", "F", "X", "L", "U", "C"])
    )
    assert SPECIAL[0] is SHAPESHIFTER


@rule("S0.1")
@pytest.mark.parametrize(("one", "other"), [(DRAGON, FAIRY), (FAIRY, DRAGON)], ids=str)
def test_dragon_and_fairy_only_come_together(one: Kind, other: Kind) -> None:
    assert len(Rules(special=(one, other)).deck) == 62
    with pytest.raises(RulesError) as refusal:
        Rules(special=(one,))
    assert str(refusal.value) == (
        f"special={one} without special={other}: the Dragon and the Fairy only come together (S0.1)"
    )


@rule("S0.1")
def test_there_is_one_of_each_and_a_wizard_is_none_of_them() -> None:
    with pytest.raises(RulesError, match=r"special=shapeshifter twice: there is one of each"):
        Rules(special=(SHAPESHIFTER, SHAPESHIFTER))
    with pytest.raises(RulesError, match=r"wizard is no special card: choose from shapeshifter,"):
        Rules(special=(WIZARD,))


@rule("S0.1")
def test_a_special_card_is_dealt_only_if_it_was_added() -> None:
    bomb = deal("R1 | X | R3", up="R4")
    assert refused(start(Rules(players=3)), bomb, BadDeal) == (
        "the deal has X: it is not in the deck (R1.1, S0.1)"
    )
    assert dealt("R1 | X | R3", up="R4").hands[1] == (card("X"),)


@rule("S0.2")
@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_there_are_no_more_rounds_than_with_sixty_cards(players: int, rounds: int) -> None:
    rules = Rules(players=players, special=SPECIAL)
    assert rules.schedule == tuple(range(1, rounds + 1))


@rule("S0.2")
def test_a_card_is_turned_up_in_the_last_round_too() -> None:
    state = dealt(EVERY_CARD, up="S", special=(SHAPESHIFTER,))
    assert state.table.turned_up is card("S")
    last_round = start(Rules(players=4, special=(SHAPESHIFTER,), hand_sizes=(15,)))
    assert "round 1 leaves a stock" in refused(last_round, deal(EVERY_CARD), BadDeal)


@rule("S0.3")
@pytest.mark.parametrize(
    ("code", "plays"),
    [
        ("S", "S=W S=J"),
        ("D", "D"),
        ("F", "F"),
        ("X", "X"),
        ("U", "U=B U=R U=G U=Y"),
        ("C", "C=B C=R C=G C=Y"),
    ],
)
def test_they_may_always_be_played_and_count_as_no_suit_in_hand(code: str, plays: str) -> None:
    could_follow = ready(f"B1 G1 R1 | B4 G4 R4 | B3 Y4 {code}", up="R5")
    assert legal(act(could_follow, "1:B4"), 2) == f"B3 {plays}"
    cannot = ready(f"B1 G1 R1 | B4 G4 R4 | G3 Y4 {code}", up="R5")
    assert legal(act(cannot, "1:B4"), 2) == f"G3 Y4 {plays}"


@rule("S0.3")
def test_they_are_played_from_the_hand() -> None:
    state = act(ready("R1 G1 | B4 G4 | D R3", up="R5"), "1:B4 2:D")
    assert state.hands[2] == (card("R3"),)
    assert state.table.trick[-1].card is card("D")


@rule("S0.4")
@pytest.mark.parametrize("before", ["", "J"], ids=["led", "after a Jester"])
@pytest.mark.parametrize(
    ("announced", "then"),
    [
        ("S=J", "R1"),  # like a Jester: red, which comes next, must be followed
        ("F", "R1"),
        ("X", "R1"),
        ("S=W", "B9 R1"),  # like a Wizard: nothing must be followed
        ("D", "B9 R1"),
    ],
)
def test_some_lead_like_a_jester_and_some_like_a_wizard(
    before: str, announced: str, then: str
) -> None:
    code = announced[0]
    if before:
        state = ready(f"R1 B9 | J G4 | {code} G5 | R2 G6", up="Y5")
        state = act(state, f"1:J 2:{announced} 3:R2")
    else:
        state = ready(f"R1 B9 | {code} G4 | R2 G6", up="Y5")
        state = act(state, f"1:{announced} 2:R2")
    assert legal(state, 0) == then


@rule("S0.5")
def test_plus_minus_one_hidden_and_secret_bidding_combine_with_special_cards() -> None:
    hands = "B1 S | R1 D | G1 X"
    state = dealt(hands, up="J", plus_minus_one=True)
    assert legal(act(state, "1:bid=1 2:bid=1"), 0) == "bid=1 bid=2"
    state = dealt(hands, up="J", bidding=Bidding.HIDDEN, plus_minus_one=True)
    assert bid(state, (1, 1, 0)).phase is Phase.REBID
    state = dealt(hands, up="J", bidding=Bidding.SECRET)
    assert bid(state, (1, 1, 0)).table.bids == (None, None, None)


@rule("S0.5")
@pytest.mark.parametrize(
    ("option", "named"),
    [
        ({"foresight": Foresight.FIRST_ROUND}, "foresight=first-round"),
        ({"foresight": Foresight.EVERY_ROUND}, "foresight=every-round"),
        ({"mode": Mode.ONE_COLOUR}, "mode=one-colour"),
        ({"mode": Mode.MAXIMUS}, "mode=maximus"),
    ],
)
def test_foresight_one_colour_and_maximus_do_not(option: dict[str, Any], named: str) -> None:
    with pytest.raises(RulesError, match=f"special cards and {named} contradict each other"):
        Rules(special=SPECIAL, **option)
