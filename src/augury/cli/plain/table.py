"""The table as one seat sees it: a pure function from a `View` to something rich can print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.pictures.foreseen import foreseen
from augury.cli.words import headings
from augury.cli.words.signs import MARK, TO_ACT
from augury.cli.words.speech import Speech, unsigned
from augury.game import Card, Hand, Mode, Pass, Phase, Play, PutIn, Suit, View
from augury.game.play.facts import facts
from augury.game.text.notation import format_move

_NAME_WIDTH: Final = 14


def draw_table(view: View, speech: Speech, news: Sequence[Text] = ()) -> RenderableType:
    """Everything the seat may know that matters now, the hand last, nearest to the prompt."""
    return Group(
        *_heading(view, speech),
        _seats(view, speech),
        *news,
        *_foreseen(view, speech),
        *_hand(view, speech),
    )


def _heading(view: View, speech: Speech) -> Iterator[RenderableType]:
    table = view.table
    title = Grid.grid(expand=True)
    title.add_column(style="bold", no_wrap=True)
    title.add_column(style="dim", justify="right", overflow="ellipsis", no_wrap=True)
    title.add_row(headings.heading(table, speech), headings.variant(table.rules, speech))
    yield title
    line = colours.paint(headings.trump(view, speech))
    if table.trump is not None:
        line = Text.assemble(colours.suit_chip(table.trump, speech.colour(table.trump)), " ", line)
    yield Text.assemble(f"{speech.say('trump')}: ", line)
    lines = (headings.bids(table, speech), headings.follow(table, speech))
    state = [line for line in lines if line]
    if state:
        yield colours.paint(" · ".join(state))


# The seats, and what lies before them


def _seats(view: View, speech: Speech) -> Grid:
    """Clockwise, beginning left of the seat that looks, so that its own row is the last."""
    grid = Grid(
        box=box.HORIZONTALS,
        border_style="dim",
        header_style="dim",
        pad_edge=False,
        collapse_padding=view.rules.mode is Mode.ONE_COLOUR,  # where suits need the room
    )
    grid.add_column("", width=1)
    grid.add_column(
        speech.say("terminal-seat"),
        max_width=_NAME_WIDTH + len(_mark_as_own("", speech)),
        no_wrap=True,
    )
    grid.add_column("", min_width=len(speech.say("terminal-deals")))
    grid.add_column(speech.say("column-bid"), justify="right")
    grid.add_column(speech.say("column-taken"), justify="right")
    grid.add_column(speech.say("column-points"), justify="right")
    widest = len(f"{MARK} {speech.say('terminal-leads-next')}")
    grid.add_column(speech.say("terminal-on-table"), min_width=widest + colours.CHIP_WIDTH + 3)
    players = view.rules.players
    first = 0 if view.seat is None else view.seat + 1
    for seat in ((first + offset) % players for offset in range(players)):
        grid.add_row(*_row(view, speech, seat), style="bold" if seat == view.seat else "")
    return grid


def _row(view: View, speech: Speech, seat: int) -> Iterator[RenderableType]:
    table = view.table
    name = colours.short(speech.names[seat], _NAME_WIDTH)
    yield TO_ACT if seat in table.to_act else ""
    yield Text(_mark_as_own(name, speech) if seat == view.seat else name)
    yield _role(view, speech, seat)
    yield headings.bid(view, seat)
    yield str(table.taken[seat])
    yield unsigned(table.totals[seat])
    yield _laid(view, speech, seat)


def _mark_as_own(name: str, speech: Speech) -> str:
    return speech.say("terminal-own", name=name)


def _role(view: View, speech: Speech, seat: int) -> Text:
    """Whether a seat deals; and its suit, where everyone has one of their own (V5)."""
    deals = speech.say("terminal-deals") if seat == view.table.dealer else ""
    if view.rules.mode is not Mode.ONE_COLOUR:
        return Text(deals)
    suit = tuple(Suit)[seat]
    return Text.assemble(colours.suit_chip(suit, speech.colour(suit)), f" {deals}")


def _laid(view: View, speech: Speech, seat: int) -> Text:
    """The card a seat has played to the trick, and whether it is winning."""
    table = view.table
    for place, play in enumerate(table.trick, 1):
        if play.seat == seat:
            mark = ""
            known = facts(view)
            if seat == known.winning:
                word = "terminal-leads-next" if known.bombed else "terminal-winning"
                mark = f"{MARK} {speech.say(word)}"
            return Text.assemble(
                (f"{place} ", "dim"), colours.chip(play.face, format_move(play)), f" {mark}"
            )
    leads = table.phase is Phase.PLAY and not table.trick and seat == table.leader
    return Text(speech.say("terminal-leads") if leads else "", style="dim")


# Cards in hands


def _foreseen(view: View, speech: Speech) -> Iterator[RenderableType]:
    """What foresight showed of the others' hands, less what they have played since (V4)."""
    grid = Grid.grid(padding=(0, 1))
    for seat, cards in foreseen(view):
        grid.add_row(
            Text(speech.say("terminal-foreseen"), style="dim"),
            Text(colours.short(speech.names[seat], _NAME_WIDTH)),
            colours.paint(" ".join(map(str, cards))),
        )
    if grid.row_count:
        yield grid


def _hand(view: View, speech: Speech) -> Iterator[RenderableType]:
    table = view.table
    if view.seat is None or table.phase in (Phase.DEAL, Phase.OVER):
        return
    if view.hand is None:
        yield Text(speech.say("terminal-unseen-hand", count=table.hand_size), style="dim")
        return
    legal = {move.card for move in view.legal_actions if isinstance(move, Play | Pass | PutIn)}
    yield Text(speech.say("terminal-hand"), style="dim")
    yield Fan(view.hand, legal)
    shown = [*view.hand, *(play.card for play in table.trick)]
    both = dict.fromkeys((table.turned_up, table.upcard))
    shown += [up for up in both if up is not None]
    legend = headings.legend(shown, speech)
    if legend:
        yield Text(legend, style="dim")


@dataclass(frozen=True)
class Fan:
    """Cards in a row, as many as fit; a number stands below each that may be played."""

    cards: Hand
    legal: set[Card]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Two lines per row: the cards, and their numbers."""
        width = colours.CHIP_WIDTH + 1
        row = max(1, options.max_width // width)
        for start in range(0, len(self.cards), row):
            chips, numbers = Text(no_wrap=True), Text(no_wrap=True)
            for number, card in enumerate(self.cards[start : start + row], start + 1):
                playable = card in self.legal or not self.legal
                chips.append_text(colours.chip(card, muted=not playable)).append(" ")
                numbers.append(f"{number if card in self.legal else '':^{width - 1}} ")
            yield chips
            if self.legal:
                yield numbers
