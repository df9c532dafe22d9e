"""Component sets of earlier versions, so that a corrected set never makes an older game unreadable.

A game keeps every default set it ever had in `components/versions/`, one file each, named by the set's
hash. `tools/keep_components.py` adds the current ones.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec

from duomo.core.components import ComponentSet, content_hash

FOLDER = "versions"

S = TypeVar("S", bound=ComponentSet)


def document_of(parts: ComponentSet) -> str:
    """Return a whole set as JSON."""
    return msgspec.json.encode(parts).decode()


def read_document(kind: type[S], document: str | bytes) -> S | None:
    """Return the set in a document; None if it is of another kind or does not match its hash."""
    try:
        parts = msgspec.json.decode(document, type=kind)
    except msgspec.MsgspecError:
        return None
    tables = {
        field: getattr(parts, field) for field in kind.__struct_fields__ if field not in ("name", "hash")
    }
    return parts if content_hash(tables) == parts.hash else None


def path_of(folder: Path, set_hash: str) -> Path:
    """Return the path of the set with this hash, in the folder of the game's components."""
    return folder / FOLDER / f"{set_hash}.json"


def kept(kind: type[S], folder: Path, set_hash: str) -> S | None:
    """Return the earlier default set with this hash; None if there is none."""
    if not re.fullmatch("[0-9a-f]{16}", set_hash):
        return None
    path = path_of(folder, set_hash)
    return read_document(kind, path.read_bytes()) if path.is_file() else None
