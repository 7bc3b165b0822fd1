"""How fast the batch engine is, beside OpenSpiel and pgx in the same process.

    make bench
    PYTHONPATH=src python -m benchmarks.batch      # anywhere with JAX and NumPy, a GPU too

Every game of a batch plays one round of random legal actions. A rate counts decisions of players,
and its time covers everything: shuffling, dealing, choosing and stepping. Two rates stand apart:
observations and masks are those of one position each game, computed again and again; nothing is
dealt or played meanwhile. On a CPU the time is processor time on one core, since other programs
may run beside this one; elsewhere it is the clock's.

OpenSpiel's Oh Hell, a relative of Wizard, is driven from Python: ask for the legal actions, take
one, apply it in place. pgx, which is JAX like ours, plays its own games with its own steps under
`vmap` and `auto_reset`, in a loop that is compiled as a whole. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

if hasattr(os, "sched_setaffinity"):  # before JAX counts the cores
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury import SPECIAL, Bidding, Foresight, Mode, Rules, batch
from augury.game.rules import PLAYERS

OH_HELL = "oh_hell(players=4,num_tricks_fixed=12)"
PGX_GAMES = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong", "tic_tac_toe")
PGX_STEPS = 64

Run = Callable[[int], int]
"""Given a seed, plays, and returns how many decisions were made."""


# Ours


def augury(*groups: batch.Group) -> Run:
    """A round of every game, group by group."""

    @jax.jit  # the rules are an argument: a constant would be compiled in
    def play(key: Array, rules: batch.Options, games: int) -> Array:
        deal, turns = jax.random.split(key)
        counts = jnp.arange(rules.players.size) < games

        def counted(turn: tuple[Array, Array, batch.State]) -> tuple[Array, Array, batch.State]:
            number, made, state = turn
            made += jnp.sum(~batch.is_over(state) & counts)
            action = batch.random_action(jax.random.fold_in(turns, number), state)
            return number + 1, made, batch.step(state, action)

        def going_on(turn: tuple[Array, Array, batch.State]) -> Array:
            return jnp.any(~batch.is_over(turn[2]))

        began = (jnp.int32(0), jnp.int32(0), batch.init(deal, rules))
        _, made, state = jax.lax.while_loop(going_on, counted, began)
        return jnp.where(state.illegal.any(), 0, made)

    def run(seed: int) -> int:
        keys = jax.random.split(jax.random.key(seed), len(groups))
        pairs = zip(keys, groups, strict=True)
        return sum(int(play(key, group.options, len(group.games))) for key, group in pairs)

    return run


def looking(rules: list[Rules], look: Callable[[batch.State], Array]) -> Run:
    """What who acts next sees, in every game, in the midst of a round."""

    @jax.jit
    def midst(key: Array, options: batch.Options) -> batch.State:
        def take(number: Array, state: batch.State) -> batch.State:
            return batch.step(state, batch.random_action(jax.random.fold_in(key, number), state))

        state = batch.init(key, options)
        played: batch.State = jax.lax.fori_loop(0, 30, take, state)
        return played

    state, compiled = midst(jax.random.key(0), batch.options(rules)), jax.jit(look)

    def run(_seed: int) -> int:
        for _ in range(10):
            compiled(state).block_until_ready()
        return 10 * len(rules)

    return run


def mixed_rules() -> Iterator[Rules]:
    """Many different rules, three to six players, hands of every size."""
    for players in PLAYERS:
        for size in range(1, 60 // players + 1):
            common: dict[str, Any] = {"players": players, "hand_sizes": (size,)}
            for bidding in Bidding:
                yield Rules(bidding=bidding, **common)
                yield Rules(bidding=bidding, special=SPECIAL, **common)
            yield Rules(plus_minus_one=True, bidding=Bidding.HIDDEN, **common)
            yield Rules(foresight=Foresight.EVERY_ROUND, **common)
            if players <= 4 and size <= 15:
                yield Rules(mode=Mode.ONE_COLOUR, **common)


def our_runs(games: int) -> Iterator[tuple[str, Run]]:
    """What is measured of ours."""
    base = [Rules(players=4, hand_sizes=(15,))] * games
    jubilee = [Rules(players=4, hand_sizes=(15,), special=SPECIAL)] * games
    mixed = list(mixed_rules())
    every = [mixed[game % len(mixed)] for game in range(games)]
    everything = batch.Group(batch.options(every), np.arange(games))
    yield "base rules, 4 players, 15 cards", augury(*batch.groups(base, size=games))
    yield "all special cards, 4 players, 15 cards", augury(*batch.groups(jubilee, size=games))
    yield "any rules, 3 to 6 players, any hand", augury(everything)
    yield "the same in groups", augury(*batch.groups(every))
    yield "observations, all special cards", looking(jubilee, batch.observe)
    yield "masks, all special cards", looking(jubilee, batch.legal_mask)


# Theirs


def open_spiel() -> Iterator[tuple[str, Run]]:
    """Complete random games of Oh Hell, one after another."""
    try:
        game = import_module("pyspiel").load_game(OH_HELL)
    except ModuleNotFoundError:
        return

    def play(seed: int) -> int:
        choose, decisions = Random(seed).choice, 0
        while decisions < 200_000:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(choose(state.legal_actions()))
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    yield "OpenSpiel oh_hell, from Python", play


def pgx(games: int) -> Iterator[tuple[str, Run]]:
    """Random play of pgx's own games."""
    try:
        library = import_module("pgx")
        reset_wrapper = import_module("pgx.experimental.wrappers").auto_reset
    except ModuleNotFoundError:
        return
    for name in PGX_GAMES:
        yield f"pgx {name}", _pgx_run(library.make(name), reset_wrapper, games)


def _pgx_run(game: Any, auto_reset: Callable[..., Any], games: int) -> Run:
    step = jax.vmap(auto_reset(game.step, game.init))

    @jax.jit
    def play(key: Array) -> Any:
        first, turns = jax.random.split(key)

        def take(number: Array, state: Any) -> Any:
            now = jax.random.fold_in(turns, number)
            choose, chance = jax.random.split(now)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(choose, logits, axis=-1)
            return step(state, action, jax.random.split(chance, games))

        state = jax.vmap(game.init)(jax.random.split(first, games))
        return jax.lax.fori_loop(0, PGX_STEPS, take, state).rewards

    def run(seed: int) -> int:
        play(jax.random.key(seed)).block_until_ready()
        return games * PGX_STEPS

    return run


# The measurements


def rates(run: Run, repeats: int) -> list[float]:
    """Decisions per second, several times, after one run for the compiler."""
    clock = process_time if jax.default_backend() == "cpu" else perf_counter
    run(0)
    found = []
    for seed in range(repeats):
        began = clock()
        made = run(seed)
        found.append(made / (clock() - began))
    return found


def main() -> None:
    """Measure, and print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--games", type=int, default=8192, help="in a batch")
    options.add_argument("--repeats", type=int, default=9, help="of each measurement")
    chosen = options.parse_args()
    device = jax.devices()[0]
    where = f"one core ({platform.machine()})" if device.platform == "cpu" else device.device_kind
    print(f"JAX {jax.__version__}, {where}, {chosen.games} games at once\n")
    print(f"{'per second':42}{'median':>14}{'range':>28}{'to OpenSpiel':>14}")
    rival = 0.0
    for name, run in (*open_spiel(), *our_runs(chosen.games), *pgx(chosen.games)):
        found = rates(run, chosen.repeats)
        middle, spread = median(found), f"{min(found):,.0f}–{max(found):,.0f}"
        rival = rival or (middle if name.startswith("OpenSpiel") else 0.0)
        ratio = f"{middle / rival:.1f}×" if rival else ""
        print(f"{name:42}{middle:>14,.0f}{spread:>28}{ratio:>14}", flush=True)


if __name__ == "__main__":
    main()
