"""The printed components of one table as documents, made once: cards, tiles, the track."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from duomo.core.words.signs import Sign
from duomo.games.red_cathedral.positions.rows import unpacked
from duomo.games.red_cathedral.positions.write import track_of
from duomo.games.red_cathedral.rules.names import DIE_NAMES, KIND_NAMES, RESOURCE_NAMES, names_of
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.names import Amount, DieName, Kind, Mark, Material, Resource
from duomo.games.red_cathedral.words.signs import action_signs


class Tile(msgspec.Struct, frozen=True):
    """RC-1.5. A workshop tile: what it gives, or the die whose resource tile it uses."""

    name: str
    gives: list[Amount]
    die: DieName | None


class ResourceTile(msgspec.Struct, frozen=True):
    name: str
    resource: Resource
    amount: int


class Action(msgspec.Struct, frozen=True):
    """RC-7.9. One action of an influence card."""

    action: str
    mark: Mark
    shown: list[Material]
    cost: list[Sign]
    gain: list[Sign]
    """The printed gain, in signs."""


class InfluenceCard(msgspec.Struct, frozen=True):
    name: str
    group: str
    rule: str
    """The rule paragraph for its actions."""
    upper: Action
    lower: Action


class Card(msgspec.Struct, frozen=True):
    """RC-1.4. The front of a section card."""

    card: str
    part: Kind
    cost: list[Material]
    recognition: int
    rubles: int


def amounts(flat: list[int]) -> list[Amount]:
    """Convert the engine's form of a gain: resource, amount, resource, amount …"""
    names: list[Any] = RESOURCE_NAMES
    return [Amount(names[flat[at]], flat[at + 1]) for at in range(0, len(flat), 2)]


def rule_of(values: TableValues, at: int) -> str:
    """RC-7.9, or the paragraph of the module that owns the action."""
    module = values.action_module[values.influence_action[at]]
    return values.modules[module].actions_rule() if module >= 0 else "RC-7.6"


class Printed:
    """The components of one table. A position may add rows before this is first used."""

    def __init__(self, values: TableValues) -> None:
        self.values = values

    @cached_property
    def track(self) -> list[int]:
        return track_of(self.values)

    @cached_property
    def tiles(self) -> list[Tile]:
        values = self.values
        dice: list[Any] = DIE_NAMES
        return [
            Tile(name, amounts(gives), dice[die] if die >= 0 else None)
            for name, gives, die in zip(values.tile_names, values.tile_gives, values.tile_die, strict=True)
        ]

    @cached_property
    def resources(self) -> list[ResourceTile]:
        values = self.values
        names: list[Any] = RESOURCE_NAMES
        return [
            ResourceTile(name, names[kind], amount)
            for name, kind, amount in zip(
                values.resource_names, values.resource_kind, values.resource_amount, strict=True
            )
        ]

    @cached_property
    def influence(self) -> list[InfluenceCard]:
        values = self.values
        return [
            InfluenceCard(
                name,
                values.group_names[values.influence_group[card]],
                rule_of(values, card * 2),
                self.action(card * 2),
                self.action(card * 2 + 1),
            )
            for card, name in enumerate(values.influence_names)
        ]

    def action(self, at: int) -> Action:
        values = self.values
        name = values.action_names[values.influence_action[at]]
        shown: list[Any] = names_of(values.influence_shown[at])
        mark: Mark = "lightning" if values.influence_once[at] else "infinity"
        signs = action_signs(name, mark, shown)
        return Action(name, mark, shown, signs.cost, signs.gain)

    @cached_property
    def cards(self) -> list[Card]:
        values = self.values
        kinds: list[Any] = KIND_NAMES
        costs: list[Any] = [unpacked(cost) for cost in values.card_cost]
        return [
            Card(
                name,
                kinds[values.card_kind[card]],
                costs[card],
                values.card_recognition[card],
                values.card_rubles[card],
            )
            for card, name in enumerate(values.card_names)
        ]
