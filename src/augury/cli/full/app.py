"""The program on the full screen: which screen follows which.

What a screen needs is imported when it is opened, so that the first one is there soon. The file is
longer than most, since every way from one screen to another is in it.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from augury.cli import saves
from augury.cli.capabilities import check_joining
from augury.cli.errors import UsageError
from augury.cli.full.endings import Ending
from augury.cli.full.menus import MENU, MenuItem, languages, menu, saved, settings
from augury.cli.full.themes import THEMES
from augury.cli.full.widgets.choices import ChoiceItem
from augury.cli.preferences import Appearance, Pace, Preferences, load, save
from augury.cli.saved_games import SavedGame
from augury.cli.sessions.local import LocalTable
from augury.cli.words.refusals import explain_error
from augury.cli.words.speech import Speech
from augury.game import AuguryError, View
from augury.game.rules.choices import Choice
from augury.game.text.record import Record

if TYPE_CHECKING:
    from rich.console import RenderableType
    from textual.driver import Driver

    from augury.cli.full.form import NewGame
    from augury.cli.sessions.remote import RemoteSession


class FullScreen(App[None]):
    """A game, or the menu from which one is begun."""

    TITLE = "Augury"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        language: str,
        game: LocalTable | None = None,
        preferences: Preferences | None = None,
        *,
        replay: tuple[Record, int | None] | None = None,
        now: bool = False,
        link: str | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game  # the one to begin with, then the last that was played
        self._running_loop: asyncio.AbstractEventLoop | None = None
        self.now = now  # begin a new game at once
        self.replay = replay
        self.link = link
        self.person = name
        self.seat_link: str | None = None  # how to come back to a server's table
        self.preferences = preferences or load()
        self.language = language
        for theme in THEMES:
            self.register_theme(theme)
        self.set_reactive(App.theme, self.preferences.theme)  # nothing has to be styled anew yet
        self.stylesheet.set_variables(self.get_css_variables())

    def get_driver_class(self) -> type[Driver]:
        """The class that reads the keyboard."""
        if sys.platform == "win32":
            return super().get_driver_class()
        from augury.cli.full.keyboard import Keyboard  # noqa: PLC0415

        return Keyboard

    @property
    def speech(self) -> Speech:
        """In which language the menus speak."""
        return Speech(self.language)

    def on_load(self) -> None:
        """From now on it can be left in order."""
        self._running_loop = asyncio.get_running_loop()

    def on_mount(self) -> None:
        """Begin with the game that was asked for, or with the menu."""
        self.lead_through()

    def on_ready(self) -> None:
        """What was held back until the first screen stood."""
        gc.enable()

    @work(exclusive=True, group="screens")
    async def lead_through(self) -> None:
        """From screen to screen, until the person leaves."""
        if self.game is not None:
            await self.play(self.game)
        elif self.now:
            await self.begin()
        elif self.replay is not None:
            await self.look_at(*self.replay)
        elif self.link is not None:
            await self.join(self.link, self.person)
        else:
            await self.show_menu()
        self.exit()

    async def show_menu(self) -> None:
        """Show the menu and do what is chosen there, until the person leaves."""
        at = 0
        while True:
            item = await self.push_screen_wait(menu(self.speech, at))
            if not isinstance(item, MenuItem):
                break
            at = MENU.index(item)
            if item is MenuItem.LEAVE:
                break
            await self.go(item)

    async def go(self, item: MenuItem) -> None:
        """Where an item of the menu leads, and back."""
        match item:
            case MenuItem.PLAY:
                await self.begin()
            case MenuItem.NEW:
                await self.set_up()
            case MenuItem.CONTINUE:
                kept = await self.push_screen_wait(saved(self.speech, over=False))
                if isinstance(kept, SavedGame):
                    record = saves.resumed(kept.record, seat=None, seed=None, opponents=None)
                    await self.play(await self.open_game(record, kept.path))
            case MenuItem.JOIN:
                link = await self.ask(self.speech.say("join-link"))
                if link is not None:
                    await self.join(link, None)
            case MenuItem.REPLAY:
                kept = await self.push_screen_wait(saved(self.speech, over=None))
                if isinstance(kept, SavedGame):
                    await self.look_at(kept.record, None)
            case MenuItem.RULES:
                await self.read_rules()
            case MenuItem.SETTINGS:
                await self.set_preferences()
            case MenuItem.LANGUAGE:
                chosen = await self.push_screen_wait(languages(self.speech))
                if isinstance(chosen, str):
                    self.language = chosen
                    self.keep(replace(self.preferences, language=chosen))
            case MenuItem.LEAVE:
                self.exit()

    # Games

    async def set_up(self) -> None:
        """A new game by the rules that the person chooses."""
        from augury.cli.full.form import NewGame  # noqa: PLC0415
        from augury.cli.full.screens.setup import SetupScreen  # noqa: PLC0415

        setup = await self.push_screen_wait(SetupScreen(NewGame(), self.language))
        if setup is not None:
            await self.begin(setup)

    async def begin(self, setup: NewGame | None = None) -> None:
        """A new game; without a setup, by the usual rules against the usual bots."""
        choice, opponents = (Choice(), None) if setup is None else (setup.choice, setup.opponents)
        name = self.preferences.name or self.speech.say("terminal-person")
        record = saves.new(choice.rules(), name=name, seat=None, seed=None, opponents=opponents)
        await self.play(await self.open_game(record, _new_path()))

    async def open_game(self, record: Record, path: Path) -> LocalTable | None:
        """A game that is kept in a file; none where that is not possible, which is said."""
        try:
            return LocalTable(record, path, self.language)
        except AuguryError as error:
            await self.tell(error)
            return None

    async def play(self, game: LocalTable | None) -> None:
        """Play a game to its end, or until the person leaves; and another, if they like."""
        while game is not None:
            self.game = game
            try:
                ending = await self.play_at(game, game.begun)
            finally:
                await game.close()
            if ending is not Ending.AGAIN:
                return
            game = await self.open_game(saves.again(game.file.record), _new_path())

    async def join(self, text: str, name: str | None) -> None:
        """Play at a table of a server, game after game."""
        try:
            check_joining()
            from augury.cli.full.screens.lobby import LobbyScreen  # noqa: PLC0415
            from augury.cli.sessions.remote import RemoteSession, read_link  # noqa: PLC0415

            session = RemoteSession(read_link(text), self.language)
            await session.sit(name or self.preferences.name or self.speech.say("terminal-person"))
        except AuguryError as error:
            await self.tell(error)
            return
        try:
            while True:
                begun = await self.push_screen_wait(LobbyScreen(session, self.language))
                if isinstance(begun, str):
                    await self.tell(UsageError(begun))
                if not isinstance(begun, View):
                    return
                ending = await self.play_at(session, begun)
                if ending is not Ending.AGAIN:
                    return
        finally:
            self.seat_link = session.link.text
            await session.close()

    async def play_at(self, session: RemoteSession | LocalTable, view: View) -> Ending:
        """A game at a table; at its end it may be watched again."""
        from augury.cli.full.screens.game import GameScreen  # noqa: PLC0415

        while True:
            screen = GameScreen(session, view, self.preferences, self.language)
            ending: Ending = await self.push_screen_wait(screen)
            if ending not in (Ending.REPLAY, Ending.REVIEW):
                return ending
            view, reviewing = screen.view, ending is Ending.REVIEW
            try:
                await self.look_at(await session.record(), None, reviewing=reviewing)
            except AuguryError as error:
                await self.tell(error)

    async def look_at(self, record: Record, seat: int | None, *, reviewing: bool = False) -> None:
        """A game that was played, step by step; what is thought of it first, if that is asked."""
        from augury.cli.full.screens.replay import ReplayScreen  # noqa: PLC0415

        await self.push_screen_wait(ReplayScreen(record, self.language, seat, reviewing=reviewing))

    # What else there is in the menu

    async def tell(self, error: AuguryError) -> None:
        """Say what went wrong."""
        await self.read(self.speech.say("trouble"), explain_error(error, self.language))

    async def read_rules(self) -> None:
        """The rules as they are usually played."""
        from augury.cli.pictures.rulebook import rulebook  # noqa: PLC0415

        await self.read(self.speech.say("rules"), rulebook(Choice().rules(), self.language))

    async def read(self, title: str, body: RenderableType) -> None:
        """Show a text to read, on a screen of its own."""
        from augury.cli.full.screens.panel import Panel  # noqa: PLC0415

        close = ChoiceItem[object](self.speech.say("close"), None)
        await self.push_screen_wait(Panel(title, body, (close,)))

    async def ask(self, question: str, value: str = "", longest: int = 0) -> str | None:
        """Ask for a line of text."""
        from augury.cli.full.screens.text_input import TextInputScreen  # noqa: PLC0415

        return await self.push_screen_wait(TextInputScreen(question, value, longest))

    async def set_preferences(self) -> None:
        """Theme, pace, and whether clicks are confirmed; each choice moves on to its next value."""
        at = 0
        while True:
            chosen = await self.push_screen_wait(settings(self.speech, self.preferences, at))
            now = self.preferences
            themes = [appearance.value for appearance in Appearance]
            paces = [pace.value for pace in Pace]
            match chosen:
                case "theme":
                    at, now = 0, replace(now, theme=_next_in_turn(themes, now.theme))
                case "pace":
                    at, now = 1, replace(now, pace=_next_in_turn(paces, now.pace))
                case "confirm":
                    at, now = 2, replace(now, confirm=not now.confirm)
                case "name":
                    name = await self.ask(self.speech.say("your-name"), now.name or "", 24)
                    at, now = 3, replace(now, name=name or now.name)
                case _:
                    return
            self.keep(now)

    def keep(self, preferences: Preferences) -> None:
        """Use these preferences from now on, and the next time."""
        self.preferences = preferences
        self.theme = preferences.theme
        save(preferences)

    async def action_leave(self) -> None:
        """Leave at once, from wherever one is; a game is kept after every move."""
        self.leave()

    def interrupt(self) -> None:
        """Leave when Ctrl-C comes before it is a key, or as a signal from another program."""
        if self._running_loop is None:
            raise KeyboardInterrupt
        with suppress(RuntimeError):  # it has ended already
            self._running_loop.call_soon_threadsafe(self.leave)

    def leave(self) -> None:
        """End the program."""
        self.workers.cancel_all()  # they would show something on screens that go away
        self.exit()


def _new_path() -> Path:
    return saves.default_path(datetime.now().astimezone())


def _next_in_turn(values: list[str], now: str) -> str:
    return values[(values.index(now) + 1) % len(values)]
