"""Random games with the made-up cards."""

from collections.abc import Iterator
from random import Random

from augury.game import ALL_SPECIAL, Play, Rules, Step
from augury.game.cards import CARDS
from augury.testing.games import steps
from augury.testing.rules import random_rules


def rule_sets(names: list[str], rng: Random, number: int) -> Iterator[Rules]:
    """Rules with these cards: by themselves, with all special cards, and with any."""
    new = tuple(kind for kind in ALL_SPECIAL if kind.name in names)
    assert len(new) == len(names)
    for special in (new, ALL_SPECIAL):
        yield random_rules(rng, special=special, hand_sizes=(3, 5))
    while number > 2:
        rules = random_rules(rng)
        if {*new} & {*rules.special}:
            number -= 1
            yield rules


def random_games(names: list[str], number: int) -> Iterator[Iterator[Step]]:
    """So many games, step by step. In the end each card must have been played with every face."""
    rng, faces = Random(13), set()

    def watched(rules: Rules) -> Iterator[Step]:
        for step in steps(rules, rng):
            if isinstance(step.action, Play):
                faces.add((step.action.card, step.action.face))
            yield step

    for rules in rule_sets(names, rng, number):
        yield watched(rules)
    new = (card for card in CARDS if card.kind.name in names)
    assert faces >= {(card, face) for card in new for face in card.faces}
