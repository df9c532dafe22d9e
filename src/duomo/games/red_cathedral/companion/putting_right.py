"""Helpers for all repairs of positions: the place of a refusal, and the button labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.games.red_cathedral.rules.names import KIND_NAMES

TAKE_OFF, CORRECT, FINISH = "take-off", "correct", "finish"
"""Button labels."""

Repair = Callable[[Document, Refusal], str | None]
"""Changes the document and returns the label of the change; None if it cannot be repaired."""


# ---- places --------------------------------------------------------------------------------------


def place_of(refusal: Refusal) -> dict[str, int | str]:
    """Return the facts of the place: `section`, or `seat` and `colour`, or `die`."""
    place = refusal.data.get("place")
    facts = place.data if isinstance(place, Refusal) else {}
    return {name: fact for name, fact in facts.items() if not isinstance(fact, Refusal)}


def fact(refusal: Refusal, name: str) -> int:
    """Return one of the refusal's numbers."""
    number = refusal.data[name]
    assert isinstance(number, int)
    return number


def section_of(document: Document, refusal: Refusal) -> Document:
    tower, level = str(place_of(refusal)["section"]).split(".")
    found: Document = document["tower"][int(tower) - 1]["sections"][int(level) - 1]
    return found


def sections_of(document: Document) -> list[tuple[str, Document]]:
    """Return every section with its kind, from the left and from the bottom up."""
    return [
        (KIND_NAMES[0 if level == 0 else 2 if level == len(tower["sections"]) - 1 else 1], section)
        for tower in document.get("tower", [])
        for level, section in enumerate(tower["sections"])
    ]


def player_of(document: Document, refusal: Refusal) -> Document:
    found: Document = document["player"][int(place_of(refusal)["seat"]) - 1]
    return found


def steps_to(place: str) -> list[str | int]:
    """Return the path to an entry from its place: `player 2, materials, wood` or `market, red die, face`."""
    steps: list[str | int] = []
    for part in place.split(", "):
        match part.split():
            case ["player" | "board" as name, number]:
                steps += [name, int(number) - 1]
            case ["section", name]:
                tower, level = name.split(".")
                steps += ["tower", int(tower) - 1, "sections", int(level) - 1]
            case ["slot", name]:
                steps += ["slots", name]
            case [die, "die"]:
                steps += ["dice", die]
            case names:
                steps += names
    return steps


def entry_at(document: Document, refusal: Refusal) -> tuple[Document, str] | None:
    """Return the table that contains the entry named by the place, and its key there."""
    place = refusal.data.get("place")
    if not isinstance(place, str):
        return None
    *way, last = steps_to(place)
    holder: Any = document
    for step in way:
        try:
            inside = holder[step]
        except (KeyError, IndexError, TypeError):
            return None
        if isinstance(inside, str) and last == "tile":  # a slot given only by its tile
            return holder, str(step)
        holder = inside
    return (holder, str(last)) if isinstance(holder, dict) else None


def of_table(*keys: str) -> Repair:
    """Return a repair that removes entries of the document, which then follow from the rest."""

    def put_right(document: Document, refusal: Refusal) -> str:
        for key in keys:
            document.pop(key, None)
        return CORRECT

    return put_right


def without_last(names: list[Any], name: object) -> list[Any]:
    """Return the names without the last occurrence of one of them."""
    at = max(at for at, one in enumerate(names) if one == name)
    return names[:at] + names[at + 1 :]
