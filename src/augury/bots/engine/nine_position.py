"""A `Position` with the Witch or the Vampire in the deck: what only they bring about (Y).

A Vampire is in a hand as what lies turned up, whose own bit in a pile is free as long as it lies
there: so whoever reads a hand need not know that it is one. Only while the Werewolf lies there is
it a card of its own, of which nobody knows what it will be (Y2.4).
"""

from __future__ import annotations

from typing import Final

from augury.bots.engine.piles import NUMBERS, UNIT_OF, UNITS
from augury.bots.engine.position import PLAY, TOPPLING, Position
from augury.encoding.plays import (
    BID_CHANGES,
    COPIES,
    EFFECTS,
    EXCHANGE,
    LYING,
    NO_SUIT,
    NOBODY_TAKES,
    PLAY_IDS,
    STRENGTH,
    SUITS,
)
from augury.game.cards import Card, TurnedUp
from augury.game.play.table import Phase
from augury.game.play.tricks import face_of

COPY: Final = COPIES[0]
UNKNOWN: Final = PLAY_IDS[COPY, COPY]
"""The play of a Vampire while nobody knows what it is."""


class NinePosition(Position):
    """A round in progress in which a card may be exchanged with a trick, or copy another one."""

    __slots__ = (
        "clouded_next",
        "exchanger",
        "exchanging",
        "next_up",
        "offered",
        "plays",
        "unknown",
        "upcard",
    )

    upcard: Card | None  # what lies turned up
    next_up: Card | None  # of the stock; None: not known, and not needed
    clouded_next: int | None  # who owes another change of prediction (Y1.6)
    exchanger: int  # who played the Witch to this trick
    exchanging: int | None  # who is to exchange a card with the trick that is over
    offered: int  # the pile of its cards, but for the Witch
    plays: tuple[tuple[int, int], ...]  # of the trick on the table: who laid what
    unknown: int | None  # who played a Vampire of which it is not settled what it is

    def copy(self) -> NinePosition:
        """The same position, to be played on apart from this one."""
        new: NinePosition = object.__new__(NinePosition)
        for name in _ALL:
            setattr(new, name, getattr(self, name))
        new.hands = self.hands.copy()
        new.bids = self.bids.copy()
        new.taken = self.taken.copy()
        return new

    def lay_up(self, card: Card | None) -> None:
        """From now on this card lies turned up."""
        self.upcard = card
        unit = self.unit(COPY)
        self.copied = unit if unit & NUMBERS else 0

    def unit(self, card: Card) -> int:
        """What a card adds to a pile here."""
        return UNITS[self.lying(card, card)] if card is COPY else UNIT_OF[card]

    def lying(self, card: Card, announced: Card) -> int:
        """As which play a card lies there that is played as `announced`."""
        if card is not COPY:
            return PLAY_IDS[card, announced]
        face = face_of(card, announced, self.upcard)
        copied = () if self.upcard in (None, COPY) else self.upcard.faces
        if face is card and len(copied) > 1:
            return LYING[copied[0]]  # still to be announced
        return LYING.get(face, UNKNOWN)

    def open_trick(self, leader: int) -> None:
        """Nothing lies on the table, and `leader` is to begin."""
        super().open_trick(leader)
        self.plays = ()

    def play(self, play: int) -> None:
        """The seat whose turn it is lays a card."""
        if play == UNKNOWN:
            self._turn_up()
            return
        self.plays = (*self.plays, (self.turn, play))
        if EFFECTS[play] & EXCHANGE:
            self.exchanger = self.turn
        super().play(play)

    def _end_trick(self) -> None:
        """As any trick ends; then its Witch may be exchanged with, and a Cloud come again."""
        effects, owed = self.effects, self.clouded
        if effects & EXCHANGE and self.left > 1:  # else no card is left to exchange (Y1.7)
            self.exchanging = self.exchanger
            self.offered = sum(UNITS[play] for seat, play in self.plays if seat != self.exchanger)
        super()._end_trick()
        if owed is not None and effects & BID_CHANGES and not effects & NOBODY_TAKES:
            self.clouded, self.clouded_next = owed, self.winner
        if self.exchanging is not None and self.phase is PLAY:
            self.phase = Phase.PUT_IN

    def _go_on(self) -> None:
        super()._go_on()
        if self.exchanging is not None and self.phase is PLAY:
            self.phase = Phase.PUT_IN

    def change_bid(self, by: int) -> None:
        """The taker of the Cloud changes their prediction (S7.2)."""
        assert self.clouded is not None
        self.bids[self.clouded] += by
        self.clouded, self.clouded_next = self.clouded_next, None
        self._go_on()

    # The Witch: Y1

    def put_in(self, unit: int) -> None:
        """A card is put into the trick that is over."""
        assert self.exchanging is not None
        self.hands[self.exchanging] -= unit
        self.unplayed -= unit
        self.phase = Phase.TAKE_OUT

    def take_out(self, unit: int) -> None:
        """And another one is taken out of it."""
        assert self.exchanging is not None
        self.hands[self.exchanging] += unit
        self.unplayed += unit
        self.exchanging = None
        self._go_on()

    # The Vampire: Y2

    def _turn_up(self) -> None:
        """A Vampire is played where the Werewolf lies: another card is turned up (Y2.4)."""
        seat, card = self.turn, self.next_up
        assert card is not None
        self.hands[seat] -= UNITS[UNKNOWN]
        self.unplayed -= UNITS[UNKNOWN] + UNIT_OF[card]
        self.unknown = seat
        self.lay_up(card)
        self.set_trump(SUITS.index(card.suit))
        self._weigh()
        if card.kind.turned_up is TurnedUp.DEALER_NAMES:
            self.phase = Phase.TRUMP
        else:
            self._announce()

    def name_trump(self, trump: int) -> None:
        """Who played the Vampire names trump."""
        self.set_trump(trump)
        self._weigh()
        self._announce()

    def _announce(self) -> None:
        assert self.upcard is not None
        if len(self.upcard.faces) > 1:
            self.phase = Phase.ANNOUNCE
        else:
            self.become(LYING[self.upcard.faces[0]])

    def become(self, play: int) -> None:
        """The Vampire that lies there unknown is this."""
        assert self.unknown is not None
        self.turn, self.unknown, self.phase = self.unknown, None, PLAY
        self.hands[self.turn] += UNITS[play]
        self.unplayed += UNITS[play]
        self.play(play)

    def _weigh(self) -> None:
        """Who is winning the trick as it lies, under another trump (Y2.6)."""
        self.strengths = STRENGTH[self.first + (self.suit if self.settled else NO_SUIT)]
        self.best = -1
        for seat, play in self.plays:
            if self.strengths[play] > self.best:
                self.best, self.winner = self.strengths[play], seat
        for other, toppled in self.topplers:
            if self.effects & toppled:
                self.best, self.winner = TOPPLING, other
                return


_ALL: Final = tuple(
    name
    for name in (*Position.__slots__, *NinePosition.__slots__)
    if name not in ("hands", "bids", "taken")
)
