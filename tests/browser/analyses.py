"""The end of a game, analysed on its replay page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from browser.guests import Guest
from browser.screens import endgame_of
from browser.words import words

LONG = 300_000
"""Milliseconds for the analysis of a few moves, on a slow and busy machine."""


@dataclass
class Analysed:
    guest: Guest
    replay: str
    steps: list[dict[str, Any]]
    totals: list[dict[str, Any]]

    @property
    def errors(self) -> list[dict[str, Any]]:
        return [step for step in self.steps if step.get("judgement") in ("inaccuracy", "mistake", "blunder")]

    @property
    def first(self) -> int:
        """The first judged move."""
        return next(int(step["number"]) for step in self.steps if step["kind"] == "decision")


def analysed(
    guest: Guest, game: str = "basilica", golden: str = "random-random-12", moves: int = 24
) -> Analysed:
    """Played at random, so that there are errors."""
    page = guest.visit("/upload")
    page.locator("textarea").fill(endgame_of(game, golden, moves))
    page.get_by_role("button", name=words("web-upload-show")).click()
    page.wait_for_url("**/replay/**")
    replay = page.url.split("/replay/")[1].split("/")[0]
    guest.ask("POST", f"replays/{replay}/analysis")
    for _ in range(LONG // 500):
        job = guest.ask("GET", f"replays/{replay}/analysis")
        if job["state"] != "running":
            break
        page.wait_for_timeout(500)
    assert job["state"] == "done"
    return Analysed(guest, replay, job["analysis"]["steps"], job["analysis"]["totals"])
