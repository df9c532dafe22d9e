"""Undo: an entry like the others, with three policies."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.telling import Telling
from server_tools import Live, Person, Running

Make = Callable[..., Person]


def two_people(person: Make, rated: bool = False) -> tuple[Person, Person, str]:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("red-cathedral", "me friend", {"start_player": "1"}, rated=rated)
    bruno.take(table, links[1])
    return anna, bruno, table


def move_that(live: Live, *beginnings: str) -> str:
    """A legal move that starts like this."""
    moves: list[str] = [offer["move"] for offer in live.now["legal"]]
    return next(move for move in moves if move.startswith(beginnings))


def position(live: Live) -> Any:
    return live.now["view"], live.now["decider"]


def where(live: Live) -> tuple[int | None, int | None, str]:
    """How far back a viewer may go, and how."""
    offer = live.now["undo"]
    return offer["to"], offer["restart"], offer["policy"]


def undo(live: Live, to: int | None = None, seat: int = 0) -> Any:
    target = live.now["undo"]["to"] if to is None else to
    return live.say("undo", seat=seat, to=target, after=live.now["number"])


def rolls(live: Live) -> list[str]:
    """The faces rolled after set-up."""
    entries = [entry for entry in live.entries if entry["kind"] == "move"]
    return [str(event["fact"]) for entry in entries for event in entry["events"] if event["kind"] == "roll"]


def play_past_a_roll(live: Live) -> None:
    """Move a die: it is rolled, and everybody sees the face."""
    before = len(rolls(live))
    live.play(move_that(live, "die "))
    while len(rolls(live)) == before:
        live.play()


def test_without_revealed_information_undo_is_free(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        assert ours.now["undo"]["policy"] == "none"
        before = position(ours)
        ours.play(move_that(ours, "claim"))
        assert where(ours) == (1, 1, "free")
        assert theirs.now["undo"]["policy"] == "none"
        assert undo(ours)["type"] == "done"
        assert position(ours) == before
        theirs.hear_until(lambda message: message["type"] == "entries" and message["now"]["number"] == 3)
        assert theirs.entries[-1]["kind"] == "undo"
        assert theirs.entries[-1]["back_to"] == 1
    kinds = [(entry["kind"], entry["taken_back"]) for entry in anna.snapshot(table)["entries"]]
    assert kinds == [("start", False), ("move", True), ("undo", False)]


def test_beyond_a_roll_the_others_must_consent(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        before = position(ours)
        play_past_a_roll(ours)
        number = ours.now["number"]
        assert ours.now["undo"]["policy"] in ("free", "consent")
        assert undo(ours, to=1)["type"] == "done"
        assert ours.now["number"] == number
        asked = theirs.hear_until(lambda message: message["type"] == "asked")
        assert asked["asked"] == {"seat": 0, "to": 1, "waits_for": [1], "takes_back": []}
        assert bruno.snapshot(table)["now"]["asked"]["seat"] == 0
        assert ours.say("answer", seat=0, agree=True)["type"] == "refused"
        assert theirs.say("answer", seat=1, agree=True)["type"] == "done"
        ours.hear_until(lambda message: message["type"] == "entries")
        assert position(ours) == before
        assert ours.entries[-1]["kind"] == "undo"
        assert ours.entries[-1]["seat"] == 0


def test_consent_can_be_refused_and_a_question_withdrawn(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        play_past_a_roll(ours)
        number = ours.now["number"]
        undo(ours, to=1)
        assert theirs.say("answer", seat=1, agree=False)["type"] == "done"
        refused = ours.hear_until(lambda message: message["type"] == "asked" and message["asked"] is None)
        assert refused["refused_by"] == 1
        undo(ours, to=1)
        assert ours.say("answer", seat=0, agree=False)["type"] == "done"
        assert theirs.say("answer", seat=1, agree=True)["type"] == "late"
        assert anna.snapshot(table)["now"]["number"] == number


def test_a_question_is_void_after_the_next_move(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        play_past_a_roll(ours)
        undo(ours, to=1)
        while ours.now["yours"] is not None:
            ours.play()
        theirs.wait_for_turn()
        theirs.play()
        assert theirs.now["asked"] is None
        assert theirs.say("answer", seat=1, agree=True)["type"] == "late"


def test_another_players_decision_is_information_too(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        ours.play(move_that(ours, "claim"))
        while ours.now["yours"] is not None:
            ours.play()
        assert ours.now["undo"]["policy"] == "free"
        theirs.wait_for_turn()
        theirs.play(move_that(theirs, "claim"))
        ours.hear_until(lambda message: message["type"] == "entries" and message["entries"][-1]["seat"] == 1)
        assert ours.now["undo"]["policy"] == "consent"
        assert theirs.now["undo"]["policy"] == "free"


def test_against_bots_undo_is_always_free(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me bot", options={"start_player": "1"})
    with anna.live(table) as live:
        before = position(live)
        play_past_a_roll(live)
        while live.now["yours"] is not None:
            live.play()
        live.wait_for_turn()
        assert live.now["undo"]["policy"] == "free"
        assert undo(live, to=1)["type"] == "done"
        assert position(live) == before


@pytest.mark.slow
def test_at_one_screen_undo_is_always_free_and_goes_move_by_move(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen screen")
    with anna.live(table) as live:
        positions = [position(live)]
        for _ in range(25):
            live.play()
            positions.append(position(live))
        while positions[1:]:
            assert position(live) == positions.pop()
            undone = live.now["undo"]["to"] + 1
            undo(live, seat=next(entry["seat"] for entry in live.entries if entry["number"] == undone))
        assert position(live) == positions[0]
        assert where(live) == (None, None, "none")


def test_rated_play_knows_no_consent(person: Make) -> None:
    anna, _, table = two_people(person, rated=True)
    with anna.live(table) as live:
        live.play(move_that(live, "claim"))
        assert live.now["undo"]["policy"] == "free"
        undo(live)
        play_past_a_roll(live)
        assert undo(live, to=1)["type"] == "refused"


def test_a_turn_can_be_restarted(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        live.play_on(12)
        while live.now["undo"]["restart"] is None:
            live.play_on(1)
        offer = live.now["undo"]
        turn = next(entry for entry in live.entries if entry["number"] == offer["restart"] + 1)["turn"]
        last = next(entry for entry in live.entries if entry["number"] == offer["to"] + 1)["turn"]
        assert turn == last
        earlier = next(entry for entry in live.entries if entry["number"] == offer["restart"])
        assert earlier["kind"] == "start" or earlier["turn"] < turn


def test_the_same_move_after_an_undo_brings_the_same_dice(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options={"start_player": "1"})
    with anna.live(table) as live:
        for _ in range(6):
            play_past_a_roll(live)
            undo(live, to=1)
        assert len(rolls(live)) >= 6
        assert len(set(rolls(live))) * 6 == len(rolls(live))


def test_undo_needs_an_entry_in_force(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options={"start_player": "1"})
    with anna.live(table) as live:
        live.play()
        for to in (0, 2, 3, 99):
            assert undo(live, to=to)["type"] == "refused"
        undo(live, to=1)
        assert undo(live, to=2)["type"] == "refused"
        assert live.say("undo", seat=0, to=1, after=1)["type"] == "late"
        assert live.say("undo", seat=5, to=1, after=live.now["number"])["type"] == "refused"


def story(entries: list[Any]) -> list[Any]:
    """What a log shows of entries."""
    return [(entry["number"], entry["taken_back"], entry["move"], entry["events"]) for entry in entries]


def test_what_was_taken_back_is_told_as_it_was(server: Running, person: Make) -> None:
    """To people who join later or come back, and after the server has reloaded the table."""
    anna, bruno, table = two_people(person)
    with anna.live(table) as live:
        live.play(move_that(live, "claim"))
        undo(live)
        play_past_a_roll(live)
        moved = [(entry["number"], entry["move"], entry["events"]) for entry in live.entries]
    told = story(anna.snapshot(table)["entries"])
    assert [(number, move, events) for number, _, move, events in told] == moved
    assert [number for number, taken_back, _, events in told if taken_back and events] == [2]
    with bruno.live(table, after=1) as late:
        assert story(late.entries) == told[1:]
    stored = server.hub.store.table(table)
    anew = Telling(LiveTable.opened(stored)).recent((0,))
    assert story(msgspec.json.decode(msgspec.json.encode(anew))) == told


def test_what_was_taken_back_long_ago_is_not_played_again(server: Running, person: Make) -> None:
    """Also where undos follow undos: the position is the same whatever is skipped."""
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        for _ in range(4):
            live.play_on(3)
            undo(live, seat=live.now["decider"])
            undo(live, seat=live.now["decider"])
        seat, whole = live.now["yours"], live.now["view"]
    stored = server.hub.store.table(table)
    for remembered in range(len(stored.entries) + 1):
        opened = LiveTable(stored.row, stored.seats)
        opened.remembers = remembered
        opened.catch_up(stored.entries)
        view = opened.table.game.wire().view(opened.table.rules, opened.table.state, seat)
        assert json.loads(msgspec.json.encode(view)) == whole
        assert set(opened.events) <= set(range(opened.number - remembered + 1, opened.number + 1))
        assert opened.line == LiveTable.opened(stored).line
