"""Complete tables, moved from a browser to a server or back.

Whoever takes a table holds every person's seat. Every entry is checked against the rules, because the file
may come from anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duomo.bots.registry import BOTS
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, Refusal
from duomo.core.engine.state import NATURE
from duomo.core.own_copy import as_file, own_values
from duomo.core.words.refusals import error_words, refusal_words
from duomo.games import registry
from duomo.play.documents.general import MoveId, MoveText, Name, Number, SeatNumber
from duomo.play.people.names import called, told_apart
from duomo.play.tables.dealing import Salt
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow, Kind, SeatRow, StoredTable, TableRow
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

Moment = Annotated[int, Meta(ge=0, le=1 << 50, description="Milliseconds since 1970.")]


class WholeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of a level, or a person."""

    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class WholeEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of the log, with what nature dealt after it."""

    kind: Kind
    at: Moment
    seat: SeatNumber | None = None
    move: MoveText | None = None
    dealt: Annotated[list[MoveText], Meta(max_length=1000)] = []
    back_to: Number | None = None
    id: MoveId | None = None


class WholeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A complete table, including its secret. Only available to the sole person playing at it."""

    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]]
    components_hash: Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    created: Moment
    seats: Annotated[list[WholeSeat], Meta(min_length=1, max_length=9)]
    entries: Annotated[list[WholeEntry], Meta(min_length=1, max_length=6000)]
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    copy: dict[str, list[dict[str, Any]]] | None = None
    """All values of the component set, if it is somebody's own."""
    salts: Annotated[list[Salt], Meta(max_length=9)] = []
    """Words that players have added to the secret of the dice."""


def whole(stored: StoredTable, guest: str) -> WholeTable:
    """Return the complete table; raises ServerTrouble unless the guest is the only person playing there."""
    people = [seat.guest for seat in stored.seats if seat.level is None]
    if guest not in people:
        raise ServerTrouble(403, "not-your-table")
    if any(other != guest for other in people) or stored.row.rated:
        raise ServerTrouble(409, "others-play")
    row, live = stored.row, LiveTable(stored.row, stored.seats, stored.components)
    return WholeTable(
        row.id,
        row.game,
        row.players,
        row.options,
        row.components_hash,
        row.seed,
        row.created,
        [WholeSeat(seat.level, seat.name) for seat in stored.seats],
        [
            WholeEntry(
                entry.kind, entry.at, entry.seat, entry.move, list(entry.dealt), entry.back_to, entry.move_id
            )
            for entry in stored.entries
        ],
        row.position,
        own_values(live.parts.game, live.parts.components, live.parts.options),
        row.salts or [],
    )


@dataclass(frozen=True)
class Brought(Thought):
    """Checks whether a table could have been played; answers with what to store."""

    whole: WholeTable
    guest: str
    table: str
    """Id of the table here."""
    components: str | None
    """Document of its component set, if known."""

    def think(self, tell: Tell) -> None:
        tell(self.stored())

    def stored(self) -> StoredTable:
        """Return what to store; raises ServerTrouble if the table is not valid."""
        try:
            live = LiveTable(self._row(), self._seats(), self._components())
        except ComponentError as error:
            raise ServerTrouble(422, "bad-copy", problems=len(error.problems)) from None
        except DuomoError as error:
            raise ServerTrouble(400, "bad-record", reason=error_words(error)) from None
        if len(live.seats) != live.table.rules.seats:
            raise ServerTrouble(400, "wrong-seats", seats=live.table.rules.seats)
        entries = [
            EntryRow(number, one.kind, one.seat, one.move, tuple(one.dealt), one.back_to, one.id, one.at)
            for number, one in enumerate(self.whole.entries, 1)
        ]
        for entry in entries:
            check(live, entry)
            live.catch_up([entry])
        return StoredTable(live.row, live.seats, entries, live.parts.document)

    def _components(self) -> str | None:
        """Return the document of the component set: the known one, or one made from the values that came with
        the table."""
        whole = self.whole
        if self.components is not None or whole.copy is None:
            return self.components
        game = registry.find(whole.game)
        with as_file(whole.copy, whole.copy) as path:
            components = game.components(path, game.choose(whole.players, whole.options))
        return game.component_document(components)

    def _row(self) -> TableRow:
        whole = self.whole
        return TableRow(
            id=self.table,
            game=whole.game,
            players=whole.players,
            options=whole.options,
            components_hash=whole.components_hash,
            seed=whole.seed,
            rated=False,
            created_by=self.guest,
            created=whole.created,
            changed=whole.created,
            position=whole.position,
            salts=whole.salts or None,
        )

    def _seats(self) -> list[SeatRow]:
        seats: list[SeatRow] = []
        for number, seat in enumerate(self.whole.seats):
            if seat.level is not None and seat.level not in BOTS:
                raise ServerTrouble(400, "no-level", level=seat.level)
            name = told_apart(seat.name and called(seat.name), [other.name for other in seats])
            guest = None if seat.level is not None else self.guest
            seats.append(SeatRow(number, level=seat.level, guest=guest, name=name))
        if all(seat.level is not None for seat in seats):
            raise ServerTrouble(400, "nobody-plays")
        return seats


def check(live: LiveTable, entry: EntryRow) -> None:
    """Raise ServerTrouble if this cannot be the table's next entry."""
    table = live.table
    if entry.kind == "undo":
        if entry.back_to is None or live.place(entry.back_to) is None:
            raise ServerTrouble(400, "gap", table=live.id, number=entry.number)
        return
    if (entry.kind == "start") != (entry.number == 1) or (entry.move is None) != (entry.kind == "start"):
        raise ServerTrouble(400, "gap", table=live.id, number=entry.number)
    if entry.move is not None and entry.seat != live.decider:
        raise ServerTrouble(400, "gap", table=live.id, number=entry.number)
    tried = type(table)(table.game, table.options, table.components, table.rules, table.state.copy())
    for text in (() if entry.move is None else (entry.move,)) + entry.dealt:
        found = tried.read(text)
        if isinstance(found, Refusal):
            raise ServerTrouble(400, "bad-line", move=text, reason=refusal_words(found))
        tried.advance(found.code)
    if tried.decider == NATURE and not tried.over:
        raise ServerTrouble(400, "gap", table=live.id, number=entry.number)
