"""The shuffles of a table: promised before the first deal, shown after every round."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random

from augury.game import Deal, Rules, Table, deal

__all__ = ["commitment", "deal_round", "new_seeds"]


def new_seeds(rules: Rules) -> list[str]:
    """A secret seed for every round."""
    return [secrets.token_hex(32) for _ in range(rules.rounds)]


def commitment(seed: str) -> str:
    """The promise that is published of a seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def deal_round(table: Table, seed: str, contributions: Sequence[str | None]) -> Deal:
    """The next round's deal: from its seed and what the people contributed."""
    mixed = hashlib.sha512(bytes.fromhex(seed))
    for contribution in contributions:
        mixed.update(hashlib.sha256((contribution or "").encode()).digest())
    return deal(table, Random(mixed.digest()))
