"""The cards and tiles of The Red Cathedral and its expansion in signs."""

from __future__ import annotations

from duomo.core.words.signs import Signs, row_signs
from duomo.games.red_cathedral.components import sets as rc
from duomo.games.red_cathedral.modules.components import sets as ct
from duomo.games.red_cathedral.modules.contractors.words.signs import specialist_signs
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.words.signs import action_signs

__all__ = ["row_signs"]  # includes the signs of this game's rows


@row_signs.register
def influence_card(row: rc.InfluenceCard | ct.GuildCard) -> list[Signs]:
    return [action_signs(one.action, one.mark, one.shown) for one in (row.upper, row.lower)]


@row_signs.register
def specialist(row: ct.Specialist) -> list[Signs]:
    gives = [number for name, amount in row.gives.items() for number in (RESOURCE_NAMES.index(name), amount)]
    return [specialist_signs(row.effect, gives, row.material, row.prestige)]
