"""Which of the delivered materials are diamonds (CT-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.refusal import PositionError
from duomo.core.game import Document
from duomo.core.position import table
from duomo.core.view import Declaration, declare
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Diamonds, Jewellers
from duomo.games.red_cathedral.positions.rows import read_materials, unpacked
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces
from duomo.games.red_cathedral.rules.state import RedState

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer

VISIBLE: Declaration = declare(Diamonds, {"standing": "public"})


class JewellersTable(GuildTable):
    def __init__(self, guild: Jewellers) -> None:
        super().__init__(guild)
        self.jewellers = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def write(self, writer: Writer) -> Document:
        standing, cells = self.jewellers.diamonds(writer.state).standing, writer.state.cells
        lying = {section_name(cell): unpacked(standing[cell]) for cell in cells if standing[cell]}
        return {"diamonds": lying} if lying else {}

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        diamonds = self.jewellers.diamonds(state)
        given = entries(value, "diamonds").get("diamonds", {})
        sections = {section_name(cell): cell for cell in state.cells}
        for name, materials in table("guild, diamonds", given, sections).items():
            cell = sections[name]
            place = f"guild, diamonds on {name}"
            counts = read_materials(place, materials, 7)
            delivered = 0
            if state.owner[cell] >= 0 and not state.done[cell]:
                delivered = reading.values.card_cost[state.card[cell]] - state.needs[cell]
            standing = 0
            for material in range(MATERIALS):
                if counts[material] > needed(delivered, material):
                    raise PositionError(f"{place}: so much has not been delivered there (CT-5.2).")
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
