"""What the environments share: the rules they are given, and the points they hand out."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from augury.encoding import ACTIONS, LAYOUT, Observation, mask
from augury.game.play.dealer import deal
from augury.game.play.engine import apply
from augury.game.play.scoring import PER_MISS
from augury.game.play.table import CHANCE, State
from augury.game.play.views import View
from augury.game.rules import Rules
from augury.game.text.notation import format_action, format_rules, parse_rules

Mask = NDArray[np.int8]
"""Which actions are legal, as the libraries' `Discrete.sample(mask)` wants it."""

_INT8 = np.dtype(np.int8)

NO_ACTION = np.zeros(ACTIONS, np.int8)
NO_ACTION.flags.writeable = False


def read_rules(rules: Rules | str) -> Rules:
    """The rules, or those of a text, as in `players=3 hand_sizes=1,2,3`."""
    return parse_rules(rules) if isinstance(rules, str) else rules


def scale(observation: Observation) -> NDArray[np.float32]:
    """An observation for networks that want floats: each number times `LAYOUT.scale`.

    So bids and tricks come in tens, totals in units of two hundred points, the history of a seat
    in ones and tens; what is a yes or a no, or a number of cards, stays as it is.
    """
    floats: NDArray[np.float32] = observation * LAYOUT.scale
    return floats


def bounds(*, scaled: bool) -> dict[str, Any]:
    """What `gymnasium.spaces.Box` is told about observations, scaled or as they are."""
    if not scaled:
        return {"low": -128, "high": 127, "shape": (LAYOUT.size,), "dtype": np.int8}
    return {"low": -128 * LAYOUT.scale, "high": 127 * LAYOUT.scale, "dtype": np.float32}


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is one like it: text, or nothing at all."""
    if mode not in (None, "ansi"):
        raise ValueError(f"render_mode {mode!r}: there is 'ansi', or None")
    return mode


def dealt(state: State, rng: Random) -> State:
    """The state after the next deal, if one is due, or after what else chance has to do."""
    return apply(state, deal(state, rng)) if state.phase in CHANCE else state


def legal(view: View) -> Mask:
    """What a seat may do now."""
    return mask(view).view(_INT8)


def points(state: State) -> tuple[int, ...]:
    """What every seat won or lost in the round that was scored last (R7)."""
    pad = state.table.pad
    if len(pad) < 2:
        return pad[0].totals
    return tuple(now - before for now, before in zip(pad[-1].totals, pad[-2].totals, strict=True))


def worst(rules: Rules) -> int:
    """The fewest points that a game can bring: every prediction missed by everything (R7.2)."""
    return -PER_MISS * sum(rules.schedule)


def describe(state: State) -> str:
    """The open table as a few lines of text: what a spectator sees."""
    table = state.table
    bids = " ".join("-" if bid is None else str(bid) for bid in table.bids)
    tricks = [" ".join(map(format_action, trick.plays)) for trick in table.tricks]
    lines = [
        format_rules(table.rules),
        f"round {table.number} of {table.rules.rounds}: {table.phase}, to act: "
        + (" ".join(map(str, table.to_act)) or "nobody"),
        f"turned up {table.turned_up or '-'}, trump {table.trump or 'none'}",
        f"bids {bids}, taken {' '.join(map(str, table.taken))}",
        *(f"trick {trick}" for trick in tricks),
        f"now {' '.join(map(format_action, table.trick)) or '-'}",
        f"totals {' '.join(map(str, table.totals))}",
    ]
    return "\n".join(lines)
