"""Whose question is answered next: addresses take turns, and a review always has a process."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from augury.analysis.review import Task
from augury.server.workers.analysts import ProcessAnalysts
from augury.tables.analysts import PlannedReview
from augury.tables.errors import Busy
from tests.server.harness import run


class Held(ProcessAnalysts):
    """Works nothing out before it is told to, and notes what was begun."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.done: dict[str, asyncio.Future[Any]] = {}

    async def work_out(self, work: Callable[..., Any], *values: Any) -> Any:
        name = values[0] if isinstance(values[0], str) else work.__name__
        self.begun.append(name)
        self.done[name] = asyncio.get_running_loop().create_future()
        return await self.done[name]

    def asked(self, address: str, name: str) -> asyncio.Task[Any]:
        return asyncio.ensure_future(self.ask(address, len, name))


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_addresses_take_turns_with_their_questions() -> None:
    """However many of them one has asked before."""

    async def scenario() -> None:
        held = Held()
        many = [held.asked("A", f"a{number}") for number in range(20)]
        await settled()
        other = held.asked("B", "b")
        await settled()
        assert held.begun == ["a0", "a1"]
        held.done["a0"].set_result(0)
        await settled()
        assert held.begun == ["a0", "a1", "a2"], "A was next before B came"
        held.done["a1"].set_result(1)
        await settled()
        assert held.begun[-1] == "b"
        held.done["b"].set_result(7)
        assert await other == 7
        assert [await one for one in many[:2]] == [0, 1]
        await held.close()
        await asyncio.gather(*many, return_exceptions=True)

    run(scenario())


def test_while_games_are_reviewed_one_question_is_answered_at_a_time() -> None:
    async def scenario() -> None:
        held = Held()
        task: Any = object.__new__(Task)
        for name, value in (("number", 1), ("parts", 2)):
            object.__setattr__(task, name, value)
        review: Any = held.review(PlannedReview("C", True, (task, task, task)))
        await anext(review)
        asked = [held.asked("A", f"a{number}") for number in range(3)]
        await settled()
        assert Counter(held.begun) == {"review_piece": 2, "a0": 1}
        await review.aclose()
        held.done["a0"].set_result(0)
        await settled()
        assert held.begun[-2:] == ["a1", "a2"]
        await held.close()
        await asyncio.gather(*asked, return_exceptions=True)

    run(scenario())


def test_a_question_of_somebody_who_has_left_is_not_worked_out() -> None:
    async def scenario() -> None:
        held = Held()
        asked = [held.asked("A", f"a{number}") for number in range(4)]
        await settled()
        for gone in (asked[0], asked[2]):
            gone.cancel()
        await settled()
        assert held.begun == ["a0", "a1"]
        held.done["a0"].set_result(0)  # it was begun, and its process is free now
        await settled()
        assert held.begun == ["a0", "a1", "a3"]
        held.done["a1"].set_exception(Busy("the analysis was interrupted: try again"))
        with pytest.raises(Busy):
            await asked[1]
        await held.close()
        await asyncio.gather(*asked, return_exceptions=True)

    run(scenario())
