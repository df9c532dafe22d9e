"""What comes out when bots play: how games end, and which tiles become orders or vaults.

Games know no bots, so the caller brings them. `tools/balance_basilica.py` writes the result into
docs/balance.md.
"""

from __future__ import annotations

from collections.abc import Callable

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.event import Log
from duomo.games.basilica.rules.codes import LAST_SPACE, ORDERS, PLAYERS
from duomo.games.basilica.rules.names import ORDER_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules

MakeBot = Callable[[str], Bot]
"""A bot from its seed."""


class Balance:
    """Sums over many games; seats are counted in turn order, the start player first."""

    def __init__(self) -> None:
        self.games = 0
        self.by_king = 0
        """Games that the third scoring ended (BA-5.5)."""
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
        """Count one game by playing its moves again."""
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
    """Play many games of equal bots; equal arguments give equal numbers."""
    balance = Balance()
    for number in range(games):
        bots = [make_bot(f"{seed}:{number}:{seat}") for seat in range(PLAYERS)]
        played = Playout(rules, rules.start(), bots, Dealer(f"{seed}:{number}"))
        balance.add(rules, played.moves)
    return balance
