"""A round told again from its deal, through the engine and nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from augury import (
    Action,
    Bid,
    Card,
    ChangeBid,
    Deal,
    IllegalAction,
    NameTrump,
    Pass,
    Phase,
    Play,
    State,
    Table,
    start,
    step,
)
from augury.game import PutIn, TakeOut, TurnUp
from augury.game.cards import Aftermath
from augury.game.play.tricks import announcements

__all__ = ["replays"]


def replays(state: State) -> bool:
    """Whether the round can be played, legally, from its deal to exactly this state.

    A prediction that the Cloud has changed shows only what it is now, so both ways to get there
    are tried (S7.2).
    """
    if state.table.number == 0:
        return state == start(state.rules)
    changes = product(*[(1, -1)] * len(_changed(state.table)))
    return any(_Round(state, by).leads_there() for by in changes)


class _Round:
    """The round as it went, if predictions were changed like this."""

    def __init__(self, state: State, by: tuple[int, ...]) -> None:
        self.state, table = state, state.table
        self.plays = [play for trick in table.tricks for play in trick.plays] + [*table.trick]
        self.changes = [*zip(_changed(table), by, strict=True)]
        self.bids = [*state.bids]
        for seat, change in self.changes:
            self.bids[seat] = (self.bids[seat] or 0) - change
        self.passes = [
            one for one in (state.passed_before, state.passed) if one and None not in one
        ]

    def leads_there(self) -> bool:
        again = _before(self.state.table)
        action: Action | None
        try:
            table = self.state.table
            dealer = table.dealer if table.rules.draws_dealer(table.number) else None
            again = step(again, Deal(self.state.dealt, table.turned_up, dealer)).state
            for action in self._early(again):
                again = step(again, action).state
            while (action := self._next(again)) is not None:
                again = step(again, action).state
        except IllegalAction:
            return False
        return again == self.state

    def _early(self, again: State) -> Iterator[Action]:
        """What is said before the first card."""
        if again.phase is Phase.TRUMP:
            if self.state.phase is Phase.TRUMP and not self.plays:
                return
            yield NameTrump(again.to_act[0], self.state.table.first_trump)
        players = self.state.rules.players
        for offset in range(1, players + 1):
            seat = (again.table.dealer + offset) % players
            bid = self.bids[seat]
            if bid is not None:
                yield Bid(seat, bid)

    def _next(self, again: State) -> Action | None:
        """What was done next, as far as it was done."""
        table, now = self.state.table, again.table
        match again.phase:
            case Phase.PLAY:
                return self._play(now)
            case Phase.TURN_UP if table.second_upcard is not None:
                return TurnUp(table.second_upcard.card)
            case Phase.TRUMP | Phase.ANNOUNCE if _laid(table) == _laid(now) and (
                table.phase is now.phase
            ):
                return None
            case Phase.TRUMP:
                return NameTrump(again.to_act[0], table.trump)
            case Phase.ANNOUNCE:
                play = self.plays[_laid(now) - 1]
                return Play(play.seat, play.card, play.face)
            case Phase.PASS:
                return self._pass(again)
            case Phase.CHANGE if self.changes:
                return ChangeBid(*self.changes.pop(0))
            case Phase.PUT_IN | Phase.TAKE_OUT:
                swap = table.tricks[len(now.tricks) - 1].swap
                if swap is None:
                    return None
                if again.phase is Phase.PUT_IN:
                    return PutIn(swap.seat, swap.put)
                return None if swap.out is None else TakeOut(swap.seat, swap.out)
            case _:
                return None

    def _play(self, now: Table) -> Action | None:
        if _laid(now) == len(self.plays):
            return None
        play = self.plays[_laid(now)]
        faces = announcements(play.card, now.upcard)
        return Play(play.seat, play.card, play.face if len(faces) > 1 else faces[0])

    def _pass(self, again: State) -> Action | None:
        """A card handed on, or set aside by now."""
        done = 0 if again.passed[0] is None else 1 + bool(again.passed_before)
        cards: tuple[Card | None, ...] = (
            self.passes[done] if done < len(self.passes) else self.state.aside
        )
        for seat in again.to_act:
            card = cards[seat]
            if card is not None:
                return Pass(seat, card)
        return None


def _laid(table: Table) -> int:
    """How many cards were played this round."""
    return sum(len(trick.plays) for trick in table.tricks) + len(table.trick)


def _before(table: Table) -> State:
    """The game before this round was dealt."""
    fresh, number = start(table.rules), table.number - 1
    dealer = (table.dealer - 1) % table.rules.players if number else fresh.table.dealer
    before = replace(fresh.table, number=number, dealer=dealer, pad=table.pad[:number])
    return replace(fresh, table=before)


def _changed(table: Table) -> list[int]:
    """Who has changed their prediction because of the Cloud, one after the other (S7.2, S7.3)."""
    owed = [
        trick.winner
        for trick in table.tricks
        if not trick.bombed
        and any(play.face.kind.aftermath is Aftermath.BID_CHANGES for play in trick.plays)
    ]
    left = (table.clouded is not None) + (table.clouded_next is not None)
    return owed[: len(owed) - left]
