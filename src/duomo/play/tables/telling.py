"""What each viewer is told. All information about a game leaves a table through this module.

What a viewer may know depends on the seats they hold. With one seat, they see what that seat may see. Several
people at one screen see what the one who decides may see, and between their decisions what a spectator may.
Everything is encoded once for all viewers who may know the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

from duomo.core.changes import Comparison
from duomo.core.engine.event import Event
from duomo.core.wire import Closed, Offer, View
from duomo.core.words.phrase import Phrase
from duomo.core.words.words import Words
from duomo.play.documents.general import Result, Seat, Seating
from duomo.play.documents.table import (
    Claim,
    DecisionRule,
    Entry,
    Now,
    Snapshot,
    Standing,
    Timing,
    UndoQuestion,
    VoteAsked,
)
from duomo.play.house_time import HouseTime
from duomo.play.tables import absence, clocks, undoing
from duomo.play.tables.live_table import TOLD, USUAL_STAND_IN, LiveTable
from duomo.play.tables.rows import EntryRow, SeatRow, TableRow
from duomo.play.tables.terms import USUAL, Opening
from duomo.play.tables.viewer import NOBODY, SPECTATOR, Book, Held, Known, Seats

_encode: Final = msgspec.json.Encoder().encode


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def seat_told(seat: SeatRow, words: Words, colour: str, mine: bool, online: bool) -> Seat:
    """Return a seat without private details of its guest."""
    who: Literal["person", "bot", "open"] = "person"
    if seat.level is not None:
        who = "bot"
    elif seat.guest is None:
        who = "open"
    party = words.party(seat.seat)
    here = online or who == "bot"
    told = Seat(seat.seat, colour, party, seat.name, who, seat.level, mine, here, seat.gone)
    told.rating = None if seat.rating is None else round(seat.rating)
    return told


def opening_of(row: TableRow) -> Opening | None:
    if row.open_to is None:
        return None
    club = row.club_id if row.open_to == "club" else None
    return Opening(row.open_to, club, row.lowest, row.highest)


class Telling:
    """What is told about one table; caches encoded data until the position changes."""

    def __init__(self, live: LiveTable, time: HouseTime | None = None) -> None:
        self.live = live
        self.time = time or HouseTime()
        self.online: Seats = NOBODY
        """Seats whose people are connected."""
        self.entries: dict[tuple[int, int | None, bool], msgspec.Raw] = {}
        """Encoded entries by number, by listening seat (None: all hear the same), and whether they are in
        force."""
        self.spoken: dict[int, Words] = {}
        """The position's words, by the identity of the state that the listener may know."""
        self.questions: dict[int, Phrase] = {}
        """The current question, by the identity of its words."""
        self.views: dict[int, View] = {}
        self.nows: dict[Held, Now] = {}
        self.known: dict[Held, Known] = {}
        """What viewers who receive only changes were told last."""
        self.offers: list[msgspec.Raw] | None = None
        self.book: Book = {}
        self.comparison = Comparison()
        self.kind_of_words = type(live.table.words())
        self.wire = live.table.game.wire()
        self.view_of = self.wire.views(live.table.rules)

    def words(self, seat: int | None = None) -> Words:
        """Return the position's words: with what a seat may know, or without a seat the whole truth."""
        table = self.live.table
        state = table.state if seat is None else table.rules.seen_by(table.state, seat)
        words = self.spoken.get(id(state))
        if words is None:
            words = self.spoken[id(state)] = self.kind_of_words(table.game, table.rules, state)
        return words

    def changed(self) -> None:
        """Clear the caches after the position or the seating has changed."""
        self.spoken.clear()
        self.questions.clear()
        self.views.clear()
        self.nows.clear()
        self.offers = None
        self.comparison = Comparison()
        if len(self.entries) > 4 * TOLD:
            self.entries.clear()

    # ---- views -----------------------------------------------------------------------------------

    def eye(self, held: Held) -> int:
        """Return the seat whose view of the position a viewer gets."""
        if len(held) == 1:
            return held[0]
        decider = self.live.decider
        return decider if decider is not None and decider in held else SPECTATOR

    def ear(self, held: Held) -> int:
        """Return the seat whose events a viewer hears; several people at one screen hear what all may
        know."""
        return held[0] if len(held) == 1 else SPECTATOR

    # ---- the log ---------------------------------------------------------------------------------

    def after(self, number: int, held: Held) -> list[Entry] | None:
        """Return the entries after a number; None if they are no longer all in memory."""
        last = self.live.number
        if number > last or number < last - TOLD:
            return None
        return self.told(range(number + 1, last + 1), held)

    def recent(self, held: Held) -> list[Entry]:
        """Return the latest entries."""
        last = self.live.number
        return self.told(range(max(1, last - self.live.remembers + 1), last + 1), held)

    def told(self, numbers: Iterable[int], held: Held) -> list[Entry]:
        told: list[Any] = []
        for number in numbers:
            in_force = self.live.place(number) is not None
            secret = any(event.only for event in self.live.events.get(number, ()))
            facts = (number, self.ear(held) if secret else None, in_force)
            found = self.entries.get(facts)
            if found is None:
                live = self.live
                events = live.events.get(number, [])
                entry = self.entry(live.log[number], live.turns[number], events, self.ear(held), in_force)
                found = self.entries[facts] = msgspec.Raw(_encode(entry))
            told.append(found)
        return told

    def entry(self, row: EntryRow, turn: int, events: list[Event], ear: int, in_force: bool) -> Entry:
        """Return an entry as it happened, even after an undo. If the viewer may not see all its events, its
        move is hidden too."""
        heard = [event for event in events if event.visible_to(ear)]
        words = self.words()
        told = [self.wire.event(words, event) for event in heard]
        move = row.move if len(heard) == len(events) else None
        back = not in_force and row.kind != "undo"
        return Entry(row.number, row.kind, row.seat, move, moment(row.at), turn, told, row.back_to, back)

    def older(
        self, entries: Mapping[int, tuple[EntryRow, int, list[Event]]], numbers: range, held: Held
    ) -> list[Entry]:
        """Return entries by number, from memory or from those given."""
        told: list[Entry] = []
        for number in numbers:
            if number in entries:
                in_force = self.live.place(number) is not None
                told.append(self.entry(*entries[number], self.ear(held), in_force))
            elif number in self.live.log:
                told += self.told([number], held)
        return told

    # ---- the position ----------------------------------------------------------------------------

    def now(self, held: Held) -> Now:
        found = self.nows.get(held)
        if found is None:
            found = self.nows[held] = self._now(held)
        return found

    def _now(self, held: Held) -> Now:
        live = self.live
        decider = live.decider
        mine = decider is not None and decider in held and live.seats[decider].gone is None
        yours = decider if mine else None
        over = live.over
        row = live.row
        result = Result(row.scores or [], row.winners or []) if over else None
        return Now(
            live.number,
            self._view(self.eye(held)),
            decider,
            yours,
            self._decision(held),
            [] if yours is None else self._offers(yours),
            [] if yours is None else self._closed(yours),
            undoing.offer(live, held, self.words().party),
            self.asked(),
            over,
            result,
            yours is not None and self._secret(held, yours),
        )

    def _secret(self, held: Held, eye: int) -> bool:
        """True if somebody else at the same screen may not know everything shown."""
        table = self.live.table
        others = [seat for seat in held if seat != eye]
        return any(table.rules.seen_by(table.state, seat) is not table.state for seat in others)

    def standing(self, held: Held) -> Standing:
        """Return the score as if the game ended now."""
        table = self.live.table
        return Standing(self.wire.standing(table.rules, table.state, self.eye(held)))

    def know(self, held: Held) -> Known:
        """Note that viewers with these seats have the full position, so that changes are enough from now
        on."""
        now = self.now(held)
        known = self.known.get(held)
        if known is None or known.now is not now:
            known = self.known[held] = Known(now, {})
        known.offers = dict(self.book) if now.legal else {}  # they remember no others
        return known

    def changes(self, known: Known, held: Held) -> dict[str, Any]:
        """Return what has changed for viewers who know an earlier position, and note that they now know this
        one."""
        now = self.now(held)
        return known.changes_to(now, self.book if now.legal else {}, self.comparison)

    def _view(self, eye: int) -> View:
        """Return a seat's view; the parts that all see alike are made once."""
        view = self.views.get(eye)
        if view is None:
            table = self.live.table
            for other in self.views.values():
                view = self.wire.with_other_eyes(table.rules, table.state, other, eye)
                break
            else:
                view = self.view_of(table.state, eye)
            self.views[eye] = view
        return view

    def _decision(self, held: Held) -> Phrase | None:
        """Return the question, in words based on what the viewer knows."""
        decider = self.live.decider
        if decider is None:
            return None
        eye = self.eye(held)
        if eye == SPECTATOR:
            others = [seat for seat in range(self.live.table.rules.seats) if seat != decider]
            if not others:
                return None
            eye = others[0]
        words = self.words(eye)
        question = self.questions.get(id(words))
        if question is None:
            question = self.questions[id(words)] = words.decision()
        return question

    def rule(self) -> DecisionRule:
        """Return the rulebook reference for the current decision."""
        return DecisionRule("" if self.live.decider is None else self.words().rule())

    def _offers(self, seat: int) -> list[Any]:
        """Return the offers of the deciding seat, each encoded once for everyone who may know it."""
        if self.offers is None:
            offered = self.offered(seat)
            encoded = [_encode(offer) for offer in offered]
            self.offers = [msgspec.Raw(one) for one in encoded]
            self.book = {offer.move: hash(one) for offer, one in zip(offered, encoded, strict=True)}
        return self.offers

    def _closed(self, seat: int) -> list[Closed]:
        """Return the moves that are shown as not possible, besides the legal ones."""
        return self.wire.closed(self.words(seat), self.live.table.codes())

    def offered(self, seat: int) -> list[Offer]:
        """Return every legal move of the deciding seat, described from what that seat may know."""
        return self.wire.offers(self.words(seat), self.live.table.codes())

    def asked(self) -> UndoQuestion | None:
        asked = self.live.row.asked
        if asked is None or asked.number != self.live.number:
            return None
        waits = [seat for seat in undoing.concerned(self.live, asked.seat) if seat not in asked.agreed]
        goes = undoing.taken_back(self.live, (asked.seat,), asked.to, self.words().party)
        return UndoQuestion(asked.seat, asked.to, waits, goes)

    # ---- the whole table -------------------------------------------------------------------------

    def seats(self, held: Held) -> list[Seat]:
        live = self.live
        words = self.words()
        colours = live.table.names()
        told: list[Seat] = []
        for row in live.seats:
            seat = seat_told(row, words, colours[row.seat], row.seat in held, row.seat in self.online)
            if row.gone is not None:
                seat.stand_in = live.row.stand_in or USUAL_STAND_IN
            until = max((until for _, until in absence.vacations_at(live, row.seat)), default=0)
            if until > self.time.now():
                seat.vacation = moment(self.time.wall(until))
            told.append(seat)
        return told

    def timing(self) -> Timing:
        """Return the clocks as they are now; the same for everyone."""
        live, row = self.live, self.live.row
        left: list[int | None] = []
        runs = None
        if row.pace is not None:
            clock, at = row.clock or clocks.given(row.pace, len(live.seats)), self.time.now()
            runs = clock.seat
            for seat in live.seats:
                vacations = absence.vacations_at(live, seat.seat)
                has = clocks.left(row.pace, clock, seat.seat, at, vacations)
                left.append(has if seat.level is None else None)
        wait = absence.waited(live, self.online, self.time.started, self.time.patience)
        claim = None if wait is None or live.decider is None else Claim(live.decider, wait)
        vote = row.vote
        asked = None
        if vote is not None:
            asked = VoteAsked(vote.kind, vote.by, vote.seat, absence.open_votes(live, vote))
        return Timing(row.pace, left, runs, claim, asked, row.ended)

    def seatings(self) -> list[Seating]:
        return [
            Seating(note.after, note.kind, note.seat, note.name, moment(note.at))
            for note in self.live.seatings
        ]

    def snapshot(self, held: Held) -> Snapshot:
        live = self.live
        row = live.row
        return Snapshot(
            live.id,
            row.game,
            live.parts.game.title,
            row.players,
            row.options,
            self.seats(held),
            not held,
            self.recent(held),
            self.now(held),
            f"/table/{live.id}",
            row.rated,
            row.rematch,
            row.terms or USUAL,
            self.seatings(),
            row.closed is not None,
            self.timing(),
            opening_of(row),
            any(live.seats[seat].guest == row.created_by for seat in held),
        )
