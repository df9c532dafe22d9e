"""Makes the pictures of the page in docs/pictures: a real server, a real browser, always the same games.

    .venv/bin/python tools/screenshots.py            all of them
    .venv/bin/python tools/screenshots.py scoring    one of them

It needs Chromium and the built page, like the browser tests, and uses their helpers; and the dependency group
`pictures` (`uv pip install --group pictures`).
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import msgspec  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser.choosing import Player  # noqa: E402
from browser.counts import COUNTING  # noqa: E402
from browser.guests import DESKTOP, PHONE, Guest, Theme, bot, invite, launch, me  # noqa: E402
from browser.playing import Table  # noqa: E402
from browser.quick import over_http  # noqa: E402
from browser.screens import at, puzzle, replay  # noqa: E402
from browser.serving import Server, missing  # noqa: E402
from browser.test_ivan import lay_out  # noqa: E402
from companion.solo_games import RealTable  # noqa: E402
from duomo.core.position import write_document  # noqa: E402
from duomo.core.record import read  # noqa: E402
from duomo.core.replay import table_of  # noqa: E402
from duomo.games import registry  # noqa: E402
from real_tables import GOLDEN, red_count, uncounted  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
LARGEST = 250_000
"""Maximum size of a picture, in bytes."""
SEED = "d0"
CHOICES = ("decision-rc-turn", "ba-decide-place")
"""Decisions that show much of the board."""
PAINTED = {"turn": 3, "claim": 3, "market": 2, "influence": 3, "workshop": 2, "build": 3}
"""Lessons shown as done, with their stars."""
COUNTED = next(path for path in GOLDEN if path.stem.startswith("4-standard-greedy"))
"""The game that is counted."""
POSITION = next(path for path in GOLDEN if path.parts[-3] == "red_cathedral" and path.stem.startswith("3"))
"""The game whose middle is set up."""
RIVALS = (bot("sculptor"), bot("mason"), bot("foreman"))


def table(game: str, players: int, moves: int, *decisions: str, **options: str) -> Callable[[Guest], None]:
    """Show a game in progress, with a choice to be made."""

    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *RIVALS[: players - 1]], start_player="1", **options)
        choose = Player(game)
        now = over_http(guest, made["table"], choose, moves)
        while now["decision"]["key"] not in (decisions or CHOICES):
            now = over_http(guest, made["table"], choose, 1)
        Table(guest, made["table"]).sit().wait()

    return show


def score(guest: Guest) -> None:
    made = guest.make("red-cathedral", [me(), *RIVALS[:2]], start_player="1")
    over_http(guest, made["table"], Player("score"))
    guest.visit(f"/table/{made['table']}").locator('[data-screen="scoring"] h2').first.wait_for()


def home(guest: Guest) -> None:
    """Show the home page with games to continue."""
    for game, players, moves in (("red-cathedral", 3, 40), ("basilica", 2, 20), ("red-cathedral", 1, 30)):
        made = guest.make(game, [me(), *RIVALS[: players - 1]])
        over_http(guest, made["table"], Player(game), moves)
    at("/", ".running li:nth-child(4)")(guest)
    guest.page.locator('a[href^="/puzzles/"]').first.wait_for()


def first_game(guest: Guest) -> None:
    """Show the coach commenting on a move."""
    page = guest.visit("/learn/red-cathedral/red-cathedral")
    page.locator(".coach h2").wait_for()
    Table(guest, "first-game").play("claim 3.1")
    page.locator(".coach .said").wait_for()


def learn(guest: Guest) -> None:
    """Show the lessons with some of them done."""
    done = {f"red-cathedral/{name}": {"done": [], "stars": stars} for name, stars in PAINTED.items()}
    guest.page.add_init_script(f"localStorage['duomo-lessons'] = {json.dumps(json.dumps(done))}")
    at("/learn", ".tower:nth-child(6)")(guest)
    drawn(guest)


def pictured(path: str, sign: str) -> Callable[[Guest], None]:
    """Show a page with figures, once they are drawn."""

    def show(guest: Guest) -> None:
        at(path, sign)(guest)
        drawn(guest)

    return show


def drawn(guest: Guest) -> None:
    guest.page.wait_for_function(
        "() => ![...document.querySelectorAll('figure [aria-busy=true]')]"
        ".map(e => e.getBoundingClientRect()).some(box => box.top < innerHeight && box.bottom > 0)"
    )


def lesson(guest: Guest) -> None:
    """Show a step that points to pieces."""
    page = guest.visit("/learn/red-cathedral/red-cathedral/market")
    page.locator("[data-onward]").click()
    page.locator(".point").first.wait_for()


class Gainer(Player):
    """Prefers what would bring most if the game were scored now, where the server says so."""

    def __call__(self, now: dict[str, Any]) -> str:
        own = now["view"]["decides"]
        worth = {offer["move"]: lead(offer.get("brings") or {}, own) for offer in now["legal"]}
        best = max(worth.values())
        return super().__call__(
            {**now, "legal": [offer for offer in now["legal"] if worth[offer["move"]] == best]}
        )


def lead(brings: dict[str, int], own: str) -> int:
    return sum(points if side == own else -points for side, points in brings.items())


def challenge(guest: Guest) -> None:
    """Show the challenge after several people played it and someone else leads: the guest's game is shown
    beside the best one."""
    assert guest.context.browser is not None
    for number, name in enumerate(("Anna", "Carla", "Bruno", "Dora", "Emil", "Flora", "Georg")):
        mate = guest if name == "Anna" else invite(guest.context.browser, guest.address)
        mate.ask("PUT", "me", {"name": name})
        over_http(mate, mate.ask("POST", "challenge")["table"], Gainer(f"challenge of {name}"))
        if mate is not guest:
            mate.context.close()
        if number >= 2 and not guest.ask("GET", "challenge")["results"][0]["mine"]:
            break
    at("/challenge", "tbody tr:nth-child(3)")(guest)


def searched(guest: Guest) -> None:
    """Show the rulebook after a search."""
    page = guest.visit("/rules")
    page.get_by_role("searchbox").fill("penalty")
    page.locator(".hits a").first.wait_for()
    page.keyboard.press("Enter")
    page.locator(".paragraph.on").wait_for()
    drawn(guest)


def position(guest: Guest) -> None:
    """Show the middle of a golden game, with a banner in an illegal place."""
    page = guest.visit("/real/position")
    page.locator("[data-place='1.1']").wait_for()
    page.locator("#text").fill(middle_of(POSITION))
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-tap=read]").click()
    page.locator("[data-piece='banner/red']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='3.3']").click()
    page.locator("[data-tap=fix]").first.wait_for()
    page.evaluate("scrollTo(0, 0)")


def middle_of(path: Path) -> str:
    record = read(path.read_text(encoding="utf-8"), path.name)
    game = table_of(registry.find, record)
    for line in record.moves[: len(record.moves) // 3]:
        game.follow(line)
    return write_document(game.document())


def counted(guest: Guest) -> None:
    """Show a four-player game, entered by taps to its end."""
    page = guest.visit("/real")
    page.evaluate(f"{COUNTING};0")
    count = red_count(uncounted(read(COUNTED.read_text(encoding="utf-8"), COUNTED.name)))
    page.evaluate("count => enterCount(count, false)", msgspec.to_builtins(count))
    page.evaluate("scrollTo(0, 0)")


def ivan(guest: Guest) -> None:
    """Show Ivan's first turn; he asks what a die shows."""
    page = guest.visit("/real/ivan")
    lay_out(page, RealTable(4), {})
    page.locator("[data-tap=done]").click()
    page.locator(".hand[data-ask=roll]").wait_for()
    page.evaluate("scrollTo(0, 0)")


def own_copy(guest: Guest) -> None:
    """Show the page with some cards read."""
    page = guest.visit("/real/copy")
    for _ in range(3):
        page.locator("[data-tap='more/recognition']").click()
        page.locator("[data-tap=keep]").click()
    page.evaluate("scrollTo(0, 0)")


def written(guest: Guest) -> None:
    """Show a game that waits for a die."""
    page = guest.visit("/real/position")
    page.locator("[data-place='1.1']").wait_for()
    page.locator("#text").fill(middle_of(POSITION))
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-tap=read]").click()
    page.locator("[data-tap=write]").click()
    page.wait_for_function("() => duomoTest.moves().length > 0")


@dataclass(frozen=True)
class Picture:
    show: Callable[[Guest], None]
    theme: Theme = "day"
    size: tuple[int, int] = DESKTOP
    pointer: tuple[int, int] = (0, 0)
    """Position of the mouse: a held piece is drawn there."""
    rests: str = ""
    """Element the mouse rests on, as in `data-explain`, until its card opens."""


PICTURES = {
    "home": Picture(home),
    "red-cathedral-table": Picture(table("red-cathedral", 3, 110)),
    "red-cathedral-table-candle": Picture(table("red-cathedral", 3, 110), "candle"),
    "red-cathedral-table-1440x900": Picture(table("red-cathedral", 4, 120), size=(1440, 900)),
    "red-cathedral-table-1024x768": Picture(table("red-cathedral", 4, 120), size=(1024, 768)),
    "red-cathedral-tablet": Picture(table("red-cathedral", 4, 120), size=(820, 1180)),
    "red-cathedral-landscape": Picture(table("red-cathedral", 4, 120), size=(844, 390)),
    "market-visit": Picture(table("red-cathedral", 3, 40, "decision-rc-market")),
    "market-visit-1024x768": Picture(table("red-cathedral", 3, 40, "decision-rc-market"), size=(1024, 768)),
    "explanation": Picture(table("red-cathedral", 3, 110), rests="act/2/upper"),
    "basilica-table": Picture(table("basilica", 2, 45), pointer=(562, 395)),
    "red-cathedral-phone": Picture(table("red-cathedral", 2, 60), size=PHONE),
    "scoring": Picture(score),
    "replay": Picture(replay("red-cathedral", 440)),
    "learn": Picture(learn),
    "lesson": Picture(lesson),
    "learn-phone": Picture(learn, size=PHONE),
    "lesson-phone": Picture(lesson, size=PHONE),
    "first-game": Picture(first_game),
    "how-to-red-cathedral": Picture(pictured("/how-to/red-cathedral", ".panels li:nth-child(6)")),
    "how-to-basilica": Picture(pictured("/how-to/basilica", ".panels li:nth-child(6)")),
    "how-to-contractors": Picture(pictured("/how-to/red-cathedral-contractors", ".panels li:nth-child(4)")),
    "how-to-ivan": Picture(pictured("/how-to/red-cathedral-solo", ".panels li:nth-child(4)")),
    "how-to-phone": Picture(pictured("/how-to/red-cathedral#market", ".large"), size=PHONE),
    "puzzles": Picture(at("/puzzles", ".shelf")),
    "puzzle": Picture(puzzle(judged=True)),
    "puzzle-phone": Picture(puzzle(judged=True), size=PHONE),
    "challenge": Picture(challenge),
    "count-phone": Picture(counted, size=PHONE),
    "ivan-phone": Picture(ivan, size=PHONE),
    "position-editor": Picture(position),
    "own-copy": Picture(own_copy),
    "written-game": Picture(written),
    "rules": Picture(pictured("/rules#RC-7.1", ".paragraph.pictured")),
    "rules-search": Picture(searched),
}


def compress(file: Path) -> None:
    """Reduce a picture to 256 colours, which is enough for drawings and four times smaller."""
    picture = Image.open(file).convert("RGB")
    picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        file, optimize=True
    )


def take(browser: Browser, address: str, name: str) -> None:
    picture = PICTURES[name]
    guest = invite(browser, address, size=picture.size, theme=picture.theme)
    picture.show(guest)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.page.mouse.move(*picture.pointer)
    if picture.rests:
        guest.page.locator(f'[data-explain="{picture.rests}"]:visible').first.hover()
        guest.page.locator(".explain-card").wait_for()
    file = FOLDER / f"{name}.png"
    guest.page.screenshot(path=file)
    guest.context.close()
    compress(file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
    if file.stat().st_size > LARGEST:
        raise SystemExit(f"{file.name} is larger than {LARGEST // 1000} kB.")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[[], *PICTURES], help="which pictures; all without")
    names = parser.parse_args().names or list(PICTURES)
    if reason := missing():
        raise SystemExit(reason)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), seed=SEED)
        try:
            browser = launch(playwright)
            for name in names:
                take(browser, server.address, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
