"""Small drawings of results, as SVG that takes its colours from the page around it.

Every drawing is as wide as a phone; on a wider page several stand side by side. A series is drawn
in the colour `--series-N` of its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final, TypeAlias

COLOURS: Final = 8  # further series take the first colours again
_WIDTH: Final = 400
_HEIGHT: Final = 250
_LEFT, _RIGHT, _TOP, _BOTTOM = 54, 14, 12, 44
_ROW: Final = 44  # a line of a whisker plot

Scale: TypeAlias = Callable[[float], float]
Label: TypeAlias = Callable[[float], str]


@dataclass(frozen=True)
class Curve:
    """A line with a band around it; the ends of the band are left out where it is unbounded."""

    name: str
    series: int
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float, float]]  # x, low, high


@dataclass(frozen=True)
class BarSeries:
    """One value for each of the groups."""

    name: str
    series: int
    values: Sequence[float]


@dataclass(frozen=True)
class Whisker:
    """A mean and its interval."""

    name: str
    series: int
    mean: float
    low: float
    high: float


def curves(title: str, lines: Sequence[Curve], *, x: str, y: str, zero: bool = False) -> str:
    """Lines with their bands; `zero` draws the line that separates more from less."""
    xs = [point[0] for line in lines for point in line.points]
    ys = [point[1] for line in lines for point in line.points]
    ys += [end for line in lines for _, *ends in line.band for end in ends]
    low, high, ticks = _nice([*ys, 0.0] if zero else ys)
    across = _scale(min(xs), max(xs), _LEFT, _WIDTH - _RIGHT)
    up = _scale(low, high, _HEIGHT - _BOTTOM, _TOP)
    body = [_rulings(up, ticks, _number), _labels_below(across, _whole(min(xs), max(xs)), _number)]
    if zero:
        body.append(_line("zero", _LEFT, up(0), _WIDTH - _RIGHT, up(0)))
    for line in lines:
        upper = [(across(at), up(top)) for at, _, top in line.band]
        lower = [(across(at), up(bottom)) for at, bottom, _ in reversed(line.band)]
        body.append(f'<polygon class="band" points="{_path(upper + lower)}" {_fill(line.series)}/>')
    for line in lines:
        path = [(across(at), up(value)) for at, value in line.points]
        body.append(
            f'<polyline class="curve" points="{_path(path)}" {_stroke(line.series)}>'
            f"<title>{escape(line.name)}</title></polyline>"
        )
        if len(path) <= 30:
            body += [
                f'<circle cx="{left:.1f}" cy="{top:.1f}" r="2.5" {_fill(line.series)}>'
                f"<title>{escape(line.name)}: {x} {_number(at)}, {value:.1f}</title></circle>"
                for (left, top), (at, value) in zip(path, line.points, strict=True)
            ]
    return _svg(title, _HEIGHT, [*body, _axis_names(x, y)])


def bars(title: str, groups: Sequence[str], series: Sequence[BarSeries], *, x: str, y: str) -> str:
    """Bars side by side in every group: shares, drawn from nothing up."""
    low, high, ticks = _nice([0.0, *(value for one in series for value in one.values)])
    up = _scale(low, high, _HEIGHT - _BOTTOM, _TOP)
    width = (_WIDTH - _LEFT - _RIGHT) / len(groups)
    thick = width * 0.84 / len(series)
    body = [_rulings(up, ticks, _percent)]
    for number, group in enumerate(groups):
        begin = _LEFT + number * width
        body.append(_text(begin + width / 2, _HEIGHT - _BOTTOM + 17, group, "middle"))
        for place, one in enumerate(series):
            top = up(one.values[number])
            body.append(
                f'<rect x="{begin + width * 0.08 + place * thick:.1f}" y="{top:.1f}" '
                f'width="{max(thick - 0.6, 0.6):.1f}" height="{up(0) - top:.1f}" '
                f"{_fill(one.series)}><title>{escape(one.name)}: {escape(group)}, "
                f"{one.values[number]:.1%}</title></rect>"
            )
    body.append(_line("zero", _LEFT, up(0), _WIDTH - _RIGHT, up(0)))
    return _svg(title, _HEIGHT, [*body, _axis_names(x, y)])


def whiskers(title: str, rows: Sequence[Whisker], *, x: str) -> str:
    """Means one below the other, each with its interval."""
    height = _TOP + _ROW * len(rows) + _BOTTOM
    low, high, ticks = _nice([end for row in rows for end in (row.low, row.high)])
    across = _scale(low, high, _RIGHT + 8, _WIDTH - _RIGHT - 8)
    body = [
        _line("grid", across(tick), _TOP, across(tick), height - _BOTTOM)
        + _text(across(tick), height - _BOTTOM + 17, _number(tick), "middle")
        for tick in ticks
    ]
    for number, row in enumerate(rows):
        top = _TOP + _ROW * number
        middle = top + 30
        body += [
            _text(_RIGHT, top + 14, row.name, "start", "name"),
            _text(_WIDTH - _RIGHT, top + 14, _number(round(row.mean, 1)), "end", "name"),
            (
                f'<line class="whisker" x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" '
                f'y1="{middle}" y2="{middle}" {_stroke(row.series)}/>'
            ),
            (
                f'<circle cx="{across(row.mean):.1f}" cy="{middle}" r="5" {_fill(row.series)}>'
                f"<title>{escape(row.name)}: {row.mean:.1f}, "
                f"{row.low:.1f} to {row.high:.1f}</title></circle>"
            ),
        ]
    body.append(_text(_WIDTH / 2, height - 6, x, "middle", "axis"))
    return _svg(title, height, body)


def _nice(values: Iterable[float]) -> tuple[float, float, list[float]]:
    """Round numbers that hold all values, and round steps between them."""
    found = list(values)
    low, high = min(found), max(found)
    if low == high:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= rough)
    first, last = floor(low / step), ceil(high / step)
    return first * step, last * step, [number * step for number in range(first, last + 1)]


def _whole(low: float, high: float) -> list[float]:
    """Steps that are whole numbers, within the ends."""
    step = max(1, ceil((high - low) / 8))
    return [float(at) for at in range(ceil(low), floor(high) + 1) if at % step == 0 or low == high]


def _scale(low: float, high: float, begin: float, end: float) -> Scale:
    span = (high - low) or 1.0
    return lambda value: begin + (value - low) / span * (end - begin)


def _rulings(up: Scale, ticks: Iterable[float], label: Label) -> str:
    """A line across the plot at each tick, with its label on the left."""
    return "".join(
        _line("grid", _LEFT, up(tick), _WIDTH - _RIGHT, up(tick))
        + _text(_LEFT - 6, up(tick) + 4, label(tick), "end")
        for tick in ticks
    )


def _labels_below(across: Scale, ticks: Iterable[float], label: Label) -> str:
    return "".join(
        _text(across(tick), _HEIGHT - _BOTTOM + 17, label(tick), "middle") for tick in ticks
    )


def _axis_names(x: str, y: str) -> str:
    middle = (_TOP + _HEIGHT - _BOTTOM) / 2
    turned = f'transform="rotate(-90 12 {middle})"'
    return _text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 6, x, "middle", "axis") + _text(
        12, middle, y, "middle", "axis", turned
    )


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def _percent(value: float) -> str:
    return f"{100 * value:g}%"


def _path(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{left:.1f},{top:.1f}" for left, top in points)


def _fill(series: int) -> str:
    return f'style="fill:var(--series-{series % COLOURS})"'


def _stroke(series: int) -> str:
    return f'style="stroke:var(--series-{series % COLOURS})"'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str, kind: str = "tick", more: str = "") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>'
        f"{escape(words)}</text>"
    )


def _svg(title: str, height: float, body: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(body)}</svg>"
    )
