"""Stepping through a record, move by move.

A record is replayed from its start with every move checked, because it may come from anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from duomo.core.engine.event import Event
from duomo.core.engine.refusal import DuomoError
from duomo.core.engine.state import NATURE
from duomo.core.position import write_document
from duomo.core.record import RULE, Record, read
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.core.wire import GameEvent, Offer, Scoring, View
from duomo.core.words.phrase import Phrase
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.documents.general import Result, Seat
from duomo.play.documents.library import MoveMade, PositionText, Replay, Step, TurnStart
from duomo.play.tables.records import who_of
from duomo.play.trouble import ServerTrouble

SET_LINE = re.compile(r"""^components_hash *= *["']([0-9a-f]{16,64})["']""", re.MULTILINE)
STEPS = 60
"""Maximum number of positions in one answer."""
LONGEST = 6000
"""Maximum number of moves in a record, including nature's; the longest games between people have about a
thousand."""


@dataclass
class Played:
    """One line of a record, just played."""

    seat: int | None
    turn: int
    text: str
    words: Phrase | None
    """The move in words, based on the position where it was made."""
    events: list[Event]


class Reader:
    """Replays a record line by line. Raises ServerTrouble naming the line that the rules do not allow."""

    def __init__(self, text: str, components: str | None = None) -> None:
        """`components`: document of the component set that was played with, if known."""
        try:
            self.record: Record = read(text)
            if len(self.record.moves) > LONGEST:
                raise ServerTrouble(400, "long-record", moves=LONGEST)
            self.table: Table = table_of(registry.find, self.record, document=components)
        except ServerTrouble:
            raise
        except DuomoError as error:
            raise ServerTrouble(400, "bad-record", reason=error_words(error)) from None

    def follow(self, stop: int | None = None, told_from: int | None = None) -> Iterator[Played]:
        """Play the lines up to and including number `stop`; moves from `told_from` on are put into words."""
        table = self.table
        for number, line in enumerate(self.record.moves[:stop], 1):
            seat = None if table.decider == NATURE else table.decider
            turn = table.state.turns
            try:
                code = table.code_of(line)
            except DuomoError as error:
                raise ServerTrouble(400, "bad-record", reason=error_words(error)) from None
            in_words = seat is not None and told_from is not None and number >= told_from
            words = table.words().move(code) if in_words else None
            yield Played(seat, turn, line.text, words, table.advance(code))


def set_of(text: str) -> str | None:
    """Return the hash of the component set named in a record, without parsing the record."""
    header, _, _ = text.partition(f"\n{RULE}")
    found = SET_LINE.search(header)
    return None if found is None else found[1]


def check(text: str, components: str | None = None) -> None:
    """Raise ServerTrouble if the rules do not allow a move of the record."""
    for _ in Reader(text, components).follow():
        pass


def describe(replay_id: str, text: str, table: str | None, components: str | None = None) -> Replay:
    reader = Reader(text, components)
    record, end = reader.record, reader.table
    turns: list[TurnStart] = []
    by_nature: list[int] = []
    for number, played in enumerate(reader.follow(), 1):
        if played.seat is None:
            by_nature.append(number)
        elif not turns or turns[-1].turn != played.turn:
            turns.append(TurnStart(played.turn, played.seat, number))
    over = end.over
    return Replay(
        replay_id,
        record.game,
        end.game.title,
        record.players,
        dict(end.options.values),
        parties_of(end, record),
        len(record.moves),
        turns,
        by_nature,
        Result(end.rules.scores(end.state), end.rules.winners(end.state)) if over else None,
        table,
        record.tags,
    )


def parties_of(table: Table, record: Record) -> list[Seat]:
    """Return everyone who is scored, including automata, with names from the record's tags."""
    words = table.words()
    colours = table.game.colours(table.rules, table.state)
    parties = []
    for number, (called, colour) in enumerate(zip(table.names(), colours, strict=True)):
        name, level = who_of(record.tags.get(called))
        who: Literal["person", "bot"] = "person" if level is None else "bot"
        parties.append(Seat(number, colour, words.party(number), name, who, level, False, False))
    return parties


def story(text: str, components: str | None = None) -> list[MoveMade]:
    """Return the whole record in words, without positions."""
    reader = Reader(text, components)
    found = [MoveMade(0, None, None, None, reader.table.state.turns, [])]
    for number, played in enumerate(reader.follow(told_from=1), 1):
        events = told(reader.table, played.events)
        found.append(MoveMade(number, played.seat, played.text, played.words, played.turn, events))
    return found


def told(table: Table, events: list[Event]) -> list[GameEvent]:
    words, wire = table.words(), table.game.wire()
    return [wire.event(words, event, replayed=True) for event in events]


def view_of(table: Table, seat: int | None) -> View:
    return table.game.wire().view(table.rules, table.state, -1 if seat is None else seat)


def positions(
    text: str, start: int, stop: int, seat: int | None, components: str | None = None
) -> list[Step]:
    """Return the positions from the one after `start` moves up to but not including `stop`, as a seat saw
    them; at most one answer's worth."""
    stop = min(stop, start + STEPS)
    reader = Reader(text, components)
    table = reader.table
    if seat is not None and seat >= table.rules.seats:
        raise ServerTrouble(404, "no-seat")
    found: list[Step] = []
    if start == 0 < stop:
        found.append(Step(0, None, None, None, table.state.turns, [], view_of(table, seat)))
    for number, played in enumerate(reader.follow(max(0, stop - 1), start), 1):
        if number < start:
            continue
        events = told(table, played.events)
        view = view_of(table, seat)
        found.append(Step(number, played.seat, played.text, played.words, played.turn, events, view))
    return found


def offered(text: str, at: int, components: str | None = None) -> list[Offer]:
    """Return the legal moves after `at` moves; empty if nature decided, or after the end."""
    reader = Reader(text, components)
    for _ in reader.follow(at):
        pass
    table = reader.table
    return table.game.wire().offers(table.words(table.decider), table.codes()) if table.decider >= 0 else []


def position_at(text: str, at: int, components: str | None = None) -> PositionText:
    """Return the position after `at` moves, as editable text."""
    reader = Reader(text, components)
    for _ in reader.follow(at):
        pass
    try:
        return PositionText(write_document(reader.table.document()))
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", reason=error_words(error)) from None


def scored(text: str, components: str | None = None) -> Scoring:
    """Return how the game was scored; raises ServerTrouble if the record ends before its game does."""
    reader = Reader(text, components)
    events = [(played.turn, played.events) for played in reader.follow()]
    table = reader.table
    if not table.over:
        raise ServerTrouble(409, "not-over")
    return table.game.wire().scoring(table.rules, table.state, events)
