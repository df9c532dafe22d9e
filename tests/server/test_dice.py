"""Dice that anybody can check: promised before the game, mixed by the players, recomputed after it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from duomo.cli import main
from duomo.play.tables.dealing import Salt
from duomo.play.tables.fairness import commitment, first_wrong
from server_tools import Person, Running

Make = Callable[..., Person]


def dice(one: Person, table: str) -> Any:
    return one.http.get(f"/api/tables/{table}/dice").raise_for_status().json()


def wrong(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def finished(person: Make, game: str, words: bool) -> tuple[Person, str, Any]:
    """A finished game, with players' words in the middle of it and something taken back."""
    anna = person("Anna")
    table, _ = anna.table(game, "me screen")
    before = dice(anna, table)
    assert before["secret"] is None
    assert before["rolls"] == []
    with anna.live(table) as live:
        live.play_on(4)
        if words:
            for seat, word in ((0, 'Ada “1815” \\ "é"'), (1, "7")):
                anna.post(f"/api/tables/{table}/dice/words", seat=seat, word=word).raise_for_status()
                live.play_on(6)
            live.say("undo", seat=live.now["yours"], to=live.now["undo"]["to"], after=live.now["number"])
        live.play_on()
    return anna, table, before


def proved(one: Person, table: str) -> Any:
    return one.post(f"/api/tables/{table}/dice").raise_for_status().json()


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("game", ["basilica", "red-cathedral"])
def test_every_roll_and_draw_follows_from_what_was_promised(
    person: Make, game: str, words: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, table, before = finished(person, game, words)
    told = proved(anna, table)
    assert told["commitment"] == before["commitment"] == commitment(told["secret"])
    assert len(told["salts"]) == (2 if words else 0)
    rolls = [(roll["weights"], roll["came"]) for roll in told["rolls"]]
    assert len(rolls) > 10
    salts = [Salt(**salt) for salt in told["salts"]]
    assert first_wrong(rolls, told["secret"], salts) is None
    assert first_wrong(rolls, "00" * 32, salts) is not None, "and with another secret it would not"
    if words:
        assert first_wrong(rolls, told["secret"], []) is not None, "nor without the players' words"

    record, proof = tmp_path / "record.txt", tmp_path / "proof.json"
    record.write_text(anna.http.get(f"/api/tables/{table}/record").text, encoding="utf-8")
    proof.write_text(json.dumps(told), encoding="utf-8")
    check = ["verify-dice", str(record), str(proof), "--language", "en"]
    assert main([*check, "--noted", before["commitment"]]) == 0
    assert str(len(rolls)) in capsys.readouterr().out
    assert main([*check, "--noted", "00" * 32]) == 1
    forged = {**told, "secret": "11" * 32, "commitment": commitment("11" * 32)}
    proof.write_text(json.dumps(forged), encoding="utf-8")
    assert main(check) == 1
    assert "does not follow" in capsys.readouterr().out
    proof.write_text("[]", encoding="utf-8")
    assert main(check) != 0


def test_the_secret_is_told_to_players_when_the_game_is_over(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    assert wrong(anna.post(f"/api/tables/{table}/dice")) == "not-over"
    with anna.live(table) as live:
        live.play_on()
        assert wrong(person().post(f"/api/tables/{table}/dice")) == "not-your-table"
        proved(anna, table)
        after = anna.snapshot(table)["now"]
        assert after["undo"]["policy"] == "none", "whoever knows the dice takes nothing back"
        answer = live.say("undo", seat=0, to=after["number"] - 1, after=after["number"])
        assert answer["type"] == "refused"
    assert dice(person(), table)["secret"] is not None


def test_a_word_is_of_a_player_and_given_once(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me bot")
    path = f"/api/tables/{table}/dice/words"
    assert wrong(person().post(path, seat=0, word="x")) == "not-your-seat"
    assert wrong(anna.post(path, seat=0, word="\u200b")) == "nothing-said"
    anna.post(path, seat=0, word="x").raise_for_status()
    assert wrong(anna.post(path, seat=0, word="y")) == "word-given"


def test_words_survive_a_restart(server: Running, person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    anna.post(f"/api/tables/{table}/dice/words", seat=0, word="x").raise_for_status()
    server.hub.rooms.pop(table)
    with anna.live(table) as live:
        live.play_on()
    told = proved(anna, table)
    rolls = [(roll["weights"], roll["came"]) for roll in told["rolls"]]
    assert first_wrong(rolls, told["secret"], [Salt(**salt) for salt in told["salts"]]) is None


def test_others_see_that_somebody_was_given_a_hint(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    asks = anna if anna.snapshot(table)["now"]["yours"] is not None else bruno
    asks.post(f"/api/tables/{table}/hint").raise_for_status()
    assert [note["kind"] for note in bruno.snapshot(table)["seatings"]][-1] == "hint"


def test_the_deal_of_a_day_is_the_same_for_everybody(person: Make) -> None:
    anna = person("Anna")
    table = anna.post("/api/challenge").raise_for_status().json()["table"]
    assert wrong(anna.post(f"/api/tables/{table}/dice/words", seat=0, word="x")) == "one-deal"
    assert wrong(anna.post(f"/api/tables/{table}/dice")) == "dice-tomorrow", "others have it before them"
    assert dice(anna, table)["secret"] is None


def test_a_table_that_is_taken_along_has_the_same_dice_elsewhere(person: Make) -> None:
    anna, berta = person("Anna"), person("Berta")
    table, _ = anna.table("basilica", "me screen")
    anna.post(f"/api/tables/{table}/dice/words", seat=0, word="x").raise_for_status()
    whole = anna.http.get(f"/api/tables/{table}/whole").raise_for_status().json()
    other = berta.post("/api/tables/whole", **whole).raise_for_status().json()["table"]
    for one, where in ((anna, table), (berta, other)):
        with one.live(where) as live:
            live.play_on()
    assert proved(anna, table) == proved(berta, other)
