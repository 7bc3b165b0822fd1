"""The score pad: kept by hand in games with the new cards; the page's tables have them, too."""

from random import Random

from augury.pad import PadError, dumps, facts, loads
from augury.pad.sheet import most_cards
from augury.server.typescript import typescript
from tests.new_card.games import rule_sets
from tests.pad.sheets import edit, new_sheet
from tests.web.tools import tool

EDITS = 40


def play(names: list[str]) -> None:
    tables = tool("pad_tables")
    most = tables.most()
    assert all(f'"name": "{name}"' in typescript() for name in names)
    rng, done = Random(10), 0
    for rules in rule_sets(names, rng, 20):
        traded = "t" if any(kind.traded for kind in rules.special) else ""
        cards = sum(kind.copies for kind in rules.special)
        key = f"{rules.mode} {cards}{traded} {rules.players}"
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
