"""The whole table at once: everything a seat may know, what everyone may, a line in the lobby."""

from __future__ import annotations

from augury.game import view
from augury.game.play.facts import facts, reasons
from augury.tables.protocol.messages import Welcome
from augury.tables.protocol.tables import Listing, Seed, TableInfo
from augury.tables.protocol.wire import encode
from augury.tables.table.claims import may_claim
from augury.tables.table.sitting import Sitting, commitments, seat_info
from augury.tables.table.timers import CLOCK_SECONDS


def welcome(sitting: Sitting, seat: int | None, at: float) -> Welcome:
    """Everything that `seat` may know, at once."""
    seen = None if sitting.state is None else view(sitting.state, seat)
    return Welcome(
        version=sitting.version,
        seat=seat,
        table=table_info(sitting),
        view=seen,
        facts=None if seen is None else facts(seen),
        won_by=() if seen is None else reasons(seen.table),
        at=at,
        seconds_left=seconds_left(sitting, seat, at),
        hash=None if sitting.hash is None else sitting.hash.hex(),
        claim=seen is not None and may_claim(seen),
    )


def seconds_left(sitting: Sitting, seat: int | None, at: float) -> float | None:
    """What is left at a time for the decision of `seat`; `None`: as long as it likes."""
    seconds = CLOCK_SECONDS[sitting.setup.clock]
    asked = None if seat is None else sitting.asked[seat]
    if seconds is None or asked is None:
        return None
    return round(max(0.0, asked.at + seconds - at), 1)


def table_info(sitting: Sitting) -> TableInfo:
    """What everyone may know of the table, apart from the cards."""
    setup, state = sitting.setup, sitting.state
    finished = 0 if state is None else len(state.table.pad)
    return TableInfo(
        id=sitting.table,
        stage=sitting.stage,
        game=sitting.game,
        host=sitting.host,
        rules=sitting.rules,
        clock=setup.clock,
        clock_seconds=CLOCK_SECONDS[setup.clock],
        spectators=setup.spectators,
        listed=setup.listed,
        chat=setup.chat,
        hints=setup.hints,
        seats=tuple(seat_info(sitting, seat) for seat in range(sitting.rules.players)),
        commitments=tuple(commitments(sitting)),
        seat_commitments=sitting.seat_commitments,
        contributions=sitting.contributions,
        seeds=tuple(Seed(number + 1, sitting.seeds[number]) for number in range(finished)),
        withheld=() if sitting.shuffle is None else sitting.shuffle.withheld,
        again=tuple(sorted(sitting.again)),
    )


def listing(sitting: Sitting) -> str | None:
    """The table's line in the lobby, while a seat is free there; none, if it is not to be found."""
    deserted = all(chair.name is None for chair in sitting.chairs)
    free = sum(chair.open for chair in sitting.chairs)
    if not sitting.setup.listed or sitting.stage != "lobby" or deserted or not free:
        return None
    listed = Listing(
        id=sitting.table,
        stage=sitting.stage,
        host=sitting.chairs[sitting.host].name or "",
        rules=sitting.rules,
        seats=sitting.rules.players,
        open=free,
        spectators=sitting.setup.spectators,
    )
    return encode(listed).decode()
