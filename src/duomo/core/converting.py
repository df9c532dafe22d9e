"""Making objects of plain data where several threads may want the first one at once.

msgspec looks at a type when it is used for the first time, and stores what it has found there before that
is complete: a second thread that comes at that moment reads what is not there yet, and the process ends. So a
type is looked at here, once, when the module that converts to it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

T = TypeVar("T")


def converter(kind: type[T]) -> Callable[..., T]:
    """`msgspec.convert` to a type, ready for threads. Call it at the top of a module."""
    msgspec.json.Decoder(kind)
    return partial(msgspec.convert, type=kind)
