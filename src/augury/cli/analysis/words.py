"""Moves, reasons and shares as the terminal and the report say them."""

from __future__ import annotations

from typing import Final

from augury.analysis.judging import JudgedMove
from augury.analysis.reasons import Reason
from augury.analysis.review import Review
from augury.cli.words.speech import Speech, signed, unsigned
from augury.game.play.actions import (
    Bid,
    ChangeBid,
    Move,
    NameTrump,
    Pass,
    Play,
    PutIn,
    TakeOut,
)
from augury.game.text.notation import format_move

SPLIT_HEADS: Final = (
    "column-points",
    "review-par",
    "review-luck",
    "review-own",
    "review-others",
    "review-given",
    "review-met",
)
OPTION_HEADS: Final = ("hint-points", "hint-exact", "hint-win")


def split_cells(found: Review, *, narrow: bool = False) -> list[tuple[str, ...]]:
    """What became of every seat, below `SPLIT_HEADS`; narrow, without how sure it is."""
    judged = {one.seat for each in found.rounds for one in each.decisions}
    rows = []
    for seat in found.seats:
        whole, error = seat.whole, "" if narrow else f" ± {2 * seat.given.error:.0f}"
        rows.append(
            (
                unsigned(seat.points),
                unsigned(whole.par),
                *(signed(part) for part in (whole.luck, whole.own, whole.others)),
                f"{seat.given.value:.0f}{error}" if seat.seat in judged else "",
                f"{seat.met}/{seat.rounds}",
            )
        )
    return rows


def option_cells(option: JudgedMove) -> tuple[str, ...]:
    """What can be expected of a move, below `OPTION_HEADS`."""
    points = f"{option.points.value:+.0f} ± {2 * option.points.error:.0f}".replace("-", "−")
    return points, percent(option.exact.value), percent(option.win.value)


def say_move(move: Move, speech: Speech) -> str:
    """A move, as short as it can be said.

    >>> say_move(Bid(0, 2), Speech("en"))
    '2 tricks'
    """
    match move:
        case Bid(tricks=tricks):
            return speech.tricks(tricks)
        case NameTrump(trump=None):
            return speech.say("trump-none")
        case NameTrump(trump=trump):
            assert trump is not None
            return speech.colour(trump)
        case ChangeBid(by=by):
            return f"{by:+d}".replace("-", "−")
        case Pass(card=card) | PutIn(card=card) | TakeOut(card=card):
            return str(card)
        case Play():
            return format_move(move)


def say_reason(reason: Reason, speech: Speech) -> str:
    """A sentence of a review or a hint."""
    values: dict[str, str | int] = {}
    if reason.number is not None:
        values |= {"number": reason.number, "points": signed(reason.number)}
    if reason.second is not None:
        values["second"] = reason.second
    if reason.seat is not None:
        values["name"] = speech.names[reason.seat]
    return speech.say(reason.message, **values)


def say_story(found: Review, seat: int, speech: Speech) -> str:
    """What a review comes to for a seat."""
    return " ".join(say_reason(each, speech) for each in found.seats[seat].story)


def percent(share: float) -> str:
    """A share of one, as a whole percentage.

    >>> percent(0.256), percent(0.004)
    ('26 %', '0 %')
    """
    return f"{100 * share:.0f} %"


def say_lessons(found: Review, speech: Speech) -> list[str]:
    """What everyone could do better next time."""
    return [
        f"{speech.names[seat.seat]}: {speech.say(f'review-next-{seat.lesson.value}')}"
        for seat in found.seats
        if seat.lesson is not None
    ]
