"""Rules and components, shared by all tables with the same game and options."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from functools import lru_cache
from typing import Any

from duomo.core.engine.event import Event
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.game import Components, Document, Game
from duomo.core.options import Options
from duomo.core.own_copy import as_file, is_own, values_of
from duomo.core.start import table_at
from duomo.core.table import Table
from duomo.games import registry
from duomo.play.trouble import ServerTrouble

Choices = tuple[tuple[str, str], ...]


COPIES = 64
"""Maximum number of earlier positions that a table keeps."""
APART = 16
"""Initial number of moves between two kept positions; it doubles whenever there are too many."""


class PlayedTable(Table):
    """A table that computes the legal moves once for each position: only it changes its state.

    It keeps some earlier positions, so that going back means replaying only a few moves, however long the
    game.
    """

    _codes: list[int] | None = None

    def __init__(
        self,
        game: Game,
        options: Options,
        components: Components,
        rules: Rules[Any],
        state: State,
        position: Document | None = None,
    ) -> None:
        self._apart = APART
        self._earlier: dict[int, State] = {}
        """Earlier positions by number of moves."""
        super().__init__(game, options, components, rules, state, position=position)

    def codes(self) -> list[int]:
        if self._codes is None:
            self._codes = super().codes()
        return self._codes

    def advance(self, code: int) -> list[Event]:
        self._codes = None
        events = super().advance(code)
        if not len(self.moves) % self._apart:
            self._remember()
        return events

    def follow_codes(self, codes: list[int]) -> None:
        """Replay moves that were made here before, without events."""
        state, play = self.state, self.rules.play
        for code in codes:
            self.deciders.append(state.decider)
            play(state, code, None)
            self.moves.append(code)
            if not len(self.moves) % self._apart:
                self._remember()
        self._codes = None

    def stand(self, state: State, moves: list[int], deciders: list[int]) -> None:
        """Set the position these moves have led to."""
        self.state, self.moves, self.deciders = state, moves, deciders
        self._codes, self._earlier = None, {len(moves): state.copy()}

    def rewind(self, count: int) -> None:
        self._codes = None
        kept = self.moves[:count]
        self._earlier = {made: state for made, state in self._earlier.items() if made <= count}
        last = max(self._earlier, default=0)
        self.state = self._earlier[last].copy() if last else self.beginning()
        self.moves, self.deciders = kept[:last], self.deciders[:last]
        self.follow_codes(kept[last:])

    def _remember(self) -> None:
        self._earlier[len(self.moves)] = self.state.copy()
        if len(self._earlier) > COPIES:
            self._apart *= 2
            self._earlier = {made: one for made, one in self._earlier.items() if not made % self._apart}


class Parts:
    """What tables with the same game and options share."""

    def __init__(self, game: Game, options: Options, components: Components) -> None:
        self.game = game
        self.options = options
        self.components = components
        self.rules: Rules[Any] = game.rules(options, self.components)
        self.position: Document | None = None
        """Start position of the game, if it is not the normal one."""
        self.begins: State = self.rules.start()

    def at(self, position: str) -> Parts:
        """Return the same parts with a game that starts at a position; cards it describes are part of its
        rules."""
        values = values_of(self.components) if self.own_copy else None
        with nullcontext() if values is None else as_file(values, values) as path:
            source = path or (lambda _: self.components)
            begins = table_at(registry.find, position, self.game.name, components=source)
        parts = Parts(self.game, begins.options, self.components)
        parts.rules, parts.position, parts.begins = begins.rules, begins.position, begins.state
        return parts

    @property
    def of_today(self) -> bool:
        """Whether these are the game's current components."""
        return self.components.hash == self.game.components(None, self.options).hash

    @property
    def own_copy(self) -> bool:
        """Whether these components come from somebody's own copy."""
        return is_own(self.game, self.components, self.options)

    @property
    def document(self) -> str | None:
        """The components as a document, so that the table can be opened when the game has others."""
        return self.game.component_document(self.components)

    def table(self, begins: State | None = None) -> PlayedTable:
        """Return a table before anything is dealt, or at a position; it can be given a dealer afterwards."""
        state = (self.begins if begins is None else begins).copy()
        position = self.position if begins is None else None
        return PlayedTable(self.game, self.options, self.components, self.rules, state, position=position)


def parts_of(
    game: str,
    players: int,
    options: Mapping[str, object],
    set_hash: str | None = None,
    document: str | None = None,
    seed: str | None = None,
    position: str | None = None,
) -> Parts:
    """Return the parts for these choices.

    With a hash, the components are the set with that hash, even if the game has another one now; `document`
    describes it. With the seed of a new table, options may be chosen at random. With a position, the game
    starts there, and the position determines the number of players and the options.

    Raises OptionError with the reason if the choices are invalid, and ServerTrouble if the set is unknown.
    """
    found = registry.find(game)
    chosen = found.choose(players, options, seed)
    choices = tuple(chosen.values.items())
    if position is not None:
        return _parts_at(game, players, choices, set_hash, document, position)
    if set_hash is None or set_hash == found.components(None, chosen).hash:
        return _parts(game, players, choices)
    return _older_parts(game, players, choices, set_hash, document)


@lru_cache(maxsize=256)
def _parts(game: str, players: int, choices: Choices) -> Parts:
    found = registry.find(game)
    options = Options(players, dict(choices))
    return Parts(found, options, found.components(None, options))


@lru_cache(maxsize=64)
def _parts_at(
    game: str, players: int, choices: Choices, set_hash: str | None, document: str | None, position: str
) -> Parts:
    return parts_of(game, players, dict(choices), set_hash, document).at(position)


@lru_cache(maxsize=64)
def _older_parts(game: str, players: int, choices: Choices, set_hash: str, document: str | None) -> Parts:
    found = registry.find(game)
    options = Options(players, dict(choices))
    components = found.set_of(set_hash, options, document)
    if components is None:
        raise ServerTrouble(409, "other-components")
    return Parts(found, options, components)
