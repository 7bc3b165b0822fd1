"""A recorded game, step by step on the full screen."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from textual.pilot import Pilot

from augury import Phase, Rules, State, deal, legal_actions, start, step
from augury.cli.full.app import FullScreen
from augury.cli.full.frames import frames
from augury.cli.full.screens.replay import ReplayScreen
from augury.cli.words.speech import Speech
from augury.game.text.record import Record
from tests.cli.full.person import AT_ONCE, see, shows

NAMES = ("Ada", "Björn", "Cem")


@pytest.fixture(scope="module")
def record() -> Record:
    """Two rounds, played at random."""
    rng = Random(7)
    state: State = start(Rules(players=3, hand_sizes=(2, 3)))
    actions = []
    while state.phase is not Phase.OVER:
        if not state.to_act:
            action = deal(state, rng)
        else:
            action = rng.choice(legal_actions(state, state.to_act[0]))  # type: ignore[assignment]
        actions.append(action)
        state = step(state, action).state
    return Record(state.rules, NAMES, actions=tuple(actions))


def looking(
    record: Record,
    script: Callable[[Pilot[None], ReplayScreen], Awaitable[None]],
    seat: int | None = None,
) -> None:
    async def look() -> None:
        app = FullScreen("en", preferences=AT_ONCE, replay=(record, seat))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await script(pilot, screen)

    asyncio.run(look())


def test_a_complete_trick_still_lies_on_the_table(record: Record) -> None:
    ends = [frame for frame in frames(record, None) if frame.ended]
    assert len(ends) == 5
    assert all(len(frame.view.table.trick) == 3 for frame in ends)


def test_a_complete_trick_shows_who_took_it(record: Record) -> None:
    for frame in frames(record, None):
        if frame.ended is not None:
            shown = frame.scene(Speech("en", NAMES))
            assert shown.facts.winning == frame.state.table.tricks[-1].winner
            assert shown.view.table.suit is frame.before.table.suit


def test_keys_step_by_card_trick_and_round(record: Record) -> None:
    async def step_through(pilot: Pilot[None], screen: ReplayScreen) -> None:
        await see(pilot, "1/", "Ada", "Björn", "Cem")
        await pilot.press("right", "right", "left")
        assert screen.at == 1
        await pilot.press("down")
        assert screen.frames[screen.at].ended
        await pilot.pause()
        await see(pilot, "Trick 1: ", "winning")
        await pilot.press("pagedown")
        assert screen.frames[screen.at].state.table.number == 2
        await pilot.press("pageup", "end", "up")
        await pilot.press("end")
        await pilot.pause()
        assert screen.at == len(screen.frames) - 1
        await pilot.press("p")
        await pilot.pause()
        await see(pilot, "Score pad")

    looking(record, step_through)


def test_from_a_seat_only_its_own_cards_are_seen(record: Record) -> None:
    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        own, *others = screen.frames[0].state.hands
        assert all(shows(pilot, card.code) for hand in (own, *others) for card in hand)
        await pilot.press("v")
        await pilot.pause()
        assert screen.seat == 0
        assert all(shows(pilot, card.code) for card in own)
        unseen = {card.code for hand in others for card in hand} - {card.code for card in own}
        up = screen.frames[0].view.table.turned_up
        assert not any(shows(pilot, f" {code}") for code in unseen - {str(up)})

    looking(record, look)


def test_a_game_in_which_nothing_was_dealt() -> None:
    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        await pilot.press("right", "down", "pagedown", "end", "v", "p", "escape")
        await pilot.pause()
        assert screen.frames == ()

    looking(Record(Rules(players=3), NAMES), look)
