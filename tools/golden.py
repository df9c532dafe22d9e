"""Golden games: whole games as records that together show everything, in `tests/*/golden/`.

    python tools/golden.py                    what the records show, and what is missing
    python tools/golden.py solo guilds        only of those folders
    python tools/golden.py basilica --renew   search anew and write the files

The names are red_cathedral, solo, contractors, guilds and basilica; without one it is all of them. The exit
status is 1 when something is missing. `tests/NAME/golden_games.py` says what is required and finds games that
show it; `tests/NAME/test_golden.py` replays every record and fails when something required is missing. A
change of the component set makes the records invalid, as it should; then renew them.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
NAMES = ("red_cathedral", "solo", "contractors", "guilds", "basilica")


def report(name: str) -> set[str]:
    """Print what each record of a folder shows; what none of them shows is handed back."""
    golden, games = import_module("golden"), import_module(f"{name}.golden_games")
    required: set[str] = games.required()
    missing = set(required)
    print(f"{name}: {len(required)} things to show")
    for path in golden.paths_in(games.FOLDER):
        record = golden.record_in(path)
        shown = games.all_shown_by(record) & required
        missing -= shown
        print(f"  {path.name:32} {len(record.moves):5} moves, {len(shown):3} things")
    print(f"  missing: {', '.join(sorted(missing)) or 'nothing'}")
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description="Report on the golden games, or search them anew.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"{', '.join(NAMES)}; all when none is given"
    )
    parser.add_argument("--renew", action="store_true", help="search anew and write the files")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in NAMES]:
        parser.error(f"no golden games are called {', '.join(unknown)}")
    sys.path.insert(0, str(TESTS))  # before this folder: `golden` is tests/golden.py
    incomplete = False
    for name in arguments.names or NAMES:
        if arguments.renew:
            import_module(f"{name}.golden_games").renew()
        incomplete |= bool(report(name))
    return 1 if incomplete else 0


if __name__ == "__main__":
    sys.exit(main())
