"""A table as a player uses it: reads it from the page, checks it against the server, clicks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from browser.guests import PATIENCE, Guest

Choose = Callable[[dict[str, Any]], str]
Look = Callable[["Table", dict[str, Any], dict[str, Any]], None]

FIRST = (
    "deliver decorate diamond gems build section card banner open activate resources influence take gain "
    "give contract buttress hire recruit party foreman space action gather discard swap city ivan vault at "
    "order builder hide claim die specialist pay dismiss use leave done decline end pass"
).split()
"""Verbs of moves, the ones first that bring a game to its end."""

SELDOM = ("trade", "reroll", "permit", "diamond", "use")
"""Possible again and again: they would make a game long."""

MATERIALS = {"wood", "brick", "stone", "gold", "green", "purple"}
"""Those that no section needs would only fill the inventory."""

OPEN_AT_ONCE = 2
"""Claimed sections that wait to be finished before another one is claimed."""


ENOUGH = 2
"""Decisions of one kind that are made on the page in a game."""
Kind = tuple[str, frozenset[str]]


class Player:
    """Chooses moves that get somewhere. Equal seeds choose alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def __call__(self, now: dict[str, Any]) -> str:
        legal: list[str] = [offer["move"] for offer in now["legal"]]
        usual = [move for move in legal if move.split()[0] not in SELDOM] or legal
        waiting = own_sections(now["view"])
        if len(waiting) >= OPEN_AT_ONCE:
            usual = [move for move in usual if not move.startswith("claim")] or usual
        needs = {material for section in waiting for material in section.get("needs", ())}
        if now["decision"]["data"].get("resource") in MATERIALS - needs and "decline" in legal:
            return "decline"
        worth = {move: rank(move, needs, now["view"].get("market", {})) for move in usual}
        best = min(worth.values())
        return self.random.choice([move for move in usual if worth[move] == best])


def own_sections(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Claimed by whoever decides, and not finished."""
    sections = [section for tower in view.get("tower", ()) for section in tower["sections"]]
    own = view.get("decides")
    return [section for section in sections if section.get("banner") == own and not section.get("finished")]


def rank(move: str, needs: set[str], market: dict[str, Any]) -> tuple[int, int, int]:
    """Lower is better: by verb, then what is needed, then much for little."""
    verb, *rest = move.split()
    place = FIRST.index(verb) if verb in FIRST else len(FIRST)
    if verb == "die":
        return place, market["resources"][landing(market, move)]["resource"] not in needs, len(rest)
    if verb in ("gain", "give"):
        return place, (rest[0] in needs) == (verb == "give"), 0
    return place, 0, -int(rest[0]) if verb in ("take", "pay") and rest else 0


def landing(market: dict[str, Any], move: str) -> int:
    """RC-7.1: the space where a die ends, counted from 0."""
    _, die, *extra = move.split()
    at = market["dice"][die]
    space: int = (at["space"] - 1 + at["face"] + sum(map(int, extra))) % len(market["resources"])
    return space


class Table:
    """One guest at one table."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.id = table
        self.page = guest.page

    def sit(self) -> Table:
        self.guest.visit(f"/table/{self.id}")
        self.page.wait_for_function("() => duomoTest.main() || duomoTest.ready(0)")
        return self

    # ---- what is there ---------------------------------------------------------------------------

    def wait(self, after: int = -1) -> dict[str, Any]:
        """The next position in which this browser decides, or the end; as the page shows it."""
        found: dict[str, Any] = self.page.wait_for_function(
            "after => duomoTest.ready(after)", arg=after, timeout=PATIENCE
        ).json_value()
        return found

    @property
    def number(self) -> int:
        return int(self.page.locator("main[data-number]").get_attribute("data-number") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator('[data-screen="scoring"]').count() > 0

    def now(self) -> dict[str, Any]:
        """What the server tells this guest, at this moment."""
        found: dict[str, Any] = self.guest.table(self.id)["now"]
        return found

    def own_turn(self) -> dict[str, Any]:
        """The same, when it is this guest's turn; or the end."""
        now: dict[str, Any] = {}

        def come() -> bool:
            now.update(self.now())
            return now["over"] or now["yours"] is not None

        self.guest.until(come)
        return now

    def reachable(self) -> dict[str, list[str]]:
        """All moves that clicks lead to, and what is to be clicked on the way: a tab of a phone, pieces."""
        return {move: path for move, path, _ in self.page.evaluate("duomoTest.reach()")}

    def sizes(self) -> dict[str, float]:
        """The same moves, and the shortest side of the targets on the best way to each, in pixels."""
        return {move: least for move, _, least in self.page.evaluate("duomoTest.reach()")}

    @property
    def moves(self) -> set[str]:
        """What one click plays, as the page shows it now."""
        return set(self.page.evaluate("duomoTest.moves()"))

    def until(self, true: str, arg: Any = None) -> None:
        """Waits until something, said in JavaScript, is true of the page."""
        self.page.wait_for_function(true, arg=arg)

    def act(self, key: str) -> Locator:
        """A button of the frame by its shortcut: u, r or e."""
        return self.page.locator(f'button[aria-keyshortcuts="{key}"]')

    # ---- what is done ----------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """With the mouse, or with a finger on a phone."""
        target = self.page.locator(f"{selector}:visible").first
        where = target.evaluate("target => duomoTest.free(target)")
        if self.guest.phone:
            target.tap(position=where)
        else:
            target.click(position=where)

    def play(self, move: str) -> None:
        """By clicking: at once where a piece stands for the move, otherwise by the way that leads there."""
        if move not in self.moves:
            for step in self.reachable()[move]:
                self.press(step)
        self.press(f'[data-move="{move}"]:not([aria-disabled="true"])')

    def advance(self, choose: Choose, moves: int) -> dict[str, Any]:
        """Plays so many moves; the position after them, as the server tells it."""
        shown = self.wait()
        for _ in range(moves):
            self.play(choose(self.now()))
            shown = self.wait(after=shown["number"])
        return self.now()


def finish(table: Table, choose: Choose, look: Look, play: Callable[[Table, str], None] = Table.play) -> int:
    """Plays until the score is shown; how many moves.

    `look` sees positions as the page and as the server show them, and `play` makes the move on the page. Of
    decisions that offer the same kinds of moves `ENOUGH` are made like this, the others without the page.
    """
    made: Counter[Kind] = Counter()
    moves = 0
    while not (now := table.own_turn())["over"]:
        move, kind = choose(now), kind_of(now)
        if made[kind] < ENOUGH:
            shown = table.wait(after=now["number"] - 1)
            assert now["number"] == shown["number"], "the page is not where the server is"
            look(table, shown, now)
            play(table, move)
            table.wait(after=now["number"])
        else:
            chosen = {
                "seat": now["yours"],
                "move": move,
                "after": now["number"],
                "id": f"{now['number']}-{move}",
            }
            table.guest.ask("POST", f"tables/{table.id}/moves", chosen)
        made[kind] += 1
        moves += 1
    assert table.wait(after=now["number"] - 1)["state"] == "over"
    return moves


def kind_of(now: dict[str, Any]) -> Kind:
    return now["decision"]["key"], frozenset(offer["move"].split()[0] for offer in now["legal"])
