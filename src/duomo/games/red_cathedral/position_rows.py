"""Cards and tiles in positions: by the id of the default set, or described where they lie."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from duomo.core.position import array, flag, number, show, table, word
from duomo.core.refusal import PositionError
from duomo.games.red_cathedral import component_set
from duomo.games.red_cathedral.codes import BASE_ACTIONS, DICE, FULL, OWN_RESOURCES
from duomo.games.red_cathedral.component_set import GROUPS
from duomo.games.red_cathedral.names import (
    DIE_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
    names_of,
)
from duomo.games.red_cathedral.notation import MOST
from duomo.games.red_cathedral.table_rows import (
    add_card,
    add_influence,
    add_resource,
    add_tile,
    packed,
)
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.tables_of import make_tables

RowData = dict[str, Any]
"""One card or tile as plain values."""

DICE_NAMES = DIE_NAMES[:DICE]
COLOUR_NAMES = DICE_NAMES[1:]
MOST_OF_A_KIND = 7
MARKS = ("lightning", "infinity")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def given_by_tiles(tables: Tables) -> list[str]:
    """What tiles can give: materials, rubles, recognition, and what modules bring."""
    own = RESOURCE_NAMES[OWN_RESOURCES : OWN_RESOURCES + len(tables.resource_module)]
    return [*MATERIAL_NAMES, "rubles", "recognition", *own]


def held_materials(tables: Tables) -> list[str]:
    """What an inventory can hold: the six materials, and one that a module may bring."""
    return RESOURCE_NAMES[: len(tables.reserve)]


# ---- from tables to plain values -----------------------------------------------------------------


def unpacked(cost: int) -> list[str]:
    return [name for index, name in enumerate(MATERIAL_NAMES) for _ in range(cost >> 3 * index & 7)]


def card_row(tables: Tables, card: int) -> RowData:
    return {
        "kind": KIND_NAMES[tables.card_kind[card]],
        "cost": unpacked(tables.card_cost[card]),
        "recognition": tables.card_recognition[card],
        "rubles": tables.card_rubles[card],
    }


def tile_row(tables: Tables, tile: int) -> RowData:
    row: RowData = {}
    if tables.tile_die[tile] >= 0:
        row["die"] = DIE_NAMES[tables.tile_die[tile]]
    else:
        flat = tables.tile_gives[tile]
        row["gives"] = {RESOURCE_NAMES[flat[at]]: flat[at + 1] for at in range(0, len(flat), 2)}
    if tables.tile_three_plus[tile]:
        row["three_plus"] = True
    return row


def resource_row(tables: Tables, tile: int) -> RowData:
    return {
        "resource": RESOURCE_NAMES[tables.resource_kind[tile]],
        "amount": tables.resource_amount[tile],
    }


def influence_row(tables: Tables, card: int) -> RowData:
    row: RowData = {"group": tables.group_names[tables.influence_group[card]]}
    for at, name in enumerate(("upper", "lower"), card * 2):
        action: RowData = {
            "action": tables.action_names[tables.influence_action[at]],
            "mark": "lightning" if tables.influence_once[at] else "infinity",
        }
        if tables.influence_shown[at]:
            action["shown"] = names_of(tables.influence_shown[at])
        row[name] = action
    return row


def default_tables(tables: Tables) -> Tables:
    """The tables that the default set makes of the same options."""
    return _default_tables(tables.seats, tuple(tables.chosen.items()))


@cache
def _default_tables(seats: int, chosen: tuple[tuple[str, str], ...]) -> Tables:
    from duomo.games.red_cathedral.game import RedCathedral

    game = RedCathedral()
    options = game.choose(seats, dict(chosen))
    return make_tables(options, game.components(None, options))


def default_rows(kind: str, tables: Tables) -> dict[str, RowData]:
    """The rows of the default set by name."""
    return _default_rows(kind, tables.seats, tuple(tables.chosen.items()))


@cache
def _default_rows(kind: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> dict[str, RowData]:
    tables = _default_tables(seats, chosen)
    names, row = ROWS[kind]
    return {name: row(tables, index) for index, name in enumerate(names(tables))}


def dealt_names(kind: str, tables: Tables) -> set[str]:
    """What set-up deals from; the rest stays in the box."""
    dealt = {
        "section card": tables.deal_cards,
        "workshop tile": tables.deal_tiles,
        "resource tile": tables.deal_resources,
        "influence card": tables.deal_influence,
    }[kind]
    names = ROWS[kind][0](tables)
    return {names[index] for index in dealt}


ROWS: dict[str, tuple[Callable[[Tables], list[str]], Callable[[Tables, int], RowData]]] = {
    "section card": (lambda tables: tables.card_names, card_row),
    "workshop tile": (lambda tables: tables.tile_names, tile_row),
    "resource tile": (lambda tables: tables.resource_names, resource_row),
    "influence card": (lambda tables: tables.influence_names, influence_row),
}


def by_name(kind: str, tables: Tables, index: int) -> tuple[str, RowData | None]:
    """A row's name, and its values when the default set does not have them under that name."""
    names, row = ROWS[kind]
    name = names(tables)[index]
    values = row(tables, index)
    return name, None if default_rows(kind, tables).get(name) == values else values


# ---- the rows that one position uses -------------------------------------------------------------


class Rows:
    """The cards or tiles of one kind: each is used once; described ones join the set's at the end."""

    def __init__(self, kind: str, tables: Tables) -> None:
        self.kind = kind
        self.known = default_rows(kind, tables)
        self.dealt = dealt_names(kind, tables)
        self.dice = DIE_NAMES[: tables.dice]
        self.given = given_by_tiles(tables)
        self.groups = [tables.group_names[tables.influence_group[card]] for card in tables.deal_influence]
        owned = enumerate(zip(tables.action_names, tables.action_module, strict=True))
        self.actions = [name for at, (name, module) in owned if at < BASE_ACTIONS or module >= 0]
        self.free, self.showing = tables.free_actions, tables.showing_actions
        self.places: dict[str, str] = {}
        self.described: dict[str, RowData] = {}
        self.indices = {name: index for index, name in enumerate(self.known)}

    def take(self, place: str, name: object) -> str:
        """A card or tile of the set."""
        known_name = isinstance(name, str) and name in self.known
        if not known_name or not self._in_play(str(name)):
            known = ", ".join(name for name in self.known if self._in_play(name))
            raise PositionError(f"{place}: there is no {self.kind} {show(name)}; there are: {known}.")
        return self._use(place, str(name))

    def _in_play(self, name: str) -> bool:
        """Dealt at this table, or left out only for the number of players (RC-2.3)."""
        return name in self.dealt or bool(self.known[name].get("three_plus"))

    def describe(self, place: str, name: object, row: RowData) -> str:
        """A card or tile that the position describes; a name of the set changes that one's values."""
        if name is None:
            count = 1
            while (name := f"own-{self.kind.split()[0]}-{count:02}") in self.places:
                count += 1
        if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > 40:
            raise PositionError(
                f"{place}: {show(name)} is no name; lower-case letters, digits and hyphens make one."
            )
        self._use(place, name)
        self.described[name] = row
        return name

    def unused(self) -> list[str]:
        """Of what set-up deals from."""
        return [name for name in self.known if name in self.dealt and name not in self.places]

    def row(self, name: str) -> RowData:
        return self.described[name] if name in self.described else self.known[name]

    def index(self, name: str) -> int:
        return self.indices[name]

    def _use(self, place: str, name: str) -> str:
        if name in self.places:
            raise PositionError(
                f"{place}: the {self.kind} “{name}” is used twice; it is at {self.places[name]} already."
            )
        self.places[name] = place
        return name

    def put_into(self, tables: Tables) -> None:
        """Described rows follow those of the set, by name, so that a name's number never changes."""
        for name in sorted(self.described):
            row = self.described[name]
            if name in self.known:
                _replace(tables, self.kind, self.indices[name], row)
            else:
                self.indices[name] = _add(tables, self.kind, name, row)


def _actions(row: RowData) -> list[component_set.InfluenceAction]:
    return [
        component_set.InfluenceAction(
            action=row[name]["action"], mark=row[name]["mark"], shown=tuple(row[name].get("shown", ()))
        )
        for name in ("upper", "lower")
    ]


def _add(tables: Tables, kind: str, name: str, row: RowData) -> int:
    if kind == "section card":
        return add_card(tables, name, row["kind"], row["cost"], row["recognition"], row["rubles"])
    if kind == "workshop tile":
        return add_tile(tables, name, row.get("gives", {}), row.get("die"), row.get("three_plus", False))
    if kind == "resource tile":
        return add_resource(tables, name, row["resource"], row["amount"])
    return add_influence(tables, name, row["group"], _actions(row))


def _replace(tables: Tables, kind: str, index: int, row: RowData) -> None:
    if kind == "section card":
        tables.card_kind[index] = KIND_NAMES.index(row["kind"])
        tables.card_cost[index] = packed(row["cost"])
        tables.card_recognition[index] = row["recognition"]
        tables.card_rubles[index] = row["rubles"]
    elif kind == "workshop tile":
        gives = row.get("gives", {})
        tables.tile_gives[index] = [
            part
            for at, resource in enumerate(RESOURCE_NAMES)
            if resource in gives
            for part in (at, gives[resource])
        ]
        tables.tile_die[index] = DIE_NAMES.index(row["die"]) if "die" in row else -1
        tables.tile_three_plus[index] = row.get("three_plus", False)
    elif kind == "resource tile":
        tables.resource_kind[index] = RESOURCE_NAMES.index(row["resource"])
        tables.resource_amount[index] = row["amount"]
    else:
        tables.influence_group[index] = tables.group_names.index(row["group"])
        for at, action in enumerate(_actions(row), index * 2):
            tables.influence_action[at] = tables.action_names.index(action.action)
            tables.influence_once[at] = action.mark == "lightning"
            tables.influence_shown[at] = mask_of(list(action.shown))


# ---- from a document to plain values -------------------------------------------------------------


def read_materials(place: str, value: object, most: int, names: list[str] = MATERIAL_NAMES) -> list[int]:
    """Materials by kind, written as a list of names or as a table of numbers."""
    counts = [0] * len(names)
    if isinstance(value, dict):
        for name, amount in table(place, value, names).items():
            counts[names.index(name)] = number(f"{place}, {name}", amount, 0, most)
    else:
        for name in array(place, value, most * len(names)):
            counts[names.index(word(place, name, names))] += 1
    return counts


def read_card(place: str, section: dict[str, Any], kind: str, cards: Rows) -> str | None:
    """The card of a section: its id, its values, or both; None when the section says nothing of it."""
    name = section.get("card")
    row: RowData = {"kind": kind, "rubles": 0}
    if isinstance(name, str) and name in cards.known:
        row = dict(cards.known[name])
        if row["kind"] != kind:
            raise PositionError(f"{place}: “{name}” is a {row['kind']}; this place needs a {kind} (RC-1.7).")
    if "kind" in section and word(f"{place}, kind", section["kind"], KIND_NAMES) != kind:
        raise PositionError(f"{place}: this is the place of a {kind}, not of a {section['kind']} (RC-1.7).")
    if not any(key in section for key in ("cost", "recognition", "rubles")):
        return None if name is None else cards.take(f"{place}, card", name)
    if "cost" in section:
        counts = read_materials(f"{place}, cost", section["cost"], MOST_OF_A_KIND)
        if not 1 <= sum(counts) <= MOST_OF_A_KIND:
            raise PositionError(f"{place}, cost: a section costs 1 to {MOST_OF_A_KIND} materials (RC-1.4).")
        row["cost"] = [MATERIAL_NAMES[index] for index, count in enumerate(counts) for _ in range(count)]
    if "recognition" in section:
        row["recognition"] = number(f"{place}, recognition", section["recognition"], 0, 20)
    if "rubles" in section:
        row["rubles"] = number(f"{place}, rubles", section["rubles"], 0, 20)
    for key in ("cost", "recognition"):
        if key not in row:
            raise PositionError(f"{place}: a card that is described needs its {key} too (RC-1.4).")
    return cards.describe(f"{place}, card", name, row)


def read_tile(place: str, value: object, tiles: Rows) -> str:
    """A workshop tile: an id, or a table with what it gives or with the die it shows (RC-9.1)."""
    if not isinstance(value, dict):
        return tiles.take(place, value)
    entry = table(place, value, ("name", "gives", "die", "three_plus"))
    row: RowData = {}
    if ("gives" in entry) == ("die" in entry):
        raise PositionError(f"{place}: a tile has either gives or die (RC-9.1).")
    if "die" in entry:
        row["die"] = word(f"{place}, die", entry["die"], tiles.dice)
    else:
        gives = table(f"{place}, gives", entry["gives"], tiles.given)
        if not gives:
            raise PositionError(f"{place}, gives: a tile gives something (RC-9.1).")
        row["gives"] = {key: number(f"{place}, gives {key}", gives[key], 1, MOST) for key in gives}
    if "three_plus" in entry and flag(f"{place}, three_plus", entry["three_plus"]):
        row["three_plus"] = True
    return tiles.describe(place, entry.get("name"), row)


def read_resource(place: str, value: object, tiles: Rows) -> str:
    """A resource tile of the market: an id, or a table with resource and amount (RC-1.2)."""
    if not isinstance(value, dict):
        return tiles.take(place, value)
    entry = table(place, value, ("name", "resource", "amount"))
    resource = word(f"{place}, resource", entry.get("resource"), tiles.given)
    amount = number(f"{place}, amount", entry.get("amount"), 1, MOST // FULL)
    return tiles.describe(place, entry.get("name"), {"resource": resource, "amount": amount})


def read_influence(place: str, value: object, cards: Rows) -> str:
    """An influence card: an id, or a table with its two actions (RC-7.9)."""
    if not isinstance(value, dict):
        return cards.take(place, value)
    entry = table(place, value, ("name", "group", "upper", "lower"))
    upper = _read_action(f"{place}, upper", entry.get("upper"), cards)
    lower = _read_action(f"{place}, lower", entry.get("lower"), cards)
    group = _group_of(upper["action"], cards)
    if "group" in entry and word(f"{place}, group", entry["group"], cards.groups) != group:
        raise PositionError(f"{place}: {upper['action']} is no action of the {entry['group']} (RC-7.9).")
    if _group_of(lower["action"], cards) != group or lower["action"] == upper["action"]:
        both = f"{upper['action']} and {lower['action']}"
        raise PositionError(f"{place}: {both} are not two different actions of one group (RC-7.9).")
    return cards.describe(place, entry.get("name"), {"group": group, "upper": upper, "lower": lower})


def _group_of(action: str, cards: Rows) -> str:
    """C1 is the craftsmen's; a module's action begins with the name of its group."""
    for group in cards.groups:
        if action.startswith(f"{group}-") or GROUPS.get(group, "-") == action[0]:  # type: ignore[call-overload]
            return group
    raise AssertionError(action)


def _read_action(place: str, value: object, cards: Rows) -> RowData:
    """One action; mark and shown materials are those of the set when they are left out."""
    if isinstance(value, str):
        value = {"action": value}
    entry = table(place, value, ("action", "mark", "shown"))
    action = word(f"{place}, action", entry.get("action"), cards.actions)
    usual: RowData = {"mark": "lightning"}
    for row in cards.known.values():
        usual = next((row[at] for at in ("upper", "lower") if row[at]["action"] == action), usual)
    result: RowData = {"action": action, "mark": usual["mark"]}
    if "mark" in entry:
        result["mark"] = word(f"{place}, mark", entry["mark"], MARKS)
        if action in cards.free and result["mark"] != "lightning":
            raise PositionError(f"{place}: {action} costs nothing, so it must be lightning (RC-7.10).")
    shown = usual.get("shown", [])
    if "shown" in entry:
        counts = read_materials(f"{place}, shown", entry["shown"], 1)
        shown = [MATERIAL_NAMES[index] for index, count in enumerate(counts) if count]
    if bool(shown) != (action in cards.showing):
        verb = "must show at least one material" if not shown else "shows no materials"
        raise PositionError(f"{place}: {action} {verb} (RC-7.9).")
    if shown:
        result["shown"] = shown
    return result
