"""The printed values of the module's pieces, as the engine reads them."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, MOSCOW, SPACES


class Printed:
    """Specialists, cities and the bonuses under the contractors; never change at a table."""

    def __init__(self) -> None:
        self.names: list[str] = []
        """Specialists by id."""
        self.effect: list[int] = []
        self.gives: list[list[int]] = []
        """Resource, amount, resource, amount …"""
        self.material: list[int] = []
        """The material the specialist discards, or -1."""
        self.prestige: list[int] = []
        self.tool: list[int] = []
        self.tool_names: list[str] = []
        self.city_names: list[str] = []
        self.bonus_gives: list[list[int]] = []
        self.bonus_choice: list[int] = []
        """CT-2.2. The bonus under each contractor, the leftmost first."""
        self.touching: list[list[int]] = [spaces_of(city) for city in range(CITIES)]
        """CT-1.3. The specialist spaces next to each city."""


def spaces_of(city: int) -> list[int]:
    """CT-1.3. Moscow touches all five spaces; an outer city touches the one before it and the one after
    it."""
    if city == MOSCOW:
        return list(range(SPACES))
    return sorted([(city - 2) % SPACES, city - 1])
