"""Strategies for hypothesis: random rules and random points of games, for laws about every game.

A failure shrinks to plainer rules. The moves of a game come from one drawn seed: a game has
hundreds, and drawing each would be slow.
"""

from random import Random
from typing import Any

try:
    from hypothesis import strategies as st
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("this needs Hypothesis", "testing") from missing

from augury.game import Phase, Rules, State, start
from augury.testing.games import steps
from augury.testing.rules import random_rules


def rngs() -> st.SearchStrategy[Random]:
    """Generators that hypothesis can repeat."""
    return st.integers(0, 2**32 - 1).map(Random)


def rules(*, short: bool = True, **fixed: Any) -> st.SearchStrategy[Rules]:
    """Any rules that do not contradict themselves, as `random_rules` draws them."""
    return st.randoms(use_true_random=False).map(
        lambda rng: random_rules(rng, short=short, **fixed)
    )


@st.composite
def points(draw: st.DrawFn, *, short: bool = True) -> State:
    """A random point of a random game, from before its first deal to its end.

    The phase is drawn first: most of a game is play, and the rare phases matter as much.
    """
    chosen = draw(rules(short=short))
    game = [start(chosen), *(now.state for now in steps(chosen, draw(rngs())))]
    phase = draw(st.sampled_from([phase for phase in Phase if any(s.phase is phase for s in game)]))
    return draw(st.sampled_from([state for state in game if state.phase is phase]))
