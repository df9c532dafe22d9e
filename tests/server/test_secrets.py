"""What nobody may learn: hidden contracts, the seed, what comes next. Over whole games, in every frame."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from duomo.core.move import Move
from duomo.play.documents.messages import EntriesMessage, encode
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tables.session import Session
from duomo.play.tables.telling import Telling
from duomo.play.tables.viewer import Held, Viewer
from duomo.play.thinking import bots_turn
from server_tools import Person, Running

Make = Callable[..., Person]
ARCHIVISTS = {"contractors": "on", "guild": "archivists"}


def live_table(options: dict[str, str], players: int = 3) -> LiveTable:
    """A table in memory, with a guest in each seat."""
    parts = parts_of("red-cathedral", players, options)
    row = TableRow(
        id="0" * 16,
        game="red-cathedral",
        players=players,
        options=dict(parts.options.values),
        components_hash=parts.components.hash,
        seed="5eed" * 16,
        rated=False,
        created_by="g0",
        created=0,
        changed=0,
    )
    live = LiveTable(row, [SeatRow(seat, guest=f"g{seat}") for seat in range(players)])
    live.start()
    return live


def lively(moves: list[str], chance: Random) -> str:
    """A move that tends to bring contracts into hands."""
    for beginning in ("influence", "contract", "die"):
        found = [move for move in moves if move.startswith(beginning)]
        if found and chance.random() < 0.9:
            return chance.choice(found)
    return chance.choice(moves)


def play(live: LiveTable, chance: Random) -> None:
    assert live.decider is not None
    rules = live.table.rules
    text = lively([rules.text(code) for code in rules.legal(live.table.state)], chance)
    live.play(live.decider, Move(rules.parse(text), text), None)


def whispers(live: LiveTable, number: int) -> list[tuple[tuple[int, ...], str]]:
    return [
        (event.only, str(event.data["contract"]))
        for event in live.events[number]
        if event.only and "contract" in event.data
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_viewers_frames_never_hold_what_another_seat_hides(seed: int) -> None:
    live = live_table(ARCHIVISTS)
    session = Session(live)
    telling = session.telling
    chance = Random(seed)
    helds: list[Held] = [(), (0,), (1,), (2,), (0, 1), (0, 1, 2)]
    viewers = [Viewer(held, changes) for held in helds for changes in (False, True)]
    for one in viewers:
        session.welcome(one, 0)
    first = encode(EntriesMessage([], telling.now(())))
    """Specialists on the table share their names with some contracts."""
    secrets: dict[str, set[int]] = {}
    """Drawn contracts, with the seats that have seen them."""
    heard = 0
    while not live.over and live.number < 250:
        play(live, chance)
        told = list(session.frames(session.news(), viewers))
        for only, contract in whispers(live, live.number):
            secrets.setdefault(contract, set()).update(only)
            heard += 1
        if live.over:
            break
        for viewer, frame in told:
            held = viewer.held
            assert ('"changes"' in frame) == viewer.changes
            allowed = set(held) if len(held) == 1 else {live.decider} & set(held)
            for contract, seen_by in secrets.items():
                if not seen_by & allowed and f'"{contract}"' not in first:
                    assert f'"{contract}"' not in frame, (held, contract, live.number)
            assert "5eed" not in frame
            if live.decider not in held:
                assert not json.loads(frame)["now"].get("legal"), "it is for the seat that decides"
    assert heard > 2


def test_offers_are_made_of_what_the_seat_that_decides_may_know() -> None:
    """Whatever the others hide, the offers are the same, with the same words, costs and gains."""
    live = live_table(ARCHIVISTS)
    telling = Telling(live)
    chance = Random(2)
    compared = 0
    while not live.over and live.number < 120:
        play(live, chance)
        telling.changed()
        if live.decider is None:
            continue
        told = json.loads(msgspec.json.encode(telling.offered(live.decider)))
        state = live.table.state
        live.table.state = live.table.rules.seen_by(state, live.decider)
        assert json.loads(msgspec.json.encode(telling.offered(live.decider))) == told
        live.table.state = state
        compared += 1
    assert compared > 50


def test_a_secret_move_is_told_to_its_seat_alone() -> None:
    live = live_table(ARCHIVISTS)
    telling = Telling(live)
    chance = Random(1)
    while not (live.number > 1 and whispers(live, live.number)):
        play(live, chance)
    owner = whispers(live, live.number)[0][0][0]
    other = (owner + 1) % 3
    row = live.log[live.number]
    own, strange = ((telling.after(live.number - 1, (seat,)) or [])[0] for seat in (owner, other))
    own, strange = (json.loads(bytes(one)) for one in (own, strange))  # type: ignore[call-overload]
    assert own["move"] == row.move
    assert strange["move"] is None
    assert len(strange["events"]) < len(own["events"])


@pytest.mark.slow
def test_every_frame_and_snapshot_hides_the_same(
    person: Make, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three people; every frame sent to one is searched for what only the others were told."""
    monkeypatch.setattr("duomo.play.tables.making.new_seed", lambda: "5eed" * 16)
    people = [person("Anna"), person("Bruno"), person("Carla")]
    table, links = people[0].table(seats="me friend friend", options=ARCHIVISTS)
    for seat in (1, 2):
        people[seat].take(table, links[seat])
    lives = [one.live(table, changes=one is not people[2]) for one in people]
    watcher = person().live(table)
    chance = Random(0)
    for _ in range(250):
        mover = next(live for live in lives if live.now["yours"] is not None)
        mover.play(lively([offer["move"] for offer in mover.now["legal"]], chance))
        for live in (*lives, watcher):
            while live.now["number"] < mover.now["number"]:
                live.hear()
    known: list[set[str]] = []
    for live in lives:
        told = [event for entry in live.entries for event in entry["events"]]
        known.append({event["fact"]["contract"] for event in told if event["kind"] == "drew-contract"})
    assert sum(len(one) for one in known) > 2
    public = {str(event["fact"].get("contract")) for entry in watcher.entries for event in entry["events"]}
    snapshots = [json.dumps(one.snapshot(table)) for one in people]
    older = [one.http.get(f"/api/tables/{table}/entries").text for one in people]
    for seat, live in enumerate(lives):
        seen = [*live.frames, snapshots[seat], older[seat]]
        for other, contracts in enumerate(known):
            for contract in contracts - known[seat] - public:
                if other != seat and f'"{contract}"' not in watcher.frames[0]:
                    assert not any(f'"{contract}"' in frame for frame in seen), (seat, contract)
    for frames in (*(live.frames for live in lives), watcher.frames, snapshots, older):
        assert not any("5eed" in frame for frame in frames)
    for live in (*lives, watcher):
        live.__exit__()


@pytest.mark.slow
def test_a_shared_screen_sees_what_the_one_who_decides_may(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen bot", options=ARCHIVISTS)
    with anna.live(table) as live:
        for _ in range(40):
            if not live.wait_for_turn():
                break
            colour = anna.snapshot(table)["seats"][live.now["yours"]]["colour"]
            assert live.now["view"]["seat"] == colour
            live.play()


def test_a_record_is_told_only_when_the_game_is_over(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me bot")
    for path in (f"/api/tables/{table}/record", f"/api/replays/{table}", f"/api/replays/{table}/steps"):
        answer = anna.http.get(path)
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "server-not-over"


@pytest.mark.slow
def test_the_record_does_not_tell_the_seed(person: Make, server: Running) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        live.play_on()
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert server.hub.rooms[table].live.row.seed not in record
    assert "\nseed" not in record


@pytest.mark.slow
def test_bots_get_what_their_seat_may_know() -> None:
    live = live_table(ARCHIVISTS)
    chance = Random(0)
    different = 0
    for _ in range(250):
        if live.over or live.decider is None:
            break
        live.seats[live.decider].level = "random"
        thought: Any = bots_turn(live)
        live.seats[live.decider].level = None
        expected = live.table.rules.seen_by(live.table.state, live.decider)
        assert thought.seen.state.key() == expected.key()
        different += thought.seen.state.key() != live.table.state.key()
        assert live.row.seed not in repr(thought)
        play(live, chance)
    assert different > 5
