"""Tasks for bots and helpers: a bot's moves, a hint, the analysis of a game.

A task contains only what its seat may know, and is answered without asking anyone. The caller decides where
it runs: the server uses separate processes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.words.phrase import Phrase
from duomo.play.tables.dealing import seed_of_bot
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.parts import parts_of

Tell = Callable[[Any], None]
"""Takes one answer. It may raise an error to stop the task."""


class Thought(ABC):
    """A task."""

    @abstractmethod
    def think(self, tell: Tell) -> None:
        """Report the answers, each as soon as it is found."""


@dataclass(frozen=True)
class Seen:
    """A position as the deciding seat may know it."""

    game: str
    players: int
    options: dict[str, str]
    components_hash: str
    components: str | None
    """Their document, if the game has other components now."""
    state: State
    position: str | None = None
    """Start position of the game, if it is not the normal one; it may describe cards of its own."""

    @property
    def rules(self) -> Rules[Any]:
        wanted = (self.game, self.players, self.options, self.components_hash, self.components)
        return parts_of(*wanted, position=self.position).rules


def seen(live: LiveTable, seat: int) -> Seen:
    """Return the position of a table as a seat may know it."""
    state = live.table.rules.seen_by(live.table.state, seat)
    row, parts = live.row, live.parts
    components = None if parts.of_today else parts.document
    set_hash = row.components_hash
    return Seen(row.game, row.players, row.options, set_hash, components, state.copy(), row.position)


@dataclass(frozen=True)
class BotsTurn(Thought):
    """A bot's moves, until nature or another seat decides; the bot keeps its plan for all of them."""

    seen: Seen
    level: str
    seed: str

    def think(self, tell: Tell) -> None:
        for move in self.moves():
            tell(move)

    def moves(self) -> Iterator[int]:
        from duomo.bots.registry import make_bot

        rules = self.seen.rules
        bot = make_bot(self.level, self.seed)
        state = self.seen.state.copy()
        seat = state.decider
        while state.decider == seat:
            move = bot.choose(rules, state, rules.legal(state))
            yield move
            rules.play(state, move, None)

    def parts(self, count: int) -> list[PartOfTurn]:
        """Return that many parallel searches that decide together; none if there is nothing to search, or the
        level does not search this way."""
        from duomo.bots.levels import TOGETHER

        rules, state = self.seen.rules, self.seen.state
        if count < 2 or self.level not in TOGETHER or len(rules.worthwhile(state, rules.legal(state))) < 2:
            return []
        return [PartOfTurn(self.seen, self.level, self.seed, part) for part in range(count)]


@dataclass(frozen=True)
class PartOfTurn(Thought):
    """One of several parallel searches; `duomo.bots.together.best_of` combines them."""

    seen: Seen
    level: str
    seed: str
    part: int

    def think(self, tell: Tell) -> None:
        from duomo.bots.levels import opinion

        tell(opinion(self.level, self.seen.rules, self.seen.state.copy(), self.seed, self.part))


def bots_turn(live: LiveTable) -> BotsTurn | None:
    """Return the task for the bot that has to decide; None if no bot has to."""
    level, seat = live.level_to_move(), live.decider
    if level is None or seat is None:
        return None
    return BotsTurn(seen(live, seat), level, seed_of_bot(live.row.seed, seat, live.number))


@dataclass(frozen=True)
class Advice(Thought):
    """A hint for a person: a move, and the reasons in words."""

    seen: Seen
    seed: str

    def think(self, tell: Tell) -> None:
        tell(self.hint())

    def hint(self) -> tuple[str, list[Phrase]]:
        from duomo.analysis import hint

        rules = self.seen.rules
        state = self.seen.state
        move, why = hint(rules, state.copy(), state.decider, self.seed)
        return rules.text(move), why


def advice(live: LiveTable, seat: int) -> Advice:
    """Return the task of finding a hint for a seat."""
    return Advice(seen(live, seat), seed_of_bot(live.row.seed, seat, live.number))


@dataclass(frozen=True)
class AnswerGiven(Thought):
    """Rates the moves one seat has played."""

    seen: Seen
    """The position before the moves."""
    moves: tuple[int, ...]
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import judge
        from duomo.games.registry import find

        tell(judge(find(self.seen.game), self.seen.rules, self.seen.state.copy(), self.moves, self.seed))


@dataclass(frozen=True)
class Weighing(Thought):
    """Estimates everyone's win share."""

    seen: Seen
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import win_shares

        tell(win_shares(self.seen.rules, self.seen.state.copy(), self.seed))


@dataclass(frozen=True)
class AnalysisWanted(Thought):
    """Analyses a game: reports progress repeatedly, and finally the whole analysis."""

    record: str
    components: str | None = None
    """Document of the component set that was played with."""

    def think(self, tell: Tell) -> None:
        from duomo.analysis import analyse
        from duomo.games.registry import find

        def progress(done: int, of: int) -> None:
            tell((done, of))

        tell(analyse(find, self.record, progress=progress, document=self.components))
