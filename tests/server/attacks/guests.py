"""What somebody can do who plays along: with tables, seats and keys like everybody else's."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from itertools import count

from tests.server.attacks.wire import Target, ask, frame, opening, request, together

__all__ = ["ATTACKS"]

_TABLES = 10
_PLAYERS = 6
_SLOW = "archmage+"  # a bot that thinks for long, in a process of its own


def talkers(target: Target) -> None:
    """Ten full tables at which everybody talks as fast as it goes, and listens."""
    held: list[socket.socket] = []
    for _ in range(_TABLES):
        host = _lay(target, {})
        path = f"/api/tables/{host.get('table')}/seats"
        guests = [_post(target, path, {"name": f"Guest {seat}"}) for seat in range(1, _PLAYERS)]
        held += [_sit(target, guest) for guest in (host, *guests) if guest]
    for number in count():
        if target.over:
            return
        said = frame(1, json.dumps({"type": "say", "id": f"{number}", "text": "x" * 60}).encode())
        for raw in list(held):
            try:
                raw.setblocking(False)
                raw.send(said)
                while raw.recv(65536):
                    pass
                held.remove(raw)
            except BlockingIOError:
                pass
            except OSError:
                held.remove(raw)
        time.sleep(0.04)


def thinkers(target: Target) -> None:
    """Tables full of bots that think for long, against somebody who does not."""
    bots = {str(seat): _SLOW for seat in range(1, _PLAYERS)}

    def one() -> None:
        while not target.over:
            with suppress(OSError), _sit(target, _lay(target, bots)) as raw:
                _play(target, raw)
            time.sleep(0.1)

    together(target, one, _TABLES)


def names(target: Target) -> None:
    """Seats at a table of others, under ever other names."""
    path = f"/api/tables/{target.table}/seats"

    def question(turn: int) -> bytes:
        return request("POST", path, body=json.dumps({"name": f"Mallory {turn}"}).encode())

    ask(target, question)


def _lay(target: Target, bots: dict[str, str]) -> dict[str, str]:
    setup = {"rules": {"players": _PLAYERS}, "bots": bots}
    return _post(target, "/api/tables", {"name": "Mallory", "setup": setup})


def _post(target: Target, path: str, body: object) -> dict[str, str]:
    """Who one is at a table then; nobody, if it was refused."""
    heard = b""
    with suppress(OSError), target.connect() as raw:
        raw.sendall(request("POST", path, "Connection: close", body=json.dumps(body).encode()))
        while more := raw.recv(65536):
            heard += more
    head, _, answer = heard.partition(b"\r\n\r\n")
    joined: dict[str, str] = json.loads(answer) if b" 201 " in head else {}
    return joined


def _sit(target: Target, guest: dict[str, str]) -> socket.socket:
    """Their socket. Raises `OSError`."""
    raw = target.connect()
    if not guest:
        raw.close()
        raise ConnectionRefusedError
    raw.sendall(opening(guest["table"], f"Authorization: Bearer {guest['key']}"))
    return raw


def _play(target: Target, raw: socket.socket) -> None:
    """Start, and do at once whatever may be done first."""
    raw.sendall(frame(1, b'{"type":"start","id":"start"}'))
    heard = b""
    for number in count():
        while (at := heard.find(b'"legal_actions":["')) < 0:
            more = raw.recv(65536)
            if target.over or not more:
                return
            heard = heard[-100:] + more
        heard = heard[at + len(b'"legal_actions":["') :]
        while b'"' not in heard:
            heard += raw.recv(65536)
        action, _, heard = heard.partition(b'"')
        act = {"type": "act", "id": f"{number}", "version": 2**31, "action": action.decode()}
        raw.sendall(frame(1, json.dumps(act).encode()))


ATTACKS = (talkers, thinkers, names)
