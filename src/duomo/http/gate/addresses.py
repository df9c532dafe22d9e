"""Grouping of addresses: limits count households, not single addresses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 address that identify a household; the household chooses the rest freely."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the IPv4 address itself, or the owner's IPv6 network."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, HOUSEHOLD), strict=False))


Network = IPv4Network | IPv6Network


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """Parse the host's list of addresses and networks; `*` stands for all."""
    found: list[Network] = []
    for name in named:
        if name == "*":
            found += [ip_network("0.0.0.0/0"), ip_network("::/0")]
            continue
        try:
            found.append(ip_network(name, strict=False))
        except ValueError:
            continue  # a Unix socket, which has no address
    return tuple(found)


def within(whose: str, trusted: tuple[Network, ...]) -> bool:
    """True if a household overlaps one of these networks."""
    try:
        network = ip_network(whose, strict=False)
    except ValueError:
        return False
    return any(network.version == other.version and network.overlaps(other) for other in trusted)
