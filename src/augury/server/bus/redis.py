"""Hints through Redis, where the database should not carry them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from redis.asyncio import Redis

from augury.server.bus.gathering import CHANNEL, Gathering, read_hints
from augury.tables.bus import Hear


class RedisBus(Gathering):
    """A bus through the Redis at `url`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = Redis.from_url(url, decode_responses=True, health_check_interval=10)

    async def stop(self) -> None:
        """Stop listening, and close the connection."""
        await super().stop()
        await self._redis.aclose()

    async def _send(self, hints: str) -> None:
        await self._redis.publish(CHANNEL, hints)

    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        async with self._redis.pubsub() as listener:
            await listener.subscribe(CHANNEL)
            await missed()
            async for message in listener.listen():
                if message["type"] == "message":
                    await read_hints(message["data"], hear)
