"""Ivan among the moments of the base game (RC-11)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame
from duomo.games.red_cathedral.modules.ivan.observation import observed
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    CARD_NAMES,
    CHOOSE_DECORATED,
    DEAL,
    DEAL_CARDS,
    FOR_IVAN,
    FRAMES_OF_IVAN,
    IVAN,
    IVAN_ROLL,
    LAY_SOLO_CARD,
    LAY_SOLO_TILE,
)
from duomo.games.red_cathedral.modules.ivan.rules.recruit import move_marker, start_region
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.modules.ivan.rules.turn import (
    begin,
    choices,
    chosen,
    deal,
    left_to_deal,
    roll,
)
from duomo.games.red_cathedral.rules.codes import CELLS, HOLDS_NOTHING, LEVELS, MATERIALS
from duomo.games.red_cathedral.rules.market import ROLLS, lowest
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import DIE_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

ON_BUILD: Final = 0.4
ON_INVENTORY: Final = 0.25
"""Worth of a material on his cards, in prestige, for bots that play against him."""


class Ivan(Module):
    """The second party of a solo game."""

    def __init__(self, index: int, solo: Solo) -> None:
        super().__init__("ivan", index)
        self.solo = solo

    def own(self, state: RedState) -> IvanExtra:
        extra = state.extras[self.index]
        assert isinstance(extra, IvanExtra)
        return extra

    # ---- set-up and nature -----------------------------------------------------------------------

    def new_extra(self, values: TableValues) -> Extra:
        return IvanExtra()

    def new_table(self, values: TableValues, state: RedState) -> None:
        """RC-11.1, CT-6.1. He has banners and ornaments, but no board."""
        without_board(values, state.players[IVAN])
        if self.solo.contractors is not None:
            start_region(values, state, self.solo.contractors.region(state))

    def set_up(self, values: TableValues, state: RedState) -> None:
        """RC-11.2. His cards, then his tiles; after them his starting claim."""
        state.stack.append(frame(DEAL, DEAL_CARDS))

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        if top & 63 == IVAN_ROLL:
            return ROLLS[lowest(first(top))]
        return left_to_deal(state, self.solo, self.own(state), top)

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = {FOR_IVAN + cell: f"ivan {section_name(cell)}" for cell in range(CELLS)}
        for card in self.solo.cards:
            texts[LAY_SOLO_CARD + card] = f"solo card {CARD_NAMES[card]}"
        for die in self.solo.dice:
            texts[LAY_SOLO_TILE + die] = f"solo tile {DIE_NAMES[die]}"
        return texts

    # ---- his turn --------------------------------------------------------------------------------

    def takes_turn(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> bool:
        if seat != IVAN:
            return False
        begin(values, state, self.solo, self.own(state), log)
        return True

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """RC-11.5, RC-11.7. The player chooses for Ivan; nothing else is possible in his turn (RC-4.6)."""
        for cell in choices(values, state, top & 63):
            moves.append(FOR_IVAN + cell)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        ivan = self.own(state)
        if kind == DEAL:
            deal(values, state, self.solo, ivan, move, log)
        elif kind == IVAN_ROLL:
            roll(values, state, self.solo, ivan, move, log)
        else:
            chosen(values, state, ivan, move - FOR_IVAN, log)

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        kind = state.stack[-1] & 63
        if kind not in FRAMES_OF_IVAN:
            return Refusal("solo-no-choice", "RC-11.4")
        rule = "RC-11.5" if kind == CHOOSE_DECORATED else "RC-11.7"
        if not FOR_IVAN <= move < FOR_IVAN + CELLS:
            return Refusal("solo-ivans-turn", "RC-4.6")
        sections = ", ".join([section_name(cell) for cell in choices(values, state, kind)])
        facts: dict[str, int | str] = {"section": section_name(move - FOR_IVAN), "sections": sections}
        return Refusal("solo-other-section", rule, facts)

    def claimed(self, values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
        """CT-6.2. His marker goes to the tower of every claim, his own or the player's."""
        module = self.solo.contractors
        if module is not None:
            move_marker(module.printed, module.region(state), self.own(state), cell // LEVELS, log)

    # ---- pieces, the end, bots -------------------------------------------------------------------

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        """On his cards; and on his sections what is there instead of what their cost tells (RC-11.7)."""
        if material >= MATERIALS:
            return 0  # CT-5.2. He never has a diamond.
        ivan = self.own(state)
        count = ivan.inventory[material] + ivan.build[material]
        for cell in state.cells:
            if state.owner[cell] == IVAN and not state.done[cell]:
                told = values.card_cost[state.card[cell]] - state.needs[cell]
                count += (ivan.lying[cell] >> 3 * material & 7) - (told >> 3 * material & 7)
        return count

    def leftovers(self, state: RedState, seat: int) -> int:
        """RC-11.8. The materials on his Inventory and Build cards."""
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
    """RC-11.1. All six banners and four ornaments at hand; no inventory, no slots, no rubles."""
    player.ruler = 0
    player.room = 0
    player.spare = values.ruler_banners + values.spare_banners
    player.holds = [HOLDS_NOTHING] * len(player.holds)
    player.ornaments = values.ornaments[:]
