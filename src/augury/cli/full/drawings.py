"""Cards and suits drawn with letters, in three sizes; a suit has a letter, a shape and a colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from augury.cli.pictures.colours import paint, short
from augury.cli.words.speech import Speech
from augury.game import Card, Suit

SHAPES: Final = {Suit.BLUE: "●", Suit.RED: "◆", Suit.GREEN: "▲", Suit.YELLOW: "■"}
_VARIABLES: Final = {Suit.BLUE: "blue", Suit.RED: "red", Suit.GREEN: "green", Suit.YELLOW: "yellow"}
_THIN: Final = "╭─╮│╰╯"
_HEAVY: Final = "┏━┓┃┗┛"


class Size(Enum):
    """Columns and lines of a card, with its edge."""

    CHIP = (6, 1)
    SMALL = (6, 3)
    LARGE = (9, 5)

    @property
    def width(self) -> int:
        """In columns."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In lines."""
        return self.value[1]


class Look(Enum):
    """How a card is shown."""

    PLAIN = "plain"
    MUTED = "muted"  # it may not be played now
    CHOSEN = "chosen"  # it is under the cursor
    WINNING = "winning"


@dataclass(frozen=True)
class Palette:
    """The colours of a theme, by name."""

    colours: Mapping[str, str]

    def suit(self, suit: Suit | None, *, special: bool = False) -> str:
        """In which colour a card of this suit is written."""
        if suit is not None:
            return self.colours[_VARIABLES[suit]]
        return self.colours["special" if special else "neutral"]

    def style(self, card: Card, look: Look, meta: dict[str, Any] | None = None) -> Style:
        """The style of a card."""
        colour, paper = self.suit(card.suit, special=card.kind.special), self.colours["paper"]
        if look is Look.CHOSEN:
            return Style(color=paper, bgcolor=colour, bold=True, meta=meta)
        if look is Look.MUTED:
            return Style(color=self.colours["muted"], meta=meta)
        return Style(color=colour, bgcolor=paper, bold=True, meta=meta)

    def paint(self, sentence: str, style: str = "") -> Text:
        """A sentence with the cards in it coloured."""
        return paint(sentence, style, {suit: self.suit(suit) for suit in Suit})

    def muted(self) -> Style:
        """For what matters less."""
        return Style(color=self.colours["muted"])

    def accent(self) -> Style:
        """For what matters now."""
        return Style(color=self.colours["primary"], bold=True)


def draw(
    card: Card,
    face: Card,
    size: Size,
    style: Style,
    speech: Speech,
    *,
    look: Look = Look.PLAIN,
) -> tuple[Text, ...]:
    """The lines of a card that lies there with this face."""
    code = card.code if face is card else f"{card.code}={_letter(face)}"
    shape = "" if face.suit is None else SHAPES[face.suit]
    if size is Size.CHIP:
        left, right = ("[", "]") if look in (Look.CHOSEN, Look.WINNING) else (" ", " ")
        return (Text(f"{left}{code + shape:^{size.width - 2}}{right}", style),)
    inner = size.width - 2
    if size is Size.SMALL:
        rows = [f"{code + shape:^{inner}}"]
    else:
        name = shape if card.suit else short(speech.kind(card.kind), inner)
        rows = [f"{code + shape:<{inner}}", f"{name:^{inner}}", f"{shape + code:>{inner}}"]
    a, b, c, d, e, f = _HEAVY if look in (Look.CHOSEN, Look.WINNING) else _THIN
    edges = f"{a}{b * inner}{c}", f"{e}{b * inner}{f}"
    return tuple(Text(line, style) for line in (edges[0], *(f"{d}{r}{d}" for r in rows), edges[1]))


def draw_suit(suit: Suit, palette: Palette, speech: Speech) -> Text:
    """A suit by shape, letter and name."""
    style = Style(color=palette.suit(suit), bgcolor=palette.colours["paper"], bold=True)
    return Text(f" {SHAPES[suit]} {suit.value} {speech.colour(suit)} ", style)


def beside(drawn: Sequence[Sequence[Text]], step: int) -> Text:
    """Drawings of one height beside each other, as much of each as its `step` columns show."""
    lines: list[Text] = []
    for row in zip(*drawn, strict=True):
        line = Text(no_wrap=True)
        for part in row[:-1]:
            line.append_text(part[:step])
            line.append(" " * (step - len(part)))
        line.append_text(row[-1])
        lines.append(line)
    return Text("\n").join(lines)


def flow(parts: Iterable[Text], width: int, gap: str = " ") -> Text:
    """Parts beside each other, and on the next line where there is no room; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text().append_text(part))
    return Text("\n").join(lines)


def _letter(face: Card) -> str:
    return face.code if face.suit is None else face.suit.value
