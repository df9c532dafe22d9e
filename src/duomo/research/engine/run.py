"""Tables played by programs: nature is dealt, everything else is numbers. Compiled with the engine."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.observation import Encoding, Observer
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State


def outcome(rules: Rules[Any], state: State) -> list[float]:
    """Return the outcome of every party, with sum 0: 1 for the only winner; a shared victory is split."""
    parties = rules.parties
    winners = rules.winners(state)
    share = 1.0 / len(winners)
    won = [share if party in winners else 0.0 for party in range(parties)]
    return [(parties * part - 1.0) / (parties - 1) for part in won]


def rewards(rules: Rules[Any], state: State, kind: str) -> list[float]:
    """Return what every seat gets at the end of a game: its `outcome`, its `score`, or its `margin`."""
    if kind == "outcome":
        return outcome(rules, state)[: rules.seats]
    scores = rules.scores(state)
    if kind == "score":
        return [float(points) for points in scores[: rules.seats]]
    margins: list[float] = []
    for seat in range(rules.seats):
        best = max([points for party, points in enumerate(scores) if party != seat])
        margins.append(float(scores[seat] - best))
    return margins


class Run:
    """One table. After every call a seat decides, or the game is over or was stopped at the turn cap."""

    def __init__(self, rules: Rules[Any], encoding: Encoding, cap: int = TURN_CAP) -> None:
        self.rules = rules
        self.encoding = encoding
        self.cap = cap
        self.observer: Observer[Any] = encoding.observer()
        self.no_move = bytes(encoding.actions)
        self.out = BytesWriter()
        """Reused, because growing a new buffer would cost more than writing."""
        self.first: State = rules.start()
        """The position the game began with."""
        self.state: State = self.first
        self.seed: int | str = 0
        self.dealer = Dealer(0)
        self.moves = vec[i64]()
        """Every move so far, nature's included."""
        self.legal: list[int] = []
        """Legal moves of the seat that decides; empty at the end."""

    def begin(self, seed: int | str, position: State | None = None) -> None:
        """Start a new game, or one from a position."""
        self.rewind(seed, self.rules.start() if position is None else position)
        self.deal()

    def rewind(self, seed: int | str, first: State) -> None:
        """Go back to before anything is dealt or played. The first position is kept, not copied: it never
        changes."""
        self.first = first
        self.state = first.copy()
        self.seed = seed
        self.dealer = Dealer(seed)
        self.moves = vec[i64]()

    def play(self, move: int) -> None:
        """Play a legal move, and nature's moves after it."""
        self.moves = append(self.moves, move)
        self.rules.play(self.state, move, None)
        self.deal()

    def deal(self) -> None:
        rules, state = self.rules, self.state
        while state.decider == NATURE:
            move = rules.deal(state, self.dealer)
            self.moves = append(self.moves, move)
            rules.play(state, move, None)
        if state.decider >= 0 and state.turns <= self.cap:
            self.legal = rules.legal(state)
        else:
            self.legal = []

    def follow(self, move: int) -> bool:
        """Play the next move of a record, nature's included; False if it cannot follow here."""
        rules, state = self.rules, self.state
        if state.decider == NATURE:
            if self.dealer.choose(rules.chance(state)) != move:
                return False
        elif move not in rules.legal(state):
            return False
        self.moves = append(self.moves, move)
        rules.play(state, move, None)
        return True

    def over(self) -> bool:
        return self.state.decider == NOBODY

    def stopped(self) -> bool:
        """True if the game has lasted too long and has no result."""
        return self.state.decider != NOBODY and self.state.turns > self.cap

    def decider(self) -> int:
        """Return the seat that decides; 0 if none does."""
        return self.state.decider if self.state.decider >= 0 else 0

    def rewards(self, kind: str) -> list[float]:
        """Return the rewards of every seat; zeros for a game without a result."""
        return rewards(self.rules, self.state, kind) if self.over() else [0.0] * self.rules.seats

    def observe(self, seat: int) -> bytes:
        out = self.out
        out.truncate(0)
        self.observer.observe(self.state, seat, out)
        return out.getvalue()

    def mask(self, seat: int) -> bytes:
        """Return a mask with a 1 for every move the seat may make now."""
        out = self.out
        out.truncate(0)
        out.write(self.no_move)
        if self.state.decider == seat:
            for move in self.legal:
                out[move] = 1
        return out.getvalue()

    def copy(self) -> Run:
        """Return an independent table that continues in the same way."""
        other = Run(self.rules, self.encoding, self.cap)
        other.first = self.first
        other.state = self.state.copy()
        other.seed = self.seed
        other.dealer = self.dealer.copy()
        other.moves = self.moves[:]
        other.legal = self.legal[:]
        return other


class Batch:
    """Many tables in step. A game that is over or stopped is followed by a new one at once.

    They are all tables, or a part of `total` tables starting at `first`: what happens at a table is the same
    either way.
    """

    def __init__(
        self,
        rules: Rules[Any],
        encoding: Encoding,
        count: int,
        reward: str,
        cap: int,
        first: int = 0,
        total: int = 0,
    ) -> None:
        self.rules = rules
        self.encoding = encoding
        self.count = count
        self.first = first
        self.total = total or count
        self.reward = reward
        self.size = encoding.layout.size
        often = encoding.observer().often
        self.often = often if often >= 0 else self.size
        """Number of values in a row that are written at every step."""
        self.out = BytesWriter()
        self.seen = BytesWriter()
        self.masks = vec[u8]([0] * (count * encoding.actions))
        """A 1 for every move that is legal now, table by table."""
        self.marked: list[list[int]] = [[] for _ in range(count)]
        """The legal moves marked there."""
        self.seats = vec[u8]([0] * count)
        """The seat that decides at each table."""
        self.runs = [Run(rules, encoding, cap) for _ in range(count)]
        self.versions = [-1] * count
        """Version of the rarely changing numbers last copied for each table."""
        self.games = [0] * count
        """Number of games begun at each table."""
        self.seed: int | str = 0
        self.sampler = Dealer(0)
        self.ended: list[int] = []
        """Tables whose game was over after the last step, …"""
        self.stopped: list[int] = []
        """… or was stopped."""
        self.results: list[list[float]] = []
        """Rewards of the seats at the `ended` tables."""

    def begin(self, seed: int | str) -> None:
        self.seed = seed
        self.games = [0] * self.count
        self.ended, self.stopped, self.results = [], [], []
        for at in range(self.count):
            self.begin_at(at)

    def begin_at(self, at: int) -> None:
        self.runs[at].begin(f"{self.seed}:{self.first + at}:{self.games[at]}")
        self.games[at] += 1

    def illegal(self, actions: list[int]) -> int:
        """Return the first table whose move is not marked as legal, or -1."""
        masks = self.masks
        count = self.encoding.actions
        row = 0
        for at in range(self.count):
            move = actions[at]  # may be of any size, so not an `i64`
            if move < 0 or move >= count or not masks[row + move]:
                return at
            row += count
        return -1

    def step(self, actions: list[int], observations: memoryview) -> None:
        """Play one move at every table, unchecked, and record what is seen afterwards: see `look`."""
        self.ended, self.stopped, self.results = [], [], []
        self.seen.truncate(0)
        for at in range(self.count):
            run = self.runs[at]
            run.play(actions[at])
            if not run.legal:
                if run.over():
                    self.ended.append(at)
                    self.results.append(run.rewards(self.reward))
                else:
                    self.stopped.append(at)
                self.begin_at(at)
            # At once, while the table is still in the processor's cache.
            self.look(at, run, observations)

    def fill(self, observations: memoryview) -> None:
        """Record what is seen at every table, without a move."""
        self.seen.truncate(0)
        for at in range(self.count):
            self.look(at, self.runs[at], observations)

    def look(self, at: int, run: Run, observations: memoryview) -> None:
        """Mark who decides and the legal moves, and write the observation: what changes often into `seen`,
        the rest, if it has changed, to its place in `observations`."""
        seen, observer, state = self.seen, run.observer, run.state
        self.mark(at, run.legal)
        seat = state.decider
        self.seats[at] = u8(seat)
        if self.often == self.size:
            observer.observe(state, seat, seen)
            return
        start = len(seen)
        observer.write(state, seat, seen)
        if observer.hidden or observer.hidden_unless_turn:
            observer.blank(state, seat, seen, start)
        observer.renew(state, seat)
        if observer.version != self.versions[at]:
            self.versions[at] = observer.version
            place = at * self.size
            observations[place + self.often : place + self.size] = observer.rest()

    def mark(self, at: int, legal: list[int]) -> None:
        masks = self.masks
        row: i64 = at * self.encoding.actions
        for move in self.marked[at]:
            masks[row + move] = 0
        for move in legal:
            masks[row + move] = 1
        self.marked[at] = legal

    def sample(self) -> bytes:
        """Return a legal move for every table, all equally likely; four bytes each."""
        out = self.out
        out.truncate(0)
        draws = self.sampler.draws(self.total)
        at: i64 = 4 * self.first
        for run in self.runs:
            legal = run.legal
            draw: i64 = i64(read_i32_le(draws, at)) + (1 << 31)
            write_i32_le(out, i32(legal[draw * len(legal) >> 32]))
            at += 4
        return out.getvalue()

    def copy(self) -> Batch:
        other = Batch(self.rules, self.encoding, 0, self.reward, 0)
        other.count = self.count
        other.first = self.first
        other.total = self.total
        other.versions = [-1] * self.count
        other.masks = self.masks[:]
        other.marked = self.marked[:]
        other.seats = self.seats[:]
        other.runs = [run.copy() for run in self.runs]
        other.games = self.games[:]
        other.seed = self.seed
        other.sampler = self.sampler.copy()
        other.ended = self.ended[:]
        other.stopped = self.stopped[:]
        other.results = self.results[:]
        return other
