"""The plans as data: the schema, the rules for every set, and the default set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from duomo.core.components import ComponentSchema, ComponentSet, Problem, Row
from duomo_toy.rules.codes import GAME, PLAN_NAMES


class Plan(Row, frozen=True):
    """ST-1.3, ST-3.2. A kind of plan: the number of cards, and the value of a fulfilled one."""

    cards: Annotated[int, msgspec.Meta(ge=2, le=9)]
    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)]


class StonesComponents(ComponentSet, frozen=True):
    plans: tuple[Plan, ...]


def check_kinds(parts: StonesComponents) -> Iterator[Problem]:
    """ST-1.3: there is one row for each kind of plan."""
    if tuple(plan.id for plan in parts.plans) != PLAN_NAMES:
        yield Problem("plans", "", "id", f"the rows must be {', '.join(PLAN_NAMES)}")


SCHEMA = ComponentSchema(StonesComponents, facts=(check_kinds,))


@cache
def default() -> StonesComponents:
    return SCHEMA.load_default(GAME, Path(__file__).parent)


def load(path: Path) -> StonesComponents:
    return SCHEMA.load(path, default())
