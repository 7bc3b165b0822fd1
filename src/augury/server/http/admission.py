"""Who may connect, how much they may ask, and how much work they may make."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from time import thread_time
from typing import Any, Final, Generic, TypeVar

from augury.server.descriptors import Places
from augury.server.http.limits import Buckets, CountLimits
from augury.server.metrics import CONNECTIONS, LIMITED
from augury.server.proxies import household, is_proxy
from augury.server.settings import Settings
from augury.tables.bounds import CODE_TRIES, POSITIONS, VARIATIONS
from augury.tables.errors import TooFast
from augury.tables.routes import Allowance

T = TypeVar("T")

_HOUR: Final = 3600.0


class Admission:
    """Everyone who is connected to this process, counted by their address.

    A connection begins as one that asks by HTTP. One that becomes a socket is counted as such from
    then on, and its key counts too.
    """

    def __init__(self, settings: Settings, places: Places) -> None:
        self.settings = settings
        self._proxies = settings.proxies
        self._places = places
        self._asking = 0
        self._askers = CountLimits(places.asking_per_address)
        self._comers = Buckets(settings.requests_per_second, settings.requests_burst)
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self._total = 0
        self._addresses = CountLimits(places.sockets_per_address)
        self._keys = CountLimits(settings.connections_per_seat)
        self._messages = Buckets(settings.messages_per_second, settings.messages_burst)
        self._work = Buckets(settings.work_per_second, settings.work_burst)
        self._allowances = {
            Allowance.COMMANDS: Buckets(settings.commands_per_second, settings.commands_burst),
            Allowance.TABLES: Buckets(settings.tables_per_hour / _HOUR, settings.tables_burst),
            Allowance.CODES: Buckets(*CODE_TRIES),
            Allowance.HINTS: Buckets(settings.hints_per_second, settings.hints_burst),
            Allowance.REVIEWS: Buckets(settings.reviews_per_hour / _HOUR, settings.reviews_burst),
            Allowance.POSITIONS: Buckets(*POSITIONS),
            Allowance.VARIATIONS: Buckets(*VARIATIONS),
        }
        self._kept = self._allowances[Allowance.COMMANDS]

    # Connections that ask by HTTP

    def check_asker(self, peer: str) -> None:
        """Refuse one more connection, where it would be too many, or too soon."""
        if self._asking >= self._places.asking:
            raise _too_fast("full", "the server is full")
        if is_proxy(peer, self._proxies):
            return  # it comes for many, who are counted by their own addresses
        address = household(peer)
        if not self._comers.take(address):
            raise _too_fast("connections", "too many connections at once from this address")
        if self._askers.full(address):
            raise _too_fast("connections", "too many connections from this address")

    def add_asker(self, peer: str) -> None:
        """Count one more connection of an address that asks."""
        self._asking += 1
        self._askers.add(household(peer))
        CONNECTIONS.labels("http").inc()

    def remove_asker(self, peer: str) -> None:
        """One connection less, or one that has become a socket."""
        self._asking -= 1
        self._askers.drop(household(peer))
        CONNECTIONS.labels("http").dec()

    # Sockets

    def check(self, address: str, key: str | None) -> None:
        """Refuse one more socket, where it would be too many."""
        if self._total >= self._places.sockets:
            raise _too_fast("full", "the server is full")
        if self._addresses.full(address):
            raise _too_fast("connections", "too many connections from this address")
        if key is not None and self._keys.full(key):
            raise _too_fast("connections", "too many connections for this seat")

    def add(self, address: str, key: str | None) -> None:
        """Count one more socket."""
        self._total += 1
        self._addresses.add(address)
        if key is not None:
            self._keys.add(key)
        CONNECTIONS.labels("socket").inc()

    def remove(self, address: str, key: str | None) -> None:
        """Count one socket less."""
        self._total -= 1
        self._addresses.drop(address)
        if key is not None:
            self._keys.drop(key)
        CONNECTIONS.labels("socket").dec()

    # What they ask

    def take_request(self, address: str) -> None:
        """Refuse one more request, where it would be too many."""
        if not self._requests.take(address):
            raise _too_fast("requests", "too many requests from this address")

    def check_work(self, address: str) -> None:
        """Refuse an address that makes too much work."""
        if self._work.wait(address):
            raise _too_fast("work", "requests from this address are too much work")

    def take_message(self, address: str, key: str | None) -> bool:
        """Whether one more frame of theirs, of whatever kind, is not too many."""
        return self._messages.take(key or address)

    def take(self, allowance: Allowance, address: str) -> None:
        """Take one from an address's allowance. Refuses, if it is used up."""
        if not self._allowances[allowance].take(address):
            word = allowance.value
            raise _too_fast(word, f"too many {word} from this address: come back later")

    def spend_commands(self, address: str, number: int) -> None:
        """Charge an address for `number` commands that were carried out."""
        self._kept.spend(address, number)

    # Work

    def spend(self, address: str, seconds: float) -> None:
        """So much of this process's time was spent for an address."""
        self._work.spend(address, seconds)

    def rest(self, address: str) -> float:
        """Seconds for which an address should not be listened to."""
        return max(self._work.wait(address), self._kept.wait(address))

    def spending(self, address: str, work: Awaitable[T], weight: float = 1) -> Awaitable[T]:
        """Await work for an address, and charge it the time that was spent, `weight` times."""
        return _Spending(self, address, work, weight)


class _Spending(Generic[T]):
    """Something awaited, step by step: while it waits for others, it costs nobody anything.

    Nor while this process has to wait for its turn: nobody is to pay for a busy machine.
    """

    def __init__(
        self, admission: Admission, address: str, work: Awaitable[T], weight: float
    ) -> None:
        self._admission = admission
        self._address = address
        self._work = work
        self._weight = weight

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        thrown: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waiting = steps.send(None) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._admission.spend(self._address, (thread_time() - began) * self._weight)
            thrown = None
            try:
                yield waiting
            except BaseException as error:  # noqa: BLE001  (it is the work's own, as in `yield from`)
                thrown = error


def _too_fast(why: str, message: str) -> TooFast:
    LIMITED.labels(why).inc()
    return TooFast(message)
