"""Plain values as bytes of JSON, and back: by orjson where it is installed, else by Python's own.

Both write the same bytes, and refuse the same: what is no UTF-8, NaN, nesting without end.
"""

from __future__ import annotations

import json
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn

from augury.codec.errors import WireError, short

_orjson: Any = None
with suppress(ModuleNotFoundError):
    _orjson = import_module("orjson")


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number of JSON")


_ENCODER: Final = json.JSONEncoder(
    check_circular=False, ensure_ascii=False, allow_nan=False, separators=(",", ":")
)
_DECODER: Final = json.JSONDecoder(parse_constant=_refuse)


def _dumps(value: Any) -> bytes:
    return _ENCODER.encode(value).encode()


def _loads(data: bytes | str) -> Any:
    try:
        return _DECODER.decode(data if isinstance(data, str) else data.decode())
    except (ValueError, RecursionError) as error:
        raise WireError(f"{short(data)} is no JSON: {error}") from None


def _loads_quickly(data: bytes | str) -> Any:
    try:
        return _orjson.loads(data)
    except ValueError as error:
        raise WireError(f"{short(data)} is no JSON: {error}") from None


dumps: Final = _dumps if _orjson is None else _orjson.dumps
"""The value as JSON in UTF-8, without spaces and with its fields in their order."""

loads: Final = _loads if _orjson is None else _loads_quickly
"""What the JSON says. Raises `WireError` if it is none."""
