"""Guests lose nothing when they become members: by a link, an e-mail, an address or a passkey."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller

from duomo.http.people import passkeys
from duomo.store import schema
from duomo.store.adopting import NAMES, NOT_PEOPLE, adopt
from duomo.store.database import make_engine, migrate
from duomo.store.trouble import Conflict
from server.test_identity import Letters, come, link_of, mail_at
from server.test_memory import duel, games, profile
from server_tools import GENEROUS, Cluster, Person, Running, free_port


class House:
    """A server that sends e-mail, and the people who use it."""

    def __init__(self, database: str, port: int) -> None:
        self.running = Running(database, GENEROUS, more=mail_at(port))
        self.box = Letters()
        self.controller = Controller(self.box, hostname="127.0.0.1", port=port)
        self.controller.start()
        self.came: list[Person] = []

    def person(self, name: str = "") -> Person:
        self.came.append(Person(self.running.port, name))
        return self.came[-1]

    def member(self, name: str) -> Person:
        """Somebody with an address."""
        one = self.person(name)
        one.post("/api/me/email", address=f"{name.lower()}@example.org").raise_for_status()
        come(one, self.box.token()).raise_for_status()
        return one

    def stop(self) -> None:
        for one in self.came:
            one.close()
        self.running.stop()
        self.controller.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """New databases of one kind."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('data') / 'duomo.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database


@pytest.fixture(scope="module")
def house(fresh: Callable[[], str]) -> Iterator[House]:
    running = House(fresh(), free_port())
    yield running
    running.stop()


# ---- the ways ------------------------------------------------------------------------------------


def by_link(house: House, member: Person, guest: Person, _patch: pytest.MonkeyPatch) -> Any:
    return guest.post(f"/api/here/{link_of(member)}", bring=True)


def by_letter(house: House, member: Person, guest: Person, _patch: pytest.MonkeyPatch) -> Any:
    address = member.http.get("/api/me/email").json()["address"]
    guest.post("/api/sign-in", address=address).raise_for_status()
    return guest.post(f"/api/here/{house.box.token()}", bring=True)


def by_address(house: House, member: Person, guest: Person, _patch: pytest.MonkeyPatch) -> Any:
    """The guest enters the address as theirs; it is, as the member."""
    address = member.http.get("/api/me/email").json()["address"]
    guest.post("/api/me/email", address=address).raise_for_status()
    token = house.box.token()
    assert guest.http.get(f"/api/here/{token}").json()["known"] is True
    return guest.post(f"/api/here/{token}", bring=True)


def by_passkey(house: House, member: Person, guest: Person, patch: pytest.MonkeyPatch) -> Any:
    """`tests/browser/test_identity.py` tests what the key proves."""

    async def proved(*_: object) -> str:
        return str(member.me["guest"])

    patch.setattr(passkeys, "prove", proved)
    return guest.post("/api/passkeys", credential={}, bring=True)


@pytest.mark.parametrize("ways", [(by_link, by_letter), (by_address, by_passkey)])
def test_a_guest_who_signs_in_loses_nothing(
    house: House, ways: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, rival = (house.person("Gina"), house.person("Gustav")), house.person("Rosa")
    over = duel(*guests)
    for number, (way, guest) in enumerate(zip(ways, guests, strict=True)):
        member = house.member(f"Maria{way.__name__[3:]}")
        running, links = guest.table("basilica", "me friend", rated=True)
        rival.take(running, links[1])
        guest.http.put(f"/api/me/games/{over}", json={"tags": ["first"], "note": "hm"}).raise_for_status()
        second = house.person()
        come(second, link_of(guest)).raise_for_status()
        assert guest.http.get("/api/me/behind").json() == {"games": 2, "comes": True}
        came = way(house, member, guest, monkeypatch).raise_for_status().json()
        assert came["guest"] == guest.http.get("/api/me").json()["guest"] == member.me["guest"]
        for one in (guest, member):
            [game] = games(one)["games"]
            assert [game["summary"]["table"], game["tags"], game["note"]] == [over, ["first"], "hm"]
            assert game["after"] is not None
            assert [one["games"] for one in profile(one)["ratings"]] == [1]
        seats = rival.snapshot(running)["seats"]
        assert [seat["name"] for seat in seats] == [came["name"], "Rosa"]
        assert member.snapshot(running)["seats"][0]["mine"]
        assert member.snapshot(over)["seats"][number]["name"] == came["name"]
        assert member.http.get(f"/api/tables/{running}").json()["host"]
        assert second.http.get("/api/me").json()["guest"] not in (guest.me["guest"], member.me["guest"])
        with guest.live(running) as here, rival.live(running) as there:
            live = here if here.now["yours"] is not None else there
            assert live.play()["type"] == "done"


def test_what_is_left_behind_stays(house: House) -> None:
    member, guest = house.member("Mona"), house.person("Gerd")
    table, _ = guest.table("basilica", "me screen")
    back = link_of(guest)
    guest.post(f"/api/here/{link_of(member)}", bring=False).raise_for_status()
    assert not any(seat["mine"] for seat in guest.snapshot(table)["seats"])
    come(guest, back).raise_for_status()
    assert all(seat["mine"] for seat in guest.snapshot(table)["seats"])


def test_members_are_never_taken_for_another(house: House) -> None:
    """They can return to what is theirs; somebody else at their browser cannot take it over."""
    first, second = house.member("Max"), house.member("Mira")
    table, _ = first.table("basilica", "me screen")
    assert first.http.get("/api/me/behind").json() == {"games": 1, "comes": False}
    first.post(f"/api/here/{link_of(second)}", bring=True).raise_for_status()
    assert first.http.get("/api/me").json()["guest"] == second.me["guest"]
    assert not any(seat["mine"] for seat in second.snapshot(table)["seats"])
    first.post("/api/sign-in", address="max@example.org").raise_for_status()
    come(first, house.box.token()).raise_for_status()
    assert all(seat["mine"] for seat in first.snapshot(table)["seats"])


def test_an_address_stays_with_whom_it_belongs_to(house: House) -> None:
    member, thief = house.member("Mara"), house.person("Theo")
    thief.post("/api/me/email", address="mara@example.org").raise_for_status()
    token = house.box.token()
    come(member, token).raise_for_status()  # it was sent to them, so they open it
    assert member.http.get("/api/me").json()["guest"] == member.me["guest"]
    assert member.http.get("/api/me/email").json()["address"] == "mara@example.org"
    assert thief.http.get("/api/me/email").json()["address"] is None
    assert thief.http.get("/api/me").json()["guest"] == thief.me["guest"]


def test_who_sits_on_both_sides_stays_on_both(house: House) -> None:
    member, guest = house.member("Mila"), house.person("Gero")
    table, links = member.table("basilica", "me friend")
    guest.take(table, links[1])
    other, _ = guest.table("basilica", "me screen")
    guest.post(f"/api/here/{link_of(member)}", bring=True).raise_for_status()
    assert [seat["mine"] for seat in member.snapshot(table)["seats"]] == [True, False]
    assert [seat["name"] for seat in member.snapshot(table)["seats"]] == ["Mila", "Gero"]
    assert all(seat["mine"] for seat in member.snapshot(other)["seats"])


def test_the_first_device_is_told_of_the_second(house: House) -> None:
    anna, phone = house.person("Anna"), house.person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        come(phone, link_of(anna)).raise_for_status()
        told = live.hear_until(lambda message: message["type"] == "news" and message["about"] == "devices")
        assert told["table"] is None


# ---- row by row ----------------------------------------------------------------------------------


def _value(column: sa.Column[Any], mark: str) -> Any:
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return False
    if isinstance(kind, sa.Integer | sa.BigInteger):
        return sum(map(ord, mark))
    if isinstance(kind, sa.Float):
        return float(sum(map(ord, mark)))
    return {} if isinstance(kind, sa.JSON) else mark[: getattr(kind, "length", None) or 16]


def _row(table: sa.Table, mark: str, **given: Any) -> dict[str, Any]:
    """A valid row: with the given values, and something in every other required column."""
    values = {column.name: _value(column, mark) for column in table.c if not column.nullable}
    for column in table.c:
        for key in column.foreign_keys:
            if not column.nullable:
                values[column.name] = {"guests": "them", "tables": "t", "tournaments": "t", "clubs": "t"}[
                    key.column.table.name
                ]
    return {**values, **given}


def test_no_row_of_a_guest_is_forgotten(fresh: Callable[[], str]) -> None:
    """In every table of the database: what only the guest has goes to the member, and where both have
    something, the member's stays. So adding a table needs no extra work, or this test says that it does.
    """
    engine = make_engine(fresh())
    migrate(engine)
    people = [(table, column) for table in schema.metadata.sorted_tables for column in table.c]
    people = [(table, one) for table, one in people if one.name in NAMES and one not in NOT_PEOPLE]
    ending = {"sessions", "tickets", "seeks", "passkeys", "emails"}
    with engine.begin() as connection:
        for guest in ("old", "new", "them", "alone", "both"):
            connection.execute(sa.insert(schema.guests).values(_row(schema.guests, guest, id=guest)))
        for parent in (schema.tables, schema.tournaments, schema.clubs):
            for mark in ("t", "alone", "both"):
                connection.execute(sa.insert(parent).values(_row(parent, mark, id=mark)))
        for table, column in people:
            if table in (schema.tables, schema.tournaments) or table.name in ending | {"guests"}:
                continue
            rows = [("old", "alone"), ("old", "both"), ("new", "both")]
            if table is schema.telling_wishes:  # everybody has one
                del rows[0]
            for guest, mark in rows:
                # Every row is unique, except for what makes it the same for a person.
                own: dict[str, Any] = {
                    part.name: f"{guest}{mark}{column.name}"[:16]
                    for part in table.c
                    if part.name in ("id", "token_hash")
                }
                if table is schema.members:
                    own["role"] = "member"
                if "endpoint" in table.c:
                    own["endpoint"] = f"{guest}{mark}"
                for place in ("table_id", "tournament_id", "club_id"):
                    if place in table.c:
                        own[place] = mark
                seat = {"seat": len(guest) + ord(guest[0]), "number": len(mark) + ord(guest[0])}
                own |= {name: value for name, value in seat.items() if name in table.c}
                row = _row(table, mark, **own)
                if "other" in table.c:  # of two people, the one it is not about
                    row["guest_id" if column.name == "other" else "other"] = mark
                if (table, column.name, guest) == (schema.invitations, "other", "new"):
                    row["table_id"] = "t"  # a person is invited to a table only once
                connection.execute(sa.insert(table).values({**row, column.name: guest}))
        for table in (schema.tables, schema.tournaments):
            mine = table.c.id == "alone"
            connection.execute(sa.update(table).where(mine).values(created_by="old"))
    with engine.begin() as connection:
        adopt("old", "new")(connection)
    with engine.connect() as connection:
        for table, column in people:
            query = sa.select(table).where(column == "old")
            left = [dict(row) for row in connection.execute(query).mappings()]
            apart = [row for row in left if row.get("table_id", row.get("tournament_id")) == "both"]
            assert left == apart, f"{table.name}.{column.name}"
            if table.name not in ending | {"guests", "api_tokens"}:
                new = connection.execute(sa.select(sa.func.count()).select_from(table).where(column == "new"))
                assert new.scalar_one() > 0, f"{table.name}.{column.name}"


def test_of_two_lines_of_strength_the_longer_one_counts(fresh: Callable[[], str]) -> None:
    engine = make_engine(fresh())
    migrate(engine)
    ratings = schema.ratings
    with engine.begin() as connection:
        for guest in ("old", "new", "them"):
            connection.execute(sa.insert(schema.guests).values(_row(schema.guests, guest, id=guest)))
        for number, (guest, mu) in enumerate([("new", 1600), ("old", 1900), ("new", 1650), ("old", 1950)]):
            table = f"t{number}"
            connection.execute(
                sa.insert(schema.tables).values(_row(schema.tables, table, id=table, created_by="new"))
            )
            same = {"game": "basilica", "kind": "two", "at": number, "before": mu - 50, "sigma": 90.0}
            row = {"table_id": table, "seat": 0, "guest_id": guest, "mu": mu, **same}
            connection.execute(sa.insert(ratings).values(row))
    with engine.begin() as connection:
        adopt("old", "new")(connection)
    with engine.connect() as connection:
        query = (
            sa.select(ratings.c.before, ratings.c.mu)
            .where(ratings.c.guest_id == "new")
            .order_by(ratings.c.at)
        )
        found = [tuple(row) for row in connection.execute(query)]
    assert found == [(1550, 1600), (1600, 1600), (1600, 1650), (1650, 1650)]


def test_of_a_lesson_the_later_place_counts_and_the_most_stars(fresh: Callable[[], str]) -> None:
    engine = make_engine(fresh())
    migrate(engine)
    lessons = schema.lesson_progress
    given = [  # person, lesson, stars, done, when, helped
        ("old", "a/later-there", 3, ["next"], 20, True), ("new", "a/later-there", 1, [], 10, False),
        ("old", "a/later-here", 3, [], 10, True), ("new", "a/later-here", 0, ["next", "end"], 20, False),
        ("old", "a/only-there", 2, ["next"], 5, False), ("new", "a/only-here", 1, [], 5, False),
    ]  # fmt: skip
    with engine.begin() as connection:
        for guest in ("old", "new"):
            connection.execute(sa.insert(schema.guests).values(_row(schema.guests, guest, id=guest)))
        for guest, lesson, stars, done, at, helped in given:
            row = {"stars": stars, "done": done, "changed": at, "helped": helped, "missed": False}
            connection.execute(sa.insert(lessons).values(guest_id=guest, lesson=lesson, **row))
    with engine.begin() as connection:
        adopt("old", "new")(connection)
    with engine.connect() as connection:
        found = {row.lesson: row for row in connection.execute(sa.select(lessons))}
    assert {row.guest_id for row in found.values()} == {"new"}
    assert {name: (row.stars, row.done, row.changed, row.helped) for name, row in found.items()} == {
        "a/later-there": (3, ["next"], 20, True),
        "a/later-here": (3, ["next", "end"], 20, False),
        "a/only-there": (2, ["next"], 5, False),
        "a/only-here": (1, [], 5, False),
    }


def test_stewards_stay_themselves(fresh: Callable[[], str]) -> None:
    engine = make_engine(fresh())
    migrate(engine)
    with engine.begin() as connection:
        for guest in ("old", "new"):
            connection.execute(sa.insert(schema.guests).values(_row(schema.guests, guest, id=guest)))
        connection.execute(sa.update(schema.guests).where(schema.guests.c.id == "old").values(steward=True))
    with pytest.raises(Conflict), engine.begin() as connection:
        adopt("old", "new")(connection)
