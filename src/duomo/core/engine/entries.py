"""The values of a position, each checked with the place where it stands and the rule that bounds it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal


def wrong(what: str, place: str, rule: str = "", **data: int | str) -> PositionError:
    """What is wrong at a place of a position."""
    facts: dict[str, int | str | Refusal] = {"place": place}
    facts.update(data)
    return PositionError(Refusal(f"position-{what}", rule, facts))


def entries_in(place: str, value: object, allowed: Collection[str]) -> dict[str, Any]:
    """A table that holds nothing but the allowed entries."""
    if not isinstance(value, dict):
        raise wrong("value", place, value=show(value), kind="table")
    for key in value:
        if key not in allowed:
            raise wrong("unknown-entry", place, entry=show(key), known=", ".join(allowed))
    return value


def array(place: str, value: object, most: int, rule: str = "") -> list[Any]:
    """A list with at most so many entries."""
    if not isinstance(value, list):
        raise wrong("value", place, value=show(value), kind="list")
    if len(value) > most:
        raise wrong("too-many", place, rule, count=len(value), most=most)
    return value


def number(place: str, value: object, least: int, most: int, rule: str = "") -> int:
    """A whole number from `least` to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("number", place, rule, value=show(value), least=least, most=most)
    return value


def word(place: str, value: object, allowed: Collection[str], rule: str = "") -> str:
    """One of the allowed words."""
    if not isinstance(value, str) or value not in allowed:
        known = ", ".join([name for name in allowed if name])
        raise wrong("word", place, rule, value=show(value), known=known)
    return value


def flag(place: str, value: object) -> bool:
    """True or false."""
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
