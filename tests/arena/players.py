"""Players of bad manners, for the arena to sit down beside others."""

# ruff: noqa: ARG002, T201 - bad manners

from __future__ import annotations

import os
import sys
import time
from random import Random

from augury.game import CARDS, Bid, Deal, Move, NameTrump, View
from augury.game.play.actions import bids, plays

_set = object.__setattr__


class First:
    """Always the first legal move: without chance or memory."""

    def act(self, view: View, rng: Random) -> Move:
        return view.legal_actions[0]


class Raises:
    def act(self, view: View, rng: Random) -> Move:
        if isinstance(view.legal_actions[0], Bid):
            raise LookupError("no idea\nwhat to bid")
        return view.legal_actions[-1]


class Illegal:
    def act(self, view: View, rng: Random) -> Move:
        if isinstance(view.legal_actions[0], Bid):
            return Bid(view.seat or 0, 99)
        return view.legal_actions[-1]


class NoMove:
    """Would rather deal itself another hand."""

    def act(self, view: View, rng: Random) -> Move:
        return Deal((), None)  # type: ignore[return-value]


class ForOthers:
    def act(self, view: View, rng: Random) -> Move:
        other = ((view.seat or 0) + 1) % view.rules.players
        return NameTrump(other, None)


class Quits:
    def act(self, view: View, rng: Random) -> Move:
        sys.exit("enough")


class Dies:
    def act(self, view: View, rng: Random) -> Move:
        if isinstance(view.legal_actions[0], Bid) and view.table.number == 3:
            os._exit(7)
        return view.legal_actions[0]


class Hangs:
    """Thinks about its prediction for ever."""

    def act(self, view: View, rng: Random) -> Move:
        while isinstance(view.legal_actions[0], Bid):
            time.sleep(60)
        return view.legal_actions[0]


class Chatters:
    """Prints what looks like an answer, then gives its own."""

    def act(self, view: View, rng: Random) -> Move:
        print('{"move": "0:bid=99", "seconds": 0}', flush=True)
        return view.legal_actions[0]


class Forges:
    """Plays as `First` does, after it has rewritten everything it can reach."""

    def act(self, view: View, rng: Random) -> Move:
        move = view.legal_actions[0]
        for card in CARDS:
            _set(card, "value", 99)
            _set(card, "suit", None)
        for seat in range(view.rules.players):
            for many in plays(seat).values():
                for play in many:
                    _set(play, "seat", 0)
            for bid in bids(seat, view.table.hand_size):
                _set(bid, "tricks", 0)
        for row in view.table.pad:
            _set(row, "points", (1000,) * view.rules.players)
        _set(view.table, "bids", (0,) * view.rules.players)
        _set(view.table, "taken", (0,) * view.rules.players)
        _set(view.rules, "players", 3)
        return move


def broken() -> object:
    raise RuntimeError("out of order")
