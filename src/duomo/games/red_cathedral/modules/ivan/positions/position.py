"""Ivan's table in a position: his marker, his row of cards with their tiles, his materials."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, frame, kind_of, second, third
from duomo.core.game import Document
from duomo.core.position import array, number, table, word
from duomo.core.view import Declaration, declare
from duomo.games.red_cathedral.modules.contractors.rules.cities import tool_counts
from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, NOBODY_HELD, SPACES
from duomo.games.red_cathedral.modules.contractors.rules.module import NAME as CONTRACTORS_NAME
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    CARD_NAMES,
    CHOOSE_CLAIMED,
    CHOOSE_DECORATED,
    CLAIM_CARD,
    DEAL,
    DEAL_CARDS,
    DEAL_SPECIALISTS,
    DEAL_TILES,
    IVAN,
    IVAN_NAME,
    IVAN_ROLL,
    YOU,
)
from duomo.games.red_cathedral.modules.ivan.rules.module import Ivan, without_board
from duomo.games.red_cathedral.modules.ivan.rules.recruit import NO_SPACE, START_PRESTIGE
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.modules.ivan.rules.turn import choices, start_claim
from duomo.games.red_cathedral.positions.parts import Part
from duomo.games.red_cathedral.positions.read import Reading
from duomo.games.red_cathedral.positions.rows import read_materials
from duomo.games.red_cathedral.positions.write import Writer
from duomo.games.red_cathedral.rules.codes import BASE, COLOURS, DOME, LEVELS, TURN
from duomo.games.red_cathedral.rules.market import check_one_space
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.pending import Pending
from duomo.games.red_cathedral.rules.setup import new_player
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues

ENTRIES = ("space", "row", "tiles", "face_down", "inventory", "build", "marker")
WORDS = ["cards", "tiles", "roll", "decorate", "claim"]
NEED_ALL = "his row has {count} cards, each with a tile (RC-11.2)"

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
"""Everything that lies before Ivan lies open."""


def ivan_of(values: TableValues) -> Ivan:
    module = next(module for module in values.modules if module.name == IVAN_NAME)
    assert isinstance(module, Ivan)
    return module


def face_down(ivan: IvanExtra) -> int:
    """RC-11.4. His tiles are turned from the left, so their number tells which."""
    place = ivan.next_place()
    return len(ivan.tiles) if place < 0 else place


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
            "face_down": face_down(ivan),
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

    def frame_text(self, values: TableValues, state: RedState, top: int) -> str:
        kind = kind_of(top)
        if kind == DEAL and first(top) == DEAL_SPECIALISTS:
            spaces = [space + 1 for space in (second(top), third(top)) if space != NO_SPACE]
            return " ".join(["refill", *map(str, spaces)])
        if kind == DEAL:
            return f"solo {WORDS[first(top)]} {second(top) + 1}"
        if kind == IVAN_ROLL:
            dice = [name for die, name in enumerate(DIE_NAMES) if first(top) >> die & 1]
            return " ".join(["solo roll", *dice])
        return "solo decorate" if kind == CHOOSE_DECORATED else "solo claim"

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        values = reading.values
        entry = table(IVAN_NAME, {} if value is None else value, ENTRIES)
        module = ivan_of(values)
        ivan = module.own(state)
        player = new_player(values, state.players[YOU].colour % COLOURS + 1)
        without_board(values, player)
        if module.solo.contractors is not None:
            player.marker = values.prestige.index(START_PRESTIGE)  # CT-6.1
        player.marker = number("ivan, space", entry.get("space", player.marker), 0, LONGEST)
        state.players.append(player)
        read_row(reading, module, ivan, entry)
        for name, pile in (("inventory", ivan.inventory), ("build", ivan.build)):
            pile[:] = read_materials(f"ivan, {name}", entry.get(name, {}), 99)
        for section in reading.sections:
            if section.owner == IVAN and not section.finished:
                ivan.lying[section.cell] = sum(
                    count << 3 * material for material, count in enumerate(section.delivered)
                )
        self.read_pieces(reading, state)
        read_region(reading, module, ivan, entry, state)

    def read_pieces(self, reading: Reading, state: RedState) -> None:
        """RC-11.1, RC-11.3, RC-11.5. His banners and ornaments are what the cathedral leaves of them."""
        values, player = reading.values, state.players[IVAN]
        own = [section for section in reading.sections if section.owner == IVAN]
        if len(own) > player.spare:
            raise PositionError(f"ivan: {len(own)} banners are on sections; he has {player.spare} (RC-11.1).")
        player.spare -= len(own)
        player.finished = sum(1 for section in own if section.finished)
        for section in reading.sections:
            if section.ornament == IVAN:
                player.ornaments[values.card_kind[state.card[section.cell]]] -= 1
                player.placed += 1
        left = player.ornaments
        if min(left) < 0:
            raise PositionError("ivan: he has one door, two arches and one cross (RC-11.1).")
        for kind in range(BASE, DOME):
            if left[kind] and left[kind + 1 :] != values.ornaments[kind + 1 :]:
                raise PositionError(
                    "ivan: his ornaments come in the order door, arch, arch, cross (RC-11.5)."
                )
        if own or being_dealt(reading):
            return
        if any(section.owner >= 0 for section in reading.sections):
            raise PositionError("ivan: he claimed a base at set-up, so his banner is on a section (RC-11.3).")
        if ivan_of(values).solo.contractors is not None and his_board(reading) is not None:
            raise PositionError("ivan: he has contractors out, so his banner is on a section (CT-6.2).")
        start_claim(values, state, ivan_of(values).solo, ivan_of(values).own(state), None)

    def read_frame(self, pending: Pending, begins: str) -> int | None:
        if begins == "refill" and ivan_of(pending.values).solo.contractors is not None:
            spaces = [pending.count(1, SPACES) - 1]
            spaces.append(pending.count(1, SPACES) - 1 if pending.words else NO_SPACE)
            return frame(DEAL, DEAL_SPECIALISTS, *spaces)
        if begins != "solo":
            return None
        module = ivan_of(pending.values)
        ivan = module.own(pending.state)
        what = WORDS[pending.one_of(WORDS)]
        if what in ("cards", "tiles"):
            step = DEAL_CARDS if what == "cards" else DEAL_TILES
            return frame(DEAL, step, pending.count(1, len(module.solo.cards)) - 1)
        if what == "roll":
            dice = DIE_NAMES[: pending.values.dice]
            mask = sum(1 << DIE_NAMES.index(die) for die in pending.names(dice))
            return frame(IVAN_ROLL, mask, max(face_down(ivan) - 1, 0))
        return frame(CHOOSE_DECORATED if what == "decorate" else CHOOSE_CLAIMED)

    # ---- what can be ------------------------------------------------------------------------------

    def may_lie(self, values: TableValues, state: RedState, below: int, kind: int) -> bool:
        """Before the first turn above it; in his turn alone."""
        if kind == DEAL:
            return below == (-1 if state.active == IVAN else TURN)
        return below == -1 and kind in (IVAN_ROLL, CHOOSE_DECORATED, CHOOSE_CLAIMED)

    def check_frame(self, values: TableValues, state: RedState, place: str, top: int) -> None:
        module = ivan_of(values)
        ivan = module.own(state)
        kind, count = kind_of(top), len(module.solo.cards)
        if kind == DEAL and first(top) == DEAL_SPECIALISTS:
            check_refill(module, state, place, top)
            return
        if kind == DEAL:
            laid = (len(ivan.row), len(ivan.tiles))
            if laid != ((second(top), 0) if first(top) == DEAL_CARDS else (count, second(top))):
                raise PositionError(f"{place}: {laid[0]} cards and {laid[1]} tiles have been laid (RC-11.2).")
            if state.active != IVAN and state.turns != 1:
                raise PositionError(f"{place}: his row is laid before the first turn (RC-11.2).")
            return
        if state.active != IVAN:
            raise PositionError(f"{place}: this belongs to Ivan's turn (RC-11.4).")
        turned = face_down(ivan)
        if kind == IVAN_ROLL:
            check_one_space(place, state, first(top))
            if turned == 0 or state.die_space[ivan.tiles[turned - 1]] != space_of(state, first(top)):
                raise PositionError(f"{place}: those are not the dice that his die has reached (RC-11.4).")
        elif kind == CHOOSE_DECORATED and turned != count:
            raise PositionError(f"{place}: he decorates when all his tiles are face down (RC-11.4).")
        elif kind == CHOOSE_CLAIMED and (turned == 0 or ivan.row[turned - 1] != CLAIM_CARD):
            raise PositionError(f"{place}: the last card with a face-down tile is not Claim (RC-11.7).")
        if kind == CHOOSE_CLAIMED and state.players[IVAN].banners() == 0:
            raise PositionError(f"{place}: he has no banner left (RC-11.7).")
        if kind != IVAN_ROLL and len(choices(values, state, kind)) < 2:
            raise PositionError(f"{place}: the player chooses only among several sections (RC-11.7).")


def check_refill(module: Ivan, state: RedState, place: str, top: int) -> None:
    """CT-6.3. Empty spaces, in his turn, while the bag has something."""
    assert module.solo.contractors is not None
    region = module.solo.contractors.region(state)
    spaces = [space for space in (second(top), third(top)) if space != NO_SPACE]
    if state.active != IVAN:
        raise PositionError(f"{place}: this belongs to Ivan's turn (CT-6.3).")
    if len(set(spaces)) != len(spaces) or any(region.spaces[space] >= 0 for space in spaces):
        raise PositionError(f"{place}: only empty spaces are refilled, each once (CT-6.3).")
    if not region.bag:
        raise PositionError(f"{place}: the bag is empty (CT-2.4).")


def his_board(reading: Reading) -> object | None:
    """What the contractors' table says of Ivan, if it does."""
    entry = reading.entries.get(CONTRACTORS_NAME)
    boards = entry.get("board") if isinstance(entry, dict) else None
    return boards[IVAN] if isinstance(boards, list) and len(boards) > IVAN else None


def read_region(reading: Reading, module: Ivan, ivan: IvanExtra, entry: Document, state: RedState) -> None:
    """CT-6.1 to CT-6.3. His marker, his contractors and his tools."""
    contractors = module.solo.contractors
    if contractors is None:
        if "marker" in entry:
            raise PositionError("ivan, marker: it comes with the contractors module (CT-6.2).")
        return
    region, printed = contractors.region(state), contractors.printed
    region.permits[IVAN] = 0
    if region.held[IVAN] != NOBODY_HELD or any(region.discarded[-len(ORNAMENT_NAMES) :]):
        raise PositionError("ivan: he holds no specialist and discards no ornament (CT-6.3).")
    if max(tool_counts(printed, region.tools[IVAN])) > 1:
        raise PositionError("ivan: two equal tools of his cancel each other (CT-6.3).")
    if being_dealt(reading):
        if "marker" in entry:
            raise PositionError("ivan, marker: it comes with his first claim (CT-6.2).")
        return
    claimed = sorted({section.cell // LEVELS for section in reading.sections if section.owner >= 0})
    own = [section.cell // LEVELS for section in reading.sections if section.owner == IVAN]
    if ivan.marker < 0:
        ivan.marker = number("ivan, marker", entry.get("marker", own[0] + 1), 1, len(state.heights)) - 1
        if ivan.marker not in claimed:
            raise PositionError("ivan, marker: it stands on the tower of the last claim (CT-6.2).")
    sent = sum(region.sent[IVAN * CITIES : (IVAN + 1) * CITIES])
    if sent == 0 and his_board(reading) is not None:
        raise PositionError("ivan: his first contractor went out at set-up (CT-6.2).")
    if sent == 0:
        region.send(IVAN, region.city_of[ivan.marker])


def space_of(state: RedState, mask: int) -> int:
    """The space of the dice that are rolled together."""
    return next(space for die, space in enumerate(state.die_space) if mask >> die & 1)


def named(counts: list[int], full: bool) -> dict[str, int]:
    return {name: count for name, count in zip(MATERIAL_NAMES, counts) if count or full}


def being_dealt(reading: Reading) -> bool:
    """Whether nature still lays out the table, or Ivan's row before the first turn."""
    pending = reading.entries.get("pending")
    if reading.laying or not isinstance(pending, list):
        return reading.laying
    dealing = [text for text in pending if isinstance(text, str) and text.split()[:1] == ["solo"]]
    return bool(dealing) and "turn" in pending


def read_row(reading: Reading, module: Ivan, ivan: IvanExtra, entry: Document) -> None:
    """RC-11.2. Cards and tiles in the row; when they are left out, all of them in the usual order."""
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
    for name, laid in (("row", ivan.row), ("tiles", ivan.tiles)):
        if len(set(laid)) != len(laid):
            raise PositionError(f"ivan, {name}: there is one of each (RC-11.2).")
    if not partly and (len(ivan.row) != len(known) or len(ivan.tiles) != len(dice)):
        raise PositionError(f"ivan: {NEED_ALL.format(count=len(known))}.")
    turned = number("ivan, face_down", entry.get("face_down", 0), 0, len(ivan.tiles))
    ivan.face_up = sum(1 << place for place in range(turned, len(ivan.tiles)))


PART = IvanPart()
