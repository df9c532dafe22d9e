"""Finds puzzles in games of strong bots.

Every game depends on nothing but the plan and its own number. At the beginning of each turn the search that
plays the game says whether one turn stands out that is not the one that looks best. If so, the position is
looked at again and again, with other seeds and deeper: only where every look agrees is there a puzzle.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from duomo.bots.greedy import GreedyBot
from duomo.bots.search import Budget, Search, Settings
from duomo.bots.tree import Edge
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.refusal import OptionError, PositionError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State
from duomo.core.game import Components, Game
from duomo.core.options import Options
from duomo.puzzles.comparing import compared
from duomo.puzzles.positions import end_of
from duomo.puzzles.puzzle import Facts, Puzzle, Turn, name_of
from duomo.puzzles.weighing import Look, Weighed, weigh

SCOUT: Final = 800
"""Simulations of each turn in the games that are searched through."""
STANDS_OUT: Final = 0.02
"""Win share by which a turn must lead in the first look …"""
MARGIN: Final = 0.03
"""… and, in every closer one, over the second best, among two players; among more, shares are smaller."""
LOOKS: Final = (Look(5_000, 500), Look(10_000, 1_200), Look(30_000, 3_000))
"""The closer looks, one after the other; the last one is also wider."""
IN_DOUBT: Final = (0.04, 0.94)
"""Between these the second best turn must be: who has lost or won anyway has nothing to find."""
LEVELS: Final = (50, 150, 500, 1_500)
"""Simulations that find the best turn of a puzzle of level 1 to 4; level 5 takes more."""
TRIES: Final = 3
"""Searches that must all find it."""
KEPT: Final = 8
"""Turns of a puzzle whose worth is kept."""
TURN_CAP: Final = 400


@dataclass(frozen=True)
class Plan:
    """What is searched through: a game, the tables to be played in turn, and the seed of it all."""

    game: str
    players: tuple[int, ...]
    options: dict[str, str] = field(default_factory=dict)
    vary: tuple[str, ...] = ()
    """Options that take each of their choices in turn."""
    seed: str = "0"
    until: float = 0.0
    """When to stop, as `time.time` counts; 0: at the end of the games."""

    def over(self) -> bool:
        return bool(self.until) and time.time() >= self.until

    def tables(self, game: Game) -> list[tuple[int, dict[str, str]]]:
        """The number of players and the options of each kind of table."""
        by_name = {option.name: option for option in game.options}
        for name in self.vary:
            if name not in by_name:
                raise OptionError(f"“{name}” is no option of {game.title}: {', '.join(by_name)}.")
        choices = [[(name, choice) for choice in by_name[name].choices] for name in self.vary]
        return [
            (players, {**self.options, **dict(chosen)})
            for chosen in product(*choices)
            for players in self.players
        ]


@dataclass(frozen=True)
class Dig:
    """What one game gave."""

    index: int
    puzzles: list[Puzzle]
    looked: int
    """Turns."""


def mine_game(plan: Plan, index: int) -> Dig:
    """Play game number `index` of a plan, and keep what is worth keeping."""
    from duomo.games import registry

    game = registry.find(plan.game)
    tables = plan.tables(game)
    players, wanted = tables[index % len(tables)]
    seed = f"{plan.seed}:{index}"
    options = game.choose(players, wanted, seed)
    components = game.components(None, options)
    mine = Mine(game, options, components, seed)
    puzzles: list[Puzzle] = []
    looked = 0
    for state, search in mine.turns():
        if plan.over():
            break
        looked += 1
        found = mine.puzzle(state, search)
        if found is not None:
            puzzles.append(found)
    return Dig(index, puzzles, looked)


class Mine:
    """One table that is played through."""

    def __init__(self, game: Game, options: Options, components: Components, seed: str) -> None:
        self.game = game
        self.options = options
        self.components = components
        self.rules: Rules[Any] = game.rules(options, components)
        self.seed = seed

    def turns(self) -> Iterator[tuple[State, Search]]:
        """The beginnings of turns as their seats see them, with the search that plays the turn."""
        rules, dealer = self.rules, Dealer(f"{self.seed}:dealer")
        state = rules.start()
        turn, plan = -1, list[int]()
        while state.decider != NOBODY and state.turns <= TURN_CAP:
            if state.decider == NATURE:
                rules.play(state, rules.deal(state, dealer), None)
                plan = []
                continue
            if not plan:
                begins, turn = state.turns != turn, state.turns
                seen = rules.seen_by(state, state.decider)
                moves = rules.worthwhile(seen, rules.legal(seen))
                plan = moves[:1]
                if len(moves) > 1:
                    search = Search(rules, Settings(), f"{self.seed}:{turn}")
                    search.run(seen, Budget(SCOUT))
                    plan = search.best().line.moves()
                    if begins:
                        yield seen, search
            rules.play(state, plan.pop(0), None)

    # ---- is it a puzzle? -------------------------------------------------------------------------

    def puzzle(self, seen: State, scout: Search) -> Puzzle | None:
        rules, seat = self.rules, seen.decider
        if not stands_out(scout, seat):
            return None
        sight = max(scout.root.edges, key=lambda edge: edge.line.worth).line.moves()
        seed = f"{self.seed}:{seen.turns}"
        greedy = ended(rules, seen, GreedyBot(seed).search(rules, seen))
        tempting = [sight] if greedy is None else [sight, greedy]
        margin = MARGIN * (2 / rules.parties) ** 0.5
        by_key: dict[tuple[object, ...], Weighed] = {}
        best = scout.best().line.state.key()
        for number, look in enumerate(LOOKS):
            settings = wide_settings() if number == len(LOOKS) - 1 else Settings()
            found = weigh(rules, seen, look, f"{seed}:{number}", tempting, settings)
            if found[0].key != best or not clear(found, margin):
                return None
            by_key = {turn.key: turn for turn in found}
        for moves in tempting:
            if by_key[end_of(rules, seen, moves).key()].key == best:
                return None
        position = self.round_trip(seen)
        if position is None:
            return None
        turns = list(by_key.values())
        first = next(turn for turn in turns if turn.key == end_of(rules, seen, sight).key())
        kept = turns[:KEPT] if first in turns[:KEPT] else [*turns[: KEPT - 1], first]
        facts = compared(rules, turns[0], first, seat, seed)
        told = [[rules.text(move) for move in turn.moves] for turn in kept]
        at = kept.index(first)
        over = [turn.end.decider == NOBODY for turn in (kept[0], first)]
        return Puzzle(
            name_of(position),
            self.game.name,
            self.options.players,
            dict(self.options.values),
            self.components.name,
            self.components.hash,
            position,
            seat,
            seen.turns,
            self.game.theme(told[0], told[at], telling(facts), any(over)),
            self.level(seen, best, seed),
            round(turns[0].share - turns[1].share, 4),
            [Turn(moves, round(turn.share, 4)) for moves, turn in zip(told, kept)],
            at,
            facts,
        )

    def round_trip(self, seen: State) -> dict[str, Any] | None:
        """The position as a document; None where reading it would not give the very same position."""
        position = self.game.write_position(self.rules, seen)
        try:
            options, components, _, state = self.game.read_position(position)
        except PositionError:
            return None
        same = state.key() == seen.key() and components.hash == self.components.hash
        return position if same and options == self.options else None

    def level(self, seen: State, best: tuple[object, ...], seed: str) -> int:
        """How hard it is: 1 when a glance beyond the turn finds it."""
        for level, simulations in enumerate(LEVELS, 1):
            found = True
            for number in range(TRIES):
                search = Search(self.rules, Settings(), f"{seed}:level {number}")
                search.run(seen, Budget(simulations))
                if search.best().state.key() != best:
                    found = False
                    break
            if found:
                return level
        return len(LEVELS) + 1


def wide_settings() -> Settings:
    """More answers of the others are thought through."""
    settings = Settings()
    settings.root_width = 20
    settings.root_keep = 20
    settings.width = 6
    settings.keep = 8
    settings.patience = 8
    return settings


def share(edge: Edge, seat: int) -> float:
    return edge.shares[seat] / edge.visits


def stands_out(scout: Search, seat: int) -> bool:
    """Whether one turn leads that does not look best."""
    best = scout.best()
    key = best.state.key()
    others = [edge for edge in scout.root.edges if edge.state.key() != key]
    if not others or max(edge.line.worth for edge in others) <= best.line.worth:
        return False
    second = max(share(edge, seat) for edge in others)
    return IN_DOUBT[0] <= second <= IN_DOUBT[1] and share(best, seat) - second >= STANDS_OUT


def clear(found: list[Weighed], margin: float) -> bool:
    if len(found) < 2:
        return False
    second = found[1].share
    return IN_DOUBT[0] <= second <= IN_DOUBT[1] and found[0].share - second >= margin


def ended(rules: Rules[Any], seen: State, moves: list[int]) -> list[int] | None:
    """The moves, if the seat has nothing left to decide after them."""
    return moves if end_of(rules, seen, moves).decider != seen.decider else None


def telling(facts: Facts) -> list[str]:
    """What there is more of after the best turn, the weightiest first: a round later, else at once."""
    return [fact.feature for fact in [*facts.later, *facts.others, *facts.now]]
