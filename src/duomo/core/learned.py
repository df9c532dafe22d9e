"""Networks as files that ship with a game: a card that describes them, and their weights."""

from __future__ import annotations

import base64
import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from duomo._compiled_engine import compiled
from duomo.core.engine.network import Network

FOLDER = "learned"
"""Folder in a game's `judgement`, with one file per kind of table."""


@dataclass(frozen=True)
class Learned:
    """The weights of a network and its card."""

    own: int
    common: int
    hidden: int
    numbers: tuple[float, ...]
    card: dict[str, Any] = field(default_factory=dict, compare=False)
    """How it was trained, on what, and how strong it is; `components` names the set it was trained with."""

    def network(self) -> Network:
        return Network(self.own, self.common, self.hidden, list(self.numbers), interpreted=not compiled())

    def text(self) -> str:
        """Return the content of the file: the card first, for human readers."""
        packed = array("f", self.numbers)
        if sys.byteorder == "big":
            packed.byteswap()
        shape = {"own": self.own, "common": self.common, "hidden": self.hidden}
        weights = base64.b64encode(packed.tobytes()).decode("ascii")
        return json.dumps({"card": self.card, **shape, "weights": weights}, indent=1) + "\n"


def rounded(numbers: Sequence[float]) -> tuple[float, ...]:
    """Round the numbers to the precision of the file."""
    return tuple(array("f", numbers))


def read(text: str) -> Learned:
    """Read a network from the text of a file."""
    found = json.loads(text)
    packed = array("f", base64.b64decode(found["weights"]))
    if sys.byteorder == "big":
        packed.byteswap()
    return Learned(found["own"], found["common"], found["hidden"], tuple(packed), found["card"])


def read_file(path: Path) -> Learned:
    return read(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def shipped(package: str, table: str) -> Learned | None:
    """Return the network that ships with a game for a kind of table, if there is one."""
    file = resources.files(package).joinpath("judgement", FOLDER, f"{table}.json")
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def network_for(package: str, table: str, components: str, sizes: tuple[int, int]) -> Network | None:
    """Return the network for a table; None if none ships, or if it was trained with other components or
    inputs: then only the hand-made estimate is used. Also None in a browser: nothing is compiled there,
    and a search with a network would be several times slower."""
    if sys.platform == "emscripten":
        return None
    found = shipped(package, table)
    if found is None or found.card["components"] != components or (found.own, found.common) != sizes:
        return None
    return found.network()
