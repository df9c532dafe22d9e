"""Makes the documents of the contractors module."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from duomo.core.engine.state import first, second
from duomo.core.remembered import Remembered
from duomo.games.red_cathedral.modules.components.sets import EFFECTS
from duomo.games.red_cathedral.modules.contractors.positions.position import (
    contractors_of,
    names_in,
    removed_from,
)
from duomo.games.red_cathedral.modules.contractors.rules.cities import tool_prestige
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    FEE,
    NOBODY_HELD,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.modules.contractors.wire.documents import (
    Bonus,
    BothDecision,
    City,
    CityDecision,
    Crew,
    Decisions,
    DiscardMove,
    DismissMove,
    DrawDecision,
    GatherMove,
    HireDecision,
    HireMove,
    Moves,
    PayMove,
    PermitMove,
    RecruitMove,
    RegionBoard,
    Specialist,
    SpecialistDecision,
    SpecialistMove,
    ToolsLine,
    TwoTilesDecision,
)
from duomo.games.red_cathedral.modules.contractors.wire.events import Facts
from duomo.games.red_cathedral.modules.contractors.words.signs import specialist_signs
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, making
from duomo.games.red_cathedral.wire.base import ScoringLine
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.names import Amount
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import SPACE_NAMES, numbered
from duomo.games.red_cathedral.wire.printed import Printed, amounts

# ---- decisions -----------------------------------------------------------------------------------


def draw(printed: Printed, state: RedState, top: int) -> DrawDecision:
    return DrawDecision(list(range(first(top) + 1, second(top) + 2)))


def hire(printed: Printed, state: RedState, top: int) -> HireDecision:
    return HireDecision(contractors_of(printed.values).printed.city_names[first(top)])


def both(printed: Printed, state: RedState, top: int) -> BothDecision:
    return BothDecision(bool(first(top)), bool(second(top)))


DECISIONS: dict[str, decisions.Maker] = {
    "city": lambda printed, state, top: CityDecision(first(top) + 1),
    "draw": draw,
    "hire": hire,
    "specialist material-and-delivery": both,
    "specialist activate": lambda printed, state, top: TwoTilesDecision(first(top)),
    "specialist ornament": lambda printed, state, top: SpecialistDecision("ornament"),
    "specialist rubles": lambda printed, state, top: SpecialistDecision("rubles"),
    "specialist tile": lambda printed, state, top: SpecialistDecision("tile"),
    "specialist claim": lambda printed, state, top: SpecialistDecision("claim"),
}

# ---- moves ---------------------------------------------------------------------------------------


def recruit(city: int, at: Position) -> RecruitMove:
    module = contractors_of(at.values)
    return RecruitMove(module.printed.city_names[city], module.region(at.state).contractors_in(city) + 1)


MOVES: dict[str, making.Maker] = {
    "recruit": recruit,
    "permit": lambda which, at: PermitMove([Amount("permits", 1)]),
    "hire": lambda space, at: HireMove(space + 1, FEE),
    "dismiss": lambda space, at: DismissMove(space + 1),
    "specialist": lambda which, at: SpecialistMove(),
    "discard": lambda kind, at: DiscardMove(making.ORNAMENTS[kind]),
    "pay": lambda rubles, at: PayMove(rubles),
    "gather": lambda space, at: GatherMove(space + 1, at.stall(space, 1)),
}

# ---- the boards ----------------------------------------------------------------------------------


class RegionWriter:
    """Writes the region board of one table; printed documents are made once."""

    def __init__(self, module: Contractors) -> None:
        self.module = module
        printed = module.printed
        materials: list[Any] = MATERIAL_NAMES
        tools: list[Any] = printed.tool_names
        self.specialists = []
        for tile, name in enumerate(printed.names):
            effect, gives, prestige = (
                EFFECTS[printed.effect[tile]],
                printed.gives[tile],
                printed.prestige[tile],
            )
            material = materials[printed.material[tile]] if printed.material[tile] >= 0 else None
            signs = specialist_signs(effect, gives, material, prestige)
            tool, given = tools[printed.tool[tile]], amounts(gives)
            self.specialists.append(
                Specialist(name, effect, tool, given, material, prestige, signs.cost, signs.gain)
            )
        self.bonuses = [
            Bonus(amounts(gives), choice)
            for gives, choice in zip(printed.bonus_gives, printed.bonus_choice, strict=True)
        ]
        self.touching = [[space + 1 for space in spaces] for spaces in printed.touching]

    def write(self, kept: Remembered, state: RedState) -> RegionBoard:
        region = self.module.region(state)
        return kept.part("region", region.key(), self.board, region)

    def board(self, region: Region) -> RegionBoard:
        printed = self.module.printed
        return RegionBoard(
            [self.city(region, city, name) for city, name in enumerate(printed.city_names)],
            [self.specialists[tile] if tile >= 0 else None for tile in region.spaces],
            names_in(printed, region.bag),
            names_in(printed, removed_from(region)),
            [self.crew(region, party) for party in range(region.parties)],
            self.bonuses,
        )

    def holds(self, state: RedState, party: int) -> bool:
        """True if a party holds a specialist."""
        return self.module.region(state).held[party] != NOBODY_HELD

    def city(self, region: Region, city: int, name: str) -> City:
        tower = region.city_of.index(city) + 1 if city in region.city_of else None
        there = region.contractors_in(city)
        return City(name, tower, has_bit(region.open, city), self.touching[city], there, there + 1)

    def crew(self, region: Region, party: int) -> Crew:
        printed = self.module.printed
        held, laid = region.held[party], region.tools[party]
        tools: list[Any] = printed.tool_names
        sent = region.sent[party * CITIES : (party + 1) * CITIES]
        lost = region.discarded[party * ORNAMENT_KINDS : (party + 1) * ORNAMENT_KINDS]
        return Crew(
            region.permits[party],
            dict(zip(printed.city_names, sent)),
            region.left[party],
            None if held == NOBODY_HELD else self.specialists[held],
            names_in(printed, laid),
            [tools[printed.tool[tile]] for tile in range(SPECIALISTS) if has_bit(laid, tile)],
            tool_prestige(printed, laid),
            dict(zip(ORNAMENT_NAMES, lost)),
        )


@lru_cache(512)
def writer_of(values: TableValues) -> RegionWriter:
    return RegionWriter(contractors_of(values))


class ContractorsWire(ModuleWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (*get_args(Decisions), *get_args(Moves), *get_args(Facts), ToolsLine)
    field = "contractors", RegionBoard

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> RegionBoard:
        return writer_of(values).write(kept, state)

    def activatable(self, values: TableValues, state: RedState) -> list[str]:
        """CT-3.1. The place of the held specialist."""
        return ["black"] if writer_of(values).holds(state, state.active) else []

    def meant(self, at: Position, piece: Piece) -> int | None:
        """CT-1.6, CT-2.1, CT-2.3, CT-3.1, CT-3.2."""
        module = contractors_of(at.values)
        match piece:
            case Piece("city", name):
                return numbered(module.recruit.first, module.printed.city_names, name)
            case Piece("specialist", name) if at.decision is module.hire:
                return numbered(module.hire.pay_for, SPACE_NAMES[:SPACES], name)
            case Piece("ornament", name) if at.decision is module.effects.ornament:
                return numbered(module.effects.ornament.discard, ORNAMENT_NAMES, name)
            case Piece("slot", _, "black"):
                return module.specialist.first
            case Piece("aside", "permit"):
                return module.permit.first
        return None

    def places(self, at: Position) -> list[str]:
        """CT-2.1, CT-3.1. The region, and the place of each party's specialist."""
        cities = contractors_of(at.values).printed.city_names
        return [
            "region",
            *(f"city-{city}" for city in cities),
            *(f"specialist-{name}" for name in SPACE_NAMES[:SPACES]),
            *(f"slot-{at.party(seat)}-black" for seat in range(len(at.state.players))),
        ]

    def lines(self, values: TableValues, state: RedState) -> list[ScoringLine]:
        tools = [self.prestige(values, state, party) for party in range(len(state.players))]
        return [ToolsLine("CT-3.4", tools)] if any(tools) else []

    def prestige(self, values: TableValues, state: RedState, seat: int) -> int:
        """CT-3.4."""
        module = contractors_of(values)
        return tool_prestige(module.printed, module.region(state).tools[seat])


WIRE = ContractorsWire()
