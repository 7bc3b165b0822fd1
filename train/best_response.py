"""A best response: what a network gains that learns to beat one frozen network and nobody else.

    python -m train.best_response --seconds 600                      # against the packaged archmage
    python -m train.best_response --against runs/five --suite special --out runs/response

One seat of every table is the learner's, the others are the opponent's, who never learns. The
learner begins as the opponent itself and learns by PPO, for its own points and nothing else, in the
games of the benchmark. In the end both play the same new deals in the same seats: the difference
is what the opponent can lose at the least to someone who knows it. A longer training may find more.

The opponent has to be a network, since thousands of games are played at once. The players that are
nothing but code have no form for batches.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury import batch
from augury.benchmark import SUITES
from augury.bots.networks.weights_file import write_weights
from augury.extras import networks_file
from augury.game import Rules
from train.checkpoint import begin_from, load_policy
from train.exams import play
from train.networks import CRITIC, Weights, at, inputs_of, load_weights, read_critic, read_policy
from train.ppo import make_optimiser
from train.rounds import POINTS

CRITIC_FILE = Path(__file__).parent / "checkpoints" / "company" / "critic.npz"
CLIP, TRACE, EPOCHS = 0.2, 0.95, 2
WARMING = 20  # iterations until the optimiser knows how large its steps should be
SHOWN = 5.0  # seconds between lines
TRIED = 4096  # deals that both play in the end


class Decisions(NamedTuple):
    """The learner's decisions of a round, [turns, games, …], and empty places behind them."""

    seen: Array
    mask: Array
    hidden: Array
    made: Array  # whether there was one
    chosen: Array
    log_probability: Array
    value: Array
    gain: Array  # more than the critic expected


class Learner(NamedTuple):
    """Everything that goes from one iteration to the next."""

    policy: Weights
    critic: Weights
    optimiser: Any
    state: batch.State
    key: Array


class Training(NamedTuple):
    """How long to learn, and from how much at once."""

    seconds: float
    games: int = 16384  # played at once
    minibatch: int = 16384  # decisions per step of the optimiser
    rate: float = 3e-4  # of learning; falls to zero
    seed: int = 0


class Rates(NamedTuple):
    """How fast to learn now."""

    step: Array
    entropy: Array


# Playing


def play_round(
    learner: Learner, opponent: Weights, options: batch.Options, turns: int
) -> tuple[batch.State, Decisions]:
    """The next round of every game, or of a new one, and what the learner decided in it."""
    (games,) = options.games
    seat = jnp.arange(games) % options.players
    deal, luck = jax.random.split(learner.key)
    fresh = batch.where(batch.is_game_over(learner.state), batch.start(options), learner.state)

    def due(state: batch.State) -> Array:
        return (batch.actor(state) == seat) & ~batch.is_over(state)

    def others(state: batch.State) -> batch.State:
        """The opponent plays until it is the learner's turn everywhere, or the round is over."""

        def waiting(state: batch.State) -> Array:
            return (~due(state) & ~batch.is_over(state)).any()

        def turn(state: batch.State) -> batch.State:
            inputs = inputs_of(state)
            choice = read_policy(opponent, inputs.seen, inputs.mask)[0].argmax(-1)
            after = batch.step(state, inputs.action(choice))
            return batch.where(due(state), state, after)

        found: batch.State = jax.lax.while_loop(waiting, turn, state)
        return found

    def decide(state: batch.State, key: Array) -> tuple[batch.State, Decisions]:
        inputs, made = inputs_of(state), due(state)
        logits, _ = read_policy(learner.policy, inputs.seen, inputs.mask)
        chosen = jax.random.categorical(key, logits)
        after = batch.where(made, batch.step(state, inputs.action(chosen)), state)
        return others(after), Decisions(
            seen=inputs.seen,
            mask=inputs.mask,
            hidden=inputs.hidden,
            made=made,
            chosen=chosen,
            log_probability=at(logits, chosen),
            value=read_critic(learner.critic, inputs.seen, inputs.hidden),
            gain=jnp.zeros(games),
        )

    state = others(batch.next_round(deal, fresh))
    state, decisions = jax.lax.scan(decide, state, jax.random.split(luck, turns))
    points = at(batch.rewards(state).T, seat) / POINTS
    return state, decisions._replace(gain=_gains(decisions, points))


def _gains(decisions: Decisions, points: Array) -> Array:
    """Generalised advantages, from the last decision of the round to the first."""

    def back(later: tuple[Array, Array], one: Decisions) -> tuple[tuple[Array, Array], Array]:
        ahead, gain = later
        gained = ahead - one.value + TRACE * gain
        after = jnp.where(one.made, one.value, ahead), jnp.where(one.made, gained, gain)
        return after, gained

    return jax.lax.scan(back, (points, jnp.zeros_like(points)), decisions, reverse=True)[1]


# Learning


def loss(networks: tuple[Weights, Weights], rows: Decisions, entropy_bonus: Array) -> Array:
    """PPO's clipped loss, and the critic's error."""
    policy, critic = networks
    weight = rows.made / (rows.made.sum() + 1e-6)
    logits, _ = read_policy(policy, rows.seen, rows.mask)
    ratio = jnp.exp(jnp.where(rows.made, at(logits, rows.chosen) - rows.log_probability, 0.0))
    gain = rows.gain - (weight * rows.gain).sum()
    gain = gain / (jnp.sqrt((weight * gain**2).sum()) + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    unsure = -jnp.where(rows.mask, jnp.exp(logits) * logits, 0.0).sum(axis=-1)
    error = (read_critic(critic, rows.seen, rows.hidden) - rows.value - rows.gain) ** 2
    return (weight * (0.5 * error - better - entropy_bonus * unsure)).sum()


@partial(jax.jit, static_argnames=("turns", "minibatch"))
def iterate(
    learner: Learner,
    opponent: Weights,
    options: batch.Options,
    rates: Rates,
    turns: int,
    minibatch: int,
) -> tuple[Learner, dict[str, Array]]:
    """A round of every game, and what it teaches."""
    key, own, *orders = jax.random.split(learner.key, 2 + EPOCHS)
    state, decisions = play_round(learner._replace(key=own), opponent, options, turns)
    rows: Decisions = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), decisions)
    count = len(rows.made)
    batches = jnp.minimum(-(-rows.made.sum() // minibatch), count // minibatch)
    optimiser = make_optimiser()
    carry: Any = (learner.policy, learner.critic), learner.optimiser
    for one in orders:
        mixed = jax.random.permutation(one, count)
        order = mixed[jnp.argsort(~rows.made[mixed])]  # what was decided, and then the empty places

        def learn(number: Array, carry: Any, order: Array = order) -> Any:
            networks, memory = carry
            chosen = jax.lax.dynamic_slice_in_dim(order, number * minibatch, minibatch)
            part: Decisions = jax.tree.map(lambda column: column[chosen], rows)
            gradient = jax.grad(loss)(networks, part, rates.entropy)
            moves, memory = optimiser.update(gradient, memory)
            moved = jax.tree.map(lambda x, move: x - rates.step * move, networks, moves)
            return moved, memory

        carry = jax.lax.fori_loop(0, batches, learn, carry)
    (policy, critic), memory = carry
    seat = jnp.arange(options.games[0]) % options.players
    measured = {
        "points": at(batch.rewards(state).T, seat).mean(),
        "exact": at((state.bids == state.taken).T, seat).mean(),
        "illegal": state.illegal.sum(),
    }
    return Learner(policy, critic, memory, state, key), measured


def learn(
    start: tuple[Weights, Weights], opponent: Weights, rules: Rules, training: Training
) -> tuple[Weights, Weights]:
    """What policy and critic have become when the time is up; compiling is not counted."""
    options = batch.options([rules] * training.games)
    turns = max(rules.schedule) + 2 + 2 * bool(rules.special)  # trump, the bid; pass and change
    optimiser = make_optimiser().init(start)
    learner = Learner(*start, optimiser, batch.start(options), jax.random.key(training.seed))
    began, number, shown = time.monotonic(), 0, 0.0
    lines: list[dict[str, Array]] = []
    while (spent := time.monotonic() - began) < training.seconds or number < 2:
        rates = _rates(training, number, spent)
        learner, measured = iterate(learner, opponent, options, rates, turns, training.minibatch)
        lines.append(jax.device_get(measured))  # waits until it is done
        if number == 0:
            began = time.monotonic()
        if spent - shown >= SHOWN:
            means = {
                name: round(float(np.mean([one[name] for one in lines])), 3) for name in lines[0]
            }
            print(
                json.dumps({"seconds": round(spent, 1), "iteration": number, **means}), flush=True
            )
            lines, shown = [], spent
        number += 1
    return learner.policy, learner.critic


def _rates(training: Training, number: int, spent: float) -> Rates:
    """The rate rises while the optimiser warms up, then falls to zero; so does the bonus."""
    left = max(0.0, 1 - spent / training.seconds)
    step = training.rate * left * min(1, (number + 1) / WARMING)
    return Rates(jnp.float32(step), jnp.float32(0.001 + 0.004 * left))


# What came of it


def measure(
    policy: Weights, opponent: Weights, rules: Rules, games: int = TRIED
) -> dict[str, float]:
    """Points a round that the policy is ahead of what the opponent makes of the same cards."""
    table = np.arange(games)
    hero = table % rules.players
    seats = np.ones((6, games), np.int8)
    theirs = np.asarray(batch.totals(play(policy, opponent, jnp.asarray(seats), rules, seed=7)))
    seats[hero, table] = 0
    mine = np.asarray(batch.totals(play(policy, opponent, jnp.asarray(seats), rules, seed=7)))
    ahead = (mine - theirs)[hero, table].astype(float) / rules.rounds
    return {
        "ahead": round(float(ahead.mean()), 2),
        "±": round(1.96 * float(ahead.std(ddof=1)) / games**0.5, 2),
        "deals": games,
    }


def main() -> None:
    """Read the options, train, measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--against", help="weights, or a run's folder; else the packaged archmage")
    parser.add_argument("--suite", choices=list(SUITES), default="base", help="of the benchmark")
    parser.add_argument("--seconds", type=float, default=600.0, help="compiling not counted")
    parser.add_argument("--games", type=int, default=16384, help="played at once")
    parser.add_argument("--minibatch", type=int, default=16384, help="decisions a step")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning; falls to zero")
    parser.add_argument("--deals", type=int, default=TRIED, help="that both play in the end")
    parser.add_argument("--start", type=Path, help="a folder that --out wrote, to go on from")
    parser.add_argument("--out", type=Path, help="a folder for what was learnt")
    chosen = parser.parse_args()
    rules = SUITES[chosen.suite]
    if chosen.against:
        opponent = load_policy(Path(chosen.against))
    else:
        opponent = load_weights(networks_file("archmage.npz"))
    start = opponent, load_weights(CRITIC_FILE, CRITIC)
    if chosen.start:
        before = begin_from(chosen.start, jax.random.key(0))
        start = before.policy, before.critic
    training = Training(chosen.seconds, chosen.games, chosen.minibatch, chosen.rate)
    policy, critic = learn(start, opponent, rules, training)
    if chosen.out:
        chosen.out.mkdir(parents=True, exist_ok=True)
        write_weights(chosen.out / "policy.npz", jax.device_get(policy))
        write_weights(chosen.out / "critic.npz", jax.device_get(critic), CRITIC)
    found = measure(policy, opponent, rules, chosen.deals)
    print(json.dumps({"suite": chosen.suite, **found}, ensure_ascii=False))


if __name__ == "__main__":
    main()
