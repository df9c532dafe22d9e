"""Chapter 3: the value of a tower."""

from __future__ import annotations

from duomo_toy.rules.codes import NO_PLAN
from duomo_toy.rules.state import StonesState
from duomo_toy.rules.values import TableValues


def fulfils(plan: int, height: int) -> bool:
    """ST-3.2. True if a tower matches its plan: even, odd, or a multiple of three."""
    if plan == NO_PLAN:
        return False
    return height % 3 == 0 if plan == 2 else height % 2 == plan


def points(values: TableValues, state: StonesState, seat: int) -> int:
    """ST-3.1, ST-3.2. A point for each stone, and the bonus of a fulfilled plan."""
    height, plan = state.heights[seat], state.plans[seat]
    return height + (values.bonus[plan] if fulfils(plan, height) else 0)


def winners(values: TableValues, state: StonesState) -> list[int]:
    """ST-3.3. The seats with the most points; several share the victory."""
    scores = [points(values, state, seat) for seat in range(values.players)]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
