"""The long form of the fuzzers: `make fuzz`, or `python tests/fuzz --size 10 --seed 7`.

Failures are reported with the seed that reproduces them; then the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fuzz import commands, files, requests
from server_tools import GENEROUS, Person, Running

SIZES = {"files": 20_000, "commands": 3000, "requests": 10_000, "frames": 20_000}
TOLD = 5
"""Number of faults of one kind that are shown in full."""


def repeat(kind: str, count: int, seed: int, one: Callable[[random.Random], None]) -> int:
    """Run this many tries, each with its own seed; return the number of faults."""
    faults = 0
    began = time.monotonic()
    for number in range(count):
        try:
            one(random.Random(f"{seed} {kind} {number}"))
        except Exception:
            faults += 1
            if faults <= TOLD:
                print(f"--- {kind}, try {number} of seed {seed}:\n{traceback.format_exc()}", flush=True)
    print(f"{kind}: {count} tries, {faults} faults, {time.monotonic() - began:.0f} s", flush=True)
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=float, default=1.0, help="how many times as many as usual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(SIZES), action="append")
    wanted = parser.parse_args()
    os.environ["COLUMNS"] = "100"
    kinds = wanted.only or list(SIZES)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        faults = 0
        for kind in kinds:
            count = max(1, int(SIZES[kind] * wanted.size))
            if kind == "files":
                faults += repeat(kind, count, wanted.seed, lambda chance: files.try_one(chance, folder))
            elif kind == "commands":
                faults += repeat(
                    kind, count, wanted.seed, lambda chance: try_command(commands.call(chance, folder))
                )
            else:
                faults += at_a_server(kind, count, wanted.seed, folder)
    return 1 if faults else 0


def try_command(words: list[str]) -> None:
    commands.run(words)


def at_a_server(kind: str, count: int, seed: int, folder: Path) -> int:
    server = Running(f"sqlite:///{folder / f'{kind}.sqlite'}", GENEROUS)
    person = Person(server.port, "Anna")
    table, _ = person.table("basilica", "me screen")

    def ask(chance: random.Random) -> None:
        raw = requests.request(chance, person, table)
        status = requests.status_of(raw, server.port)
        assert status is None or status < 500, (status, raw[:2000])

    try:
        if kind == "requests":
            return repeat(kind, count, seed, ask)
        with person.live(table) as live:

            def say(chance: random.Random) -> None:
                live.socket.send(requests.frame(chance))
                told = live.hear()
                assert told.get("words", {}).get("key") != "server-fault", told

            return repeat(kind, count, seed, say)
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
