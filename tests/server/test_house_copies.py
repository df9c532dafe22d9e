"""The owner of a server chooses the values of its own copy for new tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from duomo.http.configuring import configured
from duomo.http.house.house_copies import house_copies
from duomo.play.trouble import ServerTrouble
from server_tools import Person, Running

GOLD = '[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n'


@pytest.mark.slow
def test_new_tables_have_the_values_of_the_house(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(GOLD, encoding="utf-8")
    server = Running(sqlite, more={"copies": (f"red-cathedral={file}",)})
    try:
        anna = Person(server.port, "Anna")
        offers = {offer["name"]: offer["house_copy"] for offer in anna.http.get("/api/games").json()}
        assert offers == {"red-cathedral": True, "basilica": False}
        table, _ = anna.table("red-cathedral", "me bot")
        assert server.hub.rooms[table].live.parts.own_copy
        seek = anna.post("/api/me/seeks", game="red-cathedral", players=2, rated=True)
        assert seek.json()["error"]["data"] == {"why": "copy"}
        usual, _ = anna.table("basilica", "me bot")
        assert not server.hub.rooms[usual].live.parts.own_copy
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("red-cathedral", "GAME=FILE"),
        ("chess=ours.toml", "GAME=FILE"),
        ("red-cathedral=nowhere.toml", "nowhere.toml"),
        ("red-cathedral=broken.toml", "TOML"),
        ("red-cathedral=odd.toml", "gold"),
    ],
)
def test_what_cannot_be_is_said_at_the_start(
    entry: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.toml").write_text("[[", encoding="utf-8")
    Path("odd.toml").write_text(GOLD.replace("amount = 2", "amount = -2"), encoding="utf-8")
    settings = configured({"copies": (entry,), "data": str(tmp_path)}, None, {})
    with pytest.raises(ServerTrouble, match=told):
        house_copies(settings)
