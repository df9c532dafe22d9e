"""Run campaigns: all of them, or those that are named.

python tests/campaigns                       # a tenth of the targets, about half an hour
python tests/campaigns --size 1              # the targets of docs/reliability.md: many hours
python tests/campaigns kills-sqlite --size 0.2 --write
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns import abuse, clocks, cups, disk, hostile, kills, soak, torn
from campaigns.figures import Figures


def cup(size: float) -> tuple[int, int, int]:
    """Entrants, rounds and kills."""
    return max(8, int(64 * size) // 2 * 2), max(3, round(6 * size)), max(1, round(3 * size))


CAMPAIGNS: dict[str, tuple[Callable[[float], Figures], str]] = {
    "kills-sqlite": (lambda size: kills.sqlite(max(3, int(1000 * size))), "1,000 kills"),
    "kills-postgresql": (lambda size: kills.postgresql(max(3, int(300 * size))), "300 kills"),
    "hostile-frames": (lambda size: hostile.frames(max(400, int(1_000_000 * size))), "1,000,000 frames"),
    "hostile-files": (lambda size: hostile.files(max(100, int(100_000 * size))), "100,000 files"),
    "abuse": (lambda size: abuse.abuse(max(4.0, 60 * size)), "60 s of each abuse"),
    "disk-full": (lambda size: disk.full(max(1, int(100 * size))), "full 100 times"),
    "torn-copies": (lambda size: torn.copies(max(10, int(1000 * size))), "1,000 copies"),
    "clock-jumps": (lambda size: clocks.jumps(max(5, int(200 * size))), "200 jumps"),
    "cup-sqlite": (lambda size: cups.sqlite(*cup(size)), "64 bots, 3 kills"),
    "cup-postgresql": (lambda size: cups.postgresql(*cup(size)), "64 bots, 3 kills"),
    "soak": (lambda size: soak.soak(max(0.2, 60 * size)), "60 minutes"),
}


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(CAMPAIGNS))
    asked.add_argument("--size", type=float, default=0.1, help="of the target, which is 1")
    asked.add_argument("--write", action="store_true", help="put the figures into docs/reliability.md")
    words = asked.parse_args()
    wrong = 0
    for name in words.names or CAMPAIGNS:
        if name not in CAMPAIGNS:
            asked.error(f"there is no campaign {name}")
        if name == "disk-full" and not disk.possible():
            print("disk-full: not run, a small disk cannot be mounted here", flush=True)
            continue
        figures = CAMPAIGNS[name][0](words.size)
        print("\n".join(figures.lines()), flush=True)
        wrong += len(figures.wrong)
        if words.write:
            figures.write(f"python tests/campaigns {name} --size {words.size:g}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
