"""Every screen of the page by name, and how to get there."""

from __future__ import annotations

import functools
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from browser.choosing import MATERIALS, Player
from browser.guests import Guest, Who, bot, me
from browser.playing import Table
from browser.quick import over_http, own_turn
from browser.serving import COMMAND
from browser.words import words
from companion.solo_games import RealTable
from duomo.core.record import write
from duomo.core.replay import read_record, table_of
from duomo.core.start import table_at
from duomo.games.registry import GAMES, find
from duomo.puzzles.shelf import puzzles_of

TESTS = Path(__file__).resolve().parent.parent
IVAN = Path(__file__).with_name("ivan.js").read_text(encoding="utf-8")

Show = Callable[[Guest], None]

MODULE = {"contractors": "on", "guild": "archivists"}
FRIEND: Who = {"who": "friend"}


def at(path: str, sign: str = "main h1, main h2") -> Show:
    """A page, and an element that is there only when all of it has loaded."""

    def show(guest: Guest) -> None:
        guest.visit(path).locator(sign).first.wait_for(state="attached")

    return show


def table(game: str, players: int) -> Show:
    """A game at its start."""

    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *[bot()] * (players - 1)])
        Table(guest, made["table"]).sit().wait()

    return show


BEGINNINGS = ("decision-rc-turn", "ba-decide-turn")
"""Decisions with many choices, and nothing over the boards."""


def position(game: str, players: int, moves: int, *decisions: str, **options: str) -> Show:
    """A game against bots that has gone on for a while, at the start of a turn or at another decision."""

    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
        choose = Player(f"{game} {players}")
        now = over_http(guest, made["table"], choose, moves)
        while now["decision"]["key"] not in (decisions or BEGINNINGS):
            now = over_http(guest, made["table"], choose, 1)
        guest.visit(f"/table/{made['table']}").locator("main[data-number]").wait_for()

    return show


MANY = 4
"""So many goods that the smaller amounts beside them need room."""


def visit(game: str, players: int, **options: str) -> Show:
    """A visit to the market that has just begun, with many goods to take and an action to use."""

    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
        now, choose = own_turn(guest, made["table"]), Visitor(f"{game} {players}")
        while most(now, "resources") < MANY:
            now = over_http(guest, made["table"], choose, 1)
        guest.visit(f"/table/{made['table']}").locator(".tray-fewer").wait_for()

    return show


class Visitor(Player):
    """Moves a die to where it brings many goods, if one does."""

    def __call__(self, now: dict[str, Any]) -> str:
        dice = [offer["move"] for offer in now["legal"] if brought(offer, "die") >= MANY]
        return dice[0] if dice else super().__call__(now)


def most(now: dict[str, Any], kind: str) -> int:
    """The largest amount that a move of this kind brings."""
    return max((brought(offer, kind) for offer in now["legal"]), default=0)


def brought(offer: dict[str, Any], kind: str) -> int:
    does = offer["does"]
    if does["kind"] != kind:
        return 0
    return max((one["amount"] for one in does["brings"] if one["resource"] in MATERIALS), default=0)


def first_game(*moves: str) -> Show:
    """Beside the coach, who takes up a quarter of the window."""

    def show(guest: Guest) -> None:
        page = guest.visit("/learn/red-cathedral/red-cathedral")
        page.locator(".coach h2").wait_for()
        for move in moves:
            Table(guest, "first-game").play(move)
            page.locator(".coach .said").wait_for()

    return show


def puzzle(judged: bool = False) -> Show:
    """A puzzle before it is answered; or with the verdict on a tempting turn."""

    def show(guest: Guest) -> None:
        task = next(iter(puzzles_of(GAMES["red-cathedral"]).values()))
        page = guest.visit(f"/puzzles/{task.id}")
        page.locator(".answer h2").wait_for()
        for move in task.turns[task.tempting].moves if judged else ():
            number = page.locator("main[data-number]").get_attribute("data-number")
            page.keyboard.press("m")
            page.get_by_role("dialog").locator(f'[data-move="{move}"]').first.click()
            page.locator(f'main[data-number="{number}"]').wait_for(state="detached")
        if judged:
            page.get_by_role("button", name=words("web-puzzle-answer")).click()
            page.locator(".verdict-of-puzzle").wait_for()

    return show


TURN = 68
"""A moment of the record at which a turn starts."""


def study(guest: Guest) -> None:
    """A study from a moment of a replay."""
    replay("red-cathedral", TURN)(guest)
    page = guest.visit(f"{guest.page.url.removeprefix(guest.address)}/study")
    page.locator("main[data-number]").wait_for()


def score(game: str, players: int, **options: str) -> Show:
    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
        over_http(guest, made["table"], Player(f"{game} {players}"))
        guest.visit(f"/table/{made['table']}").locator('[data-screen="scoring"] h2').first.wait_for()

    return show


def replay(game: str, moment: int = 150) -> Show:
    """A moment of an uploaded record."""

    def show(guest: Guest) -> None:
        guest.visit("/upload").locator("textarea").fill(record_of(game))
        guest.page.get_by_role("button", name=words("web-upload-show")).click()
        guest.page.wait_for_url("**/replay/**")
        found = guest.page.url.split("/replay/")[1].split("/")[0]
        guest.visit(f"/replay/{found}/{moment}")
        guest.page.locator("[data-press], [data-cell], .bay-button, svg.scene, .room svg").first.wait_for()

    return show


@functools.cache
def record_of(game: str) -> str:
    """A game of two bots, always the same."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["sim", game, "--bots", "greedy", "--games", "1", "--seed", "5", "--records", folder]
        subprocess.run([*COMMAND, *arguments], capture_output=True, check=True)
        return next(Path(folder).iterdir()).read_text(encoding="utf-8")


def endgame_of(game: str, golden: str, moves: int) -> str:
    """The last moves of a golden game, as a record that starts from their position."""
    record = read_record(TESTS / game.replace("-", "_") / "golden" / f"{golden}.duomo")
    table = table_of(find, record)
    for line in record.moves[:-moves]:
        table.follow(line)
    end = table_at(find, table.document())
    for line in record.moves[-moves:]:
        end.follow(line)
    return write(end.record())


def dialog(key: str, first: Show) -> Show:
    def show(guest: Guest) -> None:
        first(guest)
        guest.page.keyboard.press(key)
        guest.page.get_by_role("dialog").wait_for()

    return show


def home(guest: Guest) -> None:
    """As seen on a first visit."""
    guest.context.clear_cookies()
    guest.ask("GET", "me")
    at("/")(guest)


def home_with_games(guest: Guest) -> None:
    guest.make("red-cathedral", [me(), bot()])
    guest.make("basilica", [me(), FRIEND])
    at("/", ".running li:nth-child(3)")(guest)


def profile(guest: Guest) -> None:
    """The profile of somebody who has lost a rated game."""
    guest.ask("PUT", "me", {"name": "Ada"})
    seats = [me(), bot("apprentice")]
    wish = {"game": "basilica", "players": 2, "seats": seats, "options": {}, "rated": True}
    made = guest.ask("POST", "tables", wish)
    guest.ask("POST", f"tables/{made['table']}/resign", {"seat": 0})
    at("/profile", ".ratings svg.plot")(guest)


def tournament(guest: Guest) -> None:
    wish = {"name": "Cup", "game": "basilica", "kind": "swiss", "rounds": 3}
    pace = {"kind": "days", "seconds": 24 * 3600}
    made = guest.ask("POST", "tournaments", {**wish, "pace": pace})["tournament"]
    guest.ask("POST", f"tournaments/{made}/bots", {"level": "random", "count": 6})
    at(f"/tournaments/{made}", "main h1, main h2")(guest)


def clash(guest: Guest) -> None:
    """Options that cannot be combined, and why."""
    at("/new?game=red-cathedral", ".option")(guest)
    guest.page.get_by_role("combobox", name=words("web-option-guild")).select_option("contractors")
    guest.page.locator(".option [role=alert], .option .error, .settle").first.wait_for()


def friend_s_seat(guest: Guest) -> None:
    made = guest.make("red-cathedral", [me(), FRIEND])
    guest.context.clear_cookies()
    guest.visit(made["links"][0]["link"]).get_by_role("button", name=words("web-join-take")).wait_for()


def waiting(guest: Guest) -> None:
    made = guest.make("basilica", [me(), FRIEND])
    guest.visit(f"/table/{made['table']}").get_by_role("dialog").wait_for()


def menu(guest: Guest) -> None:
    table("basilica", 2)(guest)
    guest.page.get_by_role("button", name=words("web-menu")).first.click()
    guest.page.get_by_role("dialog").wait_for()


def why_not(guest: Guest) -> None:
    table("red-cathedral", 2)(guest)
    guest.page.locator('[data-press^="section/"][aria-disabled="true"]').last.dispatch_event("click")
    guest.page.locator(".whynot").wait_for()


def rule(guest: Guest) -> None:
    why_not(guest)
    guest.page.locator(".whynot a.rule").click()
    guest.page.get_by_role("dialog").locator(".text").wait_for()


FORGET = """Object.keys(localStorage).filter(name => /count|ivan/.test(name))
  .forEach(name => delete localStorage[name])"""
"""Removes what was entered at a real table; the current page is not affected."""
TAP_TOWERS = """async sections => {
  const hand = () => document.querySelector('.hand');
  for (let told = 0; told < sections && hand().dataset.ask !== 'end'; ) {
    const [what, section] = hand().dataset.ask.split(' ');
    const whose = ['red', 'blue', 'green', 'yellow'][Number(section[0]) % 4];
    const answer = what === 'ornament' && told % 3 ? 'none' : whose;
    document.querySelector(`[data-tap="${what}/${answer}"]`).click();
    told += what === 'ornament' ? 1 : 0;
    await new Promise(done => setTimeout(done, 5));
  }
}"""


def counting(sections: int) -> Show:
    """A game of four players, with this many sections of the cathedral entered."""

    def show(guest: Guest) -> None:
        page = guest.visit("/real/score/red-cathedral")
        page.locator("[data-tap^=blueprint]").first.click()
        for space in (30, 25, 22, 18):
            page.locator(f"[data-tap='space/{space}']").click()
        for amount in (3, 4, 0, 2):
            page.locator(f"[data-tap='materials/{amount}']").click()
            page.locator(f"[data-tap='rubles/{amount}']").click()
        page.evaluate(TAP_TOWERS, sections)
        page.locator(".hand[data-settled=true]").wait_for()
        page.evaluate(FORGET)

    return show


def ivan_s_turn(guest: Guest) -> None:
    """One of his dice has to be rolled."""
    real = RealTable(4)
    page = guest.visit("/real/ivan")
    page.get_by_role("button", name=real.colour.capitalize(), exact=True).click()
    page.evaluate(f"{IVAN};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))
    page.locator("[data-tap=done]").click()
    page.locator(".hand[data-ask=roll]").wait_for()
    page.evaluate(FORGET)


TABLES: dict[str, Show] = {
    "two": position("red-cathedral", 2, 12),
    "three with a guild": position("red-cathedral", 3, 10, guild="brickmakers"),
    "four": position("red-cathedral", 4, 15, workshops="advanced"),
    "contractors": position("red-cathedral", 4, 15, **MODULE),
    "at the market": visit("red-cathedral", 3),
    "at the market, four": visit("red-cathedral", 4, contractors="on"),
    "at the end of a visit": position("red-cathedral", 3, 30, "decision-rc-market"),
    "with a tile in hand": position("red-cathedral", 3, 30, "decision-rc-place"),
    "alone": position("red-cathedral", 1, 12),
    "alone with contractors": position("red-cathedral", 1, 12, contractors="on"),
    "basilica": position("basilica", 2, 12),
    "replay": replay("red-cathedral", 60),
    "replay of Basilica": replay("basilica", 60),
    "replay of an end": replay("red-cathedral", 440),
    "first game": first_game(),
    "first game with a tile in hand": first_game("claim 3.1"),
    "lesson": at("/learn/red-cathedral/red-cathedral/market", ".coach h2"),
    "puzzle": puzzle(),
    "puzzle, judged": puzzle(judged=True),
    "study": study,
}
"""Screens with a board: they never scroll."""

PAGES: dict[str, Show] = {
    "home": home,
    "home with games": home_with_games,
    "new table": at("/new?game=red-cathedral", ".option"),
    "new table, clash": clash,
    "new table of Basilica": at("/new?game=basilica", ".option"),
    "tables": at("/tables"),
    "lobby": at("/lobby", ".filters"),
    "you": at("/me"),
    "profile": profile,
    "friends": at("/friends"),
    "clubs": at("/clubs"),
    "leaders": at("/leaders", "table.ranking"),
    "archive": at("/archive"),
    "tournaments": at("/tournaments"),
    "tournament": tournament,
    "new tournament": at("/tournaments/new", "form, .panel"),
    "joining": friend_s_seat,
    "waiting for a friend": waiting,
    "menu": menu,
    "keys": dialog("?", table("basilica", 2)),
    "all moves": dialog("m", table("red-cathedral", 2)),
    "why not": why_not,
    "a rule": rule,
    "score of The Red Cathedral": score("red-cathedral", 3, **MODULE),
    "score of Basilica": score("basilica", 2),
    "upload": at("/upload", "textarea"),
    "learn": at("/learn", "main h2"),
    "how to play": at("/how-to/red-cathedral", ".panels li"),
    "puzzles": at("/puzzles", "main h2"),
    "challenge": at("/challenge", "main h1, main h2"),
    "companion": at("/real", "main h1, main h2"),
    "companion, score": at("/real/score/red-cathedral", "main input, main button"),
    "companion, tower": counting(7),
    "companion, result": counting(24),
    "companion, Ivan's turn": ivan_s_turn,
    "companion, score of Basilica": at("/real/score/basilica", ".hand[data-settled=true]"),
    "companion, log book": at("/real/log"),
    "companion, Ivan": at("/real/ivan", "[data-tap^=blueprint]"),
    "companion, position": at("/real/position", "main[data-problems]"),
    "companion, own copy": at("/real/copy", "[data-field=recognition]"),
    "companion, game": at("/real/game", "[data-tap=begin]"),
    "rules": at("/rules", ".paragraph"),
    "components of The Red Cathedral": at("/components/red-cathedral", ".part"),
    "components of Basilica": at("/components/basilica", ".part"),
    "about": at("/about"),
    "no such page": at("/nowhere"),
    "no such table": at("/table/0123456789abcdef"),
}
