"""The shuffles of a table: committed to before the first deal, shown after every round."""

from __future__ import annotations

from augury.game import Chance, Phase, Rules, fair
from augury.tables.table.sitting import Sitting


def new_seeds(rules: Rules) -> list[str]:
    """A secret seed for every round."""
    return [fair.new_seed().hex() for _ in range(rules.rounds)]


def deal_cards(sitting: Sitting) -> Chance:
    """What chance does next: from the round's seed and what the people have contributed.

    It deals the next round; or it turns up a card in this one, where a Vampire asks for it (Y2.4).
    """
    assert sitting.state is not None
    later = sitting.state.phase is Phase.TURN_UP
    number = sitting.state.table.number + (not later)
    seed = bytes.fromhex(sitting.seeds[number - 1])
    contributions = [bytes.fromhex(one or "") for one in sitting.contributions]
    follows = fair.turn_up if later else fair.deal
    return follows(sitting.rules, number, seed, sitting.name, contributions)
