"""The archmage: a network that learnt every rule set by playing itself, and may look ahead."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from augury.bots.networks.network import load
from augury.bots.search.lookahead import look_ahead
from augury.bots.sense import sensible_moves
from augury.encoding import observe
from augury.game.errors import BotError
from augury.game.play.actions import Move
from augury.game.play.views import View
from augury.game.rules import LastBid
from augury.game.values import put, replace


class Archmage:
    """Does what its network gives the greatest logit."""

    def __init__(
        self,
        temperature: float | str = 0.0,
        ms: float | str = 0.0,
        aim: float | str = "victory",
        weights: float | str = "",
    ) -> None:
        """With a `temperature` it acts at random: at 1 as it did when it learnt, above 1 worse.

        With `ms` it looks ahead for that many milliseconds of a processor; not with both, since
        what is best cannot be drawn at random. Its `aim` is victory in the last round of the game;
        or points, as if all were level until the end. `weights` is a file that `train/` wrote, if
        not those that come with Augury.
        """
        self._temperature = _number("temperature", temperature, most=100)
        self._ms = _number("ms", ms, most=60_000)
        if self._temperature and self._ms:
            raise BotError(
                f"archmage: temperature={temperature} and ms={ms}, but it either acts at random "
                "or looks ahead"
            )
        if aim not in ("victory", "points"):
            raise BotError(f"the archmage's aim is victory or points, not {aim!r}")
        self._points = aim == "points"
        self._weights = "archmage"
        if weights:
            self._weights = str(weights)
            if not (self._weights.endswith(".npz") and Path(self._weights).is_file()):
                raise BotError(f"the archmage's weights are a file ….npz, and {weights!r} is none")
            load(self._weights)  # what does not fit is refused now, not in the middle of a game

    def act(self, view: View, rng: Random) -> Move:
        """Choose what the network finds best, or look ahead from it."""
        legal = sensible_moves(view)
        if len(legal) == 1:
            return legal[0]
        if self._points:
            view = _levelled(view)
        network = load(self._weights, leads=not self._points)
        logits = network.judge(observe(view), legal)
        if self._temperature:
            weights = np.exp((logits - logits.max()) / self._temperature)
            return rng.choices(legal, weights.tolist())[0]
        if self._ms:
            return look_ahead(network, view, legal, logits, rng, self._ms)
        return legal[int(logits.argmax())]


class ArchmagePlus(Archmage):
    """The archmage that takes its time."""

    def __init__(self, ms: float | str = 200.0, aim: float | str = "victory") -> None:
        """As the archmage's own."""
        super().__init__(ms=ms, aim=aim)


def _levelled(view: View) -> View:
    """The view, as if everyone had the mean of all points; but who led alone still does (O2)."""
    table, players = view.table, view.rules.players
    if not table.pad:
        return view
    totals = (sum(table.totals) // players,) * players
    if table.uneven and view.rules.last_bid is LastBid.UNLESS_LEADING:
        totals = put(totals, table.dealer, totals[0] + 1)
    last = replace(table.pad[-1], totals=totals)
    return replace(view, table=replace(table, pad=(*table.pad[:-1], last)))


def _number(name: str, value: float | str, most: int) -> float:
    if isinstance(value, str) or not 0 <= value <= most:
        raise BotError(f"the archmage's {name} is a number from 0 to {most}, not {value!r}")
    return value
