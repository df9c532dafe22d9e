"""Many games of bots against each other, reproducible to the last move."""

from __future__ import annotations

import hashlib
import sys
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class SimResult:
    """What came out. `wins` and `mean_scores` are in the order of `bots`, then of the automata that play
    with them; a shared win is split."""

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
    capped: int
    """Games that were stopped at the turn cap: they have no result and count in no mean."""
    fingerprint: str
    automata: list[str]
    """Parties without a seat."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def document(self) -> dict[str, Any]:
        """What `duomo sim --json` prints."""
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
    """One game of a simulation."""

    index: int
    seats: list[str]
    """The bot on each seat."""
    playout: Playout
    seed: str
    """The dealer's."""


class Simulation:
    """The arguments of `simulate`, checked. Each game depends on nothing but its own number."""

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
        self.options: Options = self.game.choose(count, options or {}, seed)
        self.components: Components = self.game.components(components, self.options)
        self.rules: Rules[Any] = self.game.rules(self.options, self.components)
        self.seed = seed
        seats = self.rules.seats
        if len(bots) not in (1, seats):
            raise OptionError(
                f"{len(bots)} bots for {seats} seats: name one bot for each seat, or one for all."
            )
        self.bots = list(bots) * seats if len(bots) == 1 else list(bots)
        for name in self.bots:
            self._bot(name, "")

    def _bot(self, name: str, seed: str) -> Any:
        from duomo.bots.registry import make_bot

        return make_bot(name, seed)

    def play(self, index: int, watch: Callable[[Bot], Bot] = lambda bot: bot) -> Played:
        """Game number `index`: bot i sits on seat (i + index) modulo the number of seats; `watch` may put
        another bot before each of them, which notes what it does."""
        count = len(self.bots)
        seats = [self.bots[(seat - index) % count] for seat in range(count)]
        players = [watch(self._bot(name, f"{self.seed}:{index}:{seat}")) for seat, name in enumerate(seats)]
        seed = f"{self.seed}:{index}:dealer"
        return Played(index, seats, Playout(self.rules, self.rules.start(), players, Dealer(seed)), seed)

    def turn_starts(self, index: int) -> list[State]:
        """The first decision of every turn of a game."""
        state: State = self.rules.start()
        found: list[State] = []
        turn = -1
        for move in self.play(index).playout.moves:
            if state.decider >= 0 and state.turns != turn:
                turn = state.turns
                found.append(state.copy())
            self.rules.play(state, move, None)
        return found

    def facts(self, played: Played) -> bytes:
        """One game in a fixed byte form: header facts, then the codes of all moves, nature's included."""
        usual = {option.name: option.default for option in self.game.options if option.expansion}
        options = ",".join(
            f"{name}={value}"
            for name, value in sorted(self.options.values.items())
            if usual.get(name) != value
        )
        parts = [self.game.name, str(self.options.players), options, self.components.hash, played.seed]
        header = "|".join([*parts, ",".join(played.seats), str(len(played.playout.moves))])
        codes = array("I", played.playout.moves)
        if sys.byteorder == "big":
            codes.byteswap()
        return header.encode() + b"\n" + codes.tobytes()

    def record(self, played: Played) -> Record:
        """The record of a game, as a table would have written it."""
        first = self.rules.start()
        moves, seed = played.playout.moves, played.seed
        record = record_of(self.game, self.options, self.components, self.rules, first, moves, seed)
        names = self.game.seat_names(self.rules, first)
        record.tags = {name: f"bot {bot}" for name, bot in zip(names, played.seats)}
        return record


def simulate(
    game: str,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    components: Path | None = None,
    watch: Callable[[Simulation, Played], None] | None = None,
) -> SimResult:
    """Play `games` games; `watch` is told each of them. Equal arguments give equal fingerprints, anywhere."""
    simulation = Simulation(game, players, bots, seed, options, components)
    if games < 1:
        raise OptionError(f"{games} games cannot be played; ask for at least one.")
    count = len(simulation.bots)
    parties = simulation.rules.parties
    wins, points = [0.0] * parties, [0] * parties
    turns = decisions = finished = 0
    digest = hashlib.sha256()
    seconds = 0.0
    for index in range(games):
        began = time.perf_counter()
        played = simulation.play(index)
        seconds += time.perf_counter() - began
        playout = played.playout
        decisions += len(playout.moves)
        digest.update(simulation.facts(played))
        if playout.finished:
            finished += 1
            turns += playout.state.turns
            scores = simulation.rules.scores(playout.state)
            winners = simulation.rules.winners(playout.state)
            for seat in range(parties):
                bot = (seat - index) % count if seat < count else seat
                points[bot] += scores[seat]
                if seat in winners:
                    wins[bot] += 1 / len(winners)
        if watch is not None:
            watch(simulation, played)
    return SimResult(
        simulation.game.name,
        dict(simulation.options.values),
        simulation.options.players,
        simulation.bots,
        games,
        seed,
        wins,
        [total / finished if finished else 0.0 for total in points],
        turns / (finished * parties) if finished else 0.0,
        decisions,
        seconds,
        games - finished,
        digest.hexdigest(),
        simulation.game.seat_names(simulation.rules, simulation.rules.start())[count:],
    )
