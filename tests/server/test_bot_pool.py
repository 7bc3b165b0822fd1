"""Bots that think for long do it elsewhere, and whatever becomes of them, a move is made."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from random import Random

import psutil
import pytest

from augury.bots import BOTS
from augury.game import Rules, View, apply, deal, start, view
from augury.processes import cores, new_processes
from augury.server.workers.bot_pool import BotPool
from tests.server.harness import run


def asked() -> View:
    """What the first to predict sees."""
    state = start(Rules(players=3, hand_sizes=(3,)))
    state = apply(state, deal(state.table, Random(1)))
    return view(state, state.to_act[0])


def processes(pool: BotPool) -> list[psutil.Process]:
    executor = pool._pool
    pids = () if executor is None else executor._processes or ()
    return [psutil.Process(pid) for pid in list(pids)]


def ended(process: psutil.Process) -> bool:
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def threads_of_numpy() -> int:
    """How many more threads a process has when NumPy is loaded."""
    assert "numpy" not in sys.modules
    before = psutil.Process().num_threads()
    import_module("numpy")
    return psutil.Process().num_threads() - before


@pytest.mark.skipif(cores() == 1, reason="one core, one thread")
def test_each_process_works_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several compete for the cores, and where these are busy do five times the work."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    with new_processes(1) as pool:
        assert pool.submit(threads_of_numpy).result() == 0


def test_quick_bots_think_here_and_slow_ones_elsewhere() -> None:
    async def scenario() -> None:
        pool, seen = BotPool(1), asked()
        for player in BOTS:
            if player.quick:
                assert await pool.think(player.name, seen) in seen.legal_actions
        assert processes(pool) == []
        for player in BOTS:
            if not player.quick:
                assert await pool.think(player.name, seen) in seen.legal_actions
        (thinker,) = processes(pool)
        assert thinker.pid != os.getpid()
        await pool.close()
        assert ended(thinker)
        await pool.close()  # as a server does that never had a slow bot

    run(scenario())


def test_a_move_is_made_though_the_thinker_dies() -> None:
    async def scenario() -> None:
        pool, seen = BotPool(1), asked()
        await pool.think("archmage", seen)
        thinking = [asyncio.create_task(pool.think("adept", seen)) for _ in range(3)]
        await asyncio.sleep(0)
        (first,) = processes(pool)
        first.kill()
        for move in await asyncio.gather(*thinking):
            assert move in seen.legal_actions
        first.wait()
        assert await pool.think("adept", seen) in seen.legal_actions
        (second,) = processes(pool)
        assert second.pid != first.pid
        await pool.close()

    run(scenario())


def test_a_bot_that_fails_makes_some_move() -> None:
    async def scenario() -> None:
        pool, seen = BotPool(1), asked()
        assert await pool.think("nobody", seen) in seen.legal_actions
        await pool.close()

    run(scenario())


SERVER = """
import asyncio
from augury.processes import cores
from augury.processes import new_processes
from augury.server.workers.bot_pool import BotPool
from tests.server.test_bot_pool import asked, processes

async def think():
    pool = BotPool(1)
    await pool.think("archmage", asked())
    print(processes(pool)[0].pid, flush=True)
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
