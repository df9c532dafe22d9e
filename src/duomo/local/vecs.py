"""Vectors of numbers as plain lists: what the site has in place of `librt.vecs`.

Compiled code reads a `vec` without making objects. An interpreter calls a function for every number that it
reads there, and reads a list several times as fast. `tools/site_engine.py` puts this file where the engine
looks for the library; `tests/local/test_vecs.py` plays with both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class vec:  # noqa: N801  as the library calls it
    """`vec[i64](numbers)` is a list of them."""

    def __class_getitem__(cls, _item: Any) -> type[list[Any]]:
        return list


def append(numbers: list[T], number: T) -> list[T]:
    """A new vector: whoever holds the old one sees it as it was."""
    return [*numbers, number]


def extend(numbers: list[T], more: Iterable[T]) -> list[T]:
    return [*numbers, *more]
