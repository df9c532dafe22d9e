"""Turns a cathedral entered from a real table into a position that the engine can score (BA-5.2, BA-5.3)."""

from __future__ import annotations

from typing import Any

from duomo.core.counting import Counting
from duomo.core.engine.event import Event, Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.wire import Scoring
from duomo.games.basilica.companion.documents import BasilicaCount, BasilicaSheet, CountedSide, Face
from duomo.games.basilica.companion.pieces import BasilicaPieces, document_of, pieces_of
from duomo.games.basilica.companion.repairs import repair
from duomo.games.basilica.positions.cells import write_cathedral
from duomo.games.basilica.rules.codes import BUILDERS, COLUMNS, FACES, GAME, KING_STEP, LAST_SPACE, STRIDE
from duomo.games.basilica.rules.names import COLOUR_OF, FACE_NAMES, RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.said import read_cell
from duomo.games.basilica.rules.scoring import clean_up, score
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.wire.events import scoring

CROWNS = tuple(range(KING_STEP, LAST_SPACE + 1, KING_STEP))
"""BA-3.3. The king's spaces that have a crown."""
ABOVE = 5
"""Rows above the built ones that can be named."""
FACES_SHOWN = [
    Face(name, [colour for bit, colour in COLOUR_OF.items() if face & bit])
    for name, face in zip(FACE_NAMES, FACES, strict=True)
]


class BasilicaCounting(Counting):
    entered = BasilicaCount
    offered = BasilicaSheet
    laid = BasilicaPieces

    def sheet(self, count: Any) -> BasilicaSheet:
        assert isinstance(count, BasilicaCount)
        built = rows_of(count)
        cells = [
            [cell_name(row * STRIDE + column) for column in range(COLUMNS)]
            for row in range(1, built + ABOVE + 1)
        ]
        return BasilicaSheet(cells, built, FACES_SHOWN, RANK_NAMES[1:], BUILDERS, list(CROWNS))

    def complete(self, count: Any) -> bool:
        """BA-5.5. True if the king is on the last space."""
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
        """Score the cathedral as it stands, whether the king or the empty pile triggers the scoring."""
        assert isinstance(rules, BasilicaRules)
        assert isinstance(state, BasilicaState)
        scored, log = state.copy(), Log()
        if count.king in CROWNS:
            log.say("scoring", 0, {"king": count.king, "rule": "BA-3.3"})
        else:
            log.say("exhausted", 0, {"rule": "BA-2.4"})
        score(scored, log)
        return scoring(rules, scored, [(scored.turns, log.events)])

    def after(self, rules: Rules[Any], state: Any, count: Any) -> BasilicaCount | None:
        """BA-5.4. Return what is left standing when the king goes on towards the next crown."""
        assert isinstance(count, BasilicaCount)
        if count.king not in CROWNS[:-1]:
            return None
        assert isinstance(state, BasilicaState)
        left = state.copy()
        score(left, None)
        clean_up(left, None)
        document = write_cathedral(left)
        white, black = (CountedSide(points) for points in rules.scores(left))
        vaults = {cell: text.split()[0] for cell, text in document["cathedral"].items()}
        king = CROWNS[CROWNS.index(count.king) + 1]
        return BasilicaCount(king, white, black, vaults, document["scaffolds"], document["glass"])

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

# ---- possible inputs -----------------------------------------------------------------------------


def rows_of(count: BasilicaCount) -> int:
    """Return the highest row that is named; invalid cell names are skipped here and reported as errors of the
    count."""
    rows = [0]
    for name in (*count.vaults, *count.scaffolds):
        try:
            rows.append(read_cell("cathedral", name) // STRIDE)
        except PositionError:
            continue
    return max(rows)


def side_entry(name: str, side: CountedSide) -> Document:
    return {"colour": name, "points": side.points, "builders": side.builders}
