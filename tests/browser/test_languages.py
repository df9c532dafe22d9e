"""Five languages: nothing untranslated, nothing unfilled, and a change of language at any time."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, bot, me
from browser.playing import Table
from browser.words import words
from duomo.locales import LANGUAGES

PAGES = {
    "/": "main h2",
    "/new?game=red-cathedral": ".option",
    "/new?game=basilica": ".option",
    "/tables": "main h1",
    "/upload": "textarea",
    "/rules": ".paragraph",
    "/about": "main h1",
    "/nowhere": "main h1",
    "/components/red-cathedral": ".part",
    "/components/basilica": ".part",
}
"""Every page, and an element that is there only when all of it has loaded."""
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(invite: Invite, language: str) -> None:
    """On every page, and through the turns of both games at both sizes."""
    guest = invite(language=language)
    for path, sign in PAGES.items():
        page = guest.visit(path)
        page.locator(sign).first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("duomoTest.broken()") == [], path
    guest.complaints[:] = [each for each in guest.complaints if "404" not in each]
    for game, options in (("red-cathedral", {"contractors": "on", "guild": "weavers"}), ("basilica", {})):
        table = Table(guest, guest.make(game, [me(), bot()], **options)["table"]).sit()
        choose = Player(language)
        shown = table.wait()
        for _ in range(8):
            assert table.page.evaluate("duomoTest.broken()") == [], shown
            table.play(choose(table.now()))
            shown = table.wait(after=shown["number"])
        table.page.keyboard.press("m")
        table.page.get_by_role("dialog").wait_for()
        assert table.page.evaluate("duomoTest.broken()") == []


def names_of(table: Table) -> set[str]:
    """Accessible names of the pieces; sentences only, since a single word may be the same in another
    language.
    """
    return {name for name in table.page.evaluate("duomoTest.names()") if name.count(" ") >= 2}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_language_can_be_changed_in_the_middle_of_a_turn(invite: Invite, size: tuple[int, int]) -> None:
    """Both visible and read aloud: the prompt, and the names of all pieces."""
    guest = invite(size=size)
    table = Table(guest, guest.make("red-cathedral", [me(), bot()])["table"]).sit()
    number = table.wait()["number"]
    sentence = table.page.get_by_role("heading", level=1).first
    said, names = [sentence.inner_text()], [names_of(table)]
    assert violations(table.page) == []
    for before, language in zip(("en", *OTHERS), OTHERS):
        table.page.get_by_role("button", name=words("web-menu", before)).first.click()
        table.page.get_by_role("dialog").get_by_label(words("web-language", before)).select_option(language)
        table.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        expect(sentence).not_to_have_text(said[-1])
        said.append(sentence.inner_text())
        names.append(names_of(table))
        assert violations(table.page) == [], language
    assert len(set(said)) == len(LANGUAGES)
    for one, other in itertools.combinations(names, 2):
        assert one
        assert not one & other, "a name that is the same in two languages"
    assert table.number == number
    guest.until(lambda: guest.ask("GET", "me")["language"] == OTHERS[-1])
    table.page.reload()
    table.wait()
    expect(sentence).to_have_text(said[-1])
