"""Make the guess network: who holds each unseen card, learnt from a policy's own play.

    python -m train.guessing src/augury_networks/archmage.npz --seconds 120

The policy plays itself and odd company, rounds of all rules, thousands at once; at every decision
the network guesses, for who is to act or for any other seat, where the unseen cards lie. Now and
then some of the hidden cards are shown to it, as known or as gone: so it can be asked again while
worlds are dealt card by card.

It begins with layers of the policy. At the end it is asked about rounds that it has not learnt
from: how many nats a card costs it, by the number of cards in hand, beside a guess by room alone;
and how often what it says comes true.
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

from augury.batch import Options, State, actor
from augury.bots.inference.guess import GUESS
from augury.bots.networks.forward import inputs as joined
from augury.bots.networks.weights_file import write_weights
from augury.encoding import AXES, LAYOUT
from augury.encoding.actions import MOST_TRICKS
from augury.game import Suit
from augury.game.cards import CARDS
from train.checkpoint import load_policy
from train.company import fade, no_outcomes
from train.config import Setting
from train.networks import Inputs, Weights, inputs_of, make_critic, run_network
from train.playing import Learner, play_on
from train.ppo import make_optimiser, side_by_side
from train.rounds import chosen_rules, deal_rounds

OTHERS, KINDS = AXES["other"], AXES["card"]
SHOWN = 0.5  # of the positions show some of the hidden cards
LEAST = -30.0  # the logarithm of the least chance that is counted
IMPOSSIBLE = -1e9
TENTHS = 10
CHECKED = 12  # iterations at the end in which nothing is learnt
WARMING = 50  # iterations until the optimiser knows how large its steps should be

OF_SUIT = np.array([[one.suit is suit for one in CARDS] for suit in Suit], np.float32)
"""Which cards belong to each suit: [suits, cards]."""


class Guesses(NamedTuple):
    """Many positions in which there is something to guess."""

    seen: Array
    held: Array  # [positions, holders, cards]: by the others from the left, then the stock
    possible: Array  # whether a card may lie there
    size: Array  # tricks to come: so many cards are in hand, or one less


def to_guess(inputs: Inputs) -> Guesses:
    """What there is to guess for these seats."""
    seen, count = inputs.seen, len(inputs.seen)

    def piece(name: str) -> Array:
        return seen[:, LAYOUT[name].slice].reshape(count, *LAYOUT[name].shape)

    others = inputs.hidden.reshape(count, OTHERS, KINDS) - piece("known")
    others = jnp.maximum(others, 0)
    stock = jnp.maximum(piece("unseen") - others.sum(axis=1), 0)
    held = jnp.concatenate([others, stock[:, None]], axis=1).astype(jnp.int8)
    blind = ~piece("hand").any(axis=1)  # foresight hides the own hand: another guess altogether
    lacks = piece("voids")[:, 1:].astype(jnp.float32) @ OF_SUIT > 0
    owned = piece("owns").astype(jnp.float32)
    one_colour = owned.any(axis=(1, 2))[:, None, None]
    foreign = one_colour & ((1 - owned[:, 1:]) @ OF_SUIT > 0)  # nobody has another's suit
    stocked = jnp.ones((count, 1, KINDS), bool)
    return Guesses(
        seen=seen,
        held=jnp.where(blind[:, None, None], 0, held),
        possible=jnp.concatenate([~(lacks | foreign), stocked], axis=1),
        size=piece("tricks_left").argmax(axis=1) + 1,
    )


def show(key: Array, asked: Guesses) -> Guesses:
    """The same with some of the hidden cards shown, as known or as gone, here and there."""
    count = len(asked.seen)
    some_key, card_key = jax.random.split(key)
    share = jax.random.uniform(some_key, (count, 1, 1))
    share = jnp.where(share < SHOWN, share / SHOWN, 0.0)
    shown = asked.held * (jax.random.uniform(card_key, asked.held.shape) < share)
    known, unseen = LAYOUT["known"], LAYOUT["unseen"]
    seen = asked.seen.at[:, known.slice].add(shown[:, :-1].reshape(count, -1))
    seen = seen.at[:, unseen.slice].add(-shown.sum(axis=1, dtype=jnp.int8))
    return asked._replace(seen=seen, held=asked.held - shown)


def guess(network: Weights, asked: Guesses, *, exact: bool = False) -> Array:
    """The logarithms of the chances, [positions, holders, cards]."""
    tilts = run_network(network, joined(asked.seen), exact=exact)
    return _chances(tilts.reshape(-1, OTHERS, KINDS), asked)


def guess_by_room(asked: Guesses) -> Array:
    """The same as far as the cards go: by the room there is."""
    return _chances(jnp.zeros((len(asked.held), OTHERS, KINDS)), asked)


def _chances(tilts: Array, asked: Guesses) -> Array:
    room = asked.held.sum(axis=2, keepdims=True)
    logits = jnp.pad(tilts, ((0, 0), (0, 1), (0, 0))) + jnp.log(jnp.maximum(room, 1))
    return jax.nn.log_softmax(jnp.where(asked.possible & (room > 0), logits, IMPOSSIBLE), axis=1)


def nats(logs: Array, asked: Guesses) -> Array:
    """How many nats an unseen card costs in each position."""
    whole = -(asked.held * jnp.maximum(logs, LEAST)).sum(axis=(1, 2))
    return whole / jnp.maximum(asked.held.sum(axis=(1, 2)), 1)


@partial(jax.jit, static_argnames="config", donate_argnums=(0, 1))
def iterate(
    learner: Learner, network: Weights, rules: Options, rate: Array, config: Setting
) -> tuple[Learner, Weights, Array]:
    """Play on for some decisions, then learn to guess; the optimiser is the network's."""
    learner, states, seats, key = _play(learner, rules, config)
    optimiser = make_optimiser()

    def loss(network: Weights, asked: Guesses) -> Array:
        return nats(guess(network, asked), asked).mean()

    def learn(carry: Any, part: tuple[Array, Array]) -> tuple[Any, Array]:
        network, memory = carry
        rows, key = part
        asked = show(key, to_guess(_inputs(states, seats, rows)))
        missed, slope = jax.value_and_grad(loss)(network, asked)
        moves, memory = optimiser.update(slope, memory)
        network = jax.tree.map(lambda weight, move: weight - rate * move, network, moves)
        return (network, memory), missed

    order_key, key = jax.random.split(key)
    order = _batches(order_key, config)
    parts = order, jax.random.split(key, len(order))
    (network, memory), missed = jax.lax.scan(learn, (network, learner.optimiser), parts)
    return learner._replace(optimiser=memory), network, missed.mean()


class Measured(NamedTuple):
    """How well the network guesses where it has not learnt."""

    sizes: Array  # [tricks to come, 3]: positions, nats a card, nats by room alone
    tenths: Array  # [tenths of what is said, 3]: chances, what was said, what came true


@partial(jax.jit, static_argnames="config", donate_argnums=0)
def examine(
    learner: Learner, network: Weights, rules: Options, config: Setting
) -> tuple[Learner, Measured]:
    """Play on, and measure; nothing is shown that the seat does not see."""
    learner, states, seats, key = _play(learner, rules, config)

    def measure(_: None, rows: Array) -> tuple[None, Measured]:
        asked = to_guess(_inputs(states, seats, rows))
        logs = guess(network, asked, exact=True)
        some = asked.held.any(axis=(1, 2))
        costs = some, some * nats(logs, asked), some * nats(guess_by_room(asked), asked)
        sizes = jnp.zeros((MOST_TRICKS + 1, 3)).at[asked.size].add(jnp.stack(costs, axis=1))
        said, held = jnp.exp(logs[:, :-1]), asked.held[:, :-1]
        copies = jnp.where(said > 0, asked.held.sum(axis=1, keepdims=True), 0)
        tenth = jnp.minimum((said * TENTHS).astype(int), TENTHS - 1)
        chances = jnp.stack([copies + 0.0, copies * said, held + 0.0], axis=-1)
        tenths = jnp.zeros((TENTHS, 3)).at[tenth.ravel()].add(chances.reshape(-1, 3))
        return None, Measured(sizes, tenths)

    _, found = jax.lax.scan(measure, None, _batches(key, config))
    return learner, jax.tree.map(lambda parts: parts.sum(axis=0), found)


def _play(learner: Learner, rules: Options, config: Setting) -> tuple[Learner, State, Array, Array]:
    """Play on; every position on the way, and the seat that is to guess there."""
    key, pool_key, play_key, who_key, turn_key, rest = jax.random.split(learner.key, 6)
    size = config.games * config.steps
    pool = deal_rounds(pool_key, rules, max(1024, size // 24), learner.outcomes, config.odd)
    tables, outcomes, turns = play_on(learner, (), pool, play_key, config)
    states = jax.tree.map(side_by_side, turns.tables.state)
    anyone = jax.random.randint(who_key, (size,), 0, 60) % states.options.players
    acting = jax.random.bernoulli(turn_key, 0.5, (size,))
    seats = jnp.where(acting, actor(states), anyone.astype(jnp.int8))
    after = learner._replace(tables=tables, outcomes=fade(outcomes), key=key)
    return after, states, seats, rest


def _inputs(states: State, seats: Array, rows: Array) -> Inputs:
    part: State = jax.tree.map(lambda column: column[..., rows], states)
    return inputs_of(part, seats[rows])


def _batches(key: Array, config: Setting) -> Array:
    order = jax.random.permutation(key, config.games * config.steps)
    return order.reshape(-1, config.minibatch)


def begin(policy: Weights, blocks: int, key: Array) -> Weights:
    """A network with the first layers of a policy, which guesses by room alone."""
    kept = {
        name: jnp.array(array)
        for name, array in policy.items()
        if not name.startswith("out.") and (name.startswith("in.") or int(name[0]) < blocks)
    }
    width = len(policy["in.b"])
    out = 0.01 * jax.random.normal(key, (width, len(GUESS.outputs))) / width**0.5
    return kept | {"out.w": out, "out.b": jnp.zeros(len(GUESS.outputs))}


def make(
    policy: Weights, config: Setting, blocks: int, seed: int
) -> tuple[Weights, list[dict[str, Any]], Measured]:
    """A guess network made in the time of the setting; its log; and how well it guesses."""
    rules = chosen_rules(config.rules, config.variety, seed)
    start_key, deal_key, key = jax.random.split(jax.random.key(seed), 3)
    network = begin(policy, blocks, start_key)
    learner = Learner(
        policy=policy,
        critic=make_critic(start_key, 8, 0),  # whose answers nobody needs
        optimiser=make_optimiser().init(network),
        outcomes=no_outcomes(),
        tables=deal_rounds(deal_key, rules, config.games, no_outcomes(), config.odd),
        key=key,
    )
    log: list[dict[str, Any]] = []
    number, spent, began, shown = 0, 0.0, time.monotonic(), 0.0
    while spent < config.seconds:
        rate = config.rate * (1 - spent / config.seconds) * min(1, (number + 1) / WARMING)
        learner, network, missed = iterate(learner, network, rules, jnp.float32(rate), config)
        missed.block_until_ready()
        number += 1
        if number == 1:
            began = time.monotonic()  # compiling is not training
        spent = time.monotonic() - began
        if spent - shown >= 5.0 or number == 1:
            shown = spent
            line = {"seconds": round(spent, 1), "iteration": number, "nats": float(missed)}
            log.append(line)
            print(json.dumps(line), flush=True)
    found = None
    for _ in range(CHECKED):
        learner, measured = examine(learner, network, rules, config)
        found = measured if found is None else jax.tree.map(jnp.add, found, measured)
    assert found is not None
    return network, log, found


def table(found: Measured) -> str:
    """What was measured, to be read."""
    lines = ["tricks to come   positions   nats a card   by room alone"]
    for size, (count, told, room) in enumerate(np.asarray(found.sizes).tolist()):
        if count:
            lines.append(f"{size:14} {count:11.0f} {told / count:13.4f} {room / count:15.4f}")
    lines.append("said       chances   mean said   came true")
    for tenth, (count, said, true) in enumerate(np.asarray(found.tenths).tolist()):
        if count:
            span = f"{tenth / TENTHS:.1f}–{(tenth + 1) / TENTHS:.1f}"
            lines.append(f"{span} {count:11.0f} {said / count:11.2%} {true / count:11.2%}")
    return "\n".join(lines)


def main() -> None:
    """Read the options, play, learn, and say how well."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("policy", type=Path, help="weights or a run: who plays")
    parser.add_argument("--out", type=Path, default=Path("runs/guess"), help="folder to write to")
    parser.add_argument("--seconds", type=float, default=120.0, help="compiling not counted")
    parser.add_argument("--games", type=int, default=16384, help="played at once")
    parser.add_argument("--steps", type=int, default=32, help="decisions a game and iteration")
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--odd", type=float, default=0.3, help="tables with odd company")
    parser.add_argument("--rules", default="all")
    parser.add_argument("--variety", type=int, default=4096)
    parser.add_argument("--blocks", type=int, default=2, help="of two layers")
    parser.add_argument("--seed", type=int, default=1)
    options = vars(parser.parse_args())
    policy, out = load_policy(options.pop("policy")), options.pop("out")
    blocks, seed = options.pop("blocks"), options.pop("seed")
    network, log, found = make(policy, Setting(**options), blocks, seed)
    out.mkdir(parents=True, exist_ok=True)
    half = {name: np.asarray(network[name], np.float16) for name in sorted(network)}
    write_weights(out / "guess.npz", half, GUESS)
    print(table(found))
    measured = {name: np.asarray(values).tolist() for name, values in found._asdict().items()}
    (out / "guess.json").write_text(json.dumps({"log": log, **measured}), encoding="utf-8")


if __name__ == "__main__":
    main()
