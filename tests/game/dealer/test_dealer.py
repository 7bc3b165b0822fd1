"""The shuffler for research: lawful, repeatable and without favourites."""

from collections import Counter
from itertools import product
from random import Random

from hypothesis import given, settings

from augury import Card, Phase, Rules, deal, legal_actions, start
from augury.game import apply
from augury.testing.strategies import rngs, rules
from tests.game.dealer.chance import surprise


@settings(max_examples=20)
@given(rules(), rngs())
def test_every_round_can_be_played_as_dealt(rules: Rules, rng: Random) -> None:
    """The engine refuses a deal with a card too many, too few or from another's own."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        state = apply(state, deal(state, rng))
        while state.to_act:
            state = apply(state, rng.choice(legal_actions(state, state.to_act[0])))


@given(rules(), rngs())
def test_the_same_seed_deals_the_same_cards(rules: Rules, rng: Random) -> None:
    table, seed = start(rules).table, rng.random()
    assert deal(table, Random(seed)) == deal(table, Random(seed))


def test_every_card_is_as_likely_in_every_place() -> None:
    """R2.3, with the whole deck dealt: which of 52 cards lies in which of 60 places."""
    rules, rng = Rules(players=6, hand_sizes=(10,)), Random(1)
    table = start(rules).table
    seen = Counter[tuple[int, Card]]()
    for _ in range(3000):
        cards = [card for hand in deal(table, rng).hands for card in hand]
        seen.update(enumerate(cards))
    counts = [seen[place, card] for place, card in product(range(60), rules.deck[:52])]
    assert abs(surprise(counts, freedom=52 * 59)) < 5
