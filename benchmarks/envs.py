"""How fast the environments are, beside those that the libraries bring themselves.

    python benchmarks/envs.py

Everyone plays random legal actions through the library's own interface, each in turn, several
times over. With PettingZoo and Gymnasium every step shows the observation and the mask; the games
of PettingZoo are driven as in its own `performance_benchmark`, with the wrappers they come with.
OpenSpiel's `python_kuhn_poker` is like ours written in Python, its `oh_hell` in C++. What is not
installed is left out; `pip install rlcard pygame shimmy` brings PettingZoo's card games.

Time is that of the processor, since other programs may run beside this one.
"""

from __future__ import annotations

import argparse
import platform
import random
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import gymnasium as gym
import numpy as np
import pyspiel

import augury.envs.gymnasium
import augury.envs.openspiel
import augury.envs.pettingzoo
from augury.encoding import observe
from augury.game import Phase, Rules, View, apply, deal, start, view

PETTINGZOO_CARDS = (
    "hanabi_v5",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
)
WIZARD = "python_wizard(players=4,hand_size=5)"
OPEN_SPIEL = ("python_kuhn_poker", "oh_hell(players=4,num_tricks_fixed=5)")
ROUND = "players=4 hand_sizes=5"
GAMES = 1024

Course = Iterator[int]
"""Plays on and on, and tells after a while how many actions it took meanwhile."""


def pettingzoo(env: Any) -> Course:
    """As PettingZoo's own benchmark does it."""
    env.reset()
    while True:
        for _ in range(200):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            env.step(action)
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        yield 200


def open_spiel(game: Any) -> Course:
    """Whole games; the actions of chance are not counted, and nobody looks at the tensors."""
    while True:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
        yield actions


def open_spiel_calls(game: Any, seconds: float) -> dict[str, float]:
    """Microseconds of every call of a step in place, without the clock's own and the choosing."""
    taken: dict[str, float] = defaultdict(float)
    calls: dict[str, int] = defaultdict(int)

    def timed(name: str, call: Callable[..., Any], *given: Any) -> Any:
        before = process_time()
        answer = call(*given)
        taken[name] += process_time() - before
        calls[name] += 1
        return answer

    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            timed("nothing", int)
            if state.is_chance_node():
                outcomes = timed("chance: chance_outcomes", state.chance_outcomes)
                cards, chances = zip(*outcomes, strict=True)
                drawn = random.choices(cards, chances)[0]
                timed("chance: apply_action", state.apply_action, drawn)
            else:
                legal = timed("player: legal_actions", state.legal_actions)
                timed("player: apply_action", state.apply_action, random.choice(legal))
    means = {name: 1e6 * taken[name] / calls[name] for name in taken}
    clock = means.pop("nothing")
    return {name: mean - clock for name, mean in means.items()}


def open_spiel_children(game: Any) -> Course:
    """The same by `child()`, as a search goes down a tree: every state stays as it is."""
    while True:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state = state.child(random.choices(outcomes, chances)[0])
                continue
            state = state.child(random.choice(state.legal_actions()))
            actions += 1
        yield actions


def gymnasium(env: Any) -> Course:
    """One seat; the actions of the others are not counted."""
    while True:
        (_, info), over, actions = env.reset(), False, 0
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, over, _, info = env.step(action)
            actions += 1
        yield actions


def gymnasium_vector(envs: Any) -> Course:
    """One seat in each of many games."""
    rng = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    while True:
        mask = info["action_mask"]
        acting = int(mask.any(axis=-1).sum())
        _, _, _, _, info = envs.step((mask * rng.random(mask.shape, np.float32)).argmax(axis=-1))
        yield acting


def encoding() -> Course:
    """What each seat sees at its turn, in a game that was played before: no actions, but views."""
    rng, state = random.Random(1), start(Rules())
    views: list[View] = []
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, deal(state, rng))
        views.append(view(state, state.to_act[0]))
        state = apply(state, rng.choice(views[-1].legal_actions))
    while True:
        for one in views:
            observe(one)
        yield len(views)


def courses() -> dict[str, Course]:
    """Everything that can be measured here."""
    import_module("open_spiel.python.games")
    make = augury.envs.pettingzoo
    found = {
        "PettingZoo: Augury, a whole game": pettingzoo(make.env("players=4")),
        "PettingZoo: Augury, rounds of 5": pettingzoo(make.env(ROUND)),
    }
    for name in PETTINGZOO_CARDS:
        with suppress(ImportError):
            theirs = import_module(f"pettingzoo.classic.{name}").env()
            found[f"PettingZoo: {name}"] = pettingzoo(theirs)
    found["OpenSpiel: Augury, rounds of 5"] = open_spiel(pyspiel.load_game(WIZARD))
    for name in OPEN_SPIEL:
        found[f"OpenSpiel: {name}"] = open_spiel(pyspiel.load_game(name))
    for name in (WIZARD, *OPEN_SPIEL):
        found[f"child(): {name}"] = open_spiel_children(pyspiel.load_game(name))
    one = gym.make("augury/Wizard-v0", opponents="apprentice", rules=ROUND)
    found["Gymnasium: one game, apprentices"] = gymnasium(one)
    many = gym.make_vec("augury/Wizard-v0", num_envs=GAMES, rules=ROUND)
    found[f"Gymnasium: {GAMES} games at once"] = gymnasium_vector(many)
    found["Views encoded, a whole game"] = encoding()
    return found


def rate(course: Course, seconds: float) -> float:
    """Actions per second of processor time."""
    actions, began = 0, process_time()
    while (taken := process_time() - began) < seconds:
        actions += next(course)
    return actions / taken


def main() -> None:
    """Measure, and print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    options.add_argument("--repeats", type=int, default=5, help="of each measurement")
    chosen = options.parse_args()
    warnings.simplefilter("ignore")  # of the other libraries
    found = courses()
    for course in found.values():
        next(course)  # whatever is compiled is compiled now
    rates: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(chosen.repeats):
        for name, course in found.items():
            rates[name].append(rate(course, chosen.seconds))
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    print(f"{'actions per second':44}{'median':>12}{'range':>22}")
    for name, measured in rates.items():
        spread = f"{min(measured):,.0f}–{max(measured):,.0f}"
        print(f"{name:44}{median(measured):>12,.0f}{spread:>22}")
    print(f"\n{'OpenSpiel, microseconds a call':44}{'median':>12}")
    for name in (WIZARD, *OPEN_SPIEL):
        game = pyspiel.load_game(name)
        runs = [open_spiel_calls(game, chosen.seconds) for _ in range(chosen.repeats)]
        for call in sorted(runs[0]):
            print(f"{name[:19]:20}{call:24}{median(run[call] for run in runs):>12.1f}")


if __name__ == "__main__":
    main()
