"""Whole games played beforehand by the same house on this machine: what a browser is then asked to play.

Nature and bots do the same wherever a table is played, so the moves fit there to the last one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec

from browser.choosing import Player
from browser.serving import SEED
from duomo.play.making import new_table
from duomo.play.parts import parts_of
from duomo.play.rows import SeatRow, StoredTable
from duomo.play.whole_tables import whole
from local.browser import Browser

ME = SeatRow(0, guest="me")


@dataclass
class Script:
    """A table before its first move, and the moves of the people there until its end."""

    document: dict[str, Any]
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Each with the number of the last entry before it, and all that is legal there."""
    scores: list[int] = field(default_factory=list)

    @property
    def table(self) -> str:
        table: str = self.document["table"]
        return table


def written(game: str, seats: list[SeatRow], options: dict[str, str]) -> Script:
    live = new_table(parts_of(game, len(seats), options), seats, "me", False, SEED.rjust(64, "0"))
    stored = StoredTable(live.row, live.seats, [live.start()])
    script = Script(json.loads(msgspec.json.encode(whole(stored, "me"))))
    browser, choose = Browser(), Player(game)
    browser.ask("POST", "/api/tables/whole", script.document)
    while not (now := browser.ask("GET", f"/api/tables/{script.table}")[1]["now"])["over"]:
        if now["yours"] is None:
            continue  # a bot begins: it has thought meanwhile
        move, number = choose(now), now["number"]
        script.moves.append(
            {"number": number, "move": move, "legal": [offer["move"] for offer in now["legal"]]}
        )
        said = {"seat": now["yours"], "move": move, "after": number, "id": f"{number}-{move}"}
        browser.ask("POST", f"/api/tables/{script.table}/moves", said)
    script.scores = now["result"]["scores"]
    return script
