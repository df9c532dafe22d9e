"""Run campaigns: all of them, or those that are named.

python tests/campaigns                       # a tenth of the targets, about half an hour
python tests/campaigns --size 1              # the targets of docs/reliability.md: many hours
python tests/campaigns kills-sqlite --size 0.2 --write
python tests/campaigns kills-sqlite --size 1 --parts 8       # eight servers at once, for many cores
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns import disk
from campaigns.listed import CAMPAIGNS, run


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(CAMPAIGNS))
    asked.add_argument("--size", type=float, default=0.1, help="of the target, which is 1")
    asked.add_argument("--parts", type=int, default=1, help="run at once, where a campaign can be divided")
    asked.add_argument("--write", action="store_true", help="put the figures into docs/reliability.md")
    words = asked.parse_args()
    wrong = 0
    for name in words.names or CAMPAIGNS:
        if name not in CAMPAIGNS:
            asked.error(f"there is no campaign {name}")
        if name == "disk-full" and not disk.possible():
            print("disk-full: not run, a small disk cannot be mounted here", flush=True)
            continue
        figures = run(name, words.size, words.parts)
        print("\n".join(figures.lines()), flush=True)
        wrong += len(figures.wrong)
        if words.write:
            parts = f" --parts {words.parts}" if words.parts > 1 and CAMPAIGNS[name].divides else ""
            figures.write(f"python tests/campaigns {name} --size {words.size:g}{parts}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
