"""Two worlds that a seat cannot tell apart sound the same to it, byte for byte."""

import asyncio
import itertools
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from augury.game import EVERYONE, Action, Chance, Deal, Phase, TurnUp
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.hub import hub as hub_module
from augury.tables.protocol.rules import RuleChoice
from augury.tables.protocol.wire import Framing
from augury.tables.table.broadcast import Broadcast
from augury.tables.table.decisions import Context
from augury.tables.table.folding import Events
from augury.tables.table.sitting import Sitting
from tests.server.harness import HandClock, Json, Player, calling, post, run, serving, settings
from tests.server.worlds import Pair, pair

_HASH = re.compile(r'"hash":"[0-9a-f]{64}"')
PAIRS = range(30 if os.environ.get("AUGURY_PROOF") else 1)

CHOICES: dict[str, Json] = {
    "open": {"players": 4, "hand_sizes": [1, 5]},
    "hidden": {"players": 3, "bidding": "hidden", "plus_minus_one": True, "hand_sizes": [2, 6]},
    "secret": {"players": 4, "edition": "HU25", "bidding": "secret", "hand_sizes": [1, 12]},
    "special": {"players": 4, "edition": "HU25", "hand_sizes": [14]},
    "foresight": {"players": 3, "foresight": "every-round", "hand_sizes": [1, 4]},
    "one colour": {"players": 4, "mode": "one-colour", "bidding": "hidden", "hand_sizes": [4, 6]},
}


def _turned_up(actions: tuple[Action, ...]) -> dict[int, TurnUp]:
    """What is turned up in the course of a round, by its number (Y2.4)."""
    number, found = 0, dict[int, TurnUp]()
    for action in actions:
        number += isinstance(action, Deal)
        if isinstance(action, TurnUp):
            found[number] = action
    return found


class World:
    """A server that deals what a test wants, under names that do not depend on chance."""

    def __init__(self, folder: Path, actions: tuple[Action, ...]) -> None:
        deals = iter([action for action in actions if isinstance(action, Deal)])
        dealt: dict[int, Deal] = {}
        turned_up = _turned_up(actions)

        def deal(sitting: Sitting) -> Chance:
            assert sitting.state is not None
            number = sitting.state.table.number
            if sitting.state.phase is Phase.TURN_UP:
                return turned_up[number]
            if number not in dealt:
                dealt[number] = next(deals)
            return dealt[number]

        made = create_hub(settings(folder))
        house = Context(
            process="p",
            bots=made.context.bots,
            substitute=made.context.substitute,
            seeds=lambda rules: [f"{number:064x}" for number in range(rules.rounds)],
            deal=deal,
        )
        # Messages say when; in both worlds it is the same time.
        self.hub = ServerHub(made.settings, made.store, made.bus, house, time=HandClock(1e9))


TRIES = ("bid=99", "bid=1", "W", "J", "B1", "R13", "pass=B1", "trump=none", "bid+1", "nonsense")


class Ear(Player):
    """A connection of the observer's, or of a spectator, that notes every message as it comes."""

    async def listen(self) -> None:
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return

    async def reach(self, version: int) -> None:
        while (self.version or 0) < version:
            await asyncio.sleep(0.002)


class Probe:
    """Whatever an observer may try while nothing moves: look, come back, break the rules."""

    def __init__(self, client: httpx.AsyncClient, ear: Ear) -> None:
        self._client = client
        self._ear = ear
        self._tried = 0
        self.noted: list[str] = []

    async def try_all(self, version: int) -> None:
        ear, path = self._ear, f"/api/tables/{self._ear.table}"
        for request in (path, f"{path}/games/1.wiz", f"{path}/games/0.wiz", "/api/tables"):
            answer = await self._client.get(request, headers=ear.headers)
            headers = sorted(pair for pair in answer.headers.items() if pair[0] != "date")
            self.noted.append(f"{request} {answer.status_code} {headers} {answer.content!r}")
        view = (await self._client.get(path, headers=ear.headers)).json()["view"]
        legal = view["legal_actions"] if view else []
        for asked in (version, max(1, version - 5), None):
            back = Player(ear.address, ear.table, ear.key, ear.seat)
            await back.connect(version=asked)
            for action in TRIES if asked is None else ():
                if action not in legal:
                    self._tried += 1
                    await back.say("act", id=f"try{self._tried}", version=version, action=action)
            await back.send({"type": "ping"})
            await back.until(lambda one: one["type"] == "pong")
            self.noted += back.heard
            await back.close()


async def observed(
    game: Pair, actions: tuple[Action, ...], choice: Json, folder: Path
) -> list[str]:
    """Everything that the observer and a spectator hear in one world."""
    async with (
        serving(World(folder, actions).hub) as address,
        calling(address) as client,
    ):
        joined = [await post(address, "/api/tables", {"name": "P0", "setup": {"rules": choice}})]
        table = joined[0]["table"]
        for seat in range(1, game.rules.players):
            path = f"/api/tables/{table}/seats"
            joined.append(await post(address, path, {"name": f"P{seat}"}))
        people = [Player(address, table, one["key"], one["seat"]) for one in joined]
        for person in people:
            await person.connect()
            await person.until(lambda one: "arrived" in str(one))
        keys = {None, None if game.observer is None else people[game.observer].key}
        ears = [Ear(address, table, key, game.observer) for key in sorted(keys, key=str)]
        for ear in ears:
            await ear.connect()
            await ear.hear()  # the welcome, of a table at which nothing has happened yet
        listening = [asyncio.create_task(ear.listen()) for ear in ears]
        probes = [Probe(client, ear) for ear in ears]
        version = (await people[0].say("start", id="start"))["version"] + 1
        for number, action in enumerate(actions):
            if isinstance(action, Chance):
                continue
            mover = people[action.seat]
            answer = await mover.say(
                "act", id=f"a{number}", version=10**6, action=format_move(action)
            )
            assert answer["type"] == "ok", answer
            version = answer["version"]
            for ear, probe in zip(ears, probes, strict=True):
                await ear.reach(version)
                if number % 6 == 0 or number >= len(actions) - 2:
                    await probe.try_all(version)
        for ear in ears:  # before anyone is missed
            await ear.close()
        await asyncio.gather(*listening)
        assert len(ears[0].heard) > len(actions)
        heard = [text for ear in ears for text in ear.heard]
        return heard + [text for probe in probes for text in probe.noted]


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Table ids and keys that are the same in both worlds."""

    def restart() -> None:
        keys: Iterator[int] = itertools.count()
        monkeypatch.setattr(hub_module, "new_table_id", lambda: "table")
        monkeypatch.setattr(hub_module, "new_key", lambda: f"{next(keys):043d}")

    return restart


@pytest.mark.parametrize("number", PAIRS)
@pytest.mark.parametrize("name", CHOICES)
def test_what_a_seat_cannot_see_it_cannot_hear(
    name: str, number: int, tmp_path: Path, same_names: Callable[[], None]
) -> None:
    choice = CHOICES[name]
    rules = codec(RuleChoice).read(choice).rules()
    rng = Random(f"{name} {number}")
    observer = rng.choice([*range(rules.players), *range(rules.players), None])
    game = max((pair(rules, observer, rng) for _ in range(5)), key=lambda one: len(one.one))
    assert game.one != game.other
    heard: list[list[str]] = []

    async def scenario() -> None:
        for label, actions in (("one", game.one), ("other", game.other)):
            same_names()
            heard.append(await observed(game, actions, choice, tmp_path / label))

    run(scenario())
    assert [_without_hashes(text) for text in heard[0]] == [_without_hashes(t) for t in heard[1]]


def _without_hashes(text: str) -> str:
    """A message without the running hash, which is made of everything, hidden or not.

    It is made under the seed of the round. Here both worlds have the same seeds, so that whatever
    depends on nothing hidden is the same; `test_verification.py` shows that nobody who lacks the
    seed learns anything from the hash.
    """
    return _HASH.sub("", text)


def test_a_leak_would_be_noticed(
    tmp_path: Path, same_names: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that tells everyone everything does not pass."""

    def leak(sitting: Sitting, events: Events, framing: Framing) -> Broadcast:
        return Broadcast(sitting, tuple((event, EVERYONE) for event, _ in events), framing)

    monkeypatch.setattr("augury.tables.hub.writer.Broadcast", leak)
    with pytest.raises(AssertionError):
        test_what_a_seat_cannot_see_it_cannot_hear("open", 0, tmp_path, same_names)
