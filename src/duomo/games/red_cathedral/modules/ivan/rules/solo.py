"""Everything that never changes at a solo table."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild


class Solo:
    def __init__(self, single: bool, cards: list[int], dice: list[int]) -> None:
        self.single = single
        """RC-11.6. Only 1 recognition in total from the market."""
        self.cards = cards
        self.dice = dice
        """RC-11.1, CT-6.1. The solo cards, and the dice on Ivan's tiles."""
        self.contractors: Contractors | None = None
        self.guild: Guild | None = None
        """Other modules in play that concern Ivan (CT-6)."""
        self.deal = -1
        self.roll = -1
        self.decorated = -1
        self.claimed = -1
        """Kinds of Ivan's decisions."""
        self.for_ivan = -1
        """+ cell: the section that Ivan claims or decorates"""
