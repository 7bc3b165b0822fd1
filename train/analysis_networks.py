"""Fit the two networks of the analysis to games: what a round is worth, and who holds what.

    python -m train.analysis_networks --seconds 400

Games of all rules are played by archmages, and half of them by odd company. Now and then an
archmage's move is drawn at random, so that there are positions after mistakes.

- The value network is the critic with a new last layer: a regression of a round's points, and of
  whether the prediction came true, on what the critic's layers make of a position. It learns from
  tables of archmages alone, and only from what came after the last random move.
- The belief network is small and sees one card and one holder at a time. It learns from all.

Both are written to `src/augury_networks`. NumPy does it all, in some minutes on one core.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.analysis.belief_features import FEATURES, describe
from augury.analysis.networks import HANDS, POINTS, VALUE, rows_of
from augury.bots import bot
from augury.bots.networks.forward import forward
from augury.bots.networks.network import load
from augury.bots.networks.weights_file import read_weights, signature, write_weights
from augury.encoding import LAYOUT, LEADS_LAYOUT
from augury.game.play.dealer import deal
from augury.game.play.engine import apply, start
from augury.game.play.legality import legal_actions
from augury.game.play.table import Phase, State
from augury.game.play.views import view
from augury.worlds.evidence import gather
from train.rounds import draw_rules

Numbers: TypeAlias = NDArray[Any]

CRITIC = signature([*LAYOUT.pieces, *HANDS.pieces, *LEADS_LAYOUT.pieces], ["value"])
CRITIC_FILE = Path(__file__).parent / "checkpoints" / "company" / "critic.npz"
PLACE = Path(__file__).parents[1] / "src" / "augury_networks"

GAMES = 96  # at once
STRAY = 0.02  # of an archmage's moves are drawn at random, at tables of archmages
LOOKS = 0.05  # of all positions are learnt from
CARDS = 12  # of a position's unseen cards are learnt from
COMPANY = ("archmage", "apprentice", "novice")
RIDGE = 30.0
HIDDEN = 32
DECAY = 1e-4


@dataclass
class Game:
    """A game in play, and what was seen of its round."""

    state: State
    company: tuple[str, ...]
    looks: list[State] = field(default_factory=list)

    @property
    def alike(self) -> bool:
        """Whether archmages sit at all seats."""
        return set(self.company) == {"archmage"}


@dataclass
class Samples:
    """What was gathered."""

    traits: list[Numbers] = field(default_factory=list)  # what the critic makes of positions
    points: list[Numbers] = field(default_factory=list)
    exact: list[Numbers] = field(default_factory=list)
    pairs: list[Numbers] = field(default_factory=list)  # [cards, holders, features], padded
    room: list[Numbers] = field(default_factory=list)
    holder: list[Numbers] = field(default_factory=list)

    def shuffle(self, rng: Random) -> None:
        """In any order, so that what is held back is like the rest."""
        for together in (
            (self.traits, self.points, self.exact),
            (self.pairs, self.room, self.holder),
        ):
            order = [*range(len(together[0]))]
            rng.shuffle(order)
            for column in together:
                column[:] = [column[at] for at in order]


def new_game(rng: Random) -> Game:
    """A game of any rules, of archmages or of all sorts of players."""
    rules = draw_rules(rng)
    odd = rng.random() < 0.5
    company = [rng.choice(COMPANY) if odd else "archmage" for _ in range(rules.players)]
    return Game(start(rules), tuple(company))


def play(samples: Samples, rng: Random, seconds: float) -> None:
    """Play games for so long, and look at some positions of them."""
    policy = load("archmage")
    bots = {name: bot(name) for name in COMPANY if name != "archmage"}
    critic = read_weights(CRITIC_FILE, CRITIC)
    width = len(critic["in.b"])
    trunk = critic | {"out.w": np.eye(width, dtype=np.float32), "out.b": np.zeros(width)}
    games = [new_game(rng) for _ in range(GAMES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        asked = []
        games = [new_game(rng) if game.state.phase is Phase.OVER else game for game in games]
        for game in games:
            if game.state.phase is Phase.DEAL:
                game.state = apply(game.state, deal(game.state.table, rng))
            if rng.random() < LOOKS:
                look(game, samples, rng)
            seat = game.state.to_act[0]
            seen = view(game.state, seat)
            if game.company[seat] != "archmage":
                go_on(game, bots[game.company[seat]].act(seen, rng), samples, trunk)
            elif game.alike and rng.random() < STRAY:
                game.looks.clear()
                go_on(game, rng.choice(legal_actions(game.state, seat)), samples, trunk)
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


def look(game: Game, samples: Samples, rng: Random) -> None:
    """Note a position: for the value as it is, for the belief as a seat sees it."""
    state = game.state
    if game.alike:
        game.looks.append(state)
    evidence = gather(view(state, rng.randrange(state.rules.players)))
    if evidence.passed or state.table.exchange is not None:
        return
    pairs = describe(evidence)
    if not pairs.cards:
        return
    rows = rng.sample(range(len(pairs.cards)), min(CARDS, len(pairs.cards)))
    features = np.zeros((CARDS, 6, len(FEATURES)), np.float16)
    room, holder = np.full((CARDS, 6), -1e4, np.float32), np.zeros((CARDS, 6), np.float32)
    for at, row in enumerate(rows):
        card = pairs.cards[row]
        held = [0 if seat is None else state.hands[seat].count(card) for seat in pairs.holders]
        held[-1] = pairs.cards.count(card) - sum(held)
        features[at, : len(held)] = pairs.features[row]
        room[at, : len(held)] = np.maximum(pairs.room[row], -1e4)
        holder[at, : len(held)] = np.array(held) / sum(held)
    samples.pairs.append(features)
    samples.room.append(room)
    samples.holder.append(holder)


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


def fit_belief(samples: Samples, epochs: int, seed: int) -> dict[str, Numbers]:
    """A small network, by Adam; softmax over the holders, beside the room they have."""
    rng = np.random.default_rng(seed)
    pairs, room = np.concatenate(samples.pairs), np.concatenate(samples.room)
    holder = np.concatenate(samples.holder)
    used = holder.sum(axis=1) > 0
    pairs, room, holder = pairs[used], room[used], holder[used]
    held = len(pairs) // 10
    layers = {
        "in.w": rng.normal(0, (2 / len(FEATURES)) ** 0.5, (len(FEATURES), HIDDEN)),
        "in.b": np.zeros(HIDDEN),
        "up.w": rng.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, HIDDEN)),
        "up.b": np.zeros(HIDDEN),
        "out.w": np.zeros((HIDDEN, 1)),
        "out.b": np.zeros(1),
    }
    layers = {name: array.astype(np.float32) for name, array in layers.items()}
    first = {name: np.zeros_like(array) for name, array in layers.items()}
    second = {name: np.zeros_like(array) for name, array in layers.items()}
    number, batches = 0, [*_batches(len(pairs) - held, 1024)]
    for epoch in range(epochs):
        order = held + rng.permutation(len(pairs) - held)
        for batch in batches:
            rows, number = order[batch], number + 1
            slopes = _slopes(layers, pairs[rows].astype(np.float32), room[rows], holder[rows])
            rate = 2e-3 * (1 - number / (epochs * len(batches) + 1))
            for name, found in slopes.items():
                slope = found + DECAY * layers[name]
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope**2 - second[name])
                ahead = first[name] / (1 - 0.9**number)
                size = np.sqrt(second[name] / (1 - 0.999**number)) + 1e-8
                layers[name] = layers[name] - rate * ahead / size
        told = _told(layers, pairs[:held].astype(np.float32), room[:held], holder[:held])
        flat = {name: np.zeros_like(array) for name, array in layers.items()}
        prior = _told(flat, pairs[:held].astype(np.float32), room[:held], holder[:held])
        print(
            f"belief: epoch {epoch}, {told:.4f} nats a card, by room alone {prior:.4f}", flush=True
        )
    return layers


def _batches(count: int, size: int) -> Iterator[slice]:
    return (slice(at, at + size) for at in range(0, count - size + 1, size))


def _run(layers: dict[str, Numbers], x: Numbers, room: Numbers) -> tuple[Numbers, ...]:
    one = np.maximum(x @ layers["in.w"] + layers["in.b"], 0)
    two = np.maximum(one @ layers["up.w"] + layers["up.b"], 0)
    logits = (two @ layers["out.w"] + layers["out.b"])[..., 0] + room
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return one, two, weights / weights.sum(axis=1, keepdims=True)


def _told(layers: dict[str, Numbers], x: Numbers, room: Numbers, holder: Numbers) -> float:
    chances = _run(layers, x, room)[-1]
    return float(-(holder * np.log(chances + 1e-9)).sum(axis=1).mean())


def _slopes(
    layers: dict[str, Numbers], x: Numbers, room: Numbers, holder: Numbers
) -> dict[str, Numbers]:
    one, two, chances = _run(layers, x, room)
    out = ((chances - holder) / len(x))[..., None]
    up = (out @ layers["out.w"].T) * (two > 0)
    into = (up @ layers["up.w"].T) * (one > 0)
    return {
        "out.w": np.tensordot(two, out, ((0, 1), (0, 1))),
        "out.b": out.sum(axis=(0, 1)),
        "up.w": np.tensordot(one, up, ((0, 1), (0, 1))),
        "up.b": up.sum(axis=(0, 1)),
        "in.w": np.tensordot(x, into, ((0, 1), (0, 1))),
        "in.b": into.sum(axis=(0, 1)),
    }


def main() -> None:
    """Read the options, play, and fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--epochs", type=int, default=6)
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
    belief = fit_belief(samples, options.epochs, options.seed)
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in belief.items()}
    np.savez_compressed(PLACE / "beliefs.npz", **arrays)


if __name__ == "__main__":
    main()
