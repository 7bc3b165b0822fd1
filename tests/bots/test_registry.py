"""Players are found by name; what is asked for in vain says why."""

import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from augury.bots import BOTS, NAMES, Player, bot
from augury.bots.players.adept import Adept
from augury.bots.players.novice import Novice
from augury.game.errors import BotError

ready = Novice()


def factory() -> Novice:
    return Novice()


class Idle:
    """Cannot act."""


def test_every_name_is_a_player() -> None:
    assert NAMES == (
        "novice",
        "apprentice",
        "journeyman",
        "adept",
        "master",
        "archmage",
        "archmage+",
    )
    for name in NAMES:
        assert callable(bot(name).act)


@pytest.mark.parametrize("player", BOTS, ids=NAMES)
def test_every_player_is_called_something_in_every_language(player: Player) -> None:
    for language in files("augury.locales").iterdir():
        if language.name.endswith(".ftl"):
            assert f"\n{player.message} = " in language.read_text("utf-8"), language.name


def test_who_may_think_on_an_event_loop() -> None:
    assert [player.name for player in BOTS if player.quick] == ["novice", "apprentice"]


def test_options() -> None:
    timed, counted, plain = bot("adept:ms=20"), bot("adept:playouts=200"), bot("adept")
    assert isinstance(timed, Adept)
    assert isinstance(counted, Adept)
    assert isinstance(plain, Adept)
    assert (timed.ms, timed.playouts) == (20, None)
    assert (counted.ms, counted.playouts) == (None, 200)
    assert plain.ms == 100


@pytest.mark.parametrize("name", ["factory", "ready"])
def test_anyone_s_own(name: str) -> None:
    assert isinstance(bot(f"{__name__}:{name}"), Novice)


def test_anyone_s_own_class() -> None:
    assert isinstance(bot("augury.bots.players.novice:Novice"), Novice)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("sage", "no player 'sage': choose from novice, apprentice, journeyman, adept"),
        ("", "choose from novice"),
        ("nowhere.at_all:Sage", "module nowhere.at_all cannot be imported"),
        ("augury.bots.players.novice:Sage", "module augury.bots.players.novice has no Sage"),
        (f"{__name__}:Idle", "has no method act"),
        ("novice:ms=100", "no option 'ms=100'; its options are: none"),
        ("adept:depth=3", "no option 'depth=3'; its options are: ms=…, playouts=…"),
        ("adept:", "no option ''"),
        ("adept:ms=soon", "ms=soon is no number above 0"),
        ("adept:playouts=0", "playouts=0 is no number above 0"),
        ("adept:ms=1,playouts=1", "the budget is only one"),
        ("archmage:temperature=1,ms=1", "it either acts at random or looks ahead"),
    ],
)
def test_what_cannot_be_found_says_why(spec: str, reason: str) -> None:
    with pytest.raises(BotError) as caught:
        bot(spec)
    assert reason in str(caught.value)


def quits() -> Novice:
    raise SystemExit("gone")


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("torn:X", "module torn cannot be imported: SyntaxError: "),
        ("failing:X", "module failing cannot be imported: ZeroDivisionError: division by zero"),
        ("leaving:X", "module leaving cannot be imported: SystemExit: gone"),
        ("./torn.py:X", "cannot be imported: TypeError: "),
        (f"{__name__}:quits", "SystemExit: gone"),
        ("tests.arena.players:First.act", "TypeError: "),
        ("process:./player", "in the arena and in the benchmark alone"),
    ],
)
def test_whatever_is_wrong_with_anyone_s_code_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, reason: str
) -> None:
    for name, text in (
        ("torn", "def f(:"),
        ("failing", "1 / 0"),
        ("leaving", "raise SystemExit('gone')"),
    ):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BotError) as caught:
        bot(spec)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_module_of_the_folder_one_works_in_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Python was not started there, as with the command `augury play`."""
    (tmp_path / "my_own_bot.py").write_text(
        "class Mine:\n    def act(self, view, rng):\n        return view.legal_actions[0]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    assert type(bot("my_own_bot:Mine")).__name__ == "Mine"


def test_what_people_meet_is_what_was_measured() -> None:
    """The record of each level says what the table of docs/players.md says."""
    page = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")
    _, _, rest = page.partition("<!-- table: levels -->")
    rows = re.findall(r"(?m)^\| `(\w+)` \| `(\w+)` \|(.*)\|$", rest.split("<!-- end")[0])
    told = {one.name: one for one in BOTS}
    assert len(rows) == 4
    for level, below, cells in rows:
        _, _, won, kept, theirs, _ = (cell.strip() for cell in cells.split("|"))
        assert told[level].won == pytest.approx(float(won.split()[0]), abs=0.51)
        assert f"{told[level].kept}%" == kept
        if told[below].won is None:
            assert f"{told[below].kept}%" == theirs
