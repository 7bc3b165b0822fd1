"""A review and a hint, as the terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from augury.analysis.hints import Hint
from augury.analysis.judging import JudgedMove
from augury.analysis.review import Review, ReviewedDecision
from augury.analysis.verdicts import Verdict
from augury.cli.analysis.words import (
    OPTION_HEADS,
    SPLIT_HEADS,
    option_cells,
    percent,
    say_lessons,
    say_move,
    say_reason,
    say_story,
    split_cells,
)
from augury.cli.pictures import colours
from augury.cli.words.speech import Speech
from augury.game.play.views import View

_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_NARROW: Final = 6  # letters of a name above a narrow column
_LEAST: Final = 0.005  # a chance that is worth a word


def show_review(found: Review, speech: Speech) -> Iterator[RenderableType]:
    """The whole review: the split, the chances, and the decisions that cost the most."""
    yield Text(speech.say("review-title"), style="bold")
    if not found.over:
        yield Text(speech.say("review-unfinished"), style="dim")
    if not found.learnt:
        yield Text(speech.say("review-not-learnt"), style="dim")
    yield show_split(found, speech)
    yield Text(speech.say("review-parts-why"), style="dim")
    yield Text()
    yield from show_chances(found, speech)
    for seat in found.seats if found.seat is None else (found.seats[found.seat],):
        yield Text(f"{speech.names[seat.seat]}: {say_story(found, seat.seat, speech)}")
    yield Text()
    yield Text(speech.say("review-dearest"), style="bold")
    if not found.dearest:
        yield Text(say_reason(found.gave, speech))
    for action, position in zip(found.dearest, found.positions, strict=False):
        yield from _decision(find_decision(found, action), position, speech)
    for action in found.dearest[len(found.positions) :]:
        yield Text(name_dear(find_decision(found, action), speech))
    for sentence in say_lessons(found, speech):
        yield Text(sentence)


def find_decision(found: Review, action: int) -> ReviewedDecision:
    """The decision that was this action of the record."""
    return next(one for each in found.rounds for one in each.decisions if one.action == action)


def show_split(found: Review, speech: Speech) -> Table:
    """What became of every seat: its points, and what they are made of."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for head in SPLIT_HEADS:
        table.add_column(speech.say(head), justify="right")
    for name, cells in zip(speech.names, split_cells(found), strict=True):
        table.add_row(name, *cells)
    return table


def show_narrow_split(found: Review, speech: Speech) -> Table:
    """The same where there is little room: a column for every seat."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 0, 0, 1))
    table.add_column("", no_wrap=True)
    for name in speech.names:
        table.add_column(colours.short(name, _NARROW), justify="right")
    columns = split_cells(found, narrow=True)
    for head, *cells in zip(SPLIT_HEADS, *columns, strict=True):
        table.add_row(speech.say(head), *cells)
    return table


def show_chances(found: Review, speech: Speech) -> Iterator[RenderableType]:
    """Everyone's chance to win after every round, as a row of bars."""
    rounds = [one.luck for one in found.rounds if one.luck is not None]
    if not rounds:
        return
    yield Text(speech.say("review-chances"), style="bold")
    width = max(len(name) for name in speech.names)
    even = 1 / len(speech.names)
    for seat, name in enumerate(speech.names):
        course = [even, *(one.moments[-1].chances[seat] for one in rounds)]
        row = "".join(_BLOCKS[min(7, int(8 * chance))] for chance in course)
        yield Text(f"  {name:<{width}} {row} {percent(course[-1])}")
    yield Text()


def _decision(one: ReviewedDecision, position: View, speech: Speech) -> Iterator[RenderableType]:
    lines = [
        *show_position(position, speech),
        say_better(one, speech),
        " ".join(say_reason(reason, speech) for reason in one.reasons),
    ]
    worst = one.judgement.verdict is Verdict.BLUNDER
    yield Text(name_decision(one, speech), style="bold" if worst else "")
    for line in filter(None, lines):
        yield Padding(colours.paint(line), (0, 0, 0, 2))


def name_decision(one: ReviewedDecision, speech: Speech) -> str:
    """When a decision was made, whose it was, and the verdict."""
    name = speech.names[one.seat]
    if one.trick:
        title = speech.say("review-trick", round=one.round, trick=one.trick, name=name)
    else:
        title = speech.say("review-bidding", round=one.round, name=name)
    return f"{title} · {speech.say(f'verdict-{one.judgement.verdict.value}')}"


def name_dear(one: ReviewedDecision, speech: Speech) -> str:
    """A decision, and what would have been better, in a line."""
    return f"{name_decision(one, speech)}: {say_better(one, speech)}"


def judge_in_words(one: ReviewedDecision, speech: Speech, *, reasons: bool) -> str:
    """The verdict on a decision; if it was not the best, what would have been, and perhaps why."""
    verdict = one.judgement.verdict
    if verdict is Verdict.FORCED:
        return ""
    said = speech.say(f"verdict-{verdict.value}")
    words = [said[:1].upper() + said[1:]]
    if one.move != one.judgement.best:
        words.append(say_better(one, speech))
        if reasons:
            words += [say_reason(each, speech) for each in one.reasons]
    return "  ".join(words)


def say_better(one: ReviewedDecision, speech: Speech) -> str:
    """What was chosen, what would have been better or as good, and what that cost or may have."""
    judged = one.judgement
    moves = {"move": say_move(one.move, speech), "best": say_move(judged.best, speech)}
    if judged.verdict is Verdict.FINE:
        return speech.say("review-fine", **moves)
    cost = {"points": round(judged.loss.value), "error": judged.loss.margin}
    unclear = judged.verdict is Verdict.UNCLEAR
    return speech.say("review-unclear" if unclear else "review-better", **moves, **cost)


def show_position(position: View, speech: Speech) -> Iterator[str]:
    """What a seat had before it, in lines."""
    table = position.table
    if position.hand is not None:
        yield speech.say("review-hand", cards=" ".join(map(str, position.hand)))
    if table.trick:
        cards = " · ".join(f"{speech.names[play.seat]} {play.card}" for play in table.trick)
        yield speech.say("review-table", cards=cards)


def show_hint(found: Hint, speech: Speech) -> Iterator[RenderableType]:
    """What to do, how sure that is, and why."""
    move = say_move(found.best, speech)
    if not found.options:
        yield colours.paint(speech.say("hint-forced", move=move))
        return
    yield colours.paint(speech.say("hint-best", move=move), "bold")
    for reason in found.reasons:
        yield colours.paint(say_reason(reason, speech))
    yield show_options(found.options, speech)
    chances = " · ".join(
        f"{number}: {percent(share)}" for number, share in enumerate(found.tricks) if share > _LEAST
    )
    yield Text(speech.say("hint-tricks", chances=chances), style="dim")


def show_options(options: tuple[JudgedMove, ...], speech: Speech) -> Table:
    """The moves considered, with what can be expected of each."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(speech.say("hint-move"))
    for head in OPTION_HEADS:
        table.add_column(speech.say(head), justify="right")
    for option in options:
        table.add_row(colours.paint(say_move(option.move, speech)), *option_cells(option))
    return table
