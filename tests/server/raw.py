"""Bytes to the server and back, for tests of what no client would send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.attacks.wire import opening
from tests.server.harness import PATIENCE, house, run

ELSEWHERE = "127.0.0.2"
"""An address of this machine that is not the one everybody else comes from."""


class Raw:
    """Bytes to the server and back, with no client in between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, address: str, source: str = "127.0.0.1") -> Raw:
        port = int(address.rpartition(":")[2])
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))

    @classmethod
    async def upgrade(cls, address: str, table: str) -> Raw:
        raw = await cls.connect(address)
        raw.writer.write(opening(table))
        await raw.reader.readuntil(b"\r\n\r\n")
        return raw

    async def send(self, data: bytes) -> None:
        """Whatever comes of it: the server may have ended the connection."""
        with suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()

    async def until(self, wanted: bytes) -> bytes:
        """Everything until this is heard."""
        heard = b""
        while wanted not in heard:
            data = await asyncio.wait_for(self.reader.read(65536), PATIENCE)
            assert data, f"ended without {wanted!r}"
            heard += data
        self.writer.close()
        return heard

    async def rest(self) -> bytes:
        """Everything until the server ends it."""
        heard = b""
        with suppress(ConnectionError):
            while data := await asyncio.wait_for(self.reader.read(65536), PATIENCE):
                heard += data
        self.writer.close()
        return heard

    async def answer(self) -> tuple[int, str]:
        """The status and the code with which a request is refused, after which it ends."""
        head, _, body = (await self.rest()).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)["code"]


def at_a_house(tmp_path: Path, scenario: Callable[[str], Awaitable[None]], **options: Any) -> None:
    """What happens at a server with these settings."""

    async def opened() -> None:
        async with house(tmp_path, **options) as address:
            await scenario(address)

    run(opened())
