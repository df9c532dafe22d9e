"""Measures the component sets of the games with greedy bots and writes docs/balance.md.

    python tools/balance.py                                all studies, with their usual number of games
    python tools/balance.py basilica --games 1000 --write  one part, into the page

All numbers come from played games; equal arguments give equal numbers. The games define what is counted
(`Game.balance`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from duomo.bots.registry import make_bot
from duomo.core.balance import BalanceStudy
from duomo.core.engine.driver import Bot
from duomo.games.registry import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"


def greedy(seed: str) -> Bot:
    return make_bot("greedy", seed)


def measured(study: BalanceStudy, games: int) -> str:
    made_by = f"Made by `python tools/balance.py {study.name} --games {games} --write`: greedy bots only."
    return f"{made_by}\n\n{study.text(greedy, games).strip()}\n"


def write(study: BalanceStudy, text: str) -> None:
    """Put a part into the page, between its markers."""
    begin, end = f"<!-- {study.name}: begin -->", f"<!-- {study.name}: end -->"
    before, rest = PAGE.read_text(encoding="utf-8").split(begin)
    after = rest.split(end)[1]
    PAGE.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", encoding="utf-8")


def main() -> None:
    studies = {study.name: study for game in GAMES.values() for study in game.balance()}
    parser = argparse.ArgumentParser(description="Measure what component sets lead to when bots play.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"{', '.join(studies)}; all when none is given"
    )
    parser.add_argument("--games", type=int, help="games for each setting")
    parser.add_argument("--write", action="store_true", help="put the result into docs/balance.md")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in studies]:
        parser.error(f"no part of docs/balance.md is called {', '.join(unknown)}")
    for name in arguments.names or studies:
        text = measured(studies[name], arguments.games or studies[name].games)
        print(text)
        if arguments.write:
            write(studies[name], text)


if __name__ == "__main__":
    main()
