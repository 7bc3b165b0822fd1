"""The results as one page of HTML that needs nothing but itself."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from math import isfinite
from typing import Final

from augury.arena.matches import Match
from augury.arena.plots import COLOURS, BarSeries, Curve, Whisker, bars, curves, whiskers
from augury.arena.results import Results
from augury.arena.statistics import Estimate, estimate
from augury.bots.registry import name_of
from augury.game import Rules, format_rules
from augury.game.rules.options import OPTIONS, in_words

_WIDEST: Final = 4  # predictions further off are counted together
_STEPS: Final = 100  # points in the curve of a difference, at most


def command(match: Match) -> str:
    """What to type to play the match again."""
    words = ["augury", "arena", *map(name_of, match.bots), "--games", str(match.games)]
    words += [*_flags(match.rules), "--seed", match.seed]
    if match.limit != Match.limit:
        words += ["--limit", f"{match.limit:g}"]
    return shlex.join(words)


def _flags(rules: Rules) -> Iterator[str]:
    """The rules as options of the command line."""
    for option in OPTIONS.values():
        value = getattr(rules, option.name)
        if value == option.default:
            continue
        yield f"--{option.name.replace('_', '-')}"
        if not option.is_switch:
            words = in_words(value)
            yield ",".join(map(str, words)) if isinstance(words, tuple) else str(words)


def page(outcome: Results) -> str:
    """The results of a match as one page of HTML."""
    shown = outcome.order[:COLOURS]
    style = files("augury.arena").joinpath("report.css").read_text(encoding="utf-8")
    title = " · ".join(outcome.match.names)
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Arena: {escape(title)}</title>",
            f"<style>\n{style}</style>",
            *_heading(outcome),
            *_ranking(outcome),
            *_differences(outcome),
            '<div class="figures">',
            _figure("Points a game", "The mean and its interval.", _points(outcome, shown)),
            _figure(
                "Points by round",
                "Mean points in every round, with intervals.",
                _by_round(outcome, shown),
                _legend(outcome, shown),
            ),
            _figure(
                "Bid − tricks",
                "How far predictions were off: left of 0 more tricks were won than predicted, "
                "right of it fewer.",
                _misses(outcome, shown),
                _legend(outcome, shown),
            ),
            *_over_time(outcome, shown),
            "</div>",
            *_faults(outcome),
            *_footer(outcome),
            "</html>\n",
        )
    )


# Words and tables


def _heading(outcome: Results) -> Iterable[str]:
    match = outcome.match
    planned = match.planned
    early = f" (stopped early: {planned} were planned)" if len(outcome.games) < planned else ""
    yield "<header><h1>Arena</h1>"
    yield f"<p>Deals: {outcome.deals}, games: {len(outcome.games)}{early}, rounds of a game: "
    yield f"{match.rules.rounds}. "
    yield f"Rules: <code>{escape(format_rules(match.rules))}</code></p></header>"


def _ranking(outcome: Results) -> Iterable[str]:
    yield "<section><h2>Standings</h2>"
    yield "<p>Means for one seat in one game, ± half of the 95% interval over deals.</p>"
    heads = ("Player", "Points a game", "A round", "Exact", "Victories", "Rating", "ms", "Faults")
    players = [outcome.players[bot] for bot in outcome.order]
    yield from _table(
        heads,
        (
            (
                _name(outcome, bot),
                _cell(player.score),
                _cell(player.round_score),
                _cell(player.exact, percent=True),
                _cell(player.victories, percent=True),
                _number(player.rating.mu, 2 * player.rating.sigma),
                f"<td>{player.milliseconds:.2f}</td>",
                f"<td>{len(player.faults)}</td>",
            )
            for bot, player in zip(outcome.order, players, strict=True)
        ),
    )
    yield "</section>"


def _differences(outcome: Results) -> Iterable[str]:
    found = {(one.one, one.other): one.score for one in outcome.differences}
    if not found:
        return
    yield "<section><h2>Differences</h2>"
    yield (
        "<p>Points a game by which the player on the left is ahead of the one above, "
        "in the same deals. Coloured where the interval is above 0.</p>"
    )
    yield from _table(
        ("", *(outcome.match.names[bot] for bot in outcome.order)),
        (
            (
                _name(outcome, one),
                *(_gap(found.get((one, other))) for other in outcome.order),
            )
            for one in outcome.order
        ),
    )
    yield "</section>"


def _faults(outcome: Results) -> Iterable[str]:
    if not any(player.faults for player in outcome.players):
        return
    yield "<section><h2>Faults</h2>"
    yield "<p>A random legal move was made in place of each. The first of every player:</p><ul>"
    for player in outcome.players:
        for fault in player.faults[:1]:
            where = f"round {fault.round}, {fault.phase}"
            yield f"<li><b>{escape(player.name)}</b> ({where}): {escape(fault.reason)}</li>"
    yield "</ul></section>"


def _footer(outcome: Results) -> Iterable[str]:
    yield "<footer><p>Every deal is played once for every seat, with the players moved on by one "
    yield "place each time, so that the luck of the cards cancels; intervals are Student's, with "
    yield "one value a deal. Ratings are Plackett–Luce, ± two standard deviations.</p>"
    yield f"<p>To repeat it: <code>{escape(command(outcome.match))}</code></p></footer>"


def _table(heads: Sequence[str], rows: Iterable[Iterable[str]]) -> Iterable[str]:
    yield '<div class="wide"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield f"<tr>{''.join(row)}</tr>"
    yield "</tbody></table></div>"


def _name(outcome: Results, bot: int) -> str:
    return f'<th scope="row">{_chip(bot)}{escape(outcome.match.names[bot])}</th>'


def _chip(bot: int) -> str:
    return f'<span class="chip" style="background:var(--series-{bot % COLOURS})"></span>'


def _cell(value: Estimate, *, percent: bool = False, kind: str = "") -> str:
    factor, unit = (100, "%") if percent else (1, "")
    return _number(value.mean * factor, value.margin * factor, unit, kind)


def _number(mean: float, margin: float, unit: str = "", kind: str = "") -> str:
    shown = f"{mean:{'+' if kind else ''}.1f}{unit}".replace("-", "−")
    width = f"{margin:.1f}" if isfinite(margin) else "?"
    return f'<td class="{kind}">{shown} <small>± {width}</small></td>'


def _gap(value: Estimate | None) -> str:
    if value is None:
        return "<td></td>"
    return _cell(value, kind="ahead" if value.low > 0 else "unsure")


# Drawings


def _figure(title: str, words: str, drawing: str, legend: str = "") -> str:
    return f"<figure><h2>{escape(title)}</h2><p>{escape(words)}</p>{legend}{drawing}</figure>"


def _legend(outcome: Results, shown: Iterable[int]) -> str:
    entries = (f"<li>{_chip(bot)}{escape(outcome.match.names[bot])}</li>" for bot in shown)
    return f'<ul class="legend">{"".join(entries)}</ul>'


def _points(outcome: Results, shown: Iterable[int]) -> str:
    rows = []
    for bot in shown:
        score = outcome.players[bot].score
        low, high = (score.low, score.high) if isfinite(score.margin) else (score.mean,) * 2
        rows.append(Whisker(outcome.match.names[bot], bot, score.mean, low, high))
    return whiskers("Points a game", rows, x="points a game")


def _by_round(outcome: Results, shown: Iterable[int]) -> str:
    lines = [
        _curve(outcome.match.names[bot], bot, list(enumerate(outcome.round_scores(bot), 1)))
        for bot in shown
    ]
    return curves("Points by round", lines, x="round", y="points")


def _misses(outcome: Results, shown: Iterable[int]) -> str:
    misses = {bot: outcome.misses(bot) for bot in shown}
    widest = min(_WIDEST, max(abs(gap) for found in misses.values() for gap in found))
    gaps = range(-widest, widest + 1)
    groups = [f"{gap:+d}".replace("-", "−") if gap else "0" for gap in gaps]
    if any(abs(gap) > widest for found in misses.values() for gap in found):
        groups[0], groups[-1] = f"≤{groups[0]}", f"≥{groups[-1]}"
    series = [
        BarSeries(outcome.match.names[bot], bot, [_share(found, gap, widest) for gap in gaps])
        for bot, found in misses.items()
    ]
    return bars("Bid − tricks", groups, series, x="bid − tricks", y="share of rounds")


def _share(found: dict[int, float], gap: int, widest: int) -> float:
    """How often predictions were off by `gap`; the outermost take in all beyond."""
    return sum(part for off, part in found.items() if max(-widest, min(widest, off)) == gap)


def _over_time(outcome: Results, shown: Sequence[int]) -> Iterable[str]:
    """How far the best player was ahead of each other one, as the match went on."""
    names = outcome.match.names
    for other in shown[1:]:
        gaps = outcome.difference(shown[0], other)
        if len(gaps) < 2:
            continue
        step = -(-len(gaps) // _STEPS)
        counts = [*range(len(gaps), 1, -step)][::-1]
        points = [(count, estimate(gaps[:count])) for count in counts]
        drawing = curves(
            f"Difference of {names[shown[0]]} and {names[other]}",
            [_curve(names[other], other, points[_settled(points) :])],
            x="deals",
            y="points a game",
            zero=True,
        )
        yield _figure(
            f"{names[shown[0]]} − {names[other]}",
            "The difference in points a game after each number of deals, and its interval.",
            drawing,
        )


def _settled(points: Sequence[tuple[int, Estimate]]) -> int:
    """Where to begin: intervals of the first few deals would dwarf all others."""
    return next(
        (at for at, (_, found) in enumerate(points) if found.margin <= 8 * points[-1][1].margin),
        0,
    )


def _curve(name: str, bot: int, points: Sequence[tuple[int, Estimate]]) -> Curve:
    return Curve(
        name,
        bot,
        [(float(at), found.mean) for at, found in points],
        [(float(at), found.low, found.high) for at, found in points if isfinite(found.margin)],
    )
