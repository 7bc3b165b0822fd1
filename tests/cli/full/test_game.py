"""Every question of the game on the full screen, answered by keys and by the mouse."""

from collections.abc import Callable

import pytest
from rich.text import Text
from textual.geometry import Offset
from textual.pilot import Pilot

from augury import (
    SPECIAL,
    Bid,
    Bidding,
    ChangeBid,
    Foresight,
    Move,
    NameTrump,
    Pass,
    Play,
    State,
    Suit,
    card,
)
from augury.cli.full.widgets.choices import Choices
from augury.cli.full.widgets.table import TableWidget
from augury.cli.preferences import Preferences
from augury.locales import LANGUAGES
from augury.testing.scenarios import EVERY_CARD, act, dealt, ready
from tests.cli.full.person import Scenario, at_table, click, picture, see, shows, until

HANDS = "S U C | B2 W R1 | B1 D F | X G1 G2"


def bidding() -> State:
    return act(dealt("B1 R7 Y13 W | R3 J G2 G3 | B4 B5 B6 B7", up="G4"), "1:bid=1 2:bid=1")


def last_bid() -> State:
    state = dealt("B1 R7 Y13 W | R3 J G2 G3 | B4 B5 B6 B7", up="G4", plus_minus_one=True)
    return act(state, "1:bid=1 2:bid=1")


def long_round() -> State:
    hands = [half.split()[:13] for half in EVERY_CARD.split("|")]
    return act(dealt("|".join(map(" ".join, hands)), up="J"), "1:bid=0 2:bid=0 3:bid=0")


def trump() -> State:
    return dealt("B1 R7 Y13 W | R3 J G2 G3 | B4 B5 B6 B7", up="W")


def werewolf() -> State:
    return dealt("B1 L | R3 J | G2 G3", up="Y4")


def leading() -> State:
    return act(
        ready("B1 B7 R3 W | R4 R5 G9 J | B9 B10 G1 G2", up="R9", bids=(2, 0, 1)),
        "1:J 2:B9 0:W",
    )


def following() -> State:
    state = ready("B1 B7 R3 W | R4 R5 G9 J | B9 B10 G1 G2", up="R9", bids=(2, 0, 1))
    return act(state, "1:J 2:B9")


def announcing() -> State:
    return act(ready(HANDS, up="L", trump="Y", special=SPECIAL), "1:R1 2:B1 3:G1")


def passing() -> State:
    state = ready("S U C | B2 W R1 | B1 D F | X G1 G2", up="L", trump="Y", special=SPECIAL)
    return act(state, "1:R1 2:B1 3:G1 0:U=R 1:pass=B2 2:pass=D 3:pass=G2")


def changing() -> State:
    state = ready(HANDS, up="L", trump="B", bids=(1, 0, 0, 0), special=SPECIAL)
    return act(state, "1:B2 2:B1 3:G1 0:C=B")


def again() -> State:
    hands = "B1 R7 | R3 J | B4 B5"
    state = dealt(hands, up="G4", bidding=Bidding.HIDDEN, plus_minus_one=True)
    return act(state, "1:bid=1 2:bid=0 0:bid=1")


QUESTIONS: dict[str, tuple[Callable[[], State], str, Move]] = {
    "a bid by its digit": (bidding, "2 enter", Bid(0, 2)),
    "a bid by arrows": (bidding, "right right left enter", Bid(0, 1)),
    "a bid of two digits": (long_round, "1 2 enter", Bid(0, 12)),
    "another bid": (again, "2 enter", Bid(0, 2)),
    "trump by its letter": (trump, "r", NameTrump(0, Suit.RED)),
    "trump by its number": (trump, "4", NameTrump(0, Suit.YELLOW)),
    "no trump, with the Werewolf": (werewolf, "n", NameTrump(0, None)),
    "a lead": (leading, "r enter", Play(0, card("R3"))),
    "a suit followed": (following, "right enter", Play(0, card("B7"))),
    "a card that is always legal": (following, "w enter", Play(0, card("W"))),
    "the Shapeshifter as a Jester": (announcing, "s enter j", Play(0, card("S"), card("J"))),
    "the Juggler as green": (announcing, "u enter g", Play(0, card("U"), card("U=G"))),
    "the Cloud as yellow": (announcing, "c enter 4", Play(0, card("C"), card("C=Y"))),
    "another thought": (
        announcing,
        "u enter escape s enter enter",
        Play(0, card("S"), card("W")),
    ),
    "a card passed": (passing, "c enter", Pass(0, card("C"))),
    "a prediction raised": (changing, "+", ChangeBid(0, 1)),
    "a prediction lowered": (changing, "down enter", ChangeBid(0, -1)),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_by_keys(question: str) -> None:
    state, keys, move = QUESTIONS[question]
    session = Scenario(state())

    async def answer(pilot: Pilot[object]) -> None:
        await pilot.press(*keys.split())
        await until(pilot, lambda: bool(session.moves), "a move")

    at_table(session, answer)
    assert session.moves == [move]


CLICKS: dict[str, tuple[Callable[[], State], list[str], Move]] = {
    "a bid": (bidding, [" 3 "], Bid(0, 3)),
    "trump": (trump, ["▲ G green"], NameTrump(0, Suit.GREEN)),
    "a card": (following, ["B7"], Play(0, card("B7"))),
    "an announcement": (announcing, [" U  ", "◆ R red"], Play(0, card("U"), card("U=R"))),
    "a card passed": (passing, [" S  "], Pass(0, card("S"))),
    "a change": (changing, ["Raise to 2"], ChangeBid(0, 1)),
}


@pytest.mark.parametrize("question", CLICKS)
def test_a_question_is_answered_by_the_mouse(question: str) -> None:
    state, targets, move = CLICKS[question]
    session = Scenario(state())

    async def answer(pilot: Pilot[object]) -> None:
        for target in targets:
            await click(pilot, target)
            await pilot.pause()
        await until(pilot, lambda: bool(session.moves), "a move")

    at_table(session, answer)
    assert session.moves == [move]


@pytest.mark.parametrize(
    ("state", "target", "reason"),
    [
        (last_bid, " 2 ", "With 2 the predictions would equal the number of tricks"),
        (following, "R3", "You cannot play the R3. Suit to follow: blue; you hold: B1, B7 (R5.2)"),
    ],
)
def test_what_is_not_allowed_is_refused_with_the_reason(
    state: Callable[[], State], target: str, reason: str
) -> None:
    session = Scenario(state())

    async def answer(pilot: Pilot[object]) -> None:
        await click(pilot, target)
        await pilot.pause()
        await see(pilot, reason)

    at_table(session, answer)
    assert session.moves == []


def test_a_second_click_confirms_where_that_is_set() -> None:
    session = Scenario(following())

    async def answer(pilot: Pilot[object]) -> None:
        await click(pilot, "B7")
        await pilot.pause()
        assert session.moves == []
        await click(pilot, "B7")
        await until(pilot, lambda: bool(session.moves), "a move")

    # The mouse itself moves the cursor, so the first click is on another card.
    at_table(session, answer, preferences=Preferences(pace="none", confirm=True))
    assert session.moves == [Play(0, card("B7"))]


def test_the_table_shows_what_there_is_to_know() -> None:
    async def look(pilot: Pilot[object]) -> None:
        await see(
            pilot, "Round 1 of 1 · trick 1 of 4", "◆ R red", "(R9 turned up)", "Follow: ● B blue"
        )
        await see(
            pilot,
            "You · deals",
            "0/2 · 0",
            "Cem · winning",
            "Predictions: 3 for 4 tricks: 1 too few",
        )

    at_table(Scenario(following()), look, size=(100, 30))


def test_a_bombed_trick_says_who_leads_next() -> None:
    state = act(ready(HANDS, up="L", trump="Y", special=SPECIAL), "1:W 2:D 3:X")

    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "Cem · leads next")

    at_table(Scenario(state), look)


def test_foresight_shows_the_others_cards_and_not_ones_own() -> None:
    state = dealt("B1 R7 | R3 J | B4 B5", up="G4", foresight=Foresight.EVERY_ROUND)

    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "R3◆ J", "B4● B5●", "seen by all but you until everyone has predicted")
        assert not shows(pilot, "R7")

    at_table(Scenario(state), look)


def test_a_finished_trick_stays_until_a_key_is_pressed() -> None:
    session = Scenario(following())

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("w", "enter")
        await pilot.pause(0.1)
        await see(pilot, "Space: go on", "You · deals · winning", "┃ W ┃")
        await pilot.press("space")
        await pilot.pause(0.1)
        await see(pilot, "You lead")
        assert not shows(pilot, "┃ W ┃")

    at_table(session, play, preferences=Preferences(pace="key"))


def test_a_complete_trick_shows_its_winner_and_its_suit_until_it_is_taken() -> None:
    """Blue was led; the last card is a higher red one, which does not count."""
    session = Scenario(act(ready("R13 Y1 | B2 G1 | B9 G2", up="J"), "1:B2 2:B9"))

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("r", "enter")
        await pilot.pause(0.1)
        await see(pilot, "Cem · winning", "Follow: ● B blue", "R13")

    at_table(session, play, size=(100, 30), preferences=Preferences(pace="key"))


def test_cards_lie_in_their_places_however_fast_they_are_played() -> None:
    session = Scenario(following())

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("w", "enter")
        await pilot.pause()
        felt = pilot.app.screen.query_one(TableWidget)
        for _ in range(3):
            felt._move(0)
        for played in felt.cards:
            await pilot.app.animator.wait_until_complete()
            assert played.offset == Offset(*felt._places[played.seat].card)

    at_table(session, play, size=(100, 30))


def test_keys_show_pad_log_rules_and_help_and_go_back() -> None:
    async def look(pilot: Pilot[object]) -> None:
        for key, text in {
            "p": "Score pad",
            "l": "Trick 1",
            "f2": "R5",
            "question_mark": "Keys and mouse",
        }.items():
            await pilot.press(key)
            await pilot.pause()
            await see(pilot, text)
            await pilot.press("escape")
            await pilot.pause()
            await see(pilot, "You lead")

    session = Scenario(following())

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("w", "enter")
        await pilot.pause()
        await look(pilot)

    at_table(session, play)


def test_leaving_keeps_the_game() -> None:
    session = Scenario(following())

    async def leave(pilot: Pilot[object]) -> None:
        await pilot.press("q")
        await until(pilot, lambda: session.closed, "the end")

    at_table(session, leave)
    assert session.closed


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
def test_no_card_is_hidden_at_any_size(size: tuple[int, int]) -> None:
    hands = "|".join(" ".join(half.split()[:13]) for half in EVERY_CARD.split("|"))
    state = act(dealt(hands, up="J"), "1:bid=0 2:bid=0 3:bid=0 0:bid=3")
    session = Scenario(act(state, "1:R1 2:G1 3:Y1"))

    async def look(pilot: Pilot[object]) -> None:
        await pilot.resize_terminal(*size)
        await pilot.pause()
        for own in session.state.hands[0]:
            await see(pilot, own.code)
        await see(pilot, "R1◆", "G1▲", "Y1■", "Björn", "Cem", "Dóra")
        assert all(len(line) <= size[0] for line in picture(pilot))

    at_table(session, look)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast", "mono"])
def test_every_theme_shows_the_same_words(theme: str) -> None:
    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "● B blue", "◆ R red", "▲ G green", "■ Y yellow")

    at_table(Scenario(trump()), look, preferences=Preferences(pace="none", theme=theme))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_at_the_smallest_size(language: str) -> None:
    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "R7◆", "Y13■")

    at_table(Scenario(bidding()), look, size=(60, 20), language=language)


def test_a_hint_says_what_would_be_best_and_why() -> None:
    async def ask(pilot: Pilot[object]) -> None:
        await pilot.press("h")
        await see(pilot, "Hint", "Best: ", "Tricks to expect")
        await pilot.press("escape")
        await see(pilot, "h Hint")

    at_table(Scenario(bidding()), ask)


def test_the_letters_of_special_cards_in_sight_are_spelt_out() -> None:
    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "S Shapeshifter · U Juggler · C Cloud")

    for size in (60, 20), (80, 24):
        at_table(Scenario(announcing()), look, size=size)


def test_only_the_option_under_the_cursor_is_inverted() -> None:
    async def look(pilot: Pilot[object]) -> None:
        await see(pilot, "B blue]", "R red")
        choices = pilot.app.screen.query_one("#question", Choices)
        drawn = choices.render()
        assert isinstance(drawn, Text)
        inverted = [
            letter
            for at, letter in enumerate(drawn.plain)
            if drawn.get_style_at_offset(pilot.app.console, at).reverse
        ]
        assert "".join(inverted) == "[● B blue]"

    at_table(Scenario(trump()), look)
