"""A position as the engine has it, as text: much quicker to read than to play a game again.

It is of use to the same engine only (`bookmarks`). Whoever could write into the database must not make this
process run anything by it: what is read is made of the rules' own classes and of nothing else.
"""

from __future__ import annotations

import base64
import io
import pickle
import re
from typing import Any

from duomo.core.engine.state import State

OURS = re.compile(r"duomo\.games\.([a-z_]+\.)+rules\.[a-z_]+")
"""Modules of rules: they know no file, no network and no process."""
PROTOCOL = 5


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if OURS.fullmatch(module) is None or "." in name:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a position")
        found = super().find_class(module, name)
        if getattr(found, "__module__", None) != module:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a position")
        return found


def packed(state: State) -> str:
    return base64.b85encode(pickle.dumps(state, PROTOCOL)).decode()


def unpacked(text: str) -> State:
    """ValueError, or whatever a damaged text leads to, for what is no position."""
    found = _Reader(io.BytesIO(base64.b85decode(text))).load()
    if not isinstance(found, State):
        raise ValueError("no position")
    return found
