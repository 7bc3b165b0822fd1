"""What an entry says to each seat, as bytes: encoded once for all who may know the same.

A seat's message is put together from what that seat may see; there is no message from which
anything is struck out.
"""

from __future__ import annotations

from augury.game import EVERYONE, Phase, State, legal_actions, view
from augury.game.play.facts import Facts, facts, open_facts, private
from augury.game.text.notation import format_move
from augury.tables.protocol.events import TakenBack
from augury.tables.protocol.messages import EventsMessage
from augury.tables.protocol.wire import Framing, encode
from augury.tables.table.claims import may_claim
from augury.tables.table.folding import Events
from augury.tables.table.sitting import Sitting
from augury.tables.table.summaries import seconds_left, welcome


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
        "_events",
        "_facts",
        "_framing",
        "_hash",
        "_legal",
        "_open",
        "_sitting",
        "own",
    )

    def __init__(self, sitting: Sitting, events: Events, framing: Framing) -> None:
        state = sitting.state
        begins = state is not None and state.table.number == 0
        self._sitting = sitting
        self._framing = framing
        self._anew = begins or (bool(events) and isinstance(events[0][0], TakenBack))
        self._events = events
        self._legal = {} if state is None else _legal(state)
        self._open = None if state is None else open_facts(state.table)
        self._facts = {} if state is None else _facts(state)
        self._claim = _claim(sitting)  # the seat that may claim the rest of the round
        self._hash = None if sitting.hash is None else sitting.hash.hex()
        self.own = {*self._legal, *self._facts}  # who hear more than a spectator
        if self._anew:
            self.own.update(range(len(sitting.chairs)))
        for _, audience in events:
            if audience is not EVERYONE:
                self.own.update(audience)

    def frames(self, seat: int | None) -> bytes:
        """The messages for `seat`, as they are sent."""
        return b"".join(map(self._framing, self._messages(seat)))

    def _messages(self, seat: int | None) -> list[bytes]:
        sitting = self._sitting
        message = EventsMessage(
            version=sitting.version,
            events=tuple([event for event, to in self._events if to is EVERYONE or seat in to]),
            facts=self._facts.get(seat, self._open),
            legal_actions=self._legal.get(seat, ()),
            at=sitting.at,
            seconds_left=seconds_left(sitting, seat, sitting.at),
            hash=self._hash,
            claim=seat is not None and seat == self._claim,
        )
        if self._anew:
            return [encode(message), encode(welcome(sitting, seat, sitting.at))]
        return [encode(message)]


def _legal(state: State) -> dict[int | None, tuple[str, ...]]:
    """The legal actions of every seat that is to act, in notation."""
    return {seat: tuple(map(format_move, legal_actions(state, seat))) for seat in state.to_act}


def _claim(sitting: Sitting) -> int | None:
    """The person who leads now and may claim the rest."""
    state = sitting.state
    if state is None or state.phase is not Phase.PLAY or state.table.trick:
        return None
    (seat,) = state.to_act
    return seat if sitting.chairs[seat].name and may_claim(view(state, seat)) else None


def _facts(state: State) -> dict[int | None, Facts]:
    """What follows by the rules for each seat that may know more of it than everyone."""
    return {seat: facts(view(state, seat)) for seat in private(state)}
