"""Bots that think for long do it elsewhere, and whatever becomes of them, a move is made."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from random import Random

import psutil
import pytest

from augury.game import Rules, View, apply, deal, start, view
from augury.server.minds import Minds
from tests.server.harness import run


def asked() -> View:
    """What the first to predict sees."""
    state = start(Rules(players=3, hand_sizes=(3,)))
    state = apply(state, deal(state.table, Random(1)))
    return view(state, state.to_act[0])


def processes(minds: Minds) -> list[psutil.Process]:
    pool = minds._pool
    return [] if pool is None else [psutil.Process(pid) for pid in list(pool._processes or ())]


def ended(process: psutil.Process) -> bool:
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_quick_bots_think_here_and_slow_ones_elsewhere() -> None:
    async def scenario() -> None:
        minds, seen = Minds(1), asked()
        for name in ("novice", "apprentice"):
            assert await minds.think(name, seen) in seen.legal_actions
        assert processes(minds) == []
        for name in ("adept", "archmage"):
            assert await minds.think(name, seen) in seen.legal_actions
        (thinker,) = processes(minds)
        assert thinker.pid != os.getpid()
        await minds.close()
        assert ended(thinker)
        await minds.close()  # as a server does that never had a slow bot

    run(scenario())


def test_a_move_is_made_though_the_thinker_dies() -> None:
    async def scenario() -> None:
        minds, seen = Minds(1), asked()
        await minds.think("archmage", seen)
        thinking = [asyncio.create_task(minds.think("adept", seen)) for _ in range(3)]
        await asyncio.sleep(0)
        (first,) = processes(minds)
        first.kill()
        for move in await asyncio.gather(*thinking):
            assert move in seen.legal_actions
        first.wait()
        assert await minds.think("adept", seen) in seen.legal_actions
        (second,) = processes(minds)
        assert second.pid != first.pid
        await minds.close()

    run(scenario())


def test_a_bot_that_fails_makes_some_move() -> None:
    async def scenario() -> None:
        minds, seen = Minds(1), asked()
        assert await minds.think("nobody", seen) in seen.legal_actions
        await minds.close()

    run(scenario())


SERVER = """
import asyncio
from augury.server.minds import Minds
from tests.server.test_minds import asked, processes

async def think():
    minds = Minds(1)
    await minds.think("archmage", asked())
    print(processes(minds)[0].pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_no_thinker_outlives_a_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        thinker = psutil.Process(int(server.stdout.readline()))
        assert not ended(thinker)
        server.send_signal(signal.SIGKILL)
    for _ in range(600):
        if ended(thinker):
            return
        time.sleep(0.1)
    pytest.fail("it thinks on")
