"""Which of the delivered materials are diamonds (CT-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.core.position import entries_in
from duomo.core.view import Declaration, Eyes, declare
from duomo.games.red_cathedral.companion.putting_right import TAKE_OFF, place_of
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Diamonds, Jewellers
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.positions.places import at_section, impossible
from duomo.games.red_cathedral.positions.rows import read_materials, unpacked
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.names import Material, SectionName

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer

VISIBLE: Declaration = declare(Diamonds, {"standing": "public"})


class JewellersBoard(GuildBoard, tag="jewellers"):
    """CT-5.2."""

    diamonds: dict[SectionName, list[Material]]
    """What the diamonds on unfinished sections stand for."""


def no_diamonds(document: Document, refusal: Refusal) -> str:
    """Take all diamonds off a section."""
    document["guild"]["diamonds"].pop(place_of(refusal)["section"], None)
    return TAKE_OFF


class JewellersTable(GuildTable):
    document = JewellersBoard
    repairs: ClassVar = {"position-guild-diamonds": no_diamonds}

    def __init__(self, guild: Jewellers) -> None:
        super().__init__(guild)
        self.jewellers = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> JewellersBoard | None:
        standing = self.jewellers.diamonds(state).standing
        lying: Any = {section_name(cell): unpacked(standing[cell]) for cell in state.cells if standing[cell]}
        return JewellersBoard(lying) if lying else None

    def write(self, writer: Writer) -> Document:
        standing, cells = self.jewellers.diamonds(writer.state).standing, writer.state.cells
        lying = {section_name(cell): unpacked(standing[cell]) for cell in cells if standing[cell]}
        return {"diamonds": lying} if lying else {}

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        diamonds = self.jewellers.diamonds(state)
        given = entries(value, "diamonds").get("diamonds", {})
        sections = {section_name(cell): cell for cell in state.cells}
        for name, materials in entries_in("guild, diamonds", given, sections).items():
            cell = sections[name]
            place = f"guild, diamonds on {name}"
            counts = read_materials(place, materials, 7)
            delivered = 0
            if state.owner[cell] >= 0 and not state.done[cell]:
                delivered = reading.values.card_cost[state.card[cell]] - state.needs[cell]
            standing = 0
            for material in range(MATERIALS):
                if counts[material] > needed(delivered, material):
                    raise impossible("guild-diamonds", "CT-5.2", at_section(name))
                standing += pieces(material, counts[material])
            diamonds.standing[cell] = standing

    def board_line(self, signs: Signs) -> str:
        standing = self.jewellers.diamonds(signs.state).standing
        lying = [
            f"{section_name(cell)} {signs.tell_all(signs.words.packed(standing[cell]))}"
            for cell in signs.state.cells
            if standing[cell]
        ]
        return signs.say("cli-guild-diamonds", things="; ".join(lying)) if lying else ""
