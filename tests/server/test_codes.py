"""A code of four letters leads to a table while it waits, and nowhere afterwards."""

import asyncio
from pathlib import Path

from augury.server.serving import create_hub
from augury.tables.hub import codes
from augury.tables.hub.codes import code_of, table_of
from tests.server.harness import SHORT, calling, house, lay, post, run, serving, settings, sit


def test_a_code_leads_to_a_table_until_its_game_begins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            host = await lay(address, rules=SHORT)
            path = f"/api/tables/{host.table}"
            code = (await post(address, f"{path}/code", {}, host.key))["code"]
            assert (await post(address, f"{path}/code", {}, host.key))["code"] == code
            assert len(code) == 4
            for said in (code, code.lower()):
                assert (await client.get(f"/api/codes/{said}")).json() == {"table": host.table}
            guest = await sit(address, host.table, "Bo")
            assert (await post(address, f"{path}/code", {}, guest.key))["code"] == code
            start = {"type": "start", "id": "1", "fill": "novice"}
            await post(address, f"{path}/commands", start, host.key)
            gone = await client.get(f"/api/codes/{code}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no_such_table")
            late = await client.post(f"{path}/code", headers=host.headers)
            assert late.json()["code"] == "wrong_stage"

    run(scenario())


def test_only_who_sits_there_asks_for_a_code(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            host = await lay(address)
            path = f"/api/tables/{host.table}/code"
            assert (await client.post(path)).json()["code"] == "not_seated"
            for nonsense in ("ABC", "ABCDE", "AB1D", "%2e%2e", "AIOU"):
                answer = await client.get(f"/api/codes/{nonsense}")
                assert answer.status_code in (404, 422), nonsense
            assert (await client.get("/api/codes/ABCD")).json()["code"] == "no_such_table"

    run(scenario())


def test_nobody_tries_many_codes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            tries = (client.get("/api/codes/ABCD") for _ in range(60))
            tried = [answer.status_code for answer in await asyncio.gather(*tries)]
            assert {*tried} == {404, 429}
            assert tried.count(404) >= 20

    run(scenario())


def test_a_code_that_another_table_has_is_not_given_out(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """The second takes the next of its own; when the first has begun, its code is free again."""
    monkeypatch.setattr(codes, "_candidates", lambda table: iter(("ABCD", f"{table[:4]}")))

    async def scenario() -> None:
        hub = create_hub(settings(tmp_path))
        async with serving(hub) as address:
            first, second, third = [await lay(address, rules=SHORT) for _ in range(3)]
            assert await code_of(hub, first.table) == "ABCD"
            assert await code_of(hub, second.table) == second.table[:4]
            start = {"type": "start", "id": "1", "fill": "novice"}
            await post(address, f"/api/tables/{first.table}/commands", start, first.key)
            assert await code_of(hub, third.table) == "ABCD"
            assert await table_of(hub, "abcd") == third.table

    run(scenario())
