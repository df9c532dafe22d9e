"""What is remembered: ratings after rated games, profiles, leader boards, the archive of a person's own
games.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable
from typing import Any

from duomo.analysis.documents import Analysis, Total
from duomo.core.record import read
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.people.memory import by_choice, played
from duomo.play.people.openings import FirstEntry, own_moves
from duomo.play.people.ratings import ANCHORS
from duomo.play.tables.making import wished
from server_tools import Person, Running

Make = Callable[..., Person]


def duel(first: Person, second: Person, rated: bool = True) -> str:
    """A finished game of two people."""
    table, links = first.table("basilica", "me friend", rated=rated)
    second.take(table, links[1])
    with first.live(table) as here, second.live(table) as there:
        live, other = (here, there) if here.now["yours"] is not None else (there, here)
        while live.wait_for_turn():
            while live.now["yours"] is not None and not live.now["over"]:
                assert live.play()["type"] == "done"
            live, other = other, live
    return table


def profile(one: Person, of: Person | None = None) -> Any:
    path = "/api/me/profile" if of is None else f"/api/people/{of.me['guest']}"
    return one.http.get(path).raise_for_status().json()


def board(one: Person, kind: str = "two") -> list[Any]:
    answer = one.http.get("/api/leaders", params={"game": "basilica", "kind": kind})
    found: list[Any] = answer.raise_for_status().json()["leaders"]
    return found


def games(one: Person, **wanted: Any) -> Any:
    return one.http.get("/api/me/games", params=wanted).raise_for_status().json()


def test_beginnings_and_mistakes_are_remembered(server: Running, person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = duel(anna, bruno)
    [place] = profile(anna)["openings"]
    assert [place["game"], place["kind"], place["games"]] == ["basilica", "place", 1]
    assert place["move"].startswith("at ")
    won = 0 in anna.snapshot(table)["now"]["result"]["winners"]
    assert place["won"] == won
    assert profile(anna)["mistakes"] == []
    totals = [Total(seat, 0, 0, 0, 0, 0, 3 + seat, 2, 1, 0, None) for seat in (0, 1)]
    analyses: Any = server.guard.app.app.dependencies["analyses"].dependency()
    for _ in range(2):  # the second time it is computed again
        work = analyses._remember(table, Analysis("me", None, 2, [], totals))
        asyncio.run_coroutine_threadsafe(work, server.hub.writer.loop).result(60)
    for seat, one in enumerate((anna, bruno)):
        [found] = profile(one)["mistakes"]
        kinds = ("table", "inaccuracies", "mistakes", "blunders")
        assert [found[kind] for kind in kinds] == [table, 3 + seat, 2, 1]


def test_games_are_counted_by_what_expansions_brought() -> None:
    """By the guild in play, including randomly chosen ones."""
    rows = []
    for guild, winner in (("weavers", 0), ("weavers", 1), ("random", 0), ("none", 0)):
        seats = [SeatWish("me"), SeatWish("bot", level="random")]
        live, _ = wished(NewTable("red-cathedral", 2, seats, {"guild": guild}), "anna", "Anna")
        live.row.over, live.row.scores, live.row.winners = True, [9, 8], [winner]
        rows.append((live.row, live.seats))
    found = by_choice(played(rows, "anna", {}))
    assert {one.option for one in found} == {"guild"}, "without a guild there is none"
    by_chance = rows[2][0].options["guild"]
    assert by_chance not in ("random", "none")
    counted = {one.value: (one.games, one.won) for one in found}
    if by_chance == "weavers":
        assert counted == {"weavers": (3, 2)}
    else:
        assert counted == {"weavers": (2, 1), by_chance: (1, 1)}


def test_what_was_taken_back_is_no_beginning() -> None:
    entries = [
        FirstEntry(1, None, None, None),
        FirstEntry(2, 0, "die white", None),
        FirstEntry(3, 0, None, 1),
        FirstEntry(4, 0, "claim 3.2", None),
        FirstEntry(5, 1, "build", None),
    ]
    assert own_moves(entries, 0) == ["claim 3.2"]
    assert own_moves(entries, 1) == ["build"]


def test_a_rated_game_changes_ratings_and_is_remembered(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno Échec")
    assert profile(anna)["ratings"] == []
    table = duel(anna, bruno)
    winners = anna.snapshot(table)["now"]["result"]["winners"]
    ratings = [profile(one)["ratings"] for one in (anna, bruno)]
    assert [[one["game"], one["kind"], one["games"]] for [one] in ratings] == [["basilica", "two", 1]] * 2
    for seat, [one] in enumerate(ratings):
        if len(winners) == 1:
            assert (one["rating"] > 1500) == (seat in winners)
        assert one["doubt"] < 350
        assert not one["settled"]
    told = profile(anna)
    assert [told["games"], told["won"]] == [1, int(0 in winners)]
    assert [[one["name"], one["games"]] for one in told["against"]] == [["Bruno Échec", 1]]
    assert [[one["players"], one["seat"], one["games"]] for one in told["seats"]] == [[2, 0, 1]]
    [last] = told["recent"]
    assert (last["summary"]["table"], last["before"]) == (table, 1500)
    assert last["after"] == ratings[0][0]["rating"]
    assert told["against"][0]["guest"] == bruno.me["guest"], "whose page can be looked at"
    assert profile(anna, bruno)["recent"][0]["summary"]["table"] == table
    leaders = board(anna)
    assert {one["level"] for one in leaders} - {None} == set(ANCHORS), "bots stand there from the beginning"
    assert {"Anna", "Bruno Échec"} <= {one["name"] for one in leaders}
    assert [one["mine"] for one in leaders if one["guest"] == anna.me["guest"]] == [True]
    assert all(one["guest"] is None for one in board(anna, "slow"))


def test_other_games_change_no_ratings_and_are_nobody_elses(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    duel(anna, bruno, rated=False)
    alone, _ = anna.table("basilica", "me screen")
    with anna.live(alone) as live:
        live.play_on()
    told = profile(anna)
    assert told["ratings"] == []
    assert told["games"] == 1, "who plays both sides has beaten nobody"
    assert profile(bruno, anna)["games"] == 0, "others see rated games alone"


def test_bots_are_rated_too(person: Make) -> None:
    anna = person("Anna")
    seats = [{"who": "me"}, {"who": "bot", "level": "apprentice"}]
    wish = {"game": "basilica", "players": 2, "seats": seats, "rated": True}
    table = anna.post("/api/tables", **wish).raise_for_status().json()["table"]
    with anna.live(table) as live:
        live.play_on()
    [bot] = [one for one in board(anna) if one["level"] == "apprentice"]
    assert bot["games"] >= 1
    assert abs(bot["rating"] - ANCHORS["apprentice"].mu) < 100, "but it is anchored"
    assert profile(anna)["against"][0]["level"] == "apprentice"


def test_who_hides_is_not_seen(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    duel(anna, bruno)
    assert anna.http.put("/api/me/profile", json={"hidden": True}).raise_for_status().json()["hidden"]
    assert bruno.http.get(f"/api/people/{anna.me['guest']}").status_code == 404
    assert anna.me["guest"] not in [one["guest"] for one in board(bruno)]
    assert profile(bruno)["against"][0]["guest"] is None
    assert profile(anna)["games"] == 1


def test_own_games_are_found_by_words_tags_and_results(person: Make) -> None:
    anna, bruno, clara = person("Anna"), person("Bruno Échec"), person("Clara")
    first, second = duel(anna, bruno, rated=False), duel(anna, clara)
    assert [one["summary"]["table"] for one in games(anna)["games"]] == [second, first]
    noted = {"tags": ["king", " close  one ", "king"], "note": "The tenth vault lost it."}
    anna.http.put(f"/api/me/games/{first}", json=noted).raise_for_status()
    assert games(anna)["tags"] == ["close one", "king"]
    for wanted in ({"text": "echec"}, {"tag": "king"}, {"text": "VAULT bruno"}, {"rated": False}):
        assert [one["summary"]["table"] for one in games(anna, **wanted)["games"]] == [first], wanted
    assert games(anna, text="bruno clara")["count"] == 0
    assert games(anna, game="red-cathedral")["count"] == 0
    assert games(anna, outcome="won")["count"] + games(anna, outcome="lost")["count"] == 2
    assert games(anna, start=1)["games"][0]["note"] == "The tenth vault lost it."
    assert games(bruno)["games"][0]["note"] == "", "nobody else sees it"
    assert clara.http.put(f"/api/me/games/{first}", json=noted).status_code == 403
    anna.http.put(f"/api/me/games/{first}", json={}).raise_for_status()
    assert games(anna)["tags"] == []

    packed = anna.http.get("/api/me/records").raise_for_status().content
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        assert len(file.namelist()) == 2
        assert [read(file.read(name).decode()).game for name in file.namelist()] == ["basilica"] * 2


def resign(one: Person, table: str) -> None:
    seat = next(seat["seat"] for seat in one.snapshot(table)["seats"] if seat["mine"])
    one.post(f"/api/tables/{table}/resign", seat=seat).raise_for_status()


def test_games_that_all_have_left_are_remembered(person: Make) -> None:
    """They count for the ratings, so they are also in the profile, the archive and the export."""
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", rated=True)
    bruno.take(table, links[1])
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409
    resign(anna, table)
    resign(bruno, table)
    assert [[profile(one)["games"], profile(one)["won"]] for one in (anna, bruno)] == [[1, 0], [1, 1]]
    [rival] = profile(anna)["against"]
    assert [rival["name"], rival["ahead"], rival["behind"]] == ["Bruno", 0, 1]
    for one, place in ((anna, 2), (bruno, 1)):
        [played] = games(one)["games"]
        assert (played["summary"]["table"], played["place"]) == (table, place)
        assert played["summary"]["ended"] == "left"
        assert (played["before"], played["after"]) == (1500, profile(one)["ratings"][0]["rating"])
        assert games(one, outcome="won" if place == 1 else "lost")["count"] == 1
    assert profile(anna, bruno)["recent"][0]["place"] == 1, "others see it too"
    packed = anna.http.get("/api/me/records").raise_for_status().content
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        [name] = file.namelist()
        record = file.read(name).decode()
    assert read(record).game == "basilica"
    assert "resigned" in record
    assert anna.http.get(f"/api/replays/{table}").raise_for_status().json()["table"] == table
    again = bruno.post(f"/api/tables/{table}/rematch").raise_for_status().json()["table"]
    assert [seat["who"] for seat in anna.snapshot(again)["seats"]] == ["person", "person"]


def test_a_game_that_all_gave_up_is_kept_and_nobody_has_won_it(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", rated=True)
    bruno.take(table, links[1])
    anna.post(f"/api/tables/{table}/vote", kind="end").raise_for_status()
    bruno.post(f"/api/tables/{table}/vote/answer", agree=True).raise_for_status()
    [played] = games(anna)["games"]
    assert (played["place"], played["summary"]["ended"]) == (None, "agreed")
    assert [games(anna, outcome=one)["count"] for one in ("won", "lost")] == [0, 0]
    told = profile(anna)
    assert (told["games"], told["against"], len(told["recent"])) == (0, [], 1)
    assert bruno.post(f"/api/tables/{table}/rematch").status_code == 201
