"""Where this server listens, and under which address other devices find it."""

from __future__ import annotations

import errno
import socket
import sys
from ipaddress import ip_address
from typing import Final

_EVERYWHERE: Final = ("0.0.0.0", "::")
_FAR: Final = ("192.0.2.1", 9)  # nobody's (RFC 5737): nothing is sent there, only a way is chosen
_NEXT: Final = 20  # ports that are tried after the usual one


def listen(host: str, port: int, *, insist: bool) -> socket.socket:
    """A socket that is bound there, or to one of the next ports; to none but this, if we `insist`.

    Raises `ValueError`, with what to do about it.
    """
    for one in (port,) if insist else range(port, min(port + _NEXT, 2**16)):
        try:
            return _bind(host, one)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot listen on {host}:{one}: {error.strerror}") from None
    ports = str(port) if insist else f"{port} and the {_NEXT - 1} after it"
    raise ValueError(
        f"port {ports} of {host} is in use, perhaps by another Augury: end that one, or choose "
        "another port with --port (0 is any that is free)"
    )


def _bind(host: str, port: int) -> socket.socket:
    # With its protocol: asyncio lets only a connection that says it is TCP send at once.
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    own = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would mean to share the port
            own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        own.bind(address)
        own.listen()  # only now is it known whether somebody else does
    except OSError:
        own.close()
        raise
    return own


def nearby_address(listening: str, client: str, port: int | None) -> str | None:
    """The address of this machine in its network, for a page that is open on this very machine.

    None, if the server does not listen there, or if the client has found it by itself.
    """
    if listening not in _EVERYWHERE or port is None or not _is_loopback(client):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR)
        except OSError:  # no network at all
            return None
        host: str = probe.getsockname()[0]
    return None if _is_loopback(host) else f"http://{host}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
