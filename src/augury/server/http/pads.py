"""Shared score pads by HTTP: seen by whoever knows their id, written on with the pen."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Path, Query, Request

from augury.pad import PadError, dumps, loads
from augury.server.http.admission import Admission
from augury.server.http.credentials import read_bearer
from augury.server.http.guard import asking_address
from augury.tables.errors import Malformed, WrongKey
from augury.tables.hub.pads import Pads
from augury.tables.keys import hashed, new_key, new_table_id
from augury.tables.protocol.pads import PadVersion, SharedPad, SharePad, WritePad, WrittenPad

__all__ = ["add_pads"]

PadId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


def add_pads(app: FastAPI, pads: Pads, admission: Admission) -> None:
    """Let people share pads, watch them and write on them."""

    @app.post("/api/pads", status_code=201)
    async def share_pad(wish: SharePad, request: Request) -> SharedPad:
        """Let others see a pad."""
        admission.take_table(asking_address(request))
        pad, pen = new_table_id(), new_key()
        shared = await pads.share(pad, hashed(pen), _checked(wish.text))
        return SharedPad(pad=pad, pen=pen, version=shared.version)

    @app.get("/api/pads/{pad}")
    async def see_pad(pad: PadId, after: Annotated[int, Query(ge=0)] = 0) -> PadVersion:
        """The pad as it is now, if it has changed after a version."""
        kept = await pads.read(pad)
        return PadVersion(version=kept.version, text=kept.text if kept.version > after else None)

    @app.put("/api/pads/{pad}")
    async def write_pad(pad: PadId, wish: WritePad, request: Request) -> WrittenPad:
        """Write on a pad, with its pen as the key, unless somebody else has in the meantime."""
        pen = read_bearer(request.headers.get("Authorization"))
        if pen is None:
            raise WrongKey("who writes on a pad shows its pen: Authorization: Bearer <pen>")
        written = await pads.write(pad, pen, wish.version, _checked(wish.text))
        return WrittenPad(version=written.version)


def _checked(text: str) -> str:
    """The pad as it is written, without remarks; what is no pad is refused."""
    try:
        return dumps(loads(text))
    except PadError as error:
        raise Malformed(f"text: {error}"[:300]) from None
