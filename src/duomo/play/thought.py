"""What is thought about in processes of its own: a bot's moves, a hint, the analysis of a game.

All of it knows games, bots and analysis, and neither the web nor the database.
"""

from __future__ import annotations

import contextlib
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from duomo.core.engine.state import State
from duomo.play.parts import parts_of

STOP = "stop"
NICE = 5
"""Thinking gives way to serving."""
HINT_MILLISECONDS = 800

Tell = Callable[[Any], None]
"""Takes one answer; raises Stopped when nobody waits for more."""


class Stopped(Exception):
    """Nobody waits for the answer any more."""


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
    state: State


@dataclass(frozen=True)
class BotsTurn(Thought):
    """What does this bot do? Its moves until nature or another seat decides; it keeps its plan meanwhile."""

    seen: Seen
    level: str
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.bots.registry import make_bot

        rules = parts_of(self.seen.game, self.seen.players, self.seen.options).rules
        bot = make_bot(self.level, self.seed)
        state = self.seen.state.copy()
        seat = state.decider
        while state.decider == seat:
            move = bot.choose(rules, state, rules.legal(state))
            tell(move)
            rules.play(state, move, None)


@dataclass(frozen=True)
class HintWanted(Thought):
    """What should a person do? A move, and in words why."""

    seen: Seen
    seed: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import hint
        from duomo.bots.search import Budget

        rules = parts_of(self.seen.game, self.seen.players, self.seen.options).rules
        state = self.seen.state
        budget = Budget(milliseconds=HINT_MILLISECONDS)
        move, why = hint(rules, state.copy(), state.decider, budget, self.seed)
        tell((rules.text(move), why))


@dataclass(frozen=True)
class AnalysisWanted(Thought):
    """Where was this game lost? How much is done, again and again, and at last the whole analysis."""

    record: str

    def think(self, tell: Tell) -> None:
        from duomo.analysis import analyse
        from duomo.games.registry import find

        tell(analyse(find, self.record, progress=lambda done, of: tell((done, of))))


def serve(pipe: Connection) -> None:
    """Answer one question after the other until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process too
    if hasattr(os, "nice"):
        os.nice(NICE)

    def tell(answer: Any) -> None:
        pipe.send(answer)
        if pipe.poll() and pipe.recv() == STOP:
            raise Stopped

    with contextlib.suppress(EOFError, OSError):
        while True:
            thought = pipe.recv()
            if thought == STOP:
                continue  # it came after the last answer
            try:
                with contextlib.suppress(Stopped):
                    thought.think(tell)
                pipe.send(None)
            except (EOFError, OSError):
                raise
            except Exception as error:
                pipe.send(error)
