"""A table set up by hand, so that a test reads like an example in a rulebook.

    scene = Scene(players=2)
    scene.section("1.1", owner="red", needs="wood", recognition=3)
    scene.have("red", wood=1)
    scene.play("build", "deliver wood 1.1")
    assert scene.red.marker == 5

Red moves first. By default space 1 of the market is wood, then brick, stone, gold, green, purple, rubles,
recognition; white, red, blue, green and yellow are on spaces 1 to 5, each showing a 1; the first card of each
group is in the quadrants; nobody has rubles, and markers are on 2.
"""

from __future__ import annotations

from typing import cast

from contractors.conserve import check_region
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE, replaced
from duomo.core.table import Table
from duomo.games.red_cathedral.components.rows import add_card, add_influence, add_tile, packed
from duomo.games.red_cathedral.components.sets import InfluenceAction
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.rules.codes import CELLS, LEVELS, NO_TILE, PLACE, SPACES
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    GROUP_NAMES,
    HOLDS_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
)
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.registry import GAMES
from guilds.conserve import check_guild

GAME = cast(RedCathedral, GAMES["red-cathedral"])
MARKET = "wood brick stone gold green purple rubles recognition".split()
EACH_KIND = {"base": "wood wood brick", "middle": "brick stone gold", "dome": "gold green purple"}


def cell_of(section: str) -> int:
    tower, level = section.split(".")
    return (int(tower) - 1) * LEVELS + int(level) - 1


class Scene:
    def __init__(self, players: int = 2, heights: list[int] | None = None, **options: str) -> None:
        chosen = GAME.choose(players, {"start_player": "1", **options})
        components = GAME.components()
        rules = GAME.rules(chosen, components)
        assert isinstance(rules, RedRules)
        self.values: TableValues = rules.values
        if heights is not None:
            self.values.plan_heights = [heights for _ in self.values.plan_heights]
        state = rules.start()
        dealer = Dealer(1)
        while state.decider == NATURE:
            rules.play(state, dealer.choose(rules.chance(state)), None)
        self.rules = rules
        self.state: RedState = state
        self._tidy()
        self.table = Table(GAME, chosen, components, rules, state)

    def _tidy(self) -> None:
        state, values = self.state, self.values
        state.resource = [values.resource_names.index(name) for name in MARKET]
        state.influence = [values.influence_names.index(f"{group}-1") for group in GROUP_NAMES]
        self.dice(white=(1, 1), red=(2, 1), blue=(3, 1), green=(4, 1), yellow=(5, 1))
        for player in state.players:
            player.rubles = 0

    # ---- laying out ------------------------------------------------------------------------------

    def player(self, colour: str) -> Player:
        return self.state.players[DIE_NAMES.index(colour) - 1]

    @property
    def red(self) -> Player:
        return self.player("red")

    @property
    def blue(self) -> Player:
        return self.player("blue")

    def have(self, colour: str, rubles: int | None = None, marker: int | None = None, **held: int) -> Player:
        """Materials come from the reserve into the inventory."""
        player = self.player(colour)
        for name, amount in held.items():
            material = MATERIAL_NAMES.index(name)
            more = amount - player.materials[material]
            self.state.reserve[material] -= more
            player.store(material, more)
        assert player.room >= 0, "so much does not fit"
        if rubles is not None:
            player.rubles = rubles
        if marker is not None:
            player.marker = marker
        return player

    def reserve(self, **left: int) -> None:
        """Limit the reserve to this; the rest is out of play for the test."""
        for name, amount in left.items():
            self.state.reserve[MATERIAL_NAMES.index(name)] = amount

    def dice(self, **where: tuple[int, int]) -> None:
        """Set space and face of some dice: `dice(white=(3, 6))`."""
        for name, (space, face) in where.items():
            die = DIE_NAMES.index(name)
            self.state.die_space = replaced(self.state.die_space, die, space - 1)
            self.state.die_face = replaced(self.state.die_face, die, face)
        self.state.dice_on = [self.state.die_space.count(space) for space in range(SPACES)]

    def influence(self, quadrant: int, card: str) -> None:
        """Use a card of the set, or one made here: `C1 infinity, C2 lightning wood gold`."""
        if card in self.values.influence_names:
            self.state.influence[quadrant - 1] = self.values.influence_names.index(card)
            return
        actions = []
        for words in (part.split() for part in card.split(",")):
            actions.append(InfluenceAction(words[0], words[1], tuple(words[2:])))  # type: ignore[arg-type]
        made = add_influence(self.values, "made-here", GROUP_NAMES[0], actions)
        self.state.influence[quadrant - 1] = made

    def resource(self, space: int, name: str) -> None:
        """Put a resource tile on a space; the tile there swaps with it."""
        resource = self.state.resource
        tile = self.values.resource_names.index(name)
        other = resource.index(tile)
        resource[other], resource[space - 1] = resource[space - 1], tile

    def section(
        self,
        section: str,
        owner: str = "",
        done: bool = False,
        needs: str | None = None,
        cost: str = "",
        recognition: int = 3,
        rubles: int = 0,
        ornament: str = "",
    ) -> None:
        """A section card. `needs` is the missing part of its cost."""
        state, cell = self.state, cell_of(section)
        tower, level = divmod(cell, LEVELS)
        kind = KIND_NAMES[0 if level == 0 else 2 if level == state.heights[tower] - 1 else 1]
        card_cost = (cost or needs or EACH_KIND[kind]).split()
        card = add_card(self.values, f"made-{section}", kind, card_cost, recognition, rubles)
        state.card[cell] = card
        missing = card_cost if needs is None else needs.split()
        state.needs[cell] = 0 if done else packed(missing)
        if not done:
            for material in MATERIAL_NAMES:
                lying = card_cost.count(material) - missing.count(material)
                state.reserve[MATERIAL_NAMES.index(material)] -= lying
        if owner:
            self._claim(cell, owner)
        if done:
            state.done[cell] = 1
            self.player(owner).finished += 1
        if ornament:
            self._decorate(cell, ornament, KIND_NAMES.index(kind))

    def _claim(self, cell: int, owner: str) -> None:
        player = self.player(owner)
        if player.ruler:
            player.ruler -= 1
            player.room += 1
        elif player.spare:
            player.spare -= 1
        else:
            player.holds[player.holds.index(HOLDS_NAMES.index("banner"))] = HOLDS_NAMES.index("nothing")
        self.state.owner[cell] = DIE_NAMES.index(owner) - 1
        self.state.tile[cell] = NO_TILE

    def _decorate(self, cell: int, owner: str, kind: int) -> None:
        player = self.player(owner)
        assert player.ornaments[kind], "no such ornament left"
        player.ornaments[kind] -= 1
        player.placed += 1
        self.state.ornament[cell] = DIE_NAMES.index(owner) - 1

    def tower(self, number: int, *owners: str) -> None:
        """Sections of a tower from the base up: `red` has finished one, `(red)` has only claimed it."""
        for level, owner in enumerate(owners, 1):
            name = owner.strip("()")
            self.section(f"{number}.{level}", owner=name, done=name == owner)

    def finished(self, owner: str, count: int) -> None:
        """Set the player's own counter of finished sections, without saying where they are."""
        player = self.player(owner)
        for cell in reversed(self.state.cells):
            if player.finished == count:
                return
            if self.state.owner[cell] < 0:
                self._claim(cell, owner)
                self.state.done[cell] = 1
                self.state.needs[cell] = 0
                player.finished += 1

    def tile_on(self, section: str, tile: str) -> None:
        """The workshop tile of a section."""
        self.state.tile[cell_of(section)] = self.values.tile_names.index(tile)

    def open_tile(self, colour: str, slot: str, tile: str = "", **gives: int) -> None:
        """A face-up tile on a slot: one of the set, or one that gives this."""
        known = self.values.tile_names
        made = known.index(tile) if tile else add_tile(self.values, "made-here", gives, None, False)
        self.player(colour).slots[SLOT_NAMES.index(slot)] = made

    def hidden_tile(self, colour: str, slot: str, tile: str = "gold") -> None:
        self.player(colour).slots[SLOT_NAMES.index(slot)] = -2 - self.values.tile_names.index(tile)

    def turn_of(self, colour: str) -> None:
        self.state.active = DIE_NAMES.index(colour) - 1
        self.state.decider = self.state.active

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, *moves: str) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += self.table.play(move)
        return events

    def roll(self, face: int = 1) -> list[str]:
        """Roll this face with every die due; return the names of the dice."""
        dice = []
        while self.table.decider == NATURE:
            move = next(move for move in self.table.legal() if move.text.endswith(f" {face}"))
            dice.append(move.text.split()[1])
            self.table.play(move)
        return dice

    def end(self) -> None:
        """End whatever is in progress as soon as possible, then end the turn."""
        active, turns = self.state.active, self.state.turns
        while (self.state.active, self.state.turns) == (active, turns) and not self.table.over:
            if self.table.decider == NATURE:
                self.roll()
            else:
                self.play(next(m for m in ("end", "done", "leave", "decline", "gems none") if self.can(m)))

    def pass_turn(self) -> None:
        """Visit the market with any die and do nothing there."""
        self.play(next(move for move in self.legal("die")))
        self.end()

    def legal(self, *beginnings: str) -> list[str]:
        """The texts of all legal moves, or only of those that start with one of the words."""
        texts = [move.text for move in self.table.legal()]
        return [text for text in texts if not beginnings or text.split()[0] in beginnings]

    def can(self, move: str) -> bool:
        return self.table.why_not(move) is None

    def rule_against(self, move: str) -> str:
        """The rule that forbids a move now; empty if it is legal."""
        refusal = self.table.why_not(move)
        return "" if refusal is None else refusal.rule

    def held(self, colour: str) -> dict[str, int]:
        """What the inventory holds, by name."""
        materials = self.player(colour).materials
        return {name: amount for name, amount in zip(MATERIAL_NAMES, materials, strict=True) if amount}

    def left(self, name: str) -> int:
        return self.state.reserve[MATERIAL_NAMES.index(name)]

    def die(self, name: str) -> tuple[int, int]:
        """Space and face."""
        die = DIE_NAMES.index(name)
        return self.state.die_space[die] + 1, self.state.die_face[die]


# ---- invariants ----------------------------------------------------------------------------------


def red(table: Table) -> tuple[RedRules, RedState]:
    """Rules and position of a table of this game."""
    assert isinstance(table.rules, RedRules)
    assert isinstance(table.state, RedState)
    return table.rules, table.state


def check_conservation(rules: RedRules, state: RedState) -> None:
    """Check that nothing appears or disappears: materials, banners, ornaments, tiles, dice (RC-1)."""
    check_pieces(rules.values, state)
    check_tiles_and_dice(rules.values, state)
    for module in rules.values.modules:
        if isinstance(module, Contractors):
            check_region(rules.values, module, state)
        if isinstance(module, Guild):
            check_guild(rules.values, module, state)


def check_pieces(values: TableValues, state: RedState) -> None:
    for material in range(len(values.reserve)):
        lying = 0
        for cell in state.cells:
            if state.card[cell] >= 0 and not state.done[cell]:
                cost = values.card_cost[state.card[cell]] >> 3 * material & 7
                missing = state.needs[cell] >> 3 * material & 7
                assert 0 <= missing <= cost
                lying += cost - missing
        held = sum(player.materials[material] for player in state.players)
        held += sum(module.pieces(values, state, material) for module in values.modules)
        assert state.reserve[material] + held + lying == values.reserve[material], RESOURCE_NAMES[material]
        assert state.reserve[material] >= 0
    banner, nothing = HOLDS_NAMES.index("banner"), HOLDS_NAMES.index("nothing")
    for seat, player in enumerate(state.players):
        assert min(player.materials) >= 0
        boards = seat < values.seats  # RC-11.1. An automaton has no board.
        assert not boards or player.room == values.inventory_spaces - player.ruler - sum(player.materials)
        assert min(player.room, player.ruler, player.spare, player.rubles, player.marker) >= 0
        own = [cell for cell in state.cells if state.owner[cell] == seat]
        assert player.banners() + len(own) == values.ruler_banners + values.spare_banners
        assert player.finished == sum(state.done[cell] for cell in own)
        placed = [cell for cell in state.cells if state.ornament[cell] == seat]
        assert player.placed == len(placed)
        for kind, total in enumerate(values.ornaments):
            there = sum(1 for cell in placed if values.card_kind[state.card[cell]] == kind)
            gone = sum(module.boxed(state, seat, kind) for module in values.modules)
            assert player.ornaments[kind] + player.holds.count(kind) + there + gone == total
        for slot, tile in enumerate(player.slots):
            assert tile == NO_TILE or player.holds[slot] != banner, "a tile on a blocked slot"
            assert tile < 0 or player.holds[slot] == nothing, "an open tile on an ornament"
    for cell in range(CELLS):
        if state.card[cell] < 0:
            assert (state.owner[cell], state.done[cell], state.ornament[cell]) == (-1, 0, -1)
            continue
        assert bool(state.done[cell]) == (state.needs[cell] == 0)
        assert state.owner[cell] >= 0 or not state.done[cell]
        assert state.done[cell] or state.ornament[cell] < 0
        assert state.owner[cell] < 0 or cell % LEVELS == 0 or state.owner[cell - 1] >= 0
    assert (state.ender >= 0) == any(player.finished >= 6 for player in state.players)


def check_tiles_and_dice(values: TableValues, state: RedState) -> None:
    opened = [tile for player in state.players for tile in player.slots if tile >= 0]
    hidden = [-2 - tile for player in state.players for tile in player.slots if tile < NO_TILE]
    lying = [tile for tile in state.tile if tile >= 0]
    tiles = opened + hidden + lying
    assert len(tiles) == len(set(tiles))
    if state.turns == 0:
        return
    claimed = sum(1 for cell in state.cells if state.owner[cell] >= 0)
    waiting = sum(1 for top in state.stack if top & 63 == PLACE)
    assert len(lying) == len(state.cells) - claimed
    without_board = sum(1 for cell in state.cells if state.owner[cell] >= values.seats)
    assert len(opened) + len(hidden) + waiting == claimed - without_board
    assert sorted(state.resource) == sorted(values.deal_resources)
    groups = [values.influence_group[card] for card in state.influence]
    assert sorted(groups) == sorted({values.influence_group[card] for card in values.deal_influence})
    assert len(groups) == 4
    assert len(state.die_space) == values.dice
    assert all(1 <= face <= 6 for face in state.die_face)
    assert state.dice_on == [state.die_space.count(space) for space in range(SPACES)]
    assert max(state.dice_on) <= 3
