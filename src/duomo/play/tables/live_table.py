"""One table in memory: its position, its log, its seats. Nothing here waits or writes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import msgspec
from mypy_extensions import mypyc_attr

from duomo.bots.levels import LEVELS
from duomo.core.engine.event import Event
from duomo.core.engine.state import State
from duomo.core.move import Move
from duomo.play.tables.again import TakenBack
from duomo.play.tables.dealing import CountingDealer, SecretDealer
from duomo.play.tables.parts import PlayedTable, parts_of
from duomo.play.tables.rows import EntryRow, Kind, SeatingRow, SeatRow, StoredTable, TableRow, now
from duomo.play.trouble import ServerTrouble

USUAL_STAND_IN = LEVELS[len(LEVELS) // 2].name
"""Level of the bot that plays for an absent player, if the table has not chosen one."""
TOLD = 100
"""Number of entries whose events stay in memory: what a snapshot shows, and what a lost connection can resume
from."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable:
    """The log as it is stored, and the position it leads to.

    Entries are numbered from 1. Those in force lead to the position; an undo takes others out of force.
    """

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        components: str | None = None,
        begins: State | None = None,
        dealer: CountingDealer | None = None,
    ) -> None:
        """`begins`: the position of the first entry, if it is not the start of a game. `dealer`: chooses for
        nature instead of the table's secret."""
        its_set = row.components_hash, components
        parts = parts_of(row.game, row.players, row.options, *its_set, position=row.position)
        self.row = row
        self.seats = seats
        self.seatings: list[SeatingRow] = []
        self.parts = parts
        self.dealer: CountingDealer = SecretDealer(row.seed, row.salts or ()) if dealer is None else dealer
        self.table: PlayedTable = parts.table(begins)
        self.table.dealer = self.dealer  # set only now: what was already dealt is in the entries
        self.number = 0
        """Number of the last entry."""
        self.log: dict[int, EntryRow] = {}
        """Entries by number. Those taken back before the last bookmark may be missing."""
        self.turns: dict[int, int] = {}
        """The turn each entry of the log belongs to."""
        self.line: list[int] = []
        """Numbers of the entries in force."""
        self.counts: list[int] = []
        """Number of moves made, including nature's, after each entry in force."""
        self.remembers = TOLD
        self.events: dict[int, list[Event]] = {}
        """Events of the latest entries, including those taken back since."""
        self.ids: dict[str, int] = {}
        """Entry numbers by the ids that clients gave their moves."""
        self.taken_back = TakenBack()
        self.marked: int | None = 0
        """Number of the entry of the last bookmark (`bookmarks`); None if no more can be made."""

    @classmethod
    def opened(cls, stored: StoredTable) -> LiveTable:
        """Open a table by replaying its entries."""
        live = cls(stored.row, stored.seats, stored.components)
        live.seatings = stored.seatings
        live.marked = 0 if len(stored.entries) <= TOLD else None
        live.catch_up(stored.entries)
        return live

    # ---- state -----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def decider(self) -> int | None:
        """The seat that has to decide."""
        decider = self.table.state.decider
        return decider if decider >= 0 else None

    def held_by(self, guest: str | None) -> tuple[int, ...]:
        """Return the seats of a guest."""
        if guest is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.guest == guest)

    def call(self, guest: str, seat: int, name: str | None) -> None:
        """Rename somebody at a seat and in the notes about them there, even if somebody else has it by
        now."""
        if self.seats[seat].guest == guest:
            self.seats[seat].name = name
        self.seatings = [
            msgspec.structs.replace(line, name=name) if (line.guest_id, line.seat) == (guest, seat) else line
            for line in self.seatings
        ]

    def people(self) -> set[int]:
        """Return the seats of people, including free ones."""
        return {seat.seat for seat in self.seats if seat.level is None}

    def level_to_move(self) -> str | None:
        """Return the level of the bot that has to decide."""
        if self.decider is None or self.row.closed is not None:
            return None
        return self.bot_of(self.decider)

    def bot_of(self, seat: int) -> str | None:
        """Return the level of the bot that plays a seat: its own, or its person's stand-in.

        If only stand-ins are left, they wait.
        """
        row = self.seats[seat]
        if row.level is not None or row.gone is None:
            return row.level
        if all(one.guest is None or one.gone is not None for one in self.seats):
            return None
        return self.row.stand_in or USUAL_STAND_IN

    def played_itself(self, entry: EntryRow) -> bool:
        """True for a forced move: it has no id from a client."""
        return (
            entry.kind == "move"
            and entry.move_id is None
            and entry.seat is not None
            and self.seats[entry.seat].level is None
        )

    def place(self, number: int) -> int | None:
        """Return the index of an entry among those in force."""
        at = bisect_left(self.line, number)
        return at if at < len(self.line) and self.line[at] == number else None

    # ---- moves -----------------------------------------------------------------------------------

    def start(self) -> EntryRow:
        """Deal what is on the table before the first decision."""
        return self._play(None, None, None)

    def play(self, seat: int, move: Move, move_id: str | None) -> EntryRow:
        """Play a legal move of a seat, and nature's answers."""
        return self._play(seat, move, move_id)

    def _play(self, seat: int | None, move: Move | None, move_id: str | None) -> EntryRow:
        table = self.table
        turn = table.state.turns
        events = [] if move is None else table.advance(move.code)
        before = len(table.moves)
        events += table.deal()
        dealt = tuple(table.rules.text(code) for code in table.moves[before:])
        kind: Kind = "start" if move is None else "move"
        text = None if move is None else move.text
        entry = EntryRow(self.number + 1, kind, seat, text, dealt, None, move_id, now())
        self._keep(entry, turn, events)
        return entry

    def undo(self, seat: int, to: int, move_id: str | None) -> EntryRow:
        """Go back to the position after an entry in force."""
        entry = EntryRow(self.number + 1, "undo", seat, None, (), to, move_id, now())
        self._go_back(to)
        self._keep(entry, self.table.state.turns)
        return entry

    def _go_back(self, to: int) -> None:
        kept = bisect_right(self.line, to)
        if kept < len(self.line):
            del self.line[kept:], self.counts[kept:]
            self.table.rewind(self.counts[-1])
            self.dealer.drawn = self.table.drawn

    def _keep(self, entry: EntryRow, turn: int, events: list[Event] | None = None) -> None:
        """Add an entry to the log; with events, it is in force."""
        self.number = entry.number
        self.log[entry.number] = entry
        self.turns[entry.number] = turn
        self.taken_back.keep(entry)
        if events is not None:
            self.line.append(entry.number)
            self.counts.append(len(self.table.moves))
            self.events[entry.number] = events
        self.events.pop(entry.number - self.remembers, None)
        if entry.move_id is not None:
            self.ids[entry.move_id] = entry.number
        self._state(entry.at)

    def _state(self, at: int) -> None:
        """Update the parts of the row that are derived from the position."""
        row, table = self.row, self.table
        row.number, row.changed, row.over = self.number, at, table.over
        row.decider = table.decider
        row.waits_for_bot = self.level_to_move() is not None
        row.scores = table.rules.scores(table.state) if table.over else None
        row.winners = table.rules.winners(table.state) if table.over else None
        row.asked = None

    # ---- stored entries --------------------------------------------------------------------------

    def catch_up(self, entries: list[EntryRow]) -> None:
        """Apply entries from the store.

        Entries that a later undo takes back are replayed only if they are recent enough to be shown.
        """
        asked = self.row.asked
        in_force = self._in_force_after(entries)
        told_from = self.number + len(entries) - self.remembers
        left_out: int | None = None
        """First entry that was skipped; the moves after it cannot be replayed until an undo goes back beyond
        it."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise ServerTrouble(500, "gap", table=self.id, number=entry.number)
            if entry.back_to is not None:
                self._go_back(entry.back_to)
                self._keep(entry, self.table.state.turns)
                if left_out is not None and entry.back_to < left_out:
                    left_out = None
            elif entry.number in in_force or (left_out is None and entry.number > told_from):
                self._follow(entry)
            else:
                left_out = left_out or entry.number
                self._keep(entry, self.table.state.turns)
        self.dealer.drawn = self.table.drawn
        self.row.asked = asked

    def _in_force_after(self, entries: list[EntryRow]) -> set[int]:
        """Return which entries will be in force."""
        line = self.line[:]
        for entry in entries:
            if entry.back_to is not None:
                del line[bisect_right(line, entry.back_to) :]
            else:
                line.append(entry.number)
        return set(line)

    def _follow(self, entry: EntryRow) -> None:
        table = self.table
        turn = table.state.turns
        events = [] if entry.move is None else table.advance(table.rules.parse(entry.move))
        for text in entry.dealt:
            events += table.advance(table.rules.parse(text))
        self._keep(entry, turn, events)
