"""Studies: playing on from a moment of a record, for all seats, in any way, as often as you like.

A study is the moment and the moves made since; nothing is stored. Nature's moves depend on the moment and the
number of the deal: taking a move back brings the same dice, another deal brings others.
"""

from __future__ import annotations

import hashlib
from itertools import takewhile

import msgspec

from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import NATURE
from duomo.core.position import write_document
from duomo.core.words.refusals import refusal_words
from duomo.play.documents.study import StudyLine
from duomo.play.documents.table import DecisionRule, Snapshot, WhyNot
from duomo.play.reading.replays import Reader
from duomo.play.tables.dealing import seed_of_bot
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.records import who_of
from duomo.play.tables.rows import SeatRow, TableRow, now
from duomo.play.tables.session import Session
from duomo.play.thinking import Advice, AnswerGiven, Seen, Weighing, seen
from duomo.play.trouble import ServerTrouble

STUDENT = "student"
"""Guest id of the student, who decides for all seats."""


class Study:
    """A table that starts at a moment of a record, with the moves made since."""

    def __init__(self, replay: str, text: str, line: StudyLine, components: str | None = None) -> None:
        reader = moment(text, line.at, components)
        seed = hashlib.sha256(f"study {replay} {line.at} {line.deal}".encode()).hexdigest()
        live = LiveTable(row_of(replay, reader, seed), seats_of(reader), components, reader.table.state)
        live.start()
        self.session = Session(live)
        self.begins: Seen | None = None if live.decider is None else seen(live, live.decider)
        """What the first seat to decide knows."""
        self.dealt = len(live.table.moves)
        """Number of nature's moves before that."""
        for number, text_of_move in enumerate(line.moves):
            self._play(text_of_move, f"study {number}")

    @property
    def live(self) -> LiveTable:
        return self.session.live

    def _play(self, text: str, name: str) -> None:
        live = self.live
        found = live.table.read(text)
        if isinstance(found, Refusal):
            raise ServerTrouble(422, "bad-line", move=text, reason=refusal_words(found))
        assert live.decider is not None
        live.play(live.decider, found, name)

    def snapshot(self) -> Snapshot:
        """Return the table; undo affects nobody else."""
        told = self.session.telling.snapshot(self.live.held_by(STUDENT))
        told.now.undo = msgspec.structs.replace(told.now.undo, takes_back=[], redo=False)
        return told

    def why(self, text: str | None, piece: str | None = None) -> WhyNot:
        return self.session.why(STUDENT, text, piece)

    def rule(self) -> DecisionRule:
        """Return the rulebook reference for the current decision."""
        return self.session.telling.rule()

    def advice(self) -> Advice:
        """Return the task of finding a hint."""
        return self.session.advice(STUDENT)

    def weighing(self) -> Weighing | None:
        """Return the task of evaluating the position; None if the game is over."""
        live, seat = self.live, self.live.decider
        if seat is None:
            return None
        return Weighing(seen(live, seat), seed_of_bot(live.row.seed, seat, live.number))

    def answer(self) -> AnswerGiven:
        """Return the task of judging the moves the first seat made before anyone else."""
        table = self.live.table
        made = list(zip(table.moves, table.deciders))[self.dealt :]
        if self.begins is None or not made:
            raise ServerTrouble(409, "no-answer")
        seat = self.begins.state.decider
        own = tuple(move for move, _ in takewhile(lambda one: one[1] == seat, made))
        return AnswerGiven(self.begins, own, seed_of_bot(self.live.row.seed, seat, 0))

    def result(self) -> list[float]:
        """Return everyone's share of the victory in a finished game."""
        row = self.live.row
        winners = row.winners or []
        return [1 / len(winners) if party in winners else 0.0 for party in range(len(row.scores or []))]


def moment(text: str, at: int, components: str | None) -> Reader:
    """Return a record after `at` moves, and nature's moves that follow them."""
    reader = Reader(text, components)
    lines = reader.record.moves
    if at > len(lines):
        raise ServerTrouble(404, "no-moment")
    for _ in reader.follow(at):
        pass
    for line in lines[at:]:
        if reader.table.decider != NATURE:
            break
        reader.table.advance(reader.table.code_of(line))
    return reader


def row_of(replay: str, reader: Reader, seed: str) -> TableRow:
    table, at = reader.table, now()
    return TableRow(
        id=replay,
        game=table.game.name,
        players=table.options.players,
        options=dict(table.options.values),
        components_hash=table.components.hash,
        seed=seed,
        rated=False,
        created_by=STUDENT,
        created=at,
        changed=at,
        position=None if table.position is None else write_document(table.position),
    )


def seats_of(reader: Reader) -> list[SeatRow]:
    """Return the seats with names from the record."""
    names, tags = reader.table.names(), reader.record.tags
    found: list[SeatRow] = []
    for seat in range(reader.table.rules.seats):
        name, level = who_of(tags.get(names[seat]))
        found.append(SeatRow(seat, level, STUDENT, name))
    return found
