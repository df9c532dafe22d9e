"""After a game: the record, the replay, rematch; uploaded records."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import Guest, bot, me
from browser.quick import over_http
from browser.serving import COMMAND
from browser.words import words


def duomo(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False)


@pytest.fixture
def finished(invite: Invite) -> tuple[Guest, str]:
    """A guest and the table of a finished game of Basilica."""
    guest = invite()
    table = guest.make("basilica", [me(), bot("random")])["table"]
    over_http(guest, table, Player("finished"))
    return guest, table


def place(page: Page) -> int:
    """The number of the move a replay shows, from its address."""
    found = re.search(r"/replay/[^/]+/(\d+)", page.url)
    return int(found[1]) if found else 0


def test_record_replay_and_rematch(finished: tuple[Guest, str], tmp_path: Path, invite: Invite) -> None:
    guest, table = finished
    page = guest.visit(f"/table/{table}")
    with page.expect_download() as download:
        page.get_by_role("button", name=words("web-score-record")).click()
    file = tmp_path / "game.duomo"
    download.value.save_as(file)
    verified = duomo("replay", file, "--verify")
    assert verified.returncode == 0, verified.stderr
    result = guest.table(table)["now"]["result"]

    page.get_by_role("link", name=words("web-score-replay")).click()
    page.wait_for_url("**/replay/**")
    walk(guest, page, table)

    stranger = invite()
    page = stranger.visit("/upload")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/**")
    uploaded = page.url.split("/replay/")[1].split("/")[0]
    assert stranger.ask("GET", f"replays/{uploaded}")["result"] == result
    walk(stranger, page, uploaded)

    page = guest.visit(f"/table/{table}")
    page.get_by_role("button", name=words("web-score-rematch")).click()
    page.wait_for_function("table => !location.pathname.endsWith(table)", arg=table)
    page.wait_for_function("() => duomoTest.main()")


def walk(guest: Guest, page: Page, replay: str) -> None:
    """Step, jump to a turn and to both ends, and return to a moment by its link."""
    header = guest.ask("GET", f"replays/{replay}")
    page.wait_for_selector("main.replay")
    page.keyboard.press("End")
    page.wait_for_url(f"**/replay/{replay}/{header['moves']}")
    page.keyboard.press("Home")
    page.wait_for_function("() => !+location.pathname.split('/')[3]")
    start = place(page)
    page.get_by_role("button", name=words("web-replay-forward"), exact=True).click()
    page.wait_for_function("start => +location.pathname.split('/')[3] > start", arg=start)
    turn = header["turns"][len(header["turns"]) // 2]
    page.locator(f'.move[data-number="{turn["number"]}"]').click()
    page.wait_for_url(f"**/replay/{replay}/{turn['number']}")
    current = page.locator('.move[aria-current="step"]')
    expect(current).to_have_count(1)
    expect(current).to_have_attribute("data-number", str(turn["number"]))
    sentence = page.get_by_role("heading", level=1).inner_text()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("here => location.pathname !== here", arg=f"/replay/{replay}/{turn['number']}")
    guest.visit(f"/replay/{replay}/{turn['number']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence)


def test_rules_lead_to_rules_and_back(finished: tuple[Guest, str]) -> None:
    """BA-5.5 refers to another rule; following it never leaves the page."""
    guest, table = finished
    page = guest.visit(f"/table/{table}")
    rule = words("web-rule", rule="BA-5.5")
    page.get_by_role("link", name=rule).first.click()  # several lines of the log may name it
    dialog = page.get_by_role("dialog")
    title = dialog.get_by_role("heading").first
    expect(title).to_have_text(rule)
    dialog.locator(".text a").first.click()
    expect(title).not_to_have_text(rule)
    dialog.get_by_role("button", name=rule).click()
    expect(title).to_have_text(rule)
    dialog.get_by_role("button", name=words("web-close")).click()
    expect(dialog).to_have_count(0)
    assert page.url.endswith(table)


def test_playing_a_replay(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = guest.visit(f"/replay/{table}")
    page.wait_for_selector("main.replay")
    page.get_by_role("button", name=words("web-replay-play"), exact=True).click()
    page.wait_for_function("() => +location.pathname.split('/')[3] > 2")
    page.get_by_role("button", name=words("web-replay-pause"), exact=True).click()
    expect(page.get_by_role("button", name=words("web-replay-play"), exact=True)).to_be_visible()


def test_a_bad_record_is_refused_in_words(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/upload")
    page.locator("textarea").fill("this is no record")
    page.get_by_role("button", name=words("web-upload-show")).click()
    note = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(note.first).to_be_visible()
    assert page.url.endswith("/upload")
    guest.complaints[:] = [each for each in guest.complaints if "400" not in each]
