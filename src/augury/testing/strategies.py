"""Random rules, random games and random points in them, for laws that must hold in every game.

Hypothesis draws the rules, so that a failure shrinks to the fewest options that show it. The moves
of a game come from one drawn seed: a game has hundreds, and drawing each would be slow.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from augury import Deal, Phase, Rules, State, Step, legal_actions, start, step
from augury.game.cards import Card
from augury.game.rules import Mode
from augury.testing.rules import random_rules

__all__ = ["points", "rich_deal", "rngs", "rules", "steps"]


def rngs() -> st.SearchStrategy[Random]:
    """Generators that hypothesis can repeat."""
    return st.integers(0, 2**32 - 1).map(Random)


def rules(*, short: bool = True, **fixed: Any) -> st.SearchStrategy[Rules]:
    """Any rules that do not contradict themselves, as `random_rules` draws them."""
    return st.randoms(use_true_random=False).map(
        lambda rng: random_rules(rng, short=short, **fixed)
    )


def rich_deal(state: State, rng: Random) -> Deal:
    """A deal of the next round in which Wizards, Jesters and special cards are frequent."""
    table = state.table
    players, number = table.rules.players, table.number + 1
    size = table.rules.hand_size(number)
    weight = rng.choice([1.0, 0.4, 0.1])

    def shuffled(cards: tuple[Card, ...]) -> list[Card]:
        return sorted(cards, key=lambda c: rng.random() * (weight if c.suit is None else 1))

    if table.rules.mode is Mode.ONE_COLOUR:
        own = (shuffled(table.rules.own_deck(seat)) for seat in range(players))
        return Deal(tuple(tuple(cards[:size]) for cards in own), None)
    turned_up = table.rules.turns_up(number)
    dealt = shuffled(table.rules.deck)[: players * size + turned_up]
    rng.shuffle(dealt)
    hands = tuple(tuple(dealt[seat * size : (seat + 1) * size]) for seat in range(players))
    return Deal(hands, dealt[-1] if turned_up else None)


def steps(rules: Rules, rng: Random) -> Iterator[Step]:
    """A whole random game, one step after another."""
    state = start(rules)
    while True:
        if state.to_act:
            action = rng.choice(legal_actions(state, rng.choice(state.to_act)))
            now = step(state, action)
        elif len(state.table.pad) < rules.rounds:
            now = step(state, rich_deal(state, rng))
        else:
            return
        yield now
        state = now.state


@st.composite
def points(draw: st.DrawFn, *, short: bool = True) -> State:
    """A random point of a random game, from before its first deal to its end.

    The phase is drawn first: most of a game is play, and the rare phases matter as much.
    """
    chosen = draw(rules(short=short))
    game = [start(chosen), *(now.state for now in steps(chosen, draw(rngs())))]
    phase = draw(st.sampled_from([phase for phase in Phase if any(s.phase is phase for s in game)]))
    return draw(st.sampled_from([state for state in game if state.phase is phase]))
