"""Measures The Red Cathedral's component set with greedy bots and writes docs/balance.md.

    python tools/balance.py --games 400 --write

Every number is made by playing; equal arguments give equal numbers.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.event import Event, Log
from duomo.core.engine.state import NATURE, NOBODY
from duomo.core.options import Options
from duomo.games.red_cathedral.components import sets as component_set
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES
from duomo.games.registry import find

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
GAME = find("red-cathedral")
SEED = "balance"
BEGIN, END = "<!-- red-cathedral: begin -->", "<!-- red-cathedral: end -->"


class Tally:
    """What is counted over the games of one setting."""

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

    def play(self, number: int) -> None:
        rules = GAME.rules(self.options, GAME.components())
        state = rules.start()
        seed = f"{SEED}:{self.options.players}:{number}"
        dealer = Dealer(seed)
        bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(self.options.players)]
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


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f}%" if whole else "–"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows] + [""]


def page(tallies: list[Tally], games: int) -> list[str]:
    """The part of docs/balance.md about The Red Cathedral."""
    lines = [f"Made by `python tools/balance.py --games {games} --write`: greedy bots only.", ""]
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
    lines += ["### Length and seats", "", *table(head, rows)]
    rows = []
    for name in MATERIAL_NAMES:
        row = [name]
        for tally in tallies:
            used = tally.delivered[name] + tally.spent_on_ornaments[name]
            row.append(f"{tally.taken[name] / tally.games:.1f} / {used / tally.games:.1f}")
        rows.append(row)
    head = ["material", *(f"{tally.options.players}p {tally.options['workshops']}" for tally in tallies)]
    lines += ["### Materials taken / built with, a game", "", *table(head, rows)]
    total = merged(tallies)
    rows = []
    for card in component_set.default().section_cards:
        laid = total.laid[card.id]
        first = share(total.first[card.id], laid) if card.kind == "base" else "–"
        cost = " ".join(card.cost)
        reward = f"{card.recognition} + {card.rubles}"
        done = share(total.finished[card.id], laid)
        rows.append([card.id, cost, reward, first, share(total.claimed[card.id], laid), done])
    head = ["card", "cost", "recognition + rubles", "claimed first", "claimed", "finished"]
    lines += ["### Section cards, of the games in which they lie on the table", "", *table(head, rows)]
    rows = [
        [card, share(total.tiles_open[card], total.tiles_placed[card]), share(total.tiles_placed[card], laid)]
        for card, laid in sorted(total.tiles.items())
    ]
    head = ["workshop tile", "placed face up, of those taken", "taken, of those laid out"]
    lines += ["### Workshop tiles", "", *table(head, rows)]
    rows = [[action, f"{count / total.games:.1f}"] for action, count in sorted(total.actions.items())]
    return [*lines, "### Influence actions", "", *table(["action", "uses a game"], rows)]


def merged(tallies: list[Tally]) -> Tally:
    total = Tally(tallies[0].options)
    for tally in tallies:
        total.games += tally.games
        for name, value in vars(total).items():
            if isinstance(value, Counter):
                value.update(getattr(tally, name))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400, help="games for each setting")
    parser.add_argument("--write", action="store_true", help="put the result into docs/balance.md")
    arguments = parser.parse_args()
    settings = [(2, "standard"), (3, "standard"), (4, "standard"), (2, "advanced"), (4, "advanced")]
    tallies = []
    for players, board in settings:
        tally = Tally(GAME.choose(players, {"workshops": board}))
        for number in range(arguments.games):
            tally.play(number)
        tallies.append(tally)
    lines = page(tallies, arguments.games)
    print("\n".join(lines))
    if arguments.write:
        text = PAGE.read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
