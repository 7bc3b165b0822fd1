"""Fit the value network of the analysis to games: what a round is worth.

    python -m train.analysis_networks --seconds 400

Games of all rules are played by archmages. Now and then a move is drawn at random, so that there
are positions after mistakes.

It is the critic with a new last layer: a regression of a round's points, and of whether the
prediction came true, on what the critic's layers make of a position. It learns from what came
after the last random move. It is written to `src/augury_networks`. NumPy does it all, in some
minutes on one core.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.analysis.networks import HANDS, POINTS, VALUE, rows_of
from augury.bots.networks.forward import forward
from augury.bots.networks.network import load
from augury.bots.networks.weights_file import read_weights, signature, write_weights
from augury.encoding import LAYOUT, LEADS_LAYOUT
from augury.game.play.dealer import deal
from augury.game.play.engine import apply, start
from augury.game.play.table import Phase, State
from augury.game.play.views import view
from train.rounds import draw_rules

Numbers: TypeAlias = NDArray[Any]

CRITIC = signature([*LAYOUT.pieces, *HANDS.pieces, *LEADS_LAYOUT.pieces], ["value"])
CRITIC_FILE = Path(__file__).parent / "checkpoints" / "company" / "critic.npz"
PLACE = Path(__file__).parents[1] / "src" / "augury_networks"

GAMES = 96  # at once
STRAY = 0.02  # of an archmage's moves are drawn at random, at tables of archmages
LOOKS = 0.05  # of all positions are learnt from
RIDGE = 30.0


@dataclass
class Game:
    """A game in play, and what was seen of its round."""

    state: State
    looks: list[State] = field(default_factory=list)


@dataclass
class Samples:
    """What was gathered."""

    traits: list[Numbers] = field(default_factory=list)  # what the critic makes of positions
    points: list[Numbers] = field(default_factory=list)
    exact: list[Numbers] = field(default_factory=list)

    def shuffle(self, rng: Random) -> None:
        """In any order, so that what is held back is like the rest."""
        columns = self.traits, self.points, self.exact
        order = [*range(len(self.traits))]
        rng.shuffle(order)
        for column in columns:
            column[:] = [column[at] for at in order]


def play(samples: Samples, rng: Random, seconds: float) -> None:
    """Play games for so long, and look at some positions of them."""
    policy = load("archmage")
    critic = read_weights(CRITIC_FILE, CRITIC)
    width = len(critic["in.b"])
    trunk = critic | {"out.w": np.eye(width, dtype=np.float32), "out.b": np.zeros(width)}
    games = [Game(start(draw_rules(rng))) for _ in range(GAMES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        games = [
            Game(start(draw_rules(rng))) if game.state.phase is Phase.OVER else game
            for game in games
        ]
        asked = []
        for game in games:
            if not game.state.to_act:
                game.state = apply(game.state, deal(game.state, rng))
            if rng.random() < LOOKS:
                game.looks.append(game.state)
            seen = view(game.state, game.state.to_act[0])
            if rng.random() < STRAY:
                game.looks.clear()
                go_on(game, rng.choice(seen.legal_actions), samples, trunk)
            else:
                asked.append((game, seen))
        for (game, seen), logits in zip(
            asked, policy.logits([one for _, one in asked]), strict=True
        ):
            weights = np.exp(logits - logits.max())
            go_on(game, rng.choices(seen.legal_actions, weights.tolist())[0], samples, trunk)


def go_on(game: Game, move: Any, samples: Samples, trunk: Any) -> None:
    """Make a move; when the round is over, note what came of the positions looked at."""
    game.state = apply(game.state, move)
    if game.state.phase not in (Phase.DEAL, Phase.OVER):
        return
    if game.looks:
        row = game.state.table.pad[-1]
        samples.traits.append(forward(trunk, rows_of(game.looks)).astype(np.float16))
        samples.points.append(np.tile(np.array(row.points) / POINTS, len(game.looks)))
        met = np.array(row.bids) == np.array(row.taken)
        samples.exact.append(np.tile(met, len(game.looks)))
    game.looks = []


# Learning


def fit_value(samples: Samples) -> dict[str, Numbers]:
    """The last layer: least squares for the points, Newton's method for the predictions."""
    traits = np.concatenate(samples.traits).astype(np.float32)
    points, exact = np.concatenate(samples.points), np.concatenate(samples.exact).astype(float)
    held = len(traits) // 10
    x = np.concatenate([traits, np.ones((len(traits), 1), np.float32)], axis=1)
    ridge = RIDGE * np.eye(x.shape[1])
    ridge[-1, -1] = 0
    learnt, kept = x[held:], x[:held]
    first = np.linalg.solve(learnt.T @ learnt + ridge, learnt.T @ points[held:])
    second = np.zeros(x.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-learnt @ second))
        weighted = learnt * (chance * (1 - chance) + 1e-4)[:, None]
        slope = learnt.T @ (chance - exact[held:]) + ridge @ second
        second -= np.linalg.solve(weighted.T @ learnt + ridge, slope)
    missed = ((kept @ first - points[:held]) ** 2).mean() / points[:held].var()
    chance = 1 / (1 + np.exp(-kept @ second))
    brier = ((chance - exact[:held]) ** 2).mean() / exact[:held].var()
    print(
        f"value: {len(traits)} rows, of the rest unexplained: points {missed:.3f}, met {brier:.3f}"
    )
    out = np.stack([first, second], axis=1)
    return {"out.w": out[:-1], "out.b": out[-1]}


def main() -> None:
    """Read the options, play, and fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    samples = Samples()
    rng = Random(options.seed)
    play(samples, rng, options.seconds)
    samples.shuffle(rng)
    critic = read_weights(CRITIC_FILE, CRITIC)
    value = critic | fit_value(samples)
    half = {name: np.asarray(value[name], np.float16) for name in sorted(value)}
    PLACE.mkdir(exist_ok=True)
    write_weights(PLACE / "value.npz", half, VALUE)


if __name__ == "__main__":
    main()
