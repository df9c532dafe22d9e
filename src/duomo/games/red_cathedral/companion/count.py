"""Turns a game entered from a real table into a position that the engine can score (RC-10)."""

from __future__ import annotations

from typing import Any

from duomo.core.counting import Counting
from duomo.core.engine.event import Event, Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.wire import Scoring
from duomo.games.red_cathedral.companion.automaton import AUTOMATON
from duomo.games.red_cathedral.companion.documents import (
    GOODS,
    Blueprint,
    CountedParty,
    CountedSection,
    RedCathedralCount,
    RedCathedralSheet,
)
from duomo.games.red_cathedral.companion.pieces import RedCathedralPieces, document_of, pieces_of
from duomo.games.red_cathedral.companion.repairs import repair
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.games.red_cathedral.modules.contractors.rules.codes import MOST_PERMITS
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.guilds.guilds import guild_at
from duomo.games.red_cathedral.modules.guilds.wire.writing import EVERY
from duomo.games.red_cathedral.modules.ivan.rules.codes import IVAN_NAME
from duomo.games.red_cathedral.positions.write import track_of
from duomo.games.red_cathedral.rules.build import SIXTH
from duomo.games.red_cathedral.rules.codes import GAME
from duomo.games.red_cathedral.rules.names import (
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
)
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.scoring import score
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LAP, TableValues
from duomo.games.red_cathedral.wire.names import Kind, Material
from duomo.games.red_cathedral.wire.scoring import scoring
from duomo.games.red_cathedral.wire.viewing import FITTING

TILE = {"gives": {"wood": 1}}
"""A placeholder: for a face-up workshop tile, only its presence counts (CT-5.12)."""
TILED = (*SLOT_NAMES[2:], *SLOT_NAMES[:2])
"""The order in which counted tiles are placed: banners of the advanced board block the white slots."""


SHOWN: dict[str, tuple[str, tuple[str, ...]]] = {
    "lay-plan": ("blueprint", ("blueprints", "extra_blueprints")),
    "lay-resource": ("tile", ("resource_tiles", "module_tiles")),
    "lay-influence": ("card", ("influence_cards", "guild_cards")),
    "lay-section": ("card", ("section_cards",)),
    "lay-tile": ("tile", ("workshop_tiles", "module_tiles")),
    "lay-city": ("city", ("cities",)),
    "draw-specialist": ("specialist", ("specialists",)),
    **{kind: shown for wire in EVERY for kind, shown in wire.shown.items()},
}
"""Chance events that show a component: the fact that names it, and the component tables it may be in."""


class RedCount(Counting):
    entered = RedCathedralCount
    offered = RedCathedralSheet
    laid = RedCathedralPieces
    automaton = AUTOMATON

    def rules(self, count: Any) -> RedRules:
        game = RedCathedral()
        options = game.choose(max(1, seats_of(count)), count.options)
        return game.rules(options, game.components(None, options))

    def sheet(self, count: Any) -> RedCathedralSheet:
        values = self.rules(count).values
        tools, guild = tools_of(values), guild_at(values)
        goods: dict[str, Any] = {name: [] for name in GOODS}
        if guild is not None:
            goods |= guild.table().sheet()
        return RedCathedralSheet(
            [Blueprint(*one) for one in zip(values.plan_names, values.plan_heights, strict=True)],
            [kinds_of(len(tower)) for tower in count.towers],
            track_of(values),
            LAP,
            values.inventory_spaces,
            sum(values.reserve),
            kinds_there(values),
            values.ruler_banners + values.spare_banners,
            dict(zip(ORNAMENT_NAMES, values.ornaments, strict=True)),
            FITTING,
            len(SLOT_NAMES),
            list(tools),
            MOST_PERMITS if tools else 0,
            **goods,
        )

    def complete(self, count: Any) -> bool:
        """RC-10.1. True if a party has finished six sections."""
        return any(finished(count, one.party) >= SIXTH for one in count.parties)

    def position(self, count: Any) -> Document:
        assert isinstance(count, RedCathedralCount)
        values = self.rules(count).values
        people = [one for one in count.parties if one.party != IVAN_NAME]
        towers = [[section_entry(section) for section in sections] for sections in count.towers]
        hold_up(count, values, towers)
        document: Document = {"duomo_position": FORMAT, "game": GAME, "options": dict(count.options)}
        document["tower"] = [{"sections": sections} for sections in towers]
        goods = spread(values, count.parties)
        document["player"] = [player_entry(values, one, goods[one.party]) for one in people]
        # The count does not ask for banners in the inventory, so allow as many materials as an empty
        # inventory holds.
        document["inventory"] = values.inventory_spaces + values.ruler_banners
        for one in count.parties:
            if one.party == IVAN_NAME:
                document[IVAN_NAME] = {"space": one.space, "inventory": goods[one.party]}
        if tools_of(values):
            document["contractors"] = {"board": crew_entries(values, count.parties)}
        enders = [one.party for one in count.parties if finished(count, one.party) >= SIXTH]
        if enders:
            document |= {"pending": [], "ender": enders[0]}
        return document

    def scoring(self, rules: Rules[Any], state: Any, count: Any) -> Scoring:
        """CT-5.12. What a guild counts may change the position beforehand, so it is entered only here."""
        assert isinstance(rules, RedRules)
        assert isinstance(state, RedState)
        values, log, ended = rules.values, Log(), state.copy()
        guild = guild_at(values)
        if guild is not None:
            guild.table().enter(ended, count.parties)
        for module in values.modules:
            module.before_scoring(values, ended, log)
        ended.final = score(values, ended, None)
        return scoring(values, ended, log.events)

    def named(self, count: Any, refusal: Refusal) -> Refusal:
        """RC-10.1. Report a seventh finished section as a mistake about the end of the game: the sixth
        triggers it and uses the last banner (RC-1.8)."""
        if refusal.reason == "position-banners":
            for one in count.parties:
                built = finished(count, one.party)
                if built > SIXTH and one.party in named_in(refusal):
                    return Refusal("count-seventh-section", "RC-10.1", {"party": one.party, "count": built})
        return refusal

    def repair(self, document: Document, refusal: Any) -> str | None:
        return repair(document, refusal)

    def shown(self, event: Event, components: Any) -> tuple[str, str] | None:
        fact, tables = SHOWN.get(event.kind, ("", ()))
        for table in tables:
            if any(row.id == event.data[fact] for row in getattr(components, table, ())):
                return table, str(event.data[fact])
        return None

    def pieces(self, document: Document) -> RedCathedralPieces | None:
        return pieces_of(document)

    def document(self, pieces: Any) -> Document:
        assert isinstance(pieces, RedCathedralPieces)
        return document_of(pieces)


COUNT = RedCount()

# ---- parts of the position -----------------------------------------------------------------------


def kinds_of(height: int) -> list[Kind]:
    """RC-1.7. The lowest is a base, the highest a dome, the ones between are middles."""
    middles: list[Kind] = ["middle"] * (height - 2)
    whole: list[Kind] = ["base", *middles, "dome"]
    return whole[:height]


def kinds_there(values: TableValues) -> list[Material]:
    """RC-1.1. Return the materials of this table."""
    there = zip(RESOURCE_NAMES, values.reserve, strict=False)
    return [name for name, amount in there if amount]


def named_in(refusal: Refusal) -> list[Any]:
    """Return all facts of a refusal, which name the party concerned."""
    inner = [fact for fact in refusal.data.values() if isinstance(fact, Refusal)]
    return [fact for one in (refusal, *inner) for fact in one.data.values()]


def seats_of(count: RedCathedralCount) -> int:
    return sum(1 for one in count.parties if one.party != IVAN_NAME)


def finished(count: RedCathedralCount, party: str) -> int:
    return sum(s.banner == party and s.finished for sections in count.towers for s in sections)


def section_entry(section: CountedSection) -> Document:
    if section.banner is None:
        return {}
    entry: Document = {"banner": section.banner}
    if section.finished:
        entry["finished"] = True
    if section.ornament is not None:
        entry["ornament"] = section.ornament
    return entry


def hold_up(count: RedCathedralCount, values: TableValues, towers: list[list[Document]]) -> None:
    """RC-5.1, RC-11.3. Claim what is below a banner for any party with a banner left, and a base for Ivan. It
    does not matter whose banner is on an unfinished section."""
    parties = [one.party for one in count.parties]
    all_banners = values.ruler_banners + values.spare_banners
    used = {party: sum(s.banner == party for row in count.towers for s in row) for party in parties}

    def claim(section: Document, wanted: list[str]) -> None:
        free = [party for party in wanted if used[party] < all_banners]
        if free:
            section["banner"] = free[0]
            used[free[0]] += 1

    for sections in towers:
        top = max((level for level, section in enumerate(sections) if section), default=-1)
        for section in sections[: max(top, 0)]:
            if not section:
                claim(section, parties)
    if used.get(IVAN_NAME) == 0 and any(used.values()):
        for sections in towers:
            if not sections[0] and not used[IVAN_NAME]:
                claim(sections[0], [IVAN_NAME])


def spread(values: TableValues, parties: list[CountedParty]) -> dict[str, dict[str, int]]:
    """Return every party's materials by kind; if only the number is known, take them from the fullest
    pile."""
    left = dict(zip(MATERIAL_NAMES, values.reserve, strict=False))
    goods: dict[str, dict[str, int]] = {}
    for one in parties:
        goods[one.party] = dict(one.kinds)
        for name, count in one.kinds.items():
            left[name] = left.get(name, 0) - count
    for one in parties:
        own = goods[one.party]
        for _ in range(one.materials - sum(own.values())):
            name = max(MATERIAL_NAMES, key=left.__getitem__)
            own[name] = own.get(name, 0) + 1
            left[name] -= 1
    return goods


def player_entry(values: TableValues, one: CountedParty, goods: dict[str, int]) -> Document:
    entry: Document = {"colour": one.party, "space": one.space, "rubles": one.rubles, "materials": goods}
    slots: Document = {}
    if values.advanced:
        # RC-8.1, RC-8.2. Ornaments that are neither placed nor lost are kept, locked or not.
        slots = {name: {"holds": "nothing"} for name in SLOT_NAMES[2:]}
        lost = [name for name in ORNAMENT_NAMES for _ in range(one.gone.get(name, 0)) if not tools_of(values)]
        for slot, ornament in zip(reversed(SLOT_NAMES[2:]), lost, strict=False):
            slots[slot] = {"holds": ornament, "tile": TILE, "face": "down"}
    open_slots = [name for name in TILED if "tile" not in slots.get(name, {})]
    for name in open_slots[: one.open_tiles]:
        slots[name] = {
            **slots.get(name, {}),
            "tile": TILE,
            **({"holds": "nothing"} if values.advanced else {}),
        }
    if slots:
        entry["slots"] = slots
    return entry


def tools_of(values: TableValues) -> dict[str, list[str]]:
    """CT-3.4. Return the specialists that show each tool; empty without the module."""
    if not any(isinstance(module, Contractors) for module in values.modules):
        return {}
    printed = contractors_of(values).printed
    return {
        tool: [name for at, name in enumerate(printed.names) if printed.tool_names[printed.tool[at]] == tool]
        for tool in printed.tool_names
    }


def crew_entries(values: TableValues, parties: list[CountedParty]) -> list[Document]:
    """CT-2.3, CT-3.4. Each tool is on a specialist, and each specialist came with a contractor."""
    left = tools_of(values)
    city = contractors_of(values).printed.city_names[0]
    entries: list[Document] = []
    for one in parties:
        taken = [left[tool].pop(0) if left.get(tool) else tool for tool in one.tools]
        entry: Document = {"permits": one.permits, "tools": taken}
        if taken or one.party == IVAN_NAME:
            entry["sent"] = {city: max(1, len(taken))}
        if any(one.gone.values()):
            entry["discarded"] = {name: count for name, count in one.gone.items() if count}
        entries.append(entry)
    return entries
