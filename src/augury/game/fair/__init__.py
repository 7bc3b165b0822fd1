"""Shuffles that nobody can arrange, and that anybody can check.

shuffle        a seed, its commitment, and the deal that follows from them
commitments    those of a whole game, kept in its record
running_hash   what everyone hears of a game while it is played
verification   what the record of a game proves
"""

from augury.game.fair.shuffle import (
    SEED_BYTES,
    chain,
    commit,
    commit_contribution,
    deal,
    new_seed,
    turn_up,
    verify,
)

__all__ = [
    "SEED_BYTES",
    "chain",
    "commit",
    "commit_contribution",
    "deal",
    "new_seed",
    "turn_up",
    "verify",
]
