"""Fingerprints of random games of every kind: the same on every engine.

python tests/offline/same_games.py 200          # of 200 games of each kind on this engine, as JSON
python tests/offline/same_games.py --everywhere # of 200, compiled, interpreted and in the browser's Python

The last one compares them, stores them in fingerprints.json and prints the table of docs/site.md. The tests
repeat some of them and fail if the stored ones differ, or are from another interpreter.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from duomo.sim import simulate

FEW, MANY = 20, 200
"""Games of each kind: as many as the tests play on an engine that is not compiled, and all of them. 200 games
of all kinds are three million decisions, half a minute or more on each such engine.
"""
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


def fingerprints(games: int) -> Prints:
    return {
        kind: simulate(game, players, ["random"], games, 17, options).fingerprint
        for kind, (game, players, options) in KINDS.items()
    }


def in_the_browsers_python(games: int) -> Prints:
    """On the built site's engine, run by Node."""
    root = Path(__file__).resolve().parents[2]
    sys.path.insert(0, str(root / "tools"))
    from build_page import WEB, folder_of_node

    node = folder_of_node()
    assert node is not None
    (engine,) = (root / "dist/site/engine").iterdir()
    script = [str(node / "node"), "tools/run-python.js", str(engine), str(Path(__file__).resolve())]
    return _read([*script, str(games)], cwd=WEB)


def _read(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> Prints:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=env)
    assert done.returncode == 0, done.stderr[-2000:]
    found: Prints = json.loads(done.stdout.splitlines()[-1])
    return found


def interpreter() -> Prints:
    """The browser's Python and its libraries, as locked."""
    root = Path(__file__).resolve().parents[2]
    pyodide = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))
    libraries = hashlib.sha256((root / "requirements/site.txt").read_bytes()).hexdigest()
    return {"pyodide": pyodide["packages"]["node_modules/pyodide"]["version"], "libraries": libraries[:16]}


def rows(found: dict[str, Prints]) -> list[str]:
    """A table for docs/site.md: each kind, and the start of its fingerprint on every engine."""
    told = [f"| {MANY} games of | {' | '.join(found)} |", "|---|---|---|---|"]
    for kind in KINDS:
        told.append(f"| {kind} | {' | '.join(f'`{prints[kind][:12]}`' for prints in found.values())} |")
    return told


def everywhere() -> None:
    here = [sys.executable, __file__]
    fast = {**os.environ, "DUOMO_COMPILED": "1"}
    found: dict[str, Prints] = {}
    ways: dict[str, Callable[[], Prints]] = {
        "compiled": lambda: _read([*here, str(MANY)], env=fast),
        "interpreted": lambda: _read([*here, str(MANY)], env={**os.environ, "DUOMO_COMPILED": "0"}),
        "browser": lambda: in_the_browsers_python(MANY),
    }
    for engine, ask in ways.items():
        began = time.monotonic()
        found[engine] = ask()
        print(f"{engine}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    print("\n".join(rows(found)))
    assert len({json.dumps(prints) for prints in found.values()}) == 1, "they differ"
    kept = {str(FEW): _read([*here, str(FEW)], env=fast), str(MANY): found, "browser": interpreter()}
    Path(__file__).with_name("fingerprints.json").write_text(json.dumps(kept, indent=2) + "\n")


def main(given: list[str]) -> None:
    if "--everywhere" in given:
        everywhere()
    else:
        print(json.dumps(fingerprints(int(given[0]) if given else FEW)))


if __name__ == "__main__":
    main(sys.argv[1:])
