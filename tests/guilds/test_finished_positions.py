"""A finished position counts its contracts, unless it gives the result (CT-5.12)."""

from __future__ import annotations

from typing import Any

import duomo

DONE = {"banner": "red", "finished": True}


def over(contracts: list[str], **entries: Any) -> dict[str, Any]:
    """Red has finished six sections in two of four towers, and blue has had the last turn."""
    full = [{"sections": [DONE, DONE, DONE]} for _ in range(2)]
    return {
        "duomo_position": 1,
        "game": "red-cathedral",
        "options": {"guild": "archivists"},
        "turn": "blue",
        "pending": [],
        "player": [{"space": 30}, {}],
        "tower": [*full, *({"sections": [{}, {}, {}]} for _ in range(2))],
        "guild": {"hands": [contracts, []]},
        **entries,
    }


def test_contracts_are_counted_once() -> None:
    """CT-5.12: four prestige for each tower without presence, when two play."""
    without = duomo.table(position=over([])).document()["final"]
    table = duomo.table(position=over(["absent"]))
    document = table.document()
    assert document["final"] == [without[0] + 2 * 4, without[1]]
    assert document["player"][0]["space"] > 30
    assert duomo.table(position=document).document() == document
