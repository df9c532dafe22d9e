"""Repairs for positions with Contractors, a guild (which brings its own) or Ivan, and during set-up."""

from __future__ import annotations

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.games.red_cathedral.companion.putting_right import (
    CORRECT,
    TAKE_OFF,
    Repair,
    fact,
    of_table,
    place_of,
    sections_of,
    without_last,
)
from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES
from duomo.games.red_cathedral.rules.names import KIND_NAMES

IVAN = "ivan"
OFTEN = {"base": 1, "middle": 2, "dome": 1}
"""RC-11.1. Number of Ivan's ornaments by kind of section."""


def of_part(part: str, *keys: str) -> Repair:
    """Return a repair that removes entries of a module's table, which then follow from the rest."""

    def put_right(document: Document, refusal: Refusal) -> str:
        for key in keys:
            document[part].pop(key, None)
        return CORRECT

    return put_right


# ---- Contractors ---------------------------------------------------------------------------------


def board_of(document: Document, refusal: Refusal) -> Document:
    found: Document = document["contractors"]["board"][int(place_of(refusal)["board"]) - 1]
    return found


def once(document: Document, refusal: Refusal) -> str:
    """CT-1.3. Remove the second occurrence of a specialist."""
    region, name, place = document["contractors"], refusal.data["name"], place_of(refusal)
    if "space" in place:
        del region["spaces"][int(place["space"]) - 1]
    elif "board" in place:
        board = board_of(document, refusal)
        if name in board.get("tools", []):
            board["tools"] = without_last(board["tools"], name)
        else:
            board.pop("specialist", None)
    else:
        region["removed"] = without_last(region["removed"], name)
    return TAKE_OFF


def from_the_bag(document: Document, refusal: Refusal) -> str:
    """CT-2.4. Put the next specialist from the bag on the space."""
    spaces = document["contractors"]["spaces"]
    spaces[int(place_of(refusal)["space"]) - 1] = refusal.data["name"]
    return CORRECT


def other_cities(document: Document, refusal: Refusal) -> str:
    """CT-1.4. Keep each city once; missing ones follow in the order of the set."""
    region = document["contractors"]
    region["cities"] = list(dict.fromkeys(region["cities"]))
    return CORRECT


def fewer_sent(document: Document, refusal: Refusal) -> str:
    """CT-1.5. Take back surplus contractors, starting with the last city."""
    sent = board_of(document, refusal)["sent"]
    surplus = fact(refusal, "count") - fact(refusal, "most")
    for city in reversed(list(sent)):
        back = min(surplus, sent[city])
        sent[city] -= back
        surplus -= back
    return TAKE_OFF


def not_sent_there(document: Document, refusal: Refusal) -> str:
    board_of(document, refusal)["sent"].pop(refusal.data["city"], None)
    return TAKE_OFF


def fewer_specialists(document: Document, refusal: Refusal) -> str:
    """CT-2.3. Remove tools first, the held specialist last."""
    board = board_of(document, refusal)
    surplus = fact(refusal, "count") - fact(refusal, "sent")
    tools = board.get("tools", [])
    kept = max(0, len(tools) - surplus)
    if surplus > len(tools):
        board.pop("specialist", None)
    board["tools"] = tools[:kept]
    return TAKE_OFF


# ---- Ivan ----------------------------------------------------------------------------------------


def fewer_of_ivan(document: Document, refusal: Refusal) -> str:
    """RC-11.1. Remove Ivan's last banners, with what is on their sections."""
    surplus = fact(refusal, "count") - fact(refusal, "most")
    for _, section in reversed(sections_of(document)):
        if surplus > 0 and section.get("banner") == IVAN:
            surplus -= 1
            for key in ("banner", "finished", "ornament", "delivered", "needs"):
                section.pop(key, None)
    return TAKE_OFF


def ornaments_in_order(document: Document, refusal: Refusal) -> str:
    """RC-11.1, RC-11.5. Door, arch, arch, cross: remove surplus and premature ornaments."""
    placed = [(kind, section) for kind, section in sections_of(document) if section.get("ornament") == IVAN]
    for at, kind in enumerate(KIND_NAMES):
        mine = [section for its_kind, section in placed if its_kind == kind]
        early = any(sum(k == one for k, _ in placed) < OFTEN[one] for one in KIND_NAMES[:at])
        for section in mine[0 if early else OFTEN[kind] :]:
            del section["ornament"]
    return TAKE_OFF


def his_first_claim(document: Document, refusal: Refusal) -> str | None:
    """RC-11.3. Put Ivan's banner on the first free base."""
    for kind, section in sections_of(document):
        if kind == KIND_NAMES[0] and "banner" not in section:
            section.pop("tile", None)
            section["banner"] = IVAN
            return CORRECT
    return None


def his_tile_off(document: Document, refusal: Refusal) -> str:
    """RC-11.1. Remove a die tile of Ivan's row from all other places."""
    tile = refusal.data["tile"]
    for _, section in sections_of(document):
        if section.get("tile") == tile:
            del section["tile"]
    for player in document["player"]:
        slots = player.get("slots", {})
        player["slots"] = {
            name: slot
            for name, slot in slots.items()
            if (slot.get("tile") if isinstance(slot, dict) else slot) != tile
        }
    return TAKE_OFF


def his_board_anew(document: Document, refusal: Refusal) -> str:
    """CT-6.2, CT-6.3. Remove Ivan's board, which then follows from the rest."""
    del document["contractors"]["board"][1:]
    return CORRECT


def his_first_contractor(document: Document, refusal: Refusal) -> str:
    document["contractors"]["board"][1]["sent"] = {refusal.data["city"]: 1}
    return CORRECT


def nothing_held(document: Document, refusal: Refusal) -> str:
    for key in ("specialist", "discarded"):
        document["contractors"]["board"][1].pop(key, None)
    return TAKE_OFF


REPAIRS: dict[str, Repair] = {
    "position-ct-cities-early": of_part("contractors", "cities", "removed"),
    "position-ct-twice": once,
    "position-ct-space-empty": from_the_bag,
    "position-ct-city-twice": other_cities,
    "position-ct-sent": fewer_sent,
    "position-ct-city-closed": not_sent_there,
    "position-ct-specialists": fewer_specialists,
    "position-ivan-banners": fewer_of_ivan,
    "position-ivan-ornaments": ornaments_in_order,
    "position-ivan-ornament-order": ornaments_in_order,
    "position-ivan-no-banner": his_first_claim,
    "position-ivan-contractors-early": his_board_anew,
    "position-ivan-tile": his_tile_off,
    "position-ivan-marker-module": of_part("ivan", "marker"),
    "position-ivan-marker-early": of_part("ivan", "marker"),
    "position-ivan-marker-tower": of_part("ivan", "marker"),
    "position-ivan-specialist": nothing_held,
    "position-ivan-tools": his_board_anew,
    "position-ivan-first-contractor": his_first_contractor,
    "position-ivan-row-twice": of_part("ivan", "row", "tiles", "face_down"),
    "position-ivan-row-short": of_part("ivan", "row", "tiles", "face_down"),
    "position-set-up-alone": of_table("pending"),
    "position-set-up-laid": of_table("pending"),
    "position-set-up-towers": of_table("pending"),
    "position-set-up-start": of_table("pending"),
    "position-set-up-banners": of_table("pending"),
    "position-set-up-turns": of_table("pending"),
    **{reason: put_right for make in CLASSES for reason, put_right in make(0).table().repairs.items()},
}
