"""The Foremen: a foreman who goes from tower to tower and makes haste pay, and delay (CT-5.4)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame
from duomo.games.red_cathedral.modules.guilds.rules.codes import FOREMEN, PARTY, STEPS, WALK, WHOSE
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, banners_in, party_name, party_texts
from duomo.games.red_cathedral.rules.codes import LEVELS, RECOGNITION, RUBLES
from duomo.games.red_cathedral.rules.gains import offer
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues


class Foreman(Extra):
    """The tower where he stands; the leftmost at the start."""

    def __init__(self, tower: int = 0) -> None:
        self.tower = tower

    def copy(self) -> Foreman:
        return Foreman(self.tower)

    def key(self) -> tuple[object, ...]:
        return (self.tower,)


class Foremen(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "foremen", "CT-5.4", FOREMEN, [0, 0, 0, 0])

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
        state.stack.append(frame(WALK, action))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        if top & 63 == WALK:
            moves.append(STEPS)
            moves.append(STEPS + 1)
            return
        tower = self.foreman(state).tower
        for party in range(len(state.players)):
            if party != state.active and banners_in(state, tower, party):
                moves.append(PARTY + party)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        action = first(top)
        if top & 63 == WALK:
            self.walk(state, move - STEPS + 1, log)
            if action < FOREMEN + 2:
                self.gain(values, state, action, state.active, log)
            elif self.somebody_else(state):
                state.stack.append(frame(WHOSE, action))
        else:
            self.gain(values, state, action, move - PARTY, log)

    def walk(self, state: RedState, steps: int, log: Log | None) -> None:
        """To the right, and from the last tower on to the first."""
        foreman = self.foreman(state)
        foreman.tower = (foreman.tower + steps) % len(state.heights)
        if log is not None:
            log.say("foreman", state.active, {"steps": steps, "tower": foreman.tower + 1})

    def somebody_else(self, state: RedState) -> bool:
        for party in range(len(state.players)):
            if party != state.active and banners_in(state, self.foreman(state).tower, party):
                return True
        return False

    def gain(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        """By banners in the foreman's tower, finished sections or not."""
        tower = self.foreman(state).tower
        banners = banners_in(state, tower, party)
        if log is not None:
            facts: dict[str, int | str] = {"tower": tower + 1, "banners": banners}
            facts["other"] = party_name(values, state, party)
            log.say("inspect", state.active, facts)
        if banners:
            offer(state, [RUBLES if (action - FOREMEN) % 2 else RECOGNITION, banners])

    # ---- moments of the base game ----------------------------------------------------------------

    def finish_recognition(self, state: RedState, cell: int) -> int:
        """CT-5.4. One more for a section finished under his eyes."""
        return 1 if cell // LEVELS == self.foreman(state).tower else 0

    def penalty_factor(self, state: RedState, cell: int) -> int:
        """CT-5.4. Penalties there are doubled."""
        return 2 if cell // LEVELS == self.foreman(state).tower else 1

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = party_texts()
        texts[STEPS] = "foreman 1"
        texts[STEPS + 1] = "foreman 2"
        return texts
