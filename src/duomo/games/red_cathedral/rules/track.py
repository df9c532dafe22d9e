"""The score track: recognition spaces, and the prestige spaces among them (RC-3)."""

from __future__ import annotations

from duomo.games.red_cathedral.rules.state import Player
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues


def gain_recognition(player: Player, points: int) -> None:
    """RC-3.2, RC-3.4."""
    player.marker = min(player.marker + points, LONGEST)


def lose_recognition(player: Player, points: int) -> None:
    """RC-3.2. Never below 0."""
    player.marker = max(player.marker - points, 0)


def gain_prestige(values: TableValues, player: Player, points: int) -> None:
    """RC-3.3. Move to the next prestige space strictly ahead, once for each point."""
    for _ in range(points):
        player.marker = values.ahead[player.marker]


def can_lose_prestige(values: TableValues, player: Player) -> bool:
    """RC-3.3. False if no prestige space lies strictly behind."""
    return values.behind[player.marker] >= 0


def lose_prestige(values: TableValues, player: Player) -> None:
    """RC-3.3. Move to the nearest prestige space strictly behind."""
    player.marker = values.behind[player.marker]


def prestige_reached(values: TableValues, player: Player) -> int:
    """RC-10.2. The prestige space at or behind the marker; 0 below prestige 1."""
    return values.prestige[player.marker]
