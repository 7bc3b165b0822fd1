"""A run from its first stage to its last, and its exams: it can be killed and started again.

Where a checkpoint is found, the run goes on from it. A stage of self-play goes on where it was,
with new deals; the other stage is short, and begins anew.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array
from jax.sharding import NamedSharding, PartitionSpec

from augury.batch import Options
from augury.bots.networks.weights_file import write_weights
from train import checkpoint, distillation, last_prediction, ppo
from train.checkpoint import Checkpoint, Progress
from train.company import no_outcomes
from train.config import Distillation, LastPrediction, Run, SelfPlay, Setting, write_run
from train.exams import sit
from train.guests import invite
from train.networks import Weights, load_weights, make_critic, make_policy
from train.playing import Learner
from train.ppo import Rates, make_optimiser
from train.rounds import Tables, chosen_rules, deal_rounds

WARMING = 50  # iterations until the optimiser knows how large its steps should be
SHOWN = 5.0  # seconds between lines of the log

Method: TypeAlias = Callable[[Learner, int, float], tuple[Learner, dict[str, Array]]]
"""An iteration: what comes of it, given its number and the seconds spent before it."""


def train(run: Run) -> Checkpoint:
    """Do what is still to be done of a run."""
    now = _begin(run)
    for number in range(now.progress.stage, len(run.stages)):
        stage, key = run.stages[number], jax.random.fold_in(jax.random.key(run.seed), number)
        if number and type(run.stages[number - 1]) is not type(stage) and not now.progress.spent:
            now = replace(now, optimiser=())  # it knows another stage's gradients
        match stage:
            case SelfPlay() | Distillation():
                now = play_and_learn(run, stage, key, now)
            case LastPrediction():
                now = _teach(run, stage, now)
        now = _kept(run, now, Progress(number + 1, 0.0, write_run(run), now.progress.log))
        write_weights(Path(run.out) / "policy.npz", now.policy)
    if run.exams and not any("exam" in line for line in now.progress.log):
        rivals = {name: load_weights(Path(name)) for name in run.rivals}
        for line in sit(now.policy, rivals):
            now = _noted(now, line)
        now = _kept(run, now, now.progress)
    return now


def _begin(run: Run) -> Checkpoint:
    """Where the run was; or where it starts from; or new networks."""
    out, key = Path(run.out), jax.random.key(run.seed)
    if (out / checkpoint.NAME).exists():
        return checkpoint.read(out)
    policy_key, critic_key = jax.random.split(jax.random.fold_in(key, 1_000_000))
    if run.start:
        return checkpoint.begin_from(Path(run.start), critic_key)
    return Checkpoint(
        policy=make_policy(policy_key, run.width, run.blocks),
        critic=make_critic(critic_key, run.width, run.blocks),
        optimiser=(),
        outcomes=no_outcomes(),
        progress=Progress(),
    )


def _kept(run: Run, now: Checkpoint, progress: Progress) -> Checkpoint:
    now = replace(now, progress=progress)
    checkpoint.write(Path(run.out), now)
    return now


def _noted(now: Checkpoint, line: dict[str, Any]) -> Checkpoint:
    """With one more line in the log, which is shown, too."""
    print(json.dumps(line, ensure_ascii=False), flush=True)
    return replace(now, progress=replace(now.progress, log=(*now.progress.log, line)))


# Self-play and distillation


def play_and_learn(
    run: Run, stage: SelfPlay | Distillation, key: Array, now: Checkpoint
) -> Checkpoint:
    """Play and learn for as long as is left of the stage."""
    rules = chosen_rules(stage.rules, stage.variety, run.seed)
    iterate = _method(stage, rules)
    before, made = now.progress.spent, _decisions(now.progress)
    learner = make_learner(stage, rules, jax.random.fold_in(key, int(before)), now)
    saved = shown = before
    mean = Mean()
    for number, spent in _iterations(stage, before):
        learner, measured = iterate(learner, number, spent)
        measured = jax.device_get(measured)  # waits until it is done
        if isinstance(stage, SelfPlay) and spent >= (1 - stage.average) * stage.seconds:
            mean.add(learner.policy)
        if number == 0 or spent - shown >= SHOWN:
            line = {
                "stage": now.progress.stage,
                "seconds": round(spent, 1),
                "iteration": number,
                "decisions": made + (number + 1) * stage.games * stage.steps,
                **{name: round(float(value), 5) for name, value in measured.items()},
            }
            now, shown = _noted(now, line), spent
        now = replace(now, progress=replace(now.progress, spent=spent, config=write_run(run)))
        if spent - saved >= run.every:
            now, saved = _snapshot(learner, now), spent
            checkpoint.write(Path(run.out), now)
    now = _snapshot(learner, now)
    return replace(now, policy=mean.of_all()) if mean.count else now


class Mean:
    """The mean of the weights that a network has had; what noise made of the last step is gone.

    A run that goes on from a checkpoint begins with it anew.
    """

    def __init__(self) -> None:
        self.count = 0
        self._sum: Weights = {}

    def add(self, policy: Weights) -> None:
        """Count these weights, too."""
        self._sum = {name: self._sum.get(name, 0.0) + array for name, array in policy.items()}
        self.count += 1

    def of_all(self) -> Weights:
        """The mean, off the device."""
        mean: Weights = jax.device_get({name: one / self.count for name, one in self._sum.items()})
        return mean


def _method(stage: SelfPlay | Distillation, rules: Options) -> Method:
    """How a stage plays on and learns."""
    guests = invite(stage.guests)
    match stage:
        case SelfPlay():
            return lambda learner, number, spent: ppo.iterate(
                learner, guests, rules, _rates(stage, number, spent), stage
            )
        case Distillation():
            teachers = distillation.hire(stage)
            return lambda learner, number, spent: distillation.iterate(
                learner, guests, teachers, rules, jnp.float32(_rate(stage, number, spent)), stage
            )


def _decisions(progress: Progress) -> int:
    """How many the stage has already made, as far as the log says."""
    made = [line["decisions"] for line in progress.log if line.get("stage") == progress.stage]
    return max(made, default=0)


def make_learner(stage: Setting, rules: Options, key: Array, now: Checkpoint) -> Learner:
    """The networks of a checkpoint, and games to begin with."""
    deal_key, key = jax.random.split(key)
    taught = now.policy if isinstance(stage, Distillation) else (now.policy, now.critic)
    optimiser = make_optimiser().init(taught)
    if now.optimiser:
        optimiser = jax.tree.unflatten(jax.tree.structure(optimiser), now.optimiser)
    return Learner(
        policy=jax.tree.map(jnp.array, now.policy),  # copies: what is learnt on is given away
        critic=jax.tree.map(jnp.array, now.critic),
        optimiser=jax.tree.map(jnp.array, optimiser),
        outcomes=jax.tree.map(jnp.array, now.outcomes),
        tables=_shard(deal_rounds(deal_key, rules, stage.games, now.outcomes, stage.odd)),
        key=key,
    )


def _snapshot(learner: Learner, now: Checkpoint) -> Checkpoint:
    """What the learner has become, off the device."""
    policy, critic, optimiser, outcomes = jax.device_get(learner[:4])
    return replace(
        now,
        policy=policy,
        critic=critic,
        optimiser=tuple(jax.tree.leaves(optimiser)),
        outcomes=outcomes,
    )


def _iterations(stage: Setting, before: float) -> Iterator[tuple[int, float]]:
    """Number, and seconds spent in the stage, until its time is up."""
    began = time.monotonic()
    number = 0
    while (spent := before + time.monotonic() - began) < stage.seconds:
        yield number, spent
        number += 1
        if number == 1:
            began = time.monotonic()  # compiling is not training


def _rates(stage: SelfPlay, number: int, spent: float) -> Rates:
    """How fast to learn by PPO; the bonus falls, too."""
    rate = _rate(stage, number, spent)
    policy = 0.0 if spent < stage.critic_alone else rate
    return Rates(jnp.float32(policy), jnp.float32(rate), jnp.float32(entropy_bonus(stage, spent)))


def entropy_bonus(stage: SelfPlay, spent: float) -> float:
    """It falls evenly; or fast at first and then ever more slowly, as a power of the time."""
    if stage.entropy_power:
        falling: float = stage.entropy * max(1.0, spent / 60) ** -stage.entropy_power
        return max(falling, stage.entropy_end)
    return stage.entropy + (stage.entropy_end - stage.entropy) * min(1.0, spent / stage.seconds)


def _rate(stage: Setting, number: int, spent: float) -> float:
    """The rate rises while the optimiser warms up, then falls to zero."""
    left = max(0.0, 1 - spent / stage.seconds)
    return stage.rate * left * min(1, (number + 1) / WARMING)


def _shard(tables: Tables) -> Tables:
    """The games spread over all devices, if there are several."""
    devices = jax.device_count()
    if devices == 1:
        return tables
    mesh = jax.make_mesh((devices,), ("games",))

    def spread(column: Array) -> Array:
        axes = PartitionSpec(*[None] * (column.ndim - 1), "games")  # type: ignore[no-untyped-call]
        placed: Array = jax.device_put(column, NamedSharding(mesh, axes))
        return placed

    games: Tables = jax.tree.map(spread, tables)
    return games


# The last prediction


def _teach(run: Run, stage: LastPrediction, now: Checkpoint) -> Checkpoint:
    """Teach the policy the last thing."""
    policy = {name: jnp.asarray(array) for name, array in now.policy.items()}
    batches = last_prediction.gather(policy, now.outcomes, stage, run.seed)
    leads, lines = last_prediction.learn(policy, batches, stage, run.seed)
    for line in lines:
        now = _noted(now, {"stage": now.progress.stage, **line})
    return replace(now, policy=jax.device_get(last_prediction.with_leads(policy, leads)))
