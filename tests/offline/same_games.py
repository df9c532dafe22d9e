"""Fingerprints of random games of every kind: the same on every engine.

python tests/offline/same_games.py 200          # of 200 games of each kind on this engine, as JSON
python tests/offline/same_games.py              # of as many as the tests of a slow engine play
python tests/offline/same_games.py --everywhere # of 200, compiled, interpreted and in the browser's Python
python tests/offline/same_games.py --renew      # into fingerprints.json, after a change of the rules
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from duomo.sim import simulate

FEW, MANY = 20, 200
"""Games of each kind: where they are long and the engine is slow, and everywhere else. 200 of all kinds
are three million decisions, half a minute and more on each engine that is not compiled."""
SHORT = ("alone against Ivan", "Basilica")
"""Kinds whose games are short."""
KINDS: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral, two players": ("red-cathedral", 2, {}),
    "The Red Cathedral, three players": ("red-cathedral", 3, {"workshops": "advanced"}),
    "The Red Cathedral, four players": ("red-cathedral", 4, {}),
    "alone against Ivan": ("red-cathedral", 1, {}),
    "Contractors": ("red-cathedral", 2, {"contractors": "on"}),
    "Contractors with guilds": ("red-cathedral", 3, {"contractors": "on", "guild": "random"}),
    "Basilica": ("basilica", 2, {}),
}
Prints = dict[str, str]


def games_of(kind: str, fast: bool) -> int:
    """How many the tests play."""
    return MANY if fast or kind in SHORT else FEW


def fingerprints(games: int | None) -> Prints:
    """None: as many as the tests of a slow engine play."""
    return {
        kind: simulate(
            game, players, ["random"], games or games_of(kind, fast=False), 17, options
        ).fingerprint
        for kind, (game, players, options) in KINDS.items()
    }


def in_the_browsers_python(games: int | None) -> Prints:
    """On the engine of the built site, run by Node."""
    root = Path(__file__).resolve().parents[2]
    sys.path.insert(0, str(root / "tools"))
    from build_page import WEB, folder_of_node

    node = folder_of_node()
    assert node is not None
    (engine,) = (root / "dist/site/engine").iterdir()
    script = [str(node / "node"), "tools/run-python.js", str(engine), str(Path(__file__).resolve())]
    return _read([*script, *([] if games is None else [str(games)])], cwd=WEB)


def _read(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> Prints:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=env)
    assert done.returncode == 0, done.stderr[-2000:]
    found: Prints = json.loads(done.stdout.splitlines()[-1])
    return found


def everywhere() -> None:
    """A table for docs/site.md: a kind, the beginning of its fingerprint, and whether every engine has it."""
    here = [sys.executable, __file__, str(MANY)]
    found: dict[str, Prints] = {}
    ways: dict[str, Callable[[], Prints]] = {
        "compiled": lambda: _read(here, env={**os.environ, "DUOMO_COMPILED": "1"}),
        "interpreted": lambda: _read(here, env={**os.environ, "DUOMO_COMPILED": "0"}),
        "browser": lambda: in_the_browsers_python(MANY),
    }
    for engine, ask in ways.items():
        began = time.monotonic()
        found[engine] = ask()
        print(f"{engine}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    print(f"| {MANY} games of | {' | '.join(found)} |\n|---|---|---|---|")
    for kind in KINDS:
        prints = [found[engine][kind] for engine in found]
        print(f"| {kind} | {' | '.join(f'`{one[:12]}`' for one in prints)} |")
    assert len({json.dumps(prints) for prints in found.values()}) == 1, "they differ"


def main(given: list[str]) -> None:
    if "--everywhere" in given:
        everywhere()
    elif "--renew" in given:
        found = {str(games): fingerprints(games) for games in (FEW, MANY)}
        Path(__file__).with_name("fingerprints.json").write_text(json.dumps(found, indent=2) + "\n")
    else:
        print(json.dumps(fingerprints(int(given[0]) if given else None)))


if __name__ == "__main__":
    main(sys.argv[1:])
