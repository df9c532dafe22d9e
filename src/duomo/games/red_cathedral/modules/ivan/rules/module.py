"""Ivan's hooks into the base game (RC-11)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.modules.ivan.observation import observed
from duomo.games.red_cathedral.modules.ivan.rules.choose import ChooseClaimed, ChooseDecorated
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, DEAL_CARDS, IVAN, IVAN_NAME
from duomo.games.red_cathedral.modules.ivan.rules.own import ivan_at, no_choice
from duomo.games.red_cathedral.modules.ivan.rules.recruit import move_marker, start_region
from duomo.games.red_cathedral.modules.ivan.rules.row import Deal
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.modules.ivan.rules.turn import IvanRolls, begin
from duomo.games.red_cathedral.rules.codes import CELLS, DICE, HOLDS_NOTHING, LEVELS, MATERIALS
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import DIE_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

ON_BUILD: Final = 0.4
ON_INVENTORY: Final = 0.25
"""Worth of a material on Ivan's cards, in prestige, for bots playing against him."""


class Ivan(Module):
    """The second party of a solo game."""

    def __init__(self, index: int, solo: Solo) -> None:
        super().__init__(IVAN_NAME, index)
        self.solo = solo
        self.deal = Deal(solo)

    def own(self, state: RedState) -> IvanExtra:
        return ivan_at(state, self.index)

    # ---- set-up and chance -----------------------------------------------------------------------

    def bring(self, values: TableValues) -> None:
        solo, deal, roll = self.solo, self.deal, IvanRolls(self.solo)
        decorated, claimed = ChooseDecorated(solo), ChooseClaimed(solo)
        values.add_decision(deal, nature=True, module=self.index)
        values.add_decision(roll, nature=True, module=self.index)
        values.add_decision(decorated, module=self.index)
        values.add_decision(claimed, module=self.index)
        solo.deal, solo.roll, solo.decorated, solo.claimed = (
            deal.kind,
            roll.kind,
            decorated.kind,
            claimed.kind,
        )
        solo.for_ivan = values.add_moves("ivan", CELLS, self.index)
        deal.lay_card = values.add_moves("solo card", len(CARD_NAMES), self.index, nature=True)
        deal.lay_tile = values.add_moves("solo tile", DICE + 1, self.index, nature=True)

    def new_extra(self, values: TableValues) -> Extra:
        return IvanExtra()

    def new_table(self, values: TableValues, state: RedState) -> None:
        """RC-11.1, CT-6.1. Ivan has banners and ornaments, but no board."""
        without_board(values, state.players[IVAN])
        if self.solo.contractors is not None:
            start_region(values, state, self.solo.contractors.region(state))

    def set_up(self, values: TableValues, state: RedState) -> None:
        """RC-11.2. Lay out Ivan's cards, then his tiles; his starting claim follows."""
        state.stack.append(frame(self.solo.deal, DEAL_CARDS))

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = {self.solo.for_ivan + cell: f"ivan {section_name(cell)}" for cell in range(CELLS)}
        for card in self.solo.cards:
            texts[self.deal.lay_card + card] = f"solo card {CARD_NAMES[card]}"
        for die in self.solo.dice:
            texts[self.deal.lay_tile + die] = f"solo tile {DIE_NAMES[die]}"
        return texts

    # ---- Ivan's turn -----------------------------------------------------------------------------

    def takes_turn(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> bool:
        if seat != IVAN:
            return False
        begin(values, state, self.solo, self.own(state), log)
        return True

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        return no_choice()

    def claimed(self, values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
        """CT-6.2. Ivan's marker moves to the tower of every claim, by him or the player."""
        module = self.solo.contractors
        if module is not None:
            move_marker(module.printed, module.region(state), self.own(state), cell // LEVELS, log)

    # ---- pieces, the end, bots -------------------------------------------------------------------

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        """Count the pieces on Ivan's cards, and on his sections the difference between the real pieces and
        those implied by the cost (RC-11.7)."""
        if material >= MATERIALS:
            return 0  # only players have what a guild adds
        ivan = self.own(state)
        count = ivan.inventory[material] + ivan.build[material]
        for cell in state.cells:
            if state.owner[cell] == IVAN and not state.done[cell]:
                told = values.card_cost[state.card[cell]] - state.needs[cell]
                count += needed(ivan.lying[cell], material) - needed(told, material)
        return count

    def leftovers(self, state: RedState, seat: int) -> int:
        """RC-11.8. The materials on Ivan's Inventory and Build cards."""
        if seat != IVAN:
            return 0
        ivan = self.own(state)
        return sum(ivan.inventory) + sum(ivan.build)

    def fields(self, values: TableValues) -> list[Field]:
        return observed.fields()

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        observed.observe(self.own(state), out)

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        if seat != IVAN:
            return 0.0
        ivan = self.own(state)
        return ON_BUILD * sum(ivan.build) + ON_INVENTORY * sum(ivan.inventory)


def without_board(values: TableValues, player: Player) -> None:
    """RC-11.1. Six banners and four ornaments available; no inventory, no slots, no rubles."""
    player.ruler = 0
    player.room = 0
    player.spare = values.ruler_banners + values.spare_banners
    player.holds = [HOLDS_NOTHING] * len(player.holds)
    player.ornaments = values.ornaments[:]


def ivan_of(values: TableValues) -> Ivan:
    """Return the module of a solo table."""
    module = next(module for module in values.modules if module.name == IVAN_NAME)
    assert isinstance(module, Ivan)
    return module
