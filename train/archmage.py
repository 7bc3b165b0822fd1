"""Train archmage: one network that plays every game of Wizard, by self-play.

    python -m train.archmage --seconds 540 --out runs/one               # on GPUs
    python -m train.archmage --seconds 540 --resume runs/one --out runs/two
    python -m train.archmage --seconds 60 --games 256 --steps 32 --width 64 --minibatch 2048 \
        --rules "players=4 hand_sizes=2" --out runs/small               # on a CPU

An episode is one round. All seats share one policy, which sees what its seat may see, with the
suits relabelled so that trump comes first. A critic that also sees the other hands judges how the
round will end. The learning rule is PPO (clipped, with generalised advantages along each seat's own
decisions). Games that end are replaced from a pool of fresh deals drawn once per iteration, so that
nothing is shuffled inside the loop. At some tables sit careless players or guests, from whom one
learns nothing but how to play against them.

The file reads from top to bottom: options, playing, learning, the loop. `train.rounds` says what is
played and for what, `train.networks` and `train.guests` who plays, `train.exams` how well.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array
from jax.sharding import NamedSharding, PartitionSpec

from augury.batch import Options, State, actor, is_over, step, where
from train.exams import EXAMS, examine, meet
from train.guests import Guest, ask, half, invite
from train.networks import (
    Sight,
    Weights,
    at,
    load_weights,
    look,
    make_critic,
    make_policy,
    read_critic,
    read_policy,
    save_weights,
)
from train.rounds import chosen_rules, deal_rounds, worth

# Options

WARMING = 50  # iterations until the optimiser knows how large its steps should be


@dataclass(frozen=True)
class Config:
    """Every option, with the value that was found to work."""

    seconds: float = field(default=540.0, metadata={"help": "how long to train now"})
    schedule: float = field(default=0.0, metadata={"help": "how long in all; 0: as now"})
    games: int = field(default=16384, metadata={"help": "games played at once"})
    steps: int = field(default=32, metadata={"help": "decisions per game and iteration"})
    epochs: int = field(default=2, metadata={"help": "times each decision is learnt from"})
    minibatch: int = field(default=32768, metadata={"help": "decisions per step of the optimiser"})
    width: int = field(default=512, metadata={"help": "of the network's layers"})
    blocks: int = field(default=3, metadata={"help": "residual blocks of two layers"})
    rate: float = field(
        default=4e-4, metadata={"help": "learning rate; rises to it, then falls to zero"}
    )
    entropy: float = field(default=0.02, metadata={"help": "bonus at first"})
    entropy_end: float = field(default=0.001, metadata={"help": "and at last"})
    clip: float = field(default=0.2, metadata={"help": "PPO's clip range"})
    trace: float = field(default=0.95, metadata={"help": "lambda of the advantages"})
    tricks: float = field(default=0.05, metadata={"help": "weight of foretelling one's tricks"})
    careless: float = field(default=0.125, metadata={"help": "tables with careless players"})
    guests: str = field(default="", metadata={"help": "weights of others, with ';' between them"})
    hosting: float = field(default=0.25, metadata={"help": "tables with guests, if there are any"})
    rules: str = field(default="all", metadata={"help": "'all', or rules in notation, with ';'"})
    variety: int = field(default=4096, metadata={"help": "different rules drawn from all"})
    seed: int = field(default=0, metadata={"help": "of everything random"})
    resume: str = field(default="", metadata={"help": "folder of a checkpoint to go on from"})
    rival: str = field(default="", metadata={"help": "weights to meet in the exams"})
    out: str = field(default="runs/archmage", metadata={"help": "folder for checkpoints and log"})
    every: float = field(default=60.0, metadata={"help": "seconds between checkpoints"})


def read_config() -> Config:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Help)
    for one in fields(Config):
        parser.add_argument(
            f"--{one.name}", type=type(one.default), default=one.default, help=one.metadata["help"]
        )
    return Config(**vars(parser.parse_args()))


class _Help(argparse.ArgumentDefaultsHelpFormatter, argparse.RawDescriptionHelpFormatter):
    """Shows the text above as it is, and every default."""


# Playing


class Learner(NamedTuple):
    """Everything that goes from one iteration to the next."""

    policy: Weights
    critic: Weights
    optimiser: Any
    state: State
    key: Array


class Turn(NamedTuple):
    """A decision of every game, and what came of it."""

    sight: Sight
    seat: Array
    careful: Array  # whether there is something to learn from it
    chosen: Array
    log_probability: Array
    value: Array
    done: Array  # the round is over with it
    reward: Array  # [seats, games] when it is, what everyone gets
    taken: Array  # [seats, games] and the tricks everyone took
    exact: Array  # and how many had foretold them


def play_on(
    learner: Learner, guests: tuple[Guest, ...], pool: State, key: Array, config: Config
) -> tuple[State, Turn]:
    """Some decisions of every game; a round that ends makes way for one of the pool."""
    deals = pool.phase.shape[0]
    careless = int(config.careless * config.games)
    hosting = range(careless, careless + int(config.hosting * config.games))

    def turn(carry: tuple[State, Array], key: Array) -> tuple[tuple[State, Array], Turn]:
        state, used = carry
        sight, seat = look(state), actor(state)
        logs, _ = read_policy(learner.policy, sight.seen, sight.mask)
        heat = temperature(seat, careless)
        chosen = jax.random.categorical(key, logs / heat[:, None])
        theirs, choice = ask(guests, sight, seat, state.options, hosting)
        chosen = jnp.where(theirs, choice, chosen)
        after = step(state, sight.action(chosen))
        done = is_over(after)
        played = Turn(
            sight=sight,
            seat=seat,
            careful=(heat == 1) & ~theirs,
            chosen=chosen,
            log_probability=at(logs, chosen),
            value=read_critic(learner.critic, sight.seen, sight.hidden),
            done=done,
            reward=worth(after),
            taken=after.taken,
            exact=jnp.where(done, jnp.sum(after.bids == after.taken, axis=0), 0),
        )
        fresh = (used + jnp.cumsum(done) - 1) % deals
        following = jax.tree.map(lambda column: column[..., fresh], pool)
        return (where(done, following, after), used + done.sum()), played

    keys = jax.random.split(key, config.steps)
    (state, _), turns = jax.lax.scan(turn, (learner.state, jnp.int32(0)), keys)
    return state, turns


def temperature(seat: Array, careless: int) -> Array:
    """At which each game's next decision is drawn: 1, but higher in careless players' seats.

    They sit at so many tables, the first ones, on `half` of the seats.
    """
    table = jnp.arange(seat.shape[0])
    return jnp.where((table < careless) & half(seat), 1.5 * (1 + (table >> 6) % 4), 1.0)


# Learning


class Lesson(NamedTuple):
    """What there is to learn from a decision."""

    seen: Array
    mask: Array
    hidden: Array
    careful: Array
    chosen: Array
    log_probability: Array
    advantage: Array
    outcome: Array  # what the critic should have said
    taken: Array  # tricks at the end of the round
    ended: Array  # whether the end is known


def judge(turns: Turn, last: Array, trace: float) -> tuple[Lesson, Array]:
    """Advantages along every seat's own decisions, from the last turn to the first.

    `last` is what every seat's position is worth after the last turn, [seats, games]. Beside the
    lesson stands what it has turned out to be worth before the first.
    """
    zero = jnp.zeros_like(last)

    def back(carry: tuple[Array, ...], turn: Turn) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
        ahead, advantage, taken, ended = carry
        # Where a round ends, what lies ahead of everyone is its reward and nothing else.
        ahead = jnp.where(turn.done, turn.reward, ahead)
        advantage = jnp.where(turn.done, 0.0, advantage)
        taken = jnp.where(turn.done, turn.taken, taken)
        ended = ended | turn.done
        mine = jnp.arange(ahead.shape[0])[:, None] == turn.seat
        surprise = jnp.sum(jnp.where(mine, ahead, 0.0), axis=0) - turn.value
        gained = surprise + trace * jnp.sum(jnp.where(mine, advantage, 0.0), axis=0)
        tricks = jnp.sum(jnp.where(mine, taken, 0), axis=0)
        ahead = jnp.where(mine, turn.value, ahead)
        advantage = jnp.where(mine, gained, advantage)
        return (ahead, advantage, taken, ended), (gained, tricks, ended)

    empty: tuple[Array, ...] = (
        last,
        zero,
        jnp.zeros_like(turns.taken[0]),
        jnp.zeros_like(turns.done[0]),
    )
    (ahead, advantage, *_), (gained, tricks, ended) = jax.lax.scan(back, empty, turns, reverse=True)
    sight = turns.sight
    lesson = Lesson(
        seen=sight.seen,
        mask=sight.mask,
        hidden=sight.hidden,
        careful=turns.careful,
        chosen=turns.chosen,
        log_probability=turns.log_probability,
        advantage=gained,
        outcome=gained + turns.value,
        taken=tricks,
        ended=ended,
    )
    return lesson, ahead + advantage


class Prospect(NamedTuple):
    """A position as any seat sees it, be it its turn or not: something for the critic to learn."""

    seen: Array
    hidden: Array
    outcome: Array


class Lessons(NamedTuple):
    """All that an iteration teaches, or a part of it."""

    turns: Lesson
    prospects: Prospect


def loss(
    networks: tuple[Weights, Weights], lessons: Lessons, entropy_bonus: Array, config: Config
) -> tuple[Array, dict[str, Array]]:
    """PPO's clipped loss, the critic's errors, and how badly tricks were foretold."""
    policy, critic = networks
    lesson = lessons.turns
    careful = lesson.careful / lesson.careful.mean()

    def mean(values: Array) -> Array:
        return (careful * values).mean()

    logs, tricks = read_policy(policy, lesson.seen, lesson.mask)
    change = at(logs, lesson.chosen) - lesson.log_probability
    ratio = jnp.exp(change)
    gain = lesson.advantage - mean(lesson.advantage)
    gain = gain / (jnp.sqrt(mean(gain**2)) + 1e-6)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    improvement = mean(jnp.minimum(ratio * gain, clipped * gain))
    entropy = mean(-jnp.sum(jnp.where(lesson.mask, jnp.exp(logs) * logs, 0.0), axis=-1))
    error = mean((read_critic(critic, lesson.seen, lesson.hidden) - lesson.outcome) ** 2)
    told = mean(jnp.where(lesson.ended, -at(jax.nn.log_softmax(tricks), lesson.taken), 0.0))
    seen, hidden, outcome = lessons.prospects
    missed = ((read_critic(critic, seen, hidden) - outcome) ** 2).mean()
    total = -improvement - entropy_bonus * entropy + 0.5 * error + config.tricks * told
    return total + 0.1 * missed, {
        "entropy": entropy,
        "change": mean(jnp.exp(change) - 1 - change),
        "clipped": mean(jnp.abs(ratio - 1) > config.clip),
        "unexplained": error / (lesson.outcome.var() + 1e-6),
        "prospects": missed / (outcome.var() + 1e-6),
        "tricks": told,
    }


def make_optimiser() -> optax.GradientTransformation:
    """Adam, with the step's size set from outside."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


@partial(jax.jit, static_argnames="config", donate_argnums=0)
def iterate(
    learner: Learner,
    guests: tuple[Guest, ...],
    rules: Options,
    rate: Array,
    entropy_bonus: Array,
    config: Config,
) -> tuple[Learner, dict[str, Array]]:
    """Play on for some decisions, then learn from them."""
    key, pool_key, play_key, *epoch_keys = jax.random.split(learner.key, 3 + config.epochs)
    pool = deal_rounds(pool_key, rules, max(1024, config.games * config.steps // 24))
    state, turns = play_on(learner, guests, pool, play_key, config)

    def prospect(seat: Array) -> Array:
        sight = look(state, jnp.full(config.games, seat))
        return read_critic(learner.critic, sight.seen, sight.hidden)

    last = jax.lax.map(prospect, jnp.arange(rules.seats, dtype=jnp.int8))
    lesson, first = judge(turns, last, config.trace)
    seat = (jnp.arange(config.games) // 7 % learner.state.options.players).astype(jnp.int8)
    sight = look(learner.state, seat)
    outcome = at(first.T, seat.astype(jnp.int32))
    lessons = Lessons(
        turns=jax.tree.map(_flat, lesson),
        prospects=Prospect(sight.seen, sight.hidden, outcome),
    )
    optimiser = make_optimiser()
    batches = config.games * config.steps // config.minibatch

    def learn(
        carry: tuple[tuple[Weights, Weights], Any], rows: tuple[Array, ...]
    ) -> tuple[tuple[tuple[Weights, Weights], Any], dict[str, Array]]:
        networks, memory = carry
        part = Lessons(*map(_rows, lessons, rows))
        gradient, measured = jax.grad(loss, has_aux=True)(networks, part, entropy_bonus, config)
        moves, memory = optimiser.update(gradient, memory)
        networks = jax.tree.map(lambda weight, move: weight - rate * move, networks, moves)
        return (networks, memory), measured

    def order(part: Any) -> Array:
        """Which rows of a part are learnt from when: all of them, in every epoch."""
        size = jax.tree.leaves(part)[0].shape[0]
        rows = jnp.stack([jax.random.permutation(one, size) for one in epoch_keys])
        return rows.reshape(config.epochs * batches, size // batches)

    carry = ((learner.policy, learner.critic), learner.optimiser)
    ((policy, critic), memory), measured = jax.lax.scan(learn, carry, tuple(map(order, lessons)))
    measured = {name: values[-batches:].mean() for name, values in measured.items()}
    ended = jnp.where(turns.done, state.options.players, 0).sum()  # about as many as now play
    measured |= {"exact": turns.exact.sum() / ended, "illegal": state.illegal.sum()}
    return Learner(policy, critic, memory, state, key), measured


def _rows(part: Any, rows: Array) -> Any:
    """These rows of every column."""
    return jax.tree.map(lambda column: column[rows], part)


def _flat(column: Array) -> Array:
    """The first two axes as one."""
    return column.reshape(-1, *column.shape[2:])


# The loop


def make_learner(config: Config, rules: Options) -> Learner:
    """New networks, or those of a checkpoint, and games to begin with."""
    policy_key, critic_key, deal_key, key = jax.random.split(jax.random.key(config.seed), 4)
    if config.resume:
        policy = load_weights(Path(config.resume) / "policy.npz")
        critic = load_weights(Path(config.resume) / "critic.npz")
    else:
        policy = make_policy(policy_key, config.width, config.blocks)
        critic = make_critic(critic_key, config.width, config.blocks)
    return Learner(
        policy=policy,
        critic=critic,
        optimiser=make_optimiser().init((policy, critic)),
        state=shard(deal_rounds(deal_key, rules, config.games)),
        key=key,
    )


def shard(state: State) -> State:
    """The games spread over all devices, if there are several."""
    devices = jax.device_count()
    if devices == 1:
        return state
    mesh = jax.make_mesh((devices,), ("games",))

    def spread(column: Array) -> Array:
        axes = PartitionSpec(*[None] * (column.ndim - 1), "games")  # type: ignore[no-untyped-call]
        placed: Array = jax.device_put(column, NamedSharding(mesh, axes))
        return placed

    games: State = jax.tree.map(spread, state)
    return games


def save(learner: Learner, config: Config, spent: float, log: list[dict[str, Any]]) -> None:
    """A checkpoint: both networks, how long they have learnt, and the log."""
    out = Path(config.out)
    out.mkdir(parents=True, exist_ok=True)
    save_weights(out / "policy.npz", learner.policy)
    save_weights(out / "critic.npz", learner.critic)
    told = {"config": asdict(config), "spent": spent, "log": log}
    (out / "run.json").write_text(json.dumps(told, indent=1))


def iterations(config: Config) -> Iterator[tuple[int, float, float]]:
    """Number, seconds spent in all, and progress from 0 to 1, until the time is up."""
    before = 0.0
    if config.resume:
        before = json.loads((Path(config.resume) / "run.json").read_text())["spent"]
    whole = config.schedule or before + config.seconds
    began = time.monotonic()
    number = 0
    while (now := time.monotonic() - began) < config.seconds:
        yield number, before + now, min(1.0, (before + now) / whole)
        number += 1
        if number == 1:
            began = time.monotonic()  # compiling is not training


def train(config: Config) -> Learner:
    """Train for as long as the options say."""
    rules = chosen_rules(config.rules, config.variety, config.seed)
    learner, guests = make_learner(config, rules), invite(config.guests)
    log: list[dict[str, Any]] = []
    spent = saved = shown = decisions = 0.0
    for number, spent, progress in iterations(config):
        rate = config.rate * (1 - progress) * min(1, (number + 1) / WARMING)
        bonus = config.entropy + (config.entropy_end - config.entropy) * progress
        learner, measured = iterate(
            learner, guests, rules, jnp.float32(rate), jnp.float32(bonus), config
        )
        measured = jax.device_get(measured)  # waits until it is done
        decisions += config.games * config.steps
        if number == 0 or spent - shown >= 5:
            line = {"seconds": round(spent, 1), "iteration": number, "decisions": decisions}
            line |= {name: round(float(value), 5) for name, value in measured.items()}
            log.append(line)
            print(json.dumps(line), flush=True)
            shown = spent
        if spent - saved >= config.every:
            save(learner, config, spent, log)
            saved = spent
    save(learner, config, spent, log)
    if config.rules == "all":
        for name, exam in EXAMS.items():
            told = {"exam": name, **examine(learner.policy, exam, 1024, seed=12345)}
            if config.rival:
                rival = load_weights(Path(config.rival))
                told |= meet(learner.policy, rival, exam, 1024, seed=54321)
            log.append(told)
            print(json.dumps(told, ensure_ascii=False), flush=True)
        save(learner, config, spent, log)
    return learner


if __name__ == "__main__":
    train(read_config())
