"""Golden games against Ivan: whole solo games as records that together show everything he can do.

    python tools/golden_solo.py            what the records show, and what is missing
    python tools/golden_solo.py --renew    search anew and write the files

`tests/solo/test_golden.py` replays every record and fails when something required is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from duomo.core.event import Event
from duomo.core.record import Record, read, write
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.state import RedState
from duomo.games.registry import find
from duomo.sim import Simulation

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "solo" / "golden"
GAME = "red-cathedral"
OPTIONS: list[dict[str, str]] = [
    {},
    {"ivan_market": "single"},
    {"workshops": "advanced"},
    {"contractors": "on"},
]
SEARCHED = 40
"""Games looked at for each bot and set of options."""
DONE = {
    "ivan-recognition": "card recognition",
    "ivan-takes": "card inventory",
    "ivan-transports": "card transport",
    "ivan-claims": "card claim",
    "ivan-delivers": "card build",
    "ivan-blocked": "a blocked die",
    "ivan-reshuffles": "new tiles",
    "ivan-recruits": "card recruit",
    "ivan-moscow": "Ivan in Moscow",
    "ivan-cancels": "tools that cancel",
    "ivan-marker": "a marker that moves",
}


def required() -> set[str]:
    """RC-11, CT-6: everything that some golden game must show."""
    wanted = set(DONE.values())
    wanted |= {f"{ornament} of Ivan's" for ornament in ("door", "first arch", "second arch", "cross")}
    wanted |= {f"decoration of {whose} section" for whose in ("the player's", "his own")}
    wanted |= {
        f"skipped: {why}" for why in ("claim no-banner", "transport no-materials", "build no-materials")
    }
    wanted |= {f"the player chooses what Ivan {verb}" for verb in ("claims", "decorates")}
    wanted |= {f"recognition at the market, {choice}" for choice in ("per_die", "single")}
    wanted |= {
        "an ornament that fits nowhere",
        "recognition of a tile",
        "penalty for Ivan",
        "surplus materials",
    }
    wanted |= {"two sections at once", "leftovers of Ivan's", "more than 1 at the market"}
    wanted |= {f"skipped: recruit {why}" for why in ("no-contractor", "city-closed")}
    wanted |= {"recognition of a specialist", "standard board", "advanced board"}
    wanted |= {"city points of Ivan's", "tool points of Ivan's"}
    wanted |= {f"{who} the end" for who in ("Ivan brings", "the player brings")}
    wanted |= {f"{who} wins" for who in ("Ivan", "the player")}
    return wanted


def of_event(table: Table, event: Event) -> Iterator[str]:
    data = event.data
    if event.kind in DONE:
        yield DONE[event.kind]
    if event.kind == "ivan-decorates":
        state = table.state
        assert isinstance(state, RedState)
        tower, level = str(data["section"]).split(".")
        mine = state.owner[(int(tower) - 1) * 6 + int(level) - 1] == 1
        yield f"decoration of {'his own' if mine else 'the player' + chr(39) + 's'} section"
        which = {"arch": "first arch" if state.players[1].ornaments[1] == 1 else "second arch"}
        yield f"{which.get(str(data['ornament']), str(data['ornament']))} of Ivan's"
    elif event.kind == "ivan-no-ornament":
        yield "an ornament that fits nowhere"
    elif event.kind == "ivan-skips":
        yield f"skipped: {data['card']} {data['why']}"
    elif event.kind == "ivan-market":
        yield f"recognition at the market, {table.options['ivan_market']}"
        if int(data["recognition"]) > 1:
            yield "more than 1 at the market"
    elif event.kind == "ivan-claims" and data["recognition"]:
        yield "recognition of a tile"
    elif event.kind == "ivan-specialist" and data["recognition"]:
        yield "recognition of a specialist"
    elif event.kind in ("city-points", "score-tools") and event.seat == 1:
        yield f"{event.kind.split('-')[event.kind == 'score-tools'].rstrip('s')} points of Ivan's"
    elif event.kind == "penalty" and event.seat == 1:
        yield "penalty for Ivan"
    elif event.kind == "last-turns":
        yield "Ivan brings the end" if event.seat == 1 else "the player brings the end"
    elif event.kind == "score-leftovers" and event.seat == 1 and data["prestige"]:
        yield "leftovers of Ivan's"
    elif event.kind == "wins":
        yield "Ivan wins" if event.seat == 1 else "the player wins"


def of_events(table: Table, events: list[Event]) -> set[str]:
    shown = {text for event in events for text in of_event(table, event)}
    finished = [event for event in events if event.kind == "finish" and event.seat == 1]
    delivered = [event.data["section"] for event in events if event.kind == "ivan-delivers"]
    if len(finished) > 1:
        shown.add("two sections at once")
    if len(set(delivered)) > 1 or (delivered and sum(table.document()["ivan"]["build"].values())):
        shown.add("surplus materials")
    return shown


def shown_by(record: Record) -> Iterator[tuple[Table, set[str]]]:
    """The table after each move of a record, the rules checked, and what the record has shown so far."""
    table = table_of(find, record)
    shown = {f"{table.options['workshops']} board"}
    for line in record.moves:
        decorating = table.document()["pending"] == ["solo decorate"] if line.text[:4] == "ivan" else False
        if line.text.startswith("ivan "):
            shown.add(f"the player chooses what Ivan {'decorates' if decorating else 'claims'}")
        shown |= of_events(table, table.follow(line))
        yield table, shown


def all_shown_by(record: Record) -> set[str]:
    return [shown for _, shown in shown_by(record)][-1]


def renew() -> None:
    """Keep the games that show most of what is still missing."""
    found: dict[str, tuple[Record, set[str]]] = {}
    for bot in ("greedy", "random"):
        for options in OPTIONS:
            simulation = Simulation(GAME, 1, [bot], 11, options)
            for index in range(SEARCHED):
                record = simulation.record(simulation.play(index))
                if record.result is not None:
                    words = [key if value == "on" else value for key, value in options.items()]
                    name = "-".join(["1", *(words or ["standard"]), bot, str(index)])
                    found[name] = (record, all_shown_by(record))
    missing = required()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("1-*.duomo"):
        path.unlink()
    while missing and found:
        name = max(found, key=lambda name: len(found[name][1] & missing))
        record, shown = found.pop(name)
        if not shown & missing:
            break
        missing -= shown
        (FOLDER / f"{name}.duomo").write_text(write(record), encoding="utf-8")
    print("missing:", ", ".join(sorted(missing)) or "nothing")


def main() -> int:
    if "--renew" in sys.argv:
        renew()
    missing = required()
    for path in sorted(FOLDER.glob("1-*.duomo")):
        shown = all_shown_by(read(path.read_text(encoding="utf-8"), path.name))
        print(f"{path.stem}: {len(shown & required())}")
        missing -= shown
    print("missing:", ", ".join(sorted(missing)) or "nothing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
