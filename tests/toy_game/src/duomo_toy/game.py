"""Stone by Stone for the registry: everything that others need from the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duomo.core.components import Row
from duomo.core.engine.observation import Encoding
from duomo.core.engine.rules import Rules
from duomo.core.game import Components, ComponentSource, Document, Game
from duomo.core.options import Option, Options
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.words import Words
from duomo_toy.components import sets
from duomo_toy.components.sets import StonesComponents
from duomo_toy.rules.codes import COLOURS, GAME
from duomo_toy.rules.rules import StonesRules
from duomo_toy.rules.values import TableValues

HERE = Path(__file__).parent


class Stones(Game):
    name = GAME
    title = "Stone by Stone"
    players = (2, 3, 4)
    specification = GAME
    options = (Option("quarry", ("12", "18", "24"), "18", "ST-1.2"),)
    texts = HERE / "texts"
    rulebook = HERE / "rulebook"

    def components(self, file: Path | None = None, options: Options | None = None) -> StonesComponents:
        return sets.default() if file is None else sets.load(file)

    def rules(self, options: Options, components: Components) -> StonesRules:
        assert isinstance(components, StonesComponents)
        bonus = [plan.bonus for plan in components.plans]
        cards = [plan.cards for plan in components.plans]
        return StonesRules(TableValues(options.players, int(options["quarry"]), bonus, cards))

    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        return list(COLOURS[: rules.parties])

    def read_position(
        self, document: Document, source: ComponentSource = None
    ) -> tuple[Options, Components, Rules[Any], Any]:
        from duomo_toy.positions.documents import read

        return read(self, document, source)

    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        from duomo_toy.positions.documents import write

        assert isinstance(rules, StonesRules)
        return write(rules, state)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        from duomo_toy.positions.documents import view

        assert isinstance(rules, StonesRules)
        return view(rules, state, seat)

    def encoding(self, rules: Rules[Any]) -> Encoding:
        from duomo_toy.observation.encoding import encoding

        assert isinstance(rules, StonesRules)
        return encoding(rules)

    def words(self, rules: Rules[Any], state: Any) -> Words:
        from duomo_toy.words.words import StonesWords

        return StonesWords(self, rules, state)

    def row_words(self, row: Row) -> Phrase:
        return say("stones-plan", plan=row.id)
