"""“What is this?”: every piece, sign and number has a card; by pointer, finger and key, at any time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, bot, me
from browser.playing import Table
from browser.quick import over_http
from browser.screens import replay, score
from browser.words import words

MODULE = {"contractors": "on", "guild": "brickmakers", "blueprints": "all"}
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral": ("red-cathedral", 3, {}),
    "Contractors": ("red-cathedral", 2, MODULE),
    "Archivists": ("red-cathedral", 2, {"guild": "archivists"}),
    "alone": ("red-cathedral", 1, {}),
    "Basilica": ("basilica", 2, {}),
}
CARD = ".explain-card"

WITHOUT = """() => {
  const seen = e => e.getClientRects().length && !e.closest('.hidden');
  const signs = [...document.querySelectorAll('.board [data-press], .board .chip, .board [data-cell]')];
  const apart = '.log, .tale, .talebtns, .tray, .since, button:not([data-press], [data-cell])';
  const mute = e => seen(e) && !e.closest('[data-explain]') && !e.closest(apart);
  return signs.filter(mute).map(e => e.outerHTML);
}"""
"""Pieces and numbers of the board without an explanation."""

ABOUTS = "() => [...new Set([...document.querySelectorAll('[data-explain]')].map(e => e.dataset.explain))]"

ASK = """about => {
  const at = [...document.querySelectorAll('[data-explain]')].find(e => e.dataset.explain === about);
  if (!at.hasAttribute('tabindex')) at.setAttribute('tabindex', '-1');
  at.focus();
  at.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
}"""

MUTE = (
    f"async abouts => {{ const ask = {ASK};"
    """
  const card = () => document.querySelector('.explain-card');
  const until = async so => {
    for (let i = 0; i < 300 && !so(); i += 1) await new Promise(go => setTimeout(go, i && 10));
    return so();
  };
  const mute = [];
  for (const about of abouts) {
    ask(about);
    if (!(await until(() => card()?.dataset.about === about && card().querySelector('p')))) mute.push(about);
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !card());
  }
  return mute;
}"""
)
"""Those whose card does not open with a sentence; Esc closes each."""

OVERLAPS = """() => {
  const box = e => e.getBoundingClientRect(), card = box(document.querySelector('.explain-card'));
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const over = e => box(e).width && !apart(box(e), card);
  const about = document.querySelector('.explain-card').dataset.about;
  const piece = [...document.querySelectorAll('[data-explain]')].find(e => e.dataset.explain === about);
  const kept = [piece, ...document.querySelectorAll('.prompt-words h1')];
  return kept.filter(over).length;
}"""


def opened(invite: Invite, which: str, moves: int = 30, **wishes: Any) -> Table:
    game, players, options = TABLES[which]
    guest = invite(**wishes)
    made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
    over_http(guest, made["table"], Player(which), moves)
    table = Table(guest, made["table"]).sit()
    table.wait()
    return table


def rest_on(page: Page, about: str) -> Locator:
    box = page.locator(f'[data-explain="{about}"]:visible').first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
    card = page.locator(CARD)
    card.wait_for()
    return card


@pytest.mark.parametrize("which", TABLES)
def test_everything_has_an_explanation(invite: Invite, which: str) -> None:
    """A card with a name and a sentence for each; nothing is without one."""
    page = opened(invite, which).page
    assert page.evaluate(WITHOUT) == []
    abouts = page.evaluate(ABOUTS)
    assert len(abouts) > 20
    mute = page.evaluate(MUTE, abouts)
    assert mute == []
    assert "web-" not in page.locator("body").inner_text()


def test_the_pointer_rests_and_leaves(invite: Invite) -> None:
    """The card covers neither its piece nor the prompt. Reading a rule in it keeps it open; leaving and Esc
    close it.
    """
    page = opened(invite, "The Red Cathedral").page
    for about in ("act/1/upper", "section/1.1", "party/blue", "track"):
        card = rest_on(page, about)
        expect(card).to_have_attribute("data-about", about)
        assert page.evaluate(OVERLAPS) == 0
    card = rest_on(page, "act/2/upper")
    expect(card.get_by_role("heading").first).to_be_visible()
    card.locator("a.rule").first.hover()
    page.wait_for_timeout(600)
    expect(card).to_be_visible()
    page.mouse.move(1, 1)
    expect(card).to_have_count(0)
    rest_on(page, "die/white")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)


def test_what_reaches_it_now_or_why_not(invite: Invite) -> None:
    """On the player's turn the moves that use a thing, otherwise the reason with its rule."""
    table = opened(invite, "The Red Cathedral", 0)
    page, now = table.page, table.now()
    die = next(offer["does"] for offer in now["legal"] if offer["does"]["kind"] == "die")
    card = rest_on(page, f"die/{die['die']}")
    expect(card.locator("[data-reach]").first).to_be_visible()
    taken = next(
        section["section"]
        for tower in now["view"]["tower"]
        for section in tower["sections"]
        if f"claim {section['section']}" not in {offer["move"] for offer in now["legal"]}
    )
    card = rest_on(page, f"section/{taken}")
    expect(card.locator(".not a.rule")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_a_card(invite: Invite, size: tuple[int, int]) -> None:
    page = opened(invite, "Contractors", size=size).page
    about = page.evaluate(ABOUTS)[0]
    page.evaluate(ASK, about)
    page.locator(CARD).wait_for()
    assert violations(page) == []
    expect(page.locator(CARD)).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.explain") == about


def test_a_long_press_on_a_phone(invite: Invite) -> None:
    """A sheet from below; the piece is above it; the press plays nothing, and a tap closes it."""
    table = opened(invite, "The Red Cathedral", 0, size=PHONE)
    page, number = table.page, table.number
    piece = page.locator('[data-explain^="section/"]:visible').last
    box = piece.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    sheet = page.locator(CARD)
    sheet.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    above, below = piece.bounding_box(), sheet.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    assert above["y"] >= 0
    assert table.number == number
    sheet.get_by_role("button", name=words("web-close")).tap()
    expect(sheet).to_have_count(0)
    assert table.number == number


def test_in_a_replay_and_at_the_end(invite: Invite) -> None:
    guest = invite()
    replay("red-cathedral")(guest)
    card = rest_on(guest.page, "act/1/upper")
    expect(card.get_by_role("heading", name=words("web-explain-when"))).to_be_visible()
    guest.page.mouse.move(1, 1)
    score("red-cathedral", 2)(guest)
    expect(rest_on(guest.page, "scored/leftovers")).to_be_visible()
    guest.page.get_by_role("button", name=words("web-menu")).click()
    expect(guest.page.get_by_role("dialog", name=words("web-menu"))).to_be_visible()


def test_the_score_of_basilica_explains_itself(invite: Invite) -> None:
    """Its lines, its scorings, and each side's total: on the podium and in the table."""
    guest = invite()
    score("basilica", 2)(guest)
    abouts = guest.page.evaluate(ABOUTS)
    for kind in ("scored/", "royal/", "points/"):
        about = next(one for one in abouts if one.startswith(kind))
        expect(rest_on(guest.page, about)).to_be_visible()
        guest.page.mouse.move(1, 1)
    mute = "[...document.querySelectorAll('tr.line, tr.head, .podium .total, .podium .facts li')]"
    explained = "e => !e.closest('[data-explain]') && !e.querySelector('.nobody')"
    assert guest.page.evaluate(f"{mute}.filter({explained}).length") == 0


def test_a_spectator_asks_too(invite: Invite) -> None:
    """Nothing is called yours, a click says who decides, and cards tell what could be done."""
    host, watcher = invite(), invite()
    made = host.make("red-cathedral", [me(), bot()], start_player="1")
    page = watcher.visit(f"/table/{made['table']}")
    page.locator(".shop").wait_for()
    expect(page.get_by_text(words("web-watching"))).to_be_visible()
    assert words("web-rc-workshop") not in page.locator("main").inner_text()
    expect(rest_on(page, "section/1.1").locator("[data-reach]").first).to_be_visible()
    page.locator('[data-press="section/1.1"]').dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("decides now")


def test_own_lines_say_you(invite: Invite) -> None:
    table = opened(invite, "The Red Cathedral", 6)
    lines = " ".join(table.page.locator(".log li").all_inner_texts())
    assert "You " in lines
    assert "Red " not in lines
