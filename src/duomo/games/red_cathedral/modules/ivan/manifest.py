"""A solo player plays against Ivan (RC-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.refusal import Refusal
from duomo.core.options import PLAYERS, Option, Options, Problem
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.ivan.rules.codes import IVAN, IVAN_NAME, RECRUIT_CARD, YOU
from duomo.games.red_cathedral.modules.ivan.rules.module import Ivan
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.manifest import Manifest
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing
    from duomo.games.red_cathedral.positions.parts import Part
    from duomo.games.red_cathedral.wire.module import ModuleWire
    from duomo.games.red_cathedral.words.module import ModuleWords

PER_DIE = "per_die"
SINGLE = "single"


def wanted(options: Options) -> bool:
    return options.players == 1


def clashes(options: Options) -> list[Problem]:
    """RC-11.6. Refuse options about Ivan at a table without Ivan."""
    choice = options["ivan_market"]
    if options.players == 1 or choice == PER_DIE:
        return []
    facts: dict[str, int | str] = {"choice": choice, "players": options.players}
    return [Problem(Refusal("option-no-ivan", "RC-11.6", facts), ("ivan_market", PLAYERS))]


def attach(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    """RC-11.1, RC-11.8. The second party is Ivan; the player decides in his turn and moves first."""
    values.party_names[IVAN] = IVAN_NAME
    values.speaker[IVAN] = YOU
    values.any_material[IVAN] = True
    values.starter = YOU
    values.sixth_prestige = 0
    dice = [
        die
        for die in range(values.dice)
        if any(
            values.tile_die[tile] == die and values.tile_three_plus[tile]
            for tile in range(values.drawn_tiles)
        )
    ]
    solo = Solo(options["ivan_market"] == SINGLE, list(range(RECRUIT_CARD)), dice)
    for other in values.modules:
        if isinstance(other, Contractors):
            solo.contractors = other
            solo.cards.append(RECRUIT_CARD)  # CT-6.1
        elif isinstance(other, Guild):
            solo.guild = other
    assert len(solo.dice) == len(solo.cards)
    Ivan(len(values.modules), solo).join(values)


def part() -> Part:
    from duomo.games.red_cathedral.modules.ivan.positions.position import PART

    return PART


def words() -> ModuleWords:
    from duomo.games.red_cathedral.modules.ivan.words.words import WORDS

    return WORDS


def wire() -> ModuleWire:
    from duomo.games.red_cathedral.modules.ivan.wire.writing import WIRE

    return WIRE


def drawing() -> ModuleDrawing:
    from duomo.games.red_cathedral.modules.ivan.drawing.drawing import DRAWING

    return DRAWING


MANIFEST = Manifest(
    "ivan",
    (Option("ivan_market", (PER_DIE, SINGLE), PER_DIE, "RC-11.6", expansion=True),),
    wanted,
    attach,
    clashes,
    components=False,
    part=part,
    words=words,
    wire=wire,
    drawing=drawing,
    details=("ivan_market",),
)
