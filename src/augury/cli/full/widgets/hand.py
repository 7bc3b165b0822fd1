"""The person's hand: cards as large as there is room for, those that may be played lit."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.events import Click, Key, MouseEvent, MouseMove
from textual.geometry import Size as Area
from textual.message import Message
from textual.reactive import reactive

from augury.cli.full.drawings import Look, Size, beside, draw
from augury.cli.full.scene import Scene
from augury.cli.full.widgets.part import Part
from augury.game import Card, Pass, Play, PutIn

_VISIBLE: Final = {Size.LARGE: 6, Size.SMALL: 5}  # columns of a card that must not be covered
_LARGE_LINES: Final = 34  # of the whole screen, from which on cards are large


def fan(cards: int, width: int, *, tall: bool) -> tuple[Size, int, int]:
    """The size of the cards, how many columns of each are seen, and how many go into a row."""
    for size in (Size.LARGE, Size.SMALL) if tall else (Size.SMALL,):
        step = (
            size.width + 1
            if cards < 2
            else min(size.width + 1, (width - size.width) // (cards - 1))
        )
        if step >= _VISIBLE[size]:
            return size, step, max(cards, 1)
    step = Size.CHIP.width + 1
    return Size.CHIP, step, max(1, (width + 1) // step)


class Hand(Part):
    """Cards beside each other; a cursor, and the mouse, choose one."""

    DEFAULT_CSS = """
    Hand { height: auto; min-height: 1; padding: 0 1; }
    """

    at: reactive[int] = reactive(0)

    class Chosen(Message):
        """A card was chosen."""

        def __init__(self, card: Card, clicked: bool) -> None:
            super().__init__()
            self.card = card
            self.clicked = clicked

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is in the hand, and to be seen."""
        return () if self.scene is None else self.scene.view.hand or ()

    @property
    def legal(self) -> set[Card]:
        """The cards that may be played, passed or put into a trick now."""
        moves = () if self.scene is None else self.scene.legal
        return {move.card for move in moves if isinstance(move, Play | Pass | PutIn)}

    def watch_scene(self) -> None:
        """Keep the cursor on a card that may be played."""
        cards, legal = self.cards, self.legal
        at = min(self.at, max(0, len(cards) - 1))
        if legal and cards[at] not in legal:
            at = min(
                (n for n, card in enumerate(cards) if card in legal), key=lambda n: abs(n - at)
            )
        self.at = at

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:  # noqa: ARG002
        """As many lines as the cards take."""
        if not self.cards:
            return 1
        size, _, row = fan(len(self.cards), width, tall=viewport.height >= _LARGE_LINES)
        return size.height * -(-len(self.cards) // row)

    def render(self) -> RenderResult:
        """Every card, wholly or as far as the next one lets see of it."""
        scene, cards = self.scene, self.cards
        if scene is None:
            return ""
        if not cards:
            return self._unseen(scene)
        tall = self.app.size.height >= _LARGE_LINES
        size, step, row = fan(len(cards), self.size.width, tall=tall)
        rows = []
        for first in range(0, len(cards), row):
            drawn = [self._draw(at, size) for at in range(first, min(first + row, len(cards)))]
            rows.append(beside(drawn, step))
        return Text("\n").join(rows)

    def _draw(self, at: int, size: Size) -> tuple[Text, ...]:
        card, legal, scene = self.cards[at], self.legal, self.scene
        assert scene is not None
        if legal and at == self.at:
            look = Look.CHOSEN
        elif legal and card not in legal:
            look = Look.MUTED
        else:
            look = Look.PLAIN
        style = self.palette.style(card, look, {"card": at})
        if not legal:
            style += Style(bold=False)
        return draw(card, card, size, style, scene.speech, look=look)

    def _unseen(self, scene: Scene) -> Text:
        """With foresight, one's own cards are not to be seen while one predicts (V4)."""
        if not scene.facts.foreseen:
            return Text("")
        count = scene.view.table.hand_size
        return Text(scene.speech.say("terminal-unseen-hand", count=count), self.palette.muted())

    # Choosing

    def key(self, event: Key) -> bool:
        """Arrows move, Enter chooses, a letter is for the next such card; false for the rest."""
        match event.key:
            case "left" | "up":
                self.move(-1)
            case "right" | "down":
                self.move(1)
            case "enter":
                self.choose()
            case key if len(key) == 1 and key.isalpha():
                return self.jump(key)
            case _:
                return False
        return True

    def move(self, by: int) -> None:
        """Move the cursor to the next card that may be played."""
        cards, legal = self.cards, self.legal
        if not legal:
            return
        at = (self.at + by) % len(cards)
        while cards[at] not in legal:
            at = (at + by) % len(cards)
        self.at = at

    def jump(self, letter: str) -> bool:
        """To the next card of this suit or kind, by its letter; false, if there is none."""
        cards = self.cards
        for at in sorted(range(len(cards)), key=lambda at: at <= self.at):  # those behind it first
            if cards[at].code[:1].lower() == letter and cards[at] in self.legal:
                self.at = at
                return True
        return False

    def choose(self) -> None:
        """Choose the card under the cursor."""
        if self.cards:
            self.post_message(self.Chosen(self.cards[self.at], clicked=False))

    def on_click(self, event: Click) -> None:
        """Choose the card that was clicked, whether it may be played or not."""
        event.stop()
        at = self._at(event)
        if at is not None:
            self.post_message(self.Chosen(self.cards[at], clicked=True))

    def on_mouse_move(self, event: MouseMove) -> None:
        """The cursor follows the mouse over what may be played."""
        at = self._at(event)
        if at is not None and self.cards[at] in self.legal:
            self.at = at

    def _at(self, event: MouseEvent) -> int | None:
        """Which card is under the mouse; none, where the hand was longer when it was drawn."""
        at: int | None = event.style.meta.get("card")
        return at if at is not None and at < len(self.cards) else None
