"""While one address does its worst, people at other tables play on.

A sample of the attacks, each for a moment, in every run; with `AUGURY_PROOF` all of them, each for
long, with the limits that `docs/operating.md` promises. One alone: `-k pings`.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from typing import Literal

import pytest

from tests.server.attacks.attacker import ATTACKS
from tests.server.attacks.server import LIMITS, Started, started
from tests.server.attacks.victims import besiege

PROOF = bool(os.environ.get("AUGURY_PROOF"))
SAMPLE = (
    "pings", "continuations", "chunked", "trailers", "headers", "half_open", "records", "fuzz",
)  # fmt: skip
SECONDS = 20.0 if PROOF else 1.0
MEMORY = 64  # MB
LATE = 0.25  # seconds, for 99 of 100 messages
HEALTH = 1.0


def scope(fixture_name: str, config: pytest.Config) -> Literal["function", "module"]:  # noqa: ARG001
    return "function" if PROOF else "module"


@pytest.fixture(scope=scope)
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """One for every attack; or for the sample one, at which the victims lay many tables."""
    more = {} if PROOF else {"tables_burst": 1000}
    with started(tmp_path_factory.mktemp("attacked"), LIMITS, **more) as running:
        yield running


@pytest.mark.parametrize("attack", ATTACKS if PROOF else SAMPLE)
def test_nobody_else_notices(
    server: Started, attack: str, record_property: Callable[[str, object], None]
) -> None:
    figures = asyncio.run(besiege(server, attack, SECONDS))
    if PROOF:
        record_property(attack, figures)
    assert figures.said > 0
    assert figures.dropped == 0
    assert len(figures.late) == figures.said
    assert server.process.is_running()
    assert figures.sick == 0
    assert figures.growth < MEMORY
    if PROOF:  # how late depends on what else this machine does
        assert figures.p99 < LATE, figures
        assert figures.slowest_health < HEALTH, figures
