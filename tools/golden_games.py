"""Golden games: whole games as records that together cover everything, in `tests/*/golden/`.

    python tools/golden_games.py                    what the records cover, and what is missing
    python tools/golden_games.py solo guilds        only these folders
    python tools/golden_games.py basilica --renew   search again and write the files

The names are red_cathedral, solo, contractors, guilds and basilica; all by default. The exit status is 1 if
something is missing. `tests/NAME/golden_games.py` defines what is required and finds games that cover it;
`tests/NAME/test_golden.py` replays every record and fails if something required is missing. A change of the
component set makes the records invalid, as it should; then renew them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import basilica.golden_games
import contractors.golden_games
import golden
import guilds.golden_games
import red_cathedral.golden_games
import solo.golden_games

FOLDERS: dict[str, ModuleType] = {
    "red_cathedral": red_cathedral.golden_games,
    "solo": solo.golden_games,
    "contractors": contractors.golden_games,
    "guilds": guilds.golden_games,
    "basilica": basilica.golden_games,
}


def report(name: str) -> set[str]:
    """Print what each record of a folder covers; return what none of them covers."""
    games = FOLDERS[name]
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
        "names", nargs="*", metavar="NAME", help=f"{', '.join(FOLDERS)}; all when none is given"
    )
    parser.add_argument("--renew", action="store_true", help="search anew and write the files")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in FOLDERS]:
        parser.error(f"no golden games are called {', '.join(unknown)}")
    incomplete = False
    for name in arguments.names or FOLDERS:
        if arguments.renew:
            FOLDERS[name].renew()
        incomplete |= bool(report(name))
    return 1 if incomplete else 0


if __name__ == "__main__":
    sys.exit(main())
