"""Golden games of Basilica: what they must show, and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import duomo
from basilica.helpers import state_of
from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.move import Move
from duomo.core.record import Record, read, write
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.names import ORDER_NAMES, RANK_NAMES
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.zones import find_zones, majority
from duomo.games.registry import find
from golden import all_shown, covering, write_all

FOLDER = Path(__file__).parent / "golden"
PAID = ("promote", "recruit", "confound")
SEEDS = 1200


def required() -> set[str]:
    """Everything that at least one golden game must show."""
    wanted = {f"order {name}" for name in ORDER_NAMES}
    wanted |= {f"paid {name}" for name in PAID} | {f"not paid {name}" for name in PAID}
    wanted |= {f"rank {name}" for name in RANK_NAMES[c.ARCHITECT :]} | {"promoted again"}
    wanted |= {f"ends by {how}" for how in ("king", "pile")} | {"a draw"}
    wanted |= {f"paid_recruit {choice}" for choice in ("any", "own")}
    wanted |= {
        "vaults replaced",
        "reshuffle",
        "a tile of before the reshuffle turned over after it",
        "vaults apart after a clean-up",
        "vaults apart after a catastrophe",
        "Hercules wins a tie",
        "Hercules cancel",
        "builder placed",
    }
    return wanted


def shown_by(record: Record) -> Iterator[tuple[Table, set[str]]]:
    """Check the rules along a record; yield the table after each move and what was shown so far."""
    table = table_of(find, record)
    shown = {f"paid_recruit {table.options['paid_recruit']}"}
    for line in record.moves:
        before = state_of(table).copy()
        if line.text in ("plain", "crown") and before.early >> (before.stack[-1] >> 6 & 3) & 1:
            shown.add("a tile of before the reshuffle turned over after it")
        for event in table.follow(line):
            kind, data = event.kind, event.data
            if kind == "order":
                shown.add(f"order {data['order']}")
            elif kind == "pay":
                shown.add(f"paid {data['order']}")
            elif kind == "decline":
                shown.add(f"not paid {data['order']}")
            elif kind == "promote":
                shown.add(f"rank {data['rank']}")
                if (
                    before.cells[c.STRIDE * int(str(data["cell"]).split(".")[0]) + column(data["cell"])]
                    & c.RANK
                ):
                    shown.add("promoted again")
            elif kind == "replace":
                shown.add("vaults replaced")
            elif kind == "reshuffle":
                shown.add("reshuffle")
            elif kind == "builder":
                shown.add("builder placed")
            elif kind == "scoring" or kind == "exhausted":
                shown |= ties(before)
            elif kind == "clean-up" and apart(state_of(table)):
                shown.add("vaults apart after a clean-up")
            elif kind == "catastrophe" and apart(state_of(table)) and not apart(before):
                shown.add("vaults apart after a catastrophe")
            elif kind == "end":
                shown.add(f"ends by {data['by']}")
            elif kind == "draw":
                shown.add("a draw")
        yield table, shown


def column(cell: object) -> int:
    return int(str(cell).split(".")[1]) - 1


def ties(state: BasilicaState) -> set[str]:
    """What a scoring now would show about Hercules. (The vault that triggers it may change a zone, but
    rarely.)
    """
    found: set[str] = set()
    for zone in find_zones(state.cells):
        here = zone_ranks(state, zone.first, zone.colour)
        if zone.white and zone.black and not zone.lead and here:
            if majority(zone):
                found.add("Hercules wins a tie")
            elif len(here) == 2:
                found.add("Hercules cancel")
    return found


def zone_ranks(state: BasilicaState, start: int, colour: int) -> set[int]:
    """The sides with a Hercules in the zone."""
    seen, waiting, sides = {start}, [start], set()
    while waiting:
        cell = waiting.pop()
        value = state.cells[cell]
        if value & c.RANK == c.HERCULES << c.RANK_SHIFT:
            sides.add(value & c.BUILDER)
        for other in (cell - 1, cell + 1, cell - c.STRIDE, cell + c.STRIDE):
            if state.cells[other] & colour and other not in seen:
                seen.add(other)
                waiting.append(other)
    return sides


def apart(state: BasilicaState) -> bool:
    """True if some vault is not connected to the board."""
    cells = state.cells
    waiting = [cell for cell in range(c.STRIDE, 2 * c.STRIDE) if cells[cell] & (c.COLOURS | c.SCAFFOLD)]
    seen = set(waiting)
    while waiting:
        cell = waiting.pop()
        for other in (cell - 1, cell + 1, cell - c.STRIDE, cell + c.STRIDE):
            if cells[other] & (c.COLOURS | c.SCAFFOLD) and other not in seen:
                seen.add(other)
                waiting.append(other)
    return any(value & c.COLOURS and cell not in seen for cell, value in enumerate(cells))


def all_shown_by(record: Record) -> set[str]:
    return all_shown(shown_by, record)


# ---- searching -----------------------------------------------------------------------------------


def game(seed: int) -> Record:
    """A bot game; greedy bots play short games, random ones try everything."""
    bots = [("random", "random"), ("greedy", "random"), ("greedy", "greedy")][seed % 3]
    options = {"paid_recruit": ("any", "own")[seed // 3 % 2]}
    table = duomo.table("basilica", options=options)
    made = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(bots)]
    playout = Playout(table.rules, table.state.copy(), made, Dealer(seed))
    for code in playout.moves:
        table.play(Move(code, ""))
    record = table.record()
    record.tags = {"bots": " ".join(bots), "seed": str(seed)}
    return record


def search() -> list[Record]:
    """Some games for variety, then only those that show something new."""
    wanted = required()
    pool: list[tuple[Record, set[str]]] = []
    seen: set[str] = set()
    for seed in range(SEEDS):
        if seed > 90 and wanted <= seen:
            break
        record = game(seed)
        shown = all_shown_by(read(write(record)))
        if seed <= 90 or (shown & wanted) - seen:
            pool.append((record, shown))
        seen |= shown
    return covering(pool, wanted, 100)


def file_name(record: Record) -> str:
    return f"{record.tags['bots'].replace(' ', '-')}-{record.tags['seed']}"


def renew() -> None:
    write_all(FOLDER, search(), file_name)
