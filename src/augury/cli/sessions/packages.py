"""What has to be installed to play at a server's table."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from augury.cli.errors import UsageError

_NEEDED: Final = ("httpx", "websockets")


def missing_packages() -> UsageError | None:
    """What to say if something is missing."""
    if all(find_spec(name) for name in _NEEDED):
        return None
    return UsageError("terminal-join-packages", command="pip install 'augury[join]'")
