"""What the handlers work with: the hub, those who analyse; and who asks.

A server has processes for the analysis and counts what every address asks for. The page's worker
does everything itself and counts nothing: `Alone` is all it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from augury.tables.analysts import Analysts
    from augury.tables.hub.hub import Hub
    from augury.tables.routes.route import Price


Found = TypeVar("Found")


class Asker:
    """Who asks, and pays for it; this one pays nothing."""

    address = ""
    """Those who share it take turns with others, where work is long."""

    async def own_key(self, table: str) -> str | None:  # noqa: ARG002
        """The hashed key of their seat at a table, where they need not show it."""
        return None

    def paying(self, price: Price) -> AbstractContextManager[None]:  # noqa: ARG002
        """Take the price, and give back at the end what was only held. Raises `TooFast`."""
        return nullcontext()

    async def aside(self, work: Callable[..., Found], *values: object) -> Found:
        """What comes of work that may take more than 10 ms: on a server done beside the loop."""
        return work(*values)

    def find_nearby(self) -> str | None:
        """The address at which other devices of the asker's own network find this server."""
        return None


class Alone(Asker):
    """The only one who asks here, as in the page's worker: their seats need no key."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def own_key(self, table: str) -> str | None:
        """Of the one person at the table. Raises `NoSuchTable` and `OtherVersion`."""
        chairs = (await self._hub.room(table)).sitting.chairs
        return next((chair.key for chair in chairs if chair.key is not None), None)


@dataclass(frozen=True)
class Backend:
    """What every handler may use."""

    hub: Hub
    analysts: Analysts
