"""The table on the screen: seats, cards, the question of the moment, the hand; panels above it.

A panel is imported when it is opened.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.geometry import Size as Area
from textual.widgets import Static

from augury.cli.full.drawings import Palette
from augury.cli.full.endings import Ending
from augury.cli.full.questions import Question, ask, ask_face
from augury.cli.full.scene import Scene, scene
from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.widgets.choices import Choices
from augury.cli.full.widgets.foreseen import Foreseen
from augury.cli.full.widgets.graph import Graph
from augury.cli.full.widgets.hand import Hand
from augury.cli.full.widgets.heading import Heading
from augury.cli.full.widgets.key_bar import KeyBar
from augury.cli.full.widgets.legend import Legend
from augury.cli.full.widgets.round_log import RoundLog
from augury.cli.full.widgets.table import TableWidget
from augury.cli.sessions.table import TableSession
from augury.cli.words.speech import Speech
from augury.game import Card, Phase, View

if TYPE_CHECKING:
    from augury.cli.full.screens.panel import Panel


_WIDE: Final = 120  # columns from which on the log has a place beside the table


class TableScreen(AnsweringScreen[Ending]):
    """The table as the person's seat sees it, and what there is to read beside it."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    TableScreen #middle { height: 1fr; }
    TableScreen #side { width: 40; border-left: solid $muted; display: none; }
    TableScreen.wide #side { display: block; }
    TableScreen #title { text-style: bold; padding: 0 1; height: auto; color: $primary; }
    TableScreen #question { padding: 0 1; }
    TableScreen ToastRack { dock: top; align: right top; margin: 2 0 0 0; }
    TableScreen Toast { padding: 0 1; margin: 0; max-width: 80%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pad", show=False),
        Binding("l", "log", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("f2", "rules", show=False),
    ]

    def __init__(self, session: TableSession, view: View, language: str) -> None:
        super().__init__()
        self.session = session
        self.view = view
        self.speech = Speech(language, session.names, session.seat)
        self.lines: list[str] = []
        self.announcing: Card | None = None
        self.notice = ""
        self.asking = True

    # Pictures

    def compose(self) -> ComposeResult:
        """Heading, table and log, question, hand, keys."""
        yield Heading()
        with Horizontal(id="middle"):
            yield TableWidget(self.view.rules.players)
            with Vertical(id="side"):
                yield RoundLog()
                yield Graph()
        yield Foreseen()
        yield Static(id="title", markup=False)
        yield Choices(id="question")
        yield Hand()
        yield Legend()
        yield KeyBar()

    def on_mount(self) -> None:
        """Say which keys there are, and let the clock run, if there is one."""
        self.show()
        self.set_interval(1, self._tick)

    def on_resize(self, event: Resize) -> None:
        """The log has a place where there is room for it."""
        self.set_class(event.size.width >= _WIDE, "wide")

    @property
    def keys(self) -> tuple[tuple[str, str, str], ...]:
        """Which keys there are, what they do, and by which action."""
        say, session = self.speech.say, self.session
        return (
            ("?", say("terminal-key-help"), "help"),
            ("p", say("score-pad"), "pad"),
            ("l", say("terminal-key-log"), "log"),
            ("F2", say("rules"), "rules"),
            *([("h", say("terminal-key-hint"), "hint")] if session.alone else []),
            *([("z", say("take-back"), "take_back")] if session.alone else []),
            *([("a", say("claim-rest"), "claim")] if session.may_claim else []),
            *([("t", say("chat"), "talk")] if session.talks else []),
            ("q", say("terminal-key-leave"), "leave"),
        )

    @property
    def scene(self) -> Scene:
        """What is to be seen now."""
        return scene(self.view, self.speech, asking=self.asking)

    def show(self) -> None:
        """Show what is to be seen now."""
        self.show_scene(self.scene)

    def show_scene(self, now: Scene) -> None:
        """Tell every part what is to be seen."""
        if not self.stands:
            return
        self.query_one(KeyBar).keys = self.keys
        self.query_one(Heading).scene = now
        self.query_one(TableWidget).scene = now
        self.query_one(Foreseen).scene = now
        self.query_one(Hand).scene = now
        log = self.query_one(RoundLog)
        log.scene, log.lines = now, tuple(self.lines)
        self.query_one(Legend).scene = now
        self.query_one(Graph).scene = now
        self.show_question(now)

    def show_question(self, now: Scene) -> None:
        """Ask what has to be decided, or say whom the game waits for."""
        if not self.stands:
            return
        palette = Palette(self.app.theme_variables)
        question = ask(now, palette)
        if self.announcing is not None:
            question = ask_face(self.announcing, now, palette)
        choices = self.query_one("#question", Choices)
        if tuple(choices.options) != question.options:
            choices.options = question.options
        choices.display = bool(question.options)
        asked = now.view.table.phase if self.announcing is None else None
        choices.numbered = asked in (Phase.BID, Phase.REBID)
        title = self.query_one("#title", Static)
        title.update(self._titled(question, palette))

    def _titled(self, question: Question, palette: Palette) -> Text:
        if self.notice:
            return palette.paint(self.notice, f"bold {palette.colours['error']}")
        text = Text(question.title)
        if question.why:
            text.append(f"  {question.why}", palette.muted())
        if self.asking and (left := self._seconds_left()) is not None:
            text.append(f"  {left} s", palette.muted())
        return text

    def _seconds_left(self) -> int | None:
        """For the person's decision, where the table has a clock."""
        deadline = self.session.deadline
        if deadline is None or not self.scene.legal:
            return None
        return max(0, round(deadline - asyncio.get_running_loop().time()))

    def _tick(self) -> None:
        """Show the seconds that are left; without a clock, nothing has to be shown."""
        if self.session.deadline is not None:
            self.show_question(self.scene)

    # What else there is to see

    def hear(self, line: str) -> None:
        """Something that is no part of the game: in the log, and for a while above the table."""
        self.lines.append(line)
        self.show()
        self.notify(line, markup=False)

    @property
    def about(self) -> tuple[View, Speech, Palette, Area]:
        """What a panel with the score pad needs."""
        return self.view, self.speech, Palette(self.app.theme_variables), self.app.size

    def action_pad(self) -> None:
        """The score pad and the graph."""
        from augury.cli.full.panels import pad_panel  # noqa: PLC0415

        self.app.push_screen(pad_panel(*self.about))

    def action_log(self) -> None:
        """What happened in this round."""
        from augury.cli.full.panels import log_panel  # noqa: PLC0415

        palette = Palette(self.app.theme_variables)
        self.app.push_screen(log_panel(self.lines, self.speech, palette))

    def action_help(self) -> None:
        """Keys and signs."""
        from augury.cli.full.panels import help_panel  # noqa: PLC0415

        self.app.push_screen(help_panel(self.view, self.speech))

    def action_rules(self) -> None:
        """The rules in force."""
        from augury.cli.full.panels import rules_panel  # noqa: PLC0415

        self.app.push_screen(rules_panel(self.view, self.speech))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What would be best now, and why; thought out beside the screen."""
        if not self.session.alone or not self.scene.legal:
            return
        self.notify(self.speech.say("terminal-thinking"), markup=False, timeout=2)
        panel = await asyncio.to_thread(_hint_panel, self.view, self.speech)
        self.app.push_screen(panel)


def _hint_panel(view: View, speech: Speech) -> Panel:
    """A hint for this view as a panel. It thinks, so it takes a while."""
    from augury.analysis.hints import hint  # noqa: PLC0415
    from augury.cli.analysis.tables import show_hint  # noqa: PLC0415
    from augury.cli.full.panels import text_panel  # noqa: PLC0415

    return text_panel("terminal-key-hint", Group(*show_hint(hint(view), speech)), speech)
