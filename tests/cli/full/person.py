"""A person at the full screen: a game written by hand, keys, and clicks where something stands."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from augury import Action, IllegalAction, Move, State, View, step, view
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.themes import THEMES
from augury.cli.preferences import Preferences
from augury.cli.sessions.table import TableSession
from augury.cli.sessions.updates import Happened
from augury.client.errors import RequestRefused
from augury.game import concerns
from augury.game.text.record import Record

NAMES = ("Ada", "Björn", "Cem", "Dóra", "Eva", "Fjodor der Große")
PATIENCE = 300.0  # seconds, for a machine with much else to do
AT_ONCE = Preferences(pace="none")


class Scenario(TableSession):
    """A session about a state written by hand: the others do what they are told to, and no more."""

    def __init__(self, state: State, seat: int | None = 0) -> None:
        super().__init__("en")
        self.state = state
        self.seat = seat
        self.names = NAMES[: state.rules.players]
        self.view: View = view(state, seat)
        self.moves: list[Move] = []
        self.closed = False

    async def act(self, move: Move) -> None:
        try:
            self.do(move)
        except IllegalAction as error:
            raise RequestRefused(error.code, str(error), error.refusal) from None
        self.moves.append(move)

    @property
    def talks(self) -> bool:
        return False

    @property
    def alone(self) -> bool:
        return True

    async def again(self) -> None:
        pass

    async def record(self) -> Record:
        raise AssertionError("nobody asks for it here")

    async def close(self) -> None:
        self.closed = True

    async def _send(self, text: str) -> None:
        raise AssertionError(text)

    def do(self, action: Action) -> None:
        """Something happens at the table."""
        done = step(self.state, action)
        self.state, self.view = done.state, view(done.state, self.seat)
        seen = tuple(
            event for event in done.events if self.seat is None or concerns(event, self.seat)
        )
        self._updates.put_nowait(Happened(seen, self.view))


class Showing(App[object]):
    """A program with one screen."""

    def __init__(
        self, session: Scenario, preferences: Preferences = AT_ONCE, language: str = "en"
    ) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = preferences.theme
        self.game = GameScreen(session, session.view, preferences, language)

    def on_mount(self) -> None:
        self.push_screen(self.game)


Script = Callable[[Pilot[object]], Awaitable[None]]


def at_table(
    session: Scenario,
    script: Script,
    *,
    size: tuple[int, int] = (80, 24),
    preferences: Preferences = AT_ONCE,
    language: str = "en",
) -> None:
    """Sit down at a game and do something there."""

    async def sit() -> None:
        app = Showing(session, preferences, language)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(sit())


def picture(pilot: Pilot[Any]) -> list[str]:
    """The lines on the screen."""
    return [strip.text for strip in pilot.app.screen._compositor.render_strips()]


def shows(pilot: Pilot[Any], *texts: str) -> bool:
    """Whether all of these can be read, wherever lines are broken."""
    seen = " ".join(" ".join(picture(pilot)).split())
    return all(" ".join(text.split()) in seen for text in texts)


async def see(pilot: Pilot[Any], *texts: str) -> None:
    """Wait until all of these can be read, however busy the machine is."""
    await until(pilot, lambda: shows(pilot, *texts), f"to see {texts}")


async def until(pilot: Pilot[Any], true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end, f"waited for {what}:\n" + "\n".join(picture(pilot))
        await pilot.pause(0.01)


async def click(pilot: Pilot[Any], text: str) -> None:
    """Click on something that can be read on the screen; the lowest, if there are several."""
    lines = picture(pilot)
    for y in reversed(range(len(lines))):
        x = lines[y].rfind(text.replace(" ", "\u00a0"))
        x = lines[y].rfind(text) if x < 0 else x
        if x >= 0:
            await pilot.click(offset=(x, y))
            return
    raise AssertionError(f"{text!r} is not on the screen:\n" + "\n".join(lines))
