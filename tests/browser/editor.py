"""The position editor in a browser: taps, choices and typing for tests, and the resulting text."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from playwright.sync_api import Page, expect

KEYED = re.compile(r"\b(dice|slots)\.[a-z0-9-]+|\.\d+")
"""Path segments that select one of several: a die, a slot, an index in a list."""


class Editor:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: set[str] = set()
        """Entries that were set and read back, such as `player.rubles`."""
        self.main = page.locator("main[data-answered]")
        expect(self.main).not_to_have_attribute("data-answered", "0")

    # ---- actions of a person

    def start(self, game: str, players: str = "", **options: str) -> None:
        """Start a game with the form."""
        form = self.page.locator("[data-tap=starts]")
        if form.get_attribute("open") is None:
            form.locator("summary").click()
        form.get_by_role("radio", name=game).check()
        if players:
            form.get_by_role("radio", name=players).check()
        for name, value in options.items():
            form.locator(f"[data-option={name}]").select_option(value)
        self.answered(lambda: form.locator("[data-tap=start]").click())

    def answered(self, act: Any) -> None:
        """Do something, and wait until the page shows the server's answer."""
        before = int(self.main.get_attribute("data-answered") or 0)
        act()
        expect(self.main).to_have_attribute("data-answered", str(before + 1))

    def unfold(self) -> None:
        rest = self.page.locator(".below > details.panel")
        if rest.get_attribute("open") is None:
            rest.locator("summary").first.click()

    def tap(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.answered(self.page.locator(f"[data-tap='{name}']").first.click)

    def choose(self, entry: str, value: str) -> None:
        self.answered(lambda: self.page.locator(f"[data-entry='{entry}']").select_option(value))

    def choices(self, entry: str) -> list[str]:
        """The options of a list."""
        options = self.page.locator(f"[data-entry='{entry}'] option")
        expect(options).not_to_have_count(1)
        return [value for value in options.evaluate_all("all => all.map(one => one.value)") if value]

    def enter(self, entry: str, value: str) -> None:
        field = self.page.locator(f"[data-entry='{entry}']")
        field.fill(value)
        self.answered(lambda: field.press("Tab"))

    def check(self, entry: str) -> None:
        self.answered(self.page.locator(f"[data-entry='{entry}']").click)

    def put(self, piece: str, place: str) -> None:
        self.page.locator(f"[data-piece='{piece}']").first.click()
        self.answered(self.page.locator(f"[data-place='{place}'], [data-cell='{place}']").first.click)

    def read(self, text: str) -> None:
        self.page.locator("#text").fill(text)
        self.answered(self.page.locator("[data-tap=read]").click)

    # ---- the resulting text

    @property
    def document(self) -> dict[str, Any]:
        return tomllib.loads(self.page.locator("#text").input_value())

    def at(self, path: str) -> Any:
        found: Any = self.document
        for step in path.split("."):
            found = found[int(step)] if isinstance(found, list) else found.get(step)
        return found

    def is_now(self, path: str, value: object, *, problems: int = 0) -> None:
        """Check that the text has this value at the path, `player.0.rubles`, and count the entry as set."""
        expect(self.main).to_have_attribute("data-problems", str(problems))
        assert self.at(path) == value, path
        self.said.add(KEYED.sub(lambda found: found[1] or "", path))
