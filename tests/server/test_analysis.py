"""Reviews and hints by HTTP: worked out beside the server, and telling nobody too much."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from augury.analysis.judging import QUICK
from augury.analysis.review import Review, review
from augury.game import Phase, Rules
from augury.game.codecs import codec
from augury.game.record import dumps
from tests.analysis.games import broken_off, played
from tests.server.harness import SHORT, Player, calling, full_table, house, lay, run

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


def test_a_record_is_reviewed_with_progress(tmp_path: Path) -> None:
    """And the figures are those that the library finds."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            status, lines = await ask(client, "/api/reviews", record=dumps(OVER))
            assert status == 200
            *progress, found = lines
            done = [line["done"] for line in progress]
            assert (done, {*done}) == (sorted(done), {0, 1})
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
    """Several at once are done one after the other; who asks for too many is told."""

    async def story() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            text = dumps(played(Rules(players=3, hand_sizes=(1,))))
            asked = [ask(client, "/api/reviews", record=text) for _ in range(8)]
            answers = await asyncio.gather(*asked)
            assert sorted(status for status, _ in answers) == [200] * 6 + [429] * 2
            reviews = [lines[-1] for status, lines in answers if status == 200]
            assert all(found == reviews[0] for found in reviews)
            ahead = [lines[0]["ahead"] for status, lines in answers if status == 200]
            assert max(ahead) > 0, "somebody waited"

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
            ada, bo, _ = await full_table(address, rules=SHORT)
            await ada.say("start")
            await bo.asked()
            refused = await ask_hint(client, bo)
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
