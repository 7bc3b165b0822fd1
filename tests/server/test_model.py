"""Whatever clients do, in whatever order, a table stays what a simple model says it is.

People join, leave, come back, use two tabs, repeat themselves, answer old questions and send
nonsense; time runs out, and the server is restarted under them. The model knows names, seats and
who may do what; the game itself is the game library's.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import Phase as Search
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from augury.game import Phase, State, apply, fair, legal_actions, start
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move, parse_action, parse_move
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.protocol.rules import RuleChoice
from augury.tables.table.entries import ActedEntry, DealtEntry, WithheldEntry, load
from augury.tables.table.timers import REVEAL_SECONDS
from tests.server.durability import log_of
from tests.server.harness import HandClock, Json, Player, calling, serving
from tests.server.harness import settings as server_settings

PROOF = bool(os.environ.get("AUGURY_PROOF"))
PLAYERS = 3
RULES: Json = {
    "players": PLAYERS,
    "mode": "one-colour",
    "bidding": "hidden",
    "hand_sizes": [2, 3],
}
seats = st.integers(0, PLAYERS - 1)


@dataclass
class Person:
    """Somebody who has a seat."""

    name: str
    key: str
    left: bool = False  # a bot plays for them
    bound: str | None = None  # what they have committed to for the next game


class Tables(RuleBasedStateMachine):
    """One table, its people, and what they know."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.database = f"sqlite:///{self.folder.name}/tables.db"
        self.people: list[Person | None] = [None] * PLAYERS
        self.host = 0
        self.state: State | None = None
        self.missing: set[int] | None = None  # who has to contribute; None: it is not shuffled
        self.given: set[int] = set()  # who has contributed
        self.thrown = 0
        self.game = 1
        self.tabs: list[Player] = []
        self.commands = 0
        self.last: tuple[str, Json, Json] | None = None  # whose key, what, and the answer
        self.deals = 0
        self.clock = HandClock(1e9)
        self.runner.run(self._serve())

    def teardown(self) -> None:
        for tab in self.tabs:
            self.runner.run(tab.close())
        self.runner.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()

    async def _serve(self) -> None:
        self.stack = AsyncExitStack()
        # Bots that think for ever: who has left is played for, but not before they are back.
        options = {"bot_seconds": 1e6, "absence_seconds": 0, "grace_seconds": 1e6}
        made = create_hub(server_settings(Path(self.folder.name), **options))
        self.hub = ServerHub(made.settings, made.store, made.bus, time=self.clock)
        self.address = await self.stack.enter_async_context(serving(self.hub))

    # How it is talked to

    def request(self, method: str, path: str, key: str | None = None, **more: Any) -> Json:
        async def ask() -> Json:
            async with calling(self.address) as client:
                headers = {} if key is None else {"Authorization": f"Bearer {key}"}
                answer = await client.request(method, path, headers=headers, **more)
                assert answer.status_code < 500, answer.text
                given: Json = answer.json()
                return given

        return self.runner.run(ask())

    def command(self, key: str, type: str, **fields: Any) -> Json:  # noqa: A002
        self.commands += 1
        said = {"type": type, "id": f"c{self.commands}", **fields}
        answer = self.request("POST", f"/api/tables/{self.table}/commands", key, json=said)
        self.last = key, said, answer
        self._deal()
        return answer

    def _deal(self) -> None:
        """Let the model know of the deals, which are the server's to make."""
        if self.state is not None and self.state.phase is Phase.DEAL:
            rows = log_of(self.database, self.table)
            deals = [e.deal for _, body, _ in rows if isinstance(e := load(body), DealtEntry)]
            if len(deals) > self.deals:
                self.state = apply(self.state, parse_action(deals[self.deals]))
                self.deals += 1

    @property
    def stage(self) -> str:
        if self.state is None:
            return "lobby" if self.missing is None else "shuffling"
        return "over" if self.state.phase is Phase.OVER else "playing"

    # What people do

    @initialize(begun=st.booleans())
    def lay(self, begun: bool) -> None:
        setup = {"rules": RULES, "clock": "fast"}
        joined = self.request("POST", "/api/tables", json={"name": "Host", "setup": setup})
        self.table = joined["table"]
        self.people[0] = Person("Host", joined["key"])
        if begun:
            self.join("Ada", None)
            self.join("Bo", None)
            self.begin(0)
            self.open_tab(0, back=False)

    @rule(name=st.sampled_from(["Ada", "Bo", "Ξένια", "小明"]), seat=st.none() | seats)
    def join(self, name: str, seat: int | None) -> None:
        wish = {"name": name, "seat": seat}
        answer = self.request("POST", f"/api/tables/{self.table}/seats", json=wish)
        open_ = [s for s, person in enumerate(self.people) if person is None]
        if self.stage in ("shuffling", "playing"):
            assert answer["code"] == "wrong_stage"
        elif not open_ or (seat is not None and seat not in open_):
            assert answer["code"] == "seat_taken"
        elif any(person is not None and person.name == name for person in self.people):
            assert answer["code"] == "name_taken"
        else:
            assert answer["seat"] == (open_[0] if seat is None else seat)
            if self.people[self.host] is None:
                self.host = answer["seat"]
            self.people[answer["seat"]] = Person(name, answer["key"])

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        person = self.people[seat]
        if person is None:
            return
        answer = self.command(person.key, "leave")
        if self.stage not in ("shuffling", "playing"):
            assert answer["type"] == "ok"
            self._stand_up(seat)
            if self.stage == "over":  # the others may have waited for this one alone
                self._play_again()
        elif person.left:
            assert answer["code"] == "wrong_stage"
        else:
            assert answer["type"] == "ok"
            person.left = True

    def _stand_up(self, seat: int) -> None:
        self.people[seat] = None
        order = [(seat + step) % PLAYERS for step in range(1, PLAYERS)]
        people = [other for other in order if self.people[other] is not None]
        here = [other for other in people if self._connected(other)]
        if self.host == seat and people:
            self.host = (here or people)[0]
        for tab in [tab for tab in self.tabs if tab.seat == seat]:
            self.tabs.remove(tab)
            self.runner.run(tab.close())

    def _connected(self, seat: int) -> bool:
        return any(tab.seat == seat for tab in self.tabs)

    @rule(by=seats, seat=seats)
    def remove(self, by: int, seat: int) -> None:
        host, person = self.people[by], self.people[seat]
        if host is None:
            return
        answer = self.command(host.key, "remove", seat=seat)
        if by != self.host:
            assert answer["code"] == "not_host"
        elif self.stage != "lobby":
            assert answer["code"] == "wrong_stage"
        elif person is None or seat == by:
            assert answer["code"] == "no_such_seat"
        else:
            assert answer["type"] == "ok"
            self._stand_up(seat)
            assert self.command(person.key, "leave")["code"] == "wrong_key"

    @rule(by=seats)
    def begin(self, by: int) -> None:
        person = self.people[by]
        if person is None:
            return
        answer = self.command(person.key, "start")
        if by != self.host:
            assert answer["code"] == "not_host"
        elif self.stage != "lobby" or None in self.people:
            assert answer["code"] == "wrong_stage"
        else:
            assert answer["type"] == "ok"
            bound = {seat for seat, one in enumerate(self.people) if one and one.bound}
            self.missing, self.given, self.thrown = bound, set(), 0
            self._start_if_all_have_contributed()

    def _start_if_all_have_contributed(self) -> None:
        if not self.missing:
            self.missing = None
            self.state = start(codec(RuleChoice).read(RULES).rules())
            for person in self.people:
                if person is not None:
                    person.bound = None
            self._deal()

    def _links(self, seat: int, game: int) -> list[str]:
        """A seat's commitment and contributions, always the same."""
        secret = bytes([seat]) * 32
        return [link.hex() for link in fair.chain(secret, f"{self.table}.{game}", seat)]

    @rule(seat=seats)
    def commit(self, seat: int) -> None:
        person = self.people[seat]
        if person is None:
            return
        game = self.game + (self.stage == "over")
        bound = self._links(seat, game)[0]
        answer = self.command(person.key, "commit", commitment=bound)
        if self.stage in ("shuffling", "playing"):
            assert answer["code"] == "wrong_stage"
        else:
            assert answer["type"] == "ok"
            person.bound = bound

    @rule(seat=seats, link=st.sampled_from([0, 0, 0, 1]))
    def contribute(self, seat: int, link: int) -> None:
        person = self.people[seat]
        if person is None:
            return
        due = self.missing is not None and seat in self.missing
        own = self._links(seat, self.game)[1 + self.thrown + link]
        answer = self.command(person.key, "contribute", contribution=own)
        if self.missing is None:
            assert answer["code"] == "wrong_stage"
        elif not due:
            assert answer["code"] == "nothing_due"
        elif link:
            assert answer["code"] == "not_committed"
        else:
            assert answer["type"] == "ok"
            self.missing.remove(seat)
            self.given.add(seat)
            self._start_if_all_have_contributed()

    @precondition(lambda self: self.stage == "shuffling")
    @rule()
    def shuffle_without_who_is_late(self) -> None:
        """Longer than a contribution may take: the others contribute anew, once more each."""
        assert self.missing
        before = len(log_of(self.database, self.table))
        present = self._anyone_here()
        self.clock.time += REVEAL_SECONDS
        self.runner.run(self._tend())
        new = [load(body) for _, body, _ in log_of(self.database, self.table)[before:]]
        late = [set(entry.seats) for entry in new if isinstance(entry, WithheldEntry)]
        if present and self._anyone_here():
            assert late == [self.missing]
        if late:
            assert late == [self.missing]
            self.missing, self.given = self.given, set()
            self.thrown += 1
            self._start_if_all_have_contributed()

    @precondition(lambda self: self.stage == "playing")
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        assert self.state is not None
        seat = data.draw(st.sampled_from(self.state.to_act))
        move = data.draw(st.sampled_from(legal_actions(self.state, seat)))
        person = self.people[seat]
        assert person is not None
        stale = self.command(person.key, "act", version=0, action=format_move(move))
        assert stale["code"] == "stale"
        answer = self.command(person.key, "act", version=10**6, action=format_move(move))
        assert answer["type"] == "ok", answer
        person.left = False
        self.state = apply(self.state, move)
        self._deal()

    @precondition(lambda self: self.stage == "playing")
    @rule()
    def run_out_of_time(self) -> None:
        """Longer than the clock allows: whoever is to act has a move made for them, once."""
        assert self.state is not None
        slow = {seat for seat in self.state.to_act if not self._played_for(seat)}
        before = len(log_of(self.database, self.table))
        present = self._anyone_here()
        self.clock.time += 25
        self.runner.run(self._tend())
        moves = self._moves_since(before)
        assert {entry.seat for entry in moves} <= slow
        assert len(moves) == len({entry.seat for entry in moves})
        if present and self._anyone_here():
            assert {entry.seat for entry in moves} == slow

    def _moves_since(self, before: int) -> list[ActedEntry]:
        """What the clock has played since the log was so long, which the model plays, too."""
        assert self.state is not None
        new = [load(body) for _, body, _ in log_of(self.database, self.table)[before:]]
        moves = [entry for entry in new if isinstance(entry, ActedEntry)]
        assert {entry.by for entry in moves} <= {"clock"}
        for entry in moves:
            self.state = apply(self.state, parse_move(entry.action, entry.seat))
        self._deal()
        return moves

    def _played_for(self, seat: int) -> bool:
        person = self.people[seat]
        return person is None or person.left

    def _anyone_here(self) -> bool:
        seen = self.request("GET", f"/api/tables/{self.table}")
        return any(seat["present"] for seat in seen["table"]["seats"])

    async def _tend(self) -> None:
        """What the hub does by itself, now and not in a moment."""
        for table in await self.hub.store.claim(self.clock.time, 15):
            await (await self.hub.room(table)).run_timers()

    @rule(seat=seats, action=st.sampled_from(["bid=0", "W", "pass=B1", "trump=R", "?", "bid=77"]))
    def act_wrongly(self, seat: int, action: str) -> None:
        person = self.people[seat]
        if person is None or (self.state is not None and seat in self.state.to_act):
            return
        answer = self.command(person.key, "act", version=10**6, action=action)
        assert answer["type"] == "error"
        assert answer["code"] in (
            "wrong_stage", "out_of_turn", "already_acted", "wrong_phase", "notation", "game_over",
        )  # fmt: skip

    @precondition(lambda self: self.last is not None)
    @rule()
    def repeat(self) -> None:
        """Say the same again: what was done is not done again, and answered as it was."""
        assert self.last is not None
        key, said, answer = self.last
        if answer["type"] == "ok" and said["type"] != "leave":  # after that the key is void
            again = self.request("POST", f"/api/tables/{self.table}/commands", key, json=said)
            assert again == answer

    @rule(junk=st.binary(max_size=60) | st.just(b'{"type":"act"}'))
    def nonsense(self, junk: bytes) -> None:
        path = f"/api/tables/{self.table}/commands"
        headers = {"content-type": "application/json"}
        key = next((person.key for person in self.people if person), None)
        bearer = {"Authorization": f"Bearer {key}"} if key else {}

        async def ask() -> int:
            async with calling(self.address) as client:
                return (await client.post(path, content=junk, headers=headers | bearer)).status_code

        assert self.runner.run(ask()) in (400, 422)

    @precondition(lambda self: self.stage == "over")
    @rule(seat=seats)
    def again(self, seat: int) -> None:
        person = self.people[seat]
        if person is not None:
            assert self.command(person.key, "rematch")["type"] == "ok"
            if not self._play_again():
                assert seat in self.request("GET", f"/api/tables/{self.table}")["table"]["again"]

    def _play_again(self) -> bool:
        """Whether all who are connected want to; of whom that is so just now, the server knows."""
        seen = self.request("GET", f"/api/tables/{self.table}")
        if seen["table"]["stage"] == "over":
            return False
        self.state = None
        self.game += 1
        for one in self.people:
            if one is not None:
                one.left = False
        return True

    # Connections

    @rule(seat=st.none() | seats, back=st.booleans())
    def open_tab(self, seat: int | None, back: bool) -> None:
        person = None if seat is None else self.people[seat]
        if (seat is not None and person is None) or len(self.tabs) >= 6:
            return
        tab = Player(self.address, self.table, person.key if person else None, seat)
        version = self.request("GET", f"/api/tables/{self.table}")["version"]
        tab.version = version - 1 if back and version > 1 else None
        before, alone = len(log_of(self.database, self.table)), not self._anyone_here()
        self.runner.run(tab.connect(version=tab.version))
        self.tabs.append(tab)
        if person is not None and seat is not None:
            back, person.left = person.left, False
            if self.stage == "playing" and (alone or back):
                self._go_on(before, {seat})

    def _go_on(self, before: int, seats: set[int]) -> None:
        """Clocks stand still while nobody is there, or a bot plays: one may have run out by now."""

        async def tend() -> None:
            await (await self.hub.room(self.table)).run_timers()

        def back() -> bool:
            seen = self.request("GET", f"/api/tables/{self.table}")["table"]["seats"]
            return all(seen[seat]["present"] and seen[seat]["bot"] is None for seat in seats)

        while not back():
            self.runner.run(asyncio.sleep(0))
        self.runner.run(tend())
        self._moves_since(before)

    @precondition(lambda self: self.tabs)
    @rule(data=st.data())
    def close_tab(self, data: st.DataObject) -> None:
        tab = data.draw(st.sampled_from(self.tabs))
        self.tabs.remove(tab)
        self.runner.run(tab.close())

    @rule()
    def restart(self) -> None:
        self.runner.run(self.stack.aclose())
        before = len(log_of(self.database, self.table))
        self.runner.run(self._serve())
        back = set()
        for tab in self.tabs:
            tab.address = self.address
            self.runner.run(tab.connect(version=tab.version))
            if tab.seat is not None and (person := self.people[tab.seat]) is not None:
                if person.left:
                    back.add(tab.seat)
                person.left = False  # who comes back plays for themselves again
        if self.stage == "playing" and back:
            self._go_on(before, back)

    # What always holds

    @invariant()
    def the_table_is_as_the_model_has_it(self) -> None:
        if not hasattr(self, "table"):
            return
        seen = self.request("GET", f"/api/tables/{self.table}")
        assert [seat["name"] for seat in seen["table"]["seats"]] == [
            person.name if person else None for person in self.people
        ]
        assert seen["table"]["stage"] == self.stage
        assert seen["table"]["game"] == self.game
        if self.stage in ("lobby", "over"):
            bound = [person.bound if person else None for person in self.people]
            assert seen["table"]["seat_commitments"] == bound
        if any(self.people):
            assert seen["table"]["host"] == self.host
        if self.state is not None:
            table = seen["view"]["table"]
            assert table["to_act"] == list(self.state.to_act)
            assert table["totals"] == list(self.state.table.totals)
            assert table["taken"] == list(self.state.table.taken)

    @invariant()
    def every_tab_hears_everything_in_order(self) -> None:
        if hasattr(self, "table"):
            version = self.request("GET", f"/api/tables/{self.table}")["version"]
            for tab in self.tabs:
                self.runner.run(_reach(tab, version))


async def _reach(tab: Player, version: int) -> None:
    while (tab.version or 0) < version:
        await tab.hear()


def test_a_table_is_what_a_simple_model_says() -> None:
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=100 if PROOF else 3,
            stateful_step_count=50 if PROOF else 25,
            deadline=None,
            phases=(Search.explicit, Search.generate),  # a shorter failure would take minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
