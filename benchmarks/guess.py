"""What a seat's worlds know of the others' hands: nats an unseen card costs, by cards in hand.

python -m benchmarks.guess [GAMES]

Archmages play the base game, four of them. At some plays the true hands are asked for: of the guess
network itself, and of 24 worlds that are dealt from it, drawn from the posterior, or merely
possible. How often a card lies somewhere in 24 worlds counts as a chance, with two worlds more in
which it lies as the room would have it.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import log
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from augury.bots import bot
from augury.bots.inference.dealing import deal_worlds
from augury.bots.inference.guess import believe
from augury.bots.inference.posterior import Posterior
from augury.bots.networks.network import load
from augury.game import Card, Phase, Rules, State, apply, deal, start, view
from augury.worlds import Worlds
from augury.worlds.evidence import gather

RULES = Rules(players=4)
WORLDS, SMOOTHING = 24, 2
LOOKS = 0.08  # of the plays
LEAST = 1e-6  # the chance that what was held for impossible is given
SOURCES = ("guess", "dealt", "likely", "possible")


def costs(state: State, rng: Random) -> list[float]:
    """Nats a card, by each source."""
    seat = state.to_act[0]
    seen = view(state, seat)
    believed = believe(seen, rng)
    seats = [holder for holder in believed.holders if holder is not None]
    [heap] = gather(seen).unseen
    possible = Worlds(seen)
    whole = 0.0
    for row, card in zip(believed.chances.tolist(), believed.cards, strict=True):
        copies = believed.cards.count(card)
        held = [state.hands[one].count(card) for one in seats]
        true = [*held, copies - sum(held)]
        whole -= sum(
            one / copies * log(max(LEAST, said)) for one, said in zip(true, row, strict=True)
        )
    drawn = (
        deal_worlds(seen, WORLDS, rng),
        Posterior(load("archmage"), seen, rng).draw(WORLDS),
        [possible.sample(rng) for _ in range(WORLDS)],
    )
    return [whole / len(heap.cards), *(_cost(worlds, state, seats, heap.cards) for worlds in drawn)]


def _cost(
    worlds: Sequence[State], state: State, seats: Sequence[int], cards: Sequence[Card]
) -> float:
    room = [len(state.hands[seat]) / len(cards) for seat in seats]
    whole = 0.0
    for card in {*cards}:
        copies = cards.count(card)
        said = [
            (sum(world.hands[seat].count(card) for world in worlds) / copies + SMOOTHING * share)
            / (len(worlds) + SMOOTHING)
            for seat, share in zip(seats, room, strict=True)
        ]
        held = [state.hands[seat].count(card) for seat in seats]
        said.append(1 - sum(said))
        held.append(copies - sum(held))
        whole -= sum(one * log(max(LEAST, chance)) for one, chance in zip(held, said, strict=True))
    return whole / len(cards)


def main() -> None:
    """Play, and say."""
    games = int(sys.argv[1]) if sys.argv[1:] else 40
    player, rng, found = bot("archmage"), Random(1), defaultdict[int, list[list[float]]](list)
    for _ in range(games):
        state = start(RULES)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                state = apply(state, deal(state.table, rng))
                continue
            seen = view(state, state.to_act[0])
            cards = len(seen.hand or ())
            if state.phase is Phase.PLAY and 2 <= cards <= 10 and rng.random() < LOOKS:
                found[cards].append(costs(state, rng))
            state = apply(state, player.act(seen, rng))
    print(f"| cards in hand | positions | {' | '.join(SOURCES)} |")
    print("|--:|--:|" + "--:|" * len(SOURCES))
    for cards, rows in sorted(found.items()):
        means = (f"{mean:.3f}" for mean in np.mean(rows, axis=0))
        print(f"| {cards} | {len(rows)} | {' | '.join(means)} |")


if __name__ == "__main__":
    main()
