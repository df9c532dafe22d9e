"""Profile a search in the Python of the site: the functions that take most of the time.

    cd web && node tools/run-python.js ../dist/site/engine/* ../benchmarks/site_profile.py [GAME [MS]]

A profile doubles the time of small functions; look for those that stand out.
"""

from __future__ import annotations

import sys
from _lsprof import Profiler  # the site has no `cProfile`, which is built on it

from duomo.bots.search import Budget, Search, Settings
from duomo.play.tables.parts import parts_of

SHOWN = 25


def profiled(game: str, milliseconds: int) -> None:
    table = parts_of(game, 2, {}).table()
    while table.decider < 0:
        table.advance(table.codes()[0])
    settings = Settings()
    settings.learned = True
    Search(table.rules, settings, 0).run(table.state.copy(), Budget(100))  # warm-up
    search, profiler = Search(table.rules, settings, 1), Profiler()
    profiler.enable()
    search.run(table.state.copy(), Budget(milliseconds=milliseconds))
    profiler.disable()
    stats = sorted(profiler.getstats(), key=lambda entry: -entry.inlinetime)
    whole = sum(entry.inlinetime for entry in stats)
    print(f"{game}: {search.simulations} simulations; percent of the time, calls, function")
    for entry in stats[:SHOWN]:
        code = entry.code
        name = (
            code
            if isinstance(code, str)
            else f"{code.co_filename.rpartition('/duomo/')[2]} {code.co_qualname}"
        )
        print(f"{100 * entry.inlinetime / whole:5.1f} {entry.callcount:9,} {name}")


if __name__ == "__main__":
    given = sys.argv[1:]
    profiled(given[0] if given else "red-cathedral", int(given[1]) if len(given) > 1 else 4000)
