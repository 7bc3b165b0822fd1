"""The program on the full screen: which screen follows which."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from augury.cli import saves
from augury.cli.errors import CommandError, MessageError
from augury.cli.full.form import Setup
from augury.cli.full.menus import MENU, MenuItem, languages, menu, saved, settings
from augury.cli.full.paces import Pace
from augury.cli.full.preferences import Preferences, load, save
from augury.cli.full.screens.game import Ending, GameScreen
from augury.cli.full.screens.line import LineScreen
from augury.cli.full.screens.panel import Panel
from augury.cli.full.screens.replay import ReplayScreen
from augury.cli.full.screens.setup import SetupScreen
from augury.cli.full.themes import THEMES
from augury.cli.full.widgets.choices import Option
from augury.cli.pictures.rulebook import rulebook
from augury.cli.saved_games import SavedGame
from augury.cli.sessions.local import LocalSession
from augury.cli.sessions.local_game import LocalGame
from augury.cli.sessions.packages import missing_packages
from augury.cli.words.speech import Speech
from augury.game import AuguryError, Rules, View
from augury.game.record import Record

__all__ = ["FullScreen"]


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
        game: LocalGame | None = None,
        preferences: Preferences | None = None,
        *,
        replay: tuple[Record, int | None] | None = None,
        link: str | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game  # the one to begin with, then the last that was played
        self.replay = replay
        self.link = link
        self.person = name
        self.seat_link: str | None = None  # how to come back to a server's table
        self.preferences = preferences or load()
        self.language = language
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.preferences.theme

    @property
    def speech(self) -> Speech:
        """In which language the menus speak."""
        return Speech(self.language)

    def on_mount(self) -> None:
        """Begin with the game that was asked for, or with the menu."""
        self.lead_through()

    @work(exclusive=True, group="screens")
    async def lead_through(self) -> None:
        """From screen to screen, until the person leaves."""
        if self.game is not None:
            await self.play(self.game)
        elif self.replay is not None:
            record, seat = self.replay
            await self.push_screen_wait(ReplayScreen(record, self.language, seat))
        elif self.link is not None:
            await self.join(self.link, self.person)
        else:
            await self.show_menu()
        self.exit()

    async def show_menu(self) -> None:
        """The menu, again and again."""
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
                await self.begin(Setup())
            case MenuItem.NEW:
                setup = await self.push_screen_wait(SetupScreen(Setup(), self.language))
                if setup is not None:
                    await self.begin(setup)
            case MenuItem.CONTINUE:
                kept = await self.push_screen_wait(saved(self.speech, over=False))
                if isinstance(kept, SavedGame):
                    record = saves.resumed(kept.record, seat=None, seed=None, opponents=None)
                    await self.play(await self.lay(record, kept.path))
            case MenuItem.JOIN:
                link = await self.push_screen_wait(LineScreen(self.speech.say("join-link")))
                if link is not None:
                    await self.join(link, None)
            case MenuItem.REPLAY:
                kept = await self.push_screen_wait(saved(self.speech, over=None))
                if isinstance(kept, SavedGame):
                    await self.push_screen_wait(ReplayScreen(kept.record, self.language))
            case MenuItem.RULES:
                await self.read(self.speech.say("rules"), Rules())
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

    async def begin(self, setup: Setup) -> None:
        """A new game."""
        rules = setup.choice.rules()
        name = self.preferences.name or self.speech.say("terminal-person")
        record = saves.new(rules, name=name, seat=None, seed=None, opponents=setup.opponents)
        await self.play(await self.lay(record, _new_path()))

    async def lay(self, record: Record, path: Path) -> LocalGame | None:
        """A game that is kept here; if that is not possible, say why."""
        try:
            return LocalGame(record, path)
        except AuguryError as error:
            await self.tell(error)
            return None

    async def play(self, game: LocalGame | None) -> None:
        """Play a game to its end, or until the person leaves; and another, if they like."""
        while game is not None:
            self.game = game
            session = LocalSession(game, self.language)
            screen = GameScreen(session, session.view, self.preferences, self.language)
            ending = await self.push_screen_wait(screen)
            if ending is Ending.REPLAY:
                await self.push_screen_wait(ReplayScreen(game.record, self.language))
            if ending is not Ending.AGAIN:
                return
            game = await self.lay(saves.again(game.record), _new_path())

    async def join(self, text: str, name: str | None) -> None:
        """Play at a table of a server, game after game."""
        if missing := missing_packages():
            await self.tell(missing)
            return
        from augury.cli.full.screens.lobby import LobbyScreen  # noqa: PLC0415
        from augury.cli.sessions.remote import RemoteSession, read_link  # noqa: PLC0415

        try:
            session = RemoteSession(read_link(text), self.language)
            await session.sit(name or self.preferences.name or self.speech.say("terminal-person"))
        except AuguryError as error:
            await self.tell(error)
            return
        try:
            while True:
                begun = await self.push_screen_wait(LobbyScreen(session, self.language))
                if isinstance(begun, str):
                    await self.tell(CommandError(self.speech.say(begun)))
                if not isinstance(begun, View):
                    return
                screen = GameScreen(session, begun, self.preferences, self.language)
                ending = await self.push_screen_wait(screen)
                if ending is not Ending.AGAIN:
                    return
        finally:
            self.seat_link = session.link.text
            await session.close()

    async def tell(self, error: AuguryError) -> None:
        """Say what went wrong."""
        words = error.said(self.language) if isinstance(error, MessageError) else str(error)
        close = Option[object](self.speech.say("close"), None)
        await self.push_screen_wait(Panel(self.speech.say("trouble"), words, (close,)))

    # What else there is in the menu

    async def read(self, title: str, rules: Rules) -> None:
        """The rules, to be read."""
        close = Option[object](self.speech.say("close"), None)
        await self.push_screen_wait(Panel(title, rulebook(rules, self.language), (close,)))

    async def set_preferences(self) -> None:
        """Theme, pace, and whether clicks are confirmed; each choice moves on to its next value."""
        at = 0
        while True:
            chosen = await self.push_screen_wait(settings(self.speech, self.preferences, at))
            now = self.preferences
            themes = [theme.name for theme in THEMES]
            paces = [pace.value for pace in Pace]
            match chosen:
                case "theme":
                    at, now = 0, replace(now, theme=_next(themes, now.theme))
                case "pace":
                    at, now = 1, replace(now, pace=_next(paces, now.pace))
                case "confirm":
                    at, now = 2, replace(now, confirm=not now.confirm)
                case "name":
                    question = self.speech.say("your-name")
                    name = await self.push_screen_wait(LineScreen(question, now.name or "", 24))
                    at, now = 3, replace(now, name=name or now.name)
                case _:
                    return
            self.keep(now)

    def keep(self, preferences: Preferences) -> None:
        """From now on, and next time."""
        self.preferences = preferences
        self.theme = preferences.theme
        save(preferences)

    async def action_leave(self) -> None:
        """Leave at once, from wherever one is; a game is kept after every move."""
        self.exit()


def _new_path() -> Path:
    return saves.default_path(datetime.now().astimezone())


def _next(values: list[str], now: str) -> str:
    return values[(values.index(now) + 1) % len(values)]
