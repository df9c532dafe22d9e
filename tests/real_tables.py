"""Tables of the engine as they would be entered at a real table: for the companion tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import duomo
from duomo.core.engine.state import NATURE
from duomo.core.record import Record, read
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games import registry
from duomo.games.basilica.companion.documents import BasilicaCount, CountedSide
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists

TESTS = Path(__file__).parent
GOLDEN = sorted(TESTS.glob("*/golden/*.duomo"))
EXAMPLES = sorted(TESTS.glob("*/examples/*.toml"))


def ended(path: Path) -> tuple[Table, Table]:
    """A golden game after its last move, and the same table as its players see it when they start to count:
    with every contract still in hand (CT-5.12).
    """
    record = read(path.read_text(encoding="utf-8"), path.name)
    return scored(path)[0], uncounted(record)


def scored(path: Path) -> tuple[Table, Any]:
    """A golden game after its last move, and the engine's score for it."""
    record = read(path.read_text(encoding="utf-8"), path.name)
    end: Table = table_of(registry.find, record)
    told = [(end.state.turns, end.follow(line)) for line in record.moves]
    assert end.over
    assert end.decider != NATURE
    return end, end.game.wire().scoring(end.rules, end.state, told)


def uncounted(record: Record) -> Table:
    """The end of a game before its contracts are counted."""
    table: Any = table_of(registry.find, record)
    for line in record.moves[:-1]:
        table.follow(line)
    archivists = [one for one in getattr(table.rules.values, "modules", []) if isinstance(one, Archivists)]
    hands = [guild.archive(table.state).hands[:] for guild in archivists]
    for guild in archivists:
        guild.archive(table.state).hands = [0] * len(table.state.players)
    table.follow(record.moves[-1])
    for guild, held in zip(archivists, hands, strict=True):
        guild.archive(table.state).hands = held
    return cast(Table, table)


def example(path: Path) -> Table:
    return duomo.table(position=path)


def red_count(table: Any) -> RedCathedralCount:
    """What people would enter for this table."""
    values = table.rules.values
    document = table.game.view(table.rules, table.state, -1)
    towers = [
        [
            CountedSection(
                one.get("banner"), bool(one.get("finished")) or "banner" not in one, one.get("ornament")
            )
            for one in tower["sections"]
        ]
        for tower in document["tower"]
    ]
    contracts = hands_of(table)
    parties = []
    for seat, party in enumerate(table.names()):
        one: Any = CountedParty(party, table.state.players[seat].marker)
        if party == "ivan":
            one.materials = sum(document["ivan"]["inventory"].values()) + sum(
                document["ivan"]["build"].values()
            )
        else:
            player = document["player"][seat]
            one.materials, one.rubles = sum(player["materials"].values()), player["rubles"]
            if contracts:
                one.kinds = {name: count for name, count in player["materials"].items() if count}
                one.open_tiles = sum(slot.get("face") == "up" for slot in player["slots"].values())
                one.gone = gone_of(table, seat, player)
        if "contractors" in document:
            board = document["contractors"]["board"][seat]
            one.permits, one.tools = board["permits"], list(board["tools_shown"])
        if contracts:
            one.contracts = contracts[seat]
        parties.append(one)
    return RedCathedralCount(parties, towers, dict(values.chosen))


def hands_of(table: Any) -> list[list[str]]:
    for guild in table.rules.values.modules:
        if isinstance(guild, Archivists):
            names, hands = guild.contracts.names, guild.archive(table.state).hands
            return [[name for at, name in enumerate(names) if hand >> at & 1] for hand in hands]
    return []


def gone_of(table: Any, seat: int, player: dict[str, Any]) -> dict[str, int]:
    """Ornaments that are neither placed nor at hand nor locked."""
    values = table.rules.values
    gone: dict[str, int] = {}
    for kind, name in enumerate(("door", "arch", "cross")):
        placed = sum(
            1
            for cell in table.state.cells
            if table.state.ornament[cell] == seat and values.card_kind[table.state.card[cell]] == kind
        )
        locked = sum(slot["holds"] == name and "tile" not in slot for slot in player["slots"].values())
        gone[name] = values.ornaments[kind] - placed - locked - player["ornaments"][name]
    return gone


def royal_counts(path: Path) -> list[tuple[BasilicaCount, Any]]:
    """Every scoring of a golden game of Basilica: the cathedral as its players saw it, with the vault that
    brought the king to his crown (BA-3.3), and the engine's score.
    """
    record = read(path.read_text(encoding="utf-8"), path.name)
    table: Table = table_of(registry.find, record)
    royal = scored(path)[1].scorings
    found: list[tuple[BasilicaCount, Any]] = []
    for line in record.moves:
        before = basilica_count(table, table.rules.scores(table.state), 0)
        events = table.follow(line)
        crown = [event.data["king"] for event in events if event.kind == "scoring"]
        if not crown:
            continue
        [placed] = [event.data for event in events if event.kind == "vault"]
        before.vaults[str(placed["cell"])] = str(placed["colours"])
        before.king = int(crown[0])
        found.append((before, royal[len(found)]))
    if len(found) < len(royal):  # the pile was exhausted (BA-2.4)
        last = royal[-1]
        points = [last.totals.white - last.points.white, last.totals.black - last.points.black]
        found.append((basilica_count(table, points, 0), last))
    return found


def basilica_count(table: Table, points: list[int], king: int) -> BasilicaCount:
    """The current cathedral, with both sides' previous points."""
    document = table.document()
    vaults = {cell: text.split()[0] for cell, text in document["cathedral"].items()}
    sides = [
        CountedSide(before, list(player["builders"]))
        for before, player in zip(points, document["player"], strict=True)
    ]
    return BasilicaCount(king, sides[0], sides[1], vaults, document["scaffolds"], document["glass"])
