"""City tiles and specialists, laid out and drawn one at a time by chance (CT-1.3, CT-1.4, CT-2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, SPACES, SPECIALISTS
from duomo.games.red_cathedral.modules.contractors.rules.own import ContractorsDecision
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.codes import NATURE_FRAMES
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending


class LayCities(ContractorsDecision):
    """CT-1.4. Chance lays a city tile on a tower. Frame: tower."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "city", "CT-1.4", "", upon=("draw",))
        self.lay_city = -1
        """+ city"""

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        laid = self.region(state).city_of
        return [(self.lay_city + city, 1) for city in range(CITIES) if city not in laid]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Lay one tile on every tower; the remaining cities stay closed."""
        tower, city = first(state.stack.pop()), move - self.lay_city
        region = self.region(state)
        region.city_of = replaced(region.city_of, tower, city)
        region.open_city(city)
        if tower + 1 < len(state.heights):
            state.stack.append(frame(self.kind, tower + 1))
        if log is not None:
            log.say("lay-city", -1, {"tower": tower + 1, "city": self.printed.city_names[city]})

    def not_now(self, move: int) -> Refusal:
        return Refusal("rc-nature-first", "RC-4.6")

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"city {first(top) + 1}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, pending.count(1, len(pending.state.heights), "CT-1.4") - 1)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        laid = sum([1 for city in self.region(state).city_of if city >= 0])
        if laid != first(stack[at]):
            raise PositionError(f"{place}: {laid} cities have been laid (CT-1.4).")


class DrawSpecialist(ContractorsDecision):
    """CT-1.3, CT-2.4. Chance draws a specialist for a space. Frame: space, last space to fill."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "draw", "CT-2.4", "", upon=("after", "turn"))
        self.drawn = -1
        """+ specialist"""

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """Every specialist in the bag with the same weight."""
        return self.from_bag(self.region(state))

    def from_bag(self, region: Region) -> list[tuple[int, int]]:
        return [(self.drawn + tile, 1) for tile in range(SPECIALISTS) if region.in_bag(tile)]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        space, last = first(top), second(top)
        region = self.region(state)
        self.put(region, space, move - self.drawn, log)
        if space < last:
            self.refill(state, region, space + 1, last)

    def put(self, region: Region, space: int, tile: int, log: Log | None) -> None:
        """Move a specialist from the bag to a space."""
        region.take_from_bag(tile)
        region.spaces = replaced(region.spaces, space, tile)
        if log is not None:
            log.say("draw-specialist", -1, {"space": space + 1, "specialist": self.printed.names[tile]})

    def refill(self, state: RedState, region: Region, space: int, last: int) -> None:
        """CT-2.4. Draw a specialist for each of these spaces, while there are any in the bag."""
        if region.bag:
            state.stack.append(frame(self.kind, space, last))

    def not_now(self, move: int) -> Refusal:
        return Refusal("rc-nature-first", "RC-4.6")

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"draw {first(top) + 1}" + (f" to {second(top) + 1}" if second(top) > first(top) else "")

    def read(self, pending: Pending) -> int:
        space = pending.count(1, SPACES, "CT-1.3") - 1
        last = space
        if pending.words:
            pending.one_of(["to"])
            last = pending.count(space + 1, SPACES, "CT-1.3") - 1
        return frame(self.kind, space, last)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        """True also above the pending set-up of another module."""
        if below is not None and below.kind < NATURE_FRAMES:
            return True
        return super().lies_on(values, state, below)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        region = self.region(state)
        for space in range(first(stack[at]), second(stack[at]) + 1):
            if region.spaces[space] >= 0:
                raise PositionError(f"{place}: a specialist is there already (CT-2.4).")
        if not region.bag:
            raise PositionError(f"{place}: the bag is empty (CT-2.4).")
