"""The address in the QR code: one that a phone beside this machine can reach."""

from __future__ import annotations

import socket

from augury.server.addresses import nearby_address


def test_only_for_a_page_on_the_servers_own_machine() -> None:
    assert nearby_address("127.0.0.1", "127.0.0.1", 8000) is None
    assert nearby_address("0.0.0.0", "192.168.1.7", 8000) is None
    assert nearby_address("0.0.0.0", "not an address", 8000) is None


def test_it_is_an_address_of_this_machine() -> None:
    found = nearby_address("0.0.0.0", "127.0.0.1", 8000)
    if found is None:  # a machine without a network has none to tell
        return
    host = found.removeprefix("http://").removesuffix(":8000")
    with socket.socket() as probe:
        probe.bind((host, 0))
