"""Shared score pads: seen by whoever knows them, written on with the pen, never two at once."""

import asyncio
from pathlib import Path

import httpx
import pytest

from augury import Rules
from augury.pad import Sheet, dumps, edits
from tests.server.harness import calling, house, run

SHEET = Sheet(Rules(players=3), ("Ada", "Ben", "Cem"))
TEXT = dumps(SHEET)
LATER = dumps(edits.bid(SHEET, 1, 1, 0))


async def share(client: httpx.AsyncClient, text: str = TEXT) -> dict[str, str]:
    answer = await client.post("/api/pads", json={"text": text})
    assert answer.status_code == 201, answer.text
    shared: dict[str, str] = answer.json()
    return shared


async def write(client: httpx.AsyncClient, pad: dict[str, str], text: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {pad['pen']}"} if pad["pen"] else {}
    wish = {"version": 1, "text": text}
    return await client.put(f"/api/pads/{pad['pad']}", json=wish, headers=headers)


def test_a_pad_is_seen_and_written_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            shared = await share(client)
            path = f"/api/pads/{shared['pad']}"
            assert (await client.get(path)).json() == {"version": 1, "text": TEXT}
            assert (await write(client, shared, LATER)).json() == {"version": 2}
            assert (await client.get(path, params={"after": 1})).json()["text"] == LATER
            assert (await client.get(path, params={"after": 2})).json()["text"] is None
        async with house(tmp_path) as address, calling(address) as client:
            assert (await client.get(path)).json() == {"version": 2, "text": LATER}

    run(story())


def test_of_two_who_write_at_once_one_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            shared = await share(client)
            answers = await asyncio.gather(*(write(client, shared, LATER) for _ in range(5)))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
            late = await write(client, shared, LATER)
            assert (late.status_code, late.json()["code"]) == (409, "stale")

    run(story())


@pytest.mark.parametrize(
    ("pen", "text", "status", "code"),
    [
        ("", LATER, 401, "wrong_key"),
        ("wrong", LATER, 401, "wrong_key"),
        ("x" * 43, LATER, 401, "wrong_key"),
        (None, "hello\n", 422, "malformed"),
        (None, "x" * 13_000, 422, "malformed"),
    ],
)
def test_what_is_refused(
    tmp_path: Path, pen: str | None, text: str, status: int, code: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            shared = await share(client)
            path = f"/api/pads/{shared['pad']}"
            answer = await write(client, shared | ({"pen": pen} if pen is not None else {}), text)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert (await client.get(path)).json() == {"version": 1, "text": TEXT}

    run(story())


def test_a_pad_is_no_table_and_a_table_no_pad(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            shared = await share(client)
            laid = await client.post("/api/tables", json={"name": "Ada", "setup": {}})
            table = laid.json()["table"]
            for path in (
                f"/api/tables/{shared['pad']}",
                f"/api/tables/pad:{shared['pad']}",
                f"/api/pads/{table}",
                "/api/pads/none",
            ):
                assert (await client.get(path)).status_code in (404, 422), path

    run(story())
