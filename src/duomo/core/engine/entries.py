"""Validation of values in a position: each error names the place and the rule that sets the limit."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal


def wrong(what: str, place: str, rule: str = "", **data: int | str) -> PositionError:
    """Return the error for a place of a position."""
    facts: dict[str, int | str | Refusal] = {"place": place}
    facts.update(data)
    return PositionError(Refusal(f"position-{what}", rule, facts))


def entries_in(place: str, value: object, allowed: Collection[str]) -> dict[str, Any]:
    """Return a table after checking that it holds only the allowed entries."""
    if not isinstance(value, dict):
        raise wrong("value", place, value=show(value), kind="table")
    for key in value:
        if key not in allowed:
            raise wrong("unknown-entry", place, entry=show(key), known=", ".join(allowed))
    return value


def array(place: str, value: object, most: int, rule: str = "") -> list[Any]:
    """Return a list after checking that it has at most `most` entries."""
    if not isinstance(value, list):
        raise wrong("value", place, value=show(value), kind="list")
    if len(value) > most:
        raise wrong("too-many", place, rule, count=len(value), most=most)
    return value


def number(place: str, value: object, least: int, most: int, rule: str = "") -> int:
    """Return a whole number after checking that it is from `least` to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("number", place, rule, value=show(value), least=least, most=most)
    return value


def word(place: str, value: object, allowed: Collection[str], rule: str = "") -> str:
    """Return a word after checking that it is allowed."""
    if not isinstance(value, str) or value not in allowed:
        known = ", ".join([name for name in allowed if name])
        raise wrong("word", place, rule, value=show(value), known=known)
    return value


def flag(place: str, value: object) -> bool:
    """Return a boolean after checking its type."""
    if not isinstance(value, bool):
        raise wrong("value", place, value=show(value), kind="flag")
    return value


def show(value: object) -> str:
    """Return a value as quoted in a message, shortened if long."""
    try:
        text = f"“{value}”" if isinstance(value, str) else repr(value)
    except Exception:  # for example a number with too many digits to print
        text = f"this {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
