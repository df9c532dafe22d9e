"""A component table that only one guild needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from duomo.core.components import Problem, Row


class OwnTable(NamedTuple):
    """Its name, the type of its rows, and the check they must pass."""

    name: str
    row: type[Row]
    check: Callable[[Any], Iterable[Problem]]
