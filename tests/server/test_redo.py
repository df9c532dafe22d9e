"""An undo names what it takes back; restarting a turn, redo, forced moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.telling import Telling
from server_tools import Live, Person, Running

Make = Callable[..., Person]
FIRST = {"start_player": "1"}


def position(live: Live) -> Any:
    return live.now["view"], live.now["decider"]


def moves(live: Live) -> list[tuple[int, str]]:
    """The moves in force, and whose they are."""
    taken = set()
    for entry in live.entries:
        if entry["kind"] == "undo":
            taken |= set(range(entry["back_to"] + 1, entry["number"]))
    return [
        (entry["seat"], entry["move"])
        for entry in live.entries
        if entry["kind"] == "move" and entry["number"] not in taken
    ]


def undo(live: Live, to: int | None = None) -> Any:
    offer = live.now["undo"]
    seat = live.now["yours"] or 0
    return live.say("undo", seat=seat, to=offer["to"] if to is None else to, after=live.now["number"])


def redo(live: Live, seat: int | None = None, **more: Any) -> Any:
    seat = live.now["yours"] if seat is None else seat
    return live.say("redo", **{"seat": seat, "after": live.now["number"], **more})


def begins(*beginnings: str) -> Callable[[Any], str]:
    def choose(now: Any) -> str:
        found: list[str] = [offer["move"] for offer in now["legal"]]
        return next((move for move in found if move.startswith(beginnings)), found[0])

    return choose


def whole_turn(live: Live) -> None:
    """Play until the turn is over."""
    turn = live.now["view"]["turns"]
    while live.now["yours"] is not None and live.now["view"]["turns"] == turn:
        live.play(begins("claim", "open", "hide", "end")(live.now))


# ---- by name -------------------------------------------------------------------------------------


def test_undo_past_a_turn_names_whose_turns_it_takes_back(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me bot bot", options=FIRST)
    with anna.live(table) as live:
        live.play(begins("claim")(live.now))
        assert live.now["undo"]["takes_back"] == []
        whole_turn(live)
        assert live.wait_for_turn()
        found = [(turns["party"], turns["turns"]) for turns in live.now["undo"]["takes_back"]]
        assert found == [(1, 1), (2, 1)]
        assert live.now["undo"]["takes_back"][0]["name"]["key"]


def test_alone_undo_takes_back_the_turn_of_ivan(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me", options=FIRST)
    with anna.live(table) as live:
        whole_turn(live)
        while live.now["view"]["turn"] != "ivan" and not live.now["undo"]["takes_back"]:
            live.play()
        taken = live.now["undo"]["takes_back"]
        assert [turns["party"] for turns in taken] == [1]


def test_at_one_screen_the_other_players_turn_is_named(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        whole_turn(live)
        assert live.now["yours"] == 1
        assert [turns["party"] for turns in live.now["undo"]["takes_back"]] == [0]


# ---- this turn and nothing more ------------------------------------------------------------------


def test_restart_goes_to_the_start_of_this_turn_and_no_further(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me bot", options=FIRST)
    with anna.live(table) as live:
        assert live.now["undo"]["restart"] is None
        whole_turn(live)
        assert live.wait_for_turn()
        began, number = position(live), live.now["number"]
        assert live.now["undo"]["restart"] is None, "nothing was decided in this turn"
        live.play(begins("die ")(live.now))
        live.play()
        assert live.now["undo"]["restart"] == number
        undo(live, live.now["undo"]["restart"])
        assert position(live) == began
        assert live.now["undo"]["restart"] is None


def test_whoever_is_not_in_turn_restarts_nothing(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table(seats="me friend", options=FIRST)
    bruno.take(table, links[1])
    with anna.live(table) as live:
        whole_turn(live)
        assert live.now["yours"] is None
        assert live.now["undo"]["to"] is not None
        assert live.now["undo"]["restart"] is None


def test_a_turn_with_a_roll_is_restarted_whole_and_by_consent(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table(seats="me friend", options=FIRST)
    bruno.take(table, links[1])
    with anna.live(table) as live:
        live.play(begins("die ")(live.now))
        while live.now["view"]["decision"]["kind"] != "after":
            live.play(begins("leave")(live.now))
        assert live.now["undo"]["restart"] == 1
        assert live.now["undo"]["restart_policy"] == "consent"


# ---- redo ----------------------------------------------------------------------------------------


def test_what_was_taken_back_can_be_made_again(server: Running, person: Make) -> None:
    """Including the turns of bots and nature's answers; a reloaded table knows it too."""
    anna = person()
    table, _ = anna.table(seats="me bot bot", options=FIRST)
    with anna.live(table) as live:
        assert live.now["undo"]["redo"] is False
        assert redo(live)["type"] == "refused"
        live.play(begins("die ")(live.now))
        while live.now["yours"] is not None:
            live.play(begins("leave", "end")(live.now))
        assert live.wait_for_turn()
        after, made = position(live), moves(live)
        undo(live, 1)
        assert moves(live) == []
        assert live.now["undo"]["redo"] is True
        opened = LiveTable.opened(server.hub.store.table(table))
        assert Telling(opened).now((0,)).undo.redo
        assert redo(live)["type"] == "done"
        assert (position(live), moves(live)) == (after, made)
        assert live.now["undo"]["redo"] is False


def test_undos_are_made_again_one_by_one(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        seen = [position(live)]
        for _ in range(4):
            live.play()
            seen.append(position(live))
        for before in reversed(seen[:-1]):
            undo(live)
            assert position(live) == before
        for after in seen[1:]:
            assert redo(live)["type"] == "done"
            assert position(live) == after
        assert live.now["undo"]["redo"] is False


def test_another_move_ends_what_could_be_made_again(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        live.play(begins("claim 1.1")(live.now))
        undo(live)
        live.play(begins("claim 2.1")(live.now))
        assert live.now["undo"]["redo"] is False
        assert redo(live)["type"] == "refused"


def test_a_repeated_request_makes_it_again_once(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        live.play()
        undo(live)
        number = live.now["number"]
        assert redo(live, id="the-same-request")["number"] == number + 1
        assert redo(live, id="the-same-request", after=number)["number"] == number + 1
        assert live.now["number"] == number + 1
        assert redo(live, seat=1, after=number)["type"] == "late"
        late = anna.post(f"/api/tables/{table}/redo", seat=0, after=number, id="by-http-12")
        assert late.status_code == 409


def test_nobody_makes_the_moves_of_another_person_again(person: Make) -> None:
    """Each person redoes their own."""
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table(seats="me friend", options=FIRST)
    bruno.take(table, links[1])
    with anna.live(table) as ours, bruno.live(table) as theirs:
        whole_turn(ours)
        theirs.wait_for_turn()
        theirs.play(begins("claim")(theirs.now))
        ours.hear_until(lambda message: message["type"] == "entries")
        made = moves(theirs)
        undo(ours, 1)
        theirs.hear_until(lambda message: message["type"] == "asked")
        theirs.say("answer", seat=1, agree=True)
        ours.hear_until(lambda message: message["type"] == "entries")
        assert theirs.now["undo"]["redo"] is False
        assert redo(ours)["type"] == "done"
        assert ours.now["yours"] is None
        theirs.wait_for_turn()
        assert theirs.now["undo"]["redo"] is True
        assert redo(theirs)["type"] == "done"
        assert moves(theirs) == made


# ---- forced --------------------------------------------------------------------------------------


def forced_entries(live: Live, since: int) -> list[Any]:
    return [entry for entry in live.entries if entry["number"] > since and entry["kind"] == "move"]


def play_until_forced(live: Live) -> tuple[Any, list[Any]]:
    """The position before a move after which another one was played automatically, and both moves."""
    for _ in range(400):
        before, number = position(live), live.now["number"]
        assert live.play(begins("influence", "give", "claim", "die")(live.now))["type"] == "done"
        made = forced_entries(live, number)
        if len(made) > 1:
            return before, made
    raise AssertionError("no move was forced")


def test_a_forced_move_plays_itself_and_is_undone_with_the_one_before(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        before, made = play_until_forced(live)
        assert made[1]["seat"] == made[0]["seat"]
        assert made[1]["turn"] == made[0]["turn"]
        assert live.now["number"] == made[-1]["number"], "each is an entry of its own"
        after = position(live)
        undo(live)
        assert position(live) == before
        redo(live)
        assert position(live) == after


def test_nothing_plays_itself_that_ends_a_turn_or_a_visit(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen", options=FIRST)
    with anna.live(table) as live:
        for _ in range(150):
            number = live.now["number"]
            live.play(begins("leave", "end", "die")(live.now))
            for entry in forced_entries(live, number)[1:]:
                assert entry["move"] not in ("end", "leave", "pass")
