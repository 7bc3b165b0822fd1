"""Who asks: the client's address, as far as the proxies before this server are believed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network
_Address: TypeAlias = IPv4Address | IPv6Address

_HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household shares, or one attacker
_MAPPED: Final = IPv6Network("::ffff:0:0/96")  # IPv4 addresses, as a socket for both writes them


def network(written: str) -> Network:
    """The addresses of a proxy: one, or a network. Raises `ValueError`.

    >>> network("10.0.0.2"), network("::ffff:10.0.0.0/104")
    (IPv4Network('10.0.0.2/32'), IPv4Network('10.0.0.0/8'))
    """
    try:
        parsed = ip_network(written.strip())
    except ValueError as error:
        raise ValueError(
            f"{error}: write an address such as 10.0.0.2, or a network such as 10.0.0.0/8"
        ) from None
    if isinstance(parsed, IPv6Network) and parsed.subnet_of(_MAPPED):
        first = parsed.network_address.ipv4_mapped
        assert first is not None
        return IPv4Network((first, parsed.prefixlen - _MAPPED.prefixlen))
    return parsed


def is_proxy(address: str, proxies: Sequence[Network]) -> bool:
    """Whether this is one of our proxies."""
    parsed = _parse(address)
    return parsed is not None and any(parsed in one for one in proxies)


def client_address(peer: str, forwarded: Sequence[str], proxies: Sequence[Network]) -> str:
    """Who is at the other end, from all lines of `X-Forwarded-For`.

    Each proxy writes on the right whom it was asked by, so the client is the last who is no proxy
    of ours; what stands left of it the client may have made up.

    >>> ours = [network("10.0.0.0/8")]
    >>> client_address("10.0.0.2", ["6.6.6.6", "203.0.113.7, 10.0.0.3"], ours)
    '203.0.113.7'
    >>> client_address("203.0.113.7", ["6.6.6.6"], ours)
    '203.0.113.7'

    Of an IPv6 address what a household shares, since a person who has one has 2⁶⁴ of them.

    >>> client_address("2001:db8::7", [], ours)
    '2001:db8::/64'
    """
    return household(_way(peer, forwarded, proxies)[-1])


def forwarded_scheme(
    peer: str, forwarded: Sequence[str], schemes: Sequence[str], proxies: Sequence[Network]
) -> str | None:
    """By which scheme the client came, from all lines of `X-Forwarded-Proto` beside the others.

    Its entries belong to those of `X-Forwarded-For`; there may be fewer, since many proxies write
    one anew. `None`: no proxy of ours says.
    """
    said = _entries(schemes)
    if not said or not is_proxy(peer, proxies):
        return None
    passed = len(_way(peer, forwarded, proxies)) - 1
    return said[-min(max(passed, 1), len(said))].lower()


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """The address, or of an IPv6 address the network that one household shares."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((int(parsed), _HOUSEHOLD), strict=False))
    return address if parsed is None else str(parsed)


def _way(peer: str, forwarded: Sequence[str], proxies: Sequence[Network]) -> list[str]:
    """From the peer through our proxies to the client; a proxy that names nobody is the last."""
    way = [peer]
    for entry in reversed(_entries(forwarded)):
        if not is_proxy(way[-1], proxies) or _parse(entry) is None:
            break
        way.append(entry)
    return way


def _entries(lines: Sequence[str]) -> list[str]:
    """All lines of a field are one list."""
    return [entry.strip() for line in lines for entry in line.split(",")]


@lru_cache(maxsize=1024)
def _parse(written: str) -> _Address | None:
    """An address, perhaps with a port, which some proxies write too; `None`: it is none."""
    host = written
    if written.startswith("["):
        host = written[1:].partition("]")[0]
    elif written.count(":") == 1:
        host = written.partition(":")[0]
    try:
        parsed = ip_address(host)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed
