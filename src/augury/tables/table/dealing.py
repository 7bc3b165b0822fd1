"""The shuffles of a table: committed to before the first deal, shown after every round."""

from __future__ import annotations

from augury.game import Deal, Rules, fair
from augury.tables.table.sitting import Sitting


def new_seeds(rules: Rules) -> list[str]:
    """A secret seed for every round."""
    return [fair.new_seed().hex() for _ in range(rules.rounds)]


def deal_round(sitting: Sitting) -> Deal:
    """The next round's deal: from its seed and what the people have contributed."""
    assert sitting.state is not None
    number = sitting.state.table.number + 1
    seed = bytes.fromhex(sitting.seeds[number - 1])
    contributions = [bytes.fromhex(one or "") for one in sitting.contributions]
    return fair.deal(sitting.rules, number, seed, sitting.name, contributions)
