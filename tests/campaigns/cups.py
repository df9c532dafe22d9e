"""A Swiss tournament of bots with `kill -9` in the middle: it ends as if nothing had happened."""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from campaigns.figures import Figures
from campaigns.kills import kill_a_worker
from duomo.play.people.ratings import places
from duomo.play.tournaments.meetings import POINT, History, points_of
from duomo.play.tournaments.rounds import next_meetings
from duomo.play.tournaments.rows import MeetingRow, StoredTournament
from duomo.play.tournaments.standings import standings
from duomo.store import backup
from duomo.store.database import make_engine
from duomo.store.house import House
from duomo.store.reading import Store
from duomo.store.tournaments import Tournaments
from server_tools import GENEROUS, PATIENCE, Cluster, Process

LEVEL = "random"
AT_ONCE = 16
"""Games played at the same time."""
LIMITS = msgspec.structs.replace(GENEROUS, bot_tables=AT_ONCE)
LONGEST = 3600.0
"""Seconds after which it counts as stuck."""


def sqlite(entrants: int, rounds: int, kills: int) -> Figures:
    figures = Figures("cup-sqlite")
    with tempfile.TemporaryDirectory(prefix="duomo-cup-") as folder:
        server = Process(f"sqlite:///{folder}/duomo.sqlite", limits=LIMITS)
        try:

            def strike(_number: int) -> str:
                server.kill()
                server.start()
                return "server"

            _play(server, figures, entrants, rounds, kills, strike)
        finally:
            server.kill()
    return figures.ended()


def postgresql(entrants: int, rounds: int, kills: int) -> Figures:
    """Kill the whole server, one of its workers, and every process of the database, in turn."""
    figures = Figures("cup-postgresql")
    with tempfile.TemporaryDirectory(prefix="duomo-pg-") as folder:
        cluster = Cluster(Path(folder))
        server = Process(cluster.database(), workers=2, limits=LIMITS)
        chance = random.Random(3)

        def strike(number: int) -> str:
            what = ("server", "worker", "database")[number % 3]
            if what == "server":
                server.kill()
                server.start()
            elif what == "worker":
                kill_a_worker(server, chance)
            else:
                cluster.kill()
                cluster.start()
            return what

        try:
            _play(server, figures, entrants, rounds, kills, strike)
        finally:
            server.kill()
            cluster.stop()
    return figures.ended()


def _play(
    server: Process,
    figures: Figures,
    entrants: int,
    rounds: int,
    kills: int,
    strike: Callable[[int], str],
) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False) as http:
        http.get("/api/me").raise_for_status()
        wish = {
            "name": "Cup",
            "game": "basilica",
            "kind": "swiss",
            "rounds": rounds,
            "most": entrants,
            "pace": {"kind": "days", "seconds": 24 * 3600},
        }
        cup = str(http.post("/api/tournaments", json=wish).raise_for_status().json()["tournament"])
        address = f"/api/tournaments/{cup}"
        http.post(f"{address}/bots", json={"level": LEVEL, "count": entrants}).raise_for_status()
        http.post(f"{address}/start").raise_for_status()
        struck: Counter[str] = Counter()
        chance = random.Random(entrants)
        games = rounds * (entrants // 2)
        for number in range(kills):
            # At some point of its part of the tournament: between two games, or while tables are created.
            least = int(games * (number + chance.random()) / (kills + 1))
            _until(http, address, partial(_at_least, least))
            struck[strike(number)] += 1
        _until(http, address, lambda told: bool(told["about"]["state"] == "over"))
        shown = http.get(address).raise_for_status().json()["standings"]
    for what, times in struck.items():
        figures.tell(f"kills of the {what}", times)
    _compare(figures, server.settings.database, cup, entrants, rounds, shown)


def _over(told: Any) -> int:
    return sum(one["state"] == "over" for one in told["meetings"])


def _at_least(games: int, told: Any) -> bool:
    return _over(told) >= games


def _until(http: httpx.Client, address: str, true: Callable[[Any], bool]) -> None:
    end = time.monotonic() + LONGEST
    while True:
        try:
            answer = http.get(address)
            if answer.status_code == 200 and true(answer.json()):
                return
        except httpx.HTTPError:
            pass  # it is being killed or restarted
        assert time.monotonic() < end, "the tournament does not end"
        time.sleep(0.1)


def _compare(figures: Figures, database: str, cup: str, entrants: int, rounds: int, shown: Any) -> None:
    """Compare what is stored with what must follow from it."""
    engine = make_engine(database)
    whole = Tournaments(engine).whole(cup)
    assert whole is not None
    store = Store(engine)
    tables = [one.table_id for one in whole.meetings]
    games = rounds * (entrants // 2)
    history = History(whole.held)
    seated = Counter((one.round, number) for one in whole.meetings for number in one.entrants)
    wrong = [one for one in whole.meetings if not _as_played(whole, one, store)]
    figures.tell("entrants", entrants)
    figures.tell("rounds", rounds)
    figures.tell("games", len(tables))
    figures.tell("tables made", House(engine).counts().tables)
    figures.tell("entries", House(engine).counts().entries)
    figures.tell("twice in a round", sum(times > 1 for times in seated.values()))
    figures.tell("rematches", sum(times > 1 for times in history.met.values()))
    figures.tell("first more often than second, at most", max(map(abs, history.balance.values())))
    figures.tell("results that differ from their tables", len(wrong))
    figures.must(whole.row.state == "over", "it is not over")
    figures.must(len(set(tables)) == len(tables) == games, f"{len(tables)} games of {games}")
    figures.must(House(engine).counts().tables == games, "a table was made twice, or not at all")
    figures.must(set(seated.values()) == {1} and len(seated) == rounds * entrants, "not once in each round")
    figures.must(max(history.met.values()) == 1, "a rematch")
    figures.must(max(map(abs, history.balance.values())) <= 2, "first too often")
    figures.must(not wrong, f"results that differ: {wrong}")
    paired = sum(_as_paired(whole, number) for number in range(1, rounds + 1))
    figures.tell("rounds paired as from what was played before", paired)
    figures.must(paired == rounds, "a round was paired otherwise than from what was played before")
    told = standings(whole.row.rules, whole.order, whole.held)
    figures.must(sum(row.points for row in told) == games * POINT, "points were lost or counted twice")
    counted = _counted(whole, store)
    figures.must(
        [row["entrant"] for row in shown] == [row.entrant for row in told], "other standings are shown"
    )
    figures.must(
        [(Fraction(row.points), row.buchholz, row.berger) for row in told]
        == [counted[row.entrant] for row in told],
        "the standings do not follow from the tables",
    )
    ranks = [counted[row.entrant] for row in told]
    figures.must(ranks == sorted(ranks, reverse=True), "somebody with more stands behind somebody with less")
    unreadable = backup.check(engine)
    figures.must(not unreadable, f"games do not open: {unreadable}")
    engine.dispose()


def _as_paired(whole: StoredTournament, number: int) -> bool:
    """True if a round's pairing matches one recomputed from the rounds before it."""
    before = [one for one in whole.held if one.round < number]
    again = next_meetings(whole.row.rules, whole.order, frozenset(), before)
    kept = [one for one in whole.held if one.round == number]
    return {(one.board, one.entrants, one.how) for one in again} == {
        (one.board, one.entrants, one.how) for one in kept
    }


def _counted(whole: StoredTournament, store: Store) -> dict[int, tuple[Fraction, Fraction, Fraction]]:
    """Everybody's points, opponents' points (Buchholz) and points of those beaten (Sonneborn and Berger),
    counted from the tables themselves, at tables of two.
    """
    games: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for meeting in whole.meetings:
        stored = store.table(meeting.table_id or "", after=1_000_000)
        assert stored is not None
        games.append((meeting.entrants, tuple(places(stored.row, stored.seats))))
    points: dict[int, Fraction] = dict.fromkeys(whole.order, Fraction(0))
    for (one, other), (mine, theirs) in games:
        share = Fraction(1) if mine < theirs else Fraction(mine == theirs, 2)
        points[one] += share * POINT
        points[other] += (1 - share) * POINT
    met: dict[int, Fraction] = dict.fromkeys(whole.order, Fraction(0))
    beaten = dict(met)
    for (one, other), (mine, theirs) in games:
        share = Fraction(1) if mine < theirs else Fraction(mine == theirs, 2)
        met[one] += points[other]
        met[other] += points[one]
        beaten[one] += share * points[other]
        beaten[other] += (1 - share) * points[one]
    return {one: (points[one], met[one], beaten[one]) for one in whole.order}


def _as_played(whole: StoredTournament, meeting: MeetingRow, store: Store) -> bool:
    """True if the table's own result is the one that was counted."""
    stored = store.table(meeting.table_id or "", after=1_000_000)
    if stored is None or not stored.row.over:
        return False
    reached = tuple(places(stored.row, stored.seats))
    return meeting.places == reached and meeting.points == points_of(whole.row.rules, reached)
