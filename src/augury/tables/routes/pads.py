"""Shared score pads: seen by all who know their id, written on with the pen."""

from __future__ import annotations

from typing import Final

from augury.pad import PadError, dumps, loads
from augury.tables.bounds import PAD_LINE, ROUNDS
from augury.tables.errors import Malformed
from augury.tables.keys import hashed, new_key, new_table_id
from augury.tables.protocol.pads import PadVersion, SharedPad, SharePad, WritePad, WrittenPad
from augury.tables.routes.backend import Backend
from augury.tables.routes.route import Allowance, Call, Parameter, Price, Route, Who

_LAST: Final = 2**31


async def share_pad(call: Call[SharePad], backend: Backend) -> SharedPad:
    """Let others see a score pad kept by hand: its id, and the pen to write on it."""
    text = await call.asker.aside(_checked, call.body.text)
    pad, pen = new_table_id(), new_key()
    shared = await backend.hub.pads.share(pad, hashed(pen), text)
    return SharedPad(pad=pad, pen=pen, version=shared.version)


async def see_pad(call: Call[None], backend: Backend) -> PadVersion:
    """The pad as it is now; without its text, where it has not changed after a version."""
    kept = await backend.hub.pads.read(call.ids["pad"])
    new = kept.version > call.query["after"]
    return PadVersion(version=kept.version, text=kept.text if new else None)


async def write_pad(call: Call[WritePad], backend: Backend) -> WrittenPad:
    """Write on a pad that was seen at a version; `stale`, if somebody else has since."""
    text = await call.asker.aside(_checked, call.body.text)
    pads, name = backend.hub.pads, call.ids["pad"]
    assert call.shown is not None, "the route asks for the pen"
    written = await pads.write(name, call.shown.key, call.body.version, text)
    return WrittenPad(version=written.version)


def _checked(text: str) -> str:
    """The pad as it is written, without remarks. Raises `Malformed` for what is none."""
    lines = text.split("\n")
    if max(map(len, lines)) > PAD_LINE:
        raise Malformed(f"text: a line of a pad that is shared has at most {PAD_LINE} letters")
    if sum(line.lstrip().startswith("round") for line in lines) > ROUNDS:
        raise Malformed(f"text: a pad that is shared has at most {ROUNDS} rounds")
    try:
        return dumps(loads(text))
    except PadError as error:
        raise Malformed(f"text: {error}"[:300]) from None


_PARSED: Final = 0.02  # seconds, at most, to read a pad and write it anew

PAD_ROUTES: Final = (
    Route(
        "POST", "/api/pads", share_pad,
        takes=SharePad, gives=SharedPad, status=201, price=Price(Allowance.TABLES, _PARSED),
    ),
    Route(
        "GET", "/api/pads/{pad}", see_pad,
        gives=PadVersion, query=(Parameter("after", 0, _LAST),),
    ),
    Route(
        "PUT", "/api/pads/{pad}", write_pad,
        takes=WritePad, gives=WrittenPad, who=Who.PEN, price=Price(Allowance.COMMANDS, _PARSED),
    ),
)  # fmt: skip
