"""All guilds; one of them can be in play (CT-5.1)."""

from __future__ import annotations

from collections.abc import Callable

from duomo.games.red_cathedral.modules.guilds.rules.administrators import Administrators
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.contractors import ContractorsGuild
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.lawyers import Lawyers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders
from duomo.games.red_cathedral.modules.guilds.rules.weavers import Weavers
from duomo.games.red_cathedral.modules.guilds.rules.wholesalers import Wholesalers
from duomo.games.red_cathedral.rules.values import TableValues

CLASSES: tuple[Callable[[int], Guild], ...] = (
    Jewellers, Weavers, Foremen, ContractorsGuild, Wholesalers, Administrators, Lawyers, Archivists,
    MasterBuilders, Brickmakers,
)  # fmt: skip
"""In the order of the rulebook. Each is called with its index among the modules of a table."""

BY_NAME: dict[str, Callable[[int], Guild]] = {make(0).guild: make for make in CLASSES}
NEED_REGION: frozenset[str] = frozenset(name for name, make in BY_NAME.items() if make(0).needs_region)
"""Names of the guilds that need the contractors module."""


def guild_of(values: TableValues) -> Guild:
    """Return the guild in play."""
    return next(module for module in values.modules if isinstance(module, Guild))


def guild_at(values: TableValues) -> Guild | None:
    """Return the guild in play, or None if the Clergy has its place."""
    return next((module for module in values.modules if isinstance(module, Guild)), None)
