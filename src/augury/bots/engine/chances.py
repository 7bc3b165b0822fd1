"""What a seat believes: the weights of the heuristics, a small table of numbers fitted by playing.

A `Position` carries one for every seat, so the record lies beside it, below those who read it.

Every chance of a card to win has the form exp(−x), where x adds up what speaks against it, each
thing times a weight of this table. Nothing against it: it wins for certain.

`train/apprentice.py` finds the weights, and says how: players with slightly different tables play
the same deals against each other, and the table moves towards the better ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from augury.game.rules import Rules


@dataclass(frozen=True, slots=True)
class Chances:
    """The weights. "Expected" cards are those out, times the share of them that opponents hold."""

    # A card of a side suit kept for later loses by …
    side_higher: float  # higher cards of its suit expected, per trick left
    side_higher_all: float  # higher cards of its suit expected
    side_ruffs: float  # trumps expected, as far as opponents run out of the suit
    side_trumps: float  # trumps expected, per trick left
    side_wizards: float  # Wizards expected, per trick left
    side_behind: tuple[float, float]  # higher cards in the same hand, per trick left; no trump
    side_void: tuple[float, float]  # opponents who run out of the suit, and never lead it; no trump
    side_base: float

    # A trump, or any number card where suits do not matter (V5), kept for later, loses by …
    trump_higher: float  # higher trumps expected, per trick left
    trump_higher_all: float  # higher trumps expected
    trump_wizards: float  # Wizards expected, per trick left
    trump_base: float

    wizard: float  # what speaks against a Wizard
    jester: float  # the chance of a Jester
    flexible: float  # how far a card that can win or lose as one likes really does

    # A card that is winning the trick loses it by …
    now_higher: tuple[float, float]  # higher cards, per follower who wants tricks; who does not
    now_ruffs: tuple[float, float]  # trumps of followers that are out of the suit
    now_wizards: tuple[float, float]
    now_trump_higher: tuple[float, float]  # the same for a trump, or where suits do not matter
    now_trump_wizards: tuple[float, float]

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


BASE_CHANCES: Final = Chances(
    side_higher=3.092,
    side_higher_all=0.203,
    side_ruffs=0.734,
    side_trumps=0.547,
    side_wizards=0.197,
    side_behind=(1.016, 1.016),
    side_void=(2.756, 2.756),
    side_base=0.047,
    trump_higher=0.683,
    trump_higher_all=0.184,
    trump_wizards=0.154,
    trump_base=0.017,
    wizard=0.005,
    jester=0.001,
    flexible=0.7,
    now_higher=(1.375, 1.296),
    now_ruffs=(0.392, 0.494),
    now_wizards=(0.074, 0.143),
    now_trump_higher=(0.77, 1.605),
    now_trump_wizards=(0.147, 0.236),
    spread=4.254,
    width=0.759,
    doubt=1.0,
    tie=0.005,
    drift=-0.039,
    free=0.989,
    bid_spread=0.908,
    bid_width=0.11,
    bid_doubt=0.06,
    bid_base=-0.162,
    bid_scale=1.021,
    bid_follow=0.637,
)

SPECIAL_CHANCES: Final = Chances(
    side_higher=2.945,
    side_higher_all=0.206,
    side_ruffs=0.42,
    side_trumps=0.913,
    side_wizards=0.238,
    side_behind=(1.053, 1.053),
    side_void=(2.014, 2.014),
    side_base=0.02,
    trump_higher=1.239,
    trump_higher_all=0.21,
    trump_wizards=0.091,
    trump_base=0.046,
    wizard=0.06,
    jester=0.001,
    flexible=0.7,
    now_higher=(1.573, 1.774),
    now_ruffs=(0.231, 0.644),
    now_wizards=(0.067, 0.023),
    now_trump_higher=(0.561, 0.697),
    now_trump_wizards=(0.233, 0.064),
    spread=5.826,
    width=0.769,
    doubt=1.245,
    tie=0.014,
    drift=-0.116,
    free=1.256,
    bid_spread=0.698,
    bid_width=0.165,
    bid_doubt=0.015,
    bid_base=-0.099,
    bid_scale=0.934,
    bid_follow=0.657,
)


def fitting(rules: Rules) -> Chances:
    """The weights fitted to rules like these."""
    return SPECIAL_CHANCES if rules.special else BASE_CHANCES
