"""The terminal: a person who knows only what the screen says plays whole games.

The languages have no word for the new cards yet; they go by the names of their records.
"""

import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from typer.testing import CliRunner

from augury.bots import bot
from augury.cli import saves
from augury.cli.commands.app import make_app
from augury.cli.sessions.local import LocalTable
from augury.game import ALL_SPECIAL, Kind, Phase
from augury.locales import LANGUAGES, knows, say
from tests.cli.plain.person import Desk, Unrefused, someone
from tests.new_card.games import rule_sets


def play(names: list[str]) -> None:
    printed = ""
    for number, rules in enumerate(rule_sets(names, Random(5), 12)):
        record = saves.new(rules, name="Player", seat=0, seed=str(number), opponents=None)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.wiz"
            desk = Desk(someone(number))
            Unrefused(desk.terminal, LocalTable(record, path, opponent=bot("novice"))).play()
            assert saves.read(path).state.phase is Phase.OVER
        printed += desk.printed
    assert all(name.capitalize() in printed for name in names)
    for language in LANGUAGES:
        chosen = ["rules", "--special", ",".join(names), "--language", language]
        book = CliRunner().invoke(make_app(), chosen)
        assert book.exit_code == 0, book.output
        for kind in ALL_SPECIAL:
            if kind.name in names:
                assert f"{kind.name.capitalize()} ({kind.code})" in book.output
            else:
                assert not is_named(kind, language, book.output)


def is_named(kind: Kind, language: str, text: str) -> bool:
    """Whether a card is spoken of; it may be said in the middle of a sentence."""
    message = f"card-{kind.code}"
    name = say(language, message) if knows(language, message) else kind.name
    return re.search(rf"\b{name}\b", text, re.IGNORECASE) is not None
