"""The protocol: who is met, by which rules, with which cards. It never changes under its number.

An opponent is frozen by what it is: the archmage by the hash of its weights, the others, who are
nothing but code, by a hash of what they do in fixed deals.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Final

from augury.arena import Fixture, Match, play
from augury.extras import networks_file
from augury.game import SPECIAL, Rules

PROTOCOL: Final = 2
"""The number of the protocol: raise it with any change below."""

SEED: Final = f"augury benchmark {PROTOCOL}"
"""What every deal is drawn from, by its number."""

_SIZES: Final = (3, 7, 11, 15)
SUITES: Final = {
    "base": Rules(players=4, hand_sizes=_SIZES),
    "special": Rules(players=4, hand_sizes=_SIZES, special=SPECIAL),
}
"""Games of four rounds for four, with 3, 7, 11 and 15 cards: as in the box, and with all seven
special cards."""

BOXES: Final = ("1x2+1W+1J", "1x3+1W+1J")
"""Rounds of one card for three with these boxes are solved exactly."""


@dataclass(frozen=True)
class Frozen:
    """An opponent, and the fingerprint that says it is still the same."""

    name: str
    fingerprint: str


FROZEN: Final = (
    Frozen("novice", "1e0d7d13421656de"),
    Frozen("apprentice", "502a069dc6f1b55c"),
    Frozen("archmage", "2da80d5d9ab4bacd"),
)
"""The opponents, the weakest first."""


@cache
def fingerprint(name: str) -> str:
    """What an opponent is here and now, as sixteen digits of a hash."""
    if name == "archmage":
        return sha256(networks_file("archmage.npz").read_bytes()).hexdigest()[:16]
    found = sha256()
    for suite in SUITES.values():
        match = Match((name,), suite, games=1, seed="fingerprint")
        game = play(match, Fixture(0, 0, (0,) * suite.players), keep=True)
        found.update((game.record or "").encode())
    return found.hexdigest()[:16]


def thawed() -> tuple[str, ...]:
    """The opponents that are not as they were when the protocol was written."""
    return tuple(one.name for one in FROZEN if fingerprint(one.name) != one.fingerprint)
