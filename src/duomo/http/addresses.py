"""Whose an address is: limits count households, not the addresses that one of them has."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

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
