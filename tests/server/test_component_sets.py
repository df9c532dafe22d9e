"""Tables stay playable when the game gets other components."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from duomo.games.basilica.components import sets as basilica
from duomo.play.tables import parts
from server_tools import Person, Running

Make = Callable[..., Person]


@pytest.fixture
def correct(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[], None]]:
    """Give the game another set, and make the package forget the previous one."""

    def forget() -> None:
        parts._parts.cache_clear()
        parts._older_parts.cache_clear()
        server.hub.rooms.clear()

    def correct() -> None:
        before = basilica.default()
        now = msgspec.structs.replace(before, tiles=before.tiles[::-1], hash="0123456789abcdef")
        monkeypatch.setattr(basilica, "default", lambda: now)
        monkeypatch.setattr(basilica, "FOLDER", tmp_path)
        forget()

    yield correct
    monkeypatch.undo()
    forget()


def test_a_table_goes_on_with_its_components(person: Make, correct: Callable[[], None]) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me bot")
    with anna.live(table) as live:
        live.play_on(4)
        view = anna.snapshot(table)["now"]["view"]
    correct()
    assert anna.snapshot(table)["now"]["view"] == view
    with anna.live(table) as live:
        live.play_on()
        assert live.now["over"]
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 200
    for path in ("", "/steps", "/moves"):
        assert anna.http.get(f"/api/replays/{table}{path}").status_code == 200
    assert len(anna.http.get(f"/api/tables/{table}/entries").json()) > 4


def test_a_record_of_such_a_table_can_be_uploaded(person: Make, correct: Callable[[], None]) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        live.play_on()
    text = anna.http.get(f"/api/tables/{table}/record").text
    correct()
    answer = anna.http.post("/api/replays", content=text)
    assert answer.status_code == 201
    assert anna.http.get(f"/api/replays/{answer.json()['replay']}").status_code == 200


def test_a_rematch_is_played_with_the_components_of_today(
    person: Make, correct: Callable[[], None], server: Running
) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        live.play_on()
    correct()
    made = anna.http.post(f"/api/tables/{table}/rematch").json()["table"]
    stored = server.hub.store.table(made)
    assert stored.row.components_hash == "0123456789abcdef"
    assert stored.components is not None
