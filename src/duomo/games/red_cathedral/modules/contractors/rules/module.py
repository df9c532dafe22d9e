"""The contractors module at the named moments of the base game (CT-1 to CT-4)."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.games.red_cathedral.modules.contractors.judgement.worth import worth
from duomo.games.red_cathedral.modules.contractors.observation import observed
from duomo.games.red_cathedral.modules.contractors.rules import setup
from duomo.games.red_cathedral.modules.contractors.rules.cities import close_city, tool_prestige
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    BLACK,
    DRAWN,
    GET_PERMIT,
    HIRE,
    LAY_CITY,
    MOST_PERMITS,
    PAY_FOR,
    RECRUIT,
    USE,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.recruit import (
    get_permit,
    hire,
    legal_hires,
    legal_recruits,
    may_get_permit,
    recruit,
)
from duomo.games.red_cathedral.modules.contractors.rules.refusals import explain
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.modules.contractors.rules.specialists import (
    legal_effect,
    play_effect,
    usable_specialist,
    use_specialist,
)
from duomo.games.red_cathedral.modules.contractors.rules.texts import texts
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

NAME = "contractors"


class Contractors(Module):
    def __init__(self, index: int, printed: Printed) -> None:
        super().__init__(NAME, index)
        self.printed = printed

    def region(self, state: RedState) -> Region:
        """The module's part of the state."""
        extra = state.extras[self.index]
        assert isinstance(extra, Region)
        return extra

    # ---- set-up, nature, own decisions -----------------------------------------------------------

    def new_extra(self, values: TableValues) -> Region:
        return Region(values.players)

    def set_up(self, values: TableValues, state: RedState) -> None:
        setup.set_up(state)

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        return setup.outcomes(self.region(state), top)

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        if top & 63 == HIRE:
            legal_hires(self.printed, self.region(state), player, top, moves)
        else:
            legal_effect(values, state, player, top, moves)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        region = self.region(state)
        if move >= DRAWN:
            setup.draw(self.printed, state, region, move - DRAWN, log)
        elif move >= LAY_CITY:
            setup.lay_city(self.printed, state, region, move - LAY_CITY, log)
        elif move == GET_PERMIT:
            get_permit(values, state, region, player, log)
        elif move == USE:
            use_specialist(self.printed, state, region, player, log)
        elif PAY_FOR <= move < USE:
            hire(self.printed, state, region, player, move, log)
        elif RECRUIT <= move < GET_PERMIT:
            recruit(self.printed, state, region, move - RECRUIT, log)
        else:
            play_effect(values, state, region, player, move, log)

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        return explain(self.printed, values, state, self.region(state), move)

    def texts(self, values: TableValues) -> dict[int, str]:
        return texts(self.printed)

    # ---- a turn ----------------------------------------------------------------------------------

    def basic_actions(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        legal_recruits(state, self.region(state), moves)

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        if may_get_permit(values, state, self.region(state), player):
            moves.append(GET_PERMIT)

    def activations(
        self, values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
    ) -> None:
        """CT-3.1. With the black die activating means using the held specialist."""
        if die == BLACK and usable_specialist(self.printed, state, self.region(state), player):
            moves.append(USE)

    # ---- resources -------------------------------------------------------------------------------

    def takeable(self, state: RedState, seat: int, resource: int, amount: int) -> int:
        """CT-1.5. Permits beyond 6 are lost."""
        return min(amount, MOST_PERMITS - self.region(state).permits[seat])

    def receive(self, state: RedState, seat: int, resource: int, amount: int) -> None:
        self.region(state).add_permits(seat, amount)

    # ---- the cathedral and the end ---------------------------------------------------------------

    def tower_finished(self, values: TableValues, state: RedState, tower: int, log: Log | None) -> None:
        close_city(self.printed, state, self.region(state), tower, log)

    def boxed(self, state: RedState, seat: int, kind: int) -> int:
        """CT-3.2. Ornaments discarded for prestige."""
        return self.region(state).discarded[seat * ORNAMENT_KINDS + kind]

    def leftovers(self, state: RedState, seat: int) -> int:
        """CT-4.2. Permits count like materials and rubles."""
        return self.region(state).permits[seat]

    def final_prestige(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> int:
        """CT-3.4."""
        prestige = tool_prestige(self.printed, self.region(state).tools[seat])
        if log is not None and prestige:
            log.say("score-tools", seat, {"prestige": prestige, "rule": "CT-3.4"})
        return prestige

    def fields(self, values: TableValues) -> list[Field]:
        return observed.fields()

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        observed.observe(self.region(state), seat, out)

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        return worth(self.printed, values, state, self.region(state), seat)
