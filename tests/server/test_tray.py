"""Content of the tray: what is closed and why, what leaving forfeits, a scoring now, secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server_tools import Live, Person

Make = Callable[..., Person]
FIRST = {"start_player": "1"}


def offers(live: Live, beginning: str) -> list[Any]:
    return [offer for offer in live.now["legal"] if offer["move"].startswith(beginning)]


def to_market(live: Live) -> None:
    live.play(offers(live, "die")[0]["move"])
    assert live.now["view"]["decision"]["kind"] == "market"


def test_a_visit_names_what_is_closed_with_reason_and_rule(person: Make) -> None:
    """RC-7.3. Every action of the visit is offered or closed; those already done say so."""
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        assert live.now["closed"] == []
        to_market(live)
        about = {"resources", "influence upper", "influence lower"}
        told = {offer["move"] for offer in live.now["legal"]} | {one["move"] for one in live.now["closed"]}
        assert about <= told
        for one in live.now["closed"]:
            assert one["rule"].startswith("RC-")
            assert one["words"]["key"].startswith("refusal-")
            assert not one["done"]
        (goods,) = offers(live, "resources")
        brought = goods["does"]["brings"][0]["amount"]
        live.play("resources")
        live.play(offers(live, "take")[0]["move"])
        assert goods["does"]["offered"] >= brought > 0
        assert [one["move"] for one in live.now["closed"] if one["done"]] == ["resources"]


def test_leaving_tells_what_it_forfeits(person: Make) -> None:
    """RC-7.4. Nothing once it was taken."""
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        to_market(live)
        goods = offers(live, "resources")[0]["does"]["brings"]
        assert offers(live, "leave")[0]["does"]["forfeits"] == goods
        live.play("resources")
        live.play(offers(live, "take")[0]["move"])
        assert offers(live, "leave")[0]["does"]["forfeits"] == []


def test_slots_that_are_too_dear_say_so(person: Make) -> None:
    """RC-5.3. Face down only, with the reason; the others say how much is left."""
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        for _ in range(60):
            wanted = offers(live, "claim") or offers(live, "hide") or offers(live, "end")
            if live.now["view"]["decision"]["kind"] == "place":
                player = next(
                    one for one in live.now["view"]["player"] if one["colour"] == live.now["view"]["decides"]
                )
                for offer in offers(live, "open"):
                    assert offer["does"]["left"] == player["rubles"] - offer["does"]["rubles"]
                hidden = {offer["does"]["slot"] for offer in offers(live, "hide")}
                opened = {offer["does"]["slot"] for offer in offers(live, "open")}
                assert {one["move"] for one in live.now["closed"]} == {
                    f"open {slot}" for slot in hidden - opened
                }
                if live.now["closed"]:
                    assert live.now["closed"][0]["words"]["key"] == "refusal-rc-rubles-short"
                    return
                wanted = offers(live, "open")
            live.play((wanted or live.now["legal"])[0]["move"])
    raise AssertionError("no slot was ever too dear")


def test_if_it_were_scored_now(person: Make) -> None:
    """RC-10. The lines add up, and the game continues."""
    anna = person()
    table, _ = anna.table(seats="me bot bot")
    with anna.live(table) as live:
        live.play_on(25)
        before = live.now["number"]
    scoring = anna.http.get(f"/api/tables/{table}/standing").json()["scoring"]
    for total in scoring["totals"]:
        assert total["total"] == sum(total[part] for part in ("track", "leftovers", "towers", "tools"))
    assert scoring["scores"] == [total["total"] for total in scoring["totals"]]
    assert anna.snapshot(table)["now"]["number"] >= before


def test_basilica_says_it_in_its_view(person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me bot")
    assert anna.http.get(f"/api/tables/{table}/standing").json() == {"scoring": None}


GAMES = 5
"""In one of this many games somebody soon draws a contract."""


def test_contracts_of_others_are_not_counted_and_shared_screens_have_secrets(person: Make) -> None:
    """CT-5.9."""
    anna = person()
    options = {**FIRST, "contractors": "on", "guild": "archivists"}

    def choose(now: Any) -> str:
        moves: list[str] = [offer["move"] for offer in now["legal"]]
        for beginning in ("contract", "influence", "die", "leave", "end"):
            found = [move for move in moves if move.startswith(beginning)]
            if found:
                return found[0]
        return moves[0]

    for _ in range(GAMES):
        table, _links = anna.table(seats="me screen", options=options)
        with anna.live(table) as live:
            assert live.now["secret"] is False
            for _ in range(400):
                if live.now["secret"]:
                    break
                live.play(choose(live.now))
            if live.now["secret"]:
                break
    assert live.now["secret"] is True
    lines = anna.http.get(f"/api/tables/{table}/standing").json()["scoring"]["lines"]
    seat = anna.snapshot(table)["now"]["yours"]
    assert {line["party"] for line in lines if line["kind"] == "contract"} <= {seat}
    stranger = person()
    lines = stranger.http.get(f"/api/tables/{table}/standing").json()["scoring"]["lines"]
    assert all(line["kind"] != "contract" for line in lines)
