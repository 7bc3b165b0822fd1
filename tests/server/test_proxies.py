"""Whose request it is, behind proxies: their lines are read from the right, and only theirs."""

from pathlib import Path

import pytest

from augury.server.proxies import client_address, forwarded_scheme, is_proxy, network
from tests.server.attacks.wire import opening, request
from tests.server.harness import lay
from tests.server.raw import Raw, at_a_house

NETWORK = "10.0.0.0/8", "2001:db8:5::/48"
OURS = tuple(map(network, NETWORK))


def test_a_household_is_one_address() -> None:
    assert client_address("2001:db8:1:2::7", (), ()) == "2001:db8:1:2::/64"
    assert client_address("2001:db8:1:2:ffff::9", (), ()) == "2001:db8:1:2::/64"
    assert client_address("2001:db8:1:3::7", (), ()) == "2001:db8:1:3::/64"
    assert client_address("::ffff:203.0.113.7", (), ()) == "203.0.113.7"


@pytest.mark.parametrize(
    ("peer", "lines", "client"),
    [
        ("10.0.0.2", ["203.0.113.7"], "203.0.113.7"),
        ("10.0.0.2", ["6.6.6.6, 203.0.113.7"], "203.0.113.7"),
        ("10.0.0.2", ["6.6.6.6", "203.0.113.7"], "203.0.113.7"),  # a line of the proxy's own
        ("10.0.0.2", ["6.6.6.6", "203.0.113.7", "10.9.9.9,10.1.1.1"], "203.0.113.7"),
        ("::ffff:10.0.0.2", ["203.0.113.7"], "203.0.113.7"),  # to a socket for both
        ("10.0.0.2", ["::ffff:203.0.113.7"], "203.0.113.7"),
        ("2001:db8:5::2", ["2001:db8:1:2::7"], "2001:db8:1:2::/64"),
        ("10.0.0.2", ["203.0.113.7:4711"], "203.0.113.7"),
        ("10.0.0.2", ["[2001:db8:1:2::7]:4711"], "2001:db8:1:2::/64"),
        ("203.0.113.7", ["6.6.6.6"], "203.0.113.7"),  # who is no proxy is not believed
        ("10.0.0.2", [], "10.0.0.2"),
        ("10.0.0.2", ["10.0.0.3"], "10.0.0.3"),  # somebody within, who asks through it
        ("10.0.0.2", ["6.6.6.6, unknown"], "10.0.0.2"),  # it names nobody
        ("10.0.0.2", ["6.6.6.6, "], "10.0.0.2"),
    ],
)
def test_the_client_is_the_last_who_is_no_proxy(peer: str, lines: list[str], client: str) -> None:
    assert client_address(peer, lines, OURS) == client


@pytest.mark.parametrize(
    ("peer", "lines", "schemes", "scheme"),
    [
        ("10.0.0.2", ["203.0.113.7"], ["https"], "https"),
        ("10.0.0.2", [], ["HTTPS"], "https"),
        ("10.0.0.2", ["6.6.6.6, 203.0.113.7"], ["https, http"], "http"),
        ("10.0.0.2", ["6.6.6.6", "203.0.113.7"], ["https", "http"], "http"),
        ("10.0.0.2", ["203.0.113.7, 10.0.0.3"], ["https, http"], "https"),  # http among ours
        ("10.0.0.2", ["203.0.113.7, 10.0.0.3"], ["https"], "https"),
        ("10.0.0.2", ["203.0.113.7"], [], None),
        ("203.0.113.7", ["6.6.6.6"], ["https"], None),
    ],
)
def test_the_scheme_is_said_by_who_says_the_client(
    peer: str, lines: list[str], schemes: list[str], scheme: str | None
) -> None:
    assert forwarded_scheme(peer, lines, schemes, OURS) == scheme


@pytest.mark.parametrize(
    ("written", "within", "outside"),
    [
        ("10.0.0.2", "10.0.0.2", "10.0.0.3"),
        ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
        ("10.0.0.0/8", "::ffff:10.1.2.3", "::ffff:11.1.2.3"),
        ("::ffff:10.0.0.0/104", "10.1.2.3", "11.1.2.3"),
        ("2001:db8::/32", "2001:db8:7::1", "2001:db9::1"),
        ("::/0", "2001:db8:7::1", "10.0.0.1"),
    ],
)
def test_a_network_is_all_its_addresses(written: str, within: str, outside: str) -> None:
    proxies = (network(written),)
    assert is_proxy(within, proxies)
    assert not is_proxy(outside, proxies)
    assert not is_proxy("unknown", proxies)


@pytest.mark.parametrize("door", ["page", "socket"])
def test_lines_of_its_own_do_not_make_a_client_another(tmp_path: Path, door: str) -> None:
    """A client that wrote the first line had a budget for every name it gave."""

    async def ask(address: str, asked: bytes) -> bool:
        raw = await Raw.connect(address)
        await raw.send(asked)
        return b" 429 " in await raw.until(b"\r\n\r\n")

    async def scenario(address: str) -> None:
        table = (await lay(address)).table

        def asked(number: int, client: str) -> bytes:
            lines = f"X-Forwarded-For: 6.6.6.{number}", f"X-Forwarded-For: {client}"
            return opening(table, *lines) if door == "socket" else request("GET", "/", *lines)

        refused = [await ask(address, asked(number, "203.0.113.7")) for number in range(12)]
        assert refused[-1]
        assert not await ask(address, asked(0, "203.0.113.8"))

    proxies = ("127.0.0.0/8",)
    at_a_house(tmp_path, scenario, proxies=proxies, requests_per_second=0.001, requests_burst=10)
