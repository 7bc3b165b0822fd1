"""What common sense costs the archmage: where it changes a move, both are played to the end.

python -m benchmarks.sense [SECONDS]

Four archmages play the base game by their network alone. Wherever the move is one that
`sensible_moves` leaves out, it and the best of what is left are tried with the hands as they are:
what the second brings more, in points, by what was needed.
"""

import os
import sys
import time
from collections import defaultdict
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from augury.arena import estimate
from augury.bots.networks.network import load
from augury.bots.search.lookahead import values_of_moves
from augury.bots.sense import sensible_moves
from augury.game import Bid, Move, Phase, Rules, View, apply, deal, start, view
from benchmarks.players import formatted

RULES = Rules(players=4)


def sort(seen: View, move: Move) -> str:
    """What sort of decision it is."""
    if isinstance(move, Bid):
        return "prediction"
    hand, bid, me = seen.hand, seen.bid, seen.seat
    assert hand is not None
    assert bid is not None
    assert me is not None
    need, left = bid - seen.table.taken[me], len(hand)
    if need <= 0:
        return "card, none needed"
    return "card, all needed" if need >= left else "card, some needed"


def main() -> None:
    """Play, and say."""
    seconds = float(sys.argv[1]) if sys.argv[1:] else 120
    policy, rng, found = load("archmage"), Random(1), defaultdict[str, list[float]](list)
    end, games = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        state, games = start(RULES), games + 1
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                state = apply(state, deal(state.table, rng))
                continue
            seen = view(state, state.to_act[0])
            legal = seen.legal_actions
            [logits] = policy.logits([seen])
            said = dict(zip(legal, logits.tolist(), strict=True))
            move = max(legal, key=said.__getitem__)
            sensible = sensible_moves(seen)
            if move not in sensible:
                other = max(sensible, key=said.__getitem__)
                old, new = values_of_moves(policy, [state], [move, other], rng)[0]
                found[sort(seen, move)].append(float(new - old))
            state = apply(state, move)
    print("| decision | changed a game | points each | a game |")
    print("|---|--:|--:|--:|")
    for name, gains in sorted(found.items()):
        often = len(gains) / games / RULES.players
        mean = estimate(gains)
        whole = f"{mean.mean * often:+.2f}".replace("-", "−")
        print(f"| {name} | {often:.2f} | {formatted(mean, sign='+')} | {whole} |")
    print(f"{games} games")


if __name__ == "__main__":
    main()
