"""A newcomer takes every lesson on the real board, by clicking and by tapping, and plays a first game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, Guest
from browser.playing import Table
from browser.words import words
from duomo.games.registry import GAMES
from duomo.lessons import Lesson, courses
from duomo.play.figures import guides

SIZES = {"desk": DESKTOP, "phone": PHONE}
LESSONS = [
    (game.name, lesson) for game in GAMES.values() for lessons in courses(game).values() for lesson in lessons
]


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
    """A lesson as somebody takes it who does what is asked, with the eyes on the board."""

    def __init__(self, guest: Guest, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.page = guest.page
        self.table = Table(guest, "lesson")
        guest.visit(f"/learn/{game}/{lesson.course}/{lesson.name}")
        self.page.locator(".coach h2").wait_for()

    def take(self) -> None:
        for number, step in enumerate(self.lesson.steps, 1):
            assert self.page.locator(".coach").get_attribute("data-step") == str(number)
            for move in (step.do if step.every else step.do[:1]) or (None,):
                self.do(move)

    def do(self, move: str | None) -> None:
        before = self.page.locator(".coach").get_attribute("data-done") or "0"
        if move is None:
            self.page.locator(".coach .acts .primary").click()
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", guides())
def test_how_to_play(invite: Invite, name: str, size: str) -> None:
    """Every picture is drawn, the page has no barrier, arrow keys go from picture to picture."""
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
    """The question mark opens the paragraph of the decision at hand, with its picture."""
    page = invite().visit("/learn/red-cathedral/red-cathedral")
    page.locator(".coach h2").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("RC-4.1")
    expect(dialog.locator('[role="img"][aria-busy="false"]')).to_have_count(1)
