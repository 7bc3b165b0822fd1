"""Nobody chooses the cards: shares in a shuffle are bound before any is seen, and then revealed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from augury.game import Deal, fair
from augury.game.errors import DealerError
from augury.game.fair.verification import Verification
from augury.game.fair.verification import verify as check
from augury.game.text.notation import parse_action
from augury.game.text.record import dumps, loads
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.table.entries import (
    ContributedEntry,
    DealtEntry,
    StartedEntry,
    WithheldEntry,
    load,
)
from augury.tables.table.folding import fold
from augury.tables.table.records import record
from augury.tables.table.sitting import Sitting
from augury.tables.table.timers import REVEAL_SECONDS
from tests.server.durability import Server as Mortal
from tests.server.durability import judge, log_of, running, survive
from tests.server.harness import (
    PATIENCE,
    HandClock,
    Player,
    calling,
    event,
    full_table,
    lay,
    play_out,
    run,
    serving,
    settings,
)

RULES = {"players": 3, "hand_sizes": [1, 2]}
OLD = Path(__file__).with_name("games")


class Server:
    """A server whose clock is turned by hand, and what is in its database."""

    def __init__(self, folder: Path, clock: HandClock | None = None, **options: Any) -> None:
        self.clock = clock or HandClock(1e9)
        made = create_hub(settings(folder, absence_seconds=0, **options))
        self.hub = ServerHub(made.settings, made.store, made.bus, time=self.clock)
        self._database = made.settings.database

    def kept(self, table: str) -> str:
        """All that is written of a table."""
        return "\n".join(body for _, body, _ in log_of(self._database, table))

    def log(self, table: str) -> list[Any]:
        return [load(body) for body in self.kept(table).splitlines()]

    def sitting(self, table: str) -> Sitting:
        sitting = fold(self.log(table))
        assert sitting is not None
        return sitting

    async def pass_time(self, table: str, seconds: float = REVEAL_SECONDS) -> None:
        """Turn the clock, and do what is due at the table."""
        self.clock.time += seconds
        await (await self.hub.room(table)).run_timers()

    async def departed(self, table: str, *seats: int) -> None:
        """Wait until the table knows that these people have gone."""
        while any(self.sitting(table).chairs[seat].processes for seat in seats):
            await asyncio.sleep(0.01)


async def frozen(address: str, *seats: int, **setup: Any) -> list[Player]:
    """A full table whose host has started, with commitments of these seats."""
    people = await full_table(address, rules=RULES, **setup)
    for seat in seats:
        assert (await people[seat].commit())["type"] == "ok"
    assert (await people[0].say("start"))["type"] == "ok"
    assert (await people[0].look())["table"]["stage"] == "shuffling"
    return people


async def finish(people: list[Player]) -> Verification:
    """Play the game to its end, and check its record."""
    await play_out(people)
    async with calling(people[0].address) as client:
        answer = await client.get(f"/api/tables/{people[0].table}/games/1.wiz")
    return check(answer.text)


def first_deal(sitting: Sitting, contributions: list[bytes]) -> Deal:
    """What whoever knows the seeds and all these contributions knows of the first round."""
    seed = bytes.fromhex(sitting.seeds[0])
    return fair.deal(sitting.rules, 1, seed, sitting.name, contributions)


def test_a_house_with_a_seat_of_its_own_cannot_choose(tmp_path: Path) -> None:
    """The puppet knows all the server knows, moves last, and would like to be dealt a Wizard."""

    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await full_table(address, rules=RULES)
            honest, puppet = people[1], people[2]
            await honest.commit()
            own = honest.links[1].hex()

            def wanted(sitting: Sitting) -> str:
                """A contribution with which the puppet has a Wizard, if nobody else has any."""
                given = [bytes.fromhex(one or "") for one in sitting.contributions]
                for number in range(10_000):
                    given[2] = number.to_bytes(32, "big")
                    if first_deal(sitting, given).hands[2][0].kind.name == "wizard":
                        return given[2].hex()
                raise AssertionError("no such contribution")

            choice = wanted(server.sitting(puppet.table))
            await puppet.commit(secret=bytes.fromhex(choice))
            assert (await puppet.say("contribute", contribution=choice))["code"] == "wrong_stage"
            known = server.kept(puppet.table)
            assert own not in known  # whatever it chooses now, it does not know what it adds to
            await people[0].say("start")
            await honest.contribute()
            assert own in server.kept(puppet.table)
            choice = wanted(server.sitting(puppet.table))  # now it could choose
            assert (await puppet.say("contribute", contribution=choice))["code"] == "not_committed"
            bound = fair.chain(bytes.fromhex(choice), f"{puppet.table}.1", 2)[0].hex()
            assert (await puppet.say("commit", commitment=bound))["code"] == "wrong_stage"
            assert (await people[0].say("start"))["code"] == "wrong_stage"
            assert (await puppet.contribute())["type"] == "ok"
            deals = [one.deal for one in server.log(puppet.table) if isinstance(one, DealtEntry)]
            given = [b"", honest.links[1], puppet.links[1]]
            due = first_deal(server.sitting(puppet.table), given)
            dealt = parse_action(deals[0])
            assert isinstance(dealt, Deal)
            assert list(map(set, dealt.hands)) == list(map(set, due.hands))

    run(scenario())


def test_who_withholds_does_not_know_what_is_dealt_instead(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 1, 2)
            table = people[0].table
            await people[0].contribute()
            await people[1].contribute()  # the third knows the deal now, and does not like it
            await server.pass_time(table, REVEAL_SECONDS - 1)
            assert server.sitting(table).stage == "shuffling"
            await server.pass_time(table, 1)
            known = server.kept(table)
            for person in people[:2]:
                assert person.links[2].hex() not in known
            heard = event("Withheld", seats=[2])
            await people[2].until(heard)
            assert (await people[2].contribute())["code"] == "nothing_due"
            assert (await people[2].contribute(1))["code"] == "nothing_due"
            for person in people[:2]:
                assert (await person.contribute())["code"] == "not_committed"  # that was before
                assert (await person.contribute(1))["type"] == "ok"
            kinds = [type(one) for one in server.log(table)]
            assert kinds[-3:] == [ContributedEntry, StartedEntry, DealtEntry]
            found = await finish(people)
            assert found.withheld == ((2,),)
            assert found.contributors == (0, 1)
            seen = (await people[0].look())["table"]
            assert seen["contributions"] == [*(one.links[2].hex() for one in people[:2]), None]
            assert seen["withheld"] == [[2]]

    run(scenario())


def test_each_can_be_waited_for_once_and_then_the_house_deals_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 1, 2)
            table = people[0].table
            await people[0].contribute()
            await people[1].contribute()
            await server.pass_time(table)
            await people[0].contribute(1)
            await server.pass_time(table)
            assert server.sitting(table).stage == "shuffling"
            await server.pass_time(table)
            assert [one.seats for one in server.log(table) if isinstance(one, WithheldEntry)] == [
                (2,),
                (1,),
                (0,),
            ]
            found = await finish(people)
            assert (found.contributors, found.withheld) == ((), ((2,), (1,), (0,)))

    run(scenario())


def test_those_who_are_late_together_are_left_out_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 2)
            await server.pass_time(people[0].table)
            found = await finish(people)
            assert (found.contributors, found.withheld) == ((), ((0, 2),))

    run(scenario())


def test_what_is_wrong_too_early_or_said_twice_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await full_table(address, rules=RULES)
            await people[0].commit()
            await people[1].commit()
            first = people[1].links
            await people[1].commit()  # it may be replaced until the start
            assert (await people[1].contribute())["code"] == "wrong_stage"
            await people[0].say("start")
            assert (await people[2].say("contribute", contribution="00" * 32))["code"] == (
                "nothing_due"
            )
            old = first[1].hex()
            assert (await people[1].say("contribute", contribution=old))["code"] == "not_committed"
            assert (await people[1].contribute(1))["code"] == "not_committed"
            assert (await people[1].contribute())["type"] == "ok"
            assert (await people[1].contribute())["code"] == "nothing_due"
            assert (await people[0].contribute())["type"] == "ok"
            assert (await people[0].contribute())["code"] == "wrong_stage"
            assert (await people[0].commit())["code"] == "wrong_stage"

    run(scenario())


def test_nothing_of_a_share_is_told_before_it_is_due(tmp_path: Path) -> None:
    """Not in what anybody hears, and not in the log."""

    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 1)
            spectator = Player(address, people[0].table)
            await spectator.connect()
            await spectator.hear()
            await people[0].contribute()
            for person in (*people, spectator):
                await person.until(event("Contributed", seat=0))
            heard = "".join(text for one in (*people, spectator) for text in one.heard)
            kept = server.kept(people[0].table)
            assert people[0].links[1].hex() in heard
            for link in (*people[0].links[2:], *people[1].links[1:]):
                assert link.hex() not in heard + kept

    run(scenario())


Trouble = Callable[[list[Player], Server], Any]


async def leaves(people: list[Player], _: Server) -> None:
    assert (await people[2].say("leave"))["type"] == "ok"
    seats = (await people[0].look())["table"]["seats"]
    assert (seats[2]["name"], seats[2]["bot"] is not None) == ("P2", True)


async def goes(people: list[Player], server: Server) -> None:
    await people[2].close()
    await server.departed(people[0].table, 2)


async def host_goes(people: list[Player], server: Server) -> None:
    await people[2].close()
    await people[0].contribute()
    await people[0].close()
    await server.departed(people[0].table, 0, 2)


async def hosting_passes(people: list[Player], _: Server) -> None:
    assert (await people[0].say("pass_hosting", seat=1))["type"] == "ok"


async def is_to_be_removed(people: list[Player], _: Server) -> None:
    for command in ("remove", "seat_bot"):
        more = {"bot": "novice"} if command == "seat_bot" else {}
        assert (await people[0].say(command, seat=2, **more))["code"] == "wrong_stage"


@pytest.mark.parametrize("trouble", [leaves, goes, host_goes, hosting_passes, is_to_be_removed])
def test_whatever_happens_meanwhile_the_game_starts(trouble: Trouble, tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 1, 2)
            table = people[0].table
            await trouble(people, server)
            for person in people[:2]:
                if server.sitting(table).chairs[person.seat or 0].processes:
                    await person.contribute()
            await server.pass_time(table)
            await people[1].contribute(1)
            if trouble is host_goes:  # who does not contribute anew is not waited for either
                await server.pass_time(table)
                await people[1].contribute(2)
            else:
                await people[0].contribute(1)
            assert server.sitting(table).stage == "playing"
            contributed = server.sitting(table).contributions
            assert contributed[2] is None
            assert contributed[1] is not None

    run(scenario())


def test_nobody_sits_down_while_it_is_shuffled(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address, calling(address) as client:
            host = await lay(address, "P0", rules=RULES)
            await host.connect()
            await host.commit()
            await host.say("start", fill="novice")
            path = f"/api/tables/{host.table}/seats"
            refused = await client.post(path, json={"name": "Bo"})
            assert refused.json()["code"] == "wrong_stage"
            await host.contribute()
            assert server.sitting(host.table).stage == "playing"

    run(scenario())


def test_while_nobody_is_here_nobodys_time_passes(tmp_path: Path) -> None:
    """A page lays a table, starts, and only then opens its socket; a tunnel may come between."""

    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0, 1, 2)
            table = people[0].table
            for person in people:
                await person.close()
            await server.departed(table, 0, 1, 2)
            await server.pass_time(table, 100 * REVEAL_SECONDS)
            assert server.sitting(table).stage == "shuffling"
            back = people[1]
            await back.connect(version=back.version)
            while not server.sitting(table).chairs[1].processes:
                await asyncio.sleep(0.01)
            await server.pass_time(table, REVEAL_SECONDS - 1)
            assert server.sitting(table).shuffle is not None
            assert (await back.contribute())["type"] == "ok"
            await server.pass_time(table, 1)
            assert (await back.contribute(1))["type"] == "ok"
            assert server.sitting(table).stage == "playing"

    run(scenario())


def test_another_process_goes_on_after_one_has_died(tmp_path: Path) -> None:
    """It knows the commitments, waits for what is missing, and leaves out whom it has to."""

    async def scenario() -> None:
        first = Server(tmp_path)
        async with serving(first.hub, stay=True) as address:
            people = await frozen(address, 0, 1, 2)
            await people[0].contribute()
        second = Server(tmp_path, first.clock)
        async with serving(second.hub) as address:
            for person in people:
                person.address = address
                await person.connect(version=person.version)
            assert (await people[1].contribute())["type"] == "ok"
            await second.pass_time(people[0].table)
            for person in people[:2]:
                await person.contribute(1)
            found = await finish(people)
            assert (found.contributors, found.withheld) == ((0, 1), ((2,),))

    run(scenario())


def test_a_server_that_is_killed_around_the_start_starts_all_the_same(tmp_path: Path) -> None:
    """After the third commitment, after the start, after two contributions."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running([server := Mortal(database, "after:3,after:1,after:2")]) as addresses:
        survivors = asyncio.run(asyncio.wait_for(survive(addresses, 0, (2, 3)), PATIENCE))
        judge(database, survivors)
        assert server.deaths == 3
    bodies = [body for _, body, _ in log_of(database, survivors[0].table)]
    found = check(dumps(record(bodies, 1)))
    assert len(found.contributors) + len(found.withheld) > 0


def test_for_a_rematch_one_commits_before_it_is_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await frozen(address, 0)
            await people[0].contribute()
            await play_out(people)
            for person in people:
                assert (await person.commit(game=2))["type"] == "ok"
                assert (await person.say("rematch"))["type"] == "ok"
            seen = (await people[0].look())["table"]
            assert seen["stage"] == "lobby"
            assert seen["seat_commitments"] == [one.links[0].hex() for one in people]
            assert (seen["contributions"], seen["withheld"]) == ([None] * 3, [])
            await people[0].say("start")
            for person in people:
                assert (await person.contribute())["type"] == "ok"
            assert server.sitting(people[0].table).stage == "playing"

    run(scenario())


def test_with_the_seat_goes_what_it_was_bound_to(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path)
        async with serving(server.hub) as address:
            people = await full_table(address, rules=RULES)
            for person in people:
                await person.commit()
            await people[1].say("leave")
            await people[0].say("remove", seat=2)
            assert (await people[0].look())["table"]["seat_commitments"][1:] == [None, None]
            await people[0].say("start", fill="novice")
            await people[0].contribute()
            assert server.sitting(people[0].table).stage == "playing"

    run(scenario())


# Games that were played when contributions were made in the open


def test_an_older_record_is_verified_and_told_for_what_it_is() -> None:
    found = check((OLD / "open-contributions.wiz").read_text(encoding="utf-8"))
    assert (found.contributors, found.open, found.withheld) == ((0, 2), True, ())


def test_an_older_log_is_read_and_played_on() -> None:
    bodies = (OLD / "open-contributions.jsonl").read_text(encoding="utf-8").splitlines()
    text = (OLD / "open-contributions.wiz").read_text(encoding="utf-8")
    assert record(bodies, 1) == loads(text)
    sitting = fold(map(load, bodies))
    assert sitting is not None
    assert (sitting.stage, sitting.game) == ("lobby", 2)
    assert sitting.contributions == (None, "cd" * 32, None)
    again = fold([*map(load, bodies), StartedEntry(at=sitting.at, fill=None)])
    assert again is not None
    assert again.published.seat_commitments == ()
    assert again.published.contributions[1] == b"\xcd" * 32


# What a forged record is found out by


def honest_record(folder: Path, seed: int = 0) -> str:
    """A game in which one shuffle was thrown away."""
    told = ""

    async def scenario() -> None:
        nonlocal told
        server = Server(folder)
        async with serving(server.hub) as address, calling(address) as client:
            people = await full_table(address, rules=RULES)
            for person in people:
                await person.commit(secret=Random(seed).randbytes(32))
            await people[0].say("start")
            for person in people[1:]:
                await person.contribute()
            await server.pass_time(people[0].table)
            for person in people[1:]:
                await person.contribute(1)
            await play_out(people)
            told = (await client.get(f"/api/tables/{people[0].table}/games/1.wiz")).text

    run(scenario())
    return told


def test_a_record_cannot_conceal_a_shuffle_that_was_thrown_away(tmp_path: Path) -> None:
    """With fewer thrown away other contributions would be due, and with them other cards."""
    text = honest_record(tmp_path)
    assert check(text).withheld == ((0,),)
    lines = text.splitlines(keepends=True)
    mute = "".join(one for one in lines if not one.startswith("fair.withheld"))
    bound = next(one for one in lines if one.startswith("fair.seat-commitments")).split()[1]
    for forged, problem in (
        (mute, "unmatched"),
        (mute.replace(bound, "-"), "contribution"),
        (text.replace("fair.withheld: 0", "fair.withheld: 0 0"), "unmatched"),
        (text.replace("fair.withheld: 0", "fair.withheld: 1"), "unmatched"),
        (text.replace("fair.withheld: 0", "fair.withheld: nobody"), "no-seats"),
        (text.replace(bound, f"{bound} -"), "unmatched"),
    ):
        assert forged != text
        with pytest.raises(DealerError) as caught:
            check(forged)
        assert caught.value.problem == problem
