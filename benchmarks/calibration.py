"""Chances that were said, against what came true: as a table, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import numpy as np

Tenths = list[list[float]]
"""Of chances: how many, the sum of what was said and the sum of what came true, by tenths."""

ENOUGH = 200  # chances in a tenth, to be drawn
COLOURS = ("#5b3fa0", "#c2571a")
SIZE, EDGE = 294.0, 50.0  # of the square, and the room to its left


def no_tenths() -> Tenths:
    """Nothing said yet."""
    return [[0, 0.0, 0.0] for _ in range(10)]


def note(tenths: Tenths, said: float, true: float) -> None:
    """One chance more."""
    row = tenths[min(9, int(said * 10))]
    for at, value in enumerate((1, said, true)):
        row[at] += value


def add(tenths: Sequence[Tenths]) -> Tenths:
    """Several games' as one."""
    total: Tenths = np.array(tenths).sum(axis=0).tolist()
    return total


def show(tenths: Tenths, title: str) -> None:
    """The table; and the mean gap between what was said and what came true."""
    count = sum(many for many, _, _ in tenths)
    print(f"{title}: {count:.0f} chances")
    print("  said      share    mean said   came true")
    gap = 0.0
    for low, (many, said, true) in enumerate(tenths):
        if many:
            gap += abs(said - true) / count
            print(
                f"  {low / 10:.1f}–{(low + 1) / 10:.1f}  {many / count:6.1%}     {said / many:6.1%}"
                f"      {true / many:6.1%}"
            )
    print(f"  mean gap {gap:.2%}")


def draw(series: Mapping[str, Tenths], place: Path) -> None:
    """The picture: on the line, what was said came true."""
    body = [f'<rect width="{EDGE + SIZE + 20:.0f}" height="{SIZE + 110:.0f}" fill="#ffffff"/>']
    for tick in range(0, 101, 20):
        across, up = EDGE + SIZE * tick / 100, 20 + SIZE * (1 - tick / 100)
        body += [
            _line(across, 20, across, 20 + SIZE, "#e4e0ea"),
            _line(EDGE, up, EDGE + SIZE, up, "#e4e0ea"),
            _text(across, SIZE + 36, "middle", f"{tick}"),
            _text(EDGE - 6, up + 4, "end", f"{tick}"),
        ]
    body.append(_line(EDGE, 20 + SIZE, EDGE + SIZE, 20, "#9a95a5"))
    body.append(_text(EDGE + SIZE / 2, SIZE + 54, "middle", "said, in %; upwards: came true, in %"))
    for number, (name, tenths) in enumerate(series.items()):
        colour = COLOURS[number]
        for many, said, true in tenths:
            if many >= ENOUGH:
                across, up = EDGE + SIZE * said / many, 20 + SIZE * (1 - true / many)
                body.append(f'<circle cx="{across:.1f}" cy="{up:.1f}" r="4.5" fill="{colour}"/>')
        below = SIZE + 74 + 18 * number
        body.append(f'<circle cx="{EDGE + 6}" cy="{below - 4}" r="4.5" fill="{colour}"/>')
        body.append(_text(EDGE + 18, below, "start", escape(name)))
    place.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE + SIZE + 20:.0f} '
        f'{SIZE + 110:.0f}" role="img" aria-label="Chances said and come true" '
        'font-family="system-ui, sans-serif" font-size="12">' + "\n".join(body) + "</svg>\n",
        encoding="utf-8",
        newline="\n",
    )


def _line(left: float, top: float, right: float, bottom: float, colour: str) -> str:
    ends = f'x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"'
    return f'<line {ends} stroke="{colour}"/>'


def _text(across: float, up: float, anchor: str, words: str) -> str:
    return (
        f'<text x="{across:.1f}" y="{up:.1f}" text-anchor="{anchor}" fill="#6a6675">{words}</text>'
    )
