"""One open table: who may act, whether the rules allow it, what must be stored, and what each viewer is told.

Nothing here waits. The caller makes a request, stores the resulting change, calls `kept`, and only then sends
what that returns. So nobody is ever told something that could still be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeVar

from duomo.core.move import Move
from duomo.core.words.phrase import say
from duomo.play.documents.messages import (
    AskedMessage,
    ChangesMessage,
    EntriesMessage,
    NowMessage,
    RematchMessage,
    SeatsMessage,
    ServerMessage,
    TableMessage,
    TimingMessage,
    WaitingMessage,
    encode,
)
from duomo.play.documents.table import Outcome, WhyNot
from duomo.play.house_time import HouseTime
from duomo.play.tables import absence, undoing
from duomo.play.tables import asked as asked_about
from duomo.play.tables.absence import Absence
from duomo.play.tables.change import Change
from duomo.play.tables.dealing import SecretDealer
from duomo.play.tables.forced import forced_move
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import Asked, EntryRow, Moved, StoredTable
from duomo.play.tables.telling import Telling
from duomo.play.tables.terms import USUAL
from duomo.play.tables.viewer import Viewer
from duomo.play.thinking import Advice, BotsTurn, advice, bots_turn
from duomo.play.trouble import ServerTrouble

Tell = Callable[[Viewer], ServerMessage]
"""Makes the message for a viewer."""

STAND_IN = "stand-in-"
"""Prefix of the id of a move that a bot has made for a person."""

SomeViewer = TypeVar("SomeViewer", bound=Viewer)

WHOLE = (TableMessage, EntriesMessage, NowMessage)
"""Messages that contain the full position."""


class Session:
    def __init__(self, live: LiveTable, time: HouseTime | None = None) -> None:
        self.live = live
        self.time = time or HouseTime()
        self.telling = Telling(live, self.time)
        self.told = live.number
        """Number of the last entry the viewers were told."""

    def replace(self, live: LiveTable) -> None:
        """Replace the table with the stored one, after something went wrong with the one in memory."""
        self.live = live
        self.telling = Telling(live, self.time)

    def follow(self, news: StoredTable) -> list[Tell]:
        """Apply changes made by another process; return what to tell the viewers."""
        live = self.live
        live.row.asked, live.row.rematch = news.row.asked, news.row.rematch
        live.row.created_by = news.row.created_by
        live.row.closed, live.row.ended = news.row.closed, news.row.ended
        live.row.revealed = news.row.revealed
        live.row.open_to, live.row.club_id = news.row.open_to, news.row.club_id
        live.row.lowest, live.row.highest = news.row.lowest, news.row.highest
        live.row.salts = news.row.salts
        if isinstance(live.dealer, SecretDealer):
            live.dealer.salts = news.row.salts or ()
        live.row.clock, live.row.deadline, live.row.vote = news.row.clock, news.row.deadline, news.row.vote
        live.seats, live.seatings = news.seats, news.seatings
        live.catch_up(news.entries)
        return [self.news() if live.number != self.told else self.position(), self.seats(), self.timing()]

    def follow_moves(self, moved: Moved) -> Tell:
        """Apply moves made by another process, starting right after the last known entry."""
        row = self.live.row
        row.asked, row.clock, row.deadline, row.vote = None, moved.clock, moved.deadline, moved.vote
        self.live.catch_up(moved.entries)
        return self.news()

    # ---- requests --------------------------------------------------------------------------------

    def play(self, guest: str | None, seat: int, text: str, after: int, move_id: str) -> Change:
        """Make a move. `after` is the last entry known when it was chosen."""
        settled = self._settled(guest, seat, after, move_id)
        if settled is not None:
            return settled
        found = self._read(seat, text)
        if isinstance(found, WhyNot):
            return Change(Outcome("refused", self.live.number, found.words, found.rule))
        return self._played(self.live.play(seat, found, move_id))

    def why(self, guest: str | None, text: str | None = None, piece: str | None = None) -> WhyNot:
        """Return why a guest may not make a move now, given in notation or as a pressed piece."""
        decider = self.live.decider
        seat = decider if decider is not None and decider in self.live.held_by(guest) else -1
        found = self._read(seat, text, piece)
        return found if isinstance(found, WhyNot) else WhyNot(None, "")

    def undo(self, guest: str | None, seat: int, to: int, after: int, move_id: str | None) -> Change:
        """Go back to the position after entry `to`, or ask the other players for consent."""
        settled = self._settled(guest, seat, after, move_id)
        if settled is not None:
            return settled
        match undoing.policy(self.live, seat, to):
            case "none":
                off = (self.live.row.terms or USUAL).undo == "off"
                return self._refused("undo-off" if off else "no-undo")
            case "free":
                return self._done(self.live.undo(seat, to, move_id))
            case "consent":
                self.live.row.asked = Asked(seat, to, self.live.number)
                return Change(Outcome("asked", self.live.number), question=True)

    def redo(self, guest: str | None, seat: int, after: int, move_id: str) -> Change:
        """Redo what the last undo took back: the same moves, whoever made them."""
        settled = self._settled(guest, seat, after, move_id)
        if settled is not None:
            return settled
        live = self.live
        made: list[EntryRow] = []
        for entry in undoing.again(live, (seat,)):
            assert entry.seat is not None
            assert entry.move is not None
            name = move_id if not made else f"again-{live.number}"
            itself = live.played_itself(entry) or live.seats[entry.seat].level is not None
            move = Move(live.table.rules.parse(entry.move), entry.move)
            made.append(live.play(entry.seat, move, None if itself and made else name))
        return self._done(*made) if made else self._refused("no-redo")

    def answer(self, guest: str | None, seat: int, agree: bool) -> Change:
        """Answer an undo request, or withdraw it; once everyone has agreed, the undo takes place."""
        if seat not in self.live.held_by(guest):
            return self._refused("not-your-seat")
        asked = self.live.row.asked
        question = self.telling.asked()
        if asked is None or question is None:
            return Change(Outcome("late", self.live.number))
        withdrawn = seat == asked.seat and not agree
        if seat not in question.waits_for and not withdrawn:
            return self._refused("not-asked")
        done = Outcome("done", self.live.number)
        if not agree:
            self.live.row.asked = None
            return Change(done, question=True, refused_by=seat)
        asked.agreed.append(seat)
        if len(question.waits_for) > 1:
            return Change(done, question=True)
        return self._done(self.live.undo(asked.seat, asked.to, None))

    def advice(self, guest: str | None) -> Advice:
        """Return the task of finding a hint for the guest's deciding seat."""
        seat = self.live.decider
        if seat is None or seat not in self.live.held_by(guest) or self.live.seats[seat].gone is not None:
            raise ServerTrouble(409, "not-your-turn")
        if self.live.row.rated:
            raise ServerTrouble(409, "no-hints")
        if (self.live.row.terms or USUAL).hints == "off":
            raise ServerTrouble(409, "hints-off")
        return advice(self.live, seat)

    def _settled(self, guest: str | None, seat: int, after: int, move_id: str | None) -> Change | None:
        """Return the outcome if it is clear without the rules: not your seat, done already, or too late."""
        live = self.live
        if seat not in live.held_by(guest):
            return self._refused("not-your-seat")
        if live.row.closed is not None:
            return self._refused("table-closed" if live.row.ended is None else "table-given-up")
        if live.seats[seat].gone is not None:
            return self._refused("bot-plays")
        known = None if move_id is None else live.ids.get(move_id)
        if known is not None and live.log[known].seat == seat:
            return Change(Outcome("done", known))
        return Change(Outcome("late", live.number)) if after != live.number else None

    def _read(self, seat: int, text: str | None, piece: str | None = None) -> Move | WhyNot:
        """Return the move, or why the seat may not make it.

        Only the deciding seat gets a reason, because reasons can contain what that seat knows.
        """
        if not self.live.over and self.live.decider != seat:
            return WhyNot(say("server-not-your-turn"), "")
        table = self.live.table
        return asked_about.read(table, table.state, table.codes(), text, piece)

    def _refused(self, key: str) -> Change:
        return Change(Outcome("refused", self.live.number, say(f"server-{key}")))

    def _done(self, *entries: EntryRow) -> Change:
        absence.settle(self.live, self.time.now())
        return Change(Outcome("done", self.live.number), entries)

    def _played(self, entry: EntryRow) -> Change:
        """Return the change for a move and the forced moves after it."""
        entries = [entry]
        while (move := forced_move(self.live)) is not None:
            seat = self.live.decider
            assert seat is not None
            entries.append(self.live.play(seat, move, None))
        return self._done(*entries)

    # ---- absent players --------------------------------------------------------------------------

    def out_of_time(self) -> Change:
        """Replace a player who has no time left."""
        found = absence.out_of_time(self.live, self.time.now())
        return Change(Outcome("done", self.live.number), absence=found)

    def claim(self, guest: str | None, seat: int) -> Change:
        """Let a bot play for somebody who has been gone for a long time."""
        time = self.time
        wait = absence.waited(self.live, self.telling.online, time.started, time.patience)
        return self._absent(absence.claim(self.live, guest, seat, wait, time.now()))

    def step_away(self, guest: str | None, seat: int) -> Change:
        """Let a bot play for somebody who leaves voluntarily, until they are back."""
        return self._absent(absence.step_away(self.live, guest, seat, self.time.now()))

    def come_back(self, guest: str | None, seat: int) -> Change:
        return self._absent(absence.come_back(self.live, guest, seat, self.time.now()))

    def resign(self, guest: str | None, seat: int) -> Change:
        return self._absent(absence.resign(self.live, guest, seat, self.time.now()))

    def propose(self, guest: str | None, kind: Literal["out", "end"], seat: int | None) -> Change:
        """Start a vote; the proposer agrees."""
        self.live.row.vote = absence.propose(self.live, guest, kind, seat)
        return self.vote(guest, True)

    def vote(self, guest: str | None, agree: bool) -> Change:
        if agree:
            return self._absent(absence.agree(self.live, guest, self.time.now()))
        absence.refuse(self.live, guest)
        return self._absent(Absence())

    def hinted(self, guest: str | None) -> Change:
        """Note that somebody was given a hint, for the other players to see."""
        seat = self.live.decider
        if seat is None or seat not in self.live.held_by(guest) or not undoing.concerned(self.live, seat):
            return Change(Outcome("done", self.live.number))
        line = absence.note(self.live, "hint", seat, self.live.seats[seat].name)
        return self._absent(Absence((line,)))

    def settle(self) -> None:
        """Update the clocks after somebody has taken a seat or gone on vacation."""
        absence.settle(self.live, self.time.now())

    def _absent(self, found: Absence) -> Change:
        return Change(Outcome("done", self.live.number), absence=found)

    # ---- bots ------------------------------------------------------------------------------------

    def bots_turn(self) -> BotsTurn | None:
        """Return the task for the bot that has to decide; None if no bot has to."""
        return bots_turn(self.live)

    def play_for_bot(self, thought: BotsTurn, number: int, code: int) -> Change | None:
        """Play a move that a bot found for the position after entry `number`.

        None if the table has changed, or if the move is not legal because the bot had to guess hidden
        information.
        """
        live = self.live
        seat = thought.seen.state.decider
        same = live.number == number and live.decider == seat and live.level_to_move() == thought.level
        if not same or code not in live.table.codes():
            return None
        name = None if live.seats[seat].level is not None else f"{STAND_IN}{number + 1}"
        return self._played(live.play(seat, Move(code, live.table.rules.text(code)), name))

    # ---- what viewers are told -------------------------------------------------------------------

    def since(self, after: int, viewer: Viewer) -> ServerMessage:
        """Return what happened after an entry the viewer has seen, or the whole table if they have seen none
        or are too far behind.

        In both cases the viewer gets the full position.
        """
        held = viewer.held
        entries = self.telling.after(after, held) if after else None
        if entries is None:
            return TableMessage(self.telling.snapshot(held))
        return EntriesMessage(entries, self.telling.now(held))

    def frames(self, tell: Tell, viewers: Iterable[SomeViewer]) -> Iterator[tuple[SomeViewer, str]]:
        """Yield the frame for each viewer. A frame is made once for all viewers who may know, and already
        know, the same."""
        made: dict[object, tuple[str, ServerMessage]] = {}
        for viewer in viewers:
            knows = viewer.knows if viewer.changes else None
            group = viewer.held if knows is None else knows
            found = made.get(group)
            if found is None:
                message = tell(viewer)
                found = made[group] = encode(message), message
            frame, message = found
            if isinstance(message, ChangesMessage):
                viewer.answered = message.re
            elif viewer.changes and isinstance(message, WHOLE):
                viewer.known = viewer.held, self.telling.know(viewer.held)
            yield viewer, frame

    def welcome(self, viewer: Viewer, after: int) -> str:
        """Return the first frame: the full table, or the entries the viewer has missed."""
        viewer.known = None
        return next(frame for _, frame in self.frames(lambda one: self.since(after, one), [viewer]))

    def kept(self, change: Change) -> Tell:
        """Return what everyone is told, now that the change is stored."""
        if change.entries:
            return self.news()
        return self.position() if change.absence is not None else self.asked(change.refused_by)

    def news(self) -> Tell:
        """Return what happened since the last time."""
        self.telling.changed()
        since, self.told = self.told, self.live.number

        def tell(viewer: Viewer) -> ServerMessage:
            knows = viewer.knows
            entries = None if knows is None else self.telling.after(since, viewer.held)
            if knows is None or entries is None:
                return self.since(since, viewer)
            return ChangesMessage(
                entries, self.telling.changes(knows, viewer.held), self._move_of(viewer, since)
            )

        return tell

    def _move_of(self, viewer: Viewer, since: int) -> str | None:
        """Return the client's id of the viewer's move made since then; forced moves have none."""
        for number in range(since + 1, self.live.number + 1):
            entry = self.live.log[number]
            if entry.move_id is not None and entry.seat in viewer.held:
                return entry.move_id
        return None

    def position(self) -> Tell:
        """Return the current position, although nothing was played."""
        self.telling.changed()

        def tell(viewer: Viewer) -> ServerMessage:
            knows, held = viewer.knows, viewer.held
            if knows is None:
                return NowMessage(self.telling.now(held))
            return ChangesMessage([], self.telling.changes(knows, held))

        return tell

    def seats(self) -> Tell:
        return lambda viewer: SeatsMessage(self.telling.seats(viewer.held), self.telling.seatings())

    def timing(self) -> Tell:
        message = TimingMessage(self.telling.timing())
        return lambda viewer: message

    def asked(self, refused_by: int | None) -> Tell:
        self.telling.changed()
        message = AskedMessage(self.telling.asked(), refused_by)

        def tell(viewer: Viewer) -> ServerMessage:
            if viewer.knows is not None:
                viewer.knows.hear(message.asked)
            return message

        return tell

    def waiting(self, seat: int, place: int) -> Tell:
        """Tell how many requests are ahead of the bot of a seat."""
        message = WaitingMessage(place, seat=seat)
        return lambda held: message

    def rematch(self, table: str) -> Tell:
        message = RematchMessage(table)
        return lambda viewer: message
