"""The Foremen: a foreman who moves from tower to tower, adding rewards and penalties there (CT-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field, one_hot
from duomo.core.engine.state import first, frame
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.guild import (
    Guild,
    GuildDecision,
    banners_in,
    party_name,
    read_action,
)
from duomo.games.red_cathedral.modules.guilds.rules.shared import ChooseParty
from duomo.games.red_cathedral.rules.codes import LEVELS, RECOGNITION, RUBLES, TOWERS
from duomo.games.red_cathedral.rules.gains import offer
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import OTHERS, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending

THEIRS: Final = 2
"""Offset of a3 from a1: recognition for another party's banners."""


class Foreman(Extra):
    """The tower where the foreman stands; the leftmost at the start."""

    def __init__(self, tower: int = 0) -> None:
        self.tower = tower

    def copy(self) -> Foreman:
        return Foreman(self.tower)

    def key(self) -> tuple[object, ...]:
        return (self.tower,)


class Foremen(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "foremen", "CT-5.4", [0, 0, 0, 0])
        self.free = [1, 2, 3, 4]
        self.whose = WhoseBanners(self)
        self.steps = Walk(self)
        self.decisions = [self.whose, self.steps]

    def foreman(self, state: RedState) -> Foreman:
        extra = state.extras[self.index]
        assert isinstance(extra, Foreman)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Foreman()

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        return True

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1 and a2: recognition or rubles for own banners; a3 and a4: for another party's."""
        state.stack.append(frame(self.steps.kind, action))

    def walk(self, state: RedState, steps: int, log: Log | None) -> None:
        """Move the foreman to the right, from the last tower on to the first."""
        foreman = self.foreman(state)
        foreman.tower = (foreman.tower + steps) % len(state.heights)
        if log is not None:
            log.say("foreman", state.active, {"steps": steps, "tower": foreman.tower + 1})

    def gain(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        """Offer a gain for the banners in the foreman's tower, on finished and unfinished sections."""
        tower = self.foreman(state).tower
        banners = banners_in(state, tower, party)
        if log is not None:
            facts: dict[str, int | str] = {"tower": tower + 1, "banners": banners}
            facts["other"] = party_name(values, state, party)
            log.say("inspect", state.active, facts)
        if banners:
            offer(state, [RUBLES if (action - self.first_action) % 2 else RECOGNITION, banners])

    def given_to(
        self, party: int, other: int, values: TableValues, state: RedState, quadrant: int, log: Log | None
    ) -> int:
        """CT-6.5. Move one or two towers, whichever gives more with a1 or, if the card shows it, a3."""
        at = state.influence[quadrant] * 2
        actions = values.influence_action[at : at + 2]
        if self.first_action not in actions:
            return 0
        tower = self.foreman(state).tower
        best, steps = -1, 1
        for way in (1, 2):
            inspected = (tower + way) % len(state.heights)
            points = banners_in(state, inspected, party)
            if self.first_action + THEIRS in actions:
                points = max(points, banners_in(state, inspected, other))
            if points > best:
                best, steps = points, way
        self.walk(state, steps, log)
        return best

    # ---- hooks of the base game ------------------------------------------------------------------

    def finish_recognition(self, state: RedState, cell: int) -> int:
        """CT-5.4. One extra recognition for a section finished in the foreman's tower."""
        return 1 if cell // LEVELS == self.foreman(state).tower else 0

    def penalty_factor(self, state: RedState, cell: int) -> int:
        """CT-5.4. Penalties in the foreman's tower are doubled."""
        return 2 if cell // LEVELS == self.foreman(state).tower else 1

    # ---- for bots and views ----------------------------------------------------------------------

    def fields(self, values: TableValues) -> list[Field]:
        return [Field("foreman", "tower", (TOWERS,), 1, "the tower where the foreman stands")]

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        out.write(one_hot(TOWERS)[self.foreman(state).tower])

    def signs(self) -> list[Shown]:
        return [
            (["guild:foremen"], ["banner", "recognition"]),
            (["guild:foremen"], ["banner", "rubles"]),
            (["guild:foremen"], [OTHERS, "recognition"]),
            (["guild:foremen"], [OTHERS, "rubles"]),
        ]

    def table(self) -> GuildTable:
        from duomo.games.red_cathedral.modules.guilds.positions.foremen import ForemenTable

        return ForemenTable(self)

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.foremen import ForemenWire

        return ForemenWire()


class Walk(GuildDecision):
    """Move the foreman. Frame: action."""

    def __init__(self, guild: Foremen) -> None:
        super().__init__(guild, "walk", "decision-guild-walk")
        self.foremen = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        moves.append(self.first_move)
        moves.append(self.first_move + 1)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        action = first(state.stack.pop())
        self.foremen.walk(state, move - self.first_move + 1, log)
        if action < self.foremen.first_action + 2:
            self.foremen.gain(values, state, action, state.active, log)
        elif self.foremen.whose.some(values, state, player):
            state.stack.append(frame(self.foremen.whose.kind, action))

    def own_moves(self, values: TableValues) -> int:
        return 2

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first_move: "foreman 1", self.first_move + 1: "foreman 2"}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"walk {values.action_names[first(top)]}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, read_action(pending, self.foremen))

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        steps = move - self.first_move + 1
        tower = (self.foremen.foreman(state).tower + steps) % len(state.heights) + 1
        return say("move-guild-steps", steps=steps, tower=tower)


class WhoseBanners(ChooseParty):
    """a3, a4. Choose the party whose banners in the foreman's tower count."""

    def __init__(self, guild: Foremen) -> None:
        super().__init__(guild)
        self.foremen = guild

    def fits(self, values: TableValues, state: RedState, player: Player, party: int) -> bool:
        return banners_in(state, self.foremen.foreman(state).tower, party) > 0

    def choose(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        self.foremen.gain(values, state, action, party, log)
