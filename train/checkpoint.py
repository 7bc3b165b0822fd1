"""A checkpoint: one archive with everything that a run needs to go on.

`checkpoint.zip` holds both networks as files of weights, `policy.npz` and `critic.npz`; the state
of the optimiser; what is known of odd company; and as `progress.json` the options, the log, the
stage and the seconds spent in it. It is written beside the old one and then takes its place, so
that a run can be killed at any moment.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import Path as Member
from zipfile import ZipFile

import jax.numpy as jnp
import numpy as np
from jax import Array

from augury.bots.networks.forward import count_blocks
from augury.bots.networks.weights_file import write_weights
from train.company import Outcomes, no_outcomes
from train.networks import CRITIC, Weights, load_weights, make_critic

NAME = "checkpoint.zip"


@dataclass(frozen=True)
class Progress:
    """How far a run has come."""

    stage: int = 0  # the one it is in
    spent: float = 0.0  # seconds of it
    config: dict[str, Any] = field(default_factory=dict)
    log: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class Checkpoint:
    """What a run goes on from."""

    policy: Weights
    critic: Weights
    optimiser: tuple[Array, ...]  # its state, leaf by leaf; nothing, if it is to begin anew
    outcomes: Outcomes
    progress: Progress


def write(folder: Path, checkpoint: Checkpoint) -> None:
    """Write the archive, never half."""
    folder.mkdir(parents=True, exist_ok=True)
    leaves: dict[str, Any] = {f"{at:03}": leaf for at, leaf in enumerate(checkpoint.optimiser)}
    with TemporaryDirectory(dir=folder) as scratch:
        parts = Path(scratch)
        write_weights(parts / "policy.npz", checkpoint.policy)
        write_weights(parts / "critic.npz", checkpoint.critic, CRITIC)
        np.savez(parts / "optimiser.npz", **leaves)
        np.save(parts / "outcomes.npy", np.asarray(checkpoint.outcomes.counts))
        text = json.dumps(vars(checkpoint.progress), indent=1)
        (parts / "progress.json").write_text(text, encoding="utf-8")
        made = [*sorted(parts.iterdir())]
        with ZipFile(parts / NAME, "w") as archive:
            for part in made:
                archive.write(part, part.name)
        (parts / NAME).replace(folder / NAME)


def read(folder: Path) -> Checkpoint:
    """Read the archive of a folder."""
    with ZipFile(folder / NAME) as archive:
        with archive.open("optimiser.npz") as file:
            stored = np.load(file)
            optimiser = tuple(jnp.asarray(stored[name]) for name in sorted(stored.files))
        with archive.open("outcomes.npy") as file:
            outcomes = Outcomes(jnp.asarray(np.load(file)))
        progress = json.loads(archive.read("progress.json"))
        return Checkpoint(
            policy=load_weights(Member(archive, "policy.npz")),
            critic=load_weights(Member(archive, "critic.npz"), CRITIC),
            optimiser=optimiser,
            outcomes=outcomes,
            progress=Progress(**progress | {"log": tuple(progress["log"])}),
        )


def begin_from(place: Path, key: Array) -> Checkpoint:
    """The networks that a run starts from.

    Of another run's checkpoint; or of a folder's `policy.npz` and `critic.npz`; or of one file of
    weights. A critic that is missing begins anew.
    """
    if (place / NAME).exists():
        return replace(read(place), optimiser=(), progress=Progress())
    policy = load_policy(place)
    file = place / "critic.npz"
    width, blocks = policy["in.b"].size, count_blocks(policy)
    critic = load_weights(file, CRITIC) if file.exists() else make_critic(key, width, blocks)
    return Checkpoint(policy, critic, (), no_outcomes(), Progress())


def load_policy(path: Path) -> Weights:
    """The policy of a weights file, or of a run's folder."""
    if not path.is_dir():
        return load_weights(path)
    archive = path / NAME
    return load_weights(Member(archive, "policy.npz") if archive.exists() else path / "policy.npz")


def read_log(folder: Path) -> dict[str, Any]:
    """The options and the log of a run: of its checkpoint, or of an older one's `run.json`."""
    archive = folder / NAME
    place = Member(archive, "progress.json") if archive.exists() else folder / "run.json"
    log: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return log
