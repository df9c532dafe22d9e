"""Repairs for contradictory positions of Basilica: one for each kind of contradiction.

The checks are in `positions/`; its refusals name the place. Nothing is checked here.
"""

from __future__ import annotations

from collections.abc import Callable

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.games.basilica.rules.names import SEAT_NAMES

TAKE_OFF, CORRECT = "take-off", "correct"
"""Button labels."""

Repair = Callable[[Document, Refusal], str | None]
"""Changes the document and returns the label of the change; None if it cannot be repaired."""


def repair(document: Document, refusal: Refusal) -> str | None:
    """Change a document so that this refusal no longer applies. Return what was done, or None."""
    found = REPAIRS.get(refusal.reason.removeprefix("position-"))
    return None if found is None else found(document, refusal)


def place_of(refusal: Refusal) -> list[str]:
    """Return the place of the refusal as words: `white, builders` or `vaults, place 2`."""
    return str(refusal.data.get("place", "")).replace(",", "").split()


def number_of(refusal: Refusal, name: str) -> int:
    value = refusal.data[name]
    assert isinstance(value, int)
    return value


def seat_entry(document: Document, refusal: Refusal) -> Document | None:
    """Return the player that the place names."""
    place = place_of(refusal)
    if not place or place[0] not in SEAT_NAMES:
        return None
    for at, player in enumerate(document.get("player", [])):
        if player.get("colour", SEAT_NAMES[at]) == place[0]:
            found: Document = player
            return found
    return None


def without_last(texts: list[str], cell: object) -> list[str]:
    """Return the list without the last entry for this cell."""
    at = max(at for at, text in enumerate(texts) if text.split()[0] == cell)
    return texts[:at] + texts[at + 1 :]


def off_the_cell(document: Document, refusal: Refusal) -> str | None:
    """Remove the last thing named for a cell: a scaffold, glass, a builder, or the mark of the vault just
    placed."""
    place, cell = place_of(refusal), refusal.data["cell"]
    player = seat_entry(document, refusal)
    if player is not None:
        player["builders"] = without_last(player["builders"], cell)
    elif place[0] == "fresh":
        document.pop("fresh", None)
    elif place[0] in ("scaffolds", "glass"):
        document[place[0]] = without_last(document[place[0]], cell)
    else:
        return None
    return TAKE_OFF


def vault_off(document: Document, refusal: Refusal) -> str:
    """Remove the vault and everything on it."""
    take_vault_off(document, str(refusal.data["cell"]))
    return TAKE_OFF


def take_vault_off(document: Document, cell: str) -> None:
    document["cathedral"].pop(cell, None)
    document["glass"] = [one for one in document.get("glass", []) if one != cell]
    for player in document.get("player", []):
        if "builders" in player:
            player["builders"] = [one for one in player["builders"] if one.split()[0] != cell]
    if document.get("fresh") == cell:
        document.pop("fresh")


def tile_off(document: Document, refusal: Refusal) -> str | None:
    """Remove a tile of which the set has no more."""
    place = place_of(refusal)
    if place[0] == "cathedral":
        take_vault_off(document, place[1].strip("“”"))
    elif place[0] in ("vaults", "orders"):
        document[place[0]][int(place[-1]) - 1] = "none"
    elif place[0] == "top":
        document.pop("top", None)
    elif place[0] == "discards":
        document["discards"].pop(place[1], None)
    else:
        return None
    return TAKE_OFF


def fewer_ranks(document: Document, refusal: Refusal) -> str | None:
    player = seat_entry(document, refusal)
    if player is None:
        return None
    left, builders = number_of(refusal, "tokens"), []
    for text in player["builders"]:
        ranked = len(text.split()) > 1
        builders.append(text if left > 0 or not ranked else text.split()[0])
        left -= ranked
    player["builders"] = builders
    return CORRECT


def usual_coins(document: Document, refusal: Refusal) -> str:
    for player in document.get("player", []):
        player.pop("coins", None)
    return CORRECT


def without(*names: str) -> Repair:
    """Return a repair that removes these entries, so that they take their default values."""

    def put_right(document: Document, refusal: Refusal) -> str:
        for name in names:
            document.pop(name, None)
        return CORRECT

    return put_right


def within_bounds(document: Document, refusal: Refusal) -> str | None:
    """Set a number that is out of range to the nearest allowed value."""
    place = place_of(refusal)
    holder = seat_entry(document, refusal)
    entry, name = (document, place[0]) if holder is None else (holder, place[-1])
    if len(place) > 2 or not isinstance(entry.get(name), int):
        return None
    entry[name] = min(max(entry[name], number_of(refusal, "least")), number_of(refusal, "most"))
    return CORRECT


def shorter(document: Document, refusal: Refusal) -> str | None:
    """Drop the last entries of a list that is too long."""
    place = place_of(refusal)
    holder = seat_entry(document, refusal)
    entry, name = (document, place[0]) if holder is None else (holder, place[-1])
    if not isinstance(entry.get(name), list):
        return None
    entry[name] = entry[name][: number_of(refusal, "most")]
    return TAKE_OFF


REPAIRS: dict[str, Repair] = {
    "ba-taken": off_the_cell,
    "ba-glass": off_the_cell,
    "ba-no-vault": off_the_cell,
    "ba-builder": off_the_cell,
    "ba-jokers": vault_off,
    "ba-tokens": fewer_ranks,
    "ba-coins": usual_coins,
    "ba-fresh-builder": without("fresh"),
    "ba-fresh-early": without("fresh"),
    "ba-none-left": tile_off,
    "ba-not-next": without("pending"),
    "ba-nothing-to-do": without("pending"),
    "ba-display": without("pending"),
    "ba-not-over": without("pending"),
    "ba-first": without("pending"),
    "ba-order": without("pending"),
    "decision-unfit": without("pending"),
    "number": within_bounds,
    "too-many": shorter,
}
