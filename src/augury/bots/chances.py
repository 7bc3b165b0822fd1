"""What the rules of thumb believe: a small table of numbers, fitted by playing.

Every chance of a card to win has the form exp(−x), where x adds up what speaks against it, each
thing times a weight of this table. Nothing against it: it wins for certain.

`train/apprentice.py` finds the weights, and says how: players with slightly different tables play
the same deals against each other, and the table moves towards the better ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["FITTED", "Chances"]


@dataclass(frozen=True, slots=True)
class Chances:
    """The weights. "Expected" cards are those out, times the share of them that opponents hold."""

    # A card of a side suit kept for later loses by …
    side_higher: float  # higher cards of its suit expected, per trick left
    side_higher_all: float  # higher cards of its suit expected
    side_ruffs: float  # trumps expected, as far as opponents run out of the suit
    side_trumps: float  # trumps expected, per trick left
    side_wizards: float  # Wizards expected, per trick left
    side_behind: float  # higher cards of the suit in the same hand, per trick left
    side_void: float  # opponents running out of the suit while there are trumps
    side_base: float

    # A trump kept for later loses by …
    trump_higher: float  # higher trumps expected, per trick left
    trump_higher_all: float  # higher trumps expected
    trump_wizards: float  # Wizards expected, per trick left
    trump_base: float

    # A card where suits do not matter (V5), kept for later, loses by …
    plain_higher: float  # higher cards expected, per trick left
    plain_higher_all: float  # higher cards expected
    plain_base: float

    wizard: float  # what speaks against a Wizard
    jester: float  # the chance of a Jester

    # A card that is winning the trick loses it by …
    now_higher: tuple[float, float]  # higher cards, per follower who wants tricks; who does not
    now_ruffs: tuple[float, float]  # trumps of followers that are out of the suit
    now_wizards: tuple[float, float]
    now_trump_higher: tuple[float, float]  # the same for a trump
    now_trump_wizards: tuple[float, float]
    now_plain_higher: tuple[float, float]  # and where suits do not matter
    now_plain_wizards: tuple[float, float]

    # How sure a player is to end on a number, from the mean and variance of its cards' chances
    spread: float  # how much of the variance remains while one can steer
    width: float  # what remains even if every card is sure
    doubt: float  # how much a varied hand lowers all hopes
    tie: float  # the worth of coming close
    drift: float  # tricks more than the sum of the chances, per trick left
    free: float  # share in the tricks that nobody needs

    # The same for a bid
    bid_spread: float
    bid_width: float
    bid_doubt: float
    bid_base: float  # tricks added to the sum of the chances
    bid_scale: float  # times the sum
    bid_follow: float  # share in what the earlier bids leave over


FITTED: Final = Chances(
    side_higher=2.529,
    side_higher_all=0.471,
    side_ruffs=0.735,
    side_trumps=0.039,
    side_wizards=0.182,
    side_behind=1.023,
    side_void=1.225,
    side_base=0.014,
    trump_higher=0.369,
    trump_higher_all=0.314,
    trump_wizards=0.154,
    trump_base=0.031,
    plain_higher=1.0,
    plain_higher_all=0.3,
    plain_base=0.01,
    wizard=0.01,
    jester=0.001,
    now_higher=(0.815, 1.295),
    now_ruffs=(0.251, 0.3),
    now_wizards=(0.13, 0.192),
    now_trump_higher=(1.11, 0.724),
    now_trump_wizards=(0.104, 0.112),
    now_plain_higher=(0.8, 0.8),
    now_plain_wizards=(0.13, 0.1),
    spread=1.761,
    width=0.78,
    doubt=1.0,
    tie=0.005,
    drift=-0.032,
    free=1.258,
    bid_spread=1.114,
    bid_width=0.278,
    bid_doubt=0.5,
    bid_base=-0.288,
    bid_scale=1.066,
    bid_follow=0.503,
)
