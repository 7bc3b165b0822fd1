"""Score pads of tables made of wood, shown on other devices while they are kept.

A shared pad is one line in the store, written anew with every change: its text, its version and the
hash of its pen. Its id has a mark that no table's id has, so neither is ever taken for the other.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from fastapi import FastAPI, Path, Query, Request

from augury.pad import PadError, dumps, loads
from augury.server.errors import Malformed, NoSuchPad, Stale, WrongKey
from augury.server.http.admission import Admission
from augury.server.http.guard import asking_address
from augury.server.keys import hashed, new_key, new_table_id
from augury.server.protocol.pads import PadVersion, SharedPad, SharePad, WritePad, WrittenPad
from augury.server.store import Store, Writing, Written

__all__ = ["add_pads"]

_MARK: Final = "pad:"

PadId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


@dataclass(frozen=True)
class _Kept:
    """What is kept of a shared pad."""

    version: int
    pen: str  # its hash
    text: str


def add_pads(app: FastAPI, store: Store, admission: Admission) -> None:
    """Let people share pads, watch them and write on them."""

    @app.post("/api/pads", status_code=201)
    async def share_pad(wish: SharePad, request: Request) -> SharedPad:
        """Let others see a pad."""
        admission.take_table(asking_address(request))
        pad, pen = new_table_id(), new_key()
        await _write(store, pad, _Kept(1, hashed(pen), _checked(wish.text)))
        return SharedPad(pad=pad, pen=pen, version=1)

    @app.get("/api/pads/{pad}")
    async def see_pad(pad: PadId, after: Annotated[int, Query(ge=0)] = 0) -> PadVersion:
        """The pad as it is now, if it has changed after a version."""
        kept = await _read(store, pad)
        return PadVersion(version=kept.version, text=kept.text if kept.version > after else None)

    @app.put("/api/pads/{pad}")
    async def write_pad(pad: PadId, wish: WritePad) -> WrittenPad:
        """Write on a pad, with a pen, unless somebody else has written in the meantime."""
        kept = await _read(store, pad)
        if hashed(wish.pen) != kept.pen:
            raise WrongKey("this pen does not write on this pad")
        following = _Kept(wish.version + 1, kept.pen, _checked(wish.text))
        if wish.version != kept.version or not await _write(store, pad, following):
            raise Stale(f"the pad is at another version than {wish.version}: read it again")
        return WrittenPad(version=following.version)


async def _read(store: Store, pad: str) -> _Kept:
    bodies = await store.read(_MARK + pad)
    if not bodies:
        raise NoSuchPad("no pad has this id")
    return _Kept(**json.loads(bodies[-1]))


async def _write(store: Store, pad: str, kept: _Kept) -> bool:
    """Write the only line of the pad; whether nobody was quicker."""
    body = json.dumps(asdict(kept), ensure_ascii=False)
    outcome = await store.write(Writing(_MARK + pad, kept.version, (body,), clears=True))
    return isinstance(outcome, Written)


def _checked(text: str) -> str:
    """The pad as it is written, without remarks; what is no pad is refused."""
    try:
        return dumps(loads(text))
    except PadError as error:
        raise Malformed(f"text: {error}"[:300]) from None
