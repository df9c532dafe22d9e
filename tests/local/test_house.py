"""Games without a server: nothing is lost when the window closes, and two windows do not harm each other."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from datetime import date, timedelta
from typing import Any

import pytest

from browser.screens import endgame_of
from duomo.games.registry import GAMES
from duomo.puzzles.shelf import puzzles_of
from local.browser import Browser
from local.test_same_documents import timeless, wish


def decides(browser: Browser, table: str) -> Any:
    return browser.ask("GET", f"/api/tables/{table}")[1]["now"]


def play(browser: Browser, table: str, move_id: str, choose: random.Random) -> Any:
    now = decides(browser, table)
    move = choose.choice(now["legal"])["move"]
    told = {"seat": now["yours"], "move": move, "after": now["number"], "id": move_id}
    status, outcome = browser.ask("POST", f"/api/tables/{table}/moves", told)
    assert status == 200, outcome
    return told


def test_whatever_was_told_is_there_after_a_crash() -> None:
    browser = Browser()
    _, made = browser.ask("POST", "/api/tables", wish("red-cathedral", "me", "bot", start_player="1"))
    choose = random.Random(3)
    for number in range(25):
        play(browser, made["table"], f"move-{number}", choose)
        again = Browser(browser.kept)
        assert timeless(decides(again, made["table"])) == timeless(decides(browser, made["table"]))
    _, tables = Browser(browser.kept).ask("GET", "/api/tables")
    assert [one["table"] for one in tables["running"]] == [made["table"]]


def test_a_bot_goes_on_where_the_window_was_closed() -> None:
    browser = Browser()
    browser.thinks = False
    _, made = browser.ask("POST", "/api/tables", wish("basilica", "me", "bot", start_player="2"))
    assert decides(browser, made["table"])["yours"] is None
    assert len(browser.waiting) == 1
    again = Browser(browser.kept)
    decides(again, made["table"])  # opening the table wakes the bot
    assert decides(again, made["table"])["yours"] == 0


def test_of_two_windows_the_second_is_late_and_follows() -> None:
    one = Browser()
    _, made = one.ask("POST", "/api/tables", wish("red-cathedral", "me", "screen"))
    other = Browser(one.kept)
    before = decides(other, made["table"])
    play(one, made["table"], "first", random.Random(1))
    late = {"seat": before["yours"], "move": before["legal"][0]["move"], "after": before["number"]}
    status, outcome = other.ask("POST", f"/api/tables/{made['table']}/moves", {**late, "id": "second"})
    assert (status, outcome["outcome"]) == (409, "late")
    assert timeless(decides(other, made["table"])) == timeless(decides(one, made["table"]))


def test_a_move_that_is_repeated_after_a_crash_is_made_once() -> None:
    browser = Browser()
    _, made = browser.ask("POST", "/api/tables", wish("red-cathedral", "me", "screen"))
    told = play(browser, made["table"], "only", random.Random(1))
    number = decides(browser, made["table"])["number"]
    again = Browser(browser.kept)
    status, outcome = again.ask("POST", f"/api/tables/{made['table']}/moves", told)
    assert (status, outcome["outcome"]) == (200, "done")
    assert decides(again, made["table"])["number"] == number


def test_who_needs_people_elsewhere_is_told_so() -> None:
    browser = Browser()
    status, told = browser.ask("POST", "/api/tables", wish("basilica", "me", "friend"))
    assert (status, told["error"]["key"]) == (501, "server-needs-server")
    status, told = browser.ask("GET", "/api/links/abcdefgh")
    assert (status, told["error"]["key"]) == (501, "server-needs-server")
    assert browser.ask("DELETE", "/api/tables")[0] == 405
    assert browser.ask("GET", "/api/nothing")[0] == 404


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("red-cathedral", 1), ("red-cathedral", 4), ("basilica", 2)])
def test_the_pace_of_this_device_is_measured(game: str, players: int) -> None:
    status, simulations = Browser().ask("GET", f"/api/pace/{game}?players={players}")
    assert status == 200
    assert simulations > 1


def test_there_is_no_pace_of_a_table_that_cannot_be() -> None:
    browser = Browser()
    assert browser.ask("GET", "/api/pace/basilica?players=4")[0] == 400
    assert browser.ask("GET", "/api/pace/chess?players=2")[0] == 404


HONEST = """
from duomo.bots import mcts, search
from duomo.bots.levels import LEVELS
from duomo.local.pace import Pace, take_time
from duomo.play.reading.library import levels_offered
from duomo.play.tables.parts import parts_of

take_time()
made = []
class Counted(search.Search):
    def run(self, position, budget, every_move=False):
        self.decided = lambda left: False  # two turns are always close
        made.append((budget.simulations, budget.milliseconds))
        super().run(position, search.Budget(min(budget.simulations, MOST)), every_move)
        made.append(self.simulations)
mcts.Search = Counted
MOST = 40
for level, told in zip(LEVELS, levels_offered()):
    for game, effort in told.efforts.items():
        assert effort.milliseconds == 5000, level.name
        if effort.simulations:
            rules = parts_of(game, 2, {}).rules
            position = Pace(game, 2).positions(rules)[1]
            level.bot(1).choose(rules, rules.seen_by(position, position.decider), rules.legal(position))
            named, done = made[-2:]
            assert named == (effort.simulations, effort.milliseconds), (level.name, game, named)
            assert done == min(MOST, effort.simulations), (level.name, game, done)
print(len(made))
"""


@pytest.mark.slow
def test_a_level_takes_the_simulations_that_it_names_and_no_more() -> None:
    """In a separate process, because levels apply to the whole program. Interpreted, as in a browser."""
    plain = {**os.environ, "DUOMO_COMPILED": "0"}
    asked = [sys.executable, "-c", HONEST]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, env=plain)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) == 2 * (4 + 5), "four levels search in one game, five in the other"


def test_puzzles_of_another_browser_are_brought_and_nothing_gets_worse() -> None:
    browser, other = Browser(), Browser()
    _, cards = browser.ask("GET", "/api/puzzles/all?game=basilica")
    first, second = cards[0]["id"], cards[1]["id"]
    attempt = {"puzzle": first, "at": 5, "day": None, "best": 3, "mu": 1600.0, "sigma": 300.0}
    assert browser.ask("PUT", "/api/attempts", [attempt])[0] == 200
    other.ask("PUT", "/api/attempts", [attempt | {"best": 1}, attempt | {"puzzle": second, "at": 2}])
    _, taken = browser.ask("GET", "/api/attempts")
    _, brought = other.ask("PUT", "/api/attempts", taken)
    assert [(one["puzzle"], one["best"]) for one in brought] == [(second, 3), (first, 3)]
    assert other.ask("GET", "/api/puzzles")[1]["tried"] == 2
    assert other.ask("PUT", "/api/attempts", [attempt | {"puzzle": "00000000"}])[0] == 404
    assert other.ask("PUT", "/api/attempts", [attempt | {"best": 9}])[0] == 400


def test_the_rating_of_a_puzzle_moves_with_the_answer() -> None:
    """As on a server, but kept in this browser and exported from there."""
    browser, other = Browser(), Browser()

    def ratings(of: Browser) -> dict[str, int]:
        return {card["id"]: card["rating"] for card in of.ask("GET", "/api/puzzles/all?game=basilica")[1]}

    before = ratings(browser)
    puzzle = next(iter(puzzles_of(GAMES["basilica"]).values()))
    browser.ask("POST", f"/api/puzzles/{puzzle.id}/answer", {"moves": puzzle.best.moves})
    after = ratings(browser)
    assert after.pop(puzzle.id) < before.pop(puzzle.id), "it was beaten"
    assert after == before
    other.ask("PUT", "/api/attempts", browser.ask("GET", "/api/attempts")[1])
    assert ratings(other) == ratings(browser)


def test_a_puzzle_that_was_tried_before_counts_on_its_day() -> None:
    """As on a server; what an earlier version has stored still counts."""
    browser = Browser()
    _, before = browser.ask("GET", "/api/puzzles")
    game, daily = before["today"]["game"], before["today"]["id"]
    puzzle = puzzles_of(GAMES[game])[daily]
    yesterday = date.fromisoformat(before["day"]) - timedelta(days=1)
    other = next(name for name in puzzles_of(GAMES[game]) if name != daily)
    tried = {"puzzle": daily, "at": 1, "day": None, "best": 1, "mu": 1500.0, "sigma": 300.0}
    browser.ask("PUT", "/api/attempts", [tried, tried | {"puzzle": other, "day": str(yesterday), "at": 2}])
    _, told = browser.ask("GET", "/api/puzzles")
    assert (told["streak"], told["tried_today"], told["found_today"]) == (1, 0, 0)
    for turn in (puzzle.turns[-1], puzzle.best):
        status, verdict = browser.ask("POST", f"/api/puzzles/{daily}/answer", {"moves": turn.moves})
        assert status == 200
        assert verdict["rated"] is None
    _, told = browser.ask("GET", "/api/puzzles")
    assert (told["streak"], told["best_streak"], told["tried"]) == (2, 2, 2)
    assert (told["tried_today"], told["found_today"]) == (1, 0), "the first answer of the day counts"
    _, taken = browser.ask("GET", "/api/attempts")
    elsewhere = Browser()
    elsewhere.ask("PUT", "/api/attempts", taken)
    assert elsewhere.ask("GET", "/api/puzzles")[1]["streak"] == 2


def test_an_older_lesson_sets_nobody_back() -> None:
    browser = Browser()

    def kept(**more: Any) -> Any:
        status, found = browser.ask(
            "PUT", "/api/progress", {"lessons": [{"lesson": "basilica/turn", **more}]}
        )
        assert status == 200
        return found[0]

    newer = kept(stars=0, done=["next"], changed=2000)
    assert kept(stars=2, done=[], changed=1000) == newer | {"stars": 2}
    assert kept(stars=0, done=["next", "vault 2"], changed=3000)["done"] == ["next", "vault 2"]
    assert browser.ask("GET", "/api/progress")[1][0]["stars"] == 2


@pytest.mark.slow
def test_a_whole_game_its_replay_and_its_analysis() -> None:
    browser = Browser()
    _, made = browser.ask("POST", "/api/tables", wish("basilica", "me", "bot"))
    table, choose = made["table"], random.Random(5)
    connection = browser.connect(table)
    number = 0
    while not decides(browser, table)["over"]:
        number += 1
        play(browser, table, f"move-{number}", choose)
    assert browser.frames[connection][-1]["now"]["over"]
    _, replay = browser.ask("GET", f"/api/replays/{table}")
    assert replay["table"] == table
    assert browser.ask("GET", f"/api/replays/{table}/analysis")[1]["state"] == "none"
    browser.thinks = False
    assert browser.ask("POST", f"/api/replays/{table}/analysis")[1]["state"] == "running"
    (waiting,) = browser.waiting
    browser.do(lambda: browser.desk.thought_over(waiting[0], False))
    assert browser.ask("GET", f"/api/replays/{table}/analysis")[1]["state"] == "failed"


def test_an_analysis_is_carried_to_its_end_and_kept() -> None:
    browser = Browser()
    _, uploaded = browser.ask("POST", "/api/replays", endgame_of("basilica", "random-random-12", 6))
    address = f"/api/replays/{uploaded['replay']}"
    browser.thinks = False
    assert browser.ask("POST", f"{address}/analysis")[1]["state"] == "running"
    assert browser.ask("POST", f"{address}/analysis")[1]["state"] == "running"
    assert len(browser.waiting) == 1, "it is thought about once"
    browser.thinks = True
    browser.think()
    for one in (browser, Browser(browser.kept)):
        _, job = one.ask("GET", f"{address}/analysis")
        assert job["state"] == "done"
        assert any(step["kind"] == "decision" for step in job["analysis"]["steps"])
    at = next(step["number"] for step in job["analysis"]["steps"] if step["kind"] == "decision") - 1
    _, hint = browser.ask("POST", f"{address}/study/hint", {"at": at, "moves": []})
    _, judged = browser.ask("POST", f"{address}/study/answer", {"at": at, "moves": [hint["move"]]})
    assert judged["judgement"] in ("best", "good")


def test_a_game_is_given_up() -> None:
    browser = Browser()
    _, made = browser.ask("POST", "/api/tables", wish("basilica", "me", "screen"))
    address = f"/api/tables/{made['table']}"
    assert browser.ask("POST", f"{address}/resign", {"seat": 1})[0] == 200
    assert [seat["gone"] for seat in browser.ask("GET", address)[1]["seats"]] == [None, "resigned"]
    assert browser.ask("POST", f"{address}/vote", {"kind": "end"})[0] == 200
    for one in (browser, Browser(browser.kept)):
        _, tables = one.ask("GET", "/api/tables")
        assert [table["ended"] for table in tables["finished"]] == ["agreed"]
        assert one.ask("POST", f"{address}/vote", {"kind": "end"})[0] == 409


def test_a_game_is_deleted_and_nothing_of_it_stays() -> None:
    browser = Browser()
    before = dict(browser.kept)
    _, made = browser.ask("POST", "/api/tables", wish("basilica", "me", "screen"))
    other = Browser(browser.kept)
    connection = other.connect(made["table"])
    assert browser.ask("DELETE", f"/api/tables/{made['table']}") == (200, True)
    left = {key for key in browser.kept if key not in before}
    assert {key.partition("/")[0] for key in left} <= {"me", "set"}
    assert browser.ask("GET", f"/api/tables/{made['table']}")[0] == 404
    assert browser.ask("DELETE", f"/api/tables/{made['table']}")[0] == 404
    for prefix in (f"table/{made['table']}", f"entry/{made['table']}/"):  # as the other window is notified
        other.learn(prefix)
    other.do(lambda: other.desk.reload(made["table"]))
    other.say(connection, {"type": "ping"})
    assert other.frames[connection][-1]["words"]["key"] == "server-no-table"


def test_records_of_another_browser_are_brought() -> None:
    browser, other = Browser(), Browser()
    text = endgame_of("basilica", "random-random-12", 6)
    _, uploaded = browser.ask("POST", "/api/replays", text)
    _, taken = browser.ask("GET", "/api/records")
    assert taken == [{"replay": uploaded["replay"], "text": text}]
    wrong = {"replay": "0" * 16, "text": "no record"}
    for _ in range(2):
        assert other.ask("PUT", "/api/records", [*taken, wrong]) == (200, [uploaded["replay"]])
    assert other.ask("GET", "/api/records")[1] == taken
    assert other.ask("GET", f"/api/replays/{uploaded['replay']}/record")[1] == text
