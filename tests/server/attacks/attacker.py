"""All attacks, each in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

from tests.server.attacks import guests, questions, strangers
from tests.server.attacks.wire import Target

__all__ = ["ATTACKS", "run"]

ATTACKS: dict[str, Callable[[Target], None]] = {
    one.__name__: one for one in (*strangers.ATTACKS, *questions.ATTACKS, *guests.ATTACKS)
}


def run(name: str, target: Target) -> None:
    """Attack; what a process is started with.

    An attacker has a machine of its own, and does not take the server's cores. Here it has to share
    them: in a session of its own, to which Linux gives as much as to the server and its victims
    together and no more, however many threads there are; elsewhere it gives way.
    """
    with suppress(AttributeError, OSError):  # Windows has none
        os.setsid()
    os.nice(10)
    ATTACKS[name](target)
