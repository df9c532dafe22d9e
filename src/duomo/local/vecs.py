"""Vectors of numbers as plain lists: the site's replacement for `librt.vecs`.

Compiled code reads a `vec` without creating objects. An interpreter calls a function for every number it
reads there, and reads a list several times faster. `tools/site_engine.py` puts this file where the engine
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
    """Return a new vector; the old one is unchanged."""
    return [*numbers, number]


def extend(numbers: list[T], more: Iterable[T]) -> list[T]:
    return [*numbers, *more]
