"""The table as one seat sees it: a pure function from a `View` to something rich can print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from augury.cli import ink, words
from augury.cli.words import Names
from augury.game import Bidding, Card, Hand, Mode, Pass, Phase, Play, Suit, View
from augury.game.cards import Aftermath, without
from augury.game.notation import format_move
from augury.game.tricks import winner

__all__ = ["Fan", "screen"]

_NAME_WIDTH: Final = 14


def screen(view: View, names: Names, news: Sequence[Text] = ()) -> RenderableType:
    """Everything the seat may know that matters now, the hand last, nearest to the prompt."""
    return Group(
        *_heading(view, names),
        _seats(view, names),
        *news,
        *_foreseen(view, names),
        *_hand(view),
    )


def _heading(view: View, names: Names) -> Iterator[RenderableType]:
    table = view.table
    title = Grid.grid(expand=True)
    title.add_column(style="bold", no_wrap=True)
    title.add_column(style="dim", justify="right", overflow="ellipsis", no_wrap=True)
    title.add_row(words.heading(table), words.variant(table.rules))
    yield title
    line = ink.paint(words.trump(view, names))
    if table.trump is not None:
        line = Text.assemble(ink.suit_chip(table.trump), " ", line)
    yield Text.assemble(f"{words.TRUMP}: ", line)
    state = [part for part in (words.bids(table), words.follow(table)) if part]
    if state:
        yield ink.paint(" · ".join(state))


# The seats, and what lies before them


def _seats(view: View, names: Names) -> Grid:
    """Clockwise, beginning left of the seat that looks, so that its own row is the last."""
    grid = Grid(box=box.HORIZONTALS, border_style="dim", header_style="dim", pad_edge=False)
    grid.add_column("", width=1)
    grid.add_column(words.SEAT, max_width=_NAME_WIDTH + len(words.you("")), no_wrap=True)
    grid.add_column("", min_width=len(words.DEALS))
    grid.add_column(words.BID, justify="right")
    grid.add_column(words.WON, justify="right")
    grid.add_column(words.POINTS, justify="right")
    grid.add_column(words.TRICK, min_width=len(words.WOULD_WIN) + ink.CHIP_WIDTH + 3)
    players = view.rules.players
    first = 0 if view.seat is None else view.seat + 1
    for seat in ((first + offset) % players for offset in range(players)):
        grid.add_row(*_row(view, names, seat), style="bold" if seat == view.seat else "")
    return grid


def _row(view: View, names: Names, seat: int) -> Iterator[RenderableType]:
    table = view.table
    name = ink.short(names[seat], _NAME_WIDTH)
    yield words.TO_ACT if seat in table.to_act else ""
    yield Text(words.you(name) if seat == view.seat else name)
    yield _role(view, seat)
    yield _bid(view, seat)
    yield str(table.taken[seat])
    yield words.total(table.totals[seat])
    yield _laid(view, seat)


def _role(view: View, seat: int) -> Text:
    """Whether a seat deals; and its suit, where everyone has one of their own (V5)."""
    deals = words.DEALS if seat == view.table.dealer else ""
    if view.rules.mode is not Mode.ONE_COLOUR:
        return Text(deals)
    suit = tuple(Suit)[seat]
    return Text.assemble(ink.suit_chip(suit), f" {deals}")


def _bid(view: View, seat: int) -> str:
    table = view.table
    bid = table.bids[seat]
    if bid is not None:
        return str(bid)
    if seat == view.seat and view.bid is not None:
        return f"({view.bid})"
    if table.phase is Phase.BID and seat in table.to_act:
        return words.AWAITED
    made = table.rules.bidding is not Bidding.OPEN and table.phase is not Phase.TRUMP
    return words.HIDDEN_BID if made else ""


def _laid(view: View, seat: int) -> Text:
    """The card a seat has played to the trick, and whether it is winning."""
    table = view.table
    for place, play in enumerate(table.trick, 1):
        if play.seat == seat:
            mark = ""
            if seat == _winning(view):
                bombed = any(
                    laid.face.kind.aftermath is Aftermath.NOBODY_TAKES for laid in table.trick
                )
                mark = words.WOULD_WIN if bombed else words.WINNING
            return Text.assemble(
                (f"{place} ", "dim"), ink.chip(play.face, format_move(play)), f" {mark}"
            )
    leads = table.phase is Phase.PLAY and not table.trick and seat == table.leader
    return Text(words.LEADS if leads else "", style="dim")


def _winning(view: View) -> int:
    table = view.table
    matter = table.rules.suits_matter
    return winner(table.trick, table.trump, table.suit, suits_matter=matter)


# Cards in hands


def _foreseen(view: View, names: Names) -> Iterator[RenderableType]:
    """What foresight showed of the others' hands, less what they have played since (V4)."""
    if not any(view.seen) or view.table.phase in (Phase.DEAL, Phase.OVER):
        return
    grid = Grid.grid(padding=(0, 1))
    for seat, cards in enumerate(view.seen):
        if cards is not None:
            left = _left(view, seat, cards)
            grid.add_row(
                Text(words.FORESEEN, style="dim"),
                Text(ink.short(names[seat], _NAME_WIDTH)),
                ink.paint(" ".join(map(str, left))),
            )
    yield grid


def _left(view: View, seat: int, cards: Hand) -> Hand:
    table = view.table
    for play in (*(play for trick in table.tricks for play in trick.plays), *table.trick):
        if play.seat == seat:
            cards = without(cards, play.card)
    return cards


def _hand(view: View) -> Iterator[RenderableType]:
    table = view.table
    if view.seat is None or table.phase in (Phase.DEAL, Phase.OVER):
        return
    if view.hand is None:
        yield Text(words.unseen_hand(table.hand_size), style="dim")
        return
    legal = {move.card for move in view.legal_actions if isinstance(move, Play | Pass)}
    yield Text(words.YOUR_HAND, style="dim")
    yield Fan(view.hand, legal)
    shown = [*view.hand, *(play.card for play in table.trick)]
    if table.turned_up is not None:
        shown.append(table.turned_up)
    legend = words.kinds(shown)
    if legend:
        yield Text(legend, style="dim")


@dataclass(frozen=True)
class Fan:
    """Cards in a row, as many as fit; a number stands below each that may be played."""

    cards: Hand
    legal: set[Card]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Two lines per row: the cards, and their numbers."""
        width = ink.CHIP_WIDTH + 1
        row = max(1, options.max_width // width)
        for start in range(0, len(self.cards), row):
            chips, numbers = Text(no_wrap=True), Text(no_wrap=True)
            for number, card in enumerate(self.cards[start : start + row], start + 1):
                playable = card in self.legal or not self.legal
                chips.append_text(ink.chip(card, muted=not playable)).append(" ")
                numbers.append(f"{number if card in self.legal else '':^{width - 1}} ")
            yield chips
            if self.legal:
                yield numbers
