"""The start menu: new games with barred values, saved games, rules, settings, six languages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from augury import SPECIAL, Bidding, Mode
from augury.cli import preferences, saves
from augury.cli.full.app import FullScreen
from augury.cli.full.form import NewGame, change, form
from augury.cli.full.menus import MENU, MenuItem
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.screens.setup import SetupScreen
from augury.cli.preferences import Preferences
from augury.cli.saved_games import latest_game, saved_games
from augury.cli.sessions.local import LocalTable
from augury.cli.words.speech import Speech
from augury.game.rules.choices import Choice
from augury.locales import LANGUAGES, say
from tests.cli.full.person import AT_ONCE, click, see, until
from tests.cli.seat import play_out

Script = Callable[[Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "augury"


def at_menu(script: Script, language: str = "en", size: tuple[int, int] = (80, 24)) -> FullScreen:
    app = FullScreen(language, preferences=AT_ONCE)

    async def open_it() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(open_it())
    return app


async def enter(pilot: Pilot[None], item: MenuItem) -> None:
    """Choose an item of the menu, by its number."""
    await pilot.press(str(MENU.index(item) + 1))
    await pilot.pause()


def kept(home: Path, name: str = "a", seed: str = "1", **choice: object) -> Path:
    rules = Choice(**choice).rules()
    path = home / "games" / f"{name}.wiz"
    record = saves.new(rules, name="Ada", seat=None, seed=seed, opponents="novice")
    saves.write(path, record, lasting=False)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_the_language(language: str) -> None:
    async def look(pilot: Pilot[None]) -> None:
        names = ["play-now", "unfinished", "rules", "settings", "terminal-new-game"]
        await see(pilot, *(say(language, name) for name in names), LANGUAGES[language])

    at_menu(look, language, (60, 20))


def test_a_game_begins_at_once_and_is_kept(home: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen), "the game")
        await pilot.press("q")
        await pilot.pause()
        await see(pilot, "Play now")

    at_menu(play)
    assert len(list((home / "games").glob("*.wiz"))) == 1


def test_a_saved_game_is_gone_on_with(home: Path) -> None:
    kept(home, players=3)

    async def go_on(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.CONTINUE)
        await see(pilot, "Round 1 of 20 · Ada 0, Ilse 0, Nikos 0")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen), "the game")

    at_menu(go_on)


def test_the_log_of_a_round_is_there_when_a_game_is_gone_on_with(home: Path) -> None:
    path = kept(home, players=3, hand_sizes=(3,))
    play_out(LocalTable(saves.read(path), path), lambda game: bool(game.file.state.table.tricks))

    async def go_on(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.CONTINUE)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen), "the game")
        await pilot.press("l")
        await see(pilot, "Trick 1: ")

    at_menu(go_on)


def test_the_latest_game_that_is_not_over(home: Path) -> None:
    assert latest_game() is None
    kept(home, "older")
    newer = kept(home, "newer")
    (home / "games" / "broken.wiz").write_text("no game", encoding="utf-8")
    assert latest_game() == newer
    assert [game.path.stem for game in saved_games()] == ["newer", "older"]


def test_a_new_game_with_options_by_keys() -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.NEW)
        await pilot.press("down", "down", "left")  # players: 4, then 3
        await pilot.press("down", "right")  # one colour
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen), "the game")
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        rules = screen.view.rules
        assert (rules.players, rules.mode) == (3, Mode.ONE_COLOUR)

    at_menu(choose)


def test_a_value_that_contradicts_the_rest_says_why_and_cannot_be_chosen() -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.NEW)
        await click(pilot, " Secret")
        await pilot.pause()
        await click(pilot, " ✓")
        await pilot.pause()
        await see(pilot, "Predictions. (V1)")
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        rules = screen.setup.choice.rules()
        assert rules.bidding is Bidding.SECRET
        assert not rules.plus_minus_one

    at_menu(choose)


def test_whatever_the_form_offers_can_be_chosen() -> None:
    speech = Speech("en")
    for option in form(NewGame(), speech):
        for value in option.values:
            after = change(NewGame(), option.name, value.word)
            chosen = next(one for one in form(after, speech) if one.name == option.name)
            (there,) = [one for one in chosen.values if one.word == value.word]
            assert there.chosen is not value.barred, (option.name, value.word)


def test_special_cards_come_with_their_companions() -> None:
    setup = change(NewGame(), "special", "dragon")
    assert {str(kind) for kind in setup.choice.rules().special} == {"dragon", "fairy"}
    assert change(setup, "special", "fairy").choice.rules().special == ()
    assert change(setup, "edition", "PT").choice.rules().special == SPECIAL


def test_settings_are_kept(home: Path) -> None:
    async def change_them(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.SETTINGS)
        await pilot.press("enter")  # dark, then light
        await pilot.pause()
        await see(pilot, "Appearance: Light")
        await pilot.press("down", "enter")  # not at all, then until a key
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()

    app = at_menu(change_them)
    assert app.theme == "light"
    assert preferences.load() == Preferences(theme="light", pace="key")
    (home / "terminal.json").write_text('{"theme": "pink"}', encoding="utf-8")
    assert preferences.load() == Preferences()


def test_another_language_is_kept() -> None:
    async def change_it(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.LANGUAGE)
        await click(pilot, "Magyar")
        await pilot.pause()
        await see(pilot, say("hu", "play-now"))

    at_menu(change_it)
    assert preferences.load().language == "hu"


def test_the_rules_can_be_read_from_the_menu() -> None:
    async def read(pilot: Pilot[None]) -> None:
        await enter(pilot, MenuItem.RULES)
        await see(pilot, "What it is about")
        await pilot.press("enter")
        await pilot.pause()
        await see(pilot, "Play now")

    at_menu(read)


def test_the_opponents_are_told_apart_by_what_people_meet() -> None:
    """How often their predictions come true, whom they beat, how long they think."""
    fields = {one.name: one for one in form(NewGame(), Speech("en"))}
    told = {value.word: value.why for value in fields["opponents"].values}
    assert "Of 100 predictions" in told["novice"]
    assert "against three of the level below" in told["master"]
    assert "200 ms" in told["archmage+"]
