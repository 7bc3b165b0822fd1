"""Random games, for whatever must hold in every one of them."""

from collections.abc import Iterator
from random import Random

from augury.game import (
    Action,
    Card,
    Chance,
    Deal,
    Mode,
    Phase,
    Rules,
    State,
    Step,
    deal,
    legal_actions,
    start,
    step,
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
    by = rng.randrange(players) if table.rules.draws_dealer(number) else None
    return Deal(hands, dealt[-1] if turned_up else None, by)


def chance_move(state: State, rng: Random) -> Chance:
    """What chance does where nobody is to act: a rich deal, or a card turned up (Y2.4)."""
    return deal(state, rng) if state.phase is Phase.TURN_UP else rich_deal(state, rng)


def steps(rules: Rules, rng: Random) -> Iterator[Step]:
    """A whole random game, one step after another."""
    state = start(rules)
    while True:
        action: Action
        if state.to_act:
            action = rng.choice(legal_actions(state, rng.choice(state.to_act)))
        elif state.phase is Phase.OVER:
            return
        else:
            action = chance_move(state, rng)
        now = step(state, action)
        yield now
        state = now.state
