"""The score pad: kept by hand in games with the new cards; the page's tables have them, too."""

from random import Random

from augury.pad import PadError, dumps, facts, loads
from augury.pad.sheet import most_cards
from tests.new_card.games import rule_sets
from tests.pad.sheets import edit, new_sheet
from tests.web.tools import tool

EDITS = 40


def play(names: list[str]) -> None:
    tables = tool("pad_tables")
    most = tables.most()
    rng, done = Random(10), 0
    for rules in rule_sets(names, rng, 20):
        cards = sum(kind.copies for kind in rules.special)
        key = f"{rules.mode} {cards}{tables.needed(rules.special)} {rules.players}"
        assert most[key] == most_cards(rules, rules.players)
        sheet = new_sheet(rules, rng)
        for _ in range(EDITS):
            try:
                sheet = edit(sheet, rng)(sheet)
            except PadError:
                continue
            done += 1
            assert facts(loads(dumps(sheet))) == facts(sheet)
    assert done > EDITS
