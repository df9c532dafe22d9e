"""Five languages: nothing untranslated, nothing unfilled, and a change of language at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, bot, me
from browser.playing import Player, Table
from browser.words import words
from duomo.locales import LANGUAGES

PAGES = (
    "/",
    "/new?game=red-cathedral",
    "/new?game=basilica",
    "/tables",
    "/upload",
    "/rules",
    "/about",
    "/nowhere",
)
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(invite: Invite, language: str) -> None:
    """On every page, and through the turns of both games at both sizes."""
    guest = invite(language=language)
    for path in (*PAGES, "/components/red-cathedral", "/components/basilica"):
        page = guest.visit(path)
        page.locator("main h1, main h2").first.wait_for(state="attached")
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate("duomoTest.broken()") == [], path
    guest.complaints[:] = [each for each in guest.complaints if "404" not in each]
    for game, options in (("red-cathedral", {"contractors": "on", "guild": "weavers"}), ("basilica", {})):
        table = Table(guest, guest.make(game, [me(), bot()], **options)["table"]).sit()
        choose = Player(language)
        shown = table.wait()
        for _ in range(12):
            assert table.page.evaluate("duomoTest.broken()") == [], shown
            table.play(choose(table.now()))
            shown = table.wait(after=shown["number"])
        table.page.keyboard.press("m")
        table.page.get_by_role("dialog").wait_for()
        assert table.page.evaluate("duomoTest.broken()") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_language_can_be_changed_in_the_middle_of_a_turn(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    table = Table(guest, guest.make("red-cathedral", [me(), bot()])["table"]).sit()
    number = table.wait()["number"]
    said = {table.page.get_by_role("heading", level=1).first.inner_text()}
    for before, language in zip(("en", *OTHERS), OTHERS):
        table.page.get_by_role("button", name=words("web-menu", before)).first.click()
        table.page.get_by_role("dialog").get_by_label(words("web-language", before)).select_option(language)
        table.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        table.page.keyboard.press("Escape")
        said.add(table.page.get_by_role("heading", level=1).first.inner_text())
        expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert len(said) == len(LANGUAGES)
    assert table.number == number
    assert guest.ask("GET", "me")["language"] == OTHERS[-1]
    table.page.reload()
    table.wait()
    assert table.page.get_by_role("heading", level=1).first.inner_text() in said
