"""What bots and helpers think about: a bot's moves, a hint, the analysis of a game.

A thought holds what its seat may know and nothing else, and finds its answers without asking anybody. Where
that happens is for others to decide: the server lets other processes think.
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
"""Takes one answer. It may raise an error of its own to end the thinking."""


class Thought(ABC):
    """Something to think about."""

    @abstractmethod
    def think(self, tell: Tell) -> None:
        """Tell the answers, each as soon as it is found."""


@dataclass(frozen=True)
class Seen:
    """A position as the seat that decides may know it."""

    game: str
    players: int
    options: dict[str, str]
    components_hash: str
    components: str | None
    """Their document, where the game has others today."""
    state: State
    position: str | None = None
    """Where the game began, if not at its beginning: it may describe cards of its own."""

    @property
    def rules(self) -> Rules[Any]:
        wanted = (self.game, self.players, self.options, self.components_hash, self.components)
        return parts_of(*wanted, position=self.position).rules


def seen(live: LiveTable, seat: int) -> Seen:
    """The position of a table as a seat may know it."""
    state = live.table.rules.seen_by(live.table.state, seat)
    row, parts = live.row, live.parts
    components = None if parts.of_today else parts.document
    set_hash = row.components_hash
    return Seen(row.game, row.players, row.options, set_hash, components, state.copy(), row.position)


@dataclass(frozen=True)
class BotsTurn(Thought):
    """What does this bot do? Its moves until nature or another seat decides; it keeps its plan meanwhile."""

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
        """So many searches that may decide together; none where there is nothing to search, or where the
        level is none that searches so."""
        from duomo.bots.levels import TOGETHER

        rules, state = self.seen.rules, self.seen.state
        if count < 2 or self.level not in TOGETHER or len(rules.worthwhile(state, rules.legal(state))) < 2:
            return []
        return [PartOfTurn(self.seen, self.level, self.seed, part) for part in range(count)]


@dataclass(frozen=True)
class PartOfTurn(Thought):
    """What does one of several searches find? `duomo.bots.together.best_of` decides."""

    seen: Seen
    level: str
    seed: str
    part: int

    def think(self, tell: Tell) -> None:
        from duomo.bots.levels import opinion

        tell(opinion(self.level, self.seen.rules, self.seen.state.copy(), self.seed, self.part))


def bots_turn(live: LiveTable) -> BotsTurn | None:
    """What the bot that must choose now is asked; None when no bot must."""
    level, seat = live.level_to_move(), live.decider
    if level is None or seat is None:
        return None
    return BotsTurn(seen(live, seat), level, seed_of_bot(live.row.seed, seat, live.number))


@dataclass(frozen=True)
class Advice(Thought):
    """What should a person do? A move, and in words why."""

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
    """What is asked when a seat wants a hint."""
    return Advice(seen(live, seat), seed_of_bot(live.row.seed, seat, live.number))


@dataclass(frozen=True)
class AnswerGiven(Thought):
    """How good is this way to play? The judgement of the moves of one seat."""

    seen: Seen
    """Before them."""
    moves: tuple[int, ...]
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import judge
        from duomo.games.registry import find

        tell(judge(find(self.seen.game), self.seen.rules, self.seen.state.copy(), self.moves, self.seed))


@dataclass(frozen=True)
class Weighing(Thought):
    """How does the game stand? Everybody's win share."""

    seen: Seen
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import win_shares

        tell(win_shares(self.seen.rules, self.seen.state.copy(), self.seed))


@dataclass(frozen=True)
class AnalysisWanted(Thought):
    """Where was this game lost? How much is done, again and again, and at last the whole analysis."""

    record: str
    components: str | None = None
    """The document of the set that was played with."""

    def think(self, tell: Tell) -> None:
        from duomo.analysis import analyse
        from duomo.games.registry import find

        def progress(done: int, of: int) -> None:
            tell((done, of))

        tell(analyse(find, self.record, progress=progress, document=self.components))
