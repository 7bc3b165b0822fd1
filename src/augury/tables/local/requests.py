"""What is asked of a server by HTTP, answered on a person's own device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pydantic import ValidationError

from augury.bots import NAMES
from augury.game import view
from augury.game.errors import AuguryError
from augury.game.play.engine import apply
from augury.game.text.notation import parse_move
from augury.game.text.record import dumps, loads
from augury.tables import findings
from augury.tables.answers import choose_rules, read_rules
from augury.tables.errors import NoSuchAddress, NoSuchBot, NoSuchGame, WrongStage, status
from augury.tables.local.host import LocalHost, malformed, own_seat
from augury.tables.protocol.analysis import (
    AnswerPuzzle,
    AskPosition,
    CheckMove,
    ReviewRecord,
    VaryGame,
)
from augury.tables.protocol.commands import INCOMING, Ping
from augury.tables.protocol.messages import Ok, Pong, error_message
from augury.tables.protocol.tables import NewTable
from augury.tables.store import pages
from augury.tables.table.records import Recorder, replay
from augury.tables.table.sitting import Sitting

__all__ = ["PLAYOUTS", "Reply", "answer", "review"]

PLAYOUTS: Final = 400  # for a hint: one slow processor has to do, and somebody waits
_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(/.*)?")
_PUZZLE: Final = re.compile(r"/api/puzzles/(today|\d{1,5})")
_GAME: Final = re.compile(r"/games/(\d{1,4})(\.wiz|/replay)")


@dataclass(frozen=True)
class Reply:
    """The answer to a request."""

    status: int
    body: str


async def answer(host: LocalHost, method: str, path: str, body: str) -> Reply:
    """Answer as a server would by HTTP."""
    try:
        return await _answer(host, method, path, body)
    except ValidationError as error:
        return _refused(malformed(error))
    except AuguryError as error:
        return _refused(error)


def review(body: str) -> Iterator[Reply]:
    """Review a game: how far it is, line by line, and at last the review."""
    try:
        for found in findings.review_lines(ReviewRecord.model_validate_json(body)):
            yield Reply(200, found.decode())
    except ValidationError as error:
        yield _refused(malformed(error))
    except AuguryError as error:
        yield _refused(error)


async def _answer(host: LocalHost, method: str, path: str, body: str) -> Reply:
    match method, path:
        case "POST", "/api/tables":
            joined = await host.hub.lay(NewTable.model_validate_json(body))
            return Reply(201, joined.model_dump_json())
        case "GET", "/api/tables":
            return Reply(200, "[]")
        case "GET", "/api/rules":
            return Reply(200, read_rules().decode())
        case "POST", "/api/rules":
            return Reply(200, choose_rules(body).decode())
        case "GET", "/api/bots":
            names = ",".join(f'"{name}"' for name in NAMES)
            return Reply(200, f"[{names}]")
        case "GET", "/api/nearby":
            return Reply(200, "null")
        case "POST", "/api/positions":
            return _found(findings.see_position(AskPosition.model_validate_json(body)))
        case "POST", "/api/variations":
            return _found(_variation(VaryGame.model_validate_json(body)))
        case _:
            pass
    puzzle = _PUZZLE.fullmatch(path)
    if puzzle is not None:
        return _found(_puzzle(host, method, puzzle[1], body))
    match = _TABLE.fullmatch(path)
    if match is None:
        raise NoSuchAddress(f"{method} {path}: this needs a server")
    return await _answer_table(host, method, match[1], match[2] or "", body)


async def _answer_table(host: LocalHost, method: str, table: str, rest: str, body: str) -> Reply:
    room = await host.room(table)
    seat = own_seat(room.sitting)
    if (method, rest) == ("GET", ""):
        return Reply(200, room.welcome(seat).model_dump_json())
    if (method, rest) == ("POST", "/commands"):
        said = INCOMING.validate_json(body)
        if isinstance(said, Ping):
            return Reply(200, Pong(version=room.sitting.version).model_dump_json())
        version = await room.submit(room.sitting.chairs[seat].key, said)
        return Reply(200, Ok(id=said.id, version=version).model_dump_json())
    if (method, rest) in (("POST", "/hint"), ("POST", "/check")):
        return _found(_advice(room.sitting, seat, rest, body))
    game = _GAME.fullmatch(rest)
    if method == "GET" and game is not None:
        return await _finished(host, table, int(game[1]), text=game[2] == ".wiz")
    raise NoSuchAddress(f"{method} {rest}: this needs a server")


async def _finished(host: LocalHost, table: str, number: int, *, text: bool) -> Reply:
    """A game that is over: its record as text, or as its events."""
    recorder = Recorder(number)
    async for bodies in pages(host.hub.store, table):
        found = recorder.read(bodies)
        if found is not None:
            return Reply(200, dumps(found) if text else replay(found).model_dump_json())
    raise NoSuchGame(f"this table has no game {number} that is over")


def _advice(sitting: Sitting, seat: int, rest: str, body: str) -> bytes:
    """A hint, or what is thought of a move; only bots play here, so nobody minds."""
    state = sitting.state
    if state is None or seat not in state.to_act:
        raise WrongStage("hint: it is not your turn")
    if rest == "/hint":
        return findings.find_hint(view(state, seat), PLAYOUTS)
    move = parse_move(CheckMove.model_validate_json(body).action, seat)
    apply(state, move)  # raises IllegalAction
    return findings.check(view(state, seat), move, PLAYOUTS)


def _puzzle(host: LocalHost, method: str, number: str, body: str) -> bytes:
    if method == "GET":
        today = datetime.fromtimestamp(host.now(), UTC).date()
        return findings.pose(None if number == "today" else int(number), today)
    wish = AnswerPuzzle.model_validate_json(body)
    return findings.solve(int(number), wish.move, PLAYOUTS)


def _variation(wish: VaryGame) -> bytes:
    if wish.bot not in NAMES:
        raise NoSuchBot(f"there is no bot {wish.bot!r}: there are {', '.join(NAMES)}")
    return findings.try_variation(loads(wish.record), wish.action, wish.move, wish.bot, wish.seed)


def _found(found: bytes) -> Reply:
    return Reply(200, found.decode())


def _refused(error: AuguryError) -> Reply:
    return Reply(status(error), error_message(None, error).model_dump_json())
