"""What never changes at one solo table."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild


class Solo:
    def __init__(self, single: bool, cards: list[int], dice: list[int]) -> None:
        self.single = single
        """RC-11.6. 1 recognition in all from the market."""
        self.cards = cards
        self.dice = dice
        """RC-11.1, CT-6.1. The solo cards, and the dice on his tiles."""
        self.contractors: Contractors | None = None
        self.guild: Guild | None = None
        """What else is in play that concerns him (CT-6)."""
        self.deal = -1
        self.roll = -1
        self.decorated = -1
        self.claimed = -1
        """Kinds of his decisions."""
        self.for_ivan = -1
        """+ cell: the section that Ivan claims or decorates"""
