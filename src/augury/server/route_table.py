"""The table of addresses in `docs/protocol.md`, from their records.

    python -m augury.server.route_table docs/protocol.md

writes what stands between its marks anew; a test fails when it is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from augury.codec.schemas import Schema, Schemas
from augury.game.text.codecs import codec
from augury.tables.routes import ROUTES, Route
from augury.tables.routes.route import Analysed, Media

_BEGIN: Final = "<!-- table: addresses -->"
_END: Final = "<!-- end of table -->"
_HEAD: Final = """\
| address | what it does | takes, of at most | answers | who may ask | one of |
|---|---|---|---|---|---|"""
_FORMS: Final = {Media.TEXT: "a `.wiz` text", Media.LINES: "lines of JSON"}


def with_routes(page: str) -> str:
    """The page, with the table as it has to be."""
    before, begin, rest = page.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not begin or not end:
        raise ValueError(f"there is no table between {_BEGIN} and {_END}")
    lines = "\n".join(map(_line, ROUTES))
    return f"{before}{begin}\n\n{_HEAD}\n{lines}\n\n{end}{after}"


def _line(route: Route) -> str:
    query = "&".join(f"{one.name}=…" for one in route.query)
    address = f"`{route.method} {route.path}{'?' if query else ''}{query}`"
    takes = f"`{_named(route.takes)}`, {route.body_bytes:,} bytes" if route.takes else ""
    gives = _FORMS.get(route.media) or f"`{_named(route.gives)}`"
    status = "" if route.status == 200 else f"{route.status} "
    allowance = f"`{route.price.allowance.value}`" if route.price.allowance else ""
    cells = (address, route.summary, takes, status + gives, route.who.value, allowance)
    return f"| {' | '.join(cells)} |"


def _named(kind: Any) -> str:
    if isinstance(kind, Analysed):
        return kind.name
    return _name(Schemas().add(codec.shape(kind)))


def _name(schema: Schema) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"anyOf": options} if len(options) > 4:  # all the commands
            return "Incoming"
        case {"anyOf": options}:
            return "` or `".join(map(_name, options))
        case {"type": "array", "items": items}:
            return f"{_name(items)}[]"
        case _:
            return str(schema["type"])


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_routes(path.read_text(encoding="utf-8")), encoding="utf-8")
