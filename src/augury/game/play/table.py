"""The table: everything that everyone may know, and `State`, which adds what is hidden.

A `View` shows the same `Table` as the state it was taken from, so nothing that a seat may not
know can be part of a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from augury.game.cards import Card, Hand, Suit, card
from augury.game.errors import StateError
from augury.game.play.actions import Play
from augury.game.play.scoring import Row, places, tie_breaks
from augury.game.play.tricks import Trick, exchangers
from augury.game.rules import Rules
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
    TURN_UP = "turn-up"  # chance turns up a card where the Werewolf lies (Y2.4)
    ANNOUNCE = "announce"  # who played the Vampire says as what, that card being known (Y2.4)
    CHANGE = "change"  # the Cloud's taker changes their prediction (S7.2)
    PUT_IN = "put-in"  # who played the Witch puts a card into her trick (Y1.4) …
    TAKE_OUT = "take-out"  # … and takes another one out
    OVER = "over"  # the last round is scored (R8)

    __hash__ = object.__hash__  # there is one of each, and an enum's own hash is slow

    def __repr__(self) -> str:
        return f"Phase.{self.name}"

    def __str__(self) -> str:
        return self.value


BIDDING: Final = (Phase.BID, Phase.REBID)
CHANCE: Final = (Phase.DEAL, Phase.TURN_UP)  # it is not for a player to go on
BETWEEN_ROUNDS: Final = (Phase.DEAL, Phase.OVER)
_UNKNOWN: Final = (Phase.TURN_UP, Phase.TRUMP, Phase.ANNOUNCE)
PLAY: Final = Phase.PLAY  # looked up at every card; a member costs more than a name


@dataclass(frozen=True)
class Exchange:
    """The Werewolf's holder took the card that was turned up (S5.1)."""

    seat: int
    taken: Card


@dataclass(frozen=True)
class SecondUpcard:
    """A card was turned up where the Werewolf lay, because a Vampire was played (Y2.4)."""

    card: Card
    tricks: int  # that were over: they were won under the trump before, this one under the new
    trump: Suit | None  # before


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
    clouded_next: int | None = None  # who owes another one: the Cloud was played twice (Y1.6)
    second_upcard: SecondUpcard | None = None  # since the Vampire was played (Y2.4)

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
    def leader(self) -> int:
        """Who led, or leads, the current trick (R5.1)."""
        if self.trick:
            return self.trick[0].seat
        if self.tricks:
            return self.tricks[-1].winner
        return (self.dealer + 1) % self.rules.players

    @property
    def upcard(self) -> Card | None:
        """The card that lies turned up now, which is what a Vampire becomes (Y2.2, S5.1)."""
        if self.second_upcard is not None:
            return self.second_upcard.card
        if self.exchange is not None:
            return traded_card(self.rules)
        return self.turned_up

    @property
    def unknown(self) -> Play | None:
        """The play of a Vampire of which it is not settled yet what it is (Y2.4)."""
        return self.trick[-1] if self.phase in _UNKNOWN and self.trick else None

    @property
    def opening(self) -> bool:
        """Whether trump is to be named before anyone predicts, not in the course of play (Y2.4)."""
        return self.phase is Phase.TRUMP and not self.trick

    @property
    def exchanging(self) -> int | None:
        """Who still has to exchange a card with the trick that is over (Y0.2, Y1.4, Y1.7)."""
        if not self.rules.exchanges or self.trick or len(self.tricks) in (0, self.hand_size):
            return None
        last = self.tricks[-1]
        if last.swap is not None and last.swap.out is not None:
            return None
        return next(iter(exchangers(last.plays)), None)

    @property
    def first_trump(self) -> Suit | None:
        """The trump that everyone knew when they predicted (Y2.4)."""
        return self.trump if self.second_upcard is None else self.second_upcard.trump

    def trump_in(self, trick: int) -> Suit | None:
        """The trump under which a trick of the round is won, counted from 0 (Y2.4, Y2.6)."""
        second = self.second_upcard
        return self.trump if second is None or trick >= second.tricks else second.trump


def traded_card(rules: Rules) -> Card | None:
    """The card that is traded for the turned-up one, if it is in the deck (S5.1)."""
    return next((card(kind.code) for kind in rules.special if kind.traded), None)


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
        clouded_next=None,
        second_upcard=None,
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
    passed_before: tuple[Card, ...] = ()  # the first time, where the Juggler came twice (Y1.6)

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
