"""Draw how training went, from the logs of its runs.

    python -m train.curves runs/one runs/two runs/three     # keep the logs, and draw them
    python -m train.curves + runs/four                      # keep one more
    python -m train.curves                                  # draw what is kept

What is kept is docs/training/log.json: the options and the curves, without the weights.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from train.checkpoint import read_log

HOME = Path(__file__).parents[1] / "docs" / "training"
LOG, PICTURE = HOME / "log.json", HOME / "curves.svg"

CURVES = {
    "exact": "predictions that came true, while exploring",
    "entropy": "entropy of the choices, in nats",
    "tricks": "error in foretelling one's tricks, in nats",
    "unexplained": "variance that the critic cannot explain",
}
WIDTH, HEIGHT = 420, 210  # of a panel
COLOURS = "#5e35b1", "#ef6c00", "#00897b", "#1e88e5", "#d81b60", "#6d4c41"
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 30, 28

Run: TypeAlias = dict[str, Any]


def keep(folder: Path) -> Run:
    """What is to be kept of a run: its options, its curves and its exams."""
    run = read_log(folder)
    options = {name: value for name, value in run["config"].items() if name != "out"}
    lines = [line for line in run["log"] if "exact" in line and "exam" not in line]
    return {
        "name": folder.name,
        "options": options,
        "decisions": _decisions([int(line["decisions"]) for line in lines]),
        "exams": [line for line in run["log"] if "exam" in line],
        "seconds": [line["seconds"] for line in lines],
        **{name: [line[name] for line in lines] for name in CURVES},
    }


def _decisions(counts: Sequence[int]) -> int:
    """How many were made in all; a count that falls began anew when the run went on."""
    ends = [one for one, after in zip(counts, (*counts[1:], 0), strict=True) if after < one]
    return sum(ends)


def draw(runs: Sequence[Run]) -> str:
    """All curves over the seconds spent, as an SVG.

    A broken line is where a run went on from another; one that counts from zero has its own colour.
    """
    panels = "\n".join(
        f'<g transform="translate({at % 2 * WIDTH} {at // 2 * HEIGHT})">'
        f"{_panel(runs, name, title)}</g>"
        for at, (name, title) in enumerate(CURVES.items())
    )
    size = f"{2 * WIDTH} {2 * HEIGHT}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
        'font-family="sans-serif" font-size="12" fill="#555">\n'
        f'<rect width="{2 * WIDTH}" height="{2 * HEIGHT}" fill="#fff"/>\n{panels}\n</svg>\n'
    )


def _goes_on(run: Run) -> bool:
    """Whether its seconds are counted from the run before it."""
    later: bool = run["seconds"][0] > 0
    return later


def _panel(runs: Sequence[Run], name: str, title: str) -> str:
    """One curve from zero to its highest value, with a few lines to read it by."""
    end: float = max(run["seconds"][-1] for run in runs)
    high: float = max(value for run in runs for value in run[name])
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(second: float) -> float:
        return LEFT + wide * second / end

    def y(value: float) -> float:
        return TOP + tall * (1 - value / high)

    lines: list[list[str]] = []
    for run in runs:
        if not _goes_on(run):
            lines.append([])
        lines[-1] += (
            f"{x(second):.1f},{y(value):.1f}"
            for second, value in zip(run["seconds"], run[name], strict=True)
        )
    return "".join(
        (
            f'<text x="{LEFT}" y="18" fill="#222">{title}</text>',
            *(
                f'<path d="M{LEFT} {y(value):.1f}h{wide}" stroke="#ddd"/>'
                f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.2f}</text>'
                for value in (0.0, high / 2, high)
            ),
            *(
                f'<text x="{x(60 * minute):.1f}" y="{HEIGHT - 8}">{minute} min</text>'
                for minute in range(0, int(end / 60) + 1, 5)
            ),
            *(
                f'<path d="M{x(run["seconds"][0]):.1f} {TOP}v{tall}" stroke="#bbb" '
                'stroke-dasharray="3 3"/>'
                for run in runs
                if _goes_on(run)
            ),
            *(
                f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" '
                'stroke-width="1.5"/>'
                for line, colour in zip(lines, COLOURS, strict=False)
            ),
        )
    )


if __name__ == "__main__":
    if sys.argv[1:]:
        HOME.mkdir(exist_ok=True)
        more = sys.argv[1] == "+"
        kept = json.loads(LOG.read_text()) if more else []
        kept += [keep(Path(folder)) for folder in sys.argv[1 + more :]]
        LOG.write_text("[\n" + ",\n".join(json.dumps(run) for run in kept) + "\n]\n")
    PICTURE.write_text(draw(json.loads(LOG.read_text())))
