from __future__ import annotations

import re
import shlex
from dataclasses import replace
from html.parser import HTMLParser
from random import Random

import pytest

from augury.arena import Match, Results, command, page, play, results
from augury.arena.plots import BarSeries, Curve, Whisker, bars, curves, whiskers
from augury.cli.commands.options import rules_of
from augury.game import Rules
from augury.game.rules.choices import Choice
from augury.game.rules.options import OPTIONS
from augury.testing.rules import random_rules

VOID = {"meta"}


class _Reader(HTMLParser):
    """Checks that what is opened is closed, and gathers the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href", "onload", "onclick"}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def _read(text: str) -> str:
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return " ".join(" ".join(reader.words).split())


@pytest.fixture(scope="module")
def outcome() -> Results:
    match = Match(
        ("novice", "tests.arena.players:First", "tests.arena.players:Illegal"),
        Rules(players=3, hand_sizes=(1, 2, 3)),
        games=15,
        seed="<b>&",
    )
    return results(match, [play(match, fixture) for fixture in match.fixtures])


def test_the_page_is_whole_and_needs_nothing_else(outcome: Results) -> None:
    text = page(outcome)
    words = _read(text)
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text
    for name in outcome.match.names:
        assert name in words
    assert "Deals: 5, games: 15, rounds of a game: 3" in words
    assert "Faults" in words
    assert "bid" in words


def test_the_page_shows_the_figures_of_the_results(outcome: Results) -> None:
    words = _read(page(outcome))
    for player in outcome.players:
        shown = f"{player.score.mean:.1f} ± {player.score.margin:.1f}".replace("-", "−")
        assert shown in words
        assert str(len(player.faults)) in words


def test_what_others_named_is_no_markup(outcome: Results) -> None:
    text = page(outcome)
    assert "<b>&" not in text
    assert "&lt;b&gt;&amp;" in text


def test_a_drawing_for_everything_asked_for(outcome: Results) -> None:
    labels = re.findall(r'aria-label="([^"]*)"', page(outcome))
    assert labels[:3] == ["Points a game", "Points by round", "Bid − tricks"]
    assert len(labels) == 5  # and the best against each other one


def test_a_single_deal_can_be_shown(outcome: Results) -> None:
    part = results(outcome.match, outcome.games[:3])
    words = _read(page(part))
    assert "± ?" in words
    assert "stopped early: 15 were planned" in words


def test_the_command_repeats_the_match() -> None:
    match = Match(("novice", "adept:ms=20"), Rules(players=5, plus_minus_one=True), 30, "a b")
    assert command(match) == (
        "augury arena novice adept:ms=20 --games 30 --players 5 --plus-minus-one --seed 'a b'"
    )
    assert command(replace(match, limit=2.5)) == f"{command(match)} --limit 2.5"


@pytest.mark.parametrize("seed", range(30))
def test_the_command_names_any_rules(seed: int) -> None:
    rules = random_rules(Random(seed))
    words = iter(shlex.split(command(Match(("novice",), rules, 1, "0")))[5:-2])
    given: dict[str, object] = {}
    for word in words:
        name = word.removeprefix("--").replace("-", "_")
        given[name] = True if OPTIONS[name].is_switch else next(words)
    box = given.pop("box", None)
    assert rules_of(Choice(**given), None if box is None else str(box)) == rules


def test_a_curve_goes_where_its_points_are() -> None:
    drawing = curves("t", [Curve("a", 1, [(0, 0), (10, 10)], [])], x="x", y="y")
    found = re.search(r'class="curve" points="([^"]*)"', drawing)
    assert found
    (left, bottom), (right, top) = (map(float, pair.split(",")) for pair in found[1].split())
    assert left < right
    assert top < bottom
    assert "--series-1" in drawing


def test_bars_are_as_high_as_their_shares() -> None:
    drawing = bars("t", ["0", "+1"], [BarSeries("a", 0, [0.2, 0.4])], x="x", y="y")
    low, high = (float(height) for height in re.findall(r'height="([0-9.]+)"', drawing))
    assert high == pytest.approx(2 * low, abs=0.2)


def test_a_whisker_spans_its_interval() -> None:
    drawing = whiskers("t", [Whisker("a", 0, 5, 0, 10), Whisker("b", 1, 5, 4, 6)], x="x")
    spans = re.findall(r'x1="([0-9.]+)" x2="([0-9.]+)" y1="\d+" y2="\d+" style', drawing)
    wide, narrow = (float(end) - float(begin) for begin, end in spans)
    assert wide == pytest.approx(5 * narrow, abs=0.3)
