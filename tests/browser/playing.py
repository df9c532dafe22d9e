"""A table as a player uses it: reads it from the page, compares it with the server, clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from browser.choosing import Choose
from browser.guests import PATIENCE, Guest

Look = Callable[["Table", dict[str, Any], dict[str, Any]], None]

Kind = tuple[str, str, bool]
"""A question, a verb of a move it offers, and whether such a move is made."""


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

    # ---- state -----------------------------------------------------------------------------------

    def wait(self, after: int = -1) -> dict[str, Any]:
        """Wait for the next position in which this browser decides, or the end; as shown on the page."""
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
        """What the server tells this guest now."""
        found: dict[str, Any] = self.guest.table(self.id)["now"]
        return found

    def own_turn(self) -> dict[str, Any]:
        """The same, once it is this guest's turn; or the end."""
        now: dict[str, Any] = {}

        def come() -> bool:
            now.update(self.now())
            return now["over"] or now["yours"] is not None

        self.guest.until(come)
        return now

    def reachable(self) -> dict[str, list[str]]:
        """All moves that clicks lead to, and what to click on the way: a tab on a phone, pieces."""
        return {move: path for move, path, _ in self.page.evaluate("duomoTest.reach()")}

    def sizes(self) -> dict[str, float]:
        """The same moves, and the shortest side of the targets on the best way to each, in pixels."""
        return {move: least for move, _, least in self.page.evaluate("duomoTest.reach()")}

    @property
    def moves(self) -> set[str]:
        """The moves one click away, as the page shows it now."""
        return set(self.page.evaluate("duomoTest.moves()"))

    def until(self, true: str, arg: Any = None) -> None:
        """Wait until a JavaScript function returns true; the page's policy refuses a mere expression."""
        self.page.wait_for_function(true, arg=arg)

    def act(self, key: str) -> Locator:
        """A button of the frame by its shortcut: u, r or e."""
        return self.page.locator(f'button[aria-keyshortcuts="{key}"]')

    # ---- actions ---------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """With the mouse, or with a finger on a phone."""
        target = self.page.locator(f"{selector}:visible").first
        where = target.evaluate("target => duomoTest.free(target)")
        if self.guest.phone:
            target.tap(position=where)
        else:
            target.click(position=where)

    def play(self, move: str) -> None:
        """Play a move by clicking: directly if a piece represents it, otherwise step by step."""
        if move not in self.moves:
            for step in self.reachable()[move]:
                self.press(step)
        self.press(f'[data-move="{move}"]:not([aria-disabled="true"])')

    def advance(self, choose: Choose, moves: int) -> dict[str, Any]:
        """Play this many moves; return the server's position after them."""
        shown = self.wait()
        for _ in range(moves):
            self.play(choose(self.now()))
            shown = self.wait(after=shown["number"])
        return self.now()


def finish(table: Table, choose: Choose, look: Look, play: Callable[[Table, str], None] = Table.play) -> int:
    """Play until the score is shown; return the number of moves.

    Each kind of decision is made on the page once: `look` sees the position as shown by the page and by the
    server, and `play` makes the move. Moves with nothing new are played without the page.
    """
    known: set[Kind] = set()
    moves = 0
    while not (now := table.own_turn())["over"]:
        move = choose(now)
        if not (kinds := kinds_of(now, move)) <= known:
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
        known |= kinds
        moves += 1
    assert table.wait(after=now["number"] - 1)["state"] == "over"
    return moves


def kinds_of(now: dict[str, Any], move: str) -> set[Kind]:
    key = now["decision"]["key"]
    offered = {(key, offer["move"].split()[0], False) for offer in now["legal"]}
    return offered | {(key, move.split(maxsplit=1)[0], True)}
