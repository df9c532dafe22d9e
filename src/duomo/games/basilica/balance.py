"""Statistics of games between bots: how games end, and which tiles become orders or vaults.

`Game.balance` returns it, and `tools/balance.py` writes it into docs/balance.md.
"""

from __future__ import annotations

from duomo.core.balance import MakeBot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.event import Log
from duomo.games.basilica.rules.codes import LAST_SPACE, ORDERS, PLAYERS
from duomo.games.basilica.rules.names import ORDER_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules


class Balance:
    """Totals over many games; seats are in turn order, the start player first."""

    def __init__(self) -> None:
        self.games = 0
        self.by_king = 0
        """Games that ended with the third scoring (BA-5.5)."""
        self.turns = 0
        self.draws = 0
        self.wins = [0] * PLAYERS
        self.points = [0] * PLAYERS
        self.builders = 0
        self.replaced = 0
        self.reshuffled = 0
        self.executed = [0] * ORDERS
        self.vaults = [0] * ORDERS
        """Vaults placed, by the order on their back."""
        self.paid = [0] * ORDERS
        self.declined = [0] * ORDERS

    def add(self, rules: BasilicaRules, moves: list[int]) -> None:
        """Count one game by replaying its moves."""
        state = rules.start()
        log = Log()
        for move in moves:
            rules.play(state, move, log)
        starter = next(event.seat for event in log.events if event.kind == "starts")
        self.games += 1
        self.turns += state.turns
        if state.king == LAST_SPACE:
            self.by_king += 1
        for seat in range(PLAYERS):
            self.points[(seat - starter) % PLAYERS] += state.players[seat].points
        won = rules.winners(state)
        if len(won) > 1:
            self.draws += 1
        else:
            self.wins[(won[0] - starter) % PLAYERS] += 1
        for event in log.events:
            kind = event.kind
            if kind == "builder":
                self.builders += 1
            elif kind == "replace":
                self.replaced += 1
            elif kind == "reshuffle":
                self.reshuffled += 1
            elif kind in ("order", "vault", "pay", "decline"):
                order = ORDER_NAMES.index(str(event.data["order"]))
                if kind == "order":
                    self.executed[order] += 1
                elif kind == "vault":
                    self.vaults[order] += 1
                elif kind == "pay":
                    self.paid[order] += 1
                else:
                    self.declined[order] += 1


def measure(rules: BasilicaRules, make_bot: MakeBot, games: int, seed: int = 0) -> Balance:
    """Play many games between equal bots; the same arguments give the same numbers."""
    balance = Balance()
    for number in range(games):
        bots = [make_bot(f"{seed}:{number}:{seat}") for seat in range(PLAYERS)]
        played = Playout(rules, rules.start(), bots, Dealer(f"{seed}:{number}"))
        balance.add(rules, played.moves)
    return balance


def text(rules: BasilicaRules, make_bot: MakeBot, games: int) -> str:
    """Play the given number of games and report the results."""
    return page(measure(rules, make_bot, games))


def page(balance: Balance) -> str:

    def mean(count: int) -> str:
        return f"{count / balance.games:.1f}"

    def share(count: int) -> str:
        return f"{100 * count / balance.games:.1f}%"

    facts = {
        "games that the third scoring by the king ends": share(balance.by_king),
        "turns, both players together": mean(balance.turns),
        "wins of the start player / the other / draws": " / ".join(
            share(count) for count in (*balance.wins, balance.draws)
        ),
        "mean points of the start player / the other": " / ".join(mean(points) for points in balance.points),
        "vaults placed, orders executed, builders placed": ", ".join(
            mean(count) for count in (sum(balance.vaults), sum(balance.executed), balance.builders)
        ),
        "games with a reshuffle": share(balance.reshuffled),
        "three vaults replaced, in 1000 games": f"{1000 * balance.replaced / balance.games:.0f}",
    }
    lines = [
        "| | |",
        "|---|---|",
        *(f"| {name} | {value} |" for name, value in facts.items()),
        "",
        "| tile | executed a game | placed as a vault a game | paid a game | payment declined a game |",
        "|---|---|---|---|---|",
    ]
    for order, name in enumerate(ORDER_NAMES):
        paid = balance.paid[order] or balance.declined[order]
        ends = f"{mean(balance.paid[order])} | {mean(balance.declined[order])}" if paid else "– | –"
        lines.append(f"| {name} | {mean(balance.executed[order])} | {mean(balance.vaults[order])} | {ends} |")
    return "\n".join(lines)
