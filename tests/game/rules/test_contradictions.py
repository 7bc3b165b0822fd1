"""Rules that contradict themselves are refused, and the refusal names both options."""

import pickle
from typing import Any

import pytest

from augury import SPECIAL, Bidding, Foresight, Mode, Rules, RulesError
from augury.game import BOMB, DRAGON, FAIRY, SHAPESHIFTER, WEREWOLF

REFUSALS: list[tuple[dict[str, Any], str]] = [
    (
        {"plus_minus_one": True, "bidding": Bidding.SECRET},
        (
            "plus_minus_one and bidding=secret contradict each other: "
            "nobody may know what the bids add up to (V1)"
        ),
    ),
    (
        {"last_bid": "zero"},
        (
            "last_bid=zero and plus_minus_one=no contradict each other: "
            "everybody may bid the last number (O2)"
        ),
    ),
    (
        {"special": SPECIAL, "foresight": Foresight.FIRST_ROUND},
        (
            "special cards and foresight=first-round contradict each other: "
            "foresight is played without (V4)"
        ),
    ),
    (
        {"special": (BOMB,), "foresight": Foresight.EVERY_ROUND},
        (
            "special cards and foresight=every-round contradict each other: "
            "foresight is played without (V4)"
        ),
    ),
    (
        {"special": SPECIAL, "mode": Mode.ONE_COLOUR},
        (
            "special cards and mode=one-colour contradict each other: "
            "it is played without them (S0.5)"
        ),
    ),
    (
        {"special": SPECIAL, "mode": Mode.MAXIMUS},
        "special cards and mode=maximus contradict each other: it is played without them (S0.5)",
    ),
    (
        {"mode": Mode.ONE_COLOUR, "players": 6},
        (
            "mode=one-colour and players=6 contradict each other: "
            "each needs a suit of their own (V5)"
        ),
    ),
    (
        {"mode": Mode.MAXIMUS, "hand_sizes": (15,) * 5},
        (
            "mode=maximus and hand_sizes contradict each other: "
            "the whole deck is dealt in all five rounds (V6)"
        ),
    ),
    (
        {"special": (DRAGON,)},
        (
            "special=dragon without special=fairy: "
            "the Dragon and the Fairy only come together (S0.1)"
        ),
    ),
    (
        {"special": (BOMB, FAIRY)},
        (
            "special=fairy without special=dragon: "
            "the Dragon and the Fairy only come together (S0.1)"
        ),
    ),
    (
        {"special": (SHAPESHIFTER, BOMB, WEREWOLF), "players": 3, "hand_sizes": (21,)},
        (
            "hand_sizes deals the whole deck in round 1, but special=werewolf needs a card left "
            "over to be exchanged for (S5.5)"
        ),
    ),
    (
        {"players": 4, "hand_sizes": (1, 16)},
        (
            "hand_sizes gives 16 cards in round 2: with players=4 and a deck of 60 it must be "
            "1 to 15"
        ),
    ),
    (
        {"players": 3, "mode": Mode.ONE_COLOUR, "hand_sizes": (16,)},
        (
            "hand_sizes gives 16 cards in round 1: with players=3 and a deck of 45 it must be "
            "1 to 15"
        ),
    ),
    (
        {"players": 4, "hand_sizes": (1, 0)},
        "hand_sizes gives 0 cards in round 2: with players=4 and a deck of 60 it must be 1 to 15",
    ),
    ({"hand_sizes": ()}, "hand_sizes is empty: a game has at least one round"),
]


@pytest.mark.parametrize(("options", "reason"), REFUSALS, ids=[reason for _, reason in REFUSALS])
def test_a_contradiction_is_refused_by_name(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(**options)
    assert str(refusal.value) == reason


OPTIONS: list[tuple[dict[str, Any], tuple[str, ...], str]] = [
    (
        {"plus_minus_one": True, "bidding": Bidding.SECRET},
        ("plus_minus_one", "bidding"),
        "V1",
    ),
    ({"special": (BOMB,), "foresight": Foresight.FIRST_ROUND}, ("special", "foresight"), "V4"),
    ({"special": (BOMB,), "mode": Mode.MAXIMUS}, ("special", "mode"), "S0.5"),
    ({"mode": Mode.ONE_COLOUR, "players": 5}, ("mode", "players"), "V5"),
    ({"mode": Mode.MAXIMUS, "hand_sizes": (15,)}, ("mode", "hand_sizes"), "V6"),
    ({"special": (DRAGON,)}, ("special",), "S0.1"),
    ({"players": 7}, ("players",), "R2.1"),
    ({"hand_sizes": (16,)}, ("hand_sizes", "players"), "R2.2"),
]


@pytest.mark.parametrize(("options", "names", "rule"), OPTIONS)
def test_a_contradiction_carries_its_options_and_its_rule_as_data(
    options: dict[str, Any], names: tuple[str, ...], rule: str
) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(**options)
    error = refusal.value
    assert (error.options, error.rule) == (names, rule)
    copy = pickle.loads(pickle.dumps(error))  # as it comes back from another process
    assert (str(copy), copy.options, copy.rule) == (str(error), names, rule)


def test_a_larger_deck_allows_larger_hands() -> None:
    rules = Rules(players=3, special=(SHAPESHIFTER, DRAGON, FAIRY, BOMB), hand_sizes=(21,))
    assert rules.schedule == (21,)
    assert rules.turns_up(1)
