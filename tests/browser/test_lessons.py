"""A newcomer takes every lesson on the real board, by clicking and by tapping, and plays a first game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, Guest
from browser.playing import Table
from browser.words import words
from duomo.bots.levels import LEVELS
from duomo.games.registry import GAMES
from duomo.lessons import Lesson, courses
from duomo.play.practice.first_games import CoachedTable, find
from duomo.play.reading.figures import guide, guides

SIZES = {"desk": DESKTOP, "phone": PHONE}
LESSONS = [
    (game.name, lesson) for game in GAMES.values() for lessons in courses(game).values() for lesson in lessons
]


RINGED = """place => {
  const ring = document.querySelector(`[data-point='${place}']`)?.getBoundingClientRect();
  const all = [...document.querySelectorAll(`[data-at~='${place}']`)];
  const around = (ring, { left, top, right, bottom }) =>
    ring.left < left && ring.top < top && ring.right > right && ring.bottom > bottom;
  const within = (ring, { left, top, right, bottom }) => ring.width > 60 && ring.height > 60 &&
    ring.left > left - 6 && ring.top > top - 6 && ring.right < right + 6 && ring.bottom < bottom + 6;
  const drawn = all.map(one => one.getBoundingClientRect()).filter(box => box.width > 0);
  return ring && ring.left >= -6 && ring.top >= 0 && ring.right <= innerWidth + 6 &&
    ring.bottom <= innerHeight && drawn.some(box => around(ring, box) || within(ring, box));
}"""
"""True if there is a ring around a place, or around the visible part of a large one, inside the window."""

SHOWN = """place => document.querySelector('.tabs .pointed, .sheet-tabs .pointed') ||
  document.querySelector(`[data-at~='${place}']`)?.getBoundingClientRect().width > 0"""
"""True if a place is drawn, or a tab says that there is something to see."""


@pytest.fixture(scope="module", params=SIZES)
def pupil(request: pytest.FixtureRequest, server: Any, chromium: Any) -> Iterator[Guest]:
    """One browser for all lessons of a size."""
    from browser import guests

    guest = guests.invite(chromium, server.address, size=SIZES[request.param])
    yield guest
    complaints = list(guest.complaints)
    guest.context.close()
    assert not complaints


class Taking:
    """A lesson taken by somebody who does what is asked, looking at the board."""

    def __init__(self, guest: Guest, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.page = guest.page
        self.table = Table(guest, "lesson")
        guest.visit(f"/learn/{game}/{lesson.course}/{lesson.name}")
        self.page.locator(".coach h2").wait_for()

    def take(self) -> None:
        for number, step in enumerate(self.lesson.steps, 1):
            assert self.page.locator(".coach").get_attribute("data-step") == str(number)
            for place in step.points:
                self.see(place)
            for move in (step.do if step.every else step.do[:1]) or (None,):
                self.do(move)

    def see(self, place: str) -> None:
        """What the coach mentions has a ring; if another board is shown, its tab says where to look."""
        self.page.wait_for_function(SHOWN, arg=place)
        while not self.page.locator(f"[data-at~='{place}']:visible").count():
            self.table.press(".tabs .pointed, .sheet-tabs .pointed")
        self.page.wait_for_function(RINGED, arg=place)

    def do(self, move: str | None) -> None:
        before = self.page.locator(".coach").get_attribute("data-done") or "0"
        if move is None:
            self.page.locator("[data-onward]").click()
        else:
            self.table.play(move)
        self.page.wait_for_function(
            "done => +document.querySelector('.coach').dataset.done > done", arg=int(before)
        )


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda one: getattr(one, "id", one))
def test_every_lesson(pupil: Guest, game: str, lesson: Lesson) -> None:
    Taking(pupil, game, lesson).take()
    expect(pupil.page.locator(".coach h2")).to_have_text(words("web-lesson-done"))


def test_a_lesson_is_left_and_resumed(invite: Invite) -> None:
    game, lesson = LESSONS[0]
    guest = invite()
    taking = Taking(guest, game, lesson)
    taking.do(None)
    taking.do(lesson.steps[1].do[0])
    guest.page.get_by_role("link", name=words("web-lesson-leave")).click()
    expect(guest.page.locator("a", has_text=words(lesson.key("title"))).first).to_contain_text(
        words("web-learn-begun")
    )
    guest.page.get_by_role("link", name=words("web-learn-continue")).click()
    expect(guest.page.locator(".coach h2")).to_have_text(words(lesson.key(lesson.steps[2].name, "do")))


def test_a_wrong_move_is_answered(invite: Invite) -> None:
    game, lesson = LESSONS[0]
    guest = invite()
    taking = Taking(guest, game, lesson)
    taking.do(None)
    guest.page.locator('[data-press="section/1.1"]').dispatch_event("click")
    expect(guest.page.locator(".coach .said")).to_have_text(words(lesson.key("claim", "elsewhere")))


def test_whoever_asks_why_not_loses_no_star(invite: Invite) -> None:
    """Explaining what the rules forbid costs nothing; a move the lesson does not want costs a star, even
    after leaving and coming back.
    """
    game, lesson = LESSONS[0]
    guest = invite()
    taking = Taking(guest, game, lesson)
    taking.do(None)
    guest.page.locator('[data-press="section/1.3"]').dispatch_event("click")
    expect(guest.page.locator(".whynot")).to_contain_text("RC-5.1")
    expect(guest.page.locator(".coach .said")).to_have_count(0)
    assert kept(guest, lesson.id)["missed"] is False
    guest.page.locator('[data-press="section/1.1"]').dispatch_event("click")
    expect(guest.page.locator(".coach .said")).to_be_visible()
    guest.until(lambda: kept(guest, lesson.id)["missed"])
    guest.page.reload()
    for step in lesson.steps[1:]:
        for move in (step.do if step.every else step.do[:1]) or (None,):
            taking.do(move)
    expect(guest.page.locator(".coach h2")).to_have_text(words("web-lesson-done"))
    guest.until(lambda: kept(guest, lesson.id)["stars"] > 0)
    assert kept(guest, lesson.id)["stars"] == 2


def kept(guest: Guest, lesson: str) -> dict[str, Any]:
    """What the server stores for a lesson."""
    found: dict[str, dict[str, Any]] = {one["lesson"]: one for one in guest.ask("GET", "progress")}
    return found.get(lesson, {"stars": 0, "done": [], "missed": False})


def test_a_lesson_goes_on_at_another_device(invite: Invite) -> None:
    """Two browsers of one guest: neither resets the other, and the guest is not new in the second one."""
    game, lesson = LESSONS[0]
    first, second = invite(), invite(size=PHONE)
    taking = Taking(first, game, lesson)
    taking.do(None)
    taking.do(lesson.steps[1].do[0])
    first.until(lambda: len(kept(first, lesson.id)["done"]) == 2)
    second.context.clear_cookies()
    second.context.add_cookies(first.context.cookies())
    page = second.visit("/")
    new = page.get_by_role("button", name=words("web-i-am-new-to", game=words("web-game-red-cathedral")))
    expect(new).not_to_have_class(re.compile(r"\bprimary\b"))
    going_on = Taking(second, game, lesson)
    expect(second.page.locator(".coach h2")).to_have_text(words(lesson.key(lesson.steps[2].name, "do")))
    assert len(kept(first, lesson.id)["done"]) == 2, "looking changes nothing"
    going_on.do(lesson.steps[2].do[0])
    first.until(lambda: len(kept(first, lesson.id)["done"]) == 3)
    first.visit("/learn").locator(".tower").first.wait_for()
    first.page.wait_for_load_state("networkidle")
    assert len(kept(first, lesson.id)["done"]) == 3
    first.visit(f"/learn/{game}/{lesson.course}/{lesson.name}")
    expect(first.page.locator(".coach h2")).to_have_text(words(lesson.key(lesson.steps[3].name, "do")))


@pytest.mark.parametrize("size", SIZES)
def test_a_first_game_begins_and_is_resumed(invite: Invite, size: str) -> None:
    guest = invite(size=SIZES[size])
    page = guest.visit("/learn/basilica/basilica")
    coach = page.locator(".coach")
    expect(coach.locator("h2")).to_have_text(words("coach-basilica-welcome"))
    table = Table(guest, "first-game")
    table.play("vault 1")
    expect(coach.locator("h2")).to_have_text(words("coach-basilica-place"))
    table.play(sorted(table.moves)[0])
    expect(coach.locator(".said")).to_be_visible()
    said = coach.locator("h2").inner_text()
    page.reload()
    expect(coach.locator("h2")).to_have_text(said)
    assert violations(page) == []


@cache
def nearly_over(game: str) -> list[str]:
    """The moves of a first game up to the newcomer's last turn."""
    table = CoachedTable(*find(game, game), [])
    bot, turns = LEVELS[3].bot("newcomer"), list[tuple[int, list[str]]]()
    while not table.live.over:
        rules, state = table.live.table.rules, table.live.table.state
        turns.append((state.turns, list(table.done)))
        table.play(rules.text(bot.choose(rules, state.copy(), table.live.table.codes())))
    last = turns[-1][0]
    return next(moves for turn, moves in turns if turn == last)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_a_first_game_is_played_to_its_end(invite: Invite, game: str, size: str) -> None:
    """The last turn on the board; then the coach only announces the result, and the score is shown."""
    guest = invite(size=SIZES[size])
    _, first = find(game, game)
    done = nearly_over(game)
    left = {"lesson": f"{game}/first-game", "stars": 0, "done": done}
    guest.ask("PUT", "progress", {"lessons": [left]})
    page = guest.visit(f"/learn/{game}/{game}")
    table = Table(guest, "first-game")
    bot = LEVELS[3].bot("newcomer")
    now = CoachedTable(GAMES[game], first, done)
    while not now.live.over:
        rules, state = now.live.table.rules, now.live.table.state
        shown = page.locator("main.table-page").get_attribute("data-number")
        move = rules.text(bot.choose(rules, state.copy(), now.live.table.codes()))
        table.play(move)
        now.play(move)
        page.wait_for_function(
            "number => document.querySelector('main.table-page')?.dataset.number !== number", arg=shown
        )
    told = now.now()
    coach = page.locator(".coach")
    assert told.coach.end is not None
    expect(coach.locator("h2")).to_have_text(words("web-game-over"))
    expect(coach.locator(".asked p")).to_have_text(words(told.coach.end.key))
    expect(coach.locator(".said")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name=words("web-show-score")).first.click()
    scores = now.live.row.scores or []
    for score in scores:
        expect(
            page.locator('[data-screen="scoring"]').get_by_text(str(score), exact=True).first
        ).to_be_visible()
    expect(page.get_by_role("button", name=words("web-coach-real-game"))).to_be_visible()
    guest.until(lambda: kept(guest, f"{game}/first-game")["stars"] == 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", guides())
def test_how_to_play(invite: Invite, name: str, size: str) -> None:
    """Every picture is drawn, axe-core finds nothing, arrow keys go from picture to picture."""
    guest = invite(size=SIZES[size])
    page = guest.visit(f"/how-to/{name}")
    panels = guides()[name].panels
    if size == "desk":
        shown = page.locator('.panels [role="img"][aria-busy="false"]')
        expect(shown).to_have_count(sum(len(panel.figures) for panel in panels))
        page.locator(".panels a").first.click()
    for panel in panels:
        expect(page.locator("#open-title")).to_contain_text(words(f"guide-{name}-{panel.name}-title"))
        expect(page.locator('.large [role="img"][aria-busy="false"]')).to_have_count(len(panel.figures))
        page.keyboard.press("ArrowRight")
    assert violations(page) == []
    tried = next((panel for panel in guide(name).panels if panel.tries), None)
    if size == "phone" and tried is not None:
        guest.visit(f"/how-to/{name}#{tried.name}")
        page.get_by_role("link", name=words("web-how-to-try")).click()
        expect(page.locator(".coach")).to_have_attribute("data-step", "1")
        page.get_by_role("link", name=words("web-lesson-leave")).click()
        expect(page.locator("#open-title")).to_contain_text(words(f"guide-{name}-{tried.name}-title"))
    if size == "desk":
        page.keyboard.press("Escape")
        expect(page.locator(".large")).to_have_count(0)
        assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_learning(invite: Invite, size: str) -> None:
    guest = invite(size=SIZES[size])
    page = guest.visit("/learn")
    expect(page.locator(".tower")).to_have_count(6)
    assert violations(page) == []


def test_whoever_is_new_is_asked_first(invite: Invite) -> None:
    page = invite().visit("/")
    new = page.get_by_role("button", name=words("web-i-am-new-to", game=words("web-game-basilica")))
    new.click()
    expect(page.get_by_role("dialog").locator("a")).to_have_count(3)
    assert violations(page) == []
    page.get_by_role("dialog").locator("a").first.click()
    page.wait_for_url("**/learn/basilica/basilica/turn")


def test_the_rules_have_pictures_and_families(invite: Invite) -> None:
    page = invite().visit("/rules")
    page.get_by_role("searchbox").fill("penalty")
    first = page.locator(".hits a").first
    expect(first).to_contain_text("RC-6.6")
    page.keyboard.press("Enter")
    expect(page.locator('#RC-6\\.6 [role="img"][aria-busy="false"]')).to_have_count(1)
    expect(page.locator("#RC-6\\.6 mark").first).to_be_visible()
    assert violations(page) == []
    page.get_by_text(words("web-rules-text-only")).dispatch_event("click")
    expect(page.locator('#RC-6\\.6 [role="img"]')).to_have_count(0)


def test_the_rule_of_the_decision(invite: Invite) -> None:
    """The question mark opens the rule of the current decision, with its picture."""
    page = invite().visit("/learn/red-cathedral/red-cathedral")
    page.locator(".coach h2").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("RC-4.1")
    expect(dialog.locator('[role="img"][aria-busy="false"]')).to_have_count(1)
    link = dialog.get_by_role("link", name=words("web-rule-whole"))
    page.goto(page.url.split("/learn")[0] + (link.get_attribute("href") or ""))
    decision = page.get_by_role("region", name=words("web-rules-decision"))
    expect(decision).to_contain_text("RC-4.1")
    page.get_by_role("searchbox").fill("rc-6.6")
    page.wait_for_url("**/rules#RC-6.6")
    expect(page.locator(".paragraph.on")).to_have_attribute("id", "RC-6.6")
    assert violations(page) == []
    decision.get_by_role("link", name=words("web-rules-back-to-table")).click()
    page.wait_for_url("**/learn/red-cathedral/red-cathedral")


def test_nothing_found_offers_what_is_near(invite: Invite) -> None:
    page = invite(size=PHONE).visit("/rules")
    page.get_by_role("searchbox").fill("pennaltis")
    near = page.locator(".hits a")
    expect(near).to_have_count(3)
    expect(page.locator(".hits")).to_contain_text(words("web-rules-near"))
    titles = near.locator("b").all_inner_texts()
    assert any("RC-6.6" in title for title in titles), titles
    pictured = page.locator(".paragraph.pictured").first
    above, below = (pictured.locator(part).bounding_box() for part in (".picture", ".text"))
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], "the picture is above the text"
