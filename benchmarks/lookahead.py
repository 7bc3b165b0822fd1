"""What the archmage's looking ahead promises, and what comes of it; and how totals decide games.

python -m benchmarks.lookahead [GAMES]

It plays games with itself, without looking ahead, four in the base game. At every play with six
cards or fewer, which is earlier than it ever would, it looks ahead in 48 worlds. Where that changes
its mind, both moves are played to the end of the round in the world as it really is. Besides, it
does so in 48 worlds that are merely possible, to see what the posterior is good for. From the same
games: for which swing of a round the totals say best who wins.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log, sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one game a core

import numpy as np

from augury.arena import estimate
from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import load
from augury.bots.search.lookahead import best_move, plausible_moves, play_out
from augury.bots.search.objective import values_of_rounds
from augury.game import Phase, Rules, State, apply, deal, start, view
from augury.worlds import Worlds
from benchmarks.players import formatted

RULES = Rules(players=4)
WORLDS = 48
CARDS = {**{str(cards): [cards] for cards in range(2, 7)}, "2 to 4": [2, 3, 4]}  # in hand


@dataclass(frozen=True)
class Change:
    """A change of mind, and by how many points the new move is ahead of the old one."""

    worlds: str  # in which it looked ahead
    cards: int  # in hand
    hope: float  # in the worlds that were drawn
    truth: float  # in the end


@dataclass
class Findings:
    """What a game showed."""

    changes: list[Change] = field(default_factory=list)
    totals: list[tuple[int, ...]] = field(default_factory=list)


def play(seed: int) -> Findings:
    """One game."""
    policy, rng, found = load("archmage"), Random(seed), Findings()
    state = start(RULES)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state = apply(state, deal(state.table, rng))
            continue
        seen = view(state, state.to_act[0])
        [logits] = policy.logits([seen])
        if len(logits) > 1 and seen.table.phase is Phase.PLAY and 2 <= len(seen.hand or ()) <= 6:
            found.changes += changes(state, logits, rng)
        state = apply(state, seen.legal_actions[int(logits.argmax())])
    found.totals = [row.totals for row in state.table.pad]
    return found


def changes(state: State, logits: np.ndarray, rng: Random) -> Iterator[Change]:
    """Look ahead, and check what comes of it."""
    policy, seat = load("archmage"), state.to_act[0]
    seen = view(state, seat)
    moves = plausible_moves(seen, logits)
    if len(moves) == 1:
        return
    posterior, prior = Posterior(policy, seen, rng), Worlds(seen)
    likely = posterior.draw(WORLDS)
    sources = {
        "likely": (likely, posterior.effective_size),
        "possible": ([prior.sample(rng) for _ in range(WORLDS)], WORLDS),
    }
    for name, (worlds, effective_size) in sources.items():
        ends = play_out(policy, [apply(world, move) for world in worlds for move in moves])
        values = values_of_rounds([end.table for end in ends])[seat].reshape(WORLDS, len(moves))
        new = best_move(values, np.ones(WORLDS, int), effective_size)
        if new:
            ends = play_out(policy, [apply(state, moves[at]) for at in (0, new)])
            old, now = values_of_rounds([end.table for end in ends])[seat]
            yield Change(
                worlds=name,
                cards=len(seen.hand or ()),
                hope=float((values[:, new] - values[:, 0]).mean()),
                truth=float(now - old),
            )


def report(found: list[Findings]) -> None:
    """Print what was found."""
    print("| worlds | cards in hand | changes | promised | came true | a game |")
    print("|---|---|--:|--:|--:|--:|")
    for worlds in "likely", "possible":
        for name, cards in CARDS.items():
            rows = [
                one
                for game in found
                for one in game.changes
                if one.worlds == worlds and one.cards in cards
            ]
            if not rows:
                continue
            truth = estimate(one.truth for one in rows)
            often = len(rows) / len(found) / RULES.players
            cells = (
                worlds,
                name,
                f"{often:.1f}",
                f"{fmean(one.hope for one in rows):.1f}",
                formatted(truth, sign="+"),
                f"{truth.mean * often:+.1f}".replace("-", "−"),
            )
            print(f"| {' | '.join(cells)} |")
    print("\nrounds to come   swing of a round")
    for to_come in (1, 2, 3, 4, 6):
        print(f"{to_come:14}{swing([game.totals for game in found], to_come):19.0f}")


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
