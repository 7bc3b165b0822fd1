"""How fast the rules are, beside OpenSpiel's Oh Hell in the same process.

    make bench

Complete random games of four are played by each engine in turn, several times over. Both are driven
alike: ask for the legal actions, take one with the same generator, carry it out. OpenSpiel is
driven in two ways: `apply_action` changes its state in place; `child` makes a new state and leaves
the old one intact, as ours does with every move.

Oh Hell is the nearest relative that OpenSpiel has: one round of 12 tricks with 52 cards. A deal is
no decision, and is not counted as one. But it takes time, and OpenSpiel deals card by card, in 51
actions of chance: so there is one rate for complete games, and one with the clock stopped for the
deals. Time is that of the processor, since other programs may run beside this one.
"""

from __future__ import annotations

import argparse
import copy
import pickle
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from augury import SPECIAL, Action, Phase, Rules, State, deal, legal_actions, start, step, view
from augury.game import apply, encode, fair

OH_HELL = "oh_hell(players=4,num_tricks_fixed=12)"
WIZARD = Rules(players=4)
TWELVE_TRICKS = Rules(players=4, hand_sizes=(12,))
JUBILEE = Rules(players=4, special=SPECIAL)
OURS = {
    "Augury, a whole game": WIZARD,
    "Augury, rounds of 12 tricks": TWELVE_TRICKS,
    "Augury, with special cards": JUBILEE,
}


class Played(NamedTuple):
    """How many decisions were made, and what they and the deals took, in seconds."""

    decisions: int
    deciding: float
    dealing: float

    @property
    def rate(self) -> float:
        """Decisions per second of complete games."""
        return self.decisions / (self.deciding + self.dealing)

    @property
    def rate_without_deals(self) -> float:
        """Decisions per second with the clock stopped for the deals."""
        return self.decisions / self.deciding


Player = Callable[[Random, float], Played]


# The engines


def augury(rules: Rules) -> Player:
    """Complete random games, for at least so many seconds."""

    def play(rng: Random, seconds: float) -> Played:
        choose, decisions, deciding, dealing = rng.choice, 0, 0.0, 0.0
        while deciding + dealing < seconds:
            state = start(rules)
            while state.phase is not Phase.OVER:
                began = process_time()
                state = apply(state, deal(state.table, rng))
                dealt = process_time()
                while to_act := state.to_act:
                    state = apply(state, choose(legal_actions(state, to_act[0])))
                    decisions += 1
                dealing += dealt - began
                deciding += process_time() - dealt
        return Played(decisions, deciding, dealing)

    return play


def open_spiel_in_place(game: Any) -> Player:
    """The same for a game of OpenSpiel's, whose one state changes all the time."""

    def play(rng: Random, seconds: float) -> Played:
        choose, decisions, deciding, dealing = rng.choice, 0, 0.0, 0.0
        while deciding + dealing < seconds:
            state = game.new_initial_state()
            began = process_time()
            while state.is_chance_node():
                state.apply_action(choose(state.legal_actions()))
            dealt = process_time()
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
            dealing += dealt - began
            deciding += process_time() - dealt
        return Played(decisions, deciding, dealing)

    return play


def open_spiel_child(game: Any) -> Player:
    """The same with a new state for every action."""

    def play(rng: Random, seconds: float) -> Played:
        choose, decisions, deciding, dealing = rng.choice, 0, 0.0, 0.0
        while deciding + dealing < seconds:
            state = game.new_initial_state()
            began = process_time()
            while state.is_chance_node():
                state = state.child(choose(state.legal_actions()))
            dealt = process_time()
            while not state.is_terminal():
                state = state.child(choose(state.legal_actions()))
                decisions += 1
            dealing += dealt - began
            deciding += process_time() - dealt
        return Played(decisions, deciding, dealing)

    return play


# The measurements


def race(players: dict[str, Player], seconds: float, repeats: int) -> dict[str, list[Played]]:
    """Let them play in turn, each with the same seed, `repeats` times."""
    played: dict[str, list[Played]] = {name: [] for name in players}
    for seed in range(repeats):
        for name, play in players.items():
            played[name].append(play(Random(seed), seconds))
    return played


def tell_race(played: dict[str, list[Played]], rivals: Sequence[str]) -> None:
    """Print the rates, and the ratios to each rival as they were measured side by side."""
    print(f"{'decisions per second':36}{'median':>10}{'range':>20}{'deals aside':>14}")
    for name, runs in played.items():
        rates = [run.rate for run in runs]
        spread = f"{min(rates):,.0f}–{max(rates):,.0f}"
        aside = median(run.rate_without_deals for run in runs)
        print(f"{name:36}{median(rates):>10,.0f}{spread:>20}{aside:>14,.0f}")
    for rival in rivals:
        print(f"\n{'ratio to ' + rival:36}{'median':>10}{'range':>20}{'deals aside':>14}")
        for name in (name for name in played if name not in rivals):
            pairs = list(zip(played[name], played[rival], strict=True))
            ratios = [one.rate / other.rate for one, other in pairs]
            spread = f"{min(ratios):.2f}–{max(ratios):.2f}"
            aside = median(
                one.rate_without_deals / other.rate_without_deals for one, other in pairs
            )
            print(f"{name:36}{median(ratios):>10.2f}{spread:>20}{aside:>14.2f}")


def microseconds(work: Callable[..., object], inputs: Sequence[Any], repeats: int) -> float:
    """What `work` takes for one of the inputs, in the median of some repeats."""
    taken = []
    for _ in range(repeats):
        began = process_time()
        for each in inputs:
            work(*each)
        taken.append((process_time() - began) / len(inputs) * 1e6)
    return median(taken)


def positions(rules: Rules, rng: Random, count: int) -> list[tuple[State, int, Action]]:
    """Points of random games: a state, a seat that is to act, and what it does."""
    found: list[tuple[State, int, Action]] = []
    state = start(rules)
    while len(found) < count:
        if state.to_act:
            action = rng.choice(legal_actions(state, state.to_act[0]))
            found.append((state, state.to_act[0], action))
            state = apply(state, action)
        else:
            state = start(rules) if state.phase is Phase.OVER else state
            state = apply(state, deal(state.table, rng))
    return found


def pickled(state: State) -> object:
    """A copy as another process would get it."""
    return pickle.loads(pickle.dumps(state))


def tell_details(rules: Rules, repeats: int) -> None:
    """Print what the single functions take, over the points of random games."""
    points = positions(rules, Random(0), 5000)
    states = [(state,) for state, _, _ in points]
    seats = [(state, seat) for state, seat, _ in points]
    moves = [(state, action) for state, _, action in points]
    deals = [(replace(start(rules).table, number=7), Random(0))] * 1000
    shuffles = [(rules, 8, bytes(32), "bench")] * 1000
    works: dict[str, tuple[Callable[..., object], Sequence[Any]]] = {
        "legal_actions": (legal_actions, seats),
        "apply": (apply, moves),
        "step": (step, moves),
        "step, with its events": (lambda *move: step(*move).events, moves),
        "view": (view, seats),
        "view, with its legal actions": (lambda *seat: view(*seat).legal_actions, seats),
        "view, as JSON": (lambda *seat: encode(view(*seat)), seats[::10]),
        "copy.copy of a state": (copy.copy, states),
        "pickle of a state": (pickle.dumps, states[::10]),
        "pickle of a state, and back": (
            lambda state: pickle.loads(pickle.dumps(state)),
            states[::10],
        ),
        "deal, round 8": (deal, deals),
        "fair.deal, round 8": (fair.deal, shuffles),
    }
    print(f"\n{'microseconds':36}{'median':>10}")
    for name, (work, inputs) in works.items():
        print(f"{name:36}{microseconds(work, inputs, repeats):>10.2f}")


def main() -> None:
    """Measure, and print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    options.add_argument("--repeats", type=int, default=9, help="of each measurement")
    chosen = options.parse_args()
    try:
        spiel = import_module("pyspiel")
    except ModuleNotFoundError:
        sys.exit("OpenSpiel is not installed: `make bench` sees to it, or `pip install open_spiel`")
    oh_hell = spiel.load_game(OH_HELL)
    in_place, child = "OpenSpiel oh_hell, in place", "OpenSpiel oh_hell, child"
    players = {
        **{name: augury(rules) for name, rules in OURS.items()},
        in_place: open_spiel_in_place(oh_hell),
        child: open_spiel_child(oh_hell),
    }
    print(f"Python {platform.python_version()}, {platform.machine()}, four players\n")
    tell_race(race(players, chosen.seconds, chosen.repeats), rivals=(in_place, child))
    tell_details(JUBILEE, chosen.repeats)


if __name__ == "__main__":
    main()
