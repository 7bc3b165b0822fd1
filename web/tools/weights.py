"""Write the networks for the browser: eight bits a number, a quarter of the download.

    python web/tools/weights.py

It also says how far the value network's answers are from the whole one's. What the archmage loses
is a matter for the arena: docs/anywhere.md has the command.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from augury.analysis.networks import POINTS, VALUE, rows_of, value_weights
from augury.bots import bot
from augury.bots.inference.guess import GUESS
from augury.bots.networks.forward import forward
from augury.bots.networks.weights_file import (
    POLICY,
    quantized,
    read_weights,
    write_weights,
)
from augury.extras import networks_file
from augury.game import SPECIAL, Action, Phase, Rules, State, deal, start, step, view

SMALL: Final = Path(__file__).parents[1] / "engine" / "weights" / "augury_networks"
ARCHMAGE: Final = "archmage.npz"
GUESSES: Final = "guess.npz"
VALUES: Final = "value.npz"
GAMES: Final = 10  # to compare them on


def main() -> None:
    """Write the files anew."""
    write(SMALL)
    for name in (ARCHMAGE, GUESSES, VALUES):
        print(f"{name}: {(SMALL / name).stat().st_size / 1e6:.2f} MB")
    print(compared(SMALL / VALUES))


def write(folder: Path) -> None:
    """Write what comes with Augury, each where the library looks for it."""
    for name, weights, made in (
        (ARCHMAGE, read_weights(networks_file("archmage.npz")), POLICY),
        (GUESSES, read_weights(networks_file("guess.npz"), GUESS), GUESS),
        (VALUES, value_weights(), VALUE),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_weights(folder / name, quantized(weights), made)


def compared(file: Path) -> str:
    """How far a value network is from the one that comes with Augury, in points of a round."""
    rows = rows_of([*positions()])
    whole, small = forward(value_weights(), rows), forward(read_weights(file, VALUE), rows)
    apart = POINTS * np.abs(small - whole)[:, 0]
    return (
        f"the points expected of a round differ by {apart.mean():.2f} on the average, by at most "
        f"{apart.max():.1f}, over {len(rows)} seats of positions"
    )


def positions() -> Iterator[State]:
    """Games of four apprentices with all special cards: wherever somebody has to choose."""
    player, rng = bot("apprentice"), Random(1)
    for _ in range(GAMES):
        state = start(Rules(players=4, special=SPECIAL))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                action: Action = deal(state.table, rng)
            else:
                yield state
                action = player.act(view(state, state.to_act[0]), rng)
            state = step(state, action).state


if __name__ == "__main__":
    main()
