"""The values of one table, from its options and components, as plain numbers."""

from __future__ import annotations


class TableValues:
    def __init__(self, players: int, quarry: int, bonus: list[int], cards: list[int]) -> None:
        self.players = players
        self.quarry = quarry
        """Stones at the start (ST-1.2)."""
        self.bonus = bonus
        """The value of each kind of plan (ST-3.2)."""
        self.cards = cards
        """The number of cards of each kind."""
