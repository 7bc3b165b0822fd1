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

from augury.game import EVERYONE, Event, Phase, State, legal_actions, view
from augury.game.play.facts import Facts, facts, open_facts, private
from augury.game.play.tricks import WonBy
from augury.game.text import wire
from augury.game.text.notation import format_move
from augury.tables.protocol.events import TableEvent, TakenBack
from augury.tables.protocol.frames import Framing
from augury.tables.table.claims import may_claim
from augury.tables.table.folding import Events
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import seconds_left, welcome

__all__ = ["Broadcast"]

_CLAIM: Final = ',"claim":true'
_KNOWN: Final = 8192  # most of what happens has happened before, at some table


class Broadcast:
    """One entry's message to each seat, encoded when somebody wants to hear it.

    Seats that may know no more than a spectator share the bytes. Once everyone's are made, nothing
    else is kept: a table remembers its last broadcasts, and would keep as many states of the game
    alive, which Python then looks through again and again for circles.
    """

    __slots__ = ("_draft", "_frames", "_framing", "_made_of", "version")

    def __init__(self, sitting: Sitting, events: Events, framing: Framing) -> None:
        self.version = sitting.version
        self._framing = framing
        self._made_of: tuple[Sitting, Events] | None = (sitting, events)
        self._draft: _Draft | None = None
        self._frames: dict[int | None, bytes] = {}

    def frame(self, seat: int | None) -> bytes:
        """What `seat` hears, framed; what a spectator hears, if it is `None`."""
        made = (self._frames or self._begin()).get(seat)
        return self._make(seat) if made is None else made

    def _begin(self) -> dict[int | None, bytes]:
        """Make what a spectator hears, and most seats with them."""
        assert self._made_of is not None
        sitting, events = self._made_of
        draft = _Draft(sitting, events, self._framing)
        self._frames = dict.fromkeys((None, *range(len(sitting.chairs))), draft.frames(None))
        for seat in draft.own:
            del self._frames[seat]
        self._made_of = None
        self._draft = draft if draft.own else None
        return self._frames

    def _make(self, seat: int | None) -> bytes:
        """Make what a seat hears that hears more."""
        draft = self._draft
        assert draft is not None, "this seat's frames are made"
        made = self._frames[seat] = draft.frames(seat)
        if draft.own <= self._frames.keys():
            self._draft = None
        return made


class _Draft:
    """What the messages about one entry are put together from, once for all seats.

    A game that has just started, or goes on from an earlier move, has a `welcome` behind the
    message, since no view could follow there.
    """

    __slots__ = (
        "_anew",
        "_claim",
        "_facts",
        "_framing",
        "_hash",
        "_legal",
        "_open",
        "_parts",
        "_sitting",
        "own",
    )

    def __init__(self, sitting: Sitting, events: Events, framing: Framing) -> None:
        state = sitting.state
        begins = state is not None and state.table.number == 0
        self._sitting = sitting
        self._framing = framing
        self._anew = begins or (bool(events) and isinstance(events[0][0], TakenBack))
        self._parts = [(_encode(event), audience) for event, audience in events]
        self._legal = {} if state is None else _legal(state)
        self._open = "null" if state is None else _encode_facts(open_facts(state.table))
        self._facts = {} if state is None else _facts(state)
        self._claim = _claim(sitting)  # the seat that may claim the rest of the round
        self._hash = "null" if sitting.hash is None else f'"{sitting.hash.hex()}"'
        self.own = {*self._legal, *self._facts}  # who hear more than a spectator
        if self._anew:
            self.own.update(range(len(sitting.chairs)))
        for _, audience in events:
            if audience is not EVERYONE:
                self.own.update(audience)

    def frames(self, seat: int | None) -> bytes:
        """The messages for `seat`, as they are sent."""
        framing = self._framing
        return b"".join([framing(text.encode()) for text in self._texts(seat)])

    def _texts(self, seat: int | None) -> list[str]:
        sitting = self._sitting
        events = ",".join(
            [part for part, audience in self._parts if audience is EVERYONE or seat in audience]
        )
        left = seconds_left(sitting, seat, sitting.at)
        message = (
            f'{{"type":"events","version":{sitting.version},"events":[{events}],'
            f'"facts":{self._facts.get(seat, self._open)},'
            f'"legal_actions":[{self._legal.get(seat, "")}],"at":{sitting.at!r},'
            f'"seconds_left":{"null" if left is None else left},"hash":{self._hash}'
            f"{_CLAIM if seat is not None and seat == self._claim else ''}}}"
        )
        if self._anew:
            return [message, welcome(sitting, seat, sitting.at).model_dump_json()]
        return [message]


def _encode(event: TableEvent | Event) -> str:
    if isinstance(event, BaseModel):
        return event.model_dump_json()
    kind: Any = event.__class__
    return _encode_game(kind, *vars(event).values())


@lru_cache(_KNOWN)  # by its parts, which are compared more quickly than a whole
def _encode_game(kind: Callable[..., Event], *parts: object) -> str:
    return to_json(wire.to_json(kind(*parts))).decode()


def _legal(state: State) -> dict[int | None, str]:
    """The legal actions of every seat that is to act, ready to be listed."""
    legal: dict[int | None, str] = {}
    for seat in state.to_act:
        moves = '","'.join([format_move(move) for move in legal_actions(state, seat)])
        legal[seat] = f'"{moves}"'
    return legal


def _claim(sitting: Sitting) -> int | None:
    """The person who leads now and may claim the rest."""
    state = sitting.state
    if state is None or state.phase is not Phase.PLAY or state.table.trick:
        return None
    (seat,) = state.to_act
    return seat if sitting.chairs[seat].name and may_claim(view(state, seat)) else None


def _facts(state: State) -> dict[int | None, str]:
    """What follows by the rules for each seat that may know more of it than everyone."""
    return {seat: _encode_facts(facts(view(state, seat))) for seat in private(state)}


def _encode_facts(own: Facts) -> str:
    # By hand, as they go out with every message.
    return (
        f'{{"leader":{own.leader},"winning":{"null" if own.winning is None else own.winning},'
        f'"bombed":{"true" if own.bombed else "false"},'
        f'"won_by":{"null" if own.won_by is None else _json(own.won_by)},'
        f'"projection":{_json(own.projection)},"ranks":{_json(own.ranks)},'
        f'"winners":{_json(own.winners)},"foreseen":{"true" if own.foreseen else "false"}}}'
    )


@lru_cache(_KNOWN)  # most stay the same for a trick or a round
def _json(fact: WonBy | tuple[int | None, ...]) -> str:
    return to_json(fact).decode()
