"""Taking a move back: against bots alone, within the round, and marked in the record."""

from pathlib import Path

from augury.game import loads
from augury.game.fair.commitments import verify
from augury.game.fair.running_hash import TAG, hashes
from tests.server.durability import log_of
from tests.server.harness import SHORT, Player, calling, event, full_table, house, lay, run

RULES = {"players": 3, "hand_sizes": [2, 3]}
BOTS = {"1": "novice", "2": "novice"}


async def alone(address: str) -> Player:
    """A person against two bots, asked for the first time."""
    person = await lay(address, rules=RULES, bots=BOTS)
    await person.connect()
    await person.say("start")
    await person.asked()
    return person


async def move(person: Player) -> None:
    """Make the first legal move, and listen until the next one is due."""
    action, person.legal = person.legal[0], []
    await person.act(action)
    await person.asked()


async def seen(person: Player) -> dict[str, object]:
    view = (await person.look())["view"]
    return {name: view[name] for name in ("hand", "bid", "legal_actions")}


def test_a_move_is_taken_back_as_far_as_the_deal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            person = await alone(address)
            first = await seen(person)
            assert (await person.say("take_back"))["code"] == "nothing_played"
            await move(person)
            second = await seen(person)
            await move(person)  # a card; the bots answer it
            for before in (second, first):
                person.legal = []
                assert (await person.say("take_back"))["type"] == "ok"
                await person.until(event("TakenBack", seat=0))
                welcome = await person.hear()
                assert (welcome["type"], welcome["version"]) == ("welcome", person.version)
                assert await seen(person) == before
            assert (await person.say("take_back"))["code"] == "nothing_played"

    run(scenario())


def test_the_record_is_the_game_that_stands(tmp_path: Path) -> None:
    """It replays, is dealt as it was promised, and says where something was taken back."""

    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            person = await alone(address)
            await move(person)
            await person.say("take_back")
            await person.until(event("TakenBack"))
            await person.hear()
            await person.play(lambda legal, _: legal[-1])
            path = f"/api/tables/{person.table}/games/1.wiz"
            text = (await client.get(path, headers=person.headers)).text
            record = loads(text)
            assert record.tags["taken-back"] == "round 1 trick 1"
            assert verify(record) == 2
            assert list(hashes(record))[-1].hex() == record.tags[TAG]
            replay = await client.get(path.replace(".wiz", "/replay"), headers=person.headers)
            assert [one["number"] for one in replay.json()["rounds"]] == [1, 2]

    run(scenario())


def test_not_where_people_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            ada, bo, cy = await full_table(address, rules=SHORT)
            assert (await ada.say("take_back"))["code"] == "wrong_stage"
            await ada.say("start")
            await bo.asked()
            await bo.act("bid=0")
            assert (await bo.say("take_back"))["code"] == "not_alone"
            await cy.say("leave")  # a bot plays for them, but the seat is theirs
            assert (await bo.say("take_back"))["code"] == "not_alone"

    run(scenario())


def test_the_log_only_grows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address:
            person = await alone(address)
            await move(person)
            database = f"sqlite:///{tmp_path / 'tables.db'}"
            before = log_of(database, person.table)
            await person.say("take_back")
            after = log_of(database, person.table)
            assert after[: len(before)] == before
            assert '"kind":"taken_back"' in after[len(before)][1]

    run(scenario())
