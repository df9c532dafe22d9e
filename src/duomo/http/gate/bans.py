"""Bans: guests by id, addresses by network."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from duomo.play.trouble import ServerTrouble
from duomo.store.house import Ban


def network_of(text: str) -> IPv4Network | IPv6Network:
    """Parse an address, or a network such as 203.0.113.0/24; raises ServerTrouble for anything else."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise ServerTrouble(400, "no-address", address=text) from None


class Bans:
    """The current bans; the porter refreshes them."""

    def __init__(self) -> None:
        self.guests: dict[str, Ban] = {}
        self.networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []

    def renew(self, bans: Iterable[Ban]) -> None:
        every = list(bans)
        self.guests = {ban.who: ban for ban in every if ban.kind == "guest"}
        self.networks = [(network_of(ban.who), ban) for ban in every if ban.kind == "address"]

    def of_guest(self, guest: str) -> ServerTrouble | None:
        return _told(self.guests.get(guest))

    def of_address(self, address: str) -> ServerTrouble | None:
        if not self.networks:
            return None
        try:
            here = ip_address(address)
        except ValueError:
            return None
        return next((_told(ban) for network, ban in self.networks if here in network), None)


def _told(ban: Ban | None) -> ServerTrouble | None:
    return None if ban is None else ServerTrouble(403, "banned", reason=ban.reason)
