"""One person cannot spoil it for others: thinking is shared, records are read in other processes, unused
things are removed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from duomo.http.house import expiring
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import Thinkers, WorkerLost
from duomo.play.thinking import Thought
from duomo.play.trouble import ServerTrouble
from duomo.store import schema
from duomo.store.house import House
from server_tools import GENEROUS, PATIENCE, Person, Running, run_apart, wait_until
from slow_thoughts import Busy, Slow


@pytest.fixture
def pool() -> Iterator[Callable[..., Thinkers]]:
    made: list[Thinkers] = []

    def make(share: float | None = None, patience: float = 30.0) -> Thinkers:
        made.append(Thinkers(1, at_once=True, patience=patience, share=share))
        made[-1].start()
        return made[-1]

    yield make
    for one in made:
        one.stop()


async def answers(pool: Thinkers, thought: Thought, whose: Whose, heard: list[str]) -> None:
    async for answer in pool.think(thought, whose):
        heard.append(answer)


MALLORY, ANNA = Whose("mallory", "1.1.1.1"), Whose("anna", "2.2.2.2")


@pytest.mark.slow
def test_a_crowd_of_questions_does_not_keep_others_waiting(pool: Callable[..., Thinkers]) -> None:
    thinkers = pool()
    heard: list[str] = []

    async def ask() -> None:
        crowd = [asyncio.create_task(answers(thinkers, Slow("mallory"), MALLORY, heard)) for _ in range(40)]
        while not heard:
            await asyncio.sleep(0.01)
        await answers(thinkers, Slow("anna"), ANNA, heard)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    run_apart(ask())
    assert heard.index("anna") <= 4
    assert not thinkers.line.waiting, "what nobody waits for is dropped"


@pytest.mark.slow
def test_a_long_turn_gives_way_between_two_answers(pool: Callable[..., Thinkers]) -> None:
    thinkers = pool(share=0.1)
    heard: list[str] = []

    async def ask() -> None:
        long = asyncio.create_task(answers(thinkers, Slow("mallory", 100), MALLORY, heard))
        while len(heard) < 4:
            await asyncio.sleep(0.01)
        await answers(thinkers, Slow("anna"), ANNA, heard)
        await long

    run_apart(ask())
    assert heard.count("mallory") < 100, "the rest is asked for again"
    assert heard.index("anna") < 30


@pytest.mark.slow
def test_who_waits_is_told_their_place_and_no_answer_waits_for_that(
    pool: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = pool()
    heard: list[str] = []
    places: list[int] = []

    async def ask(name: str) -> None:
        async for answer in thinkers.think(Slow(name), ANNA, told=places.append):
            heard.append(answer)

    async def wait() -> None:
        monkeypatch.setattr("duomo.http.thinking.thinkers.LOOK", 0.05)
        long = asyncio.create_task(answers(thinkers, Slow("long", 1000), MALLORY, heard))
        while not heard:
            await asyncio.sleep(0.01)
        waits = asyncio.create_task(ask("waited"))
        while not places:
            await asyncio.sleep(0.01)
        long.cancel()
        await waits
        monkeypatch.setattr("duomo.http.thinking.thinkers.LOOK", 36_000.0)
        async with asyncio.timeout(PATIENCE):
            await ask("at once")

    run_apart(wait())
    assert places == [0]
    assert heard[-2:] == ["waited", "at once"]


@pytest.mark.slow
def test_a_process_that_takes_too_long_is_ended(pool: Callable[..., Thinkers]) -> None:
    thinkers = pool(patience=2.0)
    with pytest.raises(WorkerLost):
        run_apart(answers(thinkers, Slow("endless", 1, 600.0), MALLORY, []))
    thinkers.patience = PATIENCE  # the next process may start slowly
    heard: list[str] = []
    run_apart(answers(thinkers, Slow("next"), ANNA, heard))
    assert heard == ["next"]


@pytest.mark.slow
def test_stopping_does_not_wait_for_what_is_thought_about(pool: Callable[..., Thinkers]) -> None:
    thinkers = pool()

    async def ask() -> None:
        task = asyncio.create_task(answers(thinkers, Slow("endless", 1, 600.0), MALLORY, []))
        await asyncio.sleep(1)
        await asyncio.to_thread(thinkers.stop)
        with pytest.raises(WorkerLost):
            await task

    run_apart(ask())


def test_trouble_travels_between_processes() -> None:
    import pickle

    trouble = pickle.loads(pickle.dumps(ServerTrouble(404, "no-game", game="chess")))
    assert (trouble.status, trouble.key, trouble.words.data) == (404, "no-game", {"game": "chess"})


@pytest.mark.slow
def test_a_guest_has_one_hint_at_a_time(sqlite: str) -> None:
    server = Running(sqlite)
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me screen")
    server.hub.thinkers.line.close()  # nobody thinks: it waits for ever
    with anna.live(table) as live:
        live.socket.send('{"type":"hint","id":"first"}')
        wait_until(lambda: bool(server.hub.thinkers.line.waiting))
        assert live.say("hint")["words"]["key"] == "server-hint-asked"
        assert anna.post(f"/api/tables/{table}/hint").json()["error"]["key"] == "server-hint-asked"
        assert live.play()["type"] == "done", "moves can be made meanwhile"
    wait_until(lambda: not server.hub.thinkers.line.waiting)
    server.stop()


@pytest.mark.slow
def test_who_waits_for_a_processor_is_waited_for_and_who_works_too_long_is_not(
    pool: Callable[..., Thinkers],
) -> None:
    thinkers = pool(patience=0.5)
    heard: list[str] = []
    run_apart(answers(thinkers, Slow("anna", seconds=1.0), ANNA, heard))
    assert heard == ["anna"], "a process that gets no processor has done nothing wrong"
    with pytest.raises(WorkerLost):
        run_apart(answers(thinkers, Busy(20.0), MALLORY, heard))
    run_apart(answers(thinkers, Slow("anna"), ANNA, heard))
    assert heard == ["anna", "anna"]


@pytest.mark.slow
def test_a_record_that_takes_too_long_is_given_up_and_others_are_served(sqlite: str) -> None:
    server = Running(sqlite, msgspec.structs.replace(GENEROUS, reading=0.001))
    anna = Person(server.port)
    answer = anna.http.post("/api/replays", content="x\n---\n--- end\n")
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "server-too-much-work")
    assert anna.http.get("/healthz").status_code == 200
    server.stop()


@pytest.mark.slow
def test_answers_about_a_record_are_worked_out_once(server: Running) -> None:
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        live.play_on()
    first = anna.http.get(f"/api/replays/{table}/moves")
    assert first.status_code == 200
    before = server.hub.readers.line.number
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as other:
        assert other.get(f"/api/replays/{table}/moves").json() == first.json()
    assert server.hub.readers.line.number == before


@pytest.mark.slow
def test_what_nobody_uses_goes(sqlite: str) -> None:
    server = Running(sqlite, msgspec.structs.replace(GENEROUS, idle=0.0))
    anna, bruno = Person(server.port), Person(server.port)
    unused, played, watched = (anna.table("basilica", "me screen")[0] for _ in range(3))
    with anna.live(played) as live:
        live.play()
    with server.hub.store.engine.begin() as connection:
        connection.execute(sa.update(schema.tables).values(changed=1))
        connection.execute(sa.update(schema.guests).values(created=1))
        connection.execute(sa.update(schema.sessions).values(seen=1))
    with anna.live(watched):
        house = House(server.hub.store.engine)
        expired = expiring.expire(server.hub, house)
        asyncio.run_coroutine_threadsafe(expired, server.hub.writer.loop).result(60)
        server.hub.writer.loop.call_soon_threadsafe(server.hub._forget_some)
        wait_until(lambda: set(server.hub.rooms) == {watched}, 20)
    assert not server.hub.store.has_table(unused)
    assert server.hub.store.has_table(played)
    assert server.hub.store.has_table(watched)
    assert server.hub.store.guest_of(bruno.me["guest"]) is None
    assert server.hub.store.guest_of(anna.me["guest"]) is not None
    server.stop()
