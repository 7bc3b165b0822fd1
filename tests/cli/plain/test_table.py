"""The table as a seat sees it, kept as text in `golden/`: what a person would see without colours.

After a change that is meant, look at what the test prints and put it there.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from augury import SPECIAL, Bidding, Foresight, Mode, State, view
from augury.cli.pictures.score_pad import ranking, score_pad
from augury.cli.plain.table import draw_table
from augury.cli.words.reports import report_ties
from augury.cli.words.speech import Speech
from augury.game import Ties
from augury.locales import LANGUAGES
from augury.testing.scenarios import EVERY_CARD, act, bid, deal_next, dealt, ready

GOLDEN = Path(__file__).with_name("golden")
NAMES = ("Ada", "Björn", "Cem", "Dóra", "Eva", "Fjodor der Große")
ADA = Speech("en", NAMES, own=0)
THREE = Speech("en", NAMES[:3])


def printed(renderable: RenderableType, width: int = 80, **options: object) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, **options)  # type: ignore[arg-type]
    console.print(renderable)
    return "".join(f"{line.rstrip()}\n" for line in paper.getvalue().splitlines())


def choosing_trump() -> State:
    return dealt("B1 R7 Y13 W | R3 J G2 G3 | B4 B5 B6 B7", up="W")


def following() -> State:
    state = ready("B1 B7 R3 W | R4 R5 G9 J | B9 B10 G1 G2", up="R9", bids=(2, 0, 1))
    return act(state, "1:J 2:B9")


def last_bid_plus_minus_one() -> State:
    state = dealt("B1 R7 Y13 W | R3 J G2 G3 | B4 B5 B6 B7", up="G4", plus_minus_one=True)
    return act(state, "1:bid=1 2:bid=1")


def bombed() -> State:
    hands = "S U C | B2 W R1 | B1 D F | X G1 G2"
    return act(ready(hands, up="L", trump="Y", special=SPECIAL), "1:W 2:D 3:X")


def changing() -> State:
    hands = "S U C | B2 W R1 | B1 D F | X G1 G2"
    state = ready(hands, up="L", trump="B", bids=(1, 0, 0, 0), special=SPECIAL)
    return act(state, "1:B2 2:B1 3:G1 0:C=B")


def werewolf() -> State:
    return dealt("R1 B2 | L W | G3 G4 | Y5 Y6", up="R13", special=SPECIAL)


def hidden() -> State:
    state = dealt("B1 W | R3 J | G2 G3 | Y1 Y2", up="G4", bidding=Bidding.HIDDEN)
    return act(state, "0:bid=2 2:bid=0")


def secret() -> State:
    state = dealt("B1 W | R3 J | G2 G3 | Y1 Y2", up="G4", bidding=Bidding.SECRET)
    return act(bid(state, (2, 1, 0, 0)), "1:R3 2:G2 3:Y1")


def foreseeing() -> State:
    return dealt("B1 W | R3 J | G2 G3", up="G4", foresight=Foresight.FIRST_ROUND)


def foreseen() -> State:
    return act(bid(foreseeing(), (1, 1, 1)), "1:R3 2:G2")


def one_colour() -> State:
    state = dealt("B7 W | R7 J | G6 G7 | Y7 Y2", mode=Mode.ONE_COLOUR)
    return act(bid(state, (1, 0, 0, 1)), "1:R7 2:G7 3:Y7")


def maximus() -> State:
    return ready(EVERY_CARD, mode=Mode.MAXIMUS, hand_sizes=None)


def long_names() -> State:
    hands = "B1 | B2 | B3 | B4 | B5 | B6"
    return act(ready(hands, up="Y1"), "1:B2 2:B3 3:B4 4:B5 5:B6")


STATES: dict[str, Callable[[], State]] = {
    "choosing_trump": choosing_trump,
    "following": following,
    "last_bid_plus_minus_one": last_bid_plus_minus_one,
    "bombed": bombed,
    "changing": changing,
    "werewolf": werewolf,
    "hidden": hidden,
    "secret": secret,
    "foreseeing": foreseeing,
    "foreseen": foreseen,
    "one_colour": one_colour,
    "maximus": maximus,
    "long_names": long_names,
}


@pytest.mark.parametrize("name", STATES)
def test_the_table_looks_like_this(name: str) -> None:
    shown = printed(draw_table(view(STATES[name](), 0), ADA))
    golden = GOLDEN / f"{name}.txt"
    assert shown == golden.read_text(encoding="utf-8"), f"if this is meant, put it into {golden}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_eighty_columns_in_every_language(language: str) -> None:
    """Nothing is cut off, and no cell takes a second line."""
    for name, state in STATES.items():
        table = view(state(), 0)
        speech = Speech(language, NAMES, own=0)
        lines = printed(draw_table(table, speech)).splitlines()
        rules = [number for number, line in enumerate(lines) if line.strip().startswith("──")]
        assert rules[2] - rules[1] - 1 == table.rules.players, name
        marks = [line.partition("◀")[2].strip() for line in lines if "◀" in line]
        words = {speech.say("terminal-winning"), speech.say("terminal-leads-next")}
        assert set(marks) <= words, name


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    shown = printed(draw_table(view(following(), None), Speech("en", NAMES, None)))
    assert "B9" in shown
    assert "Your hand" not in shown
    assert "B7" not in shown


def test_the_numbers_stand_below_the_cards_that_may_be_played() -> None:
    lines = printed(draw_table(view(following(), 0), ADA)).splitlines()
    cards, numbers = lines[-2:]
    for number, column in ((1, cards.index("B1")), (2, cards.index("B7")), (4, cards.index("W"))):
        assert numbers[column : column + 2].strip() == str(number)
    assert numbers.split() == ["1", "2", "4"]  # R3 would be a revoke


def test_a_hand_takes_as_many_lines_as_it_needs() -> None:
    lines = printed(draw_table(view(maximus(), 1), Speech("en", NAMES, 1)), width=40).splitlines()
    below = lines[lines.index("Your hand") + 2 :: 2]
    assert [number for line in below for number in line.split()] == [str(n) for n in range(1, 16)]
    assert len(below) == 3
    assert max(map(len, lines)) <= 40


def test_suits_have_a_colour_where_there_are_colours() -> None:
    coloured = printed(draw_table(view(following(), 0), ADA), force_terminal=True)
    assert "\x1b[1;97;44m B1  " in coloured  # blue, may be played
    assert "\x1b[91m R3  " in coloured  # red, may not
    plain = printed(draw_table(view(following(), 0), ADA), force_terminal=True, no_color=True)
    assert ";44m" not in plain
    assert " B1  " in plain


def test_a_name_is_never_taken_for_markup() -> None:
    names = ("[red]Ada[/red]", "[bold]", "Cem")
    shown = printed(draw_table(view(following(), 0), Speech("en", names, 0)))
    assert "[red]Ada[/red] (you)"[:14] in shown
    assert "[bold]" in shown


def after_two_rounds() -> State:
    """The example of R7.3, as far as totals and predictions go."""
    state = ready("B2 | B1 | B3", bids=(0, 1, 1), up="R1", hand_sizes=(1, 2))
    state = act(state, "1:B1 2:B3 0:B2")
    state = deal_next(state, "B1 B2 | G1 G2 | R13 W", up="Y1")
    state = act(state, "2:bid=0 0:bid=2 1:bid=0")
    return act(state, "2:W 0:B1 1:G1 2:R13 0:B2 1:G2")


def test_the_pad_shows_totals_and_predictions_as_on_paper() -> None:
    table = after_two_rounds().table
    assert table.pad[-1].totals == (0, 10, 10)
    shown = printed(score_pad(table.pad, THREE))
    assert shown == (GOLDEN / "pad.txt").read_text(encoding="utf-8")


def test_the_last_rows_of_a_long_pad() -> None:
    row = after_two_rounds().table.pad[0]
    rows = tuple(replace(row, number=number) for number in range(1, 6))
    shown = printed(score_pad(rows, THREE, last=3))
    assert re.findall(r"^│ +(\S+) │", shown, re.MULTILINE) == ["Round", "⋮", "3", "4", "5"]
    whole = printed(score_pad(rows, THREE, last=4))  # as many lines as with one left out
    assert re.findall(r"^│ +(\S+) │", whole, re.MULTILINE) == ["Round", *"12345"]


def test_what_decides_between_equal_totals_is_said() -> None:
    """O3."""
    told = report_ties(Ties.PREDICTIONS, (20, 10, 20), (4, 9, 6), THREE)
    assert told == "Equal totals: the sum of predictions decides (Cem 6, Ada 4)."
    assert report_ties(Ties.PREDICTIONS, (20, 10, 30), (4, 9, 6), THREE) is None
    assert report_ties(Ties.SHARED, (20, 10, 20), (), THREE) is None
    tied = replace(after_two_rounds().rules, ties=Ties.PREDICTIONS_MET)
    shown = printed(ranking(replace(after_two_rounds().table, rules=tied), THREE))
    assert "Equal totals: the number of predictions met decides" in shown


def test_victory_is_shared() -> None:
    shown = printed(ranking(after_two_rounds().table, THREE))
    assert shown == (GOLDEN / "ranking.txt").read_text(encoding="utf-8")
