"""The schedule of an arena: every line-up of bots in every seating, all with the same dealer's seed."""

from __future__ import annotations

import hashlib
import sys
from array import array
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules


@dataclass(frozen=True)
class Plan:
    """Everything that determines a game of the arena; plain data, so that it can be sent to other
    processes."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    components: str
    """A file with the values of someone's own copy, or empty."""
    bots: tuple[str, ...]
    seed: int

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return every combination of bots that fills the seats; duplicates once, and no bot against only
        itself."""
        ways = dict.fromkeys(combinations(self.bots, self.players))
        return [way for way in ways if self.players == 1 or len(set(way)) > 1]

    def games_of_deal(self) -> int:
        """Number of games with one dealer's seed: every line-up in every seating."""
        return len(self.line_ups()) * self.players

    def document(self) -> dict[str, Any]:
        return {**asdict(self), "options": dict(self.options), "bots": list(self.bots)}


@dataclass(frozen=True)
class Result:
    """The result of game number `index`."""

    index: int
    seats: tuple[str, ...]
    """The bot on each seat, then the automata."""
    scores: tuple[int, ...]
    """Scores of all parties; empty for a game that was stopped at the turn cap and has no result."""
    winners: tuple[int, ...]
    turns: int
    fingerprint: str

    @property
    def finished(self) -> bool:
        return bool(self.scores)

    def shares(self) -> list[float]:
        """Return each party's share of the victory; a shared win is split."""
        return [1 / len(self.winners) if party in self.winners else 0.0 for party in range(len(self.seats))]


class PlannedTable:
    """The rules of a plan, made once per process; random options are drawn again for each deal."""

    def __init__(self, plan: Plan) -> None:
        from pathlib import Path

        from duomo.bots.registry import make_bot
        from duomo.games.registry import find

        self.game = find(plan.game)
        self.plan = plan
        self.wanted = self.game.choose(plan.players, dict(plan.options))
        self.file = Path(plan.components) if plan.components else None
        self.options = dict(self.wanted.values)
        self.components_hash = self.game.components(self.file, self.wanted).hash
        self._rules: dict[tuple[tuple[str, str], ...], Rules[Any]] = {}
        rules = self.rules_of(0)
        self.make_bot = make_bot
        self.line_ups = plan.line_ups()
        self.automata = tuple(self.game.seat_names(rules, rules.start())[rules.seats :])
        for name in plan.bots:
            make_bot(name, "")

    def rules_of(self, deal: int) -> Rules[Any]:
        """Return the rules of a deal, shared by all its games."""
        options = self.game.drawn(self.wanted, Dealer(f"options {self.plan.seed}:{deal}"))
        key = tuple(options.values.items())
        if key not in self._rules:
            self._rules[key] = self.game.rules(options, self.game.components(self.file, options))
        return self._rules[key]

    def play(self, index: int) -> Result:
        """Play game number `index`, which depends only on the plan and its number."""
        plan = self.plan
        deal, rest = divmod(index, plan.games_of_deal())
        rules = self.rules_of(deal)
        line_up, seating = divmod(rest, plan.players)
        bots = self.line_ups[line_up]
        seats = [(seat - seating) % plan.players for seat in range(plan.players)]
        players = [self.make_bot(bots[bot], f"{plan.seed}:{deal}:{bot}") for bot in seats]
        playout = Playout(rules, rules.start(), players, Dealer(f"{plan.seed}:{deal}:dealer"))
        state = playout.state
        return Result(
            index,
            (*(bots[bot] for bot in seats), *self.automata),
            tuple(rules.scores(state)) if playout.finished else (),
            tuple(rules.winners(state)) if playout.finished else (),
            state.turns,
            fingerprint(playout.moves),
        )


@lru_cache(maxsize=2)
def planned_table(plan: Plan) -> PlannedTable:
    return PlannedTable(plan)


def play(plan: Plan, index: int) -> Result:
    """Play one game of a plan, in a worker process or on another machine."""
    return planned_table(plan).play(index)


def fingerprint(moves: list[int]) -> str:
    """Return a hash that is equal for equal games, on every machine."""
    codes = array("I", moves)
    if sys.byteorder == "big":
        codes.byteswap()
    return hashlib.sha256(codes.tobytes()).hexdigest()[:16]


def make_plan(
    game: str,
    bots: list[str],
    players: int | None,
    options: dict[str, str],
    components: str,
    seed: int,
) -> Plan:
    """Return a playable plan; OptionError gives the reason if there is none."""
    from duomo.games.registry import find

    found = find(game)
    count = players or (1 if len(bots) == 1 and 1 in found.players else found.usual_players)
    chosen = found.choose(count, options)
    if len(bots) < count:
        raise OptionError(
            f"{len(bots)} bots for {count} seats: name at least one for each seat, as in "
            f"--bots {','.join([*bots, *[bots[-1]] * (count - len(bots))])}; a name may stand more than once."
        )
    plan = Plan(found.name, count, tuple(sorted(chosen.values.items())), components, tuple(bots), seed)
    if not plan.line_ups():
        raise OptionError(f"{bots[0]} against itself proves nothing: name another bot too.")
    planned_table(plan)
    return plan
