"""Positions as documents a person can write by hand: TOML, read and checked with sentences."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import tomli_w

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.files import unreadable
from duomo.core.game import Document

FORMAT = 1


def read_document(source: Mapping[str, object] | str | Path) -> Document:
    """A position given as a document, as TOML text or as a file; PositionError for anything else."""
    if isinstance(source, Mapping):
        document = dict(source)
        name = "position"
    elif isinstance(source, str | Path):
        text, name = _text(source)
        try:
            document = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise wrong("not-toml", name, detail=str(error)) from None
    else:
        raise PositionError("A position must be a document, TOML text or the path of a file.")
    version = document.get("duomo_position")
    if isinstance(version, bool) or version != FORMAT:
        raise wrong("format", name, format=FORMAT)
    if not isinstance(document.get("game"), str):
        raise wrong("no-game", name)
    return document


def wrong(what: str, place: str, **data: int | str) -> PositionError:
    """What is wrong at a place of a position."""
    return PositionError(Refusal(f"position-{what}", "", {"place": place, **data}))


def write_document(document: Document) -> str:
    return tomli_w.dumps(document)


def _text(source: str | Path) -> tuple[str, str]:
    if isinstance(source, str) and "\n" in source:
        return source, "position"
    path = Path(source)
    try:
        return path.read_text(encoding="utf-8"), path.name
    except (OSError, ValueError) as error:
        raise PositionError(unreadable(path, error)) from None


# ---- values, each with the place it stands at ----------------------------------------------------


def table(place: str, value: object, allowed: Collection[str]) -> dict[str, Any]:
    """A table that holds nothing but the allowed entries."""
    if not isinstance(value, dict):
        raise wrong("value", place, value=show(value), kind="table")
    for key in value:
        if key not in allowed:
            raise wrong("unknown-entry", place, entry=show(key), known=", ".join(allowed))
    return value


def array(place: str, value: object, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise wrong("value", place, value=show(value), kind="list")
    if len(value) > most:
        raise wrong("too-many", place, count=len(value), most=most)
    return value


def number(place: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("number", place, value=show(value), least=least, most=most)
    return value


def word(place: str, value: object, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        known = ", ".join(name for name in allowed if name)
        raise wrong("word", place, value=show(value), known=known)
    return value


def flag(place: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise wrong("value", place, value=show(value), kind="flag")
    return value


def show(value: object) -> str:
    """A value as a message quotes it, never long."""
    try:
        text = f"“{value}”" if isinstance(value, str) else repr(value)
    except Exception:  # a number with too many digits to print, say
        text = f"this {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
