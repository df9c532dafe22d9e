"""Solo games of the engine, entered into the companion as a player at a real table would."""

from __future__ import annotations

import random
from typing import Any, get_args

import duomo
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.companion.ivan_documents import (
    CardShown,
    DieShown,
    IvanLine,
    IvanSetUp,
    IvanStep,
    Pile,
    TurnReport,
)
from duomo.games.red_cathedral.wire.names import DieName, Material

USEFUL = ("build", "claim", "deliver", "decorate", "place")
MATERIALS: tuple[Material, ...] = ("wood", "brick", "stone", "gold", "green", "purple")


class RealTable:
    """A solo game on a table: the dealer provides dice and bag, the player moves at random."""

    def __init__(self, seed: int, **options: str) -> None:
        self.random = random.Random(seed)
        self.table: Any = duomo.table("red-cathedral", players=1, options=options)
        while self.table.document()["pending"] != ["turn"]:
            self.move()
        self.before: dict[str, Any] = self.table.document()
        self.line = IvanLine(self.set_up())
        self.colour = self.line.start.colour

    def move(self) -> str:
        """Make one move, for whichever party decides."""
        moves = [move.text for move in self.table.legal()]
        # A player who only visits the market never ends the game.
        wanted = [move for move in moves if move.split()[0] in USEFUL]
        chosen: str = self.random.choice(wanted if wanted and self.random.random() < 0.7 else moves)
        self.table.play(chosen)
        return chosen

    # ---- what a player would enter --------------------------------------------------------------

    def set_up(self) -> IvanSetUp:
        seen = self.table.view()
        resources = [tile["resource"] for tile in seen["market"]["resources"]]
        there = resources.index("recognition") if "recognition" in resources else -1
        clergy = next(at for at, card in enumerate(seen["market"]["influence"]) if card["group"] == "clergy")
        card = seen["market"]["influence"][clergy]
        base = next(
            at for at, tower in enumerate(seen["tower"]) if tower["sections"][0].get("banner") == "ivan"
        )
        return IvanSetUp(
            colour=seen["player"][0]["colour"],
            heights=[len(tower["sections"]) for tower in seen["tower"]],
            row=seen["ivan"]["row"],
            tiles=seen["ivan"]["tiles"],
            dice=self.dice(),
            base=base + 1,
            card=self.card(f"{base + 1}.1"),
            recognition=there + 1 if there >= 0 else None,
            amount=seen["market"]["resources"][there]["amount"] if there >= 0 else 1,
            clergy=clergy + 1,
            actions=[card["upper"]["action"], card["lower"]["action"]],
            options={
                name: value
                for name, value in seen["options"].items()
                if name in ("contractors", "ivan_market", "blueprints")
            },
            cities=seen.get("contractors", {}).get("cities", []),
            specialists=self.specialists() or [],
        )

    def dice(self) -> dict[DieName, DieShown]:
        dice = self.table.view()["market"]["dice"]
        return {
            name: DieShown(dice[name]["space"], dice[name]["face"])
            for name in get_args(DieName)
            if name in dice
        }

    def specialists(self) -> list[str] | None:
        region = self.table.document().get("contractors")
        return None if region is None else list(region["spaces"])

    def card(self, name: str) -> CardShown:
        tower, level = (int(part) - 1 for part in name.split("."))
        return self.printed(self.table.view()["tower"][tower]["sections"][level])

    @staticmethod
    def printed(section: dict[str, Any]) -> CardShown:
        tile = section.get("tile")
        shown = tile.get("gives", {}).get("recognition", 0) if isinstance(tile, dict) else 0
        return CardShown(len(section["cost"]), section["recognition"], shown)

    def pile(self) -> Pile:
        reserve = self.table.document()["reserve"]
        best = max(MATERIALS, key=lambda name: reserve[name])
        return Pile(best, reserve[best])

    def report(self) -> TurnReport:
        """What changed since the turn began."""
        was, now = self.before, self.table.document()
        report = TurnReport(dice=self.dice(), specialists=self.specialists())
        for at, (old, new) in enumerate(zip(was["tower"], now["tower"], strict=True), 1):
            for level, (one, other) in enumerate(zip(old["sections"], new["sections"], strict=True), 1):
                name = f"{at}.{level}"
                mine = other.get("banner") == self.colour
                if mine and "banner" not in one:
                    report.claimed.append(name)
                if mine and other.get("finished") and not one.get("finished"):
                    report.finished.append(name)
                if other.get("ornament") == self.colour and "ornament" not in one:
                    report.adorned.append(name)
        resources = [tile["resource"] for tile in self.table.view()["market"]["resources"]]
        if "recognition" in resources:
            report.recognition = resources.index("recognition") + 1
        return report

    # ---- the game --------------------------------------------------------------------------------

    def steps(self) -> Any:
        """Yield every step as the player would enter it, with everything that could be asked. The table has
        moved on by the time the next one is requested.
        """
        while not self.table.over:
            pending = self.table.document()["pending"]
            ivans = pending and (pending[0].startswith(("solo", "refill")))
            if self.table.decider != NATURE and pending == ["after"]:
                moves = [move.text for move in self.table.legal()]
                if "end" in moves:
                    step = IvanStep(report=self.report(), cards=self.free_cards(), reserve=self.pile())
                    self.table.play("end")
                    yield step
                    self.began()
                    continue
            if ivans:
                step = IvanStep(cards=self.free_cards(), reserve=self.pile())
                step.move = self.move()
                yield step
                self.began()
            else:
                self.move()

    def began(self) -> None:
        document = self.table.document()
        if document["pending"] == ["turn"]:
            self.before = document

    def free_cards(self) -> dict[str, CardShown]:
        """What is printed on every unclaimed section."""
        return {
            section["section"]: self.printed(section)
            for tower in self.table.view()["tower"]
            for section in tower["sections"]
            if "banner" not in section
        }
