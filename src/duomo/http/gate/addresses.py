"""Whose an address is: limits count households, not the addresses that one of them has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 address by which a household is known; the rest it chooses as it likes."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address itself, or of IPv6 the network that its owner has."""
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
    """Addresses and networks as a host names them; `*` is every one."""
    found: list[Network] = []
    for name in named:
        if name == "*":
            found += [ip_network("0.0.0.0/0"), ip_network("::/0")]
            continue
        try:
            found.append(ip_network(name, strict=False))
        except ValueError:
            continue  # the name of a socket file, which has no address
    return tuple(found)


def within(whose: str, trusted: tuple[Network, ...]) -> bool:
    """Whether a household has one of these addresses."""
    try:
        network = ip_network(whose, strict=False)
    except ValueError:
        return False
    return any(network.version == other.version and network.overlaps(other) for other in trusted)
