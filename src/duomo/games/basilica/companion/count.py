"""A cathedral from a real table, made into a position that the engine scores (BA-5.2, BA-5.3)."""

from __future__ import annotations

from typing import Any

from duomo.core.counting import Counting
from duomo.core.engine.event import Event, Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.wire import Scoring
from duomo.games.basilica.companion.documents import BasilicaCount, BasilicaSheet, CountedSide
from duomo.games.basilica.companion.pieces import BasilicaPieces, document_of, pieces_of
from duomo.games.basilica.companion.repairs import repair
from duomo.games.basilica.rules.codes import BUILDERS, COLUMNS, GAME, LAST_SPACE
from duomo.games.basilica.rules.names import FACE_NAMES, RANK_NAMES, SEAT_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.scoring import score
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.wire.events import scoring

CROWNS = (10, 20, LAST_SPACE)
"""BA-3.3. The king's spaces with a crown."""


class BasilicaCounting(Counting):
    def sheet(self, count: Any) -> BasilicaSheet:
        return BasilicaSheet(COLUMNS, FACE_NAMES, RANK_NAMES[1:], BUILDERS, list(CROWNS))

    def complete(self, count: Any) -> bool:
        """BA-5.5. The king is on his last space."""
        return bool(count.king == LAST_SPACE)

    def position(self, count: Any) -> Document:
        assert isinstance(count, BasilicaCount)
        document: Document = {"duomo_position": FORMAT, "game": GAME, "cathedral": dict(count.vaults)}
        document |= {"scaffolds": count.scaffolds, "glass": count.glass}
        document["player"] = [
            side_entry(name, side) for name, side in zip(SEAT_NAMES, (count.white, count.black), strict=True)
        ]
        return document

    def scoring(self, rules: Rules[Any], state: Any, count: Any) -> Scoring:
        """One scoring of the cathedral as it stands, whether the king or the pile brings it."""
        assert isinstance(rules, BasilicaRules)
        assert isinstance(state, BasilicaState)
        scored, log = state.copy(), Log()
        if count.king in CROWNS:
            log.say("scoring", 0, {"king": count.king, "rule": "BA-3.3"})
        else:
            log.say("exhausted", 0, {"rule": "BA-2.4"})
        score(scored, log)
        return scoring(rules, scored, [(scored.turns, log.events)])

    def repair(self, document: Document, refusal: Refusal) -> str | None:
        return repair(document, refusal)

    def shown(self, event: Event, components: Any) -> tuple[str, str] | None:
        if event.kind not in ("top", "turned"):
            return None
        for tile in components.tiles:
            if "-".join(tile.colours) == event.data["colours"] and tile.order == event.data["order"]:
                return "tiles", tile.id
        return None

    def pieces(self, document: Document) -> BasilicaPieces | None:
        return pieces_of(document)

    def document(self, pieces: Any) -> Document:
        assert isinstance(pieces, BasilicaPieces)
        return document_of(pieces)


COUNT = BasilicaCounting()


def side_entry(name: str, side: CountedSide) -> Document:
    return {"colour": name, "points": side.points, "builders": side.builders}
