"""The batch engine: in step with the rules, in everything that is compared."""

from dataclasses import replace
from random import Random

from augury.game import VAMPIRE
from tests.batch.lockstep import play as play_both
from tests.new_card.games import rule_sets


def play(names: list[str]) -> None:
    """Without the Vampire: there is no room for every way to announce it as one of these, too."""
    rng = Random(3)
    rules = [
        replace(one, special=tuple(kind for kind in one.special if kind is not VAMPIRE))
        for one in rule_sets(names, rng, 64)
    ]
    play_both(rules, rng, seats=6, special=True)
