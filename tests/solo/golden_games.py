"""Golden games against Ivan: what they must show of him, and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from duomo.core.engine.event import Event
from duomo.core.record import Record
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.registry import find
from duomo.sim import Simulation
from golden import all_shown, covering, write_all

FOLDER = Path(__file__).parent / "golden"
GAME = "red-cathedral"
OPTIONS: list[dict[str, str]] = [
    {},
    {"ivan_market": "single"},
    {"workshops": "advanced"},
    {"contractors": "on"},
]
SEED = 11
SEARCHED = 40
"""Games searched for each bot and set of options."""
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
    """RC-11, CT-6: everything that at least one golden game must show."""
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
    """Check the rules along a record; yield the table after each move and what was shown so far."""
    table = table_of(find, record)
    shown = {f"{table.options['workshops']} board"}
    for line in record.moves:
        decorating = table.document()["pending"] == ["solo decorate"] if line.text[:4] == "ivan" else False
        if line.text.startswith("ivan "):
            shown.add(f"the player chooses what Ivan {'decorates' if decorating else 'claims'}")
        shown |= of_events(table, table.follow(line))
        yield table, shown


def all_shown_by(record: Record) -> set[str]:
    return all_shown(shown_by, record)


# ---- searching -----------------------------------------------------------------------------------


def search() -> list[Record]:
    """The games that show most of what is still missing, however long."""
    pool: list[tuple[Record, set[str]]] = []
    for bot in ("greedy", "random"):
        for options in OPTIONS:
            simulation = Simulation(GAME, 1, [bot], SEED, options)
            for index in range(SEARCHED):
                record = simulation.record(simulation.play(index))
                if record.result is not None:
                    pool.append((record, all_shown_by(record)))
    return covering(pool, required(), None)


def file_name(record: Record) -> str:
    """The non-default options, the bot, and the number of its game."""
    chosen = [pair for options in OPTIONS for pair in options.items() if pair in record.options.items()]
    words = [option if choice == "on" else choice for option, choice in chosen]
    bot, number = record.tags["red"].removeprefix("bot "), str(record.seed).split(":")[1]
    return "-".join(["1", *(words or ["standard"]), bot, number])


def renew() -> None:
    write_all(FOLDER, search(), file_name)
