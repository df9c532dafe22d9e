"""Golden games with contractors: what they must show of CT-1 to CT-4, and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import duomo
from duomo.bots.registry import make_bot
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE
from duomo.core.record import Record
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.registry import find
from golden import all_shown, write_all

FOLDER = Path(__file__).parent / "golden"
GAME = "red-cathedral"
BOARDS = ("standard", "advanced")
FOLLOWED = {
    "gain": "take",
    "sell-for-prestige": "give",
    "sell-for-recognition": "give",
    "activate": "activate",
    "discard-ornament": "discard-ornament",
    "buy-recognition": "pay-rubles",
    "material-and-delivery": "deliver",
    "resource-tile": "gather",
    "claim": "claim",
}
"""The event that shows that an effect did more than turn a tile."""
KEEN = {
    "specialist": 1.0,
    "hire": 0.85,
    "recruit": 0.5,
    "discard": 1.0,
    "pay": 0.6,
    "build": 0.3,
    "gain": 0.5,
}


def required() -> set[str]:
    """Everything that at least one golden game must show."""
    parts = component_set.default()
    wanted = {f"effect {effect}" for effect in FOLLOWED}
    wanted |= {f"contractor to {city.id}" for city in parts.cities}
    wanted |= {f"contractor number {number}" for number in range(1, 7)}
    wanted |= {f"{board} board" for board in BOARDS} | {f"{players} players" for players in (2, 3, 4)}
    wanted |= {
        "an empty bag",
        "a city closing with a sixth section",
        "prestige for a permit",
        "a score for tools",
    }
    wanted |= {
        "a specialist sent away",
        "a specialist laid by for a new one",
        "the black die carried further",
    }
    wanted |= {"a permit tile", "a black-die tile", "points in a city", "blueprint base", "blueprint extra"}
    return wanted


def region_of(table: Table) -> tuple[Contractors, RedState]:
    rules, state = table.rules, table.state
    assert isinstance(rules, RedRules)
    assert isinstance(state, RedState)
    return next(module for module in rules.values.modules if isinstance(module, Contractors)), state


def shown_by(record: Record) -> Iterator[tuple[Table, set[str]]]:
    """Check the rules along a record; yield the table after each move and what was shown so far."""
    table = table_of(find, record)
    shown = {f"{record.players} players", f"{record.options['workshops']} board"}
    shown.add(f"blueprint {record.options['blueprints']}")
    effect = ""
    for line in record.moves:
        events = table.follow(line)
        if line.text == "end" or line.text == "leave":
            effect = ""
        for event in events:
            if event.kind == "use-specialist":
                effect = effect_of(str(event.data["specialist"]))
            if effect and event.kind == FOLLOWED[effect] and event.data.get("rubles") != 0:
                shown.add(f"effect {effect}")
            shown |= shown_by_event(event)
        kinds = [event.kind for event in events]
        if "sixth" in kinds and "city-points" in kinds[: kinds.index("sixth")]:
            shown.add("a city closing with a sixth section")
        if line.text.startswith("die black +"):
            shown.add("the black die carried further")
        module, state = region_of(table)
        if state.turns and module.region(state).bag == 0:
            shown.add("an empty bag")
        yield table, shown


def effect_of(specialist: str) -> str:
    return next(row.effect for row in component_set.default().specialists if row.id == specialist)


def shown_by_event(event: Event) -> set[str]:
    facts = event.data
    if event.kind == "recruit":
        return {f"contractor to {facts['city']}", f"contractor number {facts['contractor']}"}
    tile = str(facts.get("tile", ""))
    if event.kind in ("activate", "open") and tile.startswith(("permit", "die-black")):
        return {"a permit tile" if tile.startswith("permit") else "a black-die tile"}
    plain = {
        "permit": "prestige for a permit",
        "send-away": "a specialist sent away",
        "lay-by": "a specialist laid by for a new one",
        "city-points": "points in a city",
        "score-tools": "a score for tools",
    }
    return {plain[event.kind]} if event.kind in plain else set()


def all_shown_by(record: Record) -> set[str]:
    return all_shown(shown_by, record)


# ---- searching -----------------------------------------------------------------------------------


def keen_game(players: int, board: str, blueprints: str, seed: int) -> Record | None:
    """Greedy players who like to recruit and to use specialists; None if the game takes too long."""
    options = {"contractors": "on", "workshops": board, "blueprints": blueprints}
    table = duomo.table(GAME, players=players, seed=seed, options=options)
    random = Random(f"golden:{seed}")
    bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(players)]
    while not table.over:
        assert table.decider != NATURE
        legal = table.legal()
        keen = [move for move in legal if random.random() < KEEN.get(move.text.split()[0], 0.0)]
        module, state = region_of(table)
        if module.region(state).held[state.active] >= 0 and random.random() < 0.5:
            keen += [move for move in legal if move.text.startswith("die black")]
        if keen and len(legal) > 1:
            table.play(random.choice(keen))
        else:
            code = bots[table.decider].choose(table.rules, table.state, [move.code for move in legal])
            table.play(table.rules.text(code))
        if len(table.moves) > 1100:
            return None
    return table.record()


def search() -> list[Record]:
    """A small set of records: each adds something the earlier ones lack."""
    missing = required()
    chosen: list[Record] = []
    for seed in range(400):
        board, blueprints = BOARDS[seed // 3 % 2], ("base", "extra")[seed // 6 % 2]
        record = keen_game(2 + seed % 3, board, blueprints, seed)
        if record is None:
            continue
        new = missing & all_shown_by(record)
        if new:
            missing -= new
            chosen.append(record)
        if not missing:
            break
    return chosen


def file_name(record: Record) -> str:
    options = record.options
    return f"{record.players}-{options['workshops']}-{options['blueprints']}-{record.seed}"


def renew() -> None:
    write_all(FOLDER, search(), file_name)
