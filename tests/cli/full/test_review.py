"""Luck and play on the full screen: worked out beside it, and a way to every decision."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from multiprocessing import active_children
from random import Random

import pytest
from textual.pilot import Pilot

from augury import Action, Phase, Play, Rules, State, deal, legal_actions, start, step
from augury.analysis.judging import QUICK
from augury.analysis.review import Review, find_costly, review
from augury.analysis.verdicts import Verdict
from augury.cli.analysis.tables import judge_in_words
from augury.cli.full.app import FullScreen
from augury.cli.full.screens.replay import ReplayScreen
from augury.cli.full.screens.review import Progress, ReviewScreen
from augury.cli.full.widgets.choices import Choices
from augury.cli.words.speech import Speech
from augury.game.text.record import Record
from augury.locales import LANGUAGES, say
from tests.analysis.games import CARELESS
from tests.cli.full.person import AT_ONCE, picture, see, shows, until

NAMES = CARELESS.names

Script = Callable[[Pilot[None], ReplayScreen], Awaitable[None]]


def play(hand_sizes: tuple[int, ...], actions: int = 1000) -> Record:
    """A game, or its first actions, played at random: always the same."""
    rng = Random(1)
    state: State = start(Rules(players=3, hand_sizes=hand_sizes))
    done: list[Action] = []
    while state.phase is not Phase.OVER and len(done) < actions:
        if not state.to_act:
            action = deal(state, rng)
        else:
            action = rng.choice(legal_actions(state, state.to_act[0]))  # type: ignore[assignment]
        done.append(action)
        state = step(state, action).state
    return Record(state.rules, NAMES, actions=tuple(done))


RECORD = CARELESS


@pytest.fixture(scope="module")
def found() -> Review:
    return review(RECORD, effort=QUICK)


def looking(
    record: Record, script: Script, *, language: str = "en", size: tuple[int, int] = (80, 24)
) -> None:
    async def look() -> None:
        app = FullScreen(language, preferences=AT_ONCE, replay=(record, None))
        async with app.run_test(size=size, notifications=True) as pilot:
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the replay")
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await script(pilot, screen)

    asyncio.run(look())


def test_a_review_is_worked_out_beside_the_screen_and_leads_to_a_decision(found: Review) -> None:
    """Keys are answered meanwhile; what is found is what the command finds."""

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReviewScreen), "the review")
        await until(
            pilot, lambda: screen.progress is not None and not screen.progress.running, "its end"
        )
        assert screen.progress is not None
        assert screen.progress.found is not None
        assert screen.progress.found.dearest == found.dearest
        assert [seat.points for seat in screen.progress.found.seats] == [-10, -30, -30]
        await see(pilot, "Luck and play", "Points", *NAMES)
        dearest = find_costly(one for each in found.rounds for one in each.decisions)[0]
        await pilot.press("enter")
        await until(pilot, lambda: screen.at == dearest.action, "the decision")
        assert pilot.app.screen is screen
        await see(pilot, "Chosen: ", "Better: ", "It cost about")

    looking(RECORD, look)


def reviewed(found: Review, script: Script, **how: object) -> None:
    """At a replay of which the review is done."""

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        screen.progress = Progress(1, found, running=False)
        await script(pilot, screen)

    looking(RECORD, look, **how)  # type: ignore[arg-type]


def test_keys_lead_from_one_costly_decision_to_the_next(found: Review) -> None:
    costly = find_costly(one for each in found.rounds for one in each.decisions)
    places = sorted(one.action for one in costly)
    assert len(places) > 1

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        seen = []
        for _ in places:
            await pilot.press("n")
            seen.append(screen.at)
        assert seen == places
        await pilot.press("n")
        assert screen.at == places[-1]  # there is no further one
        await pilot.press("N")
        assert screen.at == places[-2]

    reviewed(found, look)


def test_a_long_detail_is_wrapped_below_its_decision(found: Review) -> None:
    async def look(pilot: Pilot[None], _: ReplayScreen) -> None:
        await pilot.press("r")
        await until(pilot, lambda: bool(pilot.app.screen.query("ReviewScreen Choices")), "a list")
        choices = pilot.app.screen.query_one(Choices)
        await until(pilot, lambda: len(choices.options) > 2, "the decisions")
        await pilot.press("down")
        await see(pilot, "[Round 1 · trick 1 · Ada · ")
        inside = [line for line in picture(pilot) if "It cost about" in line or "take " in line]
        assert inside
        assert all(line.startswith("     ") for line in inside)

    reviewed(found, look, size=(60, 20))


def test_the_verdict_is_written_as_the_language_writes_it(found: Review) -> None:
    one = found.rounds[0].decisions[0]
    blunder = replace(one, judgement=replace(one.judgement, verdict=Verdict.BLUNDER))
    assert judge_in_words(blunder, Speech("de", NAMES), reasons=False).startswith("Grober Fehler")


def test_the_better_card_is_marked_in_the_hand(found: Review) -> None:
    (one, *_) = [
        each
        for each in find_costly(one for each in found.rounds for one in each.decisions)
        if isinstance(each.judgement.best, Play)
    ]
    assert isinstance(one.judgement.best, Play)
    better = one.judgement.best.card.code

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        screen.action_go(one.action)
        await until(pilot, lambda: shows(pilot, f"[{better}"), "the better card")
        await pilot.press("right")
        await until(pilot, lambda: not shows(pilot, f"[{better}"), "the next step")

    reviewed(found, look)


def test_the_decisions_of_one_seat_after_the_other(found: Review) -> None:
    async def look(pilot: Pilot[None], _: ReplayScreen) -> None:
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReviewScreen), "the review")
        for name in NAMES:
            await pilot.press("v")
            await see(pilot, f"The decisions that cost the most: {name}")
        await pilot.press("v", "escape")
        await see(pilot, "r Luck and play")

    reviewed(found, look, size=(100, 40))


def test_a_review_can_be_stopped_and_leaves_nothing_running() -> None:
    """A long game: it is stopped before much is done, and again by leaving the replay."""
    long = play((15,) * 8)

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        await pilot.press("r")
        await see(pilot, "Reviewing…", "Stop here")
        await pilot.press("s")
        await see(pilot, "Stopped early: ")
        assert screen.progress is not None
        assert not screen.progress.running
        await until(pilot, lambda: not active_children(), "the end of all processes")
        screen.progress = None
        await pilot.press("escape", "r")
        await see(pilot, "Reviewing…")
        await pilot.press("ctrl+c")

    looking(long, look)
    assert not active_children()


def test_the_review_of_a_game_in_progress_is_one_seats() -> None:
    """Nobody may know all hands yet."""
    record = play((2,), actions=5)
    assert record.state.phase not in (Phase.DEAL, Phase.OVER)

    async def look(pilot: Pilot[None], screen: ReplayScreen) -> None:
        await pilot.press("r")
        await see(pilot, "The game is not over")
        assert screen.progress is not None
        assert screen.progress.found is not None
        assert screen.progress.found.seat == 0

    looking(record, look)


def test_without_a_deal_there_is_nothing_to_review() -> None:
    async def look(pilot: Pilot[None], _: ReplayScreen) -> None:
        await pilot.press("r")
        await see(pilot, "nothing to review")

    looking(Record(Rules(players=3), NAMES), look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_at_the_smallest_size(language: str, found: Review) -> None:
    async def look(pilot: Pilot[None], _: ReplayScreen) -> None:
        await pilot.press("n")
        await see(pilot, f"q {say(language, 'terminal-key-leave')}")
        await pilot.press("r")
        heads = ("column-points", "review-par", "review-luck", "review-own", "review-others")
        await see(pilot, say(language, "review-title"), *(say(language, each) for each in heads))
        await see(pilot, say(language, "review-given"), say(language, "review-met"), *NAMES)
        assert all(len(line) <= 60 for line in picture(pilot))

    reviewed(found, look, language=language, size=(60, 20))


def test_what_is_being_worked_out_says_how_far_it_is(found: Review) -> None:
    async def look(pilot: Pilot[None], _: ReplayScreen) -> None:
        screen = ReviewScreen(Progress(2), Speech("en", NAMES), lambda: None)
        pilot.app.push_screen(screen)
        await see(pilot, "Reviewing… ░░░░░░░░░░░░░░░░░░░░ 0/2")
        screen.show(Progress(2, found))
        await see(pilot, "Reviewing… ██████████░░░░░░░░░░ 1/2", "Given away")
        screen.show(Progress(2, found, running=False, trouble="It broke off."))
        await see(pilot, "It broke off.", "Given away")

    looking(RECORD, look)
