"""What an entry says to each seat, as bytes: encoded once for all who may know the same.

A seat's message is put together from what that seat may see; there is no message from which
anything is struck out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import to_json

from augury.game import EVERYONE, Event, Phase, State, legal_actions, view, wire
from augury.game.events import Audience
from augury.game.facts import Facts, facts, open_facts, private
from augury.game.notation import format_move
from augury.server.protocol.events import TableEvent, TakenBack
from augury.server.protocol.frames import frame
from augury.server.table.claims import may_claim
from augury.server.table.folding import Events
from augury.server.table.sitting import Sitting
from augury.server.table.summaries import seconds_left, welcome

__all__ = ["Broadcast"]

_CLAIM: Final = ',"claim":true'
_KNOWN: Final = 20_000  # most of what happens has happened before, at some table


class Broadcast:
    """One entry's message to each seat, encoded when somebody wants to hear it.

    Seats that may know the same share the bytes. A game that has just started, or goes on from
    an earlier move, has a `welcome` behind the message, since no view could follow there.
    """

    __slots__ = (
        "_anew",
        "_at",
        "_claim",
        "_events",
        "_facts",
        "_frames",
        "_hash",
        "_legal",
        "_own",
        "_parts",
        "_sitting",
        "version",
    )

    def __init__(self, sitting: Sitting, events: Events) -> None:
        self.version = sitting.version
        self._sitting = sitting
        self._events = events
        begins = sitting.state is not None and sitting.state.table.number == 0
        self._anew = begins or (bool(events) and isinstance(events[0][0], TakenBack))
        self._claim: int | None = None  # the seat that may claim the rest of the round
        self._parts: list[tuple[str, Audience]] | None = None
        self._legal: dict[int | None, str] = {}
        self._facts: dict[int | None, str] = {}
        self._at = repr(sitting.at)
        self._hash = "null" if sitting.hash is None else f'"{sitting.hash.hex()}"'
        self._own: set[int | None] = set()  # seats that hear something a spectator does not
        self._frames: dict[int | None, bytes] = {}

    def frame(self, seat: int | None) -> bytes:
        """What `seat` hears, as WebSocket frames; what a spectator hears, if it is `None`."""
        made = self._frames.get(seat)
        if made is None:
            parts = self._prepared()
            if seat in self._own or seat is None:
                texts = self._make(seat, parts)
                made = b"".join([frame(text.encode()) for text in texts])
            else:
                made = self.frame(None)
            self._frames[seat] = made
        return made

    def texts(self, seat: int | None) -> list[str]:
        """The same as texts, for whoever listens without a network."""
        return self._make(seat, self._prepared())

    def _prepared(self) -> list[tuple[str, Audience]]:
        if self._parts is None:
            self._parts = self._prepare()
        return self._parts

    def _prepare(self) -> list[tuple[str, Audience]]:
        """Every event with its audience, once for all; and who will hear more than a spectator."""
        self._legal = _legal(self._sitting)
        self._facts = _facts(self._sitting.state)
        self._own.update(self._legal, self._facts)
        self._claim = _claim(self._sitting)
        if self._anew:
            self._own.update(range(self._sitting.rules.players))
        for _, audience in self._events:
            if audience is not EVERYONE:
                self._own.update(audience)
        return [(_encode(event), audience) for event, audience in self._events]

    def _make(self, seat: int | None, parts: list[tuple[str, Audience]]) -> list[str]:
        events = ",".join(
            [part for part, audience in parts if audience is EVERYONE or seat in audience]
        )
        left = seconds_left(self._sitting, seat, self._sitting.at)
        message = (
            f'{{"type":"events","version":{self.version},"events":[{events}],'
            f'"facts":{self._facts.get(seat) or self._facts.get(None, "null")},'
            f'"legal_actions":[{self._legal.get(seat, "")}],"at":{self._at},'
            f'"seconds_left":{"null" if left is None else left},"hash":{self._hash}'
            f"{_CLAIM if seat is not None and seat == self._claim else ''}}}"
        )
        if self._anew:
            full = welcome(self._sitting, seat, self._sitting.at)
            return [message, full.model_dump_json()]
        return [message]


def _encode(event: TableEvent | Event) -> str:
    if isinstance(event, BaseModel):
        return event.model_dump_json()
    kind: Any = event.__class__
    return _encode_game(kind, *vars(event).values())


@lru_cache(_KNOWN)  # by its parts, which are compared more quickly than a whole
def _encode_game(kind: Callable[..., Event], *parts: object) -> str:
    return to_json(wire.to_json(kind(*parts))).decode()


def _legal(sitting: Sitting) -> dict[int | None, str]:
    """The legal actions of every seat that is to act, ready to be listed."""
    state = sitting.state
    if state is None:
        return {}
    return {
        seat: ",".join([f'"{format_move(move)}"' for move in legal_actions(state, seat)])
        for seat in state.to_act
    }


def _claim(sitting: Sitting) -> int | None:
    """The person who leads now and may claim the rest."""
    state = sitting.state
    if state is None or state.phase is not Phase.PLAY or state.table.trick:
        return None
    (seat,) = state.to_act
    return seat if sitting.chairs[seat].name and may_claim(view(state, seat)) else None


def _facts(state: State | None) -> dict[int | None, str]:
    """What follows by the rules: for everyone (`None`), and for each seat that may know more."""
    if state is None:
        return {}
    known: dict[int | None, Facts] = {None: open_facts(state.table)}
    for seat in private(state):
        known[seat] = facts(view(state, seat))
    return {seat: _encode_facts(own) for seat, own in known.items()}


def _encode_facts(own: Facts) -> str:
    # By hand, as they go out with every message; what they are made of has nearly always been
    # written before.
    return (
        f'{{"leader":{own.leader},"winning":{_json(own.winning)},"bombed":{_json(own.bombed)},'
        f'"won_by":{_json(own.won_by)},"projection":{_json(own.projection)},'
        f'"ranks":{_json(own.ranks)},"winners":{_json(own.winners)},'
        f'"foreseen":{_json(own.foreseen)}}}'
    )


@lru_cache(_KNOWN, typed=True)  # 1 is no True
def _json(fact: object) -> str:
    return to_json(fact).decode()
