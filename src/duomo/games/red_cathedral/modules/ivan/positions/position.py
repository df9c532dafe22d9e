"""Ivan's table in a position: his marker, his row of cards with their tiles, his materials."""

from __future__ import annotations

from duomo.core.game import Document
from duomo.core.position import array, entries_in, number, word
from duomo.core.view import Declaration, declare
from duomo.games.red_cathedral.modules.contractors.rules.cities import tool_counts
from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, NOBODY_HELD
from duomo.games.red_cathedral.modules.contractors.rules.module import NAME as CONTRACTORS_NAME
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, IVAN, IVAN_NAME, YOU
from duomo.games.red_cathedral.modules.ivan.rules.module import Ivan, ivan_of, without_board
from duomo.games.red_cathedral.modules.ivan.rules.recruit import START_PRESTIGE
from duomo.games.red_cathedral.modules.ivan.rules.row import start_claim
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.positions.parts import Part
from duomo.games.red_cathedral.positions.places import impossible, where
from duomo.games.red_cathedral.positions.read import Reading
from duomo.games.red_cathedral.positions.rows import read_materials
from duomo.games.red_cathedral.positions.write import Writer
from duomo.games.red_cathedral.rules.codes import BASE, COLOURS, DOME, LEVELS, NO_TILE
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.packed import pieces, set_of
from duomo.games.red_cathedral.rules.setup import new_player
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues
from duomo.games.red_cathedral.rules.workshop import face_down

ENTRIES = ("space", "row", "tiles", "face_down", "inventory", "build", "marker")
HERE = where("ivan")

OF_IVAN: Declaration = declare(
    IvanExtra,
    {
        "row": "public",
        "tiles": "public",
        "face_up": "public",
        "inventory": "public",
        "build": "public",
        "lying": "public",
        "marker": "public",
    },
)
"""Everything Ivan has is public."""


class IvanPart(Part):
    entry = IVAN_NAME

    def visible(self, values: TableValues) -> Declaration:
        return OF_IVAN

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        values, state = writer.values, writer.state
        if not (writer.eyes.on_table("extras") and writer.eyes.on_table("players")):
            return {}
        ivan, player = ivan_of(values).own(state), state.players[IVAN]
        document: Document = {
            "space": player.marker,
            "row": [CARD_NAMES[card] for card in ivan.row],
            "tiles": [DIE_NAMES[die] for die in ivan.tiles],
            "face_down": ivan.face_down(),
            "inventory": named(ivan.inventory, writer.full),
            "build": named(ivan.build, writer.full),
        }
        if ivan.marker >= 0:
            document["marker"] = ivan.marker + 1
        if writer.full:
            document["colour"] = DIE_NAMES[player.colour]
            document["prestige"] = values.prestige[player.marker]
            document["banners"] = player.banners()
            document["ornaments"] = dict(zip(ORNAMENT_NAMES, player.ornaments))
            document["finished"] = player.finished
            document["placed"] = player.placed
        return document

    def delivered(self, values: TableValues, state: RedState, cell: int) -> int | None:
        return ivan_of(values).own(state).lying[cell] if state.owner[cell] == IVAN else None

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        values = reading.values
        entry = entries_in(IVAN_NAME, {} if value is None else value, ENTRIES)
        module = ivan_of(values)
        ivan = module.own(state)
        player = new_player(values, state.players[YOU].colour % COLOURS + 1)
        without_board(values, player)
        if module.solo.contractors is not None:
            player.marker = values.prestige.index(START_PRESTIGE)  # CT-6.1
        player.marker = number("ivan, space", entry.get("space", player.marker), 0, LONGEST, "RC-3.4")
        state.players.append(player)
        read_row(reading, module, ivan, entry)
        for name, pile in (("inventory", ivan.inventory), ("build", ivan.build)):
            pile[:] = read_materials(f"ivan, {name}", entry.get(name, {}), 99)
        for section in reading.sections:
            if section.owner == IVAN and not section.finished:
                ivan.lying[section.cell] = sum(
                    pieces(material, count) for material, count in enumerate(section.delivered)
                )
        check_die_tiles(values, state)
        self.read_pieces(reading, state)
        read_region(reading, module, ivan, entry, state)

    def read_pieces(self, reading: Reading, state: RedState) -> None:
        """RC-11.1, RC-11.3, RC-11.5. Ivan has the banners and ornaments that are not on the cathedral."""
        values, player = reading.values, state.players[IVAN]
        own = [section for section in reading.sections if section.owner == IVAN]
        if len(own) > player.spare:
            raise impossible("ivan-banners", "RC-11.1", HERE, count=len(own), most=player.spare)
        player.spare -= len(own)
        player.finished = sum(1 for section in own if section.finished)
        for section in reading.sections:
            if section.ornament == IVAN:
                player.ornaments[values.card_kind[state.card[section.cell]]] -= 1
                player.placed += 1
        left = player.ornaments
        if min(left) < 0:
            raise impossible("ivan-ornaments", "RC-11.1", HERE)
        for kind in range(BASE, DOME):
            if left[kind] and left[kind + 1 :] != values.ornaments[kind + 1 :]:
                raise impossible("ivan-ornament-order", "RC-11.5", HERE)
        if own or being_dealt(reading):
            return
        if any(section.owner >= 0 for section in reading.sections):
            raise impossible("ivan-no-banner", "RC-11.3", HERE)
        if ivan_of(values).solo.contractors is not None and his_board(reading) is not None:
            raise impossible("ivan-contractors-early", "CT-6.2", HERE)
        start_claim(values, state, ivan_of(values).solo, ivan_of(values).own(state), None)


def check_die_tiles(values: TableValues, state: RedState) -> None:
    """RC-11.1. The die tiles with the 3+ sign are Ivan's, so none may be in a workshop or on a section."""
    workshop = [
        tile if tile >= 0 else face_down(tile) for tile in state.players[YOU].slots if tile != NO_TILE
    ]
    for tile in (*workshop, *state.tile):
        if 0 <= tile < values.drawn_tiles and values.tile_three_plus[tile] and values.tile_die[tile] >= 0:
            raise impossible("ivan-tile", "RC-11.1", HERE, tile=values.tile_names[tile])


def his_board(reading: Reading) -> object | None:
    """Return what the contractors' table says about Ivan, if anything."""
    entry = reading.entries.get(CONTRACTORS_NAME)
    boards = entry.get("board") if isinstance(entry, dict) else None
    return boards[IVAN] if isinstance(boards, list) and len(boards) > IVAN else None


def read_region(reading: Reading, module: Ivan, ivan: IvanExtra, entry: Document, state: RedState) -> None:
    """CT-6.1 to CT-6.3. Read Ivan's marker, contractors and tools."""
    contractors = module.solo.contractors
    if contractors is None:
        if "marker" in entry:
            raise impossible("ivan-marker-module", "CT-6.2", where("ivan-marker"))
        return
    region, printed = contractors.region(state), contractors.printed
    region.permits[IVAN] = 0
    if region.held[IVAN] != NOBODY_HELD or any(region.discarded[-len(ORNAMENT_NAMES) :]):
        raise impossible("ivan-specialist", "CT-6.3", HERE)
    if max(tool_counts(printed, region.tools[IVAN])) > 1:
        raise impossible("ivan-tools", "CT-6.3", HERE)
    if being_dealt(reading):
        if "marker" in entry:
            raise impossible("ivan-marker-early", "CT-6.2", where("ivan-marker"))
        return
    claimed = sorted({section.cell // LEVELS for section in reading.sections if section.owner >= 0})
    own = [section.cell // LEVELS for section in reading.sections if section.owner == IVAN]
    if ivan.marker < 0:
        tower = entry.get("marker", own[0] + 1)
        ivan.marker = number("ivan, marker", tower, 1, len(state.heights), "CT-6.2") - 1
        if ivan.marker not in claimed:
            raise impossible("ivan-marker-tower", "CT-6.2", where("ivan-marker"))
    sent = sum(region.sent[IVAN * CITIES : (IVAN + 1) * CITIES])
    if sent == 0 and his_board(reading) is not None:
        city = printed.city_names[region.city_of[ivan.marker]]
        raise impossible("ivan-first-contractor", "CT-6.2", HERE, city=city)
    if sent == 0:
        region.send(IVAN, region.city_of[ivan.marker])


def named(counts: list[int], full: bool) -> dict[str, int]:
    return {name: count for name, count in zip(MATERIAL_NAMES, counts) if count or full}


def being_dealt(reading: Reading) -> bool:
    """True during set-up of the table, or of Ivan's row before the first turn."""
    pending = reading.entries.get("pending")
    if reading.laying or not isinstance(pending, list):
        return reading.laying
    dealing = [text for text in pending if isinstance(text, str) and text.split()[:1] == ["solo"]]
    return bool(dealing) and "turn" in pending


def read_row(reading: Reading, module: Ivan, ivan: IvanExtra, entry: Document) -> None:
    """RC-11.2. Read the cards and tiles of the row; by default, all of them in the standard order."""
    dealing = reading.laying or being_dealt(reading)
    pending = reading.entries.get("pending")
    partly = dealing or (isinstance(pending, list) and any("solo tiles" in str(text) for text in pending))
    usual_row = [] if reading.laying else [CARD_NAMES[card] for card in module.solo.cards]
    usual_tiles = [] if partly else [DIE_NAMES[die] for die in module.solo.dice]
    row = array("ivan, row", entry.get("row", usual_row), len(module.solo.cards))
    tiles = array("ivan, tiles", entry.get("tiles", usual_tiles), len(module.solo.dice))
    known = [CARD_NAMES[card] for card in module.solo.cards]
    dice = [DIE_NAMES[die] for die in module.solo.dice]
    ivan.row = [CARD_NAMES.index(word("ivan, row", card, known)) for card in row]
    ivan.tiles = [DIE_NAMES.index(word("ivan, tiles", die, dice)) for die in tiles]
    for here, laid in ((where("ivan-row"), ivan.row), (where("ivan-tiles"), ivan.tiles)):
        if len(set(laid)) != len(laid):
            raise impossible("ivan-row-twice", "RC-11.2", here)
    if not partly and (len(ivan.row) != len(known) or len(ivan.tiles) != len(dice)):
        raise impossible("ivan-row-short", "RC-11.2", HERE, count=len(known))
    turned = number("ivan, face_down", entry.get("face_down", 0), 0, len(ivan.tiles), "RC-11.4")
    ivan.face_up = set_of(list(range(turned, len(ivan.tiles))))


PART = IvanPart()
