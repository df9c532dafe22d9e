"""Statistics of games between bots for a component set: length, seats, materials, cards and tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from duomo.core.balance import MakeBot, grid, percent
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.event import Event, Log
from duomo.core.engine.state import NATURE, NOBODY
from duomo.core.game import Game
from duomo.core.options import Options
from duomo.games.red_cathedral.components import sets as component_set
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES

SEED = "balance"
SETTINGS = [(2, "standard"), (3, "standard"), (4, "standard"), (2, "advanced"), (4, "advanced")]
"""Players and board."""


def text(game: Game, make_bot: MakeBot, games: int) -> str:
    """Play the given number of games for each setting and report the results."""
    tallies = []
    for players, board in SETTINGS:
        tally = Tally(game.choose(players, {"workshops": board}))
        for number in range(games):
            tally.play(game, make_bot, number)
        tallies.append(tally)
    return "\n".join(page(tallies))


class Tally:
    """Totals over the games of one setting."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.games = self.unfinished = 0
        self.turns: list[float] = []
        self.scores = [0.0] * options.players
        self.wins = [0.0] * options.players
        self.laid: Counter[str] = Counter()
        self.first: Counter[str] = Counter()
        self.claimed: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.delivered: Counter[str] = Counter()
        self.spent_on_ornaments: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.tiles_open: Counter[str] = Counter()
        self.tiles_placed: Counter[str] = Counter()

    def play(self, game: Game, make_bot: MakeBot, number: int) -> None:
        rules = game.rules(self.options, game.components())
        state = rules.start()
        seed = f"{SEED}:{self.options.players}:{number}"
        dealer = Dealer(seed)
        bots = [make_bot(f"{seed}:{seat}") for seat in range(self.options.players)]
        log = Log()
        while state.decider != NOBODY and state.turns <= TURN_CAP:
            if state.decider == NATURE:
                move = dealer.choose(rules.chance(state))
            else:
                move = bots[state.decider].choose(rules, state, rules.legal(state))
            rules.play(state, move, log)
        self.games += 1
        if state.decider != NOBODY:
            self.unfinished += 1
            return
        self.turns.append(state.turns / self.options.players)
        for place in range(self.options.players):
            seat = (state.starter + place) % self.options.players
            self.scores[place] += rules.scores(state)[seat]
            if seat in rules.winners(state):
                self.wins[place] += 1 / len(rules.winners(state))
        self.count(log.events)

    def count(self, events: list[Event]) -> None:
        card_at: dict[str, str] = {}
        first_claim = True
        for event in events:
            data: dict[str, Any] = event.data
            if event.kind == "lay-section":
                card_at[data["section"]] = data["card"]
                self.laid[data["card"]] += 1
            elif event.kind == "lay-influence":
                self.cards[data["card"]] += 1
            elif event.kind == "lay-tile":
                self.tiles[data["tile"]] += 1
            elif event.kind == "claim":
                card = card_at[data["section"]]
                self.claimed[card] += 1
                if first_claim:
                    self.first[card] += 1
                first_claim = False
            elif event.kind == "finish":
                self.finished[card_at[data["section"]]] += 1
            elif event.kind == "take":
                self.taken[data["resource"]] += data["amount"]
            elif event.kind == "deliver":
                self.delivered[data["material"]] += 1
            elif event.kind == "decorate":
                self.spent_on_ornaments[
                    {"door": "wood", "arch": "stone", "cross": "gold"}[data["ornament"]]
                ] += 1
            elif event.kind == "gems":
                self.spent_on_ornaments.update(data["gems"].split())
            elif event.kind == "influence":
                self.actions[data["action"]] += 1
            elif event.kind in ("open", "hide"):
                self.tiles_placed[data["tile"]] += 1
                self.tiles_open[data["tile"]] += event.kind == "open"


def page(tallies: list[Tally]) -> list[str]:
    lines: list[str] = []
    rows = []
    for tally in tallies:
        turns = sorted(tally.turns)
        count = len(turns)
        rows.append(
            [
                str(tally.options.players),
                tally.options["workshops"],
                f"{sum(turns) / count:.1f} ({turns[count // 20]:.0f}–{turns[-1 - count // 20]:.0f})",
                " / ".join(f"{100 * wins / count:.1f}%" for wins in tally.wins),
                " / ".join(f"{score / count:.1f}" for score in tally.scores),
                str(tally.unfinished),
            ]
        )
    head = [
        "players",
        "board",
        "turns of a player (5%–95%)",
        "wins by turn order",
        "mean prestige",
        "unfinished",
    ]
    lines += ["### Length and seats", "", *grid(head, rows)]
    rows = []
    for name in MATERIAL_NAMES:
        row = [name]
        for tally in tallies:
            used = tally.delivered[name] + tally.spent_on_ornaments[name]
            row.append(f"{tally.taken[name] / tally.games:.1f} / {used / tally.games:.1f}")
        rows.append(row)
    head = ["material", *(f"{tally.options.players}p {tally.options['workshops']}" for tally in tallies)]
    lines += ["### Materials taken / built with, a game", "", *grid(head, rows)]
    total = merged(tallies)
    rows = []
    for card in component_set.default().section_cards:
        laid = total.laid[card.id]
        first = percent(total.first[card.id], laid) if card.kind == "base" else "–"
        cost = " ".join(card.cost)
        reward = f"{card.recognition} + {card.rubles}"
        done = percent(total.finished[card.id], laid)
        rows.append([card.id, cost, reward, first, percent(total.claimed[card.id], laid), done])
    head = ["card", "cost", "recognition + rubles", "claimed first", "claimed", "finished"]
    lines += ["### Section cards, of the games in which they lie on the table", "", *grid(head, rows)]
    rows = [
        [tile, percent(total.tiles_open[tile], placed), percent(placed, laid)]
        for tile, laid in sorted(total.tiles.items())
        for placed in [total.tiles_placed[tile]]
    ]
    head = ["workshop tile", "placed face up, of those taken", "taken, of those laid out"]
    lines += ["### Workshop tiles", "", *grid(head, rows)]
    rows = [[action, f"{count / total.games:.1f}"] for action, count in sorted(total.actions.items())]
    return [*lines, "### Influence actions", "", *grid(["action", "uses a game"], rows)]


def merged(tallies: list[Tally]) -> Tally:
    total = Tally(tallies[0].options)
    for tally in tallies:
        total.games += tally.games
        for name, value in vars(total).items():
            if isinstance(value, Counter):
                value.update(getattr(tally, name))
    return total
