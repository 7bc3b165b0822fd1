"""Train archmage: one network that plays every game of Wizard, by self-play.

    python train/archmage.py --seconds 540 --out runs/one               # on GPUs
    python train/archmage.py --seconds 540 --resume runs/one --out runs/two
    python train/archmage.py --seconds 60 --games 256 --steps 32 --width 64 --minibatch 2048 \
        --rules "players=4 hand_sizes=2" --out runs/small               # on a CPU

An episode is one round. All seats share one policy, which sees what its seat may see, with the
suits relabelled so that trump comes first. A critic that also sees the other hands judges how the
round will end; it is used in training alone. The learning rule is PPO (clipped, with generalised
advantages along each seat's own decisions). Games that end are replaced from a pool of fresh deals
drawn once per iteration, so that nothing is shuffled inside the loop.

The file reads from top to bottom: options, games, networks, playing, learning, judging, the loop.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from jax.sharding import NamedSharding, PartitionSpec

from augury.batch import (
    Options,
    State,
    actor,
    draw,
    hidden_hands,
    is_over,
    legal_mask,
    observe,
    options,
    place,
    rewards,
    start,
    step,
    where,
)
from augury.encoding import ACTION_IDS, ACTIONS, AXES, LAYOUT, OBSERVATIONS, SEATS, suit_order
from augury.game import SPECIAL, Bidding, CloudChange, Foresight, Mode, Rules
from augury.game.notation import parse_rules
from augury.game.rules import companions

Weights: TypeAlias = dict[str, Array]

TRICKS = AXES["tricks"] + 1  # none, one, two, …
HIDDEN = AXES["other"] * AXES["card"]
POINTS = 30.0  # so many points are one unit of reward
MOST_TURNS = 84  # decisions in a round of any schedule without options


# Options


@dataclass(frozen=True)
class Config:
    """Every option, with the value that was found to work."""

    seconds: float = field(default=540.0, metadata={"help": "how long to train now"})
    schedule: float = field(default=0.0, metadata={"help": "how long in all; 0: as now"})
    games: int = field(default=8192, metadata={"help": "games played at once"})
    steps: int = field(default=64, metadata={"help": "decisions per game and iteration"})
    epochs: int = field(default=3, metadata={"help": "times each decision is learnt from"})
    minibatch: int = field(default=32768, metadata={"help": "decisions per step of the optimiser"})
    width: int = field(default=512, metadata={"help": "of the network's layers"})
    blocks: int = field(default=3, metadata={"help": "residual blocks of two layers"})
    rate: float = field(default=4e-4, metadata={"help": "learning rate at first; falls to zero"})
    entropy: float = field(default=0.02, metadata={"help": "bonus at first"})
    entropy_end: float = field(default=0.001, metadata={"help": "and at last"})
    clip: float = field(default=0.2, metadata={"help": "PPO's clip range"})
    trace: float = field(default=0.95, metadata={"help": "lambda of the advantages"})
    others: float = field(default=0.5, metadata={"help": "how much the others' points count"})
    tricks: float = field(default=0.05, metadata={"help": "weight of foretelling one's tricks"})
    rules: str = field(default="all", metadata={"help": "'all', or rules in notation, with ';'"})
    variety: int = field(default=4096, metadata={"help": "different rules drawn from all"})
    seed: int = field(default=0, metadata={"help": "of everything random"})
    resume: str = field(default="", metadata={"help": "folder of a checkpoint to go on from"})
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


# Games


def random_rules(rng: Random) -> Rules:
    """Rules drawn from everything there is, the base game for four most often."""
    players = rng.choices((3, 4, 5, 6), (2, 4, 2, 2))[0]
    bidding = rng.choices(tuple(Bidding), (70, 15, 15))[0]
    plus_minus_one = bidding is not Bidding.SECRET and rng.random() < 0.35
    common: dict[str, Any] = {
        "players": players,
        "bidding": bidding,
        "plus_minus_one": plus_minus_one,
    }
    match rng.choices(("base", "special", "foresight", "one colour", "maximus"), (40, 40, 8, 7, 5)):
        case ["special"]:
            return Rules(**common, special=_random_special(rng), cloud=rng.choice([*CloudChange]))
        case ["foresight"]:
            return Rules(**common, foresight=rng.choice([*Foresight][1:]))
        case ["one colour"]:
            return Rules(**{**common, "players": min(players, 4)}, mode=Mode.ONE_COLOUR)
        case ["maximus"]:
            return Rules(**common, mode=Mode.MAXIMUS)
        case _:
            return Rules(**common)


def _random_special(rng: Random) -> tuple[Any, ...]:
    """All seven half of the time, else any of them."""
    if rng.random() < 0.5:
        return SPECIAL
    chosen = {kind for kind in SPECIAL if rng.random() < 0.5}
    return tuple(chosen.union(*(companions(kind) for kind in chosen)))


def chosen_rules(config: Config) -> Options:
    """The rules to be played, as arrays."""
    if config.rules == "all":
        rng = Random(config.seed)
        return options([random_rules(rng) for _ in range(config.variety)], seats=SEATS)
    return options([parse_rules(one) for one in config.rules.split(";")])


def deal_rounds(key: Array, rules: Options, count: int) -> State:
    """Fresh rounds of random rules, each somewhere in its game, with totals that may be."""
    which, when, sums, cards = jax.random.split(key, 4)
    row = jax.random.randint(which, (count,), 0, rules.games[0])
    mine: Options = jax.tree.map(lambda column: column[..., row], rules)
    number = (jax.random.uniform(when, (count,)) * mine.rounds).astype(jnp.int16)
    spread = jax.random.normal(sums, (mine.seats, count)) * 4 * jnp.sqrt(number)
    totals = (10 * jnp.round(2 * number + spread)).astype(jnp.int16)
    seated = jnp.arange(mine.seats)[:, None] < mine.players
    state = start(mine, number=number, totals=jnp.where(seated, totals, 0))
    return place(state, draw(cards, state))


# Networks


def make_network(key: Array, inputs: int, outputs: int, config: Config) -> Weights:
    """A residual network with layer norm: in, then blocks of two layers, then out."""
    keys = iter(jax.random.split(key, 2 + 2 * config.blocks))
    orthogonal = jax.nn.initializers.orthogonal

    def layer(name: str, rows: int, columns: int, scale: float) -> Weights:
        weights = orthogonal(scale)(next(keys), (rows, columns))
        return {f"{name}.w": weights, f"{name}.b": jnp.zeros(columns)}

    weights = layer("in", inputs, config.width, 1.0)
    for block in range(config.blocks):
        weights |= layer(f"{block}.up", config.width, config.width, 1.4)
        weights |= layer(f"{block}.down", config.width, config.width, 0.5)
    return weights | layer("out", config.width, outputs, 0.01)


def run_network(weights: Weights, inputs: Array) -> Array:
    """The network's outputs; matrix products in half precision where it is fast."""
    half = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32

    def layer(name: str, x: Array) -> Array:
        product = jnp.matmul(
            x.astype(half), weights[f"{name}.w"].astype(half), preferred_element_type=jnp.float32
        )
        return product + weights[f"{name}.b"]

    def norm(x: Array) -> Array:
        x = x - x.mean(-1, keepdims=True)
        return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5)

    x = layer("in", inputs)
    for block in range(sum(name.endswith(".up.w") for name in weights)):
        x = x + layer(f"{block}.down", jax.nn.relu(layer(f"{block}.up", norm(x))))
    return layer("out", norm(x))


def read_policy(policy: Weights, seen: Array, mask: Array) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and logits of the tricks the seat will have taken."""
    out = run_network(policy, seen * jnp.asarray(LAYOUT.scale))
    logits = jnp.where(mask, out[..., :ACTIONS], -1e9)
    return jax.nn.log_softmax(logits), out[..., ACTIONS:]


def read_critic(critic: Weights, seen: Array, hidden: Array) -> Array:
    """What the round will be worth to the seat."""
    both = jnp.concatenate([seen * jnp.asarray(LAYOUT.scale), hidden], axis=-1)
    return run_network(critic, both)[..., 0]


# Playing


class Sight(NamedTuple):
    """A decision as the network meets it: suits in its own order."""

    seen: Array
    mask: Array
    hidden: Array
    order: Array


def look(state: State, seat: Array | None = None) -> Sight:
    """What `seat`, or who acts next, sees; and what it does not, for the critic."""
    seen = observe(state, seat)
    order = suit_order(seen)
    places = jnp.asarray(OBSERVATIONS)[order]
    cards = places[:, LAYOUT["hand"].slice]  # the hand comes first, so these are its own places
    hidden = jnp.take_along_axis(hidden_hands(state, seat), cards[:, None], axis=-1)
    return Sight(
        seen=jnp.take_along_axis(seen, places, axis=-1),
        mask=jnp.take_along_axis(legal_mask(state, seat), jnp.asarray(ACTION_IDS)[order], axis=-1),
        hidden=hidden.reshape(-1, HIDDEN),
        order=order,
    )


class Turn(NamedTuple):
    """A decision of every game, and what came of it."""

    sight: Sight
    seat: Array
    chosen: Array
    log_probability: Array
    value: Array
    done: Array  # the round is over with it
    reward: Array  # [seats, games] when it is, what everyone gets
    taken: Array  # [seats, games] and the tricks everyone took
    exact: Array  # and how many had foretold them


def play_on(
    policy: Weights, critic: Weights, state: State, pool: State, key: Array, config: Config
) -> tuple[State, Turn]:
    """So many decisions of every game; a round that ends makes way for one of the pool."""
    deals = pool.phase.shape[0]

    def turn(carry: tuple[State, Array], key: Array) -> tuple[tuple[State, Array], Turn]:
        state, used = carry
        sight, seat = look(state), actor(state)
        logs, _ = read_policy(policy, sight.seen, sight.mask)
        chosen = jax.random.categorical(key, logs)
        after = step(state, jnp.asarray(ACTION_IDS)[sight.order, chosen])
        done = is_over(after)
        played = Turn(
            sight=sight,
            seat=seat,
            chosen=chosen,
            log_probability=_at(logs, chosen),
            value=read_critic(critic, sight.seen, sight.hidden),
            done=done,
            reward=worth(after, config.others),
            taken=after.taken,
            exact=jnp.where(done, jnp.sum(after.bids == after.taken, axis=0), 0),
        )
        fresh = (used + jnp.cumsum(done) - 1) % deals
        following = jax.tree.map(lambda column: column[..., fresh], pool)
        return (where(done, following, after), used + done.sum()), played

    (state, _), turns = jax.lax.scan(
        turn, (state, jnp.int32(0)), jax.random.split(key, config.steps)
    )
    return state, turns


def worth(state: State, others: float) -> Array:
    """Every seat's points less a part of the others' mean, once the round is over."""
    points = rewards(state).astype(jnp.float32)
    players = state.options.players
    rest = (points.sum(axis=0) - points) / (players - 1)
    seated = jnp.arange(points.shape[0])[:, None] < players
    return jnp.where(seated, points - others * rest, 0.0) / POINTS


def _at(values: Array, place: Array) -> Array:
    return jnp.take_along_axis(values, place[..., None], axis=-1)[..., 0]


# Learning


class Lesson(NamedTuple):
    """What there is to learn from a decision."""

    seen: Array
    mask: Array
    hidden: Array
    chosen: Array
    log_probability: Array
    advantage: Array
    outcome: Array  # what the critic should have said
    taken: Array  # tricks at the end of the round
    ended: Array  # whether the end is known


def judge(turns: Turn, last: Array, trace: float) -> Lesson:
    """Advantages along every seat's own decisions, from the last turn to the first.

    `last` is what every seat's position is worth after the last turn, [seats, games].
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
    _, (gained, tricks, ended) = jax.lax.scan(back, empty, turns, reverse=True)
    sight = turns.sight
    return Lesson(
        seen=sight.seen,
        mask=sight.mask,
        hidden=sight.hidden,
        chosen=turns.chosen,
        log_probability=turns.log_probability,
        advantage=gained,
        outcome=gained + turns.value,
        taken=tricks,
        ended=ended,
    )


def loss(
    networks: tuple[Weights, Weights], lesson: Lesson, entropy_bonus: Array, config: Config
) -> tuple[Array, dict[str, Array]]:
    """PPO's clipped loss, the critic's error, and how badly tricks were foretold."""
    policy, critic = networks
    logs, tricks = read_policy(policy, lesson.seen, lesson.mask)
    change = _at(logs, lesson.chosen) - lesson.log_probability
    ratio = jnp.exp(change)
    gain = (lesson.advantage - lesson.advantage.mean()) / (lesson.advantage.std() + 1e-6)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    improvement = jnp.minimum(ratio * gain, clipped * gain).mean()
    entropy = -jnp.sum(jnp.where(lesson.mask, jnp.exp(logs) * logs, 0.0), axis=-1).mean()
    error = (read_critic(critic, lesson.seen, lesson.hidden) - lesson.outcome) ** 2
    told = jnp.where(lesson.ended, -_at(jax.nn.log_softmax(tricks), lesson.taken), 0.0).mean()
    total = -improvement - entropy_bonus * entropy + 0.5 * error.mean() + config.tricks * told
    return total, {
        "entropy": entropy,
        "change": (jnp.exp(change) - 1 - change).mean(),
        "clipped": (jnp.abs(ratio - 1) > config.clip).mean(),
        "unexplained": error.mean() / (lesson.outcome.var() + 1e-6),
        "tricks": told,
    }


class Learner(NamedTuple):
    """Everything that goes from one iteration to the next."""

    policy: Weights
    critic: Weights
    optimiser: Any
    state: State
    key: Array


def make_optimiser() -> optax.GradientTransformation:
    """Adam, with the step's size set from outside."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


@partial(jax.jit, static_argnames="config", donate_argnums=0)
def iterate(
    learner: Learner, rules: Options, rate: Array, entropy_bonus: Array, config: Config
) -> tuple[Learner, dict[str, Array]]:
    """Play on for some decisions, then learn from them."""
    key, pool_key, play_key, *epoch_keys = jax.random.split(learner.key, 3 + config.epochs)
    deals = max(1024, config.games * config.steps // 24)
    pool = deal_rounds(pool_key, rules, deals)
    state, turns = play_on(learner.policy, learner.critic, learner.state, pool, play_key, config)

    def prospect(seat: Array) -> Array:
        sight = look(state, jnp.full(config.games, seat))
        return read_critic(learner.critic, sight.seen, sight.hidden)

    last = jax.lax.map(prospect, jnp.arange(rules.seats, dtype=jnp.int8))
    lesson = judge(turns, last, config.trace)
    size = config.games * config.steps
    flat: Lesson = jax.tree.map(lambda column: column.reshape(size, *column.shape[2:]), lesson)
    optimiser = make_optimiser()

    def learn(
        carry: tuple[tuple[Weights, Weights], Any], rows: Array
    ) -> tuple[tuple[tuple[Weights, Weights], Any], dict[str, Array]]:
        networks, memory = carry
        part: Lesson = jax.tree.map(lambda column: column[rows], flat)
        gradient, measured = jax.grad(loss, has_aux=True)(networks, part, entropy_bonus, config)
        moves, memory = optimiser.update(gradient, memory)
        networks = jax.tree.map(lambda weight, move: weight - rate * move, networks, moves)
        return (networks, memory), measured

    batches = size // config.minibatch
    order = jnp.concatenate([jax.random.permutation(one, size) for one in epoch_keys])
    order = order.reshape(config.epochs * batches, config.minibatch)
    carry = ((learner.policy, learner.critic), learner.optimiser)
    ((policy, critic), memory), measured = jax.lax.scan(learn, carry, order)
    measured = {name: values[-batches:].mean() for name, values in measured.items()}
    ended = jnp.where(turns.done, state.options.players, 0).sum()  # about as many as now play
    measured |= {"exact": turns.exact.sum() / ended, "illegal": state.illegal.sum()}
    return Learner(policy, critic, memory, state, key), measured


# Judging


@jax.jit
def finish(policy: Weights, state: State) -> State:
    """The rounds played to their end, always the likeliest action."""

    def turn(state: State, _: None) -> tuple[State, None]:
        sight = look(state)
        logs, _tricks = read_policy(policy, sight.seen, sight.mask)
        return step(state, jnp.asarray(ACTION_IDS)[sight.order, logs.argmax(-1)]), None

    return jax.lax.scan(turn, state, None, length=MOST_TURNS)[0]


def examine(policy: Weights, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """Points a game and exact predictions when the network plays only itself, greedily."""
    points = exact = 0.0
    for number, size in enumerate(rules.schedule):
        dealt = start(options([rules] * games, seats=SEATS, special=True), number=number)
        state = place(dealt, draw(jax.random.key(seed + number), dealt))
        state = finish(policy, state)
        assert bool(is_over(state).all()), f"a round of {size} did not end"
        points += float(rewards(state).sum()) / (games * rules.players)
        exact += float((state.bids == state.taken)[: rules.players].mean()) / rules.rounds
    return {"points": round(points, 1), "exact": round(exact, 4)}


EXAMS = {
    "base4": Rules(players=4),
    "hu25": Rules(players=4, special=SPECIAL),
    "base3": Rules(players=3),
    "base6": Rules(players=6),
}


# The loop


def make_learner(config: Config, rules: Options) -> Learner:
    """New networks, or those of a checkpoint, and games to begin with."""
    policy_key, critic_key, deal_key, key = jax.random.split(jax.random.key(config.seed), 4)
    policy = make_network(policy_key, LAYOUT.size, ACTIONS + TRICKS, config)
    critic = make_network(critic_key, LAYOUT.size + HIDDEN, 1, config)
    if config.resume:
        policy = load_weights(Path(config.resume) / "policy.npz")
        critic = load_weights(Path(config.resume) / "critic.npz")
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


def load_weights(path: Path) -> Weights:
    """The weights of a checkpoint."""
    with np.load(path) as stored:
        return {name: jnp.asarray(stored[name], jnp.float32) for name in stored.files}


def save(learner: Learner, config: Config, spent: float, log: list[dict[str, Any]]) -> None:
    """A checkpoint: both networks, how long they have learnt, and the log."""
    out = Path(config.out)
    out.mkdir(parents=True, exist_ok=True)
    for name, weights in ("policy", learner.policy), ("critic", learner.critic):
        arrays: dict[str, Any] = {key: np.asarray(array) for key, array in weights.items()}
        np.savez(out / f"{name}.new.npz", **arrays)
        (out / f"{name}.new.npz").replace(out / f"{name}.npz")
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
    rules = chosen_rules(config)
    learner = make_learner(config, rules)
    log: list[dict[str, Any]] = []
    spent = saved = shown = decisions = 0.0
    for number, spent, progress in iterations(config):
        rate = config.rate * (1 - progress)
        bonus = config.entropy + (config.entropy_end - config.entropy) * progress
        learner, measured = iterate(learner, rules, jnp.float32(rate), jnp.float32(bonus), config)
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
    if config.rules == "all":
        for name, exam in EXAMS.items():
            log.append({"exam": name, **examine(learner.policy, exam, 1024, seed=12345)})
            print(json.dumps(log[-1]), flush=True)
    save(learner, config, spent, log)
    return learner


if __name__ == "__main__":
    train(read_config())
