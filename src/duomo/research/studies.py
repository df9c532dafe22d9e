"""A table as a program sees it: rules, layout of observations, numbering of moves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.observation import Encoding
from duomo.core.engine.refusal import OptionError, PositionError, RecordError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.game import Components, Document, Game
from duomo.core.options import Options
from duomo.core.position import read_document, write_document
from duomo.core.record import Record, write
from duomo.core.recording import record_of
from duomo.core.replay import read_record
from duomo.core.start import Find, new_table, table_at
from duomo.research.engine.run import Run

REWARDS = ("outcome", "score", "margin")


class Study:
    """Everything about a table that does not change during play."""

    def __init__(self, find: Find, game: Game, options: Options, components: Components, rules: Rules[Any]):
        self.find = find
        self.game = game
        self.options = options
        self.components = components
        self.rules = rules
        self.encoding: Encoding = game.encoding(rules)
        self.layout = self.encoding.layout
        self.actions = self.encoding.actions
        self.size = self.layout.size

    def run(self, cap: int = TURN_CAP) -> Run:
        return Run(self.rules, self.encoding, cap)

    def text(self, action: int) -> str:
        """Return a move as people write it."""
        return self.rules.text(action)

    def record(self, run: Run) -> str:
        """Return the game so far as text; `follow` continues from it, and `duomo replay` shows it."""
        first = run.first
        position = self.game.write_position(self.rules, first) if self.begun(first) else None
        parts = (self.game, self.options, self.components, self.rules)
        return write(record_of(*parts, first, list(run.moves), run.seed, position))

    def begun(self, state: State) -> bool:
        """True if a game begins with a custom position."""
        return state.key() != self.rules.start().key()

    def follow(self, run: Run, source: Record | str | Path) -> None:
        """Bring a table to the end of a record; its dealer continues as the record's would have."""
        record = read_record(source)
        if (record.game, record.players, record.components_hash) != (
            self.game.name,
            self.options.players,
            self.components.hash,
        ) or self.game.choose(record.players, record.options).values != self.options.values:
            raise RecordError("The record is one of another game, or of other options or components.")
        if record.seed is None:
            raise RecordError("The record has no seed, so that nobody knows how nature would go on.")
        first = self.rules.start() if record.position is None else self.state_at(record.position)
        run.rewind(record.seed, first)
        for line in record.moves:
            if not run.follow(self.rules.parse(line.text)):
                raise RecordError(f"line {line.number}: {line.text}: it cannot follow from the seed.")
        run.deal()

    def state_at(self, position: Mapping[str, object] | str | Path) -> State:
        """Return the state of a position document, which must fit this table."""
        document = read_document(position)
        table = table_at(self.find, document)
        same = table.game.name == self.game.name and table.options == self.options
        if not same or table.rules.parties != self.rules.parties:
            raise PositionError("The position is one of another game, or of other options.")
        if self.game.write_position(self.rules, table.state) != table.document():
            raise PositionError("The position has components of its own; its table is another.")
        return table.state

    def position(self, state: State) -> Document:
        return self.game.write_position(self.rules, state)

    def position_text(self, state: State) -> str:
        return write_document(self.position(state))


def make_study(
    find: Find,
    name: str,
    players: int | None,
    options: Mapping[str, object] | None,
    components: str | Path | None,
) -> Study:
    table = new_table(find, name, players, None, options, components)
    return Study(find, table.game, table.options, table.components, table.rules)


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise OptionError(f"There is no reward “{reward}”. There is: {', '.join(REWARDS)}.")
    return reward
