"""Contracts: what each asks for at the end and what it pays (CT-5.12), and where they are (CT-5.9).

The order of a deck is unknown to all: it is a set of contracts that were never drawn, on top of groups put
under it, each without order. A group is what one player put there at once, and only that player knows it.
Before a bot sees the position, what its seat cannot know is invented, using only what the seat knows
(`as_seen_by`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import replaced
from duomo.games.red_cathedral.modules.guilds.components.archivists import TASKS, Contract
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
from duomo.games.red_cathedral.rules.packed import count_bits, everything, has_bit, with_bit, without_bit
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents

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
    for row in components.rows(Contract):
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


# ---- where they are -----------------------------------------------------------------------------

CONTRACTS: Final = 15
ALL: Final = everything(CONTRACTS)
NOBODY_KNOWS: Final = -1


def contracts_of(mask: int) -> list[int]:
    return [contract for contract in range(CONTRACTS) if has_bit(mask, contract)]


class Archive(Extra):
    """Sets of contracts are masks. Copies share the lists; they are changed only by `replaced`."""

    def __init__(self, parties: int = 0, model: Archive | None = None) -> None:
        self.parties = parties
        self.fresh: int = ALL if model is None else model.fresh
        """Never drawn."""
        self.groups: list[int] = [] if model is None else model.groups
        """Groups put under the deck, the first to be drawn first."""
        self.knowers: list[int] = [] if model is None else model.knowers
        """The party that put each group there and still knows all of it, or NOBODY_KNOWS."""
        self.hands: list[int] = [0] * parties if model is None else model.hands
        self.drawn: int = 0 if model is None else model.drawn
        """What the active player has drawn to choose from."""
        self.made_up: int = 0 if model is None else model.made_up
        """A mask of parties whose hands are invented."""

    def copy(self) -> Archive:
        return Archive(self.parties, self)

    def key(self) -> tuple[object, ...]:
        return (
            self.fresh, tuple(self.groups), tuple(self.knowers), tuple(self.hands), self.drawn,
            self.made_up,
        )  # fmt: skip

    def equals(self, other: Archive) -> bool:
        """Lists are never changed in place, so the same list object has the same content."""
        return (
            self.hands is other.hands
            and self.groups is other.groups
            and self.knowers is other.knowers
            and self.fresh == other.fresh
            and self.drawn == other.drawn
        )

    def on_top(self) -> int:
        """Return the contracts from which the next one is drawn."""
        return self.fresh if self.fresh else self.groups[0]

    def draw(self, party: int, contract: int) -> None:
        """CT-5.9. Draw a contract. The party that knew its group no longer does, unless it is the one
        drawing."""
        self.drawn = with_bit(self.drawn, contract)
        if self.fresh:
            self.fresh = without_bit(self.fresh, contract)
            return
        left = without_bit(self.groups[0], contract)
        if left:
            self.groups = replaced(self.groups, 0, left)
            if self.knowers[0] != party:
                self.knowers = replaced(self.knowers, 0, NOBODY_KNOWS)
        else:
            self.groups = self.groups[1:]
            self.knowers = self.knowers[1:]

    def put_under(self, party: int, mask: int) -> None:
        if mask:
            self.groups = [*self.groups, mask]
            self.knowers = [*self.knowers, party]

    def keep(self, party: int, contract: int) -> None:
        """Move one of the drawn contracts to the hand, the others under the deck."""
        self.hands = replaced(self.hands, party, with_bit(self.hands[party], contract))
        self.put_under(party, without_bit(self.drawn, contract))
        self.drawn = 0

    def give_back(self, party: int, contract: int) -> None:
        self.hands = replaced(self.hands, party, without_bit(self.hands[party], contract))
        self.put_under(party, with_bit(0, contract))

    def nothing_hidden(self) -> bool:
        """True if no contract has left the deck yet."""
        return self.fresh == ALL

    def known_to(self, party: int, active: int) -> int:
        """Return the party's hand and draw, and what it put under the deck."""
        known = self.hands[party]
        if party == active:
            known |= self.drawn
        for at in range(len(self.groups)):
            if self.knowers[at] == party:
                known |= self.groups[at]
        return known


def as_seen_by(archive: Archive, party: int, active: int, turns: int) -> None:
    """Deal the contracts unknown to a party to the places it cannot see, deterministically."""
    shift = turns % CONTRACTS
    left = rotated(ALL & ~archive.known_to(party, active), shift)
    back = CONTRACTS - shift
    hands = archive.hands[:]
    for other in range(archive.parties):
        if other != party and hands[other]:
            dealt = lowest(left, count_bits(hands[other]))
            hands[other] = rotated(dealt, back)
            left &= ~dealt
            archive.made_up = with_bit(archive.made_up, other)
    archive.hands = hands
    if party != active and archive.drawn:
        dealt = lowest(left, count_bits(archive.drawn))
        archive.drawn = rotated(dealt, back)
        left &= ~dealt
    groups = archive.groups[:]
    for at in range(len(groups)):
        if archive.knowers[at] != party:
            dealt = lowest(left, count_bits(groups[at]))
            groups[at] = rotated(dealt, back)
            left &= ~dealt
    archive.groups = groups
    archive.fresh = rotated(left, back)


def rotated(mask: int, by: int) -> int:
    return (mask << by | mask >> (CONTRACTS - by)) & ALL


def lowest(mask: int, count: int) -> int:
    """Return the lowest `count` elements of a set."""
    rest = mask
    for _ in range(count):
        rest &= rest - 1
    return mask & ~rest
