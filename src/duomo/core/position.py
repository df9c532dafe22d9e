"""Positions as documents a person can write by hand: TOML, read and checked with sentences."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import tomli_w

from duomo.core.game import Document
from duomo.core.refusal import PositionError

FORMAT = 1


def read_document(source: Mapping[str, object] | str | Path) -> Document:
    """A position given as a document, as TOML text or as a file; PositionError for anything else."""
    if isinstance(source, Mapping):
        document = dict(source)
        name = "position"
    else:
        text, name = _text(source)
        try:
            document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PositionError(f"{name} is not TOML: {error}.") from None
    if document.get("duomo_position") != FORMAT:
        raise PositionError(
            f"{name}: “duomo_position = {FORMAT}” is missing, or the position was written by a newer version."
        )
    if not isinstance(document.get("game"), str):
        raise PositionError(f"{name}: “game” must name the game, as in game = “red-cathedral”.")
    return document


def write_document(document: Document) -> str:
    return tomli_w.dumps(document)


def _text(source: str | Path) -> tuple[str, str]:
    if isinstance(source, str) and "\n" in source:
        return source, "position"
    path = Path(source)
    try:
        return path.read_text(encoding="utf-8"), path.name
    except FileNotFoundError:
        raise PositionError(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise PositionError(f"{path} cannot be read: {error}.") from None
