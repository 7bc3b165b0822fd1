"""As much of pydantic's core as the server's protocol asks for (see `pydantic`)."""

import json

from pydantic.reading import plain

__all__ = ["from_json", "to_json"]

from_json = json.loads


def to_json(value):
    """A value as the bytes of a JSON text."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":")).encode()
