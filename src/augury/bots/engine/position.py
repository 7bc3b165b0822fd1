"""A point of a round as numbers: what the rules of thumb read, and what the search plays on.

A `Position` changes in place, and plays cards many times as fast as the engine; it takes every
action for legal. The engine remains the authority: the tests play whole games of all rule sets on
both and compare them after every action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from augury.bots.engine.piles import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JUGGLER,
    KEYS,
    NO_SUIT,
    SUIT_OF,
    TOPPLING,
    UNITS,
    WAITING,
)
from augury.bots.heuristics.chances import Chances
from augury.game.table import Phase

__all__ = ["Position"]

PLAY: Final = Phase.PLAY


class Position:
    """A round in progress. `Phase.DEAL` is its end."""

    __slots__ = (
        "at_once",
        "best",
        "bids",
        "bombed",
        "chances",
        "clouded",
        "clouding",
        "dealer",
        "dragon",
        "fairy",
        "first",
        "foreseen",
        "hands",
        "heard",
        "juggled",
        "keys",
        "laid",
        "left",
        "open",
        "phase",
        "plain",
        "players",
        "settled",
        "shown",
        "size",
        "suit",
        "taken",
        "trump",
        "turn",
        "uneven",
        "unplayed",
        "winner",
    )

    # What holds for the whole round
    players: int
    size: int  # cards a player
    dealer: int
    open: bool  # bids are made aloud, in turn (R4.2)
    shown: bool  # bids are known while cards are played: not so in secret (V3)
    uneven: bool  # they must not add up (V1)
    plain: bool  # suits do not matter (V5)
    foreseen: bool  # one sees all hands but one's own until the first trick (V4)
    at_once: bool  # when the Cloud works (S7.6)
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
    first: int  # where the strengths of this trump begin in KEYS
    keys: tuple[int, ...]
    best: int  # the strength of the card that is winning
    winner: int  # who laid it
    dragon: bool
    fairy: int | None  # who laid it
    bombed: bool
    juggled: bool
    clouding: bool

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
        self.first = len(KEYS) - 1 - NO_SUIT if self.plain else 5 * trump

    def open_trick(self, leader: int) -> None:
        """Nothing lies on the table, and `leader` is to begin."""
        self.turn = self.winner = leader
        self.laid = 0
        self.suit = NO_SUIT
        self.settled = self.plain
        self.keys = KEYS[self.first + NO_SUIT]
        self.best = -1
        self.dragon = self.bombed = self.juggled = self.clouding = False
        self.fairy = None

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
        if not (self.settled or WAITING[play]):
            self.settled = True
            self.suit = suit = SUIT_OF[play]
            self.keys = KEYS[self.first + suit]
        key = self.keys[play]
        if play >= DRAGON:
            key = self._lay_special(seat, play, key)
        if key > self.best:
            self.best = key
            self.winner = seat
        self.laid += 1
        seat += 1
        self.turn = seat if seat < self.players else 0
        if self.laid == self.players:
            self._end_trick()

    def _lay_special(self, seat: int, play: int, key: int) -> int:
        """What a special card does to its trick; the strength it has there (S2 to S7)."""
        if play == DRAGON:
            self.dragon = True
            if self.fairy is not None:  # it falls to the Fairy before it (S3.2)
                self.best, self.winner = TOPPLING, self.fairy
        elif play == FAIRY:
            self.fairy = seat
            if self.dragon:
                return TOPPLING
        elif play == BOMB:
            self.bombed = True
        elif play >= CLOUD:
            self.clouding = True
        elif play >= JUGGLER:
            self.juggled = True
        return key

    def _end_trick(self) -> None:
        """The trick is complete: it is taken, and what its cards bring about is due."""
        self.left -= 1
        winner = self.winner
        if not self.bombed:
            self.taken[winner] += 1
            if self.clouding:
                self.clouded = winner
        juggled = self.juggled
        self.open_trick(winner)
        if juggled and self.left:
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
