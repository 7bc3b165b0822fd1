"""What follows from a view by the rules: who leads, who is winning, what it would come to.

A program that shows a game can show this without knowing a rule. It is worked out from the view
alone, so it shows a seat nothing that the seat could not have worked out itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from augury.game.cards import Aftermath
from augury.game.play.scoring import places, points
from augury.game.play.table import BETWEEN_ROUNDS, Phase, State, Table
from augury.game.play.tricks import WonBy, winner, won_by
from augury.game.play.views import View
from augury.game.values import put

_FORESEEN: Final = (Phase.TRUMP, Phase.BID, Phase.REBID)
_places: Final = lru_cache(4096)(places)  # they stay the same for a whole round


@dataclass(frozen=True)
class Facts:
    """What follows from a view by the rules."""

    leader: int  # who led, or leads, the current trick (R5.1)
    winning: int | None  # who would win the current trick as it lies (R6); None: no card lies there
    bombed: bool  # whether the current trick goes to nobody (S4.1)
    won_by: WonBy | None  # why the last trick went to its winner (R6); None: another has begun
    projection: tuple[int | None, ...]  # totals if the round ended now; None: a bid is unknown (R7)
    ranks: tuple[int, ...]  # by the rounds that are over (R8.1, O3)
    tie_breaks: tuple[int, ...]  # what decides between equal totals (O3); (): they share
    winners: tuple[int, ...]  # of the game; nobody before its end (R8.1)
    foreseen: bool  # whether this seat sees the others' hands now, instead of its own (V4)
    surplus: int | None  # predicted tricks beyond those of the round; None: a bid is unknown (V1)


def facts(view: View) -> Facts:
    """What follows from `view` by the rules."""
    table = view.table
    bids = table.bids if view.seat is None else put(table.bids, view.seat, view.bid)
    return _facts(table, bids, foreseen=bool(view.seen) and table.phase in _FORESEEN)


def open_facts(table: Table) -> Facts:
    """What follows by the rules from what everyone may know, as from a spectator's view."""
    return _facts(table, table.bids, foreseen=False)


def _facts(table: Table, bids: tuple[int | None, ...], *, foreseen: bool) -> Facts:
    deciding = table.tie_breaks
    return Facts(
        leader=table.leader,
        winning=_winning(table),
        bombed=_bombed(table),
        won_by=_won_by(table),
        projection=_projection(table, bids),
        ranks=_places(table.totals, deciding),
        tie_breaks=deciding,
        winners=table.winners,
        foreseen=foreseen,
        surplus=_surplus(table, bids),
    )


def reasons(table: Table) -> tuple[WonBy, ...]:
    """Why each trick of the round went to its winner (R6); a bombed one: why that seat leads on."""
    return tuple(_trick_won_by(number, table) for number in range(len(table.tricks)))


def private(state: State) -> tuple[int, ...]:
    """The seats that may know more facts than everyone: a bid not revealed, hands foreseen.

    The facts of all others are those of a spectator.
    """
    table = state.table
    if table.phase in _FORESEEN and table.rules.foresees(table.number):
        return tuple(range(table.rules.players))
    if state.bids == table.bids:
        return ()
    shown = enumerate(table.bids)
    return tuple(seat for seat, bid in shown if bid != state.bids[seat])


def _winning(table: Table) -> int | None:
    """With the Bomb in the trick: who would lead next (S4.2).

    Nobody can say so while it is open what a Vampire is, and perhaps what is trump (Y2.4).
    """
    if not table.trick or table.unknown is not None:
        return None
    return winner(table.trick, table.trump, table.suit, suits_matter=table.rules.suits_matter)


def _bombed(table: Table) -> bool:
    if not table.rules.special:
        return False
    return any(play.face.kind.aftermath is Aftermath.NOBODY_TAKES for play in table.trick)


def _won_by(table: Table) -> WonBy | None:
    """Why the last trick was won, until the next one begins."""
    return None if table.trick or not table.tricks else _trick_won_by(len(table.tricks) - 1, table)


def _trick_won_by(number: int, table: Table) -> WonBy:
    """Why a trick was won; with the Bomb in it, why its winner leads next (S4.2)."""
    trump, matter = table.trump_in(number), table.rules.suits_matter
    return won_by(table.tricks[number].plays, trump, suits_matter=matter)


def _surplus(table: Table, bids: tuple[int | None, ...]) -> int | None:
    known = [bid for bid in bids if bid is not None]
    return sum(known) - table.hand_size if len(known) == len(bids) else None


def _projection(table: Table, bids: tuple[int | None, ...]) -> tuple[int | None, ...]:
    if table.phase in BETWEEN_ROUNDS:  # the round is in the totals
        return table.totals
    return _projected(table.totals, bids, table.taken)


@lru_cache(4096)  # they stay the same for a whole trick
def _projected(
    totals: tuple[int, ...], bids: tuple[int | None, ...], taken: tuple[int, ...]
) -> tuple[int | None, ...]:
    return tuple(
        None if bid is None else total + points(bid, won)
        for total, bid, won in zip(totals, bids, taken, strict=True)
    )
