"""What an entry tells each seat, as bytes: encoded once for all who may know the same.

A seat's message is put together from what that seat may see; there is no message from which
anything is struck out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pydantic import BaseModel
from pydantic_core import to_json

from augury.game import EVERYONE, Event, legal_actions, view
from augury.game import wire as game
from augury.game.events import Audience
from augury.game.facts import Facts, facts, private
from augury.game.notation import format_move
from augury.server import protocol
from augury.server.frames import frame
from augury.server.protocol import Listing, TableEvent, TableInfo, Welcome
from augury.server.sitting import CLOCKS, News, Sitting, commitments, seat_info

_KNOWN_EVENTS: Final = 20_000  # most of what happens has happened before, at some table

__all__ = ["Tell", "listing", "table_info", "welcome"]


class Tell:
    """One entry's message to each seat, encoded when somebody wants to hear it.

    Seats that may know the same share the bytes. A game that has just started is told with a
    `welcome` behind the message, since there was no view yet that could follow.
    """

    __slots__ = ("_facts", "_frames", "_legal", "_news", "_own", "_parts", "_sitting", "version")

    def __init__(self, sitting: Sitting, news: News) -> None:
        self.version = sitting.version
        self._sitting = sitting
        self._news = news
        self._parts: list[tuple[str, Audience]] | None = None
        self._legal: dict[int | None, str] = {}
        self._facts: dict[int | None, str] = {}
        self._own: set[int | None] = set()  # seats that hear something a spectator does not
        self._frames: dict[int | None, bytes] = {}

    def frame(self, seat: int | None) -> bytes:
        """What `seat` hears, as WebSocket frames; what a spectator hears, if it is `None`."""
        if self._parts is None:
            self._parts = self._prepare()
        if seat not in self._own:
            seat = None
        made = self._frames.get(seat)
        if made is None:
            made = self._frames[seat] = self._make(seat, self._parts)
        return made

    def _prepare(self) -> list[tuple[str, Audience]]:
        """Every event with its audience, once for all; and who will hear more than a spectator."""
        self._legal = _legal(self._sitting)
        self._facts = _facts(self._sitting, self._news)
        self._own.update(self._legal, self._facts)
        if self._begins():
            self._own.update(range(self._sitting.rules.players))
        for _, audience in self._news:
            if audience is not EVERYONE:
                self._own.update(audience)
        return [(_encode(event), audience) for event, audience in self._news]

    def _make(self, seat: int | None, parts: list[tuple[str, Audience]]) -> bytes:
        events = ",".join(
            [part for part, audience in parts if audience is EVERYONE or seat in audience]
        )
        message = frame(
            f'{{"type":"events","version":{self.version},"events":[{events}],'
            f'"legal_actions":[{self._legal.get(seat, "")}],'
            f'"facts":{self._facts.get(seat) or self._facts.get(None, "null")}}}'.encode()
        )
        if self._begins():
            full = welcome(self._sitting, seat, at=0.0)
            return message + frame(full.model_dump_json().encode())
        return message

    def _begins(self) -> bool:
        state = self._sitting.state
        return state is not None and state.table.number == 0


def _encode(event: TableEvent | Event) -> str:
    return event.model_dump_json() if isinstance(event, BaseModel) else _encode_game(event)


@lru_cache(_KNOWN_EVENTS)
def _encode_game(event: Event) -> str:
    return to_json(game.to_json(event)).decode()


def _legal(sitting: Sitting) -> dict[int | None, str]:
    """The legal actions of every seat that is to act, ready to be listed."""
    state = sitting.state
    if state is None:
        return {}
    return {
        seat: ",".join([f'"{format_move(move)}"' for move in legal_actions(state, seat)])
        for seat in state.to_act
    }


def _facts(sitting: Sitting, news: News) -> dict[int | None, str]:
    """What follows by the rules: for everyone (`None`), and for each seat that may know more.

    Nothing, where the game did not move.
    """
    state = sitting.state
    if state is None or all(isinstance(event, BaseModel) for event, _ in news):
        return {}
    seats = range(sitting.rules.players)
    own = [seen for seen in [view(state, seat) for seat in seats] if private(seen)]
    return {seen.seat: _encode_facts(facts(seen)) for seen in [view(state, None), *own]}


@lru_cache(_KNOWN_EVENTS)
def _encode_facts(known: Facts) -> str:
    return to_json(game.to_json(known)).decode()


def welcome(sitting: Sitting, seat: int | None, at: float) -> Welcome:
    """Everything that `seat` may know, at once."""
    seen = None if sitting.state is None else view(sitting.state, seat)
    return Welcome(
        version=sitting.version,
        seat=seat,
        table=table_info(sitting),
        view=None if seen is None else game.to_json(seen),
        facts=None if seen is None else game.to_json(facts(seen)),
        seconds_left=_seconds_left(sitting, seat, at),
    )


def _seconds_left(sitting: Sitting, seat: int | None, at: float) -> float | None:
    seconds = CLOCKS[sitting.setup.clock]
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
        rules=game.to_json(sitting.rules),
        clock=setup.clock,
        clock_seconds=CLOCKS[setup.clock],
        spectators=setup.spectators,
        listed=setup.listed,
        chat=setup.chat,
        seats=[seat_info(sitting, seat) for seat in range(sitting.rules.players)],
        commitments=commitments(sitting),
        contributions=list(sitting.contributions),
        seeds=[
            protocol.Seed(round=number + 1, seed=sitting.seeds[number])
            for number in range(finished)
        ],
    )


def listing(sitting: Sitting) -> str | None:
    """The table's line in the lobby; none, if it is not to be found there."""
    deserted = all(chair.name is None for chair in sitting.chairs)
    if not sitting.setup.listed or sitting.stage == "over" or deserted:
        return None
    return Listing(
        id=sitting.table,
        stage=sitting.stage,
        host=sitting.chairs[sitting.host].name or "",
        rules=game.to_json(sitting.rules),
        seats=sitting.rules.players,
        open=sum(chair.open for chair in sitting.chairs),
        spectators=sitting.setup.spectators,
    ).model_dump_json()
