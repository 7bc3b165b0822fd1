"""Plays the readable and the batch engine side by side for many rounds of random rules.

    python -m benchmarks.lockstep --rounds 100000

The test run does the same for a few hundred rounds. Stops at the first difference.
"""

from argparse import ArgumentParser
from random import Random
from time import perf_counter

from augury.testing.rules import random_rules
from tests.batch.lockstep import play


def main() -> None:
    """Play until `rounds` rounds are equal."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=256, help="how many at once")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rng, began, rounds = Random(asked.seed), perf_counter(), 0
    while rounds < asked.rounds:
        rules = [random_rules(rng, small_boxes=True) for _ in range(asked.games)]
        rounds += play(rules, rng, seats=6, special=True)
        print(f"\r{rounds:,} rounds equal, {perf_counter() - began:.0f} s", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
