"""Local tables: the server's protocol without a server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from augury.analysis.puzzles import load_puzzles
from augury.bots import NAMES
from augury.game import fair
from augury.game.text.record import loads
from augury.server.local import PREFIX, LocalTables, Outcome
from augury.tables.errors import NoSuchTable
from augury.tables.table.entries import load as load_entry
from augury.tables.table.timers import REVEAL_SECONDS

RULES = {"players": 3, "hand_sizes": [2, 3], "special": ["dragon", "fairy", "bomb", "juggler"]}


class Person:
    """Plays at a local table, and keeps what is to be kept."""

    def __init__(self, tables: LocalTables, rules: Any = RULES, *, begin: bool = True) -> None:
        self.tables = tables
        self.kept: list[str] = []
        self.legal: list[str] = []
        bots = {1: "novice", 2: "apprentice"}
        wish = {"name": "Ada", "setup": {"rules": rules, "bots": bots}}
        laid = tables.request("POST", "/api/tables", json.dumps(wish))
        assert laid.status == 201, laid.body
        self.table = str(json.loads(laid.body)["table"])
        self.note(laid)
        self.note(tables.listen(self.table))
        if begin:
            self.say({"type": "start", "id": "start"})

    def note(self, outcome: Outcome) -> list[Any]:
        for written in outcome.written:
            assert written.version == len(self.kept) + 1, "a line is lost"
            self.kept += written.bodies
        messages = [json.loads(message) for message in outcome.messages]
        for message in messages:
            if message["type"] == "events":
                self.legal = message["legal_actions"]
            elif message["type"] == "welcome" and message["view"] is not None:
                self.legal = message["view"]["legal_actions"]
        return messages

    def say(self, command: Any) -> list[Any]:
        return self.note(self.tables.hear(self.table, json.dumps(command)))

    def go_on(self) -> None:
        """One move: one's own, or a bot's."""
        sitting = self.tables.sitting(self.table)
        if self.legal:
            identity = f"at{sitting.version}"
            action, version = self.legal[0], sitting.version
            command = {"type": "act", "id": identity, "version": version, "action": action}
            [answer, *_] = self.say(command)
            assert answer["type"] == "ok", answer
        else:
            assert self.tables.due(self.table) == 0
            self.note(self.tables.tend(self.table))


def test_a_whole_game_and_its_record() -> None:
    me = Person(LocalTables(thought=0))
    assert me.table.startswith(PREFIX)
    while me.tables.sitting(me.table).stage == "playing":
        me.go_on()
    record = loads(me.tables.request("GET", f"/api/tables/{me.table}/games/1.wiz").body)
    assert record.names[0] == "Ada"
    replay = me.tables.request("GET", f"/api/tables/{me.table}/games/1/replay")
    assert [one["number"] for one in json.loads(replay.body)["rounds"]] == [1, 2]
    assert me.tables.due(me.table) is None
    me.say({"type": "rematch", "id": "again"})
    assert me.tables.sitting(me.table).game == 2


def test_a_share_in_the_shuffles_is_revealed_once_the_game_has_been_started() -> None:
    now = [1e9]
    tables = LocalTables(thought=0, now=lambda: now[0])
    for shown in (True, False):
        me = Person(tables, begin=False)
        links = fair.chain(bytes(32), f"{me.table}.1", 0)
        me.say({"type": "commit", "id": "bound", "commitment": links[0].hex()})
        me.say({"type": "start", "id": "start"})
        assert tables.sitting(me.table).stage == "shuffling"
        assert tables.due(me.table) == REVEAL_SECONDS
        if shown:
            me.say({"type": "contribute", "id": "own", "contribution": links[1].hex()})
        else:  # as if the page were gone
            now[0] += REVEAL_SECONDS
            me.note(tables.tend(me.table))
        assert tables.sitting(me.table).stage == "playing"
        assert tables.sitting(me.table).contributions[0] == (links[1].hex() if shown else None)


def test_whatever_was_kept_is_the_table() -> None:
    """Wherever the program ends, what it has written brings everything back."""
    me = Person(LocalTables(thought=0))
    while me.tables.sitting(me.table).stage == "playing":
        me.go_on()
        again = LocalTables(thought=0)
        again.load(me.table, me.kept)
        assert again.sitting(me.table) == me.tables.sitting(me.table)
        [welcome] = [json.loads(one) for one in again.listen(me.table).messages]
        assert (welcome["view"] or {}).get("legal_actions", []) == me.legal


def test_a_command_said_twice_is_carried_out_once() -> None:
    me = Person(LocalTables(thought=0))
    while not me.legal:
        me.go_on()
    sitting = me.tables.sitting(me.table)
    command = {"type": "act", "id": "x", "version": sitting.version, "action": me.legal[0]}
    first, *_ = me.say(command)
    lines = len(me.kept)
    assert me.say(command) == [first]
    assert len(me.kept) == lines


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ('{"type":"dance","id":"a"}', "malformed"),
        ('{"type":"act","id":"a","version":1,"action":"R99"}', "notation"),
        ('{"type":"start","id":"a"}', "wrong_stage"),
        ('{"type":"seat_bot","id":"a","seat":1,"bot":"novice"}', "wrong_stage"),
    ],
)
def test_what_makes_no_sense_is_refused(message: str, code: str) -> None:
    me = Person(LocalTables(thought=0))
    lines = len(me.kept)
    [answer] = me.note(me.tables.hear(me.table, message))
    assert (answer["type"], answer["code"]) == ("error", code)
    assert len(me.kept) == lines


def test_by_http() -> None:
    tables = LocalTables()
    assert json.loads(tables.request("GET", "/api/bots").body) == list(NAMES)
    assert tables.request("GET", "/api/tables").body == "[]"
    assert json.loads(tables.request("GET", "/api/rules").body)["book"]
    assert tables.request("POST", "/api/rules", '{"players":9}').status == 422
    assert tables.request("GET", "/api/tables/local-x").status == 404
    assert tables.request("GET", "/api/codes/ABCD").status == 404
    wish = {"name": "Ada", "setup": {"bots": {1: "sage"}}}
    refused = tables.request("POST", "/api/tables", json.dumps(wish))
    assert (refused.status, json.loads(refused.body)["code"]) == (409, "no_such_bot")


def test_an_empty_log_is_no_table() -> None:
    with pytest.raises(NoSuchTable):
        LocalTables().load("local-x", [])


def test_a_log_of_a_local_table_is_one_of_the_server() -> None:
    me = Person(LocalTables(thought=0))
    assert [load_entry(line).kind for line in me.kept][:3] == ["opened", "arrived", "started"]


def test_advice_at_a_local_table() -> None:
    """Hints and warnings come from the same analysis as a server's."""
    me = Person(LocalTables(thought=0), {"players": 3, "hand_sizes": [2]})
    while len(me.legal) < 2:
        me.go_on()
    path = f"/api/tables/{me.table}"
    hint = me.tables.request("POST", f"{path}/hint", "{}")
    assert hint.status == 200
    assert json.loads(hint.body)["best"] in me.legal
    body = json.dumps({"action": me.legal[0]})
    checked = me.tables.request("POST", f"{path}/check", body)
    assert json.loads(checked.body)["best"] in me.legal
    refused = me.tables.request("POST", f"{path}/check", '{"action": "nonsense"}')
    assert json.loads(refused.body)["code"] == "notation"
    while me.tables.sitting(me.table).stage == "playing":
        me.go_on()
    late = me.tables.request("POST", f"{path}/hint", "{}")
    assert json.loads(late.body)["code"] == "wrong_stage"


def test_a_review_comes_line_by_line() -> None:
    me = Person(LocalTables(thought=0))
    while me.tables.sitting(me.table).stage == "playing":
        me.go_on()
    record = me.tables.request("GET", f"/api/tables/{me.table}/games/1.wiz").body
    first = me.tables.review(json.dumps({"record": record, "seat": 0, "quick": True}))
    second, last, nothing = (me.tables.review_on() for _ in range(3))
    assert [json.loads(one.body)["done"] for one in (first, second)] == [0, 1]
    found = json.loads(last.body)
    assert [one["points"] for one in found["seats"]] == list(loads(record).state.table.totals)
    assert nothing.body == ""
    moment = {"record": record, "action": found["rounds"][0]["decisions"][0]["action"]}
    seen = me.tables.request("POST", "/api/positions", json.dumps(moment))
    assert json.loads(seen.body)["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('{"record": "no record"}', "record"),
        ('{"record": "wiz 1\\nrules: players=3\\n"}', "analysis"),
        ('{"seat": 1}', "malformed"),
    ],
)
def test_what_cannot_be_reviewed_says_why(body: str, code: str) -> None:
    tables = LocalTables()
    refused = tables.review(body)
    assert refused.status >= 400
    assert json.loads(refused.body)["code"] == code
    assert tables.review_on().body == "", "nothing goes on that has not begun"


def test_puzzles_need_no_server() -> None:
    today = LocalTables(now=lambda: 1_800_000_000.0)
    task = json.loads(today.request("GET", "/api/puzzles/today").body)
    other = json.loads(today.request("GET", f"/api/puzzles/{task['number']}").body)
    assert other == task
    best = load_puzzles()[task["number"] - 1].best
    answer = json.dumps({"move": best})
    solved = json.loads(today.request("POST", f"/api/puzzles/{task['number']}", answer).body)
    assert (solved["right"], solved["best"]) == (True, best)
    none = today.request("GET", "/api/puzzles/9999")
    assert json.loads(none.body)["code"] == "analysis"
