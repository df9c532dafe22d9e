"""Compare the speed of this checkout with another one, measured in turn so that neither has an advantage.

    python benchmarks/against.py ../duomo-before           # prints the table
    python benchmarks/against.py ../duomo-before --write   # writes it into docs/benchmarks-change.md

The other checkout needs its own `make setup`. Each figure is the best of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
from pathlib import Path

from machine import write_page

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "benchmarks-change.md"
CALLS = HERE / "benchmarks" / "calls.py"
Figures = dict[str, float]
"""By name; more is better."""

TEXT = """# Before and after

Written by `python benchmarks/against.py OTHER --write`: this checkout beside one of commit {commit}, both
compiled, measured in turn in one run, {rounds} rounds each, the best of each. Random play is that of `duomo
bench`, `legal` is measured by `benchmarks/calls.py`, simulations by `benchmarks/search.py`.

Machine: {machine}; the engine {engine}.

| figure | before | after | change |
|---|--:|--:|--:|
{rows}
"""


def run(checkout: Path, *arguments: str) -> str:
    python = checkout / ".venv" / "bin" / "python"
    environment = {**os.environ, "DUOMO_COMPILED": "1"}
    done = subprocess.run(
        [str(python), *arguments], cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def measured(checkout: Path) -> Figures:
    """Measure one round."""
    command = "import sys; from duomo.cli import main; sys.exit(main())"
    found: Figures = {}
    for row in json.loads(run(checkout, "-c", command, "bench", "--json"))["figures"]:
        table = f"{row['game']}, {row['players']}"
        found[f"{table}: decisions/s"] = row["decisions_per_second"]
        found[f"{table}: copies/s"] = 1e6 / row["copy_us"]
    for table, time in json.loads(run(checkout, str(CALLS))).items():
        found[f"{table}: `legal`/s"] = 1e6 / time
    for name, speed in re.findall(r"^\| (.+?) \| ([\d,]+) \|", run(checkout, "benchmarks/search.py"), re.M):
        found[f"{name}: simulations/s"] = float(speed.replace(",", ""))
    return found


def better(best: Figures, other: Figures) -> Figures:
    return {name: max(speed, best.get(name, 0.0)) for name, speed in other.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="This checkout beside another one.")
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    before: Figures = {}
    after: Figures = {}
    for _ in range(given.rounds):
        before = better(before, measured(given.other))
        after = better(after, measured(HERE))
    rows = [
        f"| {name} | {before[name]:,.0f} | {speed:,.0f} | {(speed / before[name] - 1) * 100:+.1f}% |"
        for name, speed in after.items()
        if name in before
    ]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=given.other, capture_output=True, text=True, check=True
    ).stdout.strip()
    print("\n".join(rows))
    if given.write:
        write_page(PAGE, TEXT, rows, commit=commit, rounds=given.rounds)


if __name__ == "__main__":
    main()
