"""A seat at the table: whose it is, what was predicted and won, the total; and its card."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.drawings import Look, Size, draw, draw_suit
from augury.cli.full.scene import Scene
from augury.cli.full.widgets.part import Part
from augury.cli.pictures.colours import short
from augury.cli.words.headings import bid
from augury.cli.words.signs import TO_ACT
from augury.cli.words.speech import unsigned
from augury.game import Mode, Phase, Play, Suit, Table

_NO_BID: Final = "–"


class Plate(Part):
    """Who sits here: on two lines, or all on one where there is little room."""

    DEFAULT_CSS = """
    Plate { position: absolute; }
    Plate.middle { text-align: center; }
    Plate.right { text-align: right; }
    Plate.acting { background: $primary; color: $background; text-style: bold; }
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def watch_scene(self) -> None:
        """A seat that has to act stands out."""
        to_act = () if self.scene is None else self.scene.to_act
        self.set_class(self.seat in to_act, "acting")

    def render(self) -> RenderResult:
        """Name and role, then tricks won of those predicted, and the total."""
        if self.scene is None:
            return ""
        count = Text.assemble(_count(self.scene, self.seat))
        if self.size.height > 1:
            name = self._naming(self.size.width)
            return Text.assemble(name, "\n", count, no_wrap=True)
        name = self._naming(self.size.width - count.cell_len - 2)
        if not self.has_class("line"):
            return Text.assemble(name, " · ", count, no_wrap=True)
        gap = max(1, self.size.width - name.cell_len - count.cell_len - 1)
        return Text.assemble(name, " " * gap, count, " ", no_wrap=True)

    def _naming(self, room: int) -> Text:
        scene = self.scene
        assert scene is not None
        table, speech = scene.view.table, scene.speech
        mark = f"{TO_ACT} " if self.seat in scene.to_act else ""
        roles = []
        if self.seat == table.dealer:
            roles.append(speech.say("terminal-deals"))
        if self.seat == scene.facts.winning:
            word = "terminal-leads-next" if scene.facts.bombed else "terminal-winning"
            roles.append(speech.say(word))
        elif self.seat == scene.facts.leader and _to_be_led(table):
            roles.append(speech.say("terminal-leads"))
        role = f" · {' · '.join(roles)}" if roles else ""
        own = Text("")
        if table.rules.mode is Mode.ONE_COLOUR:
            own = Text.assemble(draw_suit(tuple(Suit)[self.seat], self.palette, speech), " ")
        name = short(speech.who(self.seat), max(4, room - len(mark) - len(role) - own.cell_len))
        return Text.assemble(mark, own, (name, "bold"), role)


class PlayedCard(Part):
    """The card that a seat has played to the trick, or nothing."""

    DEFAULT_CSS = """
    PlayedCard { position: absolute; }
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card_size = Size.SMALL

    @property
    def play(self) -> Play | None:
        """The play that lies before this seat."""
        trick = () if self.scene is None else self.scene.view.table.trick
        return next((play for play in trick if play.seat == self.seat), None)

    def watch_scene(self) -> None:
        """An empty place is not drawn at all."""
        self.display = self.play is not None

    def render(self) -> RenderResult:
        """The card, with a heavy edge if it is winning."""
        play, scene = self.play, self.scene
        if play is None or scene is None:
            return ""
        look = Look.WINNING if self.seat == scene.facts.winning else Look.PLAIN
        style = self.palette.style(play.face, look)
        lines = draw(play.card, play.face, self.card_size, style, scene.speech, look=look)
        return Text("\n").join(lines)


def _to_be_led(table: Table) -> bool:
    """Whether a trick begins now."""
    over = len(table.tricks) == table.hand_size
    return table.phase is Phase.PLAY and not table.trick and not over


def _count(scene: Scene, seat: int) -> str:
    table = scene.view.table
    predicted = bid(scene.view, seat) or _NO_BID
    return f"{table.taken[seat]}/{predicted} · {unsigned(table.totals[seat])}"
