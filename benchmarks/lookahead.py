"""What looking ahead promises, and what comes of it, move by move; and how totals decide games.

python -m benchmarks.lookahead [GAMES]

The archmage plays games with itself, without looking ahead, four in the base game. At some plays
with eight cards or fewer, which is earlier than it ever would, every move is tried in 32 worlds,
and then in the world as it really is. Steps of several lengths from the network's choice are then
judged by the same trials: what changes of mind promised, and what came of them. Besides, in worlds
that are merely possible, to see what the posterior is good for. From the same games: for which
swing of a round the totals say best who wins.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from multiprocessing import Pool
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one game a core

import numpy as np
from numpy.typing import NDArray

from augury.arena import estimate
from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import load
from augury.bots.search.lookahead import different_moves, values_of_moves
from augury.bots.sense import sensible_moves
from augury.encoding import observe
from augury.game import Phase, Rules, State, apply, deal, start, view
from augury.worlds import Worlds
from benchmarks.players import formatted

RULES = Rules(players=4)
WORLDS = 32
LOOKS = 0.25  # of the plays
STEPS = (0.1, 0.2, 0.35, 0.5, 1.0, 100.0)  # logits for a point
CARDS = {
    **{str(cards): [cards] for cards in range(2, 9)},
    "2 to 4": [2, 3, 4],
    "5 to 8": [5, 6, 7, 8],
}

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Trial:
    """What every move is worth beside the network's own, as the worlds say and in truth."""

    worlds: str  # in which it looked ahead
    cards: int  # in hand
    logits: Numbers  # how much less the network likes it
    hopes: Numbers
    truth: Numbers


@dataclass
class Findings:
    """What a game showed."""

    trials: list[Trial] = field(default_factory=list)
    totals: list[tuple[int, ...]] = field(default_factory=list)


def play(seed: int) -> Findings:
    """One game."""
    policy, rng, found = load("archmage"), Random(seed), Findings()
    state = start(RULES)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, deal(state, rng))
            continue
        seen = view(state, state.to_act[0])
        legal = sensible_moves(seen)
        logits = policy.judge(observe(seen), legal)
        few = seen.table.phase is Phase.PLAY and 2 <= len(seen.hand or ()) <= 8
        if few and rng.random() < LOOKS:
            found.trials += trials(state, rng)
        state = apply(state, legal[int(logits.argmax())])
    found.totals = [row.totals for row in state.table.pad]
    return found


def trials(state: State, rng: Random) -> Iterable[Trial]:
    """Look ahead, and check what comes of it."""
    policy, seat = load("archmage"), state.to_act[0]
    seen = view(state, seat)
    legal = sensible_moves(seen)
    moves, logits = different_moves(seen, legal, policy.judge(observe(seen), legal))
    if len(moves) == 1:
        return
    truth = values_of_moves(policy, [state], moves, rng)[0]
    prior = Worlds(seen)
    for name, worlds in (
        ("likely", Posterior(policy, seen, rng).draw(WORLDS)),
        ("possible", [prior.sample(rng) for _ in range(WORLDS)]),
    ):
        hopes = values_of_moves(policy, worlds, moves, rng).mean(axis=0)
        yield Trial(
            name, len(seen.hand or ()), logits - logits[0], hopes - hopes[0], truth - truth[0]
        )


def report(found: Sequence[Findings]) -> None:
    """Print what was found."""
    print(
        "| worlds | cards in hand | a point in logits | changes | promised | came true | a game |"
    )
    print("|---|---|--:|--:|--:|--:|--:|")
    trials_ = [one for game in found for one in game.trials]
    for worlds in "likely", "possible":
        for name, cards in CARDS.items():
            some = [one for one in trials_ if one.worlds == worlds and one.cards in cards]
            for length in STEPS:
                row(worlds, name, length, some, len(found))
    print("\nrounds to come   swing of a round")
    for to_come in (1, 2, 3, 4, 6):
        print(f"{to_come:14}{swing([game.totals for game in found], to_come):19.0f}")


def row(worlds: str, cards: str, length: float, some: Sequence[Trial], games: int) -> None:
    """What a step of this length would have changed."""
    chosen = [(one, int((one.logits + length * one.hopes).argmax())) for one in some]
    changed = [(one, at) for one, at in chosen if at]
    if len(changed) < 2:
        return
    truth = estimate(one.truth[at] for one, at in changed)
    often = len(changed) / games / RULES.players / LOOKS
    cells = (
        worlds,
        cards,
        f"{length:g}",
        f"{often:.1f}",
        f"{np.mean([one.hopes[at] for one, at in changed]):.1f}",
        formatted(truth, sign="+"),
        f"{truth.mean * often:+.1f}".replace("-", "−"),
    )
    print(f"| {' | '.join(cells)} |")


def swing(pads: list[list[tuple[int, ...]]], to_come: int) -> float:
    """For which swing the totals say best who wins."""

    def likelihood(swing: float) -> float:
        whole = 0.0
        for pad in pads:
            before, after = np.array(pad[-1 - to_come]), np.array(pad[-1])
            powers = np.exp((before - before.max()) / (swing * sqrt(to_come)))
            won = after == after.max()
            whole += sum(log(share) for share in (powers / powers.sum())[won]) / won.sum()
        return whole

    return max(np.arange(8.0, 60.0, 1.0), key=likelihood)


def main() -> None:
    """Play, and say."""
    games = int(sys.argv[1]) if sys.argv[1:] else 12
    with Pool() as pool:
        report(pool.map(play, range(games), chunksize=1))


if __name__ == "__main__":
    main()
