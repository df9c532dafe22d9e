"""What the player chooses for Ivan (RC-11.5, RC-11.7)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.ivan.rules import cards
from duomo.games.red_cathedral.modules.ivan.rules.choices import claimable, decorable, next_ornament
from duomo.games.red_cathedral.modules.ivan.rules.codes import CLAIM_CARD, IVAN
from duomo.games.red_cathedral.modules.ivan.rules.own import IvanDecision
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.turn import decorate, reshuffle
from duomo.games.red_cathedral.rules.codes import CELLS
from duomo.games.red_cathedral.rules.names import ORNAMENT_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.turn import turn_over
from duomo.games.red_cathedral.rules.values import TableValues


class ChooseSection(IvanDecision):
    """The player chooses a section for Ivan; nothing else is possible in Ivan's turn (RC-4.6)."""

    def sections(self, values: TableValues, state: RedState) -> list[int]:
        """Return the cells to choose from."""
        return []

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for cell in self.sections(values, state):
            moves.append(self.solo.for_ivan + cell)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        cell = move - self.solo.for_ivan
        if not 0 <= cell < CELLS:
            return self.not_now(move)
        sections = ", ".join([section_name(each) for each in self.sections(values, state)])
        facts: dict[str, int | str] = {"section": section_name(cell), "sections": sections}
        return Refusal("solo-other-section", self.rule, facts)

    def not_now(self, move: int) -> Refusal:
        return Refusal("solo-ivans-turn", "RC-4.6")

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        if state.active != IVAN:
            raise PositionError(f"{place}: this belongs to Ivan's turn (RC-11.4).")
        self.check_cards(state, place)
        if len(self.sections(values, state)) < 2:
            raise PositionError(f"{place}: the player chooses only among several sections (RC-11.7).")

    def check_cards(self, state: RedState, place: str) -> None:
        """Raise PositionError if Ivan's cards do not ask for this choice."""


class ChooseDecorated(ChooseSection):
    """RC-11.5. The section that Ivan decorates."""

    def __init__(self, solo: Solo) -> None:
        super().__init__(solo, "solo decorate", "RC-11.5")

    def sections(self, values: TableValues, state: RedState) -> list[int]:
        return decorable(values, state)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        decorate(values, state, move - self.solo.for_ivan, log)
        reshuffle(state, self.solo, self.own(state), log)

    def check_cards(self, state: RedState, place: str) -> None:
        if self.own(state).face_down() != len(self.solo.cards):
            raise PositionError(f"{place}: he decorates when all his tiles are face down (RC-11.4).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-solo-decorate", ornament=ORNAMENT_NAMES[next_ornament(state)])


class ChooseClaimed(ChooseSection):
    """RC-11.7. The section that Ivan claims."""

    def __init__(self, solo: Solo) -> None:
        super().__init__(solo, "solo claim", "RC-11.7")

    def sections(self, values: TableValues, state: RedState) -> list[int]:
        return claimable(state)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        cards.claim(values, state, move - self.solo.for_ivan, log)
        turn_over(values, state, log)

    def ends_turn(self, move: int) -> bool:
        return True

    def check_cards(self, state: RedState, place: str) -> None:
        ivan = self.own(state)
        turned = ivan.face_down()
        if turned == 0 or ivan.row[turned - 1] != CLAIM_CARD:
            raise PositionError(f"{place}: the last card with a face-down tile is not Claim (RC-11.7).")
        if state.players[IVAN].banners() == 0:
            raise PositionError(f"{place}: he has no banner left (RC-11.7).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-solo-claim")
