"""Ivan's row of cards and tiles, and its chance outcomes (RC-11.2, RC-11.3, CT-6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, frame, second, third
from duomo.games.red_cathedral.modules.contractors.rules.codes import SPACES
from duomo.games.red_cathedral.modules.ivan.rules import cards
from duomo.games.red_cathedral.modules.ivan.rules.choices import start_base
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    CARD_NAMES,
    DEAL_CARDS,
    DEAL_SPECIALISTS,
    DEAL_TILES,
    IVAN,
)
from duomo.games.red_cathedral.modules.ivan.rules.own import IvanDecision
from duomo.games.red_cathedral.modules.ivan.rules.recruit import NO_SPACE, draw, first_contractor
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.modules.ivan.rules.turn import use_card
from duomo.games.red_cathedral.rules.codes import TURN
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.packed import with_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.turn import turn_over
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

NAMES: Final = ["solo cards", "solo tiles", "refill"]
"""Names of the steps: DEAL_CARDS, DEAL_TILES, DEAL_SPECIALISTS."""


class Deal(IvanDecision):
    """Chance lays out Ivan's row. Frame: DEAL_CARDS or DEAL_TILES, place in the row.

    With DEAL_SPECIALISTS it refills the spaces of the region that Ivan emptied (CT-6.3): space, another one
    or NO_SPACE.
    """

    def __init__(self, solo: Solo) -> None:
        super().__init__(solo, NAMES[DEAL_CARDS], "RC-11.2")
        self.other_names = (NAMES[DEAL_TILES],)
        if solo.contractors is not None:
            self.other_names += (NAMES[DEAL_SPECIALISTS],)
        self.lay_card = -1
        """+ solo card"""
        self.lay_tile = -1
        """+ die that the tile shows"""

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """RC-11.2, RC-11.4. The cards or tiles not laid out yet, each with the same weight."""
        solo, ivan = self.solo, self.own(state)
        if first(top) == DEAL_CARDS:
            return [(self.lay_card + card, 1) for card in solo.cards if card not in ivan.row]
        if first(top) == DEAL_TILES:
            return [(self.lay_tile + die, 1) for die in solo.dice if die not in ivan.tiles]
        assert solo.contractors is not None
        return solo.contractors.draw.from_bag(solo.contractors.region(state))

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Lay out one piece; after the last, continue Ivan's turn or the set-up."""
        solo, ivan = self.solo, self.own(state)
        if first(state.stack[-1]) == DEAL_SPECIALISTS:
            if draw(state, solo, move, log):
                turn_over(values, state, log)
        elif self.lay(state, ivan, move, log):
            if state.active == IVAN:
                use_card(values, state, solo, ivan, log)
            else:
                start_claim(values, state, solo, ivan, log)

    def lay(self, state: RedState, ivan: IvanExtra, move: int, log: Log | None) -> bool:
        """RC-11.2, RC-11.4. Lay out one card or tile; return whether the row is complete."""
        top = state.stack.pop()
        step, place = first(top), second(top)
        if step == DEAL_CARDS:
            card = move - self.lay_card
            ivan.row = [*ivan.row, card]
            if log is not None:
                log.say("lay-solo-card", IVAN, {"place": place + 1, "card": CARD_NAMES[card]})
        else:
            die = move - self.lay_tile
            ivan.tiles = [*ivan.tiles, die]
            ivan.face_up = with_bit(ivan.face_up, place)
            if log is not None:
                name = CARD_NAMES[ivan.row[place]]
                log.say("lay-solo-tile", IVAN, {"card": name, "die": DIE_NAMES[die]})
        if place + 1 < len(self.solo.cards):
            state.stack.append(frame(self.kind, step, place + 1))
            return False
        if step == DEAL_CARDS:
            state.stack.append(frame(self.kind, DEAL_TILES))
            return False
        return True

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        if first(top) == DEAL_SPECIALISTS:
            spaces = [space + 1 for space in (second(top), third(top)) if space != NO_SPACE]
            return " ".join([NAMES[DEAL_SPECIALISTS], *map(str, spaces)])
        return f"{NAMES[first(top)]} {second(top) + 1}"

    def read(self, pending: Pending) -> int:
        step = NAMES.index(pending.name)
        if step != DEAL_SPECIALISTS:
            return frame(self.kind, step, pending.count(1, len(self.solo.cards), "RC-11.2") - 1)
        one = pending.count(1, SPACES, "CT-1.3") - 1
        other = pending.count(1, SPACES, "CT-1.3") - 1 if pending.words else NO_SPACE
        return frame(self.kind, step, one, other)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        """Before the first turn it lies above that turn; in Ivan's turn it is alone."""
        if state.active == IVAN:
            return below is None
        return below is not None and below.kind == TURN

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        top, ivan = stack[at], self.own(state)
        if first(top) == DEAL_SPECIALISTS:
            self.check_refill(state, place, top)
            return
        laid = (len(ivan.row), len(ivan.tiles))
        wanted = (second(top), 0) if first(top) == DEAL_CARDS else (len(self.solo.cards), second(top))
        if laid != wanted:
            raise PositionError(f"{place}: {laid[0]} cards and {laid[1]} tiles have been laid (RC-11.2).")
        if state.active != IVAN and state.turns != 1:
            raise PositionError(f"{place}: his row is laid before the first turn (RC-11.2).")

    def check_refill(self, state: RedState, place: str, top: int) -> None:
        """CT-6.3. Check that the spaces are empty, it is Ivan's turn, and the bag is not empty."""
        assert self.solo.contractors is not None
        region = self.solo.contractors.region(state)
        spaces = [space for space in (second(top), third(top)) if space != NO_SPACE]
        if state.active != IVAN:
            raise PositionError(f"{place}: this belongs to Ivan's turn (CT-6.3).")
        if len(set(spaces)) != len(spaces) or any(region.spaces[space] >= 0 for space in spaces):
            raise PositionError(f"{place}: only empty spaces are refilled, each once (CT-6.3).")
        if not region.bag:
            raise PositionError(f"{place}: the bag is empty (CT-2.4).")


def start_claim(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.3, CT-6.2. Place Ivan's sixth banner before the first turn, and send a contractor with it."""
    cards.put_banner(values, state, start_base(values, state), 0, log)
    if solo.contractors is not None:
        first_contractor(solo.contractors.printed, solo.contractors.region(state), ivan, log)
