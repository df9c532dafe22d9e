"""Many games of bots against each other, reproducible to the last move."""

from __future__ import annotations

import hashlib
import sys
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.game import Components, Game
from duomo.core.options import Options
from duomo.core.record import Record
from duomo.core.recording import record_of

GAMES_IN_PIECE = 8
"""Number of games given to a worker at once: a quick one takes a millisecond."""


@dataclass(frozen=True)
class SimResult:
    """The result. `wins` and `mean_scores` are in the order of `bots`, then of the automata that play with
    them; a shared win is split."""

    game: str
    options: dict[str, str]
    players: int
    bots: list[str]
    games: int
    seed: int
    wins: list[float]
    mean_scores: list[float]
    mean_turns: float
    decisions: int
    """Nature's included, as in the records: it is one of the deciders."""
    seconds: float
    """Playing time of all processes together."""
    capped: int
    """Number of games stopped at the turn cap: they have no result and count in no mean."""
    fingerprint: str
    automata: list[str]
    """Parties without a seat."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def document(self) -> dict[str, Any]:
        """Return what `duomo sim --json` prints."""
        return {
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "wins": [round(wins, 4) for wins in self.wins],
            "mean_scores": [round(score, 4) for score in self.mean_scores],
            "mean_turns": round(self.mean_turns, 4),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "fingerprint": self.fingerprint,
        }


@dataclass(frozen=True)
class Played:
    """One game of a simulation; plain data, so that it can be sent between processes."""

    index: int
    seats: list[str]
    """The bot on each seat."""
    seed: str
    """The dealer's seed."""
    moves: list[int]
    """All moves, nature's included."""
    turns: int
    scores: list[int]
    """Scores of every party; empty for a game that was stopped at the turn cap and has no result."""
    winners: list[int]
    seconds: float
    """Playing time."""

    @property
    def finished(self) -> bool:
        return bool(self.scores)


@dataclass(frozen=True)
class Wanted:
    """The arguments of a simulation; plain data, from which every process makes its own."""

    game: str
    players: int | None
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, object], ...]
    components: Path | None


@dataclass(frozen=True)
class SimTable:
    """What games with the same options share."""

    options: Options
    components: Components
    rules: Rules[Any]


class Simulation:
    """The arguments of `simulate`, checked. Each game depends only on its number."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Sequence[str] = ("random",),
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        components: Path | None = None,
    ) -> None:
        from duomo.games import registry

        self.game: Game = registry.find(game)
        count = players or max(len(bots), min(2, max(self.game.players)))
        self.options: Options = self.game.choose(count, options or {})
        self.file = components
        self.seed = seed
        self._tables: dict[tuple[tuple[str, str], ...], SimTable] = {}
        self.rules: Rules[Any] = self.table(0).rules
        seats = self.rules.seats
        if len(bots) not in (1, seats):
            raise OptionError(
                f"{len(bots)} bots for {seats} seats: name one bot for each seat, or one for all."
            )
        self.bots = list(bots) * seats if len(bots) == 1 else list(bots)
        for name in self.bots:
            self._bot(name, "")

    def table(self, index: int) -> SimTable:
        """Return what game number `index` is played with; random options are drawn for each game."""
        options = self.game.drawn(self.options, Dealer(f"options {self.seed}:{index}"))
        key = tuple(options.values.items())
        if key not in self._tables:
            components = self.game.components(self.file, options)
            self._tables[key] = SimTable(options, components, self.game.rules(options, components))
        return self._tables[key]

    def _bot(self, name: str, seed: str) -> Any:
        from duomo.bots.registry import make_bot

        return make_bot(name, seed)

    def play(self, index: int, watch: Callable[[Bot], Bot] = lambda bot: bot) -> Played:
        """Play game number `index`: bot i sits on seat (i + index) modulo the number of seats; `watch` may
        wrap each bot in one that records its choices."""
        count = len(self.bots)
        seats = [self.bots[(seat - index) % count] for seat in range(count)]
        players = [watch(self._bot(name, f"{self.seed}:{index}:{seat}")) for seat, name in enumerate(seats)]
        seed = f"{self.seed}:{index}:dealer"
        rules = self.table(index).rules
        began = time.perf_counter()
        playout = Playout(rules, rules.start(), players, Dealer(seed))
        seconds = time.perf_counter() - began
        state, finished = playout.state, playout.finished
        return Played(
            index,
            seats,
            seed,
            playout.moves,
            state.turns,
            rules.scores(state) if finished else [],
            rules.winners(state) if finished else [],
            seconds,
        )

    def turn_starts(self, index: int) -> list[State]:
        """Return the first decision of every turn of a game."""
        rules = self.table(index).rules
        state: State = rules.start()
        found: list[State] = []
        turn = -1
        for move in self.play(index).moves:
            if state.decider >= 0 and state.turns != turn:
                turn = state.turns
                found.append(state.copy())
            rules.play(state, move, None)
        return found

    def facts(self, played: Played) -> bytes:
        """Return one game in a fixed byte form: header facts, then the codes of all moves, nature's
        included."""
        table = self.table(played.index)
        usual = {option.name: option.default for option in self.game.options if option.expansion}
        options = ",".join(
            f"{name}={value}"
            for name, value in sorted(table.options.values.items())
            if usual.get(name) != value
        )
        parts = [self.game.name, str(self.options.players), options, table.components.hash, played.seed]
        header = "|".join([*parts, ",".join(played.seats), str(len(played.moves))])
        codes = array("I", played.moves)
        if sys.byteorder == "big":
            codes.byteswap()
        return header.encode() + b"\n" + codes.tobytes()

    def record(self, played: Played) -> Record:
        """Return the record of a game, as a table would have written it."""
        table = self.table(played.index)
        first = table.rules.start()
        moves, seed = played.moves, played.seed
        record = record_of(self.game, table.options, table.components, table.rules, first, moves, seed)
        names = self.game.seat_names(table.rules, first)
        record.tags = {name: f"bot {bot}" for name, bot in zip(names, played.seats)}
        return record


@lru_cache(maxsize=2)
def simulation_of(wanted: Wanted) -> Simulation:
    """Make the simulation, once per process."""
    return Simulation(
        wanted.game, wanted.players, wanted.bots, wanted.seed, dict(wanted.options), wanted.components
    )


def play_some(wanted: Wanted, numbers: range) -> list[Played]:
    """Play some games, in a worker process or on another machine."""
    simulation = simulation_of(wanted)
    return [simulation.play(number) for number in numbers]


class Tally:
    """Sums up the games of a simulation, added one by one in order."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        parties = simulation.rules.parties
        self.wins, self.points = [0.0] * parties, [0] * parties
        self.games = self.turns = self.decisions = self.finished = 0
        self.seconds = 0.0
        self.digest = hashlib.sha256()

    def add(self, played: Played) -> None:
        self.games += 1
        self.seconds += played.seconds
        self.decisions += len(played.moves)
        self.digest.update(self.simulation.facts(played))
        if not played.finished:
            return
        self.finished += 1
        self.turns += played.turns
        count = len(self.simulation.bots)
        for seat, score in enumerate(played.scores):
            bot = (seat - played.index) % count if seat < count else seat
            self.points[bot] += score
            if seat in played.winners:
                self.wins[bot] += 1 / len(played.winners)

    def result(self) -> SimResult:
        simulation, finished = self.simulation, self.finished
        rules = simulation.rules
        return SimResult(
            simulation.game.name,
            dict(simulation.options.values),
            simulation.options.players,
            simulation.bots,
            self.games,
            simulation.seed,
            self.wins,
            [total / finished if finished else 0.0 for total in self.points],
            self.turns / (finished * rules.parties) if finished else 0.0,
            self.decisions,
            self.seconds,
            self.games - finished,
            self.digest.hexdigest(),
            simulation.game.seat_names(rules, rules.start())[len(simulation.bots) :],
        )


def simulate(
    game: str,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    components: Path | None = None,
    watch: Callable[[Simulation, Played], None] | None = None,
    workers: int = 1,
    cluster: bool = False,
) -> SimResult:
    """Play `games` games; `watch` receives each of them. Equal arguments give equal fingerprints, on any
    machine and with any number of processes."""
    simulation = Simulation(game, players, bots, seed, options, components)
    if games < 1:
        raise OptionError(f"{games} games cannot be played; ask for at least one.")
    tally = Tally(simulation)

    def add(some: list[Played]) -> None:
        for played in some:
            tally.add(played)
            if watch is not None:
                watch(simulation, played)

    if workers == 1 and not cluster:
        for number in range(games):
            add([simulation.play(number)])
    else:
        from duomo.spread import spread  # Python in a browser has no processes

        chosen = tuple(sorted((options or {}).items()))
        wanted = Wanted(game, players, tuple(bots), seed, chosen, components)
        pieces = [range(first, games)[:GAMES_IN_PIECE] for first in range(0, games, GAMES_IN_PIECE)]
        spread(play_some, wanted, pieces, add, workers, cluster)
    return tally.result()
