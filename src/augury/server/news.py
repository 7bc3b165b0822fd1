"""What an entry tells each seat, as bytes: encoded once for all who may know the same.

A seat's message is put together from what that seat may see; there is no message from which
anything is struck out.
"""

from __future__ import annotations

import json
from typing import Final

from pydantic import BaseModel

from augury.game import EVERYONE, Event, legal_actions, view
from augury.game import wire as game
from augury.game.events import Audience
from augury.game.notation import format_move
from augury.server import protocol
from augury.server.dealing import commitment
from augury.server.frames import frame
from augury.server.protocol import TableEvent, TableInfo, Welcome
from augury.server.sitting import CLOCKS, News, Sitting, seat_info

__all__ = ["Tell", "table_info", "welcome"]

_JSON: Final = json.JSONEncoder(check_circular=False, ensure_ascii=False, separators=(",", ":"))


class Tell:
    """One entry's message to each seat. Seats that may know the same share the bytes."""

    __slots__ = ("_frames", "_legal", "_parts", "version")

    def __init__(self, sitting: Sitting, news: News) -> None:
        self.version = sitting.version
        self._parts: list[tuple[str, Audience]] = [
            (_encode(event), audience) for event, audience in news
        ]
        self._legal = _legal(sitting) if news else {}
        self._frames: dict[int | None, bytes] = {}

    def text(self, seat: int | None) -> str:
        """The message to `seat`; to a spectator, if it is `None`."""
        events = ",".join(
            [part for part, audience in self._parts if audience is EVERYONE or seat in audience]
        )
        legal = self._legal.get(seat, "")
        return (
            f'{{"type":"events","version":{self.version},"events":[{events}],'
            f'"legal_actions":[{legal}]}}'
        )

    def frame(self, seat: int | None) -> bytes:
        """The message as a WebSocket frame."""
        if seat is not None and not self._concerns(seat):
            seat = None
        made = self._frames.get(seat)
        if made is None:
            made = self._frames[seat] = frame(self.text(seat).encode())
        return made

    def _concerns(self, seat: int) -> bool:
        """Whether there is something in it for `seat` alone."""
        return seat in self._legal or any(
            audience is not EVERYONE and seat in audience for _, audience in self._parts
        )


def _encode(event: TableEvent | Event) -> str:
    if isinstance(event, BaseModel):
        return event.model_dump_json()
    return _JSON.encode(game.to_json(event))


def _legal(sitting: Sitting) -> dict[int | None, str]:
    """The legal actions of every seat that is to act, ready to be listed."""
    state = sitting.state
    if state is None:
        return {}
    return {
        seat: ",".join([f'"{format_move(move)}"' for move in legal_actions(state, seat)])
        for seat in state.to_act
    }


def welcome(table: str, sitting: Sitting, seat: int | None, at: float) -> Welcome:
    """Everything that `seat` may know, at once."""
    state = sitting.state
    seen = None if state is None else game.to_json(view(state, seat))
    return Welcome(
        version=sitting.version,
        seat=seat,
        table=table_info(table, sitting),
        view=seen,
        seconds_left=_seconds_left(sitting, seat, at),
    )


def _seconds_left(sitting: Sitting, seat: int | None, at: float) -> float | None:
    seconds = CLOCKS[sitting.setup.clock]
    asked = None if seat is None else sitting.asked[seat]
    if seconds is None or asked is None:
        return None
    return round(max(0.0, asked.at + seconds - at), 1)


def table_info(table: str, sitting: Sitting) -> TableInfo:
    """What everyone may know of the table, apart from the cards."""
    setup, state = sitting.setup, sitting.state
    finished = 0 if state is None else len(state.table.pad)
    return TableInfo(
        id=table,
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
        commitments=[commitment(seed) for seed in sitting.seeds],
        contributions=list(sitting.contributions),
        seeds=[
            protocol.Seed(round=number + 1, seed=sitting.seeds[number])
            for number in range(finished)
        ],
    )
