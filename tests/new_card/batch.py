"""The batch engine: in step with the rules, in everything that is compared."""

from random import Random

from tests.batch.lockstep import play as play_both
from tests.new_card.games import rule_sets


def play(names: list[str]) -> None:
    rng = Random(3)
    play_both([*rule_sets(names, rng, 64)], rng, seats=6, special=True)
