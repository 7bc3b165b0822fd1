"""The panels above the table of a game: score pad, log, help, rules, a hint, something to say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from rich.console import Group, RenderableType
from rich.text import Text

from augury.cli.full.drawings import Palette
from augury.cli.full.endings import Ending
from augury.cli.full.screens.panel import Panel
from augury.cli.full.widgets.choices import ChoiceItem
from augury.cli.full.widgets.graph import graph
from augury.cli.pictures.manual import key_manual
from augury.cli.pictures.rulebook import rulebook
from augury.cli.pictures.score_pad import ranking, score_pad
from augury.cli.words.reports import report_points
from augury.cli.words.speech import Speech
from augury.game import View
from augury.tables.protocol.fields import Emote, Phrase

FREE_TEXT: Final = "text"  # what is still to be typed
_GRAPH_LINES: Final = 6  # that a graph takes at least
_GRAPH_COLUMNS: Final = 60
_BESIDE_PAD: Final = 10  # lines of a panel that the pad does not get


def text_panel(title: str, body: RenderableType, speech: Speech) -> Panel:
    """Something to read, and to be closed."""
    return Panel(speech.say(title), body, (ChoiceItem(speech.say("close"), None),))


def pad_panel(view: View, speech: Speech, palette: Palette, size: tuple[int, int]) -> Panel:
    """The score pad and the graph."""
    return text_panel("score-pad", _pad(view, speech, palette, size, Text("")), speech)


def round_panel(view: View, speech: Speech, palette: Palette, size: tuple[int, int]) -> Panel:
    """What a round brought, before the next one."""
    row = view.table.pad[-1]
    points = Text(report_points(row, speech))
    return Panel(
        speech.say("round-over", number=row.number),
        _pad(view, speech, palette, size, points),
        (ChoiceItem(speech.say("next-round"), None),),
    )


def end_panel(view: View, speech: Speech, palette: Palette, size: tuple[int, int]) -> Panel:
    """The final ranks, and what comes after the game."""
    say = speech.say
    return Panel(
        say("ranking"),
        _pad(view, speech, palette, size, ranking(view.table, speech)),
        (
            ChoiceItem(say("rematch"), Ending.AGAIN),
            ChoiceItem(say("replay"), Ending.REPLAY),
            ChoiceItem(say("review-title"), Ending.REVIEW),
            ChoiceItem(say("menu"), Ending.MENU),
        ),
    )


def _pad(
    view: View, speech: Speech, palette: Palette, size: tuple[int, int], below: RenderableType
) -> RenderableType:
    """The pad, its last rows if there is no room for more; and the graph, if there is."""
    rows = view.table.pad
    width, height = size
    room = max(1, height - _BESIDE_PAD - view.rules.players)
    parts = [score_pad(rows, speech, last=room), below]
    left = room - len(rows) - 2
    if rows and left >= _GRAPH_LINES:
        columns, lines = min(width - 12, _GRAPH_COLUMNS), min(left, 2 * _GRAPH_LINES)
        parts.append(graph(rows, speech, palette, columns, lines))
    return Group(*parts)


def log_panel(lines: Iterable[str], speech: Speech, palette: Palette) -> Panel:
    """What happened in this round."""
    return text_panel("terminal-key-log", Text("\n").join(map(palette.paint, lines)), speech)


def help_panel(view: View, speech: Speech) -> Panel:
    """Keys and signs."""
    return text_panel("terminal-key-help", key_manual(view.rules, speech), speech)


def rules_panel(view: View, speech: Speech) -> Panel:
    """The rules in force."""
    return text_panel("rules", rulebook(view.rules, speech.language), speech)


def talk_panel(speech: Speech, *, free_text: bool) -> Panel:
    """What may be said to the table: a phrase, an emote, or words of one's own.

    It answers with what the protocol calls it, and which: `("phrase", "hello")`.
    """
    options = [
        ChoiceItem[object](speech.say(f"phrase-{name}"), ("phrase", name))
        for name in get_args(Phrase)
    ]
    options += [
        ChoiceItem[object](speech.say(f"emote-{name}"), ("emote", name)) for name in get_args(Emote)
    ]
    if free_text:
        options.append(ChoiceItem(speech.say("say-text"), (FREE_TEXT, "")))
    return Panel(speech.say("say"), "", (*options, ChoiceItem(speech.say("close"), None)))
