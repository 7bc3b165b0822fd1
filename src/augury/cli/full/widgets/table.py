"""The middle of the table: the seats around it, and before each the card it has played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from textual.app import ComposeResult
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.drawings import Size
from augury.cli.full.scene import Scene
from augury.cli.full.widgets.seat import Plate, PlayedCard

_PLATE: Final = 26  # columns that a name and its roles get at most
_GAP: Final = 3  # columns between the cards in the middle
_WIDEST, _TALLEST = 120, 32  # a table that is still seen at a glance


@dataclass(frozen=True)
class SeatArea:
    """Where a seat's plate and card are."""

    plate: tuple[int, int]
    plate_size: tuple[int, int]
    card: tuple[int, int]
    size: Size
    side: str  # left, middle or right of the table; or a line of a list

    def moved(self, by: tuple[int, int]) -> SeatArea:
        """The same area, `by` columns and lines further."""
        (x, y), (dx, dy) = self.plate, by
        return replace(self, plate=(x + dx, y + dy), card=(self.card[0] + dx, self.card[1] + dy))


def arrange(players: int, width: int, height: int) -> tuple[SeatArea, ...]:
    """The places of the seats, clockwise from the left neighbour's; the last is one's own.

    With room enough the cards lie in the middle, each before its player. With less, a seat is a
    line with its card at the end.
    """
    for size in (Size.LARGE, Size.SMALL):
        if height >= 3 * size.height + 3 and width >= 2 * _PLATE + 3 * (size.width + _GAP):
            wide, tall = min(width, _WIDEST), min(height, _TALLEST)
            by = (width - wide) // 2, height - tall
            return tuple(place.moved(by) for place in _around(players, wide, tall, size))
    wide, size = width - Size.CHIP.width - 1, Size.CHIP
    return tuple(
        SeatArea((0, line), (wide, 1), (wide + 1, line), size, "line") for line in range(players)
    )


def _around(players: int, width: int, height: int, size: Size) -> Iterator[SeatArea]:
    above = players - 3
    plate = _PLATE
    middle, column = width // 2, size.width + _GAP
    top = 2 + size.height if above else 0
    row = top + (height - top - size.height - 1 - size.height) // 2
    left = max(plate + 1, middle - size.width // 2 - column)
    yield SeatArea((0, row + (size.height - 2) // 2), (plate, 2), (left, row), size, "left")
    for number in range(above):
        centre = width * (number + 1) // (above + 1)
        share = min(plate, width // (above + 1))
        yield SeatArea(
            (centre - share // 2, 0), (share, 2), (centre - size.width // 2, 2), size, "middle"
        )
    right = min(width - plate - size.width - 1, middle - size.width // 2 + column)
    at = width - plate
    yield SeatArea((at, row + (size.height - 2) // 2), (plate, 2), (right, row), size, "right")
    own = middle - size.width // 2
    wide = min(width, _PLATE * 2)
    line = height - 1
    yield SeatArea((middle - wide // 2, line), (wide, 1), (own, line - size.height), size, "middle")


class TableWidget(Widget):
    """Seats and cards, arranged anew for every size of the terminal."""

    DEFAULT_CSS = """
    TableWidget { width: 1fr; height: 1fr; min-height: 6; }
    """

    scene: reactive[Scene | None] = reactive(None)

    class Touched(Message):
        """Somebody clicked on the table, to go on."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.plates = [Plate(seat) for seat in range(players)]
        self.cards = [PlayedCard(seat) for seat in range(players)]
        self._places: dict[int, SeatArea] = {}

    def compose(self) -> ComposeResult:
        """The plates, and the cards above them."""
        yield from self.plates
        yield from self.cards

    def watch_scene(self, old: Scene | None, new: Scene | None) -> None:
        """Show the new scene; a card that was just played moves to its place."""
        for part in (*self.plates, *self.cards):
            part.scene = new
        if old is None:
            self._arrange()
        elif new is not None and len(new.view.table.trick) > len(old.view.table.trick):
            self._move(new.view.table.trick[-1].seat)

    def on_resize(self) -> None:
        """Arrange the seats anew."""
        self._arrange()

    def on_click(self) -> None:
        """A click anywhere on the table goes on."""
        self.post_message(self.Touched())

    def _arrange(self) -> None:
        if self.scene is None:
            return
        places = arrange(self.players, self.size.width, self.size.height)
        self._places = dict(zip(self.scene.clockwise, places, strict=True))
        for seat, place in self._places.items():
            plate, card = self.plates[seat], self.cards[seat]
            plate.styles.width, plate.styles.height = place.plate_size
            plate.styles.offset = place.plate
            plate.set_classes(f"{place.side} acting" if plate.has_class("acting") else place.side)
            card.card_size = place.size
            card.styles.width, card.styles.height = place.size.width, place.size.height
            card.styles.offset = place.card
            card.refresh()

    def _move(self, seat: int) -> None:
        """Let a card slide from its player to its place."""
        place = self._places.get(seat)
        if place is None or place.size is Size.CHIP or self.app.animation_level != "full":
            return
        card, to, start = self.cards[seat], Offset(*place.card), Offset(*place.plate)
        card.offset = Offset((start.x + to.x) // 2, (start.y + to.y) // 2)
        card.animate("offset", to, duration=0.2, on_complete=self._arrange)  # it may have moved
