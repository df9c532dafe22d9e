"""Setting up a position with pieces, playing on from it, a game written down on the board, using the person's
own copy.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.editor import Editor
from browser.goldens import one_of_each
from browser.guests import DESKTOP, PHONE
from browser.playing import Table
from duomo.core.engine.state import NATURE
from duomo.core.position import write_document
from duomo.core.record import read
from duomo.core.replay import table_of
from duomo.games import registry
from duomo.play.companion.games import rolled_together
from real_tables import GOLDEN


def documents(path: Path) -> list[str]:
    """A golden game in the middle and at the end, as texts."""
    record = read(path.read_text(encoding="utf-8"), path.name)
    table = table_of(registry.find, record)
    found = []
    for number, line in enumerate(record.moves, 1):
        table.follow(line)
        if number in (len(record.moves) // 2, len(record.moves)):
            found.append(write_document(table.document()))
    return found


def read_in(page: Page, text: str) -> str:
    """Give the editor a text; return the text it produces."""
    shown = page.locator("main[data-answered]")
    expect(shown).not_to_have_attribute("data-answered", "0")
    answers = int(shown.get_attribute("data-answered") or 0)
    page.locator("#text").fill(text)
    page.locator("[data-tap=read]").click()
    expect(shown).to_have_attribute("data-answered", str(answers + 1))
    expect(shown).to_have_attribute("data-problems", "0")
    return page.locator("#text").input_value()


THERE_AND_BACK = """async texts => {
  const main = document.querySelector('main[data-answered]'), text = document.querySelector('#text');
  const answered = () => +main.dataset.answered;
  const done = act => new Promise(said => {
    const before = answered();
    const watch = new MutationObserver(() => {
      if (answered() > before) { watch.disconnect(); setTimeout(said); }
    });
    watch.observe(main, { attributes: true });
    act();
  });
  const fill = (field, value) => {
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const there = async selector => {
    let one;
    while (!(one = document.querySelector(selector))) await new Promise(done => setTimeout(done, 5));
    return one;
  };
  const found = [];
  for (const one of texts) {
    await done(() => { fill(text, one); document.querySelector('[data-tap=read]').click(); });
    const read = text.value, problems = main.dataset.problems;
    const rest = await there('.below > details.panel');
    if (!rest.open) rest.querySelector('summary').click();
    const remark = await there("[data-entry='remark']");
    await done(() => fill(remark, 'said'));
    found.push([read, text.value, problems]);
  }
  return found;
}"""
"""Reads texts into the editor one after another, and adds a remark to each by hand: the text after both, and
the number of problems. Inside the page, so that it never waits for the test.
"""


@pytest.mark.parametrize("basilica", [False, True], ids=["red-cathedral", "basilica"])
def test_golden_positions_survive_the_editor(invite: Invite, basilica: bool) -> None:
    """Text to pieces to text: a remark is added by hand, so that the page sends all its pieces back, and they
    say the same. `tests/companion` has more positions of each game.
    """
    paths = [one for one in GOLDEN if (one.parts[-3] == "basilica") == basilica]
    texts = [(path.name, documents(path)[number % 2]) for number, path in enumerate(paths)]
    editor = Editor(invite().visit("/real/position"))
    found = editor.page.evaluate(THERE_AND_BACK, [text for _, text in texts])
    assert len(found) == len(texts)
    for (name, text), (read_back, told_back, problems) in zip(texts, found):
        assert problems == "0", name
        assert tomllib.loads(read_back) == tomllib.loads(text), name
        assert tomllib.loads(told_back) == {**tomllib.loads(text), "remark": "said"}, name


@pytest.mark.parametrize("path", one_of_each(False)[:4] + one_of_each(True)[:1], ids=lambda path: path.stem)
def test_a_piece_that_is_put_and_taken_back_leaves_the_text(invite: Invite, path: Path) -> None:
    page = invite().visit("/real/position")
    before = read_in(page, documents(path)[0])
    basilica = path.parts[-3] == "basilica"
    page.locator("[data-piece='glass']" if basilica else "[data-piece='material/wood']").click()
    place = page.locator("[data-cell='9.3'], [data-cell='6.3']" if basilica else "[data-place='inventory']")
    with page.expect_response("**/api/companion/position"):
        place.first.click()
    expect(page.locator("#text")).not_to_have_value(before)
    page.locator("[data-tap=undo]").click()
    expect(page.locator("#text")).to_have_value(before)


def test_pieces_are_put_by_tap_key_and_drag(invite: Invite) -> None:
    """RC-5.1. Impossible positions are allowed, and the problems listed; a button fixes them, and undo takes
    that back.
    """
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    page.locator("[data-piece='banner/red']").click()
    page.locator("[data-place='1.2']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("RC-5.1")
    expect(page.locator("[data-tap=play]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-place='1.1']").focus()
    page.keyboard.press("b")  # the next banner
    page.keyboard.press("Enter")
    expect(main).to_have_attribute("data-problems", "0")
    page.locator("[data-piece='die/white']").drag_to(page.locator("[data-place='space/5']"))
    expect(page.locator("#text")).to_have_value(standing("white", 5))
    page.locator("[data-tap=undo]").click()
    expect(page.locator("#text")).not_to_have_value(standing("white", 5))
    assert violations(page) == []


def start(page: Page, game: str, players: str = "", **options: str) -> None:
    """Start a game with the form."""
    form = page.locator("[data-tap=starts]")
    if form.get_attribute("open") is None:
        form.locator("summary").click()
    form.get_by_role("radio", name=game).check()
    if players:
        form.get_by_role("radio", name=players).check()
    for name, value in options.items():
        form.locator(f"[data-option={name}]").select_option(value)
    with page.expect_response("**/api/companion/position"):
        form.locator("[data-tap=start]").click()


def document_of(page: Page) -> dict[str, Any]:
    return tomllib.loads(page.locator("#text").input_value())


def test_modules_have_their_pieces(invite: Invite) -> None:
    """CT-1.4, CT-1.5, CT-2.4, RC-11.2. Ivan and Contractors: cities, permits, specialists, his row."""
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    start(page, "The Red Cathedral", "1, with Ivan", contractors="on")
    changes = (
        ("click", "[data-tap='more/permits']"),
        ("click", "[data-tap='more/ivan-face-down']"),
        ("city-1", "vologda"),
        ("ivan-card-1", "build"),
    )
    for what, which in changes:
        with page.expect_response("**/api/companion/position"):
            if what == "click":
                page.locator(which).first.click()
            else:
                page.locator(f"[data-entry='{what}']").select_option(which)
    expect(main).to_have_attribute("data-problems", "0")
    document = document_of(page)
    assert document["contractors"]["board"][0]["permits"] == 2
    assert document["contractors"]["cities"][0] == "vologda"
    assert document["ivan"]["row"][0] == "build"
    assert document["ivan"]["face_down"] == 1
    page.locator("[data-piece='material/brick']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='ivan/inventory']").click()
    assert document_of(page)["ivan"]["inventory"] == {"brick": 1}
    page.locator("[data-entry='specialist-1']").select_option("none")
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("CT-2.4")
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")
    assert violations(page) == []


def test_a_guild_has_its_pieces(invite: Invite) -> None:
    """CT-5.9, CT-5.12. A contract held by two players is reported with its rule and a fix."""
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    start(page, "The Red Cathedral", "2", guild="archivists")
    for colour in ("red", "blue"):
        with page.expect_response("**/api/companion/position"):
            page.locator(f"[data-entry='hand-{colour}']").select_option(index=1)
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("CT-5.12")
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")


def test_a_piece_touches_only_what_it_changes(invite: Invite) -> None:
    """RC-1.8. What was entered for other players stays."""
    page = invite().visit("/real/position")
    start(page, "The Red Cathedral", "2")
    page.locator("[data-tap='player/blue']").click()
    for name in ("fewer/banners-beside", "more/banners-inventory"):
        with page.expect_response("**/api/companion/position"):
            page.locator(f"[data-tap='{name}']").click()
    page.locator("[data-piece='banner/red']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='1.1']").click()
    assert document_of(page)["player"][1]["banners"]["beside"] == 1


def test_the_board_stays_when_a_text_cannot_be_read(invite: Invite) -> None:
    """RC-1.9. A problem without a fix is listed, and the pieces stay as they were."""
    page = invite().visit("/real/position")
    expect(page.locator("#text")).not_to_have_value("")
    text = page.locator("#text").input_value()
    page.locator("#text").fill(text + '\n[[tower]]\nsections = [{ card = "nothing" }, {}]\n')
    page.locator("[data-tap=read]").click()
    expect(page.locator("main[data-problems]")).to_have_attribute("data-problems", "1")
    expect(page.locator("[data-place='1.1']")).to_be_visible()


def test_a_position_is_copied_pasted_and_shared(invite: Invite) -> None:
    guest = invite()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = guest.visit("/real/position")
    page.locator("[data-piece='banner/blue']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='2.1']").click()
    text = page.locator("#text").input_value()
    page.locator("[data-tap=copy]").click()
    expect(page.get_by_role("status").filter(has_text="The text is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text
    start(page, "Basilica")
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-tap=paste]").click()
    expect(page.locator("#text")).to_have_value(text)
    page.locator("[data-tap=share]").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    other = invite().visit(link.removeprefix(guest.address))
    expect(other.locator("#text")).to_have_value(text)


def test_a_refused_clipboard_is_admitted(invite: Invite) -> None:
    page = invite().visit("/real/position")
    expect(page.locator("#text")).not_to_have_value("")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')) }")
    page.locator("[data-tap=copy]").click()
    expect(page.get_by_role("status").filter(has_text="The text is marked below")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == page.locator("#text").input_value()


def test_a_moment_of_a_replay_becomes_a_position(invite: Invite) -> None:
    """Also from a phone."""
    guest = invite(size=PHONE)
    path = one_of_each(False)[0]
    record = read(path.read_text(encoding="utf-8"), path.name)
    replay = guest.context.request.post(
        f"{guest.address}/api/replays",
        data=path.read_text(encoding="utf-8"),
        headers={"content-type": "text/plain"},
    ).json()["replay"]
    at = len(record.moves) // 2
    page = guest.visit(f"/replay/{replay}/{at}")
    page.locator("[data-tap=edit]").click()
    page.wait_for_url("**/real/position**")
    expect(page.locator("#text")).not_to_have_value("")
    assert document_of(page) == tomllib.loads(documents(path)[0])


def standing(die: str, space: int) -> re.Pattern[str]:
    """Matches a die's space in the text of a position."""
    return re.compile(rf"\[market\.dice\.{die}\]\nspace = {space}\n")


def test_the_cathedral_of_basilica_is_set_up(invite: Invite) -> None:
    """BA-1.4, BA-3.3. Vaults, builders, ranks, the king; glass without a vault is reported with its rule and
    a fix.
    """
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    start(page, "Basilica")
    pieces = (("vault/red", "1.2"), ("vault/blue", "1.3"), ("builder/white", "1.2"), ("rank/mason", "1.2"))
    for piece, cell in pieces:
        page.locator(f"[data-piece='{piece}']").click()
        with page.expect_response("**/api/companion/position"):
            page.locator(f"[data-cell='{cell}']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-tap='more/king']").click()
    expect(main).to_have_attribute("data-problems", "0")
    document = tomllib.loads(page.locator("#text").input_value())
    assert document["player"][0]["builders"] == ["1.2 mason"]
    assert document["king"] == 1
    page.locator("[data-piece='glass']").click()
    page.locator("[data-cell='3.1']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("BA-1.4")
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")


def test_a_game_goes_on_from_a_position(invite: Invite) -> None:
    """Against a bot of any level; the table starts from the entered position."""
    page = invite().visit("/real/position")
    page.locator("[data-piece='banner/blue']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='2.1']").click()
    page.locator("[data-tap=play]").click()
    page.locator("[data-seat=blue]").select_option(index=2)
    page.locator("[data-tap=begin]").click()
    expect(page.locator("main.table-page")).to_have_attribute("data-state", "yours")
    table = page.url.rsplit("/", 1)[1]
    told = page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", table)
    assert told["now"]["view"]["tower"][1]["sections"][0]["banner"] == "blue"
    assert told["seats"][1]["who"] == "bot"


def offered(board: Table, move: str) -> bool:
    return move in board.moves or move in board.reachable()


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """On a phone a move may be several presses away; the board offers it as soon as it has received it."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("the board does not offer it")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_game_is_written_down_on_its_board(invite: Invite, size: tuple[int, int]) -> None:
    """A golden game from its first decision on, by presses: dice are entered, and moves can be undone."""
    path = next(one for one in one_of_each(False) if one.parts[-3] == "red_cathedral")
    record = read(path.read_text(encoding="utf-8"), path.name)
    table = table_of(registry.find, record)
    lines = iter(record.moves)
    while table.decider == NATURE:
        table.follow(next(lines))
    moves = [line.text for line in lines]
    moves = moves[: next(at for at, move in enumerate(moves) if move.startswith("roll")) + 3]
    guest = invite(size=size)
    page = guest.visit("/real/position")
    read_in(page, write_document(table.document()))
    page.locator("[data-tap=write]").click()
    written = page.locator(".written")
    board = Table(guest, "")
    left = 0
    for number, move in enumerate(moves):
        if not left:  # the dice of one roll are entered together
            expect(written).to_have_attribute("data-moves", str(number))
        if table.decider == NATURE:
            left = (left or len(rolled_together(table))) - 1
            page.locator(f"[data-tap='move/{move}']").click()
        else:
            wait_until(page, partial(offered, board, move))
            board.play(move)
        table.play(move)
    expect(written).to_have_attribute("data-moves", str(len(moves)))
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.locator("[data-tap=undo]").click()
    expect(written).to_have_attribute("data-moves", str(len(moves) - 1))
    page.locator("[data-tap=replay]").click()
    page.wait_for_url("**/replay/**")


def test_new_tables_are_played_with_an_own_copy(invite: Invite) -> None:
    """One value is changed by taps, the copy is activated, and a new table uses it."""
    page = invite().visit("/real/copy")
    page.locator("[data-tap='more/recognition']").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.locator("[data-tap=use]").check()
    copy_hash = page.locator("[data-hash]").get_attribute("data-hash")
    assert violations(page) == []
    page.goto(f"{page.url.split('/real')[0]}/new")
    expect(page.locator("[data-copy]")).to_be_visible()
    page.locator(".page button.primary").last.click()
    page.wait_for_url("**/table/**")
    whole = page.evaluate(
        "async id => (await fetch(`/api/tables/${id}/whole`)).json()", page.url.rsplit("/", 1)[1]
    )
    assert whole["components_hash"] != ""
    assert whole["copy"] is not None
    assert copy_hash
