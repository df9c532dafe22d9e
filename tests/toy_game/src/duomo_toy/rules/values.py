"""The values of one table: what its options and its components say, as plain numbers."""

from __future__ import annotations


class TableValues:
    def __init__(self, players: int, quarry: int, bonus: list[int], cards: list[int]) -> None:
        self.players = players
        self.quarry = quarry
        """Stones at the start (ST-1.2)."""
        self.bonus = bonus
        """What each kind of plan is worth (ST-3.2)."""
        self.cards = cards
        """How many cards of each kind there are."""
