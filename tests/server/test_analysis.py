"""Reviews and hints by HTTP: worked out beside the server, and telling nobody too much."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from augury.analysis.judging import QUICK
from augury.analysis.positions import RecordPosition, find_position
from augury.analysis.puzzles import load_puzzles
from augury.analysis.review import Review, review
from augury.analysis.verdicts import Verdict
from augury.game import Phase, Rules
from augury.game.text.codecs import codec
from augury.game.text.record import dumps, loads
from tests.analysis.games import CARELESS, broken_off, played
from tests.server.harness import Player, calling, full_table, house, lay, run

RULES = Rules(players=3, hand_sizes=(2, 2))
OVER = played(RULES)
PLAYING = broken_off(RULES, Phase.PLAY)
TABLE = {"players": 3, "hand_sizes": [2, 2]}
BOTS = {"1": "novice", "2": "novice"}


async def ask(client: httpx.AsyncClient, path: str, **wish: Any) -> tuple[int, list[Any]]:
    """Ask for a review; the status, and the lines of the answer."""
    answer = await client.post(path, json={"quick": True, **wish}, timeout=None)
    return answer.status_code, [json.loads(line) for line in answer.text.splitlines()]


async def ask_hint(client: httpx.AsyncClient, person: Player) -> httpx.Response:
    path = f"/api/tables/{person.table}/hint"
    return await client.post(path, headers=person.headers, timeout=None)


async def first_asked(address: str, **setup: Any) -> Player:
    """A game among people: whom it waits for first, who deals if a Wizard is turned up."""
    people = await full_table(address, rules=TABLE, **setup)
    await people[0].say("start")
    waiting = {asyncio.ensure_future(person.asked()): person for person in people}
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    return waiting[done.pop()]


def test_a_record_is_reviewed_with_progress(tmp_path: Path) -> None:
    """And the figures are those that the library finds."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            status, lines = await ask(client, "/api/reviews", record=dumps(OVER))
            assert status == 200
            *progress, found = lines
            done = [line["done"] for line in progress]
            assert (done, {*done}) == (sorted(done), {0, 1, 2})
            assert all(line["rounds"] == 2 for line in progress)
            own = codec(Review).write(review(OVER, effort=QUICK))
            assert found == json.loads(json.dumps(own))

    run(story())


def test_what_is_no_review(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            for wish, status, code in (
                ({"record": "nonsense\n"}, 422, "record"),
                ({"record": "x" * 15_001}, 422, "malformed"),
                ({"record": dumps(OVER), "seat": 5}, 409, "no_such_seat"),
                ({"record": dumps(PLAYING)}, 409, "analysis"),
            ):
                got, [refused] = await ask(client, "/api/reviews", **wish)
                assert (got, refused["code"]) == (status, code)
                assert refused["line"] == (1 if code == "record" else None)
                assert refused["reason"] == ("in-progress" if code == "analysis" else None)

    run(story())


def test_what_is_wrong_with_a_record_is_a_word(tmp_path: Path) -> None:
    """So it can be said in any language."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            for old, new, why in (
                ("1:bid=0", "1:bid=9", "bid_out_of_range"),
                ("1:bid=0", "2:bid=0", "out_of_turn"),
                ("0:B1", "0:G9", "not_in_hand"),
                ("W,W,W", "W,W,X9", "notation"),
                ("hand_sizes=3", "hand_sizes=99", "rules"),
                ("wiz 1", "wiz 9", None),
            ):
                wish = {"record": dumps(CARELESS).replace(old, new), "action": 1}
                answer = await client.post("/api/positions", json=wish)
                assert (answer.status_code, answer.json()["reason"]) == (422, why)

    run(story())


def test_a_game_in_progress_is_seen_from_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            status, lines = await ask(client, "/api/reviews", record=dumps(PLAYING), seat=1)
            assert status == 200
            [*_, last] = lines[-1]["rounds"]
            assert last["luck"] is None
            assert {one["seat"] for one in last["decisions"]} <= {1}

    run(story())


def test_a_game_of_a_table_once_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await lay(address, rules=TABLE, bots=BOTS)
            await person.connect()
            await person.say("start")
            path = f"/api/tables/{person.table}/games/1/review?quick=true"
            early = await client.post(path, headers=person.headers)
            assert (early.status_code, early.json()["code"]) == (404, "no_such_game")
            await person.play(lambda legal, _: legal[0])
            answer = await client.post(path, headers=person.headers, timeout=None)
            found = json.loads(answer.text.splitlines()[-1])
            assert found["over"]
            assert found["names"][0] == "Ada"

    run(story())


def test_a_line_of_many(tmp_path: Path) -> None:
    """Several at once are done one after the other; who asks for too many at once is told."""

    async def story() -> None:
        async with house(tmp_path, reviews_burst=100) as address, calling(address) as client:
            text = dumps(played(Rules(players=3, hand_sizes=(1,))))
            asked = [ask(client, "/api/reviews", record=text) for _ in range(8)]
            answers = await asyncio.gather(*asked)
            assert sorted(status for status, _ in answers) == [200] * 6 + [429] * 2
            reviews = [lines[-1] for status, lines in answers if status == 200]
            assert all(found == reviews[0] for found in reviews)
            ahead = [lines[0]["ahead"] for status, lines in answers if status == 200]
            assert max(ahead) > 0, "somebody waited"

    run(story())


def calling_from(address: str, server: str) -> httpx.AsyncClient:
    """A client at another address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server, transport=transport, timeout=None)


async def begin_review(client: httpx.AsyncClient, stack: AsyncExitStack, **wish: Any) -> Any:
    """Ask for a review, and read its first line; the other lines."""
    answer = await stack.enter_async_context(client.stream("POST", "/api/reviews", json=wish))
    lines = answer.aiter_lines()
    return json.loads(await anext(lines)), lines


def test_a_quick_review_is_done_while_another_address_asks_for_thorough_ones(
    tmp_path: Path,
) -> None:
    """Each of which is many minutes of work; and nothing of it is done once they have left."""
    long = dumps(played(Rules(players=3, hand_sizes=(20,) * 20)))

    async def story() -> None:
        async with (
            house(tmp_path) as address,
            calling_from("127.0.0.2", address) as others,
            calling(address) as client,
        ):
            async with AsyncExitStack() as stack:
                asked = [
                    await begin_review(others, stack, record=long, quick=False) for _ in range(6)
                ]
                assert [first["ahead"] for first, _ in asked] == [0, 1, 2, 3, 4, 5]
                rest = [asyncio.ensure_future(_last(lines)) for _, lines in asked]
                status, lines = await ask(client, "/api/reviews", record=dumps(OVER))
                assert status == 200
                assert lines[0]["ahead"] == 0
                assert "seats" in lines[-1]
                assert not any(one.done() for one in rest)
                for one in rest:
                    one.cancel()
            while True:  # until the server has noticed that they left
                _, lines = await ask(client, "/api/reviews", record=dumps(OVER), quick=False)
                if lines[0]["ahead"] == 0:
                    break

    run(story())


async def _last(lines: AsyncIterator[str]) -> str:
    last = ""
    async for line in lines:
        last = line
    return last


def test_a_thorough_review_has_a_bound(tmp_path: Path) -> None:
    """One seat of the same game is within it, and a quick review is."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            text = dumps(played(Rules(players=3, hand_sizes=(20,) * 22)))
            status, [refused] = await ask(client, "/api/reviews", record=text, quick=False)
            assert (status, refused["reason"]) == (409, "too-much")
            for wish in ({"quick": False, "seat": 1}, {"quick": True}):
                async with AsyncExitStack() as stack:
                    first, _ = await begin_review(client, stack, record=text, **wish)
                    assert first["rounds"] == 22

    run(story())


def test_no_work_is_done_for_who_asks_too_often(tmp_path: Path) -> None:
    """Not even to find out that there is no such game."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await lay(address, rules=TABLE, bots=BOTS)
            path = f"/api/tables/{person.table}/games/1/review"
            answers = [await client.post(path, headers=person.headers) for _ in range(10)]
            assert {answer.status_code for answer in answers} == {404, 429}
            refused = [await ask(client, "/api/reviews", record="nonsense") for _ in range(10)]
            assert 429 in [status for status, _ in refused]

    run(story())


def test_a_hint_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await lay(address, rules=TABLE, bots=BOTS)
            assert (await ask_hint(client, person)).json()["code"] == "wrong_stage"
            await person.connect()
            await person.say("start")
            await person.asked()
            answer = await ask_hint(client, person)
            assert answer.is_success, answer.text
            found = answer.json()
            assert found["seat"] == 0
            assert found["best"] in person.legal
            assert {option["move"] for option in found["options"]} <= set(person.legal)
            stranger = await client.post(f"/api/tables/{person.table}/hint")
            assert (stranger.status_code, stranger.json()["code"]) == (403, "not_seated")

    run(story())


def test_no_hint_among_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            refused = await ask_hint(client, await first_asked(address))
            assert (refused.status_code, refused.json()["code"]) == (409, "not_alone")

    run(story())


def test_hints_among_people_where_the_host_allows_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await first_asked(address, hints=True)
            assert (await ask_hint(client, person)).json()["seat"] == person.seat

    run(story())


def test_puzzles(tmp_path: Path) -> None:
    """That of the day, any by its number, and what came of an answer."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            today = (await client.get("/api/puzzles/today", timeout=None)).json()
            assert today == (await client.get(f"/api/puzzles/{today['number']}")).json()
            count, path = today["count"], f"/api/puzzles/{today['number']}"
            assert count == len(load_puzzles())
            best = load_puzzles()[today["number"] - 1].best
            solved = (await client.post(path, json={"move": best}, timeout=None)).json()
            assert (solved["right"], solved["best"]) == (True, best)
            for number, move, status in (
                (count + 1, best, 409),
                (today["number"], "nonsense", 422),
                (today["number"], "bid=20", 409),
            ):
                path = f"/api/puzzles/{number}"
                assert (await client.post(path, json={"move": move})).status_code == status

    run(story())


def test_moments_and_what_if(tmp_path: Path) -> None:
    """Any moment of a record, and the round played on from another move; both refused politely."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            text = dumps(OVER)

            async def post(path: str, **wish: Any) -> httpx.Response:
                return await client.post(path, json={"record": text, **wish}, timeout=None)

            moment = (await post("/api/positions", action=1)).json()
            assert moment == json.loads(
                json.dumps(codec(RecordPosition).write(find_position(OVER, 1)))
            )
            move = moment["view"]["legal_actions"][-1]
            wish = {"action": 1, "move": move, "bot": "novice", "seed": 3}
            tried = (await post("/api/variations", **wish)).json()
            assert loads(tried["record"]).actions[0] == OVER.actions[0]
            again = (await post("/api/variations", **wish)).json()
            assert again == tried
            for path, bad, status, code in (
                ("/api/positions", {"action": 0}, 409, "analysis"),
                ("/api/positions", {"action": 1, "record": "wiz 1"}, 422, "record"),
                ("/api/variations", wish | {"bot": "merlin"}, 409, "no_such_bot"),
                ("/api/variations", wish | {"move": "!"}, 422, "notation"),
                ("/api/variations", wish | {"record": dumps(PLAYING)}, 409, "analysis"),
            ):
                refused = await post(path, **bad)
                assert (refused.status_code, refused.json()["code"]) == (status, code), (path, bad)

    run(story())


async def check(client: httpx.AsyncClient, person: Player, action: str) -> httpx.Response:
    path = f"/api/tables/{person.table}/check"
    return await client.post(path, json={"action": action}, headers=person.headers, timeout=None)


def test_a_move_is_checked_before_it_is_made(tmp_path: Path) -> None:
    """Every move that is legal has a judgement, and none of them is made by it."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await lay(address, rules=TABLE, bots=BOTS)
            await person.connect()
            await person.say("start")
            await person.asked()
            legal = list(person.legal)
            for action in legal:
                found = (await check(client, person, action)).json()
                assert found["best"] in legal
                assert found["verdict"] in {verdict.value for verdict in Verdict}
            for action, status in (("bid=9", 409), ("nonsense", 422)):
                assert (await check(client, person, action)).status_code == status
            assert (await person.act(legal[0]))["type"] == "ok"

    run(story())


def test_no_check_among_people(tmp_path: Path) -> None:
    """It would be a hint by another name."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await first_asked(address)
            refused = await check(client, person, person.legal[0])
            assert (refused.status_code, refused.json()["code"]) == (409, "not_alone")

    run(story())


def test_too_many_hints(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await lay(address, rules=TABLE, bots=BOTS)
            await person.connect()
            await person.say("start")
            await person.asked()
            answers = await asyncio.gather(*(ask_hint(client, person) for _ in range(30)))
            codes = {answer.status_code for answer in answers}
            assert codes == {200, 429}

    run(story())
