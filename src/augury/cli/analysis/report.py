"""A review as one page of HTML that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from typing import Final

from augury.analysis.luck import Parts
from augury.analysis.review import Review, ReviewedDecision
from augury.arena.plots import Curve, curves
from augury.cli.analysis.tables import (
    find_decision,
    name_dear,
    name_decision,
    say_better,
)
from augury.cli.analysis.words import (
    OPTION_HEADS,
    SPLIT_HEADS,
    option_cells,
    say_lessons,
    say_move,
    say_reason,
    say_story,
    split_cells,
)
from augury.cli.words.speech import Speech, signed, unsigned
from augury.game.cards import Card
from augury.game.play.actions import Move, Pass, Play, PutIn, TakeOut
from augury.game.play.views import View

_PARTS: Final = {"luck": "review-luck", "own": "review-own", "others": "review-others"}
_WIDTH: Final = 400


def page(found: Review, speech: Speech, again: str) -> str:
    """A review as one page of HTML."""
    css = (files("augury.arena") / "report.css", files("augury.cli.analysis") / "report.css")
    style = "\n".join(one.read_text(encoding="utf-8") for one in css)
    title = speech.say("review-title")
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{speech.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}: {escape(' · '.join(speech.names))}</title>",
            f"<style>\n{style}</style>",
            f"<header><h1>{escape(title)}</h1></header>",
            *_notes(found, speech),
            *_split(found, speech),
            *_chances(found, speech),
            *_dearest(found, speech),
            f"<footer><p>{_said(speech, 'review-again', command=again)}</p></footer>",
            "</html>\n",
        )
    )


def _said(speech: Speech, message: str, **values: str | int) -> str:
    return escape(speech.say(message, **values))


def _notes(found: Review, speech: Speech) -> Iterator[str]:
    if not found.over:
        yield f"<p>{_said(speech, 'review-unfinished')}</p>"
    if not found.learnt:
        yield f"<p>{_said(speech, 'review-not-learnt')}</p>"


# Luck and play


def _split(found: Review, speech: Speech) -> Iterator[str]:
    """A bar for every seat: what pushed it up and what down; and the same as a table."""
    reach = max(
        (abs(getattr(seat.whole, part)) for seat in found.seats for part in _PARTS), default=0
    )
    yield '<section><div class="bars">'
    for seat in found.seats:
        yield '<div class="bar">'
        yield f"<span>{escape(speech.names[seat.seat])}</span>"
        yield _bar(seat.whole, max(reach, 1), speech)
        yield f"<strong>{unsigned(seat.points)}</strong></div>"
    yield "</div>"
    names = "".join(
        f'<span><i class="{part}"></i>{_said(speech, message)}</span>'
        for part, message in _PARTS.items()
    )
    yield f'<div class="key">{names}</div>'
    row = "".join(f"<th>{_said(speech, head)}</th>" for head in SPLIT_HEADS)
    yield f'<table class="split"><tr><th></th>{row}</tr>'
    for name, cells in zip(speech.names, split_cells(found), strict=True):
        columns = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f"<tr><td>{escape(name)}</td>{columns}</tr>"
    yield f"</table><p>{_said(speech, 'review-parts-why')}</p>"
    for one in found.seats if found.seat is None else (found.seats[found.seat],):
        name = escape(speech.names[one.seat])
        yield f"<p><strong>{name}</strong> {escape(say_story(found, one.seat, speech))}</p>"
    yield "</section>"


def _bar(whole: Parts, reach: int, speech: Speech) -> str:
    """The three parts one below the other, from the middle to the left or to the right."""
    middle = _WIDTH / 2
    rows = []
    for number, (part, message) in enumerate(_PARTS.items()):
        value = getattr(whole, part)
        length = abs(value) / reach * (middle - 4)
        left = middle if value >= 0 else middle - length
        rows.append(
            f'<rect class="{part}" x="{left:.1f}" y="{2 + 15 * number}" width="{length:.1f}" '
            f'height="12"><title>{_said(speech, message)}: {signed(value)}</title></rect>'
        )
    axis = f'<line x1="{middle}" x2="{middle}" y1="0" y2="46"/>'
    return (
        f'<svg viewBox="0 0 {_WIDTH} 46" preserveAspectRatio="none" role="img">'
        f"{''.join(rows)}{axis}</svg>"
    )


# Chances


def _chances(found: Review, speech: Speech) -> Iterator[str]:
    rounds = [one for one in found.rounds if one.luck is not None]
    if not rounds:
        return
    lines = []
    for seat, name in enumerate(speech.names):
        points = [(0.0, 100 / len(speech.names))]
        for one in rounds:
            assert one.luck is not None
            count = len(one.luck.moments)
            points += [
                (one.number - 1 + (at + 1) / count, 100 * moment.chances[seat])
                for at, moment in enumerate(one.luck.moments)
            ]
        lines.append(Curve(name, seat, points, ()))
    title = speech.say("review-chances")
    yield f"<section><h2>{escape(title)}</h2>"
    yield curves(title, lines, x=speech.say("round"), y="%")
    keys = "".join(
        f'<span><i style="background:var(--series-{seat})"></i>{escape(name)}</span>'
        for seat, name in enumerate(speech.names)
    )
    yield f'<div class="key">{keys}</div></section>'


# The dearest decisions


def _dearest(found: Review, speech: Speech) -> Iterator[str]:
    yield f"<section><h2>{_said(speech, 'review-dearest')}</h2>"
    if not found.dearest:
        yield f"<p>{escape(say_reason(found.gave, speech))}</p>"
    for action, position in zip(found.dearest, found.positions, strict=False):
        yield from _decision(find_decision(found, action), position, speech)
    for action in found.dearest[len(found.positions) :]:
        yield f"<p>{escape(name_dear(find_decision(found, action), speech))}</p>"
    for sentence in say_lessons(found, speech):
        yield f"<p>{escape(sentence)}</p>"
    yield "</section>"


def _decision(one: ReviewedDecision, position: View, speech: Speech) -> Iterator[str]:
    judged = one.judgement
    yield f'<article class="dear"><h3>{escape(name_decision(one, speech))}</h3>'
    table = position.table
    if table.turned_up is not None:
        yield f"<p>{_said(speech, 'trump')}: {_card(table.turned_up)}</p>"
    if table.trick:
        cards = "".join(
            f"{escape(speech.names[play.seat])} {_card(play.card)} " for play in table.trick
        )
        yield f"<p>{_said(speech, 'terminal-on-table')}: {cards}</p>"
    if position.hand is not None:
        marks = {_shown(judged.best): "best", _shown(one.move): "chosen"}
        cards = "".join(_card(card, marks.get(card, "")) for card in position.hand)
        yield f"<p>{_said(speech, 'terminal-hand')}: {cards}</p>"
    reasons = " ".join(say_reason(reason, speech) for reason in one.reasons)
    yield f"<p>{escape(say_better(one, speech))}</p><p>{escape(reasons)}</p>"
    yield "".join(_options(one, speech))
    yield "</article>"


def _options(one: ReviewedDecision, speech: Speech) -> Iterable[str]:
    row = "".join(f"<th>{_said(speech, head)}</th>" for head in ("hint-move", *OPTION_HEADS))
    yield f'<table class="split"><tr>{row}</tr>'
    for option in one.judgement.options:
        columns = "".join(f"<td>{cell}</td>" for cell in option_cells(option))
        yield f"<tr><td>{escape(say_move(option.move, speech))}</td>{columns}</tr>"
    yield "</table>"


def _shown(move: Move) -> Card | None:
    """The card that a move is about."""
    return move.card if isinstance(move, Play | Pass | PutIn | TakeOut) else None


def _card(card: Card, mark: str = "") -> str:
    """A card, drawn: its suit as a colour and as a letter."""
    suit = "" if card.suit is None else card.suit.value
    value = card.code.removeprefix(suit) if suit else card.code
    small = f"<small>{suit}</small>" if suit else ""
    kind = f"card {suit} {mark}".strip()
    return f'<span class="{kind}" role="img" aria-label="{card.code}">{value}{small}</span>'
