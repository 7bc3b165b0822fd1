"""What OpenSpiel's observers show of a game: as numbers with names, and as text.

Without memory it is what `augury.encoding` says of a view, piece by piece. With perfect recall
there is besides all that a seat has ever seen: every move of every round, as far as it may know it.
In a game of one round a move is a one among the seats and a one among the actions; in a game of
many rounds, where that would be a hundred thousand places, it is two numbers from 0 to 1.
What belongs to no seat – the public part alone – has a text and no numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from augury.encoding import ACTIONS, LAYOUT, SEATS, action_id, observe
from augury.envs.common import describe
from augury.game.cards import CARDS
from augury.game.play.actions import Action, Bid, ChangeBid, Deal, Move, Pass, TurnUp
from augury.game.play.table import Phase, State
from augury.game.play.views import View, view
from augury.game.rules import Bidding, Rules
from augury.game.text.notation import format_hand

if TYPE_CHECKING:
    from augury.envs.openspiel import WizardState


class Observer:
    """Looks at states and writes `tensor`, whose pieces are in `dict`, or a text."""

    def __init__(self, rules: Rules, most_moves: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of this game have no parameters, not {params}")
        self._public: bool = kind.public_info
        self._recalls: bool = kind.perfect_recall
        self._private: Any = kind.private_info
        pieces: list[tuple[str, tuple[int, ...]]] = []
        if self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            pieces += [("player", (rules.players,))]
            pieces += [(piece.name, piece.shape or (1,)) for piece in LAYOUT.pieces]
            if self._recalls:
                width = SEATS + ACTIONS if rules.rounds == 1 else 2
                pieces += [
                    ("moves", (most_moves, width)),
                    ("rounds", (rules.rounds, len(CARDS) + 2 * SEATS)),
                ]
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size
        self._seen = self.tensor[rules.players : rules.players + LAYOUT.size]

    def set_from(self, state: WizardState, player: int) -> None:
        """Write what `player` sees."""
        if not self.dict:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        np.multiply(observe(view(state.position, player)), LAYOUT.scale, out=self._seen)
        if self._recalls:
            self._write_moves(state, player)
            self._write_rounds(state, player)

    def string_from(self, state: WizardState, player: int) -> str:
        """What `player` sees, as text."""
        position, everyone = state.position, range(state.position.rules.players)
        words: list[str] = []
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            if self._recalls and self._public:
                return f"{player}:{state.information[player]}"
            words += [_privately(view(position, player))]
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            words += [_privately(view(position, seat)) for seat in everyone]
        if self._public:
            words += [state.information[-1] if self._recalls else describe(position)]
        return "\n".join(words)

    def _write_moves(self, state: WizardState, player: int) -> None:
        """Who did what; of what `player` may not know, only who."""
        moves, players = self.dict["moves"], state.position.rules.players
        remembered = _remembered(state.moves, state.position, player)
        if state.position.rules.rounds > 1:
            numbers = [
                ((move.seat - player) % players + 1, action_id(move) + 1 if known else 0)
                for move, known in remembered
            ]
            if numbers:
                moves[: len(numbers)] = np.array(numbers) / (SEATS, ACTIONS)
            return
        for place, (move, known) in enumerate(remembered):
            moves[place, (move.seat - player) % players] = 1
            if known:
                moves[place, SEATS + action_id(move)] = 1

    def _write_rounds(self, state: WizardState, player: int) -> None:
        """Of every round the card turned up, who exchanged it, and the predictions as scored."""
        rounds, rules = self.dict["rounds"], state.position.rules
        deals = [move for move in state.moves if isinstance(move, Deal)]
        number = -1
        for move in state.moves:
            number += isinstance(move, Deal)
            if isinstance(move, TurnUp):
                rounds[number, CARDS.index(move.card)] = 1
        for number, deal in enumerate(deals):
            if deal.turned_up is None:
                continue
            rounds[number, CARDS.index(deal.turned_up)] = 1
            for seat, hand in enumerate(deal.hands):
                if any(card.kind.traded for card in hand):
                    rounds[number, len(CARDS) + (seat - player) % rules.players] = 1
        for number, row in enumerate(state.position.table.pad):
            for seat, bid in enumerate(row.bids):
                place = len(CARDS) + SEATS + (seat - player) % rules.players
                rounds[number, place] = (bid + 1) / 10


def _remembered(moves: Sequence[Action], now: State, player: int) -> Iterator[tuple[Move, bool]]:
    """Every move, and whether `player` knows what it was."""
    bidding, players = now.rules.bidding, now.rules.players
    number, bids, passes = 0, 0, Counter[int]()
    for move in moves:
        if isinstance(move, Deal):
            number, bids = number + 1, 0
            passes.clear()
            continue
        if isinstance(move, TurnUp):
            continue
        over = number < now.table.number or not now.to_act
        known = move.seat == player
        match move:
            case Bid():
                bids += 1
                revealed = bidding is Bidding.OPEN or bids > players  # again, aloud (V1)
                if bidding is Bidding.HIDDEN:
                    revealed |= over or now.phase is not Phase.BID
                known |= revealed
            case ChangeBid():
                known |= bidding is not Bidding.SECRET
            case Pass(seat):
                passes[seat] += 1
                mine = (seat + 1) % players == player
                known |= mine and (over or passes[seat] <= len(_passes(now)))
            case _:
                known = True
        yield move, known


def _passes(now: State) -> list[object]:
    """The times that cards were passed on this round; what is still being chosen not counted."""
    return [one for one in (now.passed_before, now.passed) if one and None not in one]


def _privately(seen: View) -> str:
    """What a seat knows alone."""
    words = [f"{seen.seat} holds {format_hand(seen.hand) if seen.hand is not None else '?'}"]
    if seen.bid is not None:
        words.append(f"bids {seen.bid}")
    words += [
        f"{other} shows {format_hand(hand)}"
        for other, hand in enumerate(seen.seen)
        if hand is not None
    ]
    cards = (
        ("sets aside", seen.aside),
        ("gave first", seen.gave_before),
        ("got first", seen.received_before),
        ("gave", seen.gave),
        ("got", seen.received),
    )
    words += [f"{what} {card}" for what, card in cards if card is not None]
    return ", ".join(words)
