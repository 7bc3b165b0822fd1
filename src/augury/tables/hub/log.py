"""A log in this process: one command, one transaction, the answer, then the news.

A table is such a log, and a circle. What is held in memory is the fold of the log and may be lost
at any instant. Another process may write to the same log; the late one hears so from the store,
reads what happened, and decides anew.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeAlias

from augury.game.errors import AuguryError
from augury.tables.errors import Busy, OtherVersion, Refused
from augury.tables.hub.services import Services
from augury.tables.store import Conflict, Repeated, Stored, TimerDue, Writing, pages
from augury.tables.transition import Entry, News, Transition, Value

_ATTEMPTS: Final = 20  # against other processes' writings
_AT_ONCE: Final = 32  # entries read on before other logs have a turn


Answer: TypeAlias = Callable[[int], None]
"""Called with the version that a command became, before anyone else hears of it."""
OnWrite: TypeAlias = Callable[[str, int, float | None], None]
"""Called with the log, the version it has reached (0: read, not written) and its next timer."""


class LogWriter(ABC, Generic[Entry, Value, News]):
    """The one who writes to a log here, and knows what it adds up to."""

    gone: ClassVar[type[Refused]]  # raised where the log has been cleared away

    def __init__(self, name: str, services: Services, on_write: OnWrite) -> None:
        self.name = name
        self.used = services.now()
        self.cleared = False
        self._services = services
        self._on_write = on_write
        self._lock = asyncio.Lock()
        self._value: Value | None = None
        self._due: float | None = None

    # What the log is of

    @abstractmethod
    def _advance(self, value: Value | None, body: str) -> tuple[Value, News]:
        """The value after one more entry that was read. Raises `gone` at its end."""

    @abstractmethod
    def _carry_out(
        self, value: Value, entries: list[Entry], at: float
    ) -> Transition[Entry, Value, News]:
        """What entries lead to. Raises what refuses them."""

    @abstractmethod
    def _due_of(self, value: Value) -> float | None:
        """When its next timer runs out."""

    @abstractmethod
    def _writing(
        self, before: Value, transition: Transition[Entry, Value, News], command: str | None
    ) -> Writing:
        """What is written of a transition; the timer is added to it."""

    @abstractmethod
    def _cleared_body(self) -> str:
        """The entry with which the log is cleared away."""

    def _tell(self, value: Value, news: News) -> None:
        """Tell those who listen what has happened."""

    def _end(self) -> None:
        """Tell those who listen that the log was cleared away."""

    # Reading and writing

    @property
    def value(self) -> Value:
        """What the log adds up to, as far as it is known here."""
        assert self._value is not None, "a log is read before it is used"
        return self._value

    @property
    def version(self) -> int:
        """How far the log has been read; 0: there is none."""
        return 0 if self._value is None else self._value.version

    async def read(self, version: int | None = None) -> None:
        """Read on in the log, as far as it goes; nothing, if it was read up to `version`.

        Raises `gone` where it has been cleared away.
        """
        if version is None or self.version < version:
            async with self._lock:
                if version is None or self.version < version:
                    await self._read_on()

    async def write(
        self,
        decide: Callable[[Value, float], list[Entry]],
        command: str | None = None,
        answer: Answer | None = None,
    ) -> int:
        """Write down what is decided about the value as it is then; nothing, if it is nothing."""
        services = self._services
        async with self._lock:
            for _ in range(_ATTEMPTS):
                at = self.used = services.now()
                try:
                    entries = decide(self.value, at)
                    transition = self._carry_out(self.value, entries, at)
                except AuguryError:
                    if await self._read_on():
                        continue  # it was decided on an old state
                    if command and (done := await services.store.find(self.name, command)):
                        services.counts.repeats += 1
                        return _answer_with(done, answer)
                    raise
                if not entries:
                    return self.version
                then = self._due_of(transition.values[-1])
                writing = self._writing(self.value, transition, command)
                if then != self._due:
                    writing = writing._replace(due=TimerDue(then))
                match await services.store.write(writing):
                    case Stored():
                        version = transition.values[0].version
                        _answer_with(version, answer)
                        self._apply(transition, then)
                        return version
                    case Repeated(version):
                        services.counts.repeats += 1
                        await self._read_on()
                        return _answer_with(version, answer)
                    case Conflict():
                        services.counts.conflicts += 1
                        await self._read_on()
            raise Busy("too many write to this at once: try again")

    async def clear(self, value: Value) -> None:
        """Clear the log away, unless anything has happened. Raises `gone`."""
        async with self._lock:
            if self.version == value.version:
                version = value.version + 1
                body = self._cleared_body()
                await self._services.store.write(Writing(self.name, version, (body,), clears=True))
                self._on_write(self.name, version, None)
            await self._read_on()

    async def schedule(self, idle: Callable[[], bool]) -> bool:
        """Note in the database when the next timer runs out, if none has: whether that is so."""
        async with self._lock:
            if not idle():
                return False
            if await self._services.store.reschedule(self.name, self.version, self._due):
                return True
            return not await self._read_on()  # another process has written

    async def remind(self) -> None:
        """Note the next timer once more, where the store may not have kept it."""
        await self.schedule(lambda: True)
        self._on_write(self.name, 0, self._due)

    async def _read_on(self) -> bool:
        """Whether there was anything new.

        A long log takes a tenth of a second to fold, so it is done in pieces: what is known of it
        in between is what it was at an earlier version.
        """
        before = self.version
        async for bodies in pages(self._services.store, self.name, before):
            for number, body in enumerate(bodies, 1):
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)
                self._follow(body)
        if self.version == before:
            return False
        self._due = self._due_of(self.value)
        self._on_write(self.name, 0, self._due)
        return True

    def _follow(self, body: str) -> None:
        """One more entry that was read. Raises `gone` and `OtherVersion`."""
        try:
            self._value, news = self._advance(self._value, body)
        except self.gone:
            self.cleared = True
            self._end()
            raise
        except (AuguryError, ValueError, LookupError, AssertionError) as error:
            message = f"the log of {self.name} cannot be read by this version of Augury"
            raise OtherVersion(message) from error
        self._tell(self._value, news)

    def _apply(self, transition: Transition[Entry, Value, News], due: float | None) -> None:
        self._services.counts.entries += len(transition.entries)
        for value, news in zip(transition.values, transition.news, strict=True):
            self._value = value
            self._tell(value, news)
        self._due = due
        self._on_write(self.name, self.version, due)


def _answer_with(version: int, answer: Answer | None) -> int:
    if answer is not None:
        answer(version)
    return version
