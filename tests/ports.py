"""Ports for programs that tests start, and that are told where to listen."""

from __future__ import annotations

import socket
import sys
from typing import Final

__all__ = ["reserve_port"]

_RESERVED: Final[list[socket.socket]] = []


def reserve_port() -> int:
    """A free port of this machine that the system gives to nobody else while the tests run.

    Between the choice and the start of the program that listens there, others ask for ports too.
    Linux keeps a port for us that is bound and not listened on, and lets the one listen who names
    it; other systems would refuse that.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    port: int = reserved.getsockname()[1]
    if sys.platform == "linux":
        _RESERVED.append(reserved)
    else:
        reserved.close()
    return port
