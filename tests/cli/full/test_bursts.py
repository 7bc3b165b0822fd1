"""Every key in bursts of four at every screen: none is closed twice, none takes another one along.

Keys that are typed faster than a screen answers wait in its queue, and arrive when it is closed.
"""

import asyncio
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

import pytest
from rich.style import Style
from rich.text import Text
from textual.app import App
from textual.events import Click, Key, MouseMove
from textual.pilot import Pilot
from textual.screen import Screen

from augury import Phase, Rules, State
from augury.analysis.judging import QUICK
from augury.analysis.review import Review, review
from augury.cli import saves
from augury.cli.full import panels, screens
from augury.cli.full.app import FullScreen
from augury.cli.full.drawings import Palette
from augury.cli.full.form import NewGame
from augury.cli.full.menus import languages, menu, saved, settings
from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.screens.lobby import LobbyScreen
from augury.cli.full.screens.panel import Panel
from augury.cli.full.screens.replay import ReplayScreen
from augury.cli.full.screens.review import Progress, ReviewScreen
from augury.cli.full.screens.setup import SetupScreen
from augury.cli.full.screens.text_input import TextInputScreen
from augury.cli.full.themes import THEMES
from augury.cli.full.widgets.hand import Hand
from augury.cli.preferences import Preferences
from augury.cli.sessions.local import LocalTable
from augury.cli.sessions.remote import RemoteSession, read_link
from augury.cli.words.speech import Speech
from augury.client.errors import RequestRefused
from augury.testing.scenarios import act, dealt
from tests.analysis.games import CARELESS
from tests.cli.full import test_game as asked
from tests.cli.full.person import AT_ONCE, Scenario, at_table, until
from tests.cli.sessions.test_remote import lay
from tests.server.harness import house

BURST = 4
NAMED = (
    *("enter", "space", "escape", "tab", "shift+tab", "up", "down", "left", "right", "home"),
    *("end", "pageup", "pagedown", "backspace", "delete", "f1", "f2", "f5", "plus", "minus"),
    *("question_mark", "ctrl+a", "ctrl+w"),
)
LETTERS = (*ascii_lowercase, "N", "0", "1", "9")
CHARACTERS = {"enter": "\r", "space": " ", "plus": "+", "minus": "-", "question_mark": "?"}
SPEECH = Speech("en", ("Ada", "Björn", "Cem"), 0)

Open = Callable[[], Screen[object]]


class Floor(AnsweringScreen[object]):
    """What lies below the screen that is tried, and must lie there afterwards."""


class Trial(App[object]):
    """A program with a floor, on which one screen after the other is opened."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = AT_ONCE.theme
        self.floor = Floor()

    def on_mount(self) -> None:
        self.push_screen(self.floor)


def press(app: App[Any], *keys: str) -> None:
    """Keys that come at once, as a terminal sends what was typed ahead."""
    for key in keys:
        character = CHARACTERS.get(key, key if len(key) == 1 else None)
        app.post_message(Key(f"upper_{key.lower()}" if key.isupper() else key, character))


async def survive(pilot: Pilot[object], opened: Open, bursts: Iterable[Sequence[str]]) -> None:
    """Bursts at a screen: it is closed once or not at all, and what is below it stays.

    Where it was closed or covered, it is opened anew for the next burst.
    """
    app = pilot.app
    assert isinstance(app, Trial)
    answers: list[object] = []
    tried: Screen[object] = app.floor
    for keys in bursts:
        if app.screen is app.floor:
            answers.clear()
            tried = opened()
            await app.push_screen(tried, answers.append)
            await pilot.pause()
        press(app, *keys)
        await pilot.pause()
        assert app.screen_stack[1:2] == [app.floor], keys
        while app.screen is not tried and app.screen is not app.floor:
            app.screen.dismiss(None)
        if tried not in app.screen_stack:
            await until(pilot, lambda: bool(answers), f"an answer to {keys}")
        await pilot.pause()
        assert len(answers) == (tried not in app.screen_stack), (keys, answers)


def try_all(opened: Open, keys: Sequence[str]) -> None:
    """Every one of these keys four times, then mixed bursts."""
    rng = Random(29)
    mixed = [rng.choices(keys, k=BURST) for _ in range(15)]

    async def run() -> None:
        async with Trial().run_test(size=(60, 20), notifications=True) as pilot:
            await pilot.pause()
            await survive(pilot, opened, [*([key] * BURST for key in keys), *mixed])

    asyncio.run(run())


def a_round_over() -> State:
    return act(
        dealt("B1 | R3 | B4", up="G4", hand_sizes=(1, 1)),
        "1:bid=0 2:bid=1 0:bid=0 1:R3 2:B4 0:B1",
    )


def a_game_over() -> State:
    return act(
        dealt("B1 | R3 | B4", up="G4", hand_sizes=(1,)),
        "1:bid=0 2:bid=1 0:bid=0 1:R3 2:B4 0:B1",
    )


class Refusing(Scenario):
    """Nothing can be claimed or taken back here, though it is asked for."""

    async def claim(self) -> None:
        raise RequestRefused("not_settled", "no")

    async def take_back(self) -> None:
        raise RequestRefused("nothing", "no")


def game(state: Callable[[], State]) -> Open:
    def open_game() -> Screen[object]:
        session = Refusing(state())
        return GameScreen(session, session.view, AT_ONCE, "en")  # type: ignore[return-value]

    return open_game


def panel(name: str) -> Open:
    """A panel by the name of what makes it; a new one of these has to be told here."""

    def open_panel() -> Screen[object]:
        view = Scenario(a_game_over() if name == "end_panel" else a_round_over()).view
        palette, size = Palette(THEMES[0].variables), (80, 24)
        match name:
            case "pad_panel" | "round_panel" | "end_panel":
                made: Screen[object] = getattr(panels, name)(view, SPEECH, palette, size)
            case "log_panel":
                made = panels.log_panel(["Trick 1: Ada B1"], SPEECH, palette)
            case "help_panel" | "rules_panel":
                made = getattr(panels, name)(view, SPEECH)
            case "talk_panel":
                made = panels.talk_panel(SPEECH, free_text=True)
            case _:
                assert name == "text_panel", f"how is {name} opened?"
                made = panels.text_panel("terminal-key-hint", Text("B1"), SPEECH)
        return made

    return open_panel


@cache
def found() -> Review:
    return review(CARELESS, effort=QUICK)


def looked_at() -> Screen[object]:
    replay = ReplayScreen(CARELESS, "en")
    replay.progress = Progress(1, found(), running=False)
    return replay  # type: ignore[return-value]


def reviewed() -> Screen[object]:
    return ReviewScreen(Progress(1, found(), running=False), SPEECH, lambda: None)


SCREENS: dict[str, Open] = {
    "the menu": lambda: menu(SPEECH),
    "saved games": lambda: saved(SPEECH, over=None),
    "languages": lambda: languages(SPEECH),
    "settings": lambda: settings(SPEECH, Preferences(), 0),
    "a new game": lambda: SetupScreen(NewGame(), "en"),  # type: ignore[dict-item,return-value]
    "a line to type": lambda: TextInputScreen("Name"),  # type: ignore[dict-item,return-value]
    "a replay": looked_at,
    "a review": reviewed,
    **{name: panel(name) for name in vars(panels) if name.endswith("_panel")},
    "a game over": game(a_game_over),
    **{
        state.__name__: game(state)
        for state in (
            *(asked.bidding, asked.trump, asked.following),
            *(asked.announcing, asked.passing, asked.changing),
        )
    },
}


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param(NAMED, id="keys with names"),
        pytest.param(LETTERS, id="letters", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("name", SCREENS)
def test_no_burst_closes_a_screen_twice(name: str, keys: Sequence[str]) -> None:
    try_all(SCREENS[name], keys)


def test_no_burst_closes_the_lobby_twice(tmp_path: Path) -> None:
    """At a real server: a table for every key, since Enter begins its game."""

    async def run() -> None:
        async with house(tmp_path) as address, Trial().run_test() as pilot:
            await pilot.pause()
            for key in NAMED:
                joined = await lay(address, bots={"1": "novice", "2": "novice"})
                link = read_link(f"{address}/t/{joined['table']}#{joined['key']}")
                session = RemoteSession(link, "en")
                await session.sit("Ada")
                lobby = partial(LobbyScreen, session, "en")
                await survive(pilot, lobby, [[key] * BURST])  # type: ignore[arg-type]
                await session.close()
                if pilot.app.screen is not pilot.app.floor:  # type: ignore[attr-defined]
                    pilot.app.screen.dismiss(None)

    asyncio.run(run())


def test_every_screen_is_tried_and_answers_once() -> None:
    for module in pkgutil.iter_modules(screens.__path__):
        import_module(f"{screens.__name__}.{module.name}")
    known = set(_all(Screen))
    ours = {each for each in known if each.__module__.startswith("augury.")}
    assert all(issubclass(each, AnsweringScreen) for each in ours)
    tried = {type(opened()) for opened in SCREENS.values()} | {LobbyScreen}
    leaves = {each for each in ours if not (set(_all(each)) & ours) or each in tried}
    assert leaves - {AnsweringScreen} == tried


def _all(kind: type[Screen[object]]) -> Iterator[type[Screen[object]]]:
    for each in kind.__subclasses__():
        yield each
        yield from _all(each)


def test_a_question_is_answered_once_by_a_burst() -> None:
    """The second Enter is no second answer, and nothing is refused because of it."""
    for state in (asked.bidding, asked.following):
        session = Scenario(state())

        async def answer(pilot: Pilot[object], session: Scenario = session) -> None:
            press(pilot.app, *["enter"] * BURST)
            await until(pilot, lambda: bool(session.moves), "a move")
            await pilot.pause()
            (shown,) = [one for one in pilot.app.screen_stack if isinstance(one, GameScreen)]
            assert shown.notice == ""

        at_table(session, answer)
        assert len(session.moves) == 1


def test_space_goes_on_and_chooses_nothing() -> None:
    states = dict.fromkeys(state for state, _, _ in asked.QUESTIONS.values())
    for state in states:
        session = Scenario(state())

        async def answer(pilot: Pilot[object]) -> None:
            press(pilot.app, *["space"] * BURST)
            await pilot.pause()

        at_table(session, answer)
        assert session.moves == [], state.__name__


def test_a_hand_in_which_nothing_is_left_takes_any_key_and_click() -> None:
    """A key may come when the last card has just gone, a click where a card was drawn before."""
    session = Refusing(a_round_over())

    async def answer(pilot: Pilot[object]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        hand = screen.query_one(Hand)
        assert hand.cards == ()
        screen._go.set()
        press(pilot.app, *LETTERS, "left", "right", "enter", "²", "٣")
        gone = Style(meta={"card": 5})
        for kind in (MouseMove, Click):
            hand.post_message(kind(hand, 0, 0, 0, 0, 0, False, False, False, style=gone))
        await pilot.pause()

    at_table(session, answer)
    assert session.moves == []


@pytest.mark.parametrize("digit", "²٣½")
def test_a_digit_of_another_script_does_no_harm(digit: str) -> None:
    session = Scenario(asked.bidding())

    async def answer(pilot: Pilot[object]) -> None:
        press(pilot.app, digit)
        await pilot.pause()

    at_table(session, answer)
    assert session.moves == []


def test_the_game_goes_on_after_any_burst_at_the_score_pad(tmp_path: Path) -> None:
    """Round after round of a game that is kept here; at its end the panel of the end stands."""
    rules = Rules(3, hand_sizes=(1,) * 4)
    rng = Random(5)

    async def play() -> None:
        record = saves.new(rules, name="Ada", seat=0, seed="5", opponents="novice")
        table = LocalTable(record, tmp_path / "game.wiz")
        app = FullScreen("en", table, AT_ONCE)
        async with app.run_test() as pilot:
            while table.file.state.phase is not Phase.OVER:
                press(app, *rng.choices(("enter", "space", "escape", "p", "l", "0"), k=BURST))
                await pilot.pause()
                assert isinstance(app.screen_stack[1], GameScreen)
            await until(pilot, lambda: isinstance(app.screen, Panel), "its end")

    asyncio.run(play())
