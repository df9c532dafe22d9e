"""Six additional blueprints, two per number of players: on their own, or shuffled with those of the base
game."""

from __future__ import annotations

from duomo.core.options import Option, Options
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
from duomo.games.red_cathedral.modules.manifest import Manifest
from duomo.games.red_cathedral.rules.values import TableValues


def wanted(options: Options) -> bool:
    return options["blueprints"] != "base"


def attach(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    """RC-2.2. Change the blueprints to draw from."""
    assert isinstance(components, ExpansionComponents)
    if options["blueprints"] == "extra":
        values.plan_names, values.plan_heights = [], []
    for plan in components.extra_blueprints:
        if plan.players == max(2, options.players):  # solo is set up for two
            values.plan_names.append(plan.id)
            values.plan_heights.append(list(plan.heights))


MANIFEST = Manifest(
    "blueprints",
    (Option("blueprints", ("base", "extra", "all"), "base", "RC-2.2", expansion=True),),
    wanted,
    attach,
)
