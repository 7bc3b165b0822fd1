"""A point of a round as numbers: what the heuristics read, and what the search plays on.

A `Position` changes in place, and plays cards many times as fast as the engine; it takes every
action for legal. The engine remains the authority: the tests play whole games of all rule sets on
both and compare them after every action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from augury.bots.engine.chances import Chances
from augury.bots.engine.piles import UNITS
from augury.encoding.plays import (
    ALL_PASS,
    BID_CHANGES,
    DECIDES,
    EFFECTS,
    FACE_SUIT,
    NO_SUIT,
    NOBODY_TAKES,
    STRENGTH,
    SUITS,
    TOPPLED,
    TOPPLES,
    case,
)
from augury.game.play.table import Phase

PLAY: Final = Phase.PLAY

_FIRST: Final = tuple(
    tuple(case(trump, 0, suits_matter=not plain) for trump in range(len(SUITS)))
    for plain in (False, True)
)
"""Where the cases of each trump begin in STRENGTH."""

TOPPLING: Final = 1000  # stronger than everything: who topples another one (S3.2)
_FALLS: Final = dict(zip(TOPPLES, TOPPLED, strict=True))
"""What must lie in the trick for each of the effects that topple."""

_COMPANY: Final = sum(TOPPLES) | sum(TOPPLED)
"""Effects that decide a trick by who meets whom."""


class Position:
    """A round in progress. `Phase.DEAL` is its end."""

    __slots__ = (
        "at_once",
        "best",
        "bids",
        "chances",
        "clouded",
        "copied",
        "dealer",
        "effects",
        "first",
        "foreseen",
        "hands",
        "heard",
        "laid",
        "left",
        "open",
        "phase",
        "plain",
        "players",
        "settled",
        "shown",
        "size",
        "strengths",
        "suit",
        "taken",
        "topplers",
        "trump",
        "turn",
        "uneven",
        "unplayed",
        "winner",
        "zero_allowed",
    )

    # What holds for the whole round
    players: int
    size: int  # cards a player
    dealer: int
    open: bool  # bids are made aloud, in turn (R4.2)
    shown: bool  # bids are known while cards are played: not so in secret (V3)
    uneven: bool  # they must not add up (V1)
    zero_allowed: bool  # but by a 0 (O2)
    plain: bool  # suits do not matter (V5)
    foreseen: bool  # one sees all hands but one's own until the first trick (V4)
    at_once: bool  # when the Cloud works (S7.6)
    copied: int  # the number card that a Vampire is, as a pile: it is of no suit in hand (Y2.1)
    chances: Sequence[Chances]  # what every seat believes

    phase: Phase
    turn: int  # who is to play, or will be after the bidding
    trump: int
    hands: list[int]  # piles; a hand that is not known is empty
    unplayed: int  # the pile of all cards that lie open nowhere
    left: int  # tricks to finish
    heard: int  # bids that everyone knows, counted from the dealer's left
    bids: list[int]
    taken: list[int]
    clouded: int | None  # who owes a change of prediction (S7.2)

    # The trick on the table
    laid: int  # cards in it
    suit: int  # to follow
    settled: bool  # whether it is decided what must be followed
    first: int  # where the cases of this trump begin in STRENGTH
    strengths: tuple[int, ...]  # of every play, in this trick
    best: int  # the strength of the card that is winning
    winner: int  # who laid it
    effects: int  # of all its cards, as flags
    topplers: tuple[tuple[int, int], ...]  # who laid one, and what must lie there for it to win

    def copy(self) -> Position:
        """The same position, to be played on apart from this one."""
        new: Position = object.__new__(Position)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.hands = self.hands.copy()
        new.bids = self.bids.copy()
        new.taken = self.taken.copy()
        return new

    def set_trump(self, trump: int) -> None:
        """From now on this suit is trump."""
        self.trump = trump
        self.first = _FIRST[self.plain][trump]

    def open_trick(self, leader: int) -> None:
        """Nothing lies on the table, and `leader` is to begin."""
        self.turn = self.winner = leader
        self.laid = 0
        self.suit = NO_SUIT
        self.settled = self.plain
        self.strengths = STRENGTH[self.first + NO_SUIT]
        self.best = -1
        self.effects = 0
        self.topplers = ()

    def open_play(self) -> None:
        """The bids are made: left of the dealer leads the first trick (R5.1)."""
        self.phase = PLAY
        self.heard = self.players
        if self.foreseen:  # all hands are known now, so there is nothing else out
            self.unplayed = sum(self.hands)
        self.open_trick((self.dealer + 1) % self.players)

    def play(self, play: int) -> None:
        """The seat whose turn it is lays a card."""
        seat = self.turn
        unit = UNITS[play]
        self.hands[seat] -= unit
        self.unplayed -= unit
        if not self.settled and DECIDES[play]:
            self.settled = True
            self.suit = suit = FACE_SUIT[play]
            self.strengths = STRENGTH[self.first + suit]
        strength = self.strengths[play]
        if strength > self.best:
            self.best = strength
            self.winner = seat
        effects = EFFECTS[play]
        if effects:
            self.effects |= effects
            if effects & _COMPANY:
                self._topple(seat, effects)
        self.laid += 1
        seat += 1
        self.turn = seat if seat < self.players else 0
        if self.laid == self.players:
            self._end_trick()

    def _topple(self, seat: int, effects: int) -> None:
        """Of those that topple a card of the trick, before them or after, the first wins (S3.2)."""
        self.topplers += tuple(
            (seat, toppled) for topples, toppled in _FALLS.items() if effects & topples
        )
        for other, toppled in self.topplers:
            if self.effects & toppled:
                self.best, self.winner = TOPPLING, other
                return

    def _end_trick(self) -> None:
        """The trick is complete: it is taken, and the effects of its cards are due."""
        self.left -= 1
        winner, effects = self.winner, self.effects
        if not effects & NOBODY_TAKES:
            self.taken[winner] += 1
            if effects & BID_CHANGES:
                self.clouded = winner
        self.open_trick(winner)
        if effects & ALL_PASS and self.left:
            self.phase = Phase.PASS
        elif self.clouded is not None or not self.left:
            self._go_on()

    def _go_on(self) -> None:
        """After a trick and its pass: a change of prediction, the next trick, or the end (X4)."""
        if self.clouded is not None and (self.at_once or not self.left):
            self.phase = Phase.CHANGE
        else:
            self.phase = PLAY if self.left else Phase.DEAL

    def pass_cards(self, units: list[int]) -> None:
        """Everyone hands one card to the left (S6.2)."""
        hands = self.hands
        for seat, unit in enumerate(units):
            hands[seat] += units[seat - 1] - unit
        self._go_on()

    def change_bid(self, by: int) -> None:
        """The taker of the Cloud changes their prediction (S7.2)."""
        assert self.clouded is not None
        self.bids[self.clouded] += by
        self.clouded = None
        self._go_on()


_SHARED: Final = tuple(
    name for name in Position.__slots__ if name not in ("hands", "bids", "taken")
)
