"""Unions of documents that each game declares; their field `game` distinguishes them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec


def union_of(types: Iterable[type[msgspec.Struct]]) -> Any:
    return reduce(or_, types)
