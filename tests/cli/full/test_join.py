"""The full screen at a table of a real server, over real sockets."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets._toast import Toast

from augury import Phase
from augury.cli.full.app import FullScreen
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.screens.lobby import LobbyScreen
from augury.cli.full.screens.replay import ReplayScreen
from augury.cli.full.screens.text_input import TextInputScreen
from augury.cli.full.widgets.hand import Hand
from augury.cli.sessions.remote import RemoteSession
from augury.cli.sessions.updates import ChatMessage, SeatingChanged
from augury.client import Link
from tests.cli.full.person import AT_ONCE, picture, see, shows, until
from tests.cli.sessions.test_remote import PATIENCE, lay
from tests.cli.sessions.test_remote import until as next_update
from tests.server.harness import house

Script = Callable[[Pilot[None], RemoteSession], Awaitable[None]]


def at_table(folder: Path, script: Script, **setup: object) -> None:
    """The friend's terminal and a guest: sit down, begin, and do something there."""

    async def play() -> None:
        async with house(folder) as address:
            joined = await lay(address, **setup)
            guest = RemoteSession(Link(address, joined["table"], None))
            await guest.sit("Ada")
            link = f"{address}/t/{joined['table']}#{joined['key']}"
            app = FullScreen("en", preferences=AT_ONCE, link=link)
            async with app.run_test(size=(80, 24), notifications=True) as pilot:
                await see(pilot, "[Start]")
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, GameScreen), "the game")
                await script(pilot, guest)
            await guest.close()

    asyncio.run(play())


def _game(pilot: Pilot[None]) -> GameScreen:
    (game,) = [screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen)]
    return game


def test_phrases_are_said_at_the_table(tmp_path: Path) -> None:
    async def talk(pilot: Pilot[None], guest: RemoteSession) -> None:
        await next_update(guest, SeatingChanged)
        await pilot.press("t")
        await see(pilot, "[Hello!]", "Good luck!", "Applause", "Something else…")
        await pilot.press("right", "enter")
        assert await next_update(guest, ChatMessage) == ChatMessage(0, "phrase-good_luck")
        await pilot.press("t")
        await see(pilot, "[Hello!]")
        await pilot.press("left", "left", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TextInputScreen), "a line to type")
        await pilot.press(*"Hi", "enter")
        assert await next_update(guest, ChatMessage) == ChatMessage(0, None, "Hi")
        await guest.talk("emote", "clap")
        await until(pilot, lambda: "Ada: Applause" in _game(pilot).lines, "to hear Ada")

    at_table(tmp_path, talk, bots={"1": "novice"})


def test_a_table_without_chat_offers_phrases_alone(tmp_path: Path) -> None:
    async def talk(pilot: Pilot[None], _: RemoteSession) -> None:
        await pilot.press("t")
        await see(pilot, "[Hello!]")
        assert not shows(pilot, "Something else…")

    at_table(tmp_path, talk, bots={"1": "novice"}, chat=False)


def test_the_clock_shows_its_seconds(tmp_path: Path) -> None:
    async def look(pilot: Pilot[None], guest: RemoteSession) -> None:
        def seconds() -> bool:
            return re.search(r" (1[0-9]|20) s\b", "\n".join(picture(pilot))) is not None

        async def bid() -> None:
            while not (guest.view and guest.view.legal_actions):
                await guest.next()
            await guest.act(guest.view.legal_actions[0])

        bidding = asyncio.create_task(bid())
        await until(pilot, seconds, "seconds")
        bidding.cancel()

    at_table(tmp_path, look, bots={"1": "novice"}, clock="fast")


def test_a_whole_game_at_a_servers_table(tmp_path: Path) -> None:
    """The friend's terminal: sit down, begin with bots, and press Enter until it is over."""

    async def play() -> None:
        async with house(tmp_path) as address:
            joined = await lay(address, bots={"1": "novice"})
            link = f"{address}/t/{joined['table']}#{joined['key']}"
            app = FullScreen("en", preferences=AT_ONCE, link=link)
            async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(PATIENCE):
                while not (isinstance(app.screen, LobbyScreen) and shows(pilot, "[Start]")):
                    await pilot.pause(0.02)
                await pilot.press("enter")
                while not isinstance(app.screen, GameScreen):
                    await pilot.pause(0.02)
                game = app.screen
                while game.view.table.phase is not Phase.OVER:
                    await pilot.press("enter")
                    await pilot.pause(0.02)
                assert len(game.view.table.pad) == 2
                await see(pilot, "Play again", "Watch again")
                await pilot.press("right", "enter")
                await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the replay")
                await pilot.press("q")
                await see(pilot, "Play again", "Watch again")
                assert game.speech.names == ("Friend", "Novice", "Apprentice")

    asyncio.run(play())


def test_no_such_table_is_said(tmp_path: Path) -> None:
    async def try_it() -> None:
        async with house(tmp_path) as address:
            app = FullScreen("en", preferences=AT_ONCE, link=f"{address}/t/nowhere")
            async with app.run_test() as pilot, asyncio.timeout(PATIENCE):
                while not shows(pilot, "There is no such table."):
                    await pilot.pause(0.02)

    asyncio.run(try_it())


def test_what_somebody_says_is_seen_above_the_table_and_covers_no_card(tmp_path: Path) -> None:
    async def hear(pilot: Pilot[None], guest: RemoteSession) -> None:
        await guest.talk("text", "Hello there")
        await see(pilot, "Ada: Hello there")
        hand = pilot.app.screen.query_one(Hand).region
        assert all(not toast.region.overlaps(hand) for toast in pilot.app.screen.query(Toast))

    at_table(tmp_path, hear, bots={"1": "novice"})
