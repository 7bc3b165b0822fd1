"""A round told again from its deal, through the engine and nothing else."""

from collections.abc import Iterator
from dataclasses import replace

from augury import (
    Action,
    Bid,
    ChangeBid,
    CloudChange,
    Deal,
    IllegalAction,
    NameTrump,
    Pass,
    Phase,
    State,
    Table,
    Trick,
    start,
    step,
)
from augury.game import CLOUD, JUGGLER, Kind

__all__ = ["replays"]


def replays(state: State) -> bool:
    """Whether the round can be played, legally, from its deal to exactly this state.

    A prediction that the Cloud has changed shows only what it is now, so both ways to get there
    are tried (S7.2).
    """
    if state.table.number == 0:
        return state == start(state.rules)
    changes = (1,) if _changed(state.table) is None else (1, -1)
    return any(_replays(state, by) for by in changes)


def _replays(state: State, by: int) -> bool:
    again = _before(state.table)
    try:
        for action in _actions(state, by):
            again = step(again, action).state
    except IllegalAction:
        return False
    return again == state


def _before(table: Table) -> State:
    """The game before this round was dealt."""
    fresh, number = start(table.rules), table.number - 1
    dealer = (table.dealer - 1) % table.rules.players if number else fresh.table.dealer
    before = replace(fresh.table, number=number, dealer=dealer, pad=table.pad[:number])
    return replace(fresh, table=before)


def _actions(state: State, by: int) -> Iterator[Action]:
    """Everything that was done in the round so far, told from what a state remembers."""
    table, players = state.table, state.rules.players
    drawn = table.rules.draws_dealer(table.number)
    yield Deal(state.dealt, table.turned_up, table.dealer if drawn else None)
    if table.phase is Phase.TRUMP:
        return
    if table.exchange is not None:
        yield NameTrump(table.exchange.seat, table.trump)
    elif table.turned_up is not None and table.turned_up.code in "WSDULC":
        yield NameTrump(table.dealer, table.trump)
    changed = _changed(table)
    for offset in range(1, players + 1):
        seat = (table.dealer + offset) % players
        bid = state.bids[seat]
        if bid is not None:
            yield Bid(seat, bid - by if seat == changed else bid)
    for number, trick in enumerate(table.tricks, 1):
        yield from trick.plays
        if _holds(trick, JUGGLER) and number < table.hand_size:
            for seat, (passed, aside) in enumerate(zip(state.passed, state.aside, strict=True)):
                if card := passed or aside:
                    yield Pass(seat, card)
        at_once = table.rules.cloud is CloudChange.AT_ONCE and _holds(trick, CLOUD)
        if changed is not None and (at_once or number == table.hand_size):
            yield ChangeBid(changed, by)
            changed = None
    yield from table.trick


def _changed(table: Table) -> int | None:
    """Who has changed their prediction because of the Cloud (S7.2, S7.3)."""
    over = len(table.tricks) == table.hand_size
    if table.clouded is None and (over or table.rules.cloud is CloudChange.AT_ONCE):
        for trick in table.tricks:
            if _holds(trick, CLOUD) and not trick.bombed:
                return trick.winner
    return None


def _holds(trick: Trick, kind: Kind) -> bool:
    return any(play.card.kind is kind for play in trick.plays)
