"""A rule set that can be found by name and read without starting anything."""

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
    """The printed things of one game; what is in it is the game's business."""

    @property
    def name(self) -> str: ...

    @property
    def hash(self) -> str: ...


ComponentSource = Path | Callable[[Options], Components] | None
"""Where the set of a table comes from: the file of a player's own copy, a function that finds the set for
some options, or None for the set that comes with the game."""


class Game(ABC):
    """Name, player counts, options and components of a rule set; makes its rules."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    specification: str
    """The page of the rulebook that holds the paragraphs refusals cite."""
    texts: Path | None = None
    """Where its texts are, in a folder for each language; Duomo's own games have theirs in `locales/`."""
    rulebook: Path | None = None
    """Where the pages of its rules are; Duomo's own games have theirs in docs/rules."""
    lessons: Path | None = None
    """Where its lessons are, course by course; a game may have none."""
    puzzles: Path | None = None
    """The file of its puzzles; a game may have none."""
    themes: tuple[str, ...] = ("tempo",)
    """What its puzzles can be about."""
    challenges: tuple[Challenge, ...] = ()
    """What it offers as the challenge of a day."""
    previewed: bool = False
    """Whether the page has what a shared link shows: `web/public/preview-<name>.jpg` and the text
    `web-game-<name>`."""

    @property
    def usual_players(self) -> int:
        """When nobody says how many play: the fewest that make a game among players."""
        return min(count for count in self.players if count > 1)

    @property
    def rule_pages(self) -> dict[str, str]:
        """Rules that stand on a page of their own: the letters before their number, and the page."""
        return {}

    def page_of(self, rule: str) -> str:
        """The page of the rulebook on which a rule stands."""
        return self.rule_pages.get(rule.partition("-")[0], self.specification)

    def choose(self, players: int, wanted: Mapping[str, object], seed: int | str | None = None) -> Options:
        """Validated options; OptionError with the reason for what cannot be.

        The seed is that of a new table: what chance has to choose is chosen by it, for good.
        """
        problems = self.problems(players, wanted)
        if problems:
            raise OptionError(problems[0].refusal)
        options = completed(self.options, players, wanted)
        return options if seed is None else self.drawn(options, Dealer(f"options {seed}"))

    def drawn(self, options: Options, dealer: Dealer) -> Options:
        """The options with what was left to chance decided; `rules` accepts nothing undecided."""
        return options

    def problems(self, players: int, wanted: Mapping[str, object]) -> list[Problem]:
        """Everything that stands against these options; what cannot go together, once each of them exists."""
        problems = unknown(self.title, self.players, self.options, players, wanted)
        return problems or self.clashes(completed(self.options, players, wanted))

    def clashes(self, options: Options) -> list[Problem]:
        """Combinations that cannot be, though each choice exists."""
        return no_such_starter(self.options, options)

    def without_effect(self, players: int, wanted: Mapping[str, object]) -> list[str]:
        """Options that change nothing beside these, as long as each of them exists."""
        if unknown(self.title, self.players, self.options, players, wanted):
            return []
        return self.idle(completed(self.options, players, wanted))

    def idle(self, options: Options) -> list[str]:
        """Options that change nothing beside these: who begins, where one plays alone."""
        return [STARTER] if options.players == 1 and STARTER in options.values else []

    @abstractmethod
    def components(self, file: Path | None = None, options: Options | None = None) -> Components:
        """The default set for these options, or the one that a player's own file makes of it."""

    def components_from(self, source: ComponentSource, options: Options) -> Components:
        """The set for these options, wherever it comes from."""
        return source(options) if callable(source) else self.components(source, options)

    def component_document(self, components: Components) -> str | None:
        """A whole set as a text that `read_components` reads; None when the game has no such texts."""
        return document_of(components) if isinstance(components, ComponentSet) else None

    def read_components(self, document: str, options: Options) -> Components | None:
        """The set of such a document; None when these options cannot be played with it."""
        return None

    def kept_components(self, set_hash: str, options: Options) -> Components | None:
        """A set that came with the game once, by its hash; None when there was none for these options."""
        return None

    def set_of(self, set_hash: str, options: Options, document: str | None = None) -> Components | None:
        """The set of a hash: that of today, one that came with the game once, or that of the document."""
        today = self.components(None, options)
        if today.hash == set_hash:
            return today
        found = self.kept_components(set_hash, options)
        if found is None and document is not None:
            found = self.read_components(document, options)
        return found if found is not None and found.hash == set_hash else None

    @abstractmethod
    def rules(self, options: Options, components: Components) -> Rules[Any]:
        """The rules of one table."""

    @abstractmethod
    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        """How records and messages name the parties, in the order of the seats."""

    def colours(self, rules: Rules[Any], state: Any) -> list[str]:
        """The colours of the parties, in the same order; those with a seat are named by theirs."""
        return self.seat_names(rules, state)

    @abstractmethod
    def read_position(
        self, document: Document, source: ComponentSource = None
    ) -> tuple[Options, Components, Rules[Any], Any]:
        """A position written by hand or by `write_position`, played with the set of the source; PositionError
        names what is wrong."""

    @abstractmethod
    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        """The whole position as plain data."""

    @abstractmethod
    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        """What one seat (or, with seat -1, a spectator) may know."""

    @abstractmethod
    def encoding(self, rules: Rules[Any]) -> Encoding:
        """Observations and moves as numbers, for programs that learn."""

    def balance(self) -> tuple[BalanceStudy, ...]:
        """What can be measured about its component set by letting bots play."""
        return ()

    def theme(self, best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
        """What a puzzle is about, one of `themes`: the moves of its best turn and of the one that looks best,
        what there is more of after the best one (names of `Rules.features`, the weightiest first), and
        whether one of the two ends the game."""
        return self.themes[0]

    def situation(self, rules: Rules[Any], state: Any, seat: int) -> dict[str, int]:
        """What a coach looks at before it speaks to whoever has this seat."""
        return {}

    # ---- for people: a game that says nothing is told plainly, from its notation ------------------

    def words(self, rules: Rules[Any], state: Any) -> Words:
        """What can be said about a position. It tells whatever the state tells: see `Table.words`."""
        from duomo.core.words.words import Words

        return Words(self, rules, state)

    def row_words(self, row: Row) -> Phrase:
        """What one of its components shows."""
        from duomo.core.words.components import row_words

        return row_words(row)

    def row_signs(self, row: Row) -> list[Signs]:
        """The same in signs, where it is drawn so."""
        from duomo.core.words.signs import row_signs

        return row_signs(row)

    def face(self) -> Face:
        """How the terminal shows it."""
        from duomo.core.face import Face

        return Face()

    # ---- for clients of a server -----------------------------------------------------------------

    def wire(self) -> Wire:
        """What clients are sent, as documents with declared types; always the same object."""
        from duomo.core.wire import plain_wire

        return plain_wire(self)

    # ---- for people at a real table --------------------------------------------------------------

    def counting(self) -> Counting | None:
        """How a game that was played with the real box is counted; None when nobody can enter one."""
        return None
