"""Finds puzzles in games of strong bots.

Every game depends only on the plan and its number. At the beginning of each turn the search that plays the
game shows whether one turn stands out that is not the one that looks best. If so, the position is searched
repeatedly, with other seeds and deeper: it becomes a puzzle only if all searches agree.
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
from duomo.puzzles.weighing import Look, Weighed, hardly_known, weigh

SCOUT: Final = "scout"
"""The search that plays the games in which puzzles are sought; `Rules.skills` may define its skill."""
SCOUTING: Final = 500
"""Its default number of simulations per turn, if a game defines none."""
SETTLED: Final = 100
"""Minimum visits of each turn that may be the best, before one is considered to stand out."""
STANDS_OUT: Final = 0.025
"""Win share by which a turn must lead then …"""
MARGIN: Final = 0.03
"""… and, in every closer search, over the second best, for two players; with more, shares are smaller."""
LOOKS: Final = (Look(2_500, 300), Look(5_000, 500), Look(16_000, 1_600))
"""The closer searches, one after the other."""
PATIENCE: Final = (20, 8, 6)
"""Patience of each: the lower, the further ahead a search looks, and the longer it takes."""
IN_DOUBT: Final = (0.04, 0.94)
"""The second best turn must lie between these: a lost or won position is not a puzzle."""
LEVELS: Final = (15, 40, 120, 400)
"""Simulations that find the best turn of a puzzle of level 1 to 4; level 5 takes more."""
TRIES: Final = 3
"""Number of searches that must all find it."""
KEPT: Final = 8
"""Number of turns of a puzzle whose value is kept."""
LEADING: Final = 3
ROUNDS: Final = 3
"""Number of leading turns in the first search, and how often others may join them."""
TURN_CAP: Final = 400


@dataclass(frozen=True)
class Plan:
    """What is mined: a game, the tables to play in turn, and the seed."""

    game: str
    players: tuple[int, ...]
    options: dict[str, str] = field(default_factory=dict)
    vary: tuple[str, ...] = ()
    """Options that take each of their choices in turn."""
    seed: str = "0"
    until: float = 0.0
    """When to stop, as `time.time` counts; 0: after all games."""

    def over(self) -> bool:
        return bool(self.until) and time.time() >= self.until

    def tables(self, game: Game) -> list[tuple[int, dict[str, str]]]:
        """Return the number of players and the options of each kind of table."""
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
    """The yield of one game."""

    index: int
    puzzles: list[Puzzle]
    looked: int
    """Number of turns examined."""


def mine_game(plan: Plan, index: int) -> Dig:
    """Play game number `index` of a plan, and return its puzzles."""
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
        """Yield the beginnings of turns as their seats see them, with the search that plays the turn."""
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
                    search.run(seen, Budget(scouting(self.rules)))
                    plan = search.best().line.moves()
                    if begins:
                        yield seen, search
            rules.play(state, plan.pop(0), None)

    # ---- detecting puzzles -----------------------------------------------------------------------

    def puzzle(self, seen: State, scout: Search) -> Puzzle | None:
        rules, seat = self.rules, seen.decider
        if not stands_out(scout, seat):
            return None
        best = scout.best().state.key()
        seed = f"{self.seed}:{seen.turns}"
        sight = max(scout.root.edges, key=lambda edge: edge.line.worth).line.moves()
        tempting = [sight, GreedyBot(seed).search(rules, seen)]
        if any(end_of(rules, seen, moves).key() == best for moves in tempting):
            return None
        tempting = [moves for moves in tempting if ended(rules, seen, moves)]
        turns = self.looks(seen, best, MARGIN * (2 / rules.parties) ** 0.5, tempting, seed)
        if turns is None:
            return None
        position = self.round_trip(seen)
        if position is None:
            return None
        first = next(turn for turn in turns if turn.key == end_of(rules, seen, sight).key())
        kept = turns[:KEPT] if first in turns[:KEPT] else [*turns[: KEPT - 1], first]
        facts = compared(rules, turns[0], first, seat, name_of(position))
        told = [[rules.text(move) for move in turn.moves] for turn in kept]
        at = kept.index(first)
        over = any(turn.end.decider == NOBODY for turn in (kept[0], first))
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
            self.game.theme(told[0], told[at], telling(facts), over),
            level_of(rules, seen, best, seed),
            round(turns[0].share - turns[1].share, 4),
            [Turn(moves, round(turn.share, 4)) for moves, turn in zip(told, kept)],
            at,
            facts,
        )

    def looks(
        self,
        seen: State,
        best: tuple[object, ...],
        margin: float,
        tempting: list[list[int]],
        seed: str,
    ) -> list[Weighed] | None:
        """Search closer and closer, with other seeds; None as soon as one finds another turn, or a close
        second."""
        found: list[Weighed] = []
        for look, patience in zip(LOOKS, PATIENCE):
            settings = wide_settings(patience)
            found = weigh(self.rules, seen, look, f"{seed}:{look.simulations}", tempting, settings)
            if found[0].key != best or not clear(found, margin):
                return None
        return found

    def round_trip(self, seen: State) -> dict[str, Any] | None:
        """Return the position as a document; None if reading it would not give exactly the same position."""
        position = self.game.write_position(self.rules, seen)
        try:
            options, components, _, state = self.game.read_position(position)
        except PositionError:
            return None
        same = state.key() == seen.key() and components.hash == self.components.hash
        return position if same and options == self.options else None


def scouting(rules: Rules[Any]) -> int:
    """Return the scout's simulations for each turn."""
    skill = rules.skills().get(SCOUT)
    return SCOUTING if skill is None else skill.simulations


def level_of(rules: Rules[Any], seen: State, best: tuple[object, ...], seed: str) -> int:
    """Return the difficulty: 1 if a short search beyond the turn finds it."""
    for level, simulations in enumerate(LEVELS, 1):
        for number in range(TRIES):
            search = Search(rules, Settings(), f"{seed}:level {number}")
            search.run(seen, Budget(simulations))
            if search.best().state.key() != best:
                break
        else:
            return level
    return len(LEVELS) + 1


def wide_settings(patience: int) -> Settings:
    """Return settings that consider more turns, and more replies, than in play."""
    settings = Settings()
    settings.root_width = 32
    settings.root_keep = 40
    settings.width = 6
    settings.keep = 8
    settings.patience = patience
    return settings


def share(edge: Edge, seat: int) -> float:
    return edge.shares[seat] / edge.visits


def stands_out(scout: Search, seat: int) -> bool:
    """True if a turn leads that does not look best; its nearest rivals are searched a little longer."""
    if max(edge.line.worth for edge in scout.root.edges) <= scout.best().line.worth:
        return False
    for _ in range(ROUNDS):
        leading = sorted(scout.root.edges, key=lambda edge: -share(edge, seat))[:LEADING]
        hasty = [edge for edge in leading if hardly_known(edge, SETTLED)]
        if not hasty:
            break
        for edge in hasty:
            while edge.visits < SETTLED:
                scout.simulate(edge)
    best, second, *_ = [*sorted((share(edge, seat) for edge in scout.root.edges), reverse=True), 0.0, 0.0]
    if share(scout.best(), seat) < best:
        return False
    return IN_DOUBT[0] <= second <= IN_DOUBT[1] and best - second >= STANDS_OUT


def clear(found: list[Weighed], margin: float) -> bool:
    if len(found) < 2:
        return False
    second = found[1].share
    return IN_DOUBT[0] <= second <= IN_DOUBT[1] and found[0].share - second >= margin


def ended(rules: Rules[Any], seen: State, moves: list[int]) -> bool:
    """True if the seat has nothing left to decide after these moves."""
    return end_of(rules, seen, moves).decider != seen.decider


def telling(facts: Facts) -> list[str]:
    """Return what there is more of after the best turn, the weightiest first: a round later, then at once."""
    return [fact.feature for fact in [*facts.later, *facts.others, *facts.now]]
