"""What goes on beside everything else in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from augury.game.errors import AuguryError
from augury.tables.errors import place_of

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("augury.tasks")


class Tasks:
    """Tasks that end with this process, if not before."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; an error is logged and ends it."""
        task = asyncio.get_running_loop().create_task(_watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # of a task that ended before it began

    def keep(self, work: Work) -> None:
        """Do something for ever; an error is logged, and it begins again."""
        self.spawn(_for_ever(work))

    async def cancel(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _watched(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except AuguryError as error:
        log.warning("task refused: %s (%s)", error, error.code)
    except Exception as error:  # noqa: BLE001  (one line; a traceback could quote a hand)
        log.error("task failed: %s at %s", type(error).__name__, place_of(error))


async def _for_ever(work: Work) -> None:
    """Begin again whatever fails; the database may be away for a while."""
    while True:
        try:
            await work()
            return
        except AuguryError as error:
            log.warning("task refused, and begins again: %s (%s)", error, error.code)
        except Exception as error:  # noqa: BLE001
            log.error(
                "task failed, and begins again: %s at %s", type(error).__name__, place_of(error)
            )
        await asyncio.sleep(1)
