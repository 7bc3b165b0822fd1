"""Ports for programs that tests start, and that are told where to listen."""

from __future__ import annotations

import atexit
import socket
import sys

__all__ = ["reserve_port"]


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
        atexit.register(reserved.close)
    else:
        reserved.close()
    return port
