"""Whole games with all special cards: one by keys, one by the mouse, against bots."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from augury import Phase
from augury.cli import saves
from augury.cli.errors import SaveError
from augury.cli.full.app import FullScreen
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.screens.panel import Panel
from augury.cli.full.widgets.choices import Choices
from augury.cli.full.widgets.hand import Hand
from augury.cli.preferences import Preferences
from augury.cli.sessions.local import LocalTable
from augury.game.rules.choices import Choice
from tests.cli.full.person import AT_ONCE, click, see, shows

RULES = Choice(edition="HU25", players=4, hand_sizes=(2, 7)).rules()
STEPS = 200  # more than such a game can take

Step = Callable[[Pilot[object]], Awaitable[None]]


async def by_keys(pilot: Pilot[object]) -> None:
    """Enter: the cursor is always on something that is allowed."""
    await pilot.press("enter")


async def by_mouse(pilot: Pilot[object]) -> None:
    """A click on the last option that is not crossed out, or on the last card that is lit."""
    screen = pilot.app.screen
    choices = screen.query_one(Choices)
    if choices.display and choices.options:
        free = [option.label for option in choices.options if not option.barred]
        await click(pilot, f" {free[0]} " if choices.at else f"[{free[0]}]")
    elif isinstance(screen, GameScreen) and screen.scene.legal:
        hand = screen.query_one(Hand)
        playable = [at for at, card in enumerate(hand.cards) if card in hand.legal]
        hand.at = playable[-1]
        await pilot.pause()
        await click(pilot, "┗━")  # the card under the cursor has a heavy edge


@pytest.mark.parametrize("step", [by_keys, by_mouse])
@pytest.mark.parametrize("seed", ["1"])
def test_a_whole_game(
    step: Step, seed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "game.wiz"
    record = saves.new(RULES, name="Ada", seat=None, seed=seed, opponents="novice")

    async def play() -> None:
        app = FullScreen("en", LocalTable(record, path), Preferences(pace="none"))
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(STEPS):
                await pilot.pause()
                await step(pilot)  # type: ignore[arg-type]
                if app.screen.query(Panel) or saves.read(path).state.phase is Phase.OVER:
                    break

    asyncio.run(play())
    assert saves.read(path).state.phase is Phase.OVER


def test_a_game_that_cannot_be_kept_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.wiz"
    record = saves.new(RULES, name="Ada", seat=None, seed="1", opponents="novice")

    def fail(path: Path, *_: object, **__: object) -> None:
        raise SaveError("terminal-not-written", path=str(path), reason="the disk is full")

    async def play() -> None:
        app = FullScreen("en", LocalTable(record, path), AT_ONCE)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            monkeypatch.setattr(saves, "write", fail)
            game = app.screen
            assert isinstance(game, GameScreen)
            moves = len(game.session.file.record.actions)  # type: ignore[attr-defined]
            for _ in range(STEPS):
                await pilot.press("enter")
                await pilot.pause()
                if shows(pilot, "the disk is full"):
                    break
            await see(pilot, "the disk is full")
            assert len(game.session.file.record.actions) > moves  # type: ignore[attr-defined]

    asyncio.run(play())
