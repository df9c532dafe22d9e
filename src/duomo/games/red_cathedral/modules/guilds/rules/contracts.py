"""Contracts: what each asks for at the end, and what it pays (CT-5.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.modules.guilds.rules.guild import banners_in
from duomo.games.red_cathedral.rules.build import ALL_KINDS, finished_kinds
from duomo.games.red_cathedral.rules.codes import (
    GREEN_GEM,
    HOLDS_NOTHING,
    LEVELS,
    MATERIALS,
    NO_TILE,
    PURPLE_GEM,
    SLOTS,
)
from duomo.games.red_cathedral.rules.gains import return_materials
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents

TASKS: Final = (
    "sell", "pay-rubles", "banners-in-tower", "open-tiles", "absent-towers", "kept-ornaments",
    "section-kinds", "ornaments-on-others", "all-ornaments", "ornaments-in-tower", "ornaments-on-own",
    "present-towers",
)  # fmt: skip
SELL: Final = 0
PAY_RUBLES: Final = 1
BANNERS_IN_TOWER: Final = 2
OPEN_TILES: Final = 3
ABSENT_TOWERS: Final = 4
KEPT_ORNAMENTS: Final = 5
SECTION_KINDS: Final = 6
ORNAMENTS_ON_OTHERS: Final = 7
ALL_ORNAMENTS: Final = 8
ORNAMENTS_IN_TOWER: Final = 9
ORNAMENTS_ON_OWN: Final = 10
PRESENT_TOWERS: Final = 11
GEM: Final = 6
"""In the list of goods to sell: a gem of either colour."""


class Contracts:
    """The printed values of the cards; never change at a table."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.task: list[int] = []
        self.prestige: list[int] = []
        """Prestige at this table: with two parties some pay more."""
        self.amount: list[int] = []
        self.sells: list[list[int]] = []
        """Pieces of each material, then gems of either colour."""


def read_contracts(components: ExpansionComponents, players: int) -> Contracts:
    """CT-5.12. Read the contracts; with two players and in solo some pay a different amount."""
    contracts = Contracts()
    for row in components.contracts:
        contracts.names.append(row.id)
        contracts.task.append(TASKS.index(row.task))
        contracts.prestige.append((row.prestige_for_two if players < 3 else 0) or row.prestige)
        contracts.amount.append(row.amount)
        sells = [0] * (MATERIALS + 1)
        for sold, amount in row.sells.items():
            sells[GEM if sold == "gem" else MATERIAL_NAMES.index(sold)] = amount
        contracts.sells.append(sells)
    return contracts


def times_met(contracts: Contracts, values: TableValues, state: RedState, seat: int, contract: int) -> int:
    """Return how many times a contract pays now: 0 or 1, or once per thing counted."""
    task, amount = contracts.task[contract], contracts.amount[contract]
    player = state.players[seat]
    if task == SELL:
        return int(can_sell(player, contracts.sells[contract]))
    if task == PAY_RUBLES:
        return int(player.rubles >= amount)
    if task == OPEN_TILES:
        return int(open_tiles(player) >= amount)
    if task == SECTION_KINDS:
        return int(finished_kinds(values, state, seat) == ALL_KINDS)
    if task == ALL_ORNAMENTS:
        return int(player.placed == sum(values.ornaments))
    if task == KEPT_ORNAMENTS:
        return kept_ornaments(player)
    if task == ORNAMENTS_ON_OWN or task == ORNAMENTS_ON_OTHERS:
        return ornaments_on(state, seat, task == ORNAMENTS_ON_OWN)
    met = 0
    for tower in range(len(state.heights)):
        banners, ornaments = banners_in(state, tower, seat), ornaments_in(state, tower, seat)
        if task == BANNERS_IN_TOWER:
            met = max(met, int(banners >= amount))
        elif task == ORNAMENTS_IN_TOWER:
            met = max(met, int(ornaments >= amount))
        elif task == PRESENT_TOWERS:
            met += int(banners + ornaments > 0)
        else:
            met += int(banners + ornaments == 0)
    return met


def can_sell(player: Player, sells: list[int]) -> bool:
    for material in range(MATERIALS):
        if player.materials[material] < sells[material]:
            return False
    gems = player.materials[GREEN_GEM] - sells[GREEN_GEM] + player.materials[PURPLE_GEM] - sells[PURPLE_GEM]
    return gems >= sells[GEM]


def open_tiles(player: Player) -> int:
    count = 0
    for tile in player.slots:
        if tile >= 0:
            count += 1
    return count


def kept_ornaments(player: Player) -> int:
    """Ornaments neither placed, nor discarded, nor lost (RC-8.2); including locked ones."""
    count = sum(player.ornaments)
    for slot in range(SLOTS):
        if player.holds[slot] < HOLDS_NOTHING and player.slots[slot] == NO_TILE:
            count += 1
    return count


def ornaments_on(state: RedState, seat: int, own: bool) -> int:
    """Return own ornaments on own sections, or on other parties' sections."""
    count = 0
    for cell in state.cells:
        if state.ornament[cell] == seat and (state.owner[cell] == seat) == own:
            count += 1
    return count


def ornaments_in(state: RedState, tower: int, seat: int) -> int:
    count = 0
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.ornament[cell] == seat:
            count += 1
    return count


def score_contract(
    contracts: Contracts, values: TableValues, state: RedState, seat: int, contract: int, log: Log | None
) -> None:
    """CT-5.12. Score before RC-10.2; every possible sale is made, so its goods are gone before RC-10.3."""
    player = state.players[seat]
    times = times_met(contracts, values, state, seat, contract)
    prestige = times * contracts.prestige[contract]
    if times and contracts.task[contract] == SELL:
        sell(state, player, contracts.sells[contract])
    elif times and contracts.task[contract] == PAY_RUBLES:
        player.rubles -= contracts.amount[contract]
    gain_prestige(values, player, prestige)
    if log is not None:
        facts: dict[str, int | str] = {"contract": contracts.names[contract], "prestige": prestige}
        facts["rule"] = "CT-5.12"
        log.say("score-contract", seat, facts)


def sell(state: RedState, player: Player, sells: list[int]) -> None:
    for material in range(MATERIALS):
        return_materials(state, player, material, sells[material])
    for _ in range(sells[GEM]):
        gem = GREEN_GEM if player.materials[GREEN_GEM] else PURPLE_GEM
        return_materials(state, player, gem, 1)
