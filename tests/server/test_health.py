"""`/healthz`: whether the server can serve and write."""

from __future__ import annotations

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from server_tools import GENEROUS, Person, Running


def health(server: Running) -> tuple[int, str]:
    answer = httpx.get(f"http://127.0.0.1:{server.port}/healthz")
    return answer.status_code, answer.text


def test_a_disk_without_room_is_told(sqlite: str) -> None:
    server = Running(sqlite, msgspec.structs.replace(GENEROUS, disk=1 << 62))
    status, said = health(server)
    assert status == 503
    assert "disk-full" in said
    server.stop()


def test_a_database_that_takes_nothing_is_told_until_it_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on PostgreSQL, whose disk the server cannot see."""
    assert health(server)[0] == 200

    def full(_connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("", {}, Exception("could not extend file: No space left on device"))

    with monkeypatch.context() as broken:
        broken.setattr(statements, "change_guest", lambda *_: full)
        broken.setattr(statements, "probe", lambda: full)
        anna = Person(server.port)
        answer = anna.http.put("/api/me", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-disk-full")
        assert health(server)[0] == 503
        assert "disk-full" in health(server)[1]
    assert isinstance(server.hub.writer.trouble, ServerTrouble)
    assert health(server)[0] == 200
