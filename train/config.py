"""The options of a run: a TOML file, read into values that say what each option means.

    out = "runs/robust"
    start = "runs/four"

    [[stages]]
    kind = "self-play"
    seconds = 1380
    entropy = 0.015

    [[stages]]
    kind = "last-prediction"

What a file leaves out has its default. What it should not say is refused by name.
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, TypeAlias


class ConfigError(ValueError):
    """A file of options that cannot be used, and why."""


@dataclass(frozen=True)
class Setting:
    """What every stage says in which the network plays: how much, and among whom."""

    seconds: float = 540.0  # how long, compiling not counted
    games: int = 16384  # played at once
    steps: int = 32  # decisions per game and iteration
    minibatch: int = 32768  # decisions per step of the optimiser
    rate: float = 4e-4  # of learning; rises to it, then falls to zero
    odd: float = 0.25  # tables with odd company
    guests: tuple[str, ...] = ()  # weights of others, with the rules they know if not all
    hosting: float = 0.25  # tables with guests, where there is no odd company
    rules: str = "all"  # or rules in notation, with ';' between them
    variety: int = 4096  # different rules drawn from all


@dataclass(frozen=True)
class SelfPlay(Setting):
    """A stage in which the network plays itself and odd company, and learns by PPO."""

    epochs: int = 2  # times each decision is learnt from
    entropy: float = 0.02  # bonus at first
    entropy_end: float = 0.001  # and at last, where it falls evenly; else never less
    entropy_power: float = 0.0  # above 0 it falls as this power of the minutes, from the first on
    clip: float = 0.2  # PPO's clip range
    trace: float = 0.95  # lambda of the advantages
    value_trace: float = 0.0  # lambda of what the critic learns; 0: the same
    anchor: float = 0.0  # weight of the divergence from the policy before the iteration
    largest: float = 1.0  # the share of decisions, by their advantages, that the policy learns from
    average: float = 0.0  # the last part of the stage of whose weights the mean is published
    tricks: float = 0.05  # weight of predicting one's tricks, the network's second answer
    near: int = 0  # actions tried at forks with few cards left, per iteration
    far: int = 0  # … and with more
    horizon: int = 24  # cards, in all hands together, that count as few
    heat: float = 4.0  # of the policy that learns from forks
    calm: float = 0.1  # bonus for its doubt
    forks: float = 1.0  # weight of what they teach
    critic_alone: float = 0.0  # seconds at first in which only the critic learns


@dataclass(frozen=True)
class Distillation(Setting):
    """A stage in which the network learns to say what its teachers say, where its own play goes."""

    teachers: tuple[str, ...] = ()  # weights; at tables without odd company it learns their mean
    steady: str = ""  # weights of the teacher at tables with odd company; else the mean there, too
    heat: float = 3.0  # they are compared twice: as they are, and by logits divided by this
    tricks: float = 0.1  # weight of the network's second answer, the tricks to come


@dataclass(frozen=True)
class LastPrediction:
    """A stage in which the last prediction of a game learns to depend on the score."""

    batches: int = 56  # of last rounds, one of them only to check
    games: int = 4096  # in a batch
    epochs: int = 5
    rate: float = 1e-2  # of learning, at first; falls to zero
    heat: float = 3.0  # the network is seldom in doubt: hotter, it can be taught
    anchor: float = 0.1  # what a change of later decisions costs


Stage: TypeAlias = SelfPlay | Distillation | LastPrediction
KINDS: dict[str, type[Stage]] = {
    "self-play": SelfPlay,
    "distillation": Distillation,
    "last-prediction": LastPrediction,
}


@dataclass(frozen=True)
class Run:
    """A whole run: where it starts, its stages in their order, where it writes."""

    out: str  # folder for the checkpoint and what comes of the run
    start: str = ""  # the run or the weights to go on from; else new networks
    width: int = 512  # of a new network's layers
    blocks: int = 3  # of two layers each, with residual connections
    seed: int = 0  # of everything random
    every: float = 60.0  # seconds between checkpoints
    rivals: tuple[str, ...] = ()  # weights to meet in the exams at the end
    exams: bool = False  # whether there are exams
    stages: tuple[Stage, ...] = ()


def read_run(path: Path) -> Run:
    """The run that a file describes."""
    try:
        options = tomllib.loads(path.read_text(encoding="utf-8"))
        stages = options.pop("stages", [])
        run: Run = _make(Run, options, stages=tuple(_stage(one) for one in stages))
    except (tomllib.TOMLDecodeError, ConfigError) as error:
        raise ConfigError(f"{path}: {error}") from error
    return run


def write_run(run: Run) -> dict[str, Any]:
    """The run as plain values, for a log."""
    names = {kind: name for name, kind in KINDS.items()}
    stages = [{"kind": names[type(one)], **asdict(one)} for one in run.stages]
    return asdict(run) | {"stages": stages}


def _stage(options: dict[str, Any]) -> Stage:
    kind = options.pop("kind", None)
    if kind not in KINDS:
        raise ConfigError(f"a stage of kind {kind!r}: there are {', '.join(KINDS)}")
    stage: Stage = _make(KINDS[kind], options)
    return stage


def _make(kind: type[Any], options: dict[str, Any], **others: Any) -> Any:
    known = {one.name: one for one in fields(kind) if one.name not in others}
    for name, value in options.items():
        if name not in known:
            raise ConfigError(f"no option {name!r}: there are {', '.join(known)}")
        options[name] = _typed(name, value, known[name].default)
    try:
        return kind(**options, **others)
    except TypeError as error:
        raise ConfigError(str(error)) from error


def _typed(name: str, value: Any, default: Any) -> Any:
    """The value as its default is: a whole number may stand for a fraction, a list for a tuple."""
    wanted = type(default) if isinstance(default, (bool, int, float, tuple)) else str
    if wanted is float and type(value) is int:
        return float(value)
    if wanted is tuple and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    if type(value) is not wanted:
        raise ConfigError(f"{name} = {value!r} is no {wanted.__name__}")
    return value
