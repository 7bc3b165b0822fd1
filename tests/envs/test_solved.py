"""Small games, solved twice: by OpenSpiel on its tree, and by brute force on the rules alone."""

import sys
from collections import defaultdict
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from augury import Deal, Move, Phase, Rules, State, View, apply, legal_actions, start, view
from augury.bots import bot

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

from benchmarks.solved import nash_conv, players_policy, small_game, solve, values

BOX = "1x2+1W+1J"
RULES = Rules(players=3, box=BOX, hand_sizes=(1,))

Worlds = list[tuple[float, State]]
Strategy = Callable[[State], dict[Move, float]]


def deals() -> Worlds:
    """Every deal, each as likely as the others."""
    orders = list(permutations(RULES.deck))
    assert len(orders) == 24
    return [
        (1 / len(orders), apply(start(RULES), Deal(tuple((card,) for card in hands), up)))
        for *hands, up in orders
    ]


def at_random(state: State) -> dict[Move, float]:
    moves = legal_actions(state, state.to_act[0])
    return {move: 1 / len(moves) for move in moves}


def as_apprentice(state: State) -> dict[Move, float]:
    return {bot("apprentice").act(view(state, state.to_act[0]), Random(1)): 1.0}


def expected(worlds: Worlds, strategy: Strategy, seat: int) -> float:
    """What `seat` gets where everyone follows the strategy."""
    return sum(
        weight * state.table.totals[seat]
        if state.phase is Phase.OVER
        else expected(followed([(weight, state)], strategy), strategy, seat)
        for weight, state in worlds
    )


def followed(worlds: Worlds, strategy: Strategy) -> Worlds:
    return [
        (weight * chance, apply(state, move))
        for weight, state in worlds
        for move, chance in strategy(state).items()
    ]


def best_reply(worlds: Worlds, strategy: Strategy, seat: int) -> float:
    """What `seat` gets at most, where the others follow the strategy.

    It does the same wherever it sees the same: worlds with the same view are decided together.
    """
    total = 0.0
    together: dict[View, Worlds] = defaultdict(list)
    while worlds:
        weight, state = worlds.pop()
        if state.phase is Phase.OVER:
            total += weight * state.table.totals[seat]
        elif state.to_act[0] == seat:
            together[view(state, seat)].append((weight, state))
        else:
            worlds += followed([(weight, state)], strategy)
    for seen, same in together.items():
        total += max(
            best_reply([(weight, apply(state, move)) for weight, state in same], strategy, seat)
            for move in seen.legal_actions
        )
    return total


@pytest.mark.parametrize(
    ("name", "strategy"), [("novice", at_random), ("apprentice", as_apprentice)]
)
def test_openspiel_and_brute_force_agree(name: str, strategy: Strategy) -> None:
    game = small_game(BOX)
    policy = players_policy(game, name)
    worth = [expected(deals(), strategy, seat) for seat in range(3)]
    assert values(game, policy) == pytest.approx(worth)
    gains = [best_reply(deals(), strategy, seat) - worth[seat] for seat in range(3)]
    assert all(gain >= -1e-9 for gain in gains)
    assert nash_conv(game, policy) == pytest.approx(sum(gains))


def test_cfr_comes_nearer_to_an_equilibrium_than_all_of_our_players() -> None:
    game = small_game(BOX)
    *_, policy = solve(game, 8)
    assert nash_conv(game, policy) < nash_conv(game, players_policy(game, "apprentice"))
