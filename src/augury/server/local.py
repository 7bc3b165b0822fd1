"""Tables without a server: one person against bots, in one program, by the server's own protocol.

What a server does with a network, a database and many processes, this does with values alone, so
that it runs wherever Python does: in a browser, too. A request goes in as text; out come the
answer, the messages to whoever listens, and the lines of the log to be kept first.

    tables = LocalTables()
    outcome = tables.request("POST", "/api/tables", body)
    keep(outcome.written); send(outcome.messages)     # in this order: what is told is safe
    tables.due()                                      # when a bot moves next: then `tend`

The log is the truth here, too: `load` brings a table back from its lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf
from random import Random, SystemRandom
from time import time
from typing import Final, Literal

from pydantic import ValidationError

from augury.bots import NAMES, Bot, bot
from augury.game import Move, View, view
from augury.game.errors import AuguryError
from augury.game.play.engine import apply
from augury.game.text.notation import format_move, parse_move
from augury.game.text.record import dumps, loads
from augury.tables import findings
from augury.tables.answers import choose_rules, read_rules
from augury.tables.errors import (
    Malformed,
    NoSuchAddress,
    NoSuchBot,
    NoSuchTable,
    NotSeated,
    OtherVersion,
    WrongStage,
    status,
)
from augury.tables.keys import hashed, new_key, table_id
from augury.tables.protocol.analysis import (
    AnswerPuzzle,
    AskPosition,
    CheckMove,
    ReviewRecord,
    VaryGame,
)
from augury.tables.protocol.commands import INCOMING, Ping, command_id
from augury.tables.protocol.messages import Ok, Pong, error_message
from augury.tables.protocol.tables import Joined, NewTable
from augury.tables.table.broadcast import texts
from augury.tables.table.decisions import House, carry_out, check_setup, decide
from augury.tables.table.entries import Acted, Arrived, Entry, Opened, Withheld, dump, load
from augury.tables.table.folding import fold
from augury.tables.table.records import record, replay
from augury.tables.table.sitting import Sitting, commitments
from augury.tables.table.summaries import welcome
from augury.tables.table.timers import BotTurn, Delays, Withhold, due, expired

__all__ = ["PREFIX", "LocalTables", "Outcome", "Written", "is_local"]

PREFIX: Final = "local-"
"""How the id of a table begins that no server knows."""

_PROCESS: Final = "here"
_PLAYOUTS: Final = 400  # for a hint: one slow processor has to do, and somebody waits
_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(/.*)?")
_PUZZLE: Final = re.compile(r"/api/puzzles/(today|\d{1,5})")
_GAME: Final = re.compile(r"/games/(\d{1,4})(\.wiz|/replay)")


@dataclass(frozen=True)
class Written:
    """Lines of a table's log, from this version on."""

    table: str
    version: int
    bodies: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What a request leads to."""

    status: int = 200
    body: str = ""
    written: tuple[Written, ...] = ()
    messages: tuple[str, ...] = ()  # to whoever listens to the table, in order


@dataclass
class _Table:
    sitting: Sitting
    bodies: list[str]
    answered: dict[str, int] = field(default_factory=dict)  # commands, and what they became


def is_local(table: str) -> bool:
    """Whether it is the id of a table that no server knows."""
    return table.startswith(PREFIX)


class LocalTables:
    """The tables of one person."""

    def __init__(
        self,
        thought: float = 0.3,
        now: Callable[[], float] = time,
        think: Callable[[str, View], Move] | None = None,
        house: House | None = None,
    ) -> None:
        """`thought` is how many seconds a bot seems to think; `think` what it comes to."""
        self._house = house or House(process=_PROCESS, bots=NAMES, substitute=NAMES[0])
        self._delays = Delays(thought=thought, grace=inf)
        self._now = now
        self._think = think or Thinkers().think
        self._tables: dict[str, _Table] = {}
        self._review: Iterator[bytes] = iter(())

    def load(self, table: str, bodies: Sequence[str]) -> None:
        """Bring a table back from the lines of its log.

        Raises `NoSuchTable` if there are none, and `OtherVersion` if another version wrote them.
        """
        try:
            sitting = fold(map(load, bodies))
        except (ValidationError, AuguryError, LookupError, AssertionError) as error:
            raise OtherVersion(f"the log of {table} cannot be read by this Augury") from error
        if sitting is None:
            raise NoSuchTable(f"there is no table {table} on this device")
        self._tables[table] = _Table(sitting, [*bodies])

    def knows(self, table: str) -> bool:
        """Whether the table was laid or loaded."""
        return table in self._tables

    def sitting(self, table: str) -> Sitting:
        """The table as it is. Raises `NoSuchTable`."""
        return self._table(table).sitting

    # What is asked

    def request(self, method: str, path: str, body: str = "") -> Outcome:
        """Answer as the server would by HTTP."""
        try:
            return self._answer(method, path, body)
        except ValidationError as error:
            return _refused(_malformed(error))
        except AuguryError as error:
            return _refused(error)

    def listen(self, table: str) -> Outcome:
        """Somebody listens from now on: everything at once, and that they are here."""
        try:
            known = self._table(table)
            outcome = Outcome()
            if not known.sitting.chairs[_own_seat(known.sitting)].processes:
                seat = _own_seat(known.sitting)
                arrived = Arrived(at=self._now(), seat=seat, process=_PROCESS)
                outcome = self._write(table, [arrived])
        except AuguryError as error:
            return _refused(error)
        return Outcome(written=outcome.written, messages=(self._welcome(table),))

    def hear(self, table: str, message: str) -> Outcome:
        """Whoever listens says something: answered as over a socket."""
        try:
            said = INCOMING.validate_json(message)
            if isinstance(said, Ping):
                pong = Pong(version=self.sitting(table).version)
                return Outcome(messages=(pong.model_dump_json(),))
            known = self._table(table)
            done = known.answered.get(said.id)
            if done is not None:
                return Outcome(messages=(Ok(id=said.id, version=done).model_dump_json(),))
            seat = _own_seat(known.sitting)
            entries = decide(known.sitting, seat, said, self._house, self._now())
            version = known.sitting.version + 1
            outcome = self._write(table, entries)
        except ValidationError as error:
            return _mistaken(message, _malformed(error))
        except AuguryError as error:
            return _mistaken(message, error)
        known.answered[said.id] = version
        ok = Ok(id=said.id, version=version).model_dump_json()
        return Outcome(written=outcome.written, messages=(ok, *outcome.messages))

    def review(self, body: str) -> Outcome:
        """Begin to review a game: how far that is, as a line. `review_on` gives all others."""
        try:
            self._review = findings.review_lines(ReviewRecord.model_validate_json(body))
        except ValidationError as error:
            return _refused(_malformed(error))
        return self.review_on()

    def review_on(self) -> Outcome:
        """Do a round of the review more: the next line, of which the last is the review."""
        try:
            return Outcome(body=next(self._review, b"").decode())
        except AuguryError as error:
            return _refused(error)

    # What the bots do

    def due(self, table: str) -> float | None:
        """In how many seconds the table does something by itself; None: it waits."""
        at = due(self.sitting(table), self._delays)
        return None if at is None else max(0.0, at - self._now())

    def tend(self, table: str) -> Outcome:
        """Do what is due by itself: a bot's move, mostly; nothing, if it is too early."""
        sitting = self.sitting(table)
        match expired(sitting, self._delays, self._now()):
            case BotTurn(seat, name):
                assert sitting.state is not None
                thinker = name or self._house.substitute
                move = format_move(self._think(thinker, view(sitting.state, seat)))
                by: Literal["clock", "bot"] = "clock" if name is None else "bot"
                return self._write(table, [Acted(at=self._now(), seat=seat, action=move, by=by)])
            case Withhold(seats):
                return self._write(table, [Withheld(at=self._now(), seats=seats)])
            case _:
                return Outcome()

    # Inside

    def _answer(self, method: str, path: str, body: str) -> Outcome:
        match method, path:
            case "POST", "/api/tables":
                return self._lay(NewTable.model_validate_json(body))
            case "GET", "/api/tables":
                return Outcome(body="[]")
            case "GET", "/api/rules":
                return Outcome(body=read_rules().decode())
            case "POST", "/api/rules":
                return Outcome(body=choose_rules(body).decode())
            case "GET", "/api/bots":
                names = ",".join(f'"{name}"' for name in NAMES)
                return Outcome(body=f"[{names}]")
            case "GET", "/api/nearby":
                return Outcome(body="null")
            case "POST", "/api/positions":
                position = findings.see_position(AskPosition.model_validate_json(body))
                return Outcome(body=position.decode())
            case "POST", "/api/variations":
                return Outcome(body=_variation(VaryGame.model_validate_json(body)).decode())
            case _:
                pass
        puzzle = _PUZZLE.fullmatch(path)
        if puzzle is not None:
            return Outcome(body=self._puzzle(method, puzzle[1], body).decode())
        match = _TABLE.fullmatch(path)
        if match is None:
            raise NoSuchAddress(f"{method} {path}: this needs a server")
        return self._answer_table(method, match[1], match[2] or "", body)

    def _answer_table(self, method: str, table: str, rest: str, body: str) -> Outcome:
        known = self._table(table)
        if (method, rest) == ("GET", ""):
            return Outcome(body=self._welcome(table))
        if (method, rest) == ("POST", "/commands"):
            outcome = self.hear(table, body)
            answer, *others = outcome.messages
            refused = answer.startswith('{"type":"error"')
            return Outcome(409 if refused else 200, answer, outcome.written, tuple(others))
        if (method, rest) in (("POST", "/hint"), ("POST", "/check")):
            return Outcome(body=self._advice(known.sitting, rest, body).decode())
        game = _GAME.fullmatch(rest)
        if method == "GET" and game is not None:
            found = record(known.bodies, int(game[1]))
            wiz = game[2] == ".wiz"
            return Outcome(body=dumps(found) if wiz else replay(found).model_dump_json())
        raise NoSuchAddress(f"{method} {rest}: this needs a server")

    def _advice(self, sitting: Sitting, rest: str, body: str) -> bytes:
        """A hint, or what is thought of a move; only bots play here, so nobody minds."""
        state, seat = sitting.state, _own_seat(sitting)
        if state is None or seat not in state.to_act:
            raise WrongStage("hint: it is not your turn")
        if rest == "/hint":
            return findings.find_hint(view(state, seat), _PLAYOUTS)
        move = parse_move(CheckMove.model_validate_json(body).action, seat)
        apply(state, move)  # raises IllegalAction
        return findings.check(view(state, seat), move, _PLAYOUTS)

    def _puzzle(self, method: str, number: str, body: str) -> bytes:
        if method == "GET":
            today = datetime.fromtimestamp(self._now(), UTC).date()
            return findings.pose(None if number == "today" else int(number), today)
        answer = AnswerPuzzle.model_validate_json(body)
        return findings.solve(int(number), answer.move, _PLAYOUTS)

    def _lay(self, wish: NewTable) -> Outcome:
        """Lay a table, and seat its person; the same key has the same table, as on a server."""
        check_setup(wish.setup, wish.seat, self._house)
        key = wish.key or new_key()
        table = PREFIX + table_id(key)
        if table in self._tables:
            return Outcome(201, self._joined(table, wish.seat, key))
        opened = Opened(
            at=self._now(),
            table=table,
            setup=wish.setup,
            seeds=self._house.seeds(wish.setup.rules.rules()),
            seat=wish.seat,
            name=wish.name,
            key=hashed(key),
        )
        body = dump(opened)
        self.load(table, [body])
        return Outcome(201, self._joined(table, wish.seat, key), (Written(table, 1, (body,)),))

    def _joined(self, table: str, seat: int, key: str) -> str:
        sitting, link = self.sitting(table), f"/t/{table}#{key}"
        joined = Joined(
            table=table,
            seat=seat,
            key=key,
            link=link,
            game=sitting.game,
            commitments=commitments(sitting),
        )
        return joined.model_dump_json()

    def _table(self, table: str) -> _Table:
        try:
            return self._tables[table]
        except KeyError:
            raise NoSuchTable(f"there is no table {table} on this device") from None

    def _welcome(self, table: str) -> str:
        sitting = self.sitting(table)
        return welcome(sitting, _own_seat(sitting), self._now()).model_dump_json()

    def _write(self, table: str, entries: list[Entry]) -> Outcome:
        """Carry entries out: the lines to be kept, and the messages to be sent then."""
        known = self._table(table)
        if not entries:
            return Outcome()
        decision = carry_out(known.sitting, entries, self._house, self._now())
        bodies = tuple(map(dump, decision.entries))
        written = Written(table, known.sitting.version + 1, bodies)
        messages: list[str] = []
        for sitting, events in zip(decision.sittings, decision.events, strict=True):
            messages += texts(sitting, events, _own_seat(sitting))
        known.sitting = decision.sittings[-1]
        known.bodies += bodies
        return Outcome(written=(written,), messages=tuple(messages))


class Thinkers:
    """The bots, each made when it is first asked."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def think(self, name: str, seen: View) -> Move:
        """What a bot does, from what its seat may know."""
        if name not in self._bots:
            self._bots[name] = bot(name)
        return self._bots[name].act(seen, Random(SystemRandom().getrandbits(64)))


def _own_seat(sitting: Sitting) -> int:
    """The seat of the only person. Raises `NotSeated` once they have left it."""
    for seat, chair in enumerate(sitting.chairs):
        if chair.name is not None:
            return seat
    raise NotSeated("nobody sits at this table any more")


def _variation(wish: VaryGame) -> bytes:
    if wish.bot not in NAMES:
        raise NoSuchBot(f"there is no bot {wish.bot!r}: there are {', '.join(NAMES)}")
    return findings.try_variation(loads(wish.record), wish.action, wish.move, wish.bot, wish.seed)


def _malformed(error: ValidationError) -> Malformed:
    return Malformed.by_model(
        error.errors(include_url=False, include_input=False, include_context=False)[0]
    )


def _refused(error: AuguryError) -> Outcome:
    return Outcome(status(error), error_message(None, error).model_dump_json())


def _mistaken(message: str, error: AuguryError) -> Outcome:
    return Outcome(messages=(error_message(command_id(message.encode()), error).model_dump_json(),))
