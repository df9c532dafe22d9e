"""Repairs for contradictory positions: one for each kind of contradiction that can be repaired.

The checks are in `positions/`; its refusals name what is wrong and where. Nothing is checked here.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.games.red_cathedral.companion import module_repairs
from duomo.games.red_cathedral.companion.putting_right import (
    CORRECT,
    FINISH,
    TAKE_OFF,
    Repair,
    entry_at,
    fact,
    of_table,
    place_of,
    player_of,
    section_of,
    sections_of,
)
from duomo.games.red_cathedral.rules.codes import SPACES
from duomo.games.red_cathedral.rules.names import DIE_NAMES, KIND_NAMES, ORNAMENT_NAMES


def repair(document: Document, refusal: Refusal) -> str | None:
    """Change a document so that this refusal no longer applies. Return what was done, or None."""
    found = REPAIRS.get(refusal.reason)
    return None if found is None else found(document, refusal)


# ---- repairs -------------------------------------------------------------------------------------


def without(*keys: str, words: str = TAKE_OFF) -> Repair:
    """Return a repair that removes these entries of the section."""

    def put_right(document: Document, refusal: Refusal) -> str:
        section = section_of(document, refusal)
        for key in keys:
            at_hand_again(document, section, key)
            section.pop(key, None)
        return words

    return put_right


def at_hand_again(document: Document, section: Document, key: str) -> None:
    """RC-1.8. Return what leaves a section to its player, whose counts then follow from the rest."""
    owner, held = section.get(key), {"banner": "banners", "ornament": "ornaments"}.get(key)
    for player in document.get("player", []):
        if held and owner is not None and player.get("colour") == owner:
            player.pop(held, None)
    if key == "delivered":
        document.pop("reserve", None)


def finish(document: Document, refusal: Refusal) -> str:
    section = section_of(document, refusal)
    section.pop("delivered", None)
    section["finished"] = True
    return FINISH


def fewer_delivered(document: Document, refusal: Refusal) -> str:
    section = section_of(document, refusal)
    counts = counted(section.get("delivered", []))
    counts[str(refusal.data["material"])] = fact(refusal, "whole")
    section["delivered"] = counts
    return TAKE_OFF


def counted(materials: Any) -> dict[str, int]:
    """Return materials as a table of numbers, whichever way they are written."""
    if isinstance(materials, dict):
        return dict(materials)
    return {name: materials.count(name) for name in dict.fromkeys(materials)}


def fewer_materials(document: Document, refusal: Refusal) -> str:
    player = player_of(document, refusal)
    player["materials"] = trimmed(counted(player.get("materials", {})), max(fact(refusal, "spaces"), 0))
    return TAKE_OFF


def trimmed(counts: dict[str, int], most: int) -> dict[str, int]:
    """Keep the first materials, up to a total of `most`."""
    left = {}
    for name, count in counts.items():
        left[name] = min(count, most)
        most -= left[name]
    return left


def fewer_banners(document: Document, refusal: Refusal) -> str:
    """RC-1.8. Remove surplus banners from the top down, so that none is left without one below."""
    colour, surplus = (
        place_of(refusal)["colour"],
        fact(refusal, "count") - fact(refusal, "most"),
    )
    for tower in reversed(document["tower"]):
        for section in reversed(tower["sections"]):
            if surplus and section.get("banner") == colour:
                bare(section)
                surplus -= 1
            elif section.get("banner"):
                break
    for _, section in sections_of(document):
        if surplus > 0 and section.get("banner") == colour:
            bare(section)
            surplus -= 1
    return TAKE_OFF


def bare(section: Document) -> None:
    for key in ("banner", "finished", "ornament", "delivered"):
        section.pop(key, None)


def fewer_ornaments(document: Document, refusal: Refusal) -> str:
    """RC-1.8. Remove surplus ornaments from the cathedral; if there are none, the number in hand is wrong."""
    player_of(document, refusal).pop("ornaments", None)
    kind = KIND_NAMES[ORNAMENT_NAMES.index(str(refusal.data["ornament"]))]
    surplus = fact(refusal, "placed") + fact(refusal, "lying") - fact(refusal, "all")
    colour = place_of(refusal)["colour"]
    for of_kind, section in reversed(sections_of(document)):
        if surplus > 0 and of_kind == kind and section.get("ornament") == colour:
            del section["ornament"]
            surplus -= 1
    return TAKE_OFF


def of_player(key: str) -> Repair:
    """Return a repair that removes an entry of the player, which then follows from the rest."""

    def put_right(document: Document, refusal: Refusal) -> str:
        player_of(document, refusal).pop(key, None)
        return CORRECT

    return put_right


def on_slot(key: str, value: str | None = None) -> Repair:
    def put_right(document: Document, refusal: Refusal) -> str:
        slot = player_of(document, refusal)["slots"][str(place_of(refusal)["slot"])]
        slot.pop(key, None)
        if value is not None:
            slot[key] = value
        if key == "tile":
            slot.pop("face", None)
        return TAKE_OFF

    return put_right


def another_space(document: Document, refusal: Refusal) -> str:
    """RC-7.2. Move the die to the next space with room."""
    dice = document["market"]["dice"]
    die = dice[str(place_of(refusal)["die"])]
    standing = [other["space"] for name, other in dice.items() if other is not die and name in DIE_NAMES]
    while standing.count(die["space"]) > 2:
        die["space"] = die["space"] % SPACES + 1
    return TAKE_OFF


def less_in_play(document: Document, refusal: Refusal) -> str:
    """RC-1.1. Remove the surplus from the inventories, starting with the last player."""
    material = str(refusal.data["material"])
    surplus = fact(refusal, "count") - fact(refusal, "exist")
    for player in reversed(document["player"]):
        counts = counted(player.get("materials", {}))
        taken = min(surplus, counts.get(material, 0))
        surplus -= taken
        if taken:
            player["materials"] = {**counts, material: counts[material] - taken}
    return TAKE_OFF


def counted_reserve(document: Document, refusal: Refusal) -> str:
    document["reserve"].pop(str(refusal.data["material"]), None)
    return CORRECT


def first_ender(document: Document, refusal: Refusal) -> str:
    document["ender"] = refusal.data["party"]
    return CORRECT


def fewer_tiles(document: Document, refusal: Refusal) -> str:
    """RC-5.2. Remove the tiles of the last slots."""
    player = player_of(document, refusal)
    surplus = fact(refusal, "tiles") - fact(refusal, "claims")
    for name, slot in reversed(list(player.get("slots", {}).items())):
        if surplus > 0 and (isinstance(slot, str) or "tile" in slot):
            surplus -= 1
            rest = (
                {} if isinstance(slot, str) else {k: v for k, v in slot.items() if k not in ("tile", "face")}
            )
            player["slots"][name] = rest
    return TAKE_OFF


def within_bounds(document: Document, refusal: Refusal) -> str | None:
    """Set a number that is out of range to the nearest allowed value."""
    found = entry_at(document, refusal)
    if found is None:
        return None
    holder, key = found
    given = holder.get(key)
    if not isinstance(given, int) or isinstance(given, bool):
        return None
    holder[key] = min(max(given, fact(refusal, "least")), fact(refusal, "most"))
    return CORRECT


def shorter(document: Document, refusal: Refusal) -> str | None:
    """Drop the last entries of a list that is too long."""
    found = entry_at(document, refusal)
    if found is None or not isinstance(found[0].get(found[1]), list):
        return None
    holder, key = found
    holder[key] = holder[key][: fact(refusal, "most")]
    return TAKE_OFF


def left_out(document: Document, refusal: Refusal) -> str | None:
    """Remove the entry, which then follows from the rest: a card of another kind, a tile named twice."""
    found = entry_at(document, refusal)
    if found is None or found[1] not in found[0]:
        return None
    holder, key = found
    del holder[key]
    return CORRECT


def of_another_kind(document: Document, refusal: Refusal) -> str:
    tower, level = str(refusal.data["place"]).removeprefix("section ").split(".")
    section = document["tower"][int(tower) - 1]["sections"][int(level) - 1]
    for key in ("card", "kind", "cost", "recognition", "rubles", "needs"):
        section.pop(key, None)
    return CORRECT


def other_cards(document: Document, refusal: Refusal) -> str:
    """RC-2.1. Remove the second card of a group; the market is then filled up."""
    del document["market"]["influence"][int(place_of(refusal)["quadrant"]) - 1]
    return CORRECT


def base_and_dome(document: Document, refusal: Refusal) -> str:
    """RC-1.7. Add the sections missing from a tower of fewer than two."""
    sections = document["tower"][int(place_of(refusal)["tower"]) - 1].setdefault("sections", [])
    while len(sections) < 2:
        sections.append({})
    return CORRECT


REPAIRS: dict[str, Repair] = {
    "position-no-banner-below": without("banner", "finished", "ornament", "delivered", "needs"),
    "position-tile-gone": without("tile"),
    "position-finished-unclaimed": without("finished", "ornament"),
    "position-delivered-unclaimed": without("delivered"),
    "position-delivered-finished": without("delivered"),
    "position-ornament-unfinished": without("ornament"),
    "position-all-delivered": finish,
    "position-delivered-too-many": fewer_delivered,
    "position-inventory": fewer_materials,
    "position-banners": fewer_banners,
    "position-banner-places": of_player("banners"),
    "position-ornaments": fewer_ornaments,
    "position-slot-bare": on_slot("holds"),
    "position-slot-banner": on_slot("holds"),
    "position-slot-ornament": on_slot("holds"),
    "position-slot-blocked": on_slot("tile"),
    "position-slot-freed": on_slot("holds", "nothing"),
    "position-dice-full": another_space,
    "position-too-much-in-play": less_in_play,
    "position-reserve": counted_reserve,
    "position-turn-order": of_table("turns", "starter"),
    "position-ender-early": of_table("ender"),
    "position-enders": first_ender,
    "position-ended": of_table("turn", "turns"),
    "position-not-over": of_table("pending", "turn", "turns"),
    "position-last-turn": of_table("turn", "turns"),
    "position-tiles": fewer_tiles,
    "position-number": within_bounds,
    "position-too-many": shorter,
    "position-twice": left_out,
    "position-card-kind": of_another_kind,
    "position-section-kind": of_another_kind,
    "position-group-twice": other_cards,
    "position-tower-low": base_and_dome,
    "position-no-tower": of_table("tower"),
    "position-colour-twice": of_player("colour"),
    "position-turns-none": of_table("turns"),
    "position-final-wrong": of_table("final"),
    "position-final-early": of_table("final"),
    "position-needs-and-delivered": without("needs", words=CORRECT),
    "position-needs-unclaimed": without("needs", words=CORRECT),
    "position-needs-too-much": without("needs", words=CORRECT),
    "position-no-decision": of_table("pending"),
    "position-decision-text": of_table("pending"),
    "position-first-decision": of_table("pending"),
    "position-decides-nothing": of_table("pending"),
    "position-decision-above": of_table("pending"),
    "position-decision-unfit": of_table("pending"),
    "position-nothing-to-do": of_table("pending"),
    **module_repairs.REPAIRS,
}
