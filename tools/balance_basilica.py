"""Measures Basilica's component set with greedy bots and writes its part of docs/balance.md.

    python tools/balance_basilica.py --games 1000 --write

Every number is made by playing; equal arguments give equal numbers.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from duomo.bots.registry import make_bot
from duomo.games.basilica.balance import Balance, measure
from duomo.games.basilica.rules.names import ORDER_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.registry import find

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
BEGIN, END = "<!-- basilica: begin -->", "<!-- basilica: end -->"


def text(balance: Balance, games: int) -> str:
    """The tables of the page."""

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
        f"Made by `python tools/balance_basilica.py --games {games} --write`: greedy bots only.",
        "",
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


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--write", action="store_true", help="put the tables into docs/balance.md")
    given = arguments.parse_args()
    game = find("basilica")
    rules = game.rules(game.choose(2, {}), game.components())
    assert isinstance(rules, BasilicaRules)
    made = text(measure(rules, lambda seed: make_bot("greedy", seed), given.games), given.games)
    print(made)
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        before, after = page.split(BEGIN)[0], page.split(END)[1]
        PAGE.write_text(f"{before}{BEGIN}\n\n{made}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
