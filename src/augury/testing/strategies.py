"""Random rules, random games and random points in them, for laws that must hold in every game.

Hypothesis draws the rules, so that a failure shrinks to the fewest options that show it. The moves
of a game come from one drawn seed: a game has hundreds, and drawing each would be slow.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from augury import SPECIAL, Deal, Phase, Rules, State, Step, legal_actions, start, step
from augury.game.cards import NUMBER, Card, Kind
from augury.game.rules import PLAYERS, Bidding, CloudChange, Foresight, Mode, companions

__all__ = ["points", "rich_deal", "rngs", "rules", "steps"]

MANY_CARDS = 6


def rngs() -> st.SearchStrategy[Random]:
    """Generators that hypothesis can repeat."""
    return st.integers(0, 2**32 - 1).map(Random)


@st.composite
def rules(draw: st.DrawFn, *, short: bool = True, mode: Mode | None = None) -> Rules:
    """Any rules that do not contradict themselves (V7, S0.5).

    A `short` game has a few rounds of a few cards, and sometimes one in which as much of the deck
    is dealt as can be; otherwise the schedule is that of the mode.
    """
    mode = mode or draw(st.sampled_from([Mode.CLASSIC] * 4 + [Mode.ONE_COLOUR, Mode.MAXIMUS]))
    players = draw(st.sampled_from(PLAYERS[:2] if mode is Mode.ONE_COLOUR else PLAYERS))
    bidding = draw(st.sampled_from(Bidding))
    none: set[Kind] = set()
    some = st.just(none) | st.sets(st.sampled_from(SPECIAL)) | st.just(set(SPECIAL))
    special = draw(some) if mode is Mode.CLASSIC else set()
    special |= {other for kind in special for other in companions(kind)}
    base = Rules(
        players=players,
        mode=mode,
        bidding=bidding,
        plus_minus_one=bidding is not Bidding.SECRET and draw(st.booleans()),
        foresight=Foresight.OFF if special else draw(st.sampled_from(Foresight)),
        special=tuple(special),
        cloud=draw(st.sampled_from(CloudChange)),
    )
    if mode is Mode.MAXIMUS or not short:
        return base
    sizes = draw(st.lists(_sizes(base), min_size=1, max_size=3))
    return replace(base, hand_sizes=tuple(sizes))


def _sizes(base: Rules) -> st.SearchStrategy[int]:
    """How many cards a round may have: mostly few, at times as many as there are."""
    kept_back = 1 if any(kind.traded for kind in base.special) else 0  # S5.5
    most = (len(base.deck) - kept_back) // base.players
    return st.one_of(*[st.integers(1, MANY_CARDS)] * 5, st.just(most))


def rich_deal(state: State, rng: Random) -> Deal:
    """A deal of the next round in which Wizards, Jesters and special cards are frequent."""
    table = state.table
    players, number = table.rules.players, table.number + 1
    size = table.rules.hand_size(number)
    weight = rng.choice([1.0, 0.4, 0.1])

    def shuffled(cards: tuple[Card, ...]) -> list[Card]:
        return sorted(cards, key=lambda c: rng.random() * (1 if c.kind is NUMBER else weight))

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
