"""Whose request is thought about next."""

from __future__ import annotations

import threading

from duomo.http.thinking.line import BOT, HALF_LIFE, HINT, UNWATCHED, ThinkingQueue, Whose


class Clock:
    def __init__(self) -> None:
        self.moment = 1000.0

    def __call__(self) -> float:
        return self.moment


ABUSER, VICTIM = Whose("mallory", "1.1.1.1"), Whose("anna", "2.2.2.2")


def line() -> tuple[ThinkingQueue[str], Clock]:
    clock = Clock()
    return ThinkingQueue(clock), clock


def take(line: ThinkingQueue[str], seconds: float = 1.0) -> str:
    """Take the next request, and count this much thinking time for it."""
    taken = line.take()
    assert taken is not None
    line.done(*taken, seconds)
    return taken[0]


def test_first_come_first_served_for_one_person() -> None:
    questions, _ = line()
    for name in "abc":
        questions.put(name, VICTIM)
    assert [take(questions) for _ in range(3)] == ["a", "b", "c"]


def test_who_asks_two_hundred_times_does_not_keep_others_waiting() -> None:
    questions, _ = line()
    for number in range(200):
        questions.put(f"mallory {number}", ABUSER)
    take(questions)
    questions.put("anna 1", VICTIM)
    assert questions.place("anna 1") == 0
    assert questions.place("mallory 199") == 199
    assert take(questions) == "anna 1"
    questions.put("anna 2", VICTIM)
    order = [take(questions) for _ in range(3)]
    assert "anna 2" in order[:2]


def test_many_guests_of_one_address_count_as_one() -> None:
    questions, _ = line()
    for number in range(300):
        questions.put(f"guest {number}", Whose(f"guest {number}", "1.1.1.1"))
    for _ in range(5):
        take(questions)
    questions.put("anna", VICTIM)
    assert take(questions) == "anna"


def test_people_of_one_address_share_it() -> None:
    questions, _ = line()
    for number in range(50):
        questions.put(f"mallory {number}", Whose("mallory", "1.1.1.1"))
    take(questions)
    questions.put("neighbour", Whose("neighbour", "1.1.1.1"))
    assert take(questions) == "neighbour"


def test_bots_come_before_hints_and_those_before_tables_that_nobody_looks_at() -> None:
    questions, _ = line()
    questions.put("unwatched", Whose("a", "1"), UNWATCHED)
    questions.put("hint", Whose("b", "2"), HINT)
    questions.put("bot", Whose("c", "3"), BOT)
    assert [take(questions) for _ in range(3)] == ["bot", "hint", "unwatched"]


def test_a_hint_comes_before_the_bots_of_somebody_who_has_had_much() -> None:
    questions, _ = line()
    for number in range(20):
        questions.put(f"bot {number}", ABUSER, BOT)
    for _ in range(3):
        take(questions, 2.0)
    questions.put("hint", VICTIM, HINT)
    assert take(questions) == "hint"


def test_what_somebody_has_had_is_forgotten() -> None:
    questions, clock = line()
    questions.put("much", ABUSER)
    take(questions, 60.0)
    clock.moment += 20 * HALF_LIFE
    questions.put("mallory", ABUSER)
    questions.put("anna", VICTIM)
    assert take(questions) == "mallory"
    for number in range(300):
        questions.put(f"{number}", Whose(f"{number}", f"{number}"))
        take(questions)
    clock.moment += 40 * HALF_LIFE
    questions.put("last", VICTIM)
    take(questions)
    assert len(questions.accounts) < 10


def test_what_nobody_waits_for_is_dropped() -> None:
    questions, _ = line()
    questions.put("a", VICTIM)
    questions.put("b", VICTIM)
    questions.drop("a")
    assert take(questions) == "b"
    assert questions.place("a") is None


def test_who_has_thought_long_hears_that_others_wait() -> None:
    questions, _ = line()
    questions.put("long", ABUSER)
    questions.put("next", ABUSER)
    assert questions.take() == ("long", ABUSER)
    assert not questions.others_wait(ABUSER)
    questions.put("anna", VICTIM)
    assert questions.others_wait(ABUSER)


def test_tables_that_nobody_looks_at_do_not_keep_every_process_busy() -> None:
    questions, _ = line()
    for number in range(3):
        questions.put(f"unwatched {number}", ABUSER, UNWATCHED)
    taken = questions.take()
    assert taken == ("unwatched 0", ABUSER)
    got: list[object] = []
    free = threading.Thread(target=lambda: got.append(questions.take()))
    free.start()
    questions.put("bot", VICTIM)
    free.join(10)
    assert got == [("bot", VICTIM)]
    questions.done(*taken, 1.0)
    assert questions.take() == ("unwatched 1", ABUSER)


def test_a_closed_line_lets_everybody_go() -> None:
    questions, _ = line()
    got: list[object] = []
    thread = threading.Thread(target=lambda: got.append(questions.take()))
    thread.start()
    questions.close()
    thread.join(10)
    assert got == [None]
