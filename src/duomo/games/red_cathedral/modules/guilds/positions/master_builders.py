"""Section cards that were drawn, and the deck that is left (CT-5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Event
from duomo.core.game import Document
from duomo.core.position import array, word
from duomo.core.view import Declaration, Eyes, declare
from duomo.core.words.phrase import Value, say
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import Discards, MasterBuilders, unused
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.positions.rows import by_name
from duomo.games.red_cathedral.rules.names import KIND_NAMES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer
    from duomo.games.red_cathedral.words.words import RedWords

VISIBLE: Declaration = declare(Discards, {"cards": "public"})


class MasterBuildersBoard(GuildBoard, tag="master-builders"):
    """CT-5.10."""

    deck: list[str]
    """The contents are public, the order is unknown."""
    discards: list[str]


class MasterBuildersTable(GuildTable):
    document = MasterBuildersBoard

    def __init__(self, guild: MasterBuilders) -> None:
        super().__init__(guild)
        self.builders = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def as_printed(self, values: TableValues, components: ExpansionComponents) -> bool:
        return all(by_name("section card", values, card)[1] is None for card in values.deal_cards)

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> MasterBuildersBoard:
        names, discards = values.card_names, self.builders.discards(state).cards
        deck = [names[card] for card in unused(values, state) if card not in discards]
        return MasterBuildersBoard(deck, [names[card] for card in discards])

    def write(self, writer: Writer) -> Document:
        names, discards = writer.values.card_names, self.builders.discards(writer.state)
        document: Document = {"discards": [names[card] for card in discards.cards]}
        if writer.full:
            left = unused(writer.values, writer.state)
            document["deck"] = [names[card] for card in left if card not in discards.cards]
        return document

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        """Read the discards: cards of the set that are neither in the cathedral nor in the deck."""
        names = reading.values.card_names
        left = {names[card]: card for card in unused(reading.values, state)}
        given = array("guild, discards", entries(value, "discards").get("discards", []), len(left), "CT-5.10")
        cards = sorted({left[word("guild, discards", name, left)] for name in given})
        self.builders.discards(state).cards = cards

    def board_line(self, signs: Signs) -> str:
        discarded = len(self.builders.discards(signs.state).cards)
        count = len(unused(signs.values, signs.state)) - discarded
        return signs.say("cli-guild-cards", count=count, discarded=discarded)

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Describe a drawn section card by what is printed on it, not by its id."""
        if event.kind != "draw-card":
            return {}
        card = words.values.card_names.index(str(event.data["card"]))
        kind = KIND_NAMES[words.values.card_kind[card]]
        return {"card": say("rc-section-card", kind=kind, cost=words.packed(words.values.card_cost[card]))}
