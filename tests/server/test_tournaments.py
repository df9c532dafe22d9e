"""Tournaments on a server: they run automatically, and nothing happens twice."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from websockets.sync.client import connect

from duomo.http.people.directing import Director
from duomo.http.settings import Limits
from duomo.play.tables.rows import now
from duomo.play.tournaments.making import planned
from duomo.play.tournaments.meetings import Meeting
from duomo.store import tournaments
from duomo.store.database import make_engine
from duomo.store.tournaments import Refused, Sole, Tournaments
from server.test_time import Ahead, ahead
from server_tools import GENEROUS, PATIENCE, Cluster, Person, Running, wait_until

Make = Callable[..., Person]
Patch = pytest.MonkeyPatch
__all__ = ["ahead"]  # a fixture
PACE = {"kind": "move", "seconds": 60}


def made(organiser: Person, **wish: Any) -> str:
    wish = {"name": "Cup", "game": "basilica", "kind": "swiss", "rounds": 2, "pace": PACE, **wish}
    answer = organiser.post("/api/tournaments", **wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


def told(one: Person, tournament: str) -> Any:
    return one.http.get(f"/api/tournaments/{tournament}").raise_for_status().json()


def act(one: Person, tournament: str, what: str, **data: Any) -> Any:
    answer = one.post(f"/api/tournaments/{tournament}/{what}", **data)
    assert answer.status_code == 200, answer.text
    return answer.json() if answer.content else None


def refused(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def until(one: Person, tournament: str, true: Callable[[Any], bool]) -> Any:
    wait_until(lambda: true(told(one, tournament)))
    return told(one, tournament)


def over(document: Any) -> bool:
    return bool(document["about"]["state"] == "over")


def test_bots_play_a_tournament_through(person: Make) -> None:
    anna = person("Anna")
    cup = made(anna, name="Arena", kind="swiss", rounds=2, rated=True)
    act(anna, cup, "bots", level="random", count=3)
    act(anna, cup, "start")
    document = until(anna, cup, over)
    games = [one for one in document["meetings"] if one["how"] == "game"]
    byes = [one["entrants"][0] for one in document["meetings"] if one["how"] == "bye"]
    assert [one["round"] for one in games] == [1, 2]
    assert len(set(byes)) == 2
    assert len({one["table"] for one in games}) == 2
    for one in games:
        assert one["state"] == "over"
        assert one["ended"] == "score"
        assert sum(one["points"]) == 1
        seats = anna.snapshot(one["table"])["seats"]
        assert [seat["level"] for seat in seats] == ["random", "random"]
    assert sum(row["points"] for row in document["standings"]) == 4
    assert [row["place"] for row in document["standings"]] == [1, 2, 3]
    assert [one["twin"] for one in document["entrants"]] == [1, 2, 3]


@pytest.mark.slow
def test_a_table_of_four_by_days_is_played_and_counted(person: Make) -> None:
    anna = person("Anna")
    days = {"kind": "days", "seconds": 2 * 86400}
    cup = made(anna, size=4, game="red-cathedral", rounds=1, pace=days)
    act(anna, cup, "bots", level="random", count=4)
    act(anna, cup, "start")
    wait_until(lambda: over(told(anna, cup)), 4 * PATIENCE)  # some hundred moves, one after another
    document = told(anna, cup)
    [game] = document["meetings"]
    there = anna.snapshot(game["table"])
    assert there["timing"]["pace"]["kind"] == "days"
    scores = there["now"]["result"]["scores"]
    ranked = sorted(zip(scores, game["points"], strict=True), reverse=True)
    assert [points for _, points in ranked] == sorted(game["points"], reverse=True)
    assert sum(game["points"]) == 6
    assert [row["points"] for row in document["standings"]] == sorted(game["points"], reverse=True)


def test_a_tournament_by_days_goes_on_without_who_does_not_come(person: Make, ahead: Ahead) -> None:
    """Somebody too slow loses the game, but not their place in the tournament; a bot plays the rest."""
    anna, bruno = person("Anna"), person("Bruno")
    cup = made(anna, kind="round-robin", pace={"kind": "days", "seconds": 24 * 3600})
    for one in (anna, bruno):
        act(one, cup, "entrants")
    act(anna, cup, "start")
    table = until(anna, cup, lambda now: now["ready"] is not None)["ready"]
    late, there = (anna, bruno) if anna.snapshot(table)["now"]["yours"] is not None else (bruno, anna)
    ahead(20 * 3600 * 1000)
    assert [seat["gone"] for seat in there.snapshot(table)["seats"]] == [None, None]
    ahead(5 * 3600 * 1000)
    with there.live(table) as live:
        live.play_on(choose=by_chance)
    document = until(anna, cup, over)
    [game] = document["meetings"]
    mine = {one["number"]: one["name"] for one in document["entrants"]}
    won = [mine[entrant] for entrant, points in zip(game["entrants"], game["points"], strict=True) if points]
    assert won == ["Bruno" if late is anna else "Anna"]
    assert [seat["gone"] for seat in there.snapshot(table)["seats"]].count("late") == 1


def by_chance(now: Any) -> str:
    return str(random.choice(now["legal"])["move"])


def elsewhere(table: str, document: Any) -> bool:
    """True if the next game of the match can be played, or the next round has started."""
    return bool(document["about"]["round"] > 1 or document["ready"] not in (None, table))


def test_people_meet_and_a_winner_goes_on(person: Make) -> None:
    """Two people and a bot: a bye for the first seed, a game, a final against a bot, which is resigned."""
    anna, bruno = person("Anna"), person("Bruno")
    cup = made(anna, kind="knock-out", listed=False)
    act(anna, cup, "bots", level="master-builder", count=1)
    act(anna, cup, "entrants")
    document = act(bruno, cup, "entrants")
    assert [one["mine"] for one in document["entrants"]] == [False, False, True]
    assert not document["can_join"]
    assert document["can_withdraw"]
    assert refused(bruno.post(f"/api/tournaments/{cup}/start")) == "not-your-tournament"
    assert told(anna, cup)["can_start"]
    act(anna, cup, "start")
    document = until(bruno, cup, lambda now: now["ready"] is not None)
    table = document["ready"]
    assert table == told(anna, cup)["ready"]
    assert table in [one["table"] for one in anna.http.get("/api/tables").json()["running"]]
    assert [one["how"] for one in document["meetings"]] == ["bye", "game"]
    while document["about"]["round"] == 1:  # a tied match continues
        table = document["ready"]
        with anna.live(table) as first, bruno.live(table) as second, ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda live: live.play_on(choose=by_chance), (first, second)))
        document = until(bruno, cup, functools.partial(elsewhere, table))
    until(anna, cup, lambda now: now["meetings"][-1]["table"] is not None)
    winner = [one for one in (anna, bruno) if told(one, cup)["ready"] is not None]
    assert len(winner) == 1
    final = told(winner[0], cup)["ready"]
    seat = next(one["seat"] for one in winner[0].snapshot(final)["seats"] if one["mine"])
    winner[0].post(f"/api/tables/{final}/resign", seat=seat).raise_for_status()
    document = until(anna, cup, over)
    assert document["meetings"][-1]["ended"] == "left"
    first_place = document["standings"][0]["entrant"]
    assert document["entrants"][first_place - 1]["level"] == "master-builder"
    assert [len(heats) for heats in document["bracket"]] == [2, 1]
    assert document["bracket"][1][0]["going_on"] == [first_place]


def test_an_organiser_gives_no_place_away(person: Make, monkeypatch: Patch) -> None:
    """At other tables the host may, if somebody has been gone for long."""
    anna, bruno = person("Anna"), person("Bruno")
    cup = made(anna)
    for one in (anna, bruno):
        act(one, cup, "entrants")
    act(anna, cup, "start")
    table = until(anna, cup, lambda now: now["ready"] is not None)["ready"]
    monkeypatch.setattr("duomo.http.tables.seating.DAY", 0)
    seats = anna.snapshot(table)["seats"]
    theirs = next(one["seat"] for one in seats if not one["mine"])
    assert refused(anna.post(f"/api/tables/{table}/links", seat=theirs)) == "not-your-seat"


def test_who_does_not_come_loses_by_the_clock(server: Running, person: Make) -> None:
    anna = person("Anna")
    cup = made(anna, kind="round-robin", size=4, game="red-cathedral", rounds=1, most=6)
    act(anna, cup, "entrants")
    act(anna, cup, "bots", level="random", count=3)
    act(anna, cup, "start")
    table = until(anna, cup, lambda now: now["ready"] is not None)["ready"]
    wait_until(lambda: anna.snapshot(table)["now"]["yours"] is not None)
    time = server.hub.time
    time.source = lambda: now() + 120_000
    try:
        document = until(anna, cup, over)
    finally:
        time.source = now
    game = document["meetings"][0]
    mine = game["entrants"].index(1)
    assert game["ended"] == "left"
    assert game["places"][mine] == 4
    assert game["points"][mine] == 0
    assert sorted(game["points"]) == [0, 2, 2, 2], "those who were there are level"


def test_what_may_be_done_and_what_not(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    cup = made(anna, most=3, listed=False)
    listed = [one["tournament"] for one in bruno.http.get("/api/tournaments").json()]
    assert cup not in listed
    assert cup in [one["tournament"] for one in anna.http.get("/api/tournaments").json()]
    assert refused(bruno.post(f"/api/tournaments/{cup}/bots", level="random")) == "not-your-tournament"
    assert refused(anna.post(f"/api/tournaments/{cup}/bots", level="nobody")) == "no-level"
    assert refused(anna.post(f"/api/tournaments/{cup}/start")) == "tournament-few"
    act(bruno, cup, "entrants")
    assert refused(bruno.post(f"/api/tournaments/{cup}/entrants")) == "tournament-entered"
    assert refused(anna.post(f"/api/tournaments/{cup}/bots", level="random", count=3)) == "tournament-full"
    act(anna, cup, "bots", level="random", count=2)
    assert refused(anna.post(f"/api/tournaments/{cup}/entrants")) == "tournament-full"
    assert bruno.http.delete(f"/api/tournaments/{cup}/entrants/2").status_code == 403
    assert anna.http.delete(f"/api/tournaments/{cup}/entrants/9").status_code == 404
    left = bruno.http.delete(f"/api/tournaments/{cup}/entrants/1").raise_for_status().json()
    assert [one["number"] for one in left["entrants"]] == [2, 3]
    assert bruno.http.delete(f"/api/tournaments/{cup}").status_code == 403
    anna.http.delete(f"/api/tournaments/{cup}").raise_for_status()
    assert told(anna, cup)["about"]["state"] == "cancelled"
    assert refused(bruno.post(f"/api/tournaments/{cup}/entrants")) == "tournament-not-open"
    wish = {"name": "Cup", "game": "basilica", "kind": "swiss", "pace": PACE}
    assert refused(anna.post("/api/tournaments", **wish, size=4)) == "bad-options"
    assert refused(anna.post("/api/tournaments", **wish, most=999)) == "tournament-most"
    assert refused(anna.post("/api/tournaments", **wish, starts="soon")) == "tournament-start"
    assert refused(anna.post("/api/tournaments", **{**wish, "game": "chess"})) == "no-game"
    assert refused(anna.http.get(f"/api/tournaments/{'0' * 16}")) == "no-tournament"


def test_it_begins_at_its_time(person: Make) -> None:
    """With enough entrants; with too few it is cancelled."""
    anna = person("Anna")
    soon = (datetime.now(UTC) + timedelta(seconds=2)).isoformat()
    full, empty = made(anna, starts=soon, rounds=1), made(anna, starts=soon)
    act(anna, full, "bots", level="random", count=2)
    until(anna, full, over)
    until(anna, empty, lambda now: now["about"]["state"] == "cancelled")


def test_who_looks_at_it_hears_of_it(server: Running, person: Make) -> None:
    anna = person("Anna")
    cup = made(anna)
    address = f"ws://127.0.0.1:{server.port}/api/tournaments/{cup}/live"
    with connect(address, open_timeout=PATIENCE) as socket:
        assert cup in str(socket.recv(PATIENCE))
        act(anna, cup, "entrants")
        assert cup in str(socket.recv(PATIENCE))
        act(anna, cup, "bots", level="random", count=1)
        assert cup in str(socket.recv(PATIENCE))


def test_everything_about_somebody_and_nothing_any_more(sqlite: str) -> None:
    server = Running(sqlite, GENEROUS, more={"regret_days": 0})
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    cup, own = made(anna, kind="round-robin"), made(bruno, name="His own")
    for one in (anna, bruno):
        act(one, cup, "entrants")
    act(anna, cup, "bots", level="random", count=1)
    act(anna, cup, "start")
    everything = bruno.http.get("/api/me/everything").raise_for_status().json()
    assert [row["tournament_id"] for row in everything["entrants"]] == [cup]
    assert [row["name"] for row in everything["tournaments"]] == ["His own"]
    bruno.http.delete("/api/me").raise_for_status()
    document = told(anna, cup)
    assert [one["name"] for one in document["entrants"]] == ["Anna", None, None]
    assert document["entrants"][1]["withdrawn"]
    assert told(anna, own)["about"]["state"] == "cancelled"
    assert told(anna, own)["about"]["organiser"] is None
    server.stop()


# ---- once, whatever happens ----------------------------------------------------------------------


@pytest.fixture
def quiet(sqlite: str, monkeypatch: Patch) -> Iterator[Running]:
    """A server whose director does nothing automatically."""

    async def idle(_: Director) -> None:
        await asyncio.sleep(1e6)

    monkeypatch.setattr(Director, "walk", idle)
    server = Running(sqlite, Limits(tournaments=2))
    yield server
    server.stop()


def test_nothing_is_planned_made_or_counted_twice(quiet: Running) -> None:
    anna = Person(quiet.port, "Anna")
    cup = made(anna)
    act(anna, cup, "bots", level="random", count=2)
    act(anna, cup, "start")
    engine = make_engine(quiet.settings.database)
    store = Tournaments(engine)
    new = planned([Meeting(1, 1, (1, 2))])
    write(engine, tournaments.plan(cup, 0, new))
    with pytest.raises(Refused):
        write(engine, tournaments.plan(cup, 0, planned([Meeting(1, 1, (1, 2))])))
    with pytest.raises(Refused):
        write(engine, tournaments.finish(cup, 0))
    write(engine, tournaments.made(cup, new[0]))
    with pytest.raises(Refused):
        write(engine, tournaments.made(cup, new[0]))
    whole = store.whole(cup)
    assert whole is not None
    assert store.ended(whole)[0].table is None, "its table is gone"
    for points in ((4, 0), (0, 4)):
        result = type(new[0])(1, 1, 1, (1, 2), "game", new[0].table_id, 1, 2, (1, 2), points)
        write(engine, tournaments.record(cup, [result]))
    assert [row["points"] for row in told(anna, cup)["standings"]] == [1, 0]
    with pytest.raises(Refused):
        write(engine, tournaments.begin(cup, [1, 2]))
    made(anna)
    wish = {"name": "Cup", "game": "basilica", "kind": "swiss", "pace": PACE}
    assert refused(anna.post("/api/tournaments", **wish)) == "too-many-tournaments"


def write(engine: Any, statement: Any) -> None:
    with engine.begin() as connection:
        statement(connection)


def test_one_of_several_processes_directs(cluster: Cluster) -> None:
    engine = make_engine(cluster.database())
    first, second = Sole(engine), Sole(make_engine(str(engine.url)))
    assert first.held()
    assert not second.held()
    assert first.held()
    first.release()
    assert second.held()
    assert not first.held()
    second.release()
