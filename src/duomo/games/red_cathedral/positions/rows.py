"""Cards and tiles in positions: by their id in the set, or described in place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.position import array, entries_in, flag, number, show, word, wrong
from duomo.games.red_cathedral.components import sets as component_set
from duomo.games.red_cathedral.components.assemble import make_values
from duomo.games.red_cathedral.components.rows import (
    add_card,
    add_influence,
    add_resource,
    add_tile,
    packed,
)
from duomo.games.red_cathedral.components.sets import GROUPS
from duomo.games.red_cathedral.rules.codes import BASE_ACTIONS, DICE, FULL, OWN_RESOURCES
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
    names_of,
)
from duomo.games.red_cathedral.rules.notation import MOST
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.values import TableValues

RowData = dict[str, Any]
"""One card or tile as plain values."""

DICE_NAMES = DIE_NAMES[:DICE]
COLOUR_NAMES = DICE_NAMES[1:]
MOST_OF_A_KIND = 7
MARKS = ("lightning", "infinity")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def given_by_tiles(values: TableValues) -> list[str]:
    """Return what tiles can give: materials, rubles, recognition, and resources of modules."""
    own = RESOURCE_NAMES[OWN_RESOURCES : OWN_RESOURCES + len(values.resource_module)]
    return [*MATERIAL_NAMES, "rubles", "recognition", *own]


def held_materials(values: TableValues) -> list[str]:
    """Return what an inventory can hold: the six materials, and one that a module may add."""
    return RESOURCE_NAMES[: len(values.reserve)]


# ---- from a table's values to plain ones -----------------------------------------------------------------


def unpacked(cost: int) -> list[str]:
    return list(_unpacked(cost))


@lru_cache(maxsize=1024)
def _unpacked(cost: int) -> tuple[str, ...]:
    return tuple(name for index, name in enumerate(MATERIAL_NAMES) for _ in range(needed(cost, index)))


def card_row(values: TableValues, card: int) -> RowData:
    return {
        "kind": KIND_NAMES[values.card_kind[card]],
        "cost": unpacked(values.card_cost[card]),
        "recognition": values.card_recognition[card],
        "rubles": values.card_rubles[card],
    }


def tile_row(values: TableValues, tile: int) -> RowData:
    row: RowData = {}
    if values.tile_die[tile] >= 0:
        row["die"] = DIE_NAMES[values.tile_die[tile]]
    else:
        flat = values.tile_gives[tile]
        row["gives"] = {RESOURCE_NAMES[flat[at]]: flat[at + 1] for at in range(0, len(flat), 2)}
    if values.tile_three_plus[tile]:
        row["three_plus"] = True
    return row


def resource_row(values: TableValues, tile: int) -> RowData:
    return {
        "resource": RESOURCE_NAMES[values.resource_kind[tile]],
        "amount": values.resource_amount[tile],
    }


def influence_row(values: TableValues, card: int) -> RowData:
    row: RowData = {"group": values.group_names[values.influence_group[card]]}
    for at, name in enumerate(("upper", "lower"), card * 2):
        action: RowData = {
            "action": values.action_names[values.influence_action[at]],
            "mark": "lightning" if values.influence_once[at] else "infinity",
        }
        if values.influence_shown[at]:
            action["shown"] = names_of(values.influence_shown[at])
        row[name] = action
    return row


def default_tables(values: TableValues) -> TableValues:
    """Return the values of the default set with the same options."""
    return _default_tables(values.seats, tuple(values.chosen.items()))


@cache
def _default_tables(seats: int, chosen: tuple[tuple[str, str], ...]) -> TableValues:
    from duomo.games.red_cathedral.game import RedCathedral

    game = RedCathedral()
    options = game.choose(seats, dict(chosen))
    return make_values(options, game.components(None, options))


def default_rows(kind: str, values: TableValues) -> dict[str, RowData]:
    """Return the rows of the default set by name."""
    return _default_rows(kind, values.seats, tuple(values.chosen.items()))


@cache
def _default_rows(kind: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> dict[str, RowData]:
    values = _default_tables(seats, chosen)
    names, row = ROWS[kind]
    return {name: row(values, index) for index, name in enumerate(names(values))}


def dealt_names(kind: str, values: TableValues) -> set[str]:
    """Return what set-up deals from; the rest stays in the box."""
    dealt = {
        "section card": values.deal_cards,
        "workshop tile": values.deal_tiles,
        "resource tile": values.deal_resources,
        "influence card": values.deal_influence,
    }[kind]
    names = ROWS[kind][0](values)
    return {names[index] for index in dealt}


ROWS: dict[str, tuple[Callable[[TableValues], list[str]], Callable[[TableValues, int], RowData]]] = {
    "section card": (lambda values: values.card_names, card_row),
    "workshop tile": (lambda values: values.tile_names, tile_row),
    "resource tile": (lambda values: values.resource_names, resource_row),
    "influence card": (lambda values: values.influence_names, influence_row),
}


def by_name(kind: str, values: TableValues, index: int) -> tuple[str, RowData | None]:
    """Return a row's name, and its values if they differ from the default set's row of that name."""
    names, row = ROWS[kind]
    name = names(values)[index]
    shown = row(values, index)
    return name, None if default_rows(kind, values).get(name) == shown else shown


# ---- the rows that one position uses -------------------------------------------------------------


class Rows:
    """The cards or tiles of one kind. Each is used once; described ones are added after the set's."""

    def __init__(self, kind: str, values: TableValues) -> None:
        self.kind = kind
        names, row = ROWS[kind]
        self.known = {name: row(values, index) for index, name in enumerate(names(values))}
        self.dealt = dealt_names(kind, values)
        self.dice = DIE_NAMES[: values.dice]
        self.given = given_by_tiles(values)
        self.groups = [values.group_names[values.influence_group[card]] for card in values.deal_influence]
        owned = enumerate(zip(values.action_names, values.action_module, strict=True))
        self.actions = [name for at, (name, module) in owned if at < BASE_ACTIONS or module >= 0]
        self.free, self.showing = values.free_actions, values.showing_actions
        self.places: dict[str, str] = {}
        self.described: dict[str, RowData] = {}
        self.indices = {name: index for index, name in enumerate(self.known)}

    def take(self, place: str, name: object) -> str:
        """Take a card or tile of the set."""
        known_name = isinstance(name, str) and name in self.known
        if not known_name or not self._in_play(str(name)):
            known = ", ".join(name for name in self.known if self._in_play(name))
            raise wrong("no-part", place, kind=self.kind.split()[0], value=show(name), known=known)
        return self._use(place, str(name))

    def _in_play(self, name: str) -> bool:
        """True if dealt at this table, or left out only because of the number of players (RC-2.3)."""
        return name in self.dealt or bool(self.known[name].get("three_plus"))

    def describe(self, place: str, name: object, row: RowData) -> str:
        """Add a card or tile that the position describes; a name from the set overrides that row's values."""
        if name is None:
            count = 1
            while (name := f"own-{self.kind.split()[0]}-{count:02}") in self.places:
                count += 1
        if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > 40:
            raise wrong("no-name", place, value=show(name))
        self._use(place, name)
        self.described[name] = row
        return name

    def unused(self) -> list[str]:
        """Return the unused ones that set-up deals from."""
        return [name for name in self.known if name in self.dealt and name not in self.places]

    def row(self, name: str) -> RowData:
        return self.described[name] if name in self.described else self.known[name]

    def index(self, name: str) -> int:
        return self.indices[name]

    def _use(self, place: str, name: str) -> str:
        if name in self.places:
            facts: dict[str, int | str | Refusal] = {"place": place, "name": name}
            facts.update(kind=self.kind.split()[0], there=self.places[name])
            raise PositionError(Refusal("position-twice", "", facts))
        self.places[name] = place
        return name

    def put_into(self, values: TableValues) -> None:
        """Add described rows after those of the set, sorted by name, so that the number of a name never
        changes."""
        for name in sorted(self.described):
            row = self.described[name]
            if name in self.known:
                _replace(values, self.kind, self.indices[name], row)
            else:
                self.indices[name] = _add(values, self.kind, name, row)


def _actions(row: RowData) -> list[component_set.InfluenceAction]:
    return [
        component_set.InfluenceAction(
            action=row[name]["action"], mark=row[name]["mark"], shown=tuple(row[name].get("shown", ()))
        )
        for name in ("upper", "lower")
    ]


def _add(values: TableValues, kind: str, name: str, row: RowData) -> int:
    if kind == "section card":
        return add_card(values, name, row["kind"], row["cost"], row["recognition"], row["rubles"])
    if kind == "workshop tile":
        return add_tile(values, name, row.get("gives", {}), row.get("die"), row.get("three_plus", False))
    if kind == "resource tile":
        return add_resource(values, name, row["resource"], row["amount"])
    return add_influence(values, name, row["group"], _actions(row))


def _replace(values: TableValues, kind: str, index: int, row: RowData) -> None:
    if kind == "section card":
        values.card_kind[index] = KIND_NAMES.index(row["kind"])
        values.card_cost[index] = packed(row["cost"])
        values.card_recognition[index] = row["recognition"]
        values.card_rubles[index] = row["rubles"]
    elif kind == "workshop tile":
        gives = row.get("gives", {})
        values.tile_gives[index] = [
            part
            for at, resource in enumerate(RESOURCE_NAMES)
            if resource in gives
            for part in (at, gives[resource])
        ]
        values.tile_die[index] = DIE_NAMES.index(row["die"]) if "die" in row else -1
        values.tile_three_plus[index] = row.get("three_plus", False)
    elif kind == "resource tile":
        values.resource_kind[index] = RESOURCE_NAMES.index(row["resource"])
        values.resource_amount[index] = row["amount"]
    else:
        values.influence_group[index] = values.group_names.index(row["group"])
        for at, action in enumerate(_actions(row), index * 2):
            values.influence_action[at] = values.action_names.index(action.action)
            values.influence_once[at] = action.mark == "lightning"
            values.influence_shown[at] = mask_of(list(action.shown))


# ---- from a document to plain values -------------------------------------------------------------


def read_materials(
    place: str, value: object, most: int, names: list[str] = MATERIAL_NAMES, rule: str = "RC-1.1"
) -> list[int]:
    """Read materials by kind, written as a list of names or as a table of numbers."""
    counts = [0] * len(names)
    if isinstance(value, dict):
        for name, amount in entries_in(place, value, names).items():
            counts[names.index(name)] = number(f"{place}, {name}", amount, 0, most, rule)
    else:
        for name in array(place, value, most * len(names), rule):
            counts[names.index(word(place, name, names))] += 1
    return counts


def read_card(place: str, section: dict[str, Any], kind: str, cards: Rows) -> str | None:
    """Read the card of a section: its id, its values, or both; None if the section does not mention it."""
    name = section.get("card")
    row: RowData = {"kind": kind, "rubles": 0}
    if isinstance(name, str) and name in cards.known:
        row = dict(cards.known[name])
        if row["kind"] != kind:
            raise wrong("card-kind", place, "RC-1.7", name=name, other=row["kind"], kind=kind)
    if "kind" in section and word(f"{place}, kind", section["kind"], KIND_NAMES) != kind:
        raise wrong("section-kind", place, "RC-1.7", other=section["kind"], kind=kind)
    described = any(key in section for key in ("cost", "recognition", "rubles"))
    if not described and (name is not None or "needs" not in section):
        return None if name is None else cards.take(f"{place}, card", name)
    # RC-6.2. For an unknown card, only what the section still needs matters.
    costs = "cost" if "cost" in section or "cost" in row else "needs"
    if costs in section:
        counts = read_materials(f"{place}, {costs}", section[costs], MOST_OF_A_KIND, rule="RC-1.4")
        if not 1 <= sum(counts) <= MOST_OF_A_KIND:
            raise wrong("card-cost", place, "RC-1.4", most=MOST_OF_A_KIND)
        row["cost"] = [MATERIAL_NAMES[index] for index, count in enumerate(counts) for _ in range(count)]
    if "recognition" in section:
        row["recognition"] = number(f"{place}, recognition", section["recognition"], 0, 20, "RC-1.4")
    if "rubles" in section:
        row["rubles"] = number(f"{place}, rubles", section["rubles"], 0, 20, "RC-1.4")
    for key in ("cost", "recognition"):
        if key not in row:
            raise wrong("card-lacks", place, "RC-1.4", entry=key)
    return cards.describe(f"{place}, card", name, row)


def read_tile(place: str, value: object, tiles: Rows) -> str:
    """Read a workshop tile: an id, or a table with what it gives or the die it shows (RC-9.1)."""
    if not isinstance(value, dict):
        return tiles.take(place, value)
    entry = entries_in(place, value, ("name", "gives", "die", "three_plus"))
    row: RowData = {}
    if ("gives" in entry) == ("die" in entry):
        raise wrong("tile-both", place, "RC-9.1")
    if "die" in entry:
        row["die"] = word(f"{place}, die", entry["die"], tiles.dice)
    else:
        gives = entries_in(f"{place}, gives", entry["gives"], tiles.given)
        if not gives:
            raise wrong("tile-nothing", place, "RC-9.1")
        row["gives"] = {key: number(f"{place}, gives {key}", gives[key], 1, MOST, "RC-9.1") for key in gives}
    if "three_plus" in entry and flag(f"{place}, three_plus", entry["three_plus"]):
        row["three_plus"] = True
    return tiles.describe(place, entry.get("name"), row)


def read_resource(place: str, value: object, tiles: Rows) -> str:
    """Read a resource tile of the market: an id, or a table with resource and amount (RC-1.2)."""
    if not isinstance(value, dict):
        return tiles.take(place, value)
    entry = entries_in(place, value, ("name", "resource", "amount"))
    resource = word(f"{place}, resource", entry.get("resource"), tiles.given)
    amount = number(f"{place}, amount", entry.get("amount"), 1, MOST // FULL, "RC-1.2")
    return tiles.describe(place, entry.get("name"), {"resource": resource, "amount": amount})


def read_influence(place: str, value: object, cards: Rows) -> str:
    """Read an influence card: an id, or a table with its two actions (RC-7.9)."""
    if not isinstance(value, dict):
        return cards.take(place, value)
    entry = entries_in(place, value, ("name", "group", "upper", "lower"))
    upper = _read_action(f"{place}, upper", entry.get("upper"), cards)
    lower = _read_action(f"{place}, lower", entry.get("lower"), cards)
    group = _group_of(upper["action"], cards)
    if "group" in entry and word(f"{place}, group", entry["group"], cards.groups) != group:
        raise wrong("action-group", place, "RC-7.9", code=upper["action"], group=entry["group"])
    if _group_of(lower["action"], cards) != group or lower["action"] == upper["action"]:
        raise wrong("action-pair", place, "RC-7.9", upper=upper["action"], lower=lower["action"])
    return cards.describe(place, entry.get("name"), {"group": group, "upper": upper, "lower": lower})


def _group_of(action: str, cards: Rows) -> str:
    """C1 belongs to the craftsmen; a module's action starts with the name of its group."""
    for group in cards.groups:
        if action.startswith(f"{group}-") or GROUPS.get(group, "-") == action[0]:  # type: ignore[call-overload]
            return group
    raise AssertionError(action)


def _read_action(place: str, value: object, cards: Rows) -> RowData:
    """Read one action; omitted mark and shown materials come from the set."""
    if isinstance(value, str):
        value = {"action": value}
    entry = entries_in(place, value, ("action", "mark", "shown"))
    action = word(f"{place}, action", entry.get("action"), cards.actions)
    usual: RowData = {"mark": "lightning"}
    for row in cards.known.values():
        usual = next((row[at] for at in ("upper", "lower") if row[at]["action"] == action), usual)
    result: RowData = {"action": action, "mark": usual["mark"]}
    if "mark" in entry:
        result["mark"] = word(f"{place}, mark", entry["mark"], MARKS)
        if action in cards.free and result["mark"] != "lightning":
            raise wrong("action-free", place, "RC-7.10", code=action)
    shown = usual.get("shown", [])
    if "shown" in entry:
        counts = read_materials(f"{place}, shown", entry["shown"], 1)
        shown = [MATERIAL_NAMES[index] for index, count in enumerate(counts) if count]
    if bool(shown) != (action in cards.showing):
        raise wrong("action-shows", place, "RC-7.9", code=action, shows=0 if shown else 1)
    if shown:
        result["shown"] = shown
    return result
