"""The contract of a game: it can be found by name and inspected without starting anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from duomo.core.challenge import Challenge
from duomo.core.component_versions import document_of
from duomo.core.components import ComponentSet, Row
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.observation import Encoding
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules
from duomo.core.options import STARTER, Option, Options, Problem, completed, no_such_starter, unknown

if TYPE_CHECKING:
    from duomo.core.balance import BalanceStudy
    from duomo.core.counting import Counting
    from duomo.core.face import Face
    from duomo.core.wire import Wire
    from duomo.core.words.phrase import Phrase
    from duomo.core.words.signs import Signs
    from duomo.core.words.words import Words

Document = dict[str, Any]
"""A position or a view: plain data that can be written as TOML or JSON."""


class Components(Protocol):
    """The printed components of one game; the contents are up to the game."""

    @property
    def name(self) -> str: ...

    @property
    def hash(self) -> str: ...


ComponentSource = Path | Callable[[Options], Components] | None
"""Where the set of a table comes from: the file of a player's own copy, a function that finds the set for
some options, or None for the default set of the game."""


class Game(ABC):
    """Name, player counts, options and components of a rule set; makes its rules."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    specification: str
    """The page of the rulebook with the paragraphs that refusals cite."""
    texts: Path | None = None
    """Folder of its texts, one folder per language; Duomo's own games keep theirs in `locales/`."""
    rulebook: Path | None = None
    """Folder of its rule pages; Duomo's own games keep theirs in docs/rules."""
    lessons: Path | None = None
    """Folder of its lessons, course by course; optional."""
    puzzles: Path | None = None
    """File of its puzzles; optional."""
    themes: tuple[str, ...] = ("tempo",)
    """Themes of its puzzles."""
    challenges: tuple[Challenge, ...] = ()
    """Its daily challenges."""
    previewed: bool = False
    """True if the page has a preview for shared links: `web/public/preview-<name>.jpg` and the text
    `web-game-<name>`."""

    @property
    def usual_players(self) -> int:
        """Default number of players: the smallest multiplayer count."""
        return min(count for count in self.players if count > 1)

    @property
    def rule_pages(self) -> dict[str, str]:
        """Rules on separate pages: the letters before their number, and the page."""
        return {}

    def page_of(self, rule: str) -> str:
        """Return the page of the rulebook that contains a rule."""
        return self.rule_pages.get(rule.partition("-")[0], self.specification)

    def choose(self, players: int, wanted: Mapping[str, object], seed: int | str | None = None) -> Options:
        """Return validated options; OptionError with the reason if they cannot be played.

        The seed is that of a new table: random choices among the options are drawn from it, once and for all.
        """
        problems = self.problems(players, wanted)
        if problems:
            raise OptionError(problems[0].refusal)
        options = completed(self.options, players, wanted)
        return options if seed is None else self.drawn(options, Dealer(f"options {seed}"))

    def drawn(self, options: Options, dealer: Dealer) -> Options:
        """Return the options with random choices made; `rules` accepts nothing undecided."""
        return options

    def problems(self, players: int, wanted: Mapping[str, object]) -> list[Problem]:
        """Return everything wrong with these options; clashes only if each choice exists."""
        problems = unknown(self.title, self.players, self.options, players, wanted)
        return problems or self.clashes(completed(self.options, players, wanted))

    def clashes(self, options: Options) -> list[Problem]:
        """Return choices that exist but cannot be combined."""
        return no_such_starter(self.options, options)

    def without_effect(self, players: int, wanted: Mapping[str, object]) -> list[str]:
        """Return options that have no effect with these choices, provided each choice exists."""
        if unknown(self.title, self.players, self.options, players, wanted):
            return []
        return self.idle(completed(self.options, players, wanted))

    def idle(self, options: Options) -> list[str]:
        """Return options that have no effect with these choices: the starting player, when playing alone."""
        return [STARTER] if options.players == 1 and STARTER in options.values else []

    @abstractmethod
    def components(self, file: Path | None = None, options: Options | None = None) -> Components:
        """Return the default set for these options, or the default with a player's own file applied."""

    def components_from(self, source: ComponentSource, options: Options) -> Components:
        """Return the set for these options from any source."""
        return source(options) if callable(source) else self.components(source, options)

    def component_document(self, components: Components) -> str | None:
        """Return a whole set as text for `read_components`; None if the game does not support it."""
        return document_of(components) if isinstance(components, ComponentSet) else None

    def read_components(self, document: str, options: Options) -> Components | None:
        """Return the set in such a document; None if these options cannot be played with it."""
        return None

    def kept_components(self, set_hash: str, options: Options) -> Components | None:
        """Return an earlier default set by its hash; None if there is none for these options."""
        return None

    def set_of(self, set_hash: str, options: Options, document: str | None = None) -> Components | None:
        """Return the set with a hash: the current one, an earlier one, or the one in the document."""
        today = self.components(None, options)
        if today.hash == set_hash:
            return today
        found = self.kept_components(set_hash, options)
        if found is None and document is not None:
            found = self.read_components(document, options)
        return found if found is not None and found.hash == set_hash else None

    @abstractmethod
    def rules(self, options: Options, components: Components) -> Rules[Any]:
        """Return the rules of one table."""

    @abstractmethod
    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        """Return the names of the parties in records and messages, in seat order."""

    def colours(self, rules: Rules[Any], state: Any) -> list[str]:
        """Return the colours of the parties, in the same order; parties with a seat are named after
        theirs."""
        return self.seat_names(rules, state)

    @abstractmethod
    def read_position(
        self, document: Document, source: ComponentSource = None
    ) -> tuple[Options, Components, Rules[Any], Any]:
        """Read a position written by hand or by `write_position`, using the set of the source.
        PositionError says what is wrong."""

    @abstractmethod
    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        """Return the whole position as plain data."""

    @abstractmethod
    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        """Return what one seat may know; seat -1 is a spectator."""

    @abstractmethod
    def encoding(self, rules: Rules[Any]) -> Encoding:
        """Return the encoding of observations and moves as numbers, for learning programs."""

    def balance(self) -> tuple[BalanceStudy, ...]:
        """Return the studies that measure its component set by letting bots play."""
        return ()

    def theme(self, best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
        """Return the theme of a puzzle, one of `themes`. Given are the moves of the best turn and of the most
        tempting one, what increases after the best one (names of `Rules.features`, the weightiest first), and
        whether one of the two ends the game."""
        return self.themes[0]

    def situation(self, rules: Rules[Any], state: Any, seat: int) -> dict[str, int]:
        """Return the facts a coach looks at before it advises this seat."""
        return {}

    # ---- for people: by default a game is described by its notation -------------------------------

    def words(self, rules: Rules[Any], state: Any) -> Words:
        """Return the words for a position. They reveal everything in the state: see `Table.words`."""
        from duomo.core.words.words import Words

        return Words(self, rules, state)

    def row_words(self, row: Row) -> Phrase:
        """Return what one of its components shows."""
        from duomo.core.words.components import row_words

        return row_words(row)

    def row_signs(self, row: Row) -> list[Signs]:
        """Return what a component shows in signs, if it is drawn that way."""
        from duomo.core.words.signs import row_signs

        return row_signs(row)

    def face(self) -> Face:
        """Return how the terminal shows the game."""
        from duomo.core.face import Face

        return Face()

    # ---- for clients of a server -----------------------------------------------------------------

    def wire(self) -> Wire:
        """Return the maker of the typed documents sent to clients; always the same object."""
        from duomo.core.wire import plain_wire

        return plain_wire(self)

    # ---- for people at a real table --------------------------------------------------------------

    def counting(self) -> Counting | None:
        """Return how a game played with the real box is counted; None if that is not supported."""
        return None
