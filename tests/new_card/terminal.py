"""The terminal: a person who knows only what the screen says plays whole games.

The languages have no word for the new cards yet; they go by the names of their records.
"""

from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console

from augury.bots import bot
from augury.cli import saves
from augury.cli.rulebook import rulebook
from augury.game import SPECIAL, Phase, Rules
from augury.locales import LANGUAGES
from tests.cli.person import Desk, Unrefused, someone
from tests.new_card.games import rule_sets


def play(names: list[str]) -> None:
    printed = ""
    for number, rules in enumerate(rule_sets(names, Random(5), 12)):
        record = saves.new(rules, name="Player", seat=0, seed=str(number), opponents=None)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.wiz"
            desk = Desk(someone(number))
            Unrefused(desk.terminal, record, path, bot("novice")).play()
            assert saves.read(path).state.phase is Phase.OVER
        printed += desk.printed
    assert all(name.capitalize() in printed for name in names)
    for language in LANGUAGES:
        paper = Console(file=StringIO(), record=True)
        paper.print(rulebook(Rules(special=SPECIAL), language))
        book = paper.export_text()
        assert all(kind.code in book for kind in SPECIAL)
