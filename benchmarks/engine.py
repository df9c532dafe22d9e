"""Measure how fast the engine is, for benchmarks/README.md: `python benchmarks/engine.py --write`.

The same figures as `duomo bench`, compiled and interpreted, and greedy's time for a whole game. A benchmark
and never a test: nothing fails when a machine is slow.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from machine import description

PAGE = Path(__file__).parent / "README.md"
COMMAND = "python benchmarks/engine.py --write"


def duomo(compiled: bool, *arguments: str) -> dict[str, Any] | None:
    """Run the command once, compiled or not; None if there is no compiled engine here."""
    environment = {**os.environ, "DUOMO_COMPILED": "1" if compiled else "0"}
    line = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main())", *arguments]
    done = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        if not compiled:
            sys.exit(done.stderr)
        return None
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def bench_table(found: dict[str, Any]) -> list[str]:
    lines = [
        "| game | players | decisions/s | players' | games/s | copy µs | `legal`, median | longest µs |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in found["figures"]:
        lines.append(
            f"| {row['game']} | {row['players']} | {row['decisions_per_second']:,.0f} "
            f"| {row['player_decisions_per_second']:,.0f} "
            f"| {row['games_per_second']:,.0f} | {row['copy_us']:.2f} "
            f"| {row['legal_median_us']:.2f} | {row['legal_longest_us']:.2f} |"
        )
    return lines


def greedy_line(compiled: bool, games: int) -> str:
    arguments = ("--players", "4", "--bots", "greedy", "--games", str(games), "--seed", "1", "--json")
    found = duomo(compiled, "sim", "red-cathedral", *arguments)
    assert found is not None
    return (
        f"Greedy plays a four-player game of The Red Cathedral in {found['seconds'] / games:.2f} s "
        f"({found['decisions'] / games:.0f} decisions)."
    )


def page(seconds: float) -> str:
    lines = [
        "# How fast the engine is",
        "",
        f"Written by `{COMMAND}`; `duomo bench` prints the same figures.",
        "Random play, per second of processor time of one core; decisions are nature's and the players',",
        "then the players' alone. For `legal` each position counts its best of five calls, so that a",
        "pause of the machine does not count.",
        "",
        f"Machine: {description()}.",
    ]
    for compiled, title, games in ((True, "Compiled", 20), (False, "Interpreted", 4)):
        found = duomo(compiled, "bench", "--json", "--seconds", str(seconds))
        lines += ["", f"## {title}", ""]
        if found is None:
            lines.append("There was no compiled engine, or it was out of date; `make setup` makes one.")
            continue
        lines += [*bench_table(found), "", greedy_line(compiled, games)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name} instead of printing")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game and number of players")
    arguments = parser.parse_args()
    text = page(arguments.seconds)
    if arguments.write:
        PAGE.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
