"""The table: everything that everyone may know, and `State`, which adds what is hidden.

A `View` shows the same `Table` as the state it was taken from, so nothing that a seat may not
know can be part of a table.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum
from typing import Final

from augury.game.cards import Card, Hand, Suit
from augury.game.errors import StateError
from augury.game.play.actions import Play
from augury.game.play.scoring import Row, places, tie_breaks
from augury.game.play.tricks import Trick
from augury.game.rules import Mode, Rules
from augury.game.text.drawing import draw, in_html
from augury.game.values import replace


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"  # chance deals the next round
    TRUMP = "trump"  # the dealer or the Werewolf's holder names trump (R3.3, S5.1)
    BID = "bid"  # predictions, in turn or all at once (R4, V2, V3)
    REBID = "rebid"  # hidden bids added up: the dealer announces another one (V1)
    PLAY = "play"  # a card for the trick (R5)
    PASS = "pass"  # everyone hands a card to the left (S6.2)
    CHANGE = "change"  # the Cloud's taker changes their prediction (S7.2)
    OVER = "over"  # the last round is scored (R8)

    __hash__ = object.__hash__  # there is one of each, and an enum's own hash is slow

    def __repr__(self) -> str:
        return f"Phase.{self.name}"

    def __str__(self) -> str:
        return self.value


BIDDING: Final = (Phase.BID, Phase.REBID)
PLAY: Final = Phase.PLAY  # looked up at every card; a member costs more than a name


@dataclass(frozen=True)
class Exchange:
    """The Werewolf's holder took the card that was turned up (S5.1)."""

    seat: int
    taken: Card


@dataclass(frozen=True)
class Table:
    """What lies open. Between two rounds it shows the end of the last one."""

    rules: Rules
    phase: Phase
    to_act: tuple[int, ...]  # nobody while chance deals and when the game is over
    number: int  # of the round, from 1; 0 before the first deal
    dealer: int  # before the first deal the one it will be, or 0 where the lot decides
    hand_size: int
    turned_up: Card | None
    exchange: Exchange | None
    trump: Suit | None
    bids: tuple[int | None, ...]  # as far as they are revealed (R4.3, V2, V3)
    taken: tuple[int, ...]
    trick: tuple[Play, ...]  # what lies there of the one being played; a `Trick` is finished
    suit: Suit | None  # to be followed in it
    settled: bool  # whether it is decided what must be followed, be it nothing
    tricks: tuple[Trick, ...]  # of this round, finished
    clouded: int | None  # who still owes a change of prediction (S7.2)
    pad: tuple[Row, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's points so far (R7.3)."""
        return self.pad[-1].totals if self.pad else (0,) * self.rules.players

    @property
    def uneven(self) -> bool:
        """Whether the bids of this round may not add up, by the totals before it (V1, O2)."""
        rows = self.pad[: self.number - 1]
        before = rows[-1].totals if rows else (0,) * self.rules.players
        return self.rules.denies_evening(before, self.dealer)

    @property
    def tie_breaks(self) -> tuple[int, ...]:
        """What decides between equal totals, for every seat; nothing where they share (O3)."""
        return tie_breaks(self.pad, self.rules.ties)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Every seat's place by the rounds that are over, 1 the best (R8.1, O3)."""
        return places(self.totals, self.tie_breaks)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: all in the first place (R8.1, O3). Nobody before the end."""
        if self.phase is not Phase.OVER:
            return ()
        return tuple(seat for seat, place in enumerate(self.ranks) if place == 1)

    @property
    def rules_again(self) -> Rules:
        """The rules of another game with the same people: the deal goes on to the left (O1)."""
        if self.rules.mode is Mode.ONE_COLOUR:
            return self.rules
        following = (self.dealer + 1) % self.rules.players
        return dataclasses.replace(self.rules, first_dealer=following)

    @property
    def leader(self) -> int:
        """Who led, or leads, the current trick (R5.1)."""
        if self.trick:
            return self.trick[0].seat
        if self.tricks:
            return self.tricks[-1].winner
        return (self.dealer + 1) % self.rules.players


def clear(table: Table) -> Table:
    """The table before a new round: the cards and the bids are gone, the score pad stays."""
    rules = table.rules
    return replace(
        table,
        turned_up=None,
        exchange=None,
        trump=None,
        bids=(None,) * rules.players,
        taken=(0,) * rules.players,
        trick=(),
        suit=None,
        settled=not rules.suits_matter,
        tricks=(),
        clouded=None,
    )


@dataclass(frozen=True)
class State:
    """The whole truth: the table, and what is hidden from someone."""

    table: Table
    dealt: tuple[Hand, ...]  # as the round began
    hands: tuple[Hand, ...]
    bids: tuple[int | None, ...]  # revealed or not
    aside: tuple[Card | None, ...]  # chosen to be passed, while others still choose (S6.2)
    passed: tuple[Card | None, ...]  # by each seat to its left neighbour, this round (S6.2)

    def __str__(self) -> str:
        return draw(self.table, self.hands, self.bids)

    def _repr_html_(self) -> str:
        return in_html(str(self))

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.table.phase

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a choice to make now."""
        return self.table.to_act


def check_state(value: object, asked: str) -> None:
    """Refuse what is no state; most often it is the `Step` that led to one."""
    if isinstance(value, State):
        return
    kind, hint = type(value).__name__, ""
    if isinstance(getattr(value, "state", None), State):
        hint = f": a {kind} has one, its .state"
    elif isinstance(value, Table):
        hint = ": a Table is the part of one that everyone may know"
    raise StateError(f"{asked} takes a State, and this is a {kind}{hint}")
