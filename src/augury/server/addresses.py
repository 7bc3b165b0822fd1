"""Under which address other devices find this server: for the link and the QR code of a table."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

__all__ = ["nearby_address"]

_EVERYWHERE: Final = ("0.0.0.0", "::")
_FAR: Final = ("192.0.2.1", 9)  # nobody's (RFC 5737): nothing is sent there, only a way is chosen


def nearby_address(listening: str, client: str, port: int | None) -> str | None:
    """The address of this machine in its network, for a page that is open on this very machine.

    None, if the server does not listen there, or if whoever asks has found it by themselves.
    """
    if listening not in _EVERYWHERE or port is None or not _here(client):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR)
        except OSError:  # no network at all
            return None
        host: str = probe.getsockname()[0]
    return None if _here(host) else f"http://{host}:{port}"


def _here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
