"""A rated game of four with a day for each move: somebody continues on another device, somebody is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.choosing import Player
from server.test_time import Ahead
from server_tools import Person, Running, wait_until

Make = Callable[..., Person]

HOUR = 3600 * 1000
NAMES = ("Ada", "Bea", "Cyd", "Dan")


class Evening:
    """Plays for whichever person has to decide."""

    def __init__(self, people: list[Person], table: str) -> None:
        self.people = people
        self.table = table
        self.choose = Player("four people")
        self.last = 0

    def now(self) -> Any:
        """As seen by the person whose turn it is; or the end."""
        seen: dict[str, Any] = {}

        def awaits_somebody() -> bool:
            seen.update(self.people[self.last].snapshot(self.table))
            decider = seen["now"]["decider"]
            return seen["now"]["over"] or (decider is not None and not seen["seats"][decider]["gone"])

        wait_until(awaits_somebody)
        if not seen["now"]["over"] and seen["now"]["decider"] != self.last:
            self.last = seen["now"]["decider"]
            return self.people[self.last].snapshot(self.table)["now"]
        return seen["now"]

    def until(self, seat: int | None) -> None:
        """Play until it is somebody's turn, or to the end."""
        while not (now := self.now())["over"] and now["decider"] != seat:
            chosen = {"id": f"m{now['number']}", "seat": now["decider"], "move": self.choose(now)}
            path = f"/api/tables/{self.table}/moves"
            self.people[now["decider"]].post(path, **chosen, after=now["number"]).raise_for_status()


def test_a_rated_game_of_four_over_two_days(
    server: Running, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hub.time, "source", server.hub.time.source)
    ahead = Ahead(server)
    people = [person(name) for name in NAMES]
    pace = {"kind": "days", "seconds": 24 * 3600, "out": "bot"}
    seats, options = "me friend friend friend", {"start_player": "1"}
    table, links = people[0].table(
        "red-cathedral", seats, options=options, pace=pace, stand_in="random", rated=True
    )
    for seat in (1, 2, 3):
        people[seat].take(table, links[seat])
    evening = Evening(people, table)
    evening.until(2)
    ahead(20 * HOUR)
    assert [seat["gone"] for seat in people[0].snapshot(table)["seats"]] == [None] * 4

    phone = person()
    link = people[1].post("/api/me/links").json()["link"]
    with people[1].live(table) as old:
        phone.post(f"/api/here/{link.rsplit('/', 1)[1]}").raise_for_status()
        old.hear_until(lambda message: message["type"] == "news" and message["about"] == "devices")
    people[1] = phone
    evening.until(1)
    evening.until(2)

    def gone() -> list[str | None]:
        return [seat["gone"] for seat in people[0].snapshot(table)["seats"]]

    before = people[0].snapshot(table)["now"]["number"]
    ahead(25 * HOUR)
    wait_until(lambda: gone() == [None, None, "away", None])

    def played() -> list[Any]:
        """The bot's decisions at the absent person's seat."""
        told = (
            people[0]
            .http.get(f"/api/tables/{table}/entries", params={"start": before + 1, "stop": before + 60})
            .json()
        )
        return [entry for entry in told if entry["seat"] == 2]

    wait_until(lambda: bool(played()))
    people[2].post(f"/api/tables/{table}/back", seat=2).raise_for_status()
    assert gone() == [None] * 4
    evening.until(None)

    final = people[3].snapshot(table)
    assert not final["timing"]["ended"]
    ratings = []
    for one, name in zip(people, NAMES, strict=True):
        told = one.http.get("/api/me/profile").json()
        assert told["name"] == name
        [rating] = told["ratings"]
        assert (rating["game"], rating["games"]) == ("red-cathedral", 1)
        ratings.append(rating["rating"])
    result = final["now"]["result"]
    assert max(ratings) in [ratings[seat] for seat in result["winners"]]
    assert ratings[result["scores"].index(min(result["scores"]))] == min(ratings)
