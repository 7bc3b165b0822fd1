"""What the archmage's looking ahead promises, and what it keeps; and how well it knows its chances.

python benchmarks/lookahead.py [GAMES]

It plays games with itself, without looking ahead, four in the base game. At a fourth of its
decisions it looks ahead in 24 worlds. Wherever that would change its mind, both moves are played to
the end of the round by the network in 48 other worlds, which is as near to the truth as we can get.
From the same games: how often predictions come true that the network holds so likely, and how the
totals decide who wins.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from statistics import fmean

import numpy as np

from augury.arena import estimate
from augury.bots.aims import worth
from augury.bots.lookahead import best, forced, play_on, thinkable
from augury.bots.network import load
from augury.bots.suspicion import Suspicion
from augury.game import Move, Phase, Rules, State, apply, deal, start, view

RULES = Rules(players=4)
SHARE, WORLDS, CHECKS = 0.25, 24, 48
POLICY, CRITIC = load("archmage"), load("critic")


@dataclass
class Findings:
    """What the games told."""

    seats: int = 0  # in whole games
    changes: list[tuple[float, float, float]] = field(default_factory=list)  # doubt, hope, truth
    foretold: list[tuple[float, bool]] = field(default_factory=list)
    pads: list[list[tuple[int, ...]]] = field(default_factory=list)


def play(rng: Random, found: Findings) -> None:
    """One game."""
    state = start(RULES)
    chances: list[tuple[int, float]] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            for seat, chance in chances:
                row = state.table.pad[-1]
                found.foretold.append((chance, row.bids[seat] == row.taken[seat]))
            chances = []
            state = apply(state, deal(state.table, rng))
            continue
        seat = state.to_act[0]
        seen = view(state, seat)
        [odds] = POLICY.weigh([seen])
        if len(odds) > 1 and rng.random() < SHARE:
            found.changes += change(state, seat, odds, rng)
            bid = state.bids[seat]
            if bid is not None and state.phase is Phase.PLAY:
                chances.append((seat, POLICY.foretell([seen])[0][bid]))
        state = apply(state, seen.legal_actions[int(odds.argmax())])
    found.seats += RULES.players
    found.pads.append([row.totals for row in state.table.pad])


def change(
    state: State, seat: int, odds: np.ndarray, rng: Random
) -> Iterator[tuple[float, float, float]]:
    """Look ahead, and check what comes of it."""
    seen = view(state, seat)
    moves = thinkable(seen, odds)
    suspicion = Suspicion(POLICY, seen, rng)

    def drawn(count: int, tried: Sequence[Move]) -> list[State]:
        worlds = [one for _ in range(count // 8) for one in suspicion.draw(8)]
        return [apply(world, move) for world in worlds for move in tried]

    if len(moves) == 1:
        return
    hopes = play_on(POLICY, CRITIC, drawn(WORLDS, moves), seat)
    values = np.reshape(hopes, (WORLDS, len(moves)))
    new = best(values)
    if new:
        doubt = odds.max() - odds[seen.legal_actions.index(moves[new])]
        ends = play_out(drawn(CHECKS, [moves[0], moves[new]]))
        truth = [worth(end.table, seat) for end in ends]
        hope = float((values[:, new] - values[:, 0]).mean())
        yield float(doubt), hope, fmean(truth[1::2]) - fmean(truth[::2])


def play_out(states: list[State]) -> list[State]:
    """The ends of rounds that the network plays on."""
    ends: dict[int, State] = {}
    waiting = [*enumerate(states)]
    while waiting:
        ready = [(at, forced(state)) for at, state in waiting]
        ends |= {at: state for at, state in ready if not state.to_act}
        asking = [(at, state) for at, state in ready if state.to_act]
        views = [view(state, state.to_act[0]) for _, state in asking]
        waiting = [
            (at, apply(state, seen.legal_actions[int(odds.argmax())]))
            for (at, state), seen, odds in zip(asking, views, POLICY.weigh(views), strict=True)
        ]
    return [ends[at] for at in range(len(states))]


def report(found: Findings) -> None:
    """Print what was found."""
    per_game = 1 / (SHARE * found.seats)
    print("less likely by e to the   changes   promised     kept          points a game")
    for low, high in ((0, 1), (1, 3), (3, 5), (5, 8), (8, 12), (0, 12)):
        rows = [one for one in found.changes if low <= one[0] < high]
        if not rows:
            continue
        kept = estimate(truth for _, _, truth in rows)
        print(
            f"{low:10} to {high:2}{len(rows):19}{fmean(hope for _, hope, _ in rows):11.2f}"
            f"{kept.mean:9.2f} ± {kept.margin:.2f}{kept.mean * len(rows) * per_game:14.1f}"
        )
    print("\nheld so likely   predictions   came true")
    for tenth in range(10):
        true = [came for chance, came in found.foretold if tenth <= 10 * chance < tenth + 1]
        if true:
            print(f"{tenth / 10:8.0%} to {tenth / 10 + 0.1:4.0%}{len(true):12}{fmean(true):12.0%}")
    print("\nrounds to come   swing of a round")
    for to_come in (1, 2, 3, 4, 6):
        print(f"{to_come:14}{swing(found.pads, to_come):19.0f}")


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
    found, rng = Findings(), Random(1)
    for _ in range(int(sys.argv[1]) if sys.argv[1:] else 40):
        play(rng, found)
    report(found)


if __name__ == "__main__":
    main()
