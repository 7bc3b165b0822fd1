"""Both engines say the same, whatever is played. `make lockstep` plays longer."""

from random import Random

from augury.game import Rules
from augury.game.rules import Bidding, Foresight, Mode
from augury.testing.rules import random_rules
from tests.batch.lockstep import play
from tests.batch.rulesets import every_option

GAMES = 256  # the shape that is compiled


def test_every_edition_variant_and_special_card() -> None:
    rules = list(every_option())
    rng = Random(4)
    more = [random_rules(rng, small_boxes=True) for _ in range(GAMES - len(rules))]
    assert len(rules) + len(more) == GAMES
    play([*rules, *more], rng, seats=6, special=True)


def test_a_batch_without_special_cards_and_with_four_seats() -> None:
    rules = [
        Rules(players=players, bidding=bidding, foresight=foresight, mode=mode, hand_sizes=(5, 4))
        for players in (3, 4)
        for bidding in Bidding
        for foresight in Foresight
        for mode in (Mode.CLASSIC, Mode.ONE_COLOUR)
    ]
    play(rules, Random(5))
