"""One player alone meets Ivan (RC-11)."""

from __future__ import annotations

from duomo.core.options import PLAYERS, Option, Options, Problem
from duomo.core.refusal import Refusal
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.modules.contractors.module import Contractors
from duomo.games.red_cathedral.modules.guilds.foremen import Foremen
from duomo.games.red_cathedral.modules.ivan.codes import (
    FRAMES_OF_IVAN,
    IVAN,
    IVAN_NAME,
    MOVES_OF_IVAN,
    NATURE_FRAMES_OF_IVAN,
    NATURE_MOVES_OF_IVAN,
    RECRUIT_CARD,
    YOU,
)
from duomo.games.red_cathedral.modules.ivan.module import Ivan
from duomo.games.red_cathedral.modules.ivan.solo import Solo
from duomo.games.red_cathedral.modules.manifest import Manifest, join
from duomo.games.red_cathedral.tables import Tables

PER_DIE = "per_die"
SINGLE = "single"


def wanted(options: Options) -> bool:
    return options.players == 1


def clashes(options: Options) -> list[Problem]:
    """RC-11.6. A choice about Ivan where there is no Ivan is a mistake that somebody should hear of."""
    choice = options["ivan_market"]
    if options.players == 1 or choice == PER_DIE:
        return []
    facts: dict[str, int | str] = {"choice": choice, "players": options.players}
    return [Problem(Refusal("option-no-ivan", "RC-11.6", facts), ("ivan_market", PLAYERS))]


def attach(tables: Tables, options: Options, components: RedCathedralComponents) -> None:
    """RC-11.1, RC-11.8. The second party is Ivan; the player speaks in his turn and moves first."""
    tables.party_names[IVAN] = IVAN_NAME
    tables.speaker[IVAN] = YOU
    tables.any_material[IVAN] = True
    tables.starter = YOU
    tables.sixth_prestige = 0
    dice = [
        die
        for die in range(tables.dice)
        if any(
            tables.tile_die[tile] == die and tables.tile_three_plus[tile]
            for tile in range(tables.drawn_tiles)
        )
    ]
    solo = Solo(options["ivan_market"] == SINGLE, list(range(RECRUIT_CARD)), dice)
    for other in tables.modules:
        if isinstance(other, Contractors):
            solo.contractors = other
            solo.cards.append(RECRUIT_CARD)  # CT-6.1
        elif isinstance(other, Foremen):
            solo.foremen = other
    assert len(solo.dice) == len(solo.cards)
    module = Ivan(len(tables.modules), solo)
    join(tables, module, FRAMES_OF_IVAN, MOVES_OF_IVAN, NATURE_FRAMES_OF_IVAN, NATURE_MOVES_OF_IVAN)


MANIFEST = Manifest(
    (Option("ivan_market", (PER_DIE, SINGLE), PER_DIE, "RC-11.6", expansion=True),),
    wanted,
    attach,
    clashes,
    components=False,
)
