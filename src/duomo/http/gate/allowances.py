"""Rate limits by person and by address, shared by all processes of a server."""

from __future__ import annotations

import math
import time
from collections import Counter

from duomo.http.gate.counting import Shared
from duomo.http.house import metrics
from duomo.http.settings import Limits
from duomo.play.trouble import ServerTrouble

HOUR = 3600.0
MINUTE = 60.0
BURST = 5
"""Seconds' worth of requests that may come in one burst."""


class Allowance:
    """One rate limit; its name is the key of the error message."""

    def __init__(
        self,
        allowances: Allowances,
        name: str,
        rates: tuple[float, float],
        bursts: tuple[float, float],
    ) -> None:
        self.allowances = allowances
        self.name = name
        self.rates = rates
        """Requests per second, for each guest and for each address."""
        self.bursts = bursts

    def take(self, guest: str | None, address: str) -> None:
        """Count one more request; raises ServerTrouble when it is too many."""
        if not self.allows(guest, address):
            trouble = ServerTrouble(429, self.name)
            trouble.again = math.ceil(1 / min(self.rates))
            raise trouble

    def allows(self, guest: str | None, address: str) -> bool:
        """Count one more request; True if it is allowed.

        The address is checked first, so a request refused for the guest still counts for the address.
        """
        of_guest, of_address = self.rates
        shared, moment = self.allowances.shared, time.monotonic()
        if not shared.take(f"{self.name} at {address}", moment, 1 / of_address, self.bursts[1]):
            self.allowances.refuse(f"{self.name}-of-address")
            return False
        if guest is None or shared.take(f"{self.name} of {guest}", moment, 1 / of_guest, self.bursts[0]):
            return True
        self.allowances.refuse(f"{self.name}-of-guest")
        return False


class Allowances:
    def __init__(self, limits: Limits, shared: Shared) -> None:
        self.shared = shared
        self.refused: Counter[str] = Counter()
        """How often each limit has been reached."""
        rates = (limits.requests, limits.requests_address)
        self.requests = Allowance(self, "too-many-requests", rates, (rates[0] * BURST, rates[1] * BURST))
        self.guests = self._hourly("too-many-guests", limits.guests, limits.guests)
        self.tables = self._hourly("too-many-tables", limits.tables, limits.tables_address)
        self.records = self._hourly("too-many-records", limits.records, limits.records_address)
        self.thoughts = self._hourly("too-many-thoughts", limits.thoughts, limits.thoughts_address)
        self.names = self._hourly("too-many-names", limits.names, limits.names_address)
        self.tickets = self._hourly("too-many-tickets", limits.tickets, limits.tickets_address)
        self.reports = self._hourly("too-many-reports", limits.reports, limits.reports_address)
        talk = (limits.talk / MINUTE, limits.talk_address / MINUTE)
        self.talk = Allowance(self, "too-much-talk", talk, (limits.talk / 2, limits.talk_address))
        self.votes = self._hourly("too-many-votes", limits.votes, limits.votes_address)
        self.asks = self._hourly("too-many-asks", limits.asks, limits.asks_address)
        self.changes = self._hourly("too-many-changes", limits.changes, limits.changes_address)
        self.analyses = self._hourly("too-many-analyses", limits.analyses, limits.analyses_address)

    def refuse(self, limit: str) -> None:
        """Count a refusal."""
        self.refused[limit] += 1
        metrics.refused.labels(limit).inc()

    def _hourly(self, name: str, of_guest: int, of_address: int) -> Allowance:
        return Allowance(self, name, (of_guest / HOUR, of_address / HOUR), (of_guest, of_address))
