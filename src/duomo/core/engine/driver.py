"""Plays whole games: bots for the seats, a dealer for nature."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State

TURN_CAP: Final = 2000
"""Maximum number of turns. No rule forces progress: a longer game of bots is stopped and has no result."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """An opponent. It sees what its seat may know, never the dealer."""

    @abstractmethod
    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        """Return one of the legal `moves` of the seat that decides in `seen`."""

    def policy(self, moves: list[int]) -> list[float]:
        """Return how much the last choice favoured each of its `moves`, summing to 1; empty: only the
        chosen one."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A bot that looks only at the list of moves, so that no view has to be made for it."""

    @abstractmethod
    def pick(self, moves: list[int]) -> int:
        """Return one of the legal moves."""

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        return self.pick(moves)


class Playout:
    """One game played to its end: its moves, nature's included, and how many were the players'."""

    def __init__(
        self, rules: Rules[Any], state: State, bots: list[Bot], dealer: Dealer, cap: int = TURN_CAP
    ) -> None:
        self.state = state
        self.moves: list[int] = []
        self.decisions = 0
        decisions = 0
        moves = self.moves
        while state.turns <= cap:
            decider = state.decider
            if decider >= 0:
                bot = bots[decider]
                if isinstance(bot, BlindBot):
                    move = bot.pick(rules.legal(state))
                else:
                    seen = rules.seen_by(state, decider)
                    move = bot.choose(rules, seen, rules.legal(seen))
                decisions += 1
            elif decider == NATURE:
                move = rules.deal(state, dealer)
            else:
                break
            moves.append(move)
            rules.play(state, move, None)
        self.decisions = decisions
        self.finished = state.decider == NOBODY
