"""The contractors module at the named moments of the base game (CT-1 to CT-4)."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.event import Log
from duomo.core.observation import Field
from duomo.core.refusal import Refusal
from duomo.games.red_cathedral.module import Module
from duomo.games.red_cathedral.modules.contractors import observed, setup
from duomo.games.red_cathedral.modules.contractors.cities import close_city, tool_prestige
from duomo.games.red_cathedral.modules.contractors.codes import (
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
from duomo.games.red_cathedral.modules.contractors.printed import Printed
from duomo.games.red_cathedral.modules.contractors.recruit import (
    get_permit,
    hire,
    legal_hires,
    legal_recruits,
    may_get_permit,
    recruit,
)
from duomo.games.red_cathedral.modules.contractors.refusals import explain
from duomo.games.red_cathedral.modules.contractors.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.modules.contractors.specialists import (
    legal_effect,
    play_effect,
    usable_specialist,
    use_specialist,
)
from duomo.games.red_cathedral.modules.contractors.texts import texts
from duomo.games.red_cathedral.modules.contractors.worth import worth
from duomo.games.red_cathedral.state import Player, RedState
from duomo.games.red_cathedral.tables import Tables

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

    def new_extra(self, tables: Tables) -> Region:
        return Region(tables.players)

    def set_up(self, tables: Tables, state: RedState) -> None:
        setup.set_up(state)

    def outcomes(self, tables: Tables, state: RedState, top: int) -> list[tuple[int, int]]:
        return setup.outcomes(self.region(state), top)

    def legal(self, tables: Tables, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        if top & 63 == HIRE:
            legal_hires(self.printed, self.region(state), player, top, moves)
        else:
            legal_effect(tables, state, player, top, moves)

    def play(self, tables: Tables, state: RedState, player: Player, move: int, log: Log | None) -> None:
        region = self.region(state)
        if move >= DRAWN:
            setup.draw(self.printed, state, region, move - DRAWN, log)
        elif move >= LAY_CITY:
            setup.lay_city(self.printed, state, region, move - LAY_CITY, log)
        elif move == GET_PERMIT:
            get_permit(tables, state, region, player, log)
        elif move == USE:
            use_specialist(self.printed, state, region, player, log)
        elif PAY_FOR <= move < USE:
            hire(self.printed, state, region, player, move, log)
        elif RECRUIT <= move < GET_PERMIT:
            recruit(self.printed, state, region, move - RECRUIT, log)
        else:
            play_effect(tables, state, region, player, move, log)

    def explain(self, tables: Tables, state: RedState, move: int) -> Refusal | None:
        return explain(self.printed, tables, state, self.region(state), move)

    def texts(self, tables: Tables) -> dict[int, str]:
        return texts(self.printed)

    # ---- a turn ----------------------------------------------------------------------------------

    def basic_actions(self, tables: Tables, state: RedState, player: Player, moves: list[int]) -> None:
        legal_recruits(state, self.region(state), moves)

    def any_moment(self, tables: Tables, state: RedState, player: Player, moves: list[int]) -> None:
        if may_get_permit(tables, state, self.region(state), player):
            moves.append(GET_PERMIT)

    def activations(
        self, tables: Tables, state: RedState, player: Player, die: int, moves: list[int]
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

    def tower_finished(self, tables: Tables, state: RedState, tower: int, log: Log | None) -> None:
        close_city(self.printed, state, self.region(state), tower, log)

    def boxed(self, state: RedState, seat: int, kind: int) -> int:
        """CT-3.2. Ornaments discarded for prestige."""
        return self.region(state).discarded[seat * ORNAMENT_KINDS + kind]

    def leftovers(self, state: RedState, seat: int) -> int:
        """CT-4.2. Permits count like materials and rubles."""
        return self.region(state).permits[seat]

    def final_prestige(self, tables: Tables, state: RedState, seat: int, log: Log | None) -> int:
        """CT-3.4."""
        prestige = tool_prestige(self.printed, self.region(state).tools[seat])
        if log is not None and prestige:
            log.say("score-tools", seat, {"prestige": prestige, "rule": "CT-3.4"})
        return prestige

    def fields(self, tables: Tables) -> list[Field]:
        return observed.fields()

    def observe(self, tables: Tables, state: RedState, seat: int, out: BytesWriter) -> None:
        observed.observe(self.region(state), seat, out)

    def worth(self, tables: Tables, state: RedState, seat: int) -> float:
        return worth(self.printed, tables, state, self.region(state), seat)
