"""Clocks, stand-ins, votes: nobody can freeze a game, and no time counts while the server is down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from duomo.http.tables.timekeeping import Timekeeper
from duomo.play.tables.clocks import DAY
from duomo.play.tables.rows import now
from duomo.store.beats import BEATS
from duomo.store.database import make_engine, migrate
from duomo.store.house import put
from duomo.store.reading import Store
from server_tools import Cluster, Person, Process, Running, wait_until

Make = Callable[..., Person]
MINUTE = 60_000


class Ahead:
    """Lets a test set the server's clock forward."""

    def __init__(self, server: Running) -> None:
        self.time = server.hub.time
        self.by = 0
        self.time.source = lambda: now() + self.by

    def __call__(self, milliseconds: int) -> None:
        self.by += milliseconds


@pytest.fixture
def ahead(server: Running) -> Iterator[Ahead]:
    yield Ahead(server)
    server.hub.time.source = now


def timed(kind: str = "move", seconds: int = 60, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, **more}


def two(person: Make, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table; the first one starts."""
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", stand_in="random", **more)
    bruno.take(table, links[1])
    if anna.snapshot(table)["now"]["decider"] == 1:
        anna, bruno = bruno, anna
    return anna, bruno, table


def three(person: Make) -> tuple[list[Person], str]:
    people = [person(name) for name in ("Anna", "Bruno", "Clara")]
    table, links = people[0].table("red-cathedral", "me friend friend", stand_in="random")
    for seat in (1, 2):
        people[seat].take(table, links[seat])
    return people, table


def own(one: Person, table: str) -> int:
    return next(int(seat["seat"]) for seat in one.snapshot(table)["seats"] if seat["mine"])


def seat_of(watcher: Person, one: Person, table: str) -> Any:
    return watcher.snapshot(table)["seats"][own(one, table)]


def timing(one: Person, table: str) -> Any:
    return one.snapshot(table)["timing"]


def act(one: Person, table: str, what: str, **data: Any) -> Any:
    answer = one.post(f"/api/tables/{table}/{what}", **data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(one: Person, table: str, what: str, **data: Any) -> str:
    answer = one.post(f"/api/tables/{table}/{what}", **data)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def kinds(one: Person, table: str) -> list[str]:
    return [note["kind"] for note in one.snapshot(table)["seatings"]]


# ---- clocks --------------------------------------------------------------------------------------


def test_no_time_runs_before_everybody_sits(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", pace=timed())
    assert timing(anna, table)["runs"] is None
    bruno.take(table, links[1])
    assert timing(anna, table)["runs"] == anna.snapshot(table)["now"]["decider"]
    assert 0 < timing(anna, table)["left"][0] <= MINUTE


def test_a_bot_plays_for_who_is_too_slow_until_they_are_back(person: Make, ahead: Ahead) -> None:
    anna, bruno, table = two(person, pace=timed())
    with bruno.live(table) as live:
        ahead(61_000)
        live.wait_for_turn()
        assert seat_of(bruno, anna, table)["gone"] == "away"
        assert seat_of(bruno, anna, table)["stand_in"] == "random"
        assert kinds(bruno, table)[-1] == "slow"
        mine = own(anna, table)
        move = {"seat": mine, "move": "pass", "after": live.now["number"], "id": "x"}
        assert anna.post(f"/api/tables/{table}/moves", **move).json()["words"]["key"] == "server-bot-plays"
        act(anna, table, "back", seat=mine)
        assert seat_of(bruno, anna, table)["gone"] is None
        assert kinds(bruno, table)[-1] == "back"
        assert refused(anna, table, "back", seat=mine) == "not-away"
        live.play_on(1)
        while live.now["yours"] is not None:
            live.play()
    with anna.live(table) as hers:
        assert hers.wait_for_turn()
        assert timing(anna, table)["runs"] == mine


def test_whoever_is_out_stays_out_and_a_bot_plays_the_rest(person: Make, ahead: Ahead) -> None:
    anna, bruno, table = two(person, pace=timed("player", 60, increment=2, out="lost"))
    with bruno.live(table) as live:
        ahead(61_000)
        live.wait_for_turn()
        mine = own(anna, table)
        assert refused(anna, table, "back", seat=mine) == "out-of-game"
        live.play_on()
        assert live.now["over"]
    assert seat_of(bruno, anna, table)["gone"] == "late"
    record = bruno.http.get(f"/api/tables/{table}/record").text
    assert "late" in record


def test_time_for_the_whole_game_is_kept_across_moves(person: Make, ahead: Ahead) -> None:
    anna, _, table = two(person, pace=timed("player", 600, increment=5))
    mine = own(anna, table)
    ahead(100_000)
    with anna.live(table) as live:
        while live.now["yours"] is not None:
            live.play()
    left = timing(anna, table)["left"][mine]
    assert 490_000 < left <= 505_000


def test_a_vacation_stops_the_clock_in_games_by_days(person: Make, ahead: Ahead) -> None:
    anna, bruno, table = two(person, pace=timed("days", 86_400))
    ahead(DAY // 2)
    before = anna.http.get("/api/me/vacation").json()
    assert before["until"] is None
    taken = anna.post("/api/me/vacation", days=5).json()
    assert taken["until"] is not None
    assert taken["days_left"] == before["days_left"] - 5
    assert anna.post("/api/me/vacation", days=5).json()["error"]["key"] == "server-on-vacation"
    assert seat_of(bruno, anna, table)["vacation"] is not None
    ahead(4 * DAY)
    assert timing(bruno, table)["left"][own(anna, table)] > DAY // 3
    assert bruno.http.get("/api/tables").json()["running"][0]["left"] > DAY
    anna.http.delete("/api/me/vacation").raise_for_status()
    ahead(DAY // 2 + MINUTE)
    with bruno.live(table) as live:
        live.wait_for_turn()
    assert seat_of(bruno, anna, table)["gone"] == "away"
    assert anna.post("/api/me/vacation", days=300).json()["error"]["key"] == "server-no-vacation-left"


@pytest.mark.parametrize("pace", [timed("hours"), timed(seconds=1), timed(seconds=10**9), {"kind": "move"}])
def test_a_pace_that_cannot_be(person: Make, pace: dict[str, Any]) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    answer = person().post("/api/tables", game="basilica", players=2, seats=seats, pace=pace)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "server-bad-request"


# ---- the server is down --------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Any) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'duomo.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


def test_no_time_counts_while_the_server_is_down(fresh: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Running(fresh)
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    table, links = anna.table("basilica", "me friend", pace=timed("player", 3600))
    bruno.take(table, links[1])
    server.hub.time.source = lambda: now() + 600_000
    before = timing(anna, table)
    runs = before["runs"]
    run_apart_on(server, Timekeeper(server.hub).beat)
    server.stop()
    for one in (anna, bruno):
        one.close()
    later = now() + 2 * DAY
    offset = later - now()
    monkeypatch.setattr("duomo.store.beats.now", lambda: now() + offset)
    again = Running(fresh)
    again.hub.time.source = lambda: now() + offset + 600_000
    store = Store(make_engine(fresh))
    stored = store.table(table)
    assert stored is not None
    assert stored.row.clock is not None
    assert again.hub.time.lost >= 2 * DAY - MINUTE
    assert stored.row.deadline is not None
    left = stored.row.deadline - again.hub.time.now()
    assert abs(left - before["left"][runs]) < MINUTE
    again.stop()


def test_a_crash_before_the_first_sign_of_life_stops_no_clock(fresh: str) -> None:
    """Nothing is written while nobody's clock runs: that does not count as server downtime."""
    server = Running(fresh)
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    table, links = anna.table("basilica", "me friend", pace=timed("player", 3600))
    bruno.take(table, links[1])
    server.stop()
    for one in (anna, bruno):
        one.close()
    engine = make_engine(fresh)
    with engine.begin() as connection:
        put(BEATS, {"at": now() - 10 * DAY, "lost": 0})(connection)
    again = Running(fresh)
    assert again.hub.time.lost < MINUTE
    stored = Store(engine).table(table)
    assert stored is not None
    assert stored.row.deadline is not None
    assert abs(stored.row.deadline - again.hub.time.now() - 3600_000) < MINUTE
    again.stop()


def run_apart_on(server: Running, work: Callable[[], Any]) -> None:
    import asyncio

    loop = server.hub.writer.loop
    asyncio.run_coroutine_threadsafe(work(), loop).result(60)


def test_clocks_survive_a_crash(fresh: str) -> None:
    migrate(make_engine(fresh))
    server = Process(fresh)
    anna, bruno = Person(server.settings.port, "Anna"), Person(server.settings.port, "Bruno")
    table, links = anna.table("basilica", "me friend", pace=timed("player", 3600))
    bruno.take(table, links[1])
    before = timing(anna, table)
    server.kill()
    server.start()
    after = timing(anna, table)
    runs = before["runs"]
    assert after["runs"] == runs
    assert before["left"][runs] - MINUTE < after["left"][runs] <= before["left"][runs] + 6_000
    server.kill()


# ---- without clocks ------------------------------------------------------------------------------


def test_who_has_long_been_gone_is_stood_in_for(server: Running, person: Make) -> None:
    anna, bruno, table = two(person)
    mine = own(anna, table)
    assert timing(bruno, table)["claim"]["seat"] == mine
    assert refused(bruno, table, "claim", seat=mine) == "not-gone-long"
    server.hub.time.patience = 0
    try:
        assert refused(person(), table, "claim", seat=mine) == "not-your-table"
        with anna.live(table):
            assert timing(bruno, table)["claim"] is None
            assert refused(bruno, table, "claim", seat=mine) == "nobody-gone"
        wait_until(lambda: timing(bruno, table)["claim"] is not None)
        with bruno.live(table) as live:
            act(bruno, table, "claim", seat=mine)
            live.wait_for_turn()
        assert kinds(bruno, table)[-1] == "claimed"
        assert seat_of(bruno, anna, table)["gone"] == "away"
        act(anna, table, "back", seat=mine)
    finally:
        server.hub.time.patience = 10 * MINUTE


def test_who_resigns_is_played_on_by_a_bot(person: Make) -> None:
    anna, bruno, table = two(person)
    assert refused(bruno, table, "resign", seat=own(anna, table)) == "not-your-seat"
    act(anna, table, "resign", seat=own(anna, table))
    with bruno.live(table) as live:
        live.play_on()
        assert live.now["over"]
    assert [seat["gone"] for seat in bruno.snapshot(table)["seats"]].count("resigned") == 1
    assert refused(bruno, table, "resign", seat=own(bruno, table)) == "game-over"


def test_when_the_last_one_resigns_the_table_ends(person: Make) -> None:
    anna, bruno, table = two(person)
    act(anna, table, "resign", seat=own(anna, table))
    act(bruno, table, "resign", seat=own(bruno, table))
    shown = anna.snapshot(table)
    assert shown["closed"]
    assert shown["timing"]["ended"] == "left"
    assert anna.http.get("/api/tables").json()["finished"][0]["ended"] == "left"
    number = shown["now"]["number"]
    move = {"seat": own(bruno, table), "move": "pass", "after": number, "id": "x"}
    assert bruno.post(f"/api/tables/{table}/moves", **move).json()["words"]["key"] == "server-table-given-up"


def rating_of(one: Person) -> int | None:
    found = one.http.get("/api/me/profile").raise_for_status().json()["ratings"]
    return None if not found else int(found[0]["rating"])


def test_who_resigns_first_has_lost_also_when_the_others_resign_too(person: Make) -> None:
    """Otherwise nobody who resigns would ever lose a rated game: the last one could be asked to resign as
    well.
    """
    anna, bruno, cara = person("Anna"), person("Bruno"), person("Cara")
    table, links = anna.table("red-cathedral", "me friend friend", rated=True)
    for one, seat in ((bruno, 1), (cara, 2)):
        one.take(table, links[seat])
    for one in (bruno, anna, cara):
        act(one, table, "resign", seat=own(one, table))
    assert anna.snapshot(table)["timing"]["ended"] == "left"
    first, second, third = (rating_of(one) for one in (cara, anna, bruno))
    assert first is not None
    assert second is not None
    assert third is not None
    assert first > second > third


def test_who_resigns_against_a_bot_has_lost(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me bot", level="apprentice", rated=True)
    act(anna, table, "resign", seat=0)
    rating = rating_of(anna)
    assert rating is not None
    assert rating < 1500


def test_what_all_agreed_to_give_up_is_not_rated(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", rated=True)
    bruno.take(table, links[1])
    act(anna, table, "vote", kind="end")
    act(bruno, table, "vote/answer", agree=True)
    assert anna.snapshot(table)["timing"]["ended"] == "agreed"
    assert rating_of(anna) is None


def test_a_rated_game_is_not_given_up_without_who_is_away(person: Make, ahead: Ahead) -> None:
    """It would count for nothing, and the absent person may have been ahead."""
    anna, bruno, table = two(person, pace=timed(), rated=True)
    with bruno.live(table) as live:
        ahead(61_000)
        live.wait_for_turn()
    act(bruno, table, "vote", kind="end")
    assert timing(bruno, table)["ended"] is None
    assert timing(bruno, table)["vote"]["waits_for"] == [own(anna, table)]
    act(anna, table, "vote/answer", agree=True)
    assert timing(bruno, table)["ended"] == "agreed"


def test_all_must_agree_to_give_a_game_up(person: Make) -> None:
    anna, bruno, table = two(person)
    with bruno.live(table) as live:
        act(anna, table, "vote", kind="end")
        asked = live.hear_until(lambda message: message["type"] == "timing" and message["timing"]["vote"])
        told = asked["timing"]["vote"]
        assert (told["kind"], told["waits_for"]) == ("end", [own(bruno, table)])
        assert refused(bruno, table, "vote", kind="end") == "vote-runs"
        assert refused(anna, table, "vote/answer", agree=True) == "not-asked"
        act(bruno, table, "vote/answer", agree=False)
        assert timing(anna, table)["vote"] is None
        assert refused(bruno, table, "vote/answer", agree=True) == "no-vote"
        act(anna, table, "vote", kind="end")
        act(bruno, table, "vote/answer", agree=True)
    assert timing(anna, table)["ended"] == "agreed"
    assert kinds(anna, table)[-1] == "ended"


def test_two_cannot_vote_each_other_out(person: Make) -> None:
    anna, bruno, table = two(person)
    assert refused(anna, table, "vote", kind="out", seat=own(bruno, table)) == "too-few-to-vote"
    assert refused(anna, table, "vote", kind="out", seat=own(anna, table)) == "no-seat"
    assert refused(person(), table, "vote", kind="end") == "not-your-table"


def test_most_of_the_others_may_play_on_without_somebody(person: Make) -> None:
    (anna, bruno, clara), table = three(person)
    act(anna, table, "vote", kind="out", seat=2)
    assert timing(clara, table)["vote"]["waits_for"] == [1]
    assert refused(clara, table, "vote/answer", agree=False) == "not-asked"
    act(bruno, table, "vote/answer", agree=False)
    assert timing(clara, table)["vote"] is None, "one of two is not most of them"
    act(bruno, table, "vote", kind="out", seat=2)
    act(anna, table, "vote/answer", agree=True)
    assert seat_of(anna, clara, table)["gone"] == "voted"
    assert refused(clara, table, "back", seat=2) == "out-of-game"
    assert kinds(anna, table)[-1] == "voted"


def test_nobody_proposes_without_end(server: Running, person: Make) -> None:
    limits = server.guard.settings.limits
    anna, bruno, table = two(person)
    said = ""
    for _ in range(limits.votes + 1):
        answer = anna.post(f"/api/tables/{table}/vote", kind="end")
        if answer.status_code == 429:
            said = answer.json()["error"]["key"]
            break
        act(bruno, table, "vote/answer", agree=False)
    assert said == "server-too-many-votes"


def test_a_rematch_has_the_same_pace(person: Make) -> None:
    anna, bruno, table = two(person, pace=timed("move", 90))
    act(anna, table, "resign", seat=own(anna, table))
    with bruno.live(table) as live:
        live.play_on()
    again = bruno.post(f"/api/tables/{table}/rematch").json()["table"]
    assert timing(bruno, again)["pace"]["seconds"] == 90
