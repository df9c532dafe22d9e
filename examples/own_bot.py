"""A custom bot against the built-in ones.

A bot receives the rules, the position as its seat may know it and the legal moves. It may copy the position
and play on the copy as far as it likes.
"""

import argparse
from random import Random
from typing import Any

from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.research import study


class OneMove(Bot):
    """Tries every legal move and takes the one with the best resulting position."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        best, chosen = float("-inf"), moves[0]
        for move in moves:
            after = seen.copy()
            rules.play(after, move, None)
            worth = rules.value(after, seen.decider) + self.random.random() * 1e-6
            if worth > best:
                best, chosen = worth, move
        return chosen


def main(games: int = 20, opponent: str = "random", game: str = "red-cathedral") -> float:
    rules = study(game, players=2).rules
    won = 0.0
    for number in range(games):
        own = number % 2  # alternate seats
        bots: list[Bot] = [make_bot(opponent, number), make_bot(opponent, number)]
        bots[own] = OneMove(number)
        end = Playout(rules, rules.start(), bots, Dealer(number))
        if end.finished:
            winners = rules.winners(end.state)
            won += (own in winners) / len(winners)
    print(f"{game}: {won:g} of {games} games won against {opponent}")
    return won / games


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--opponent", default="random")
    arguments.add_argument("--game", default="red-cathedral")
    given = arguments.parse_args()
    main(given.games, given.opponent, given.game)
