"""Basilica as registered in the game registry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duomo.core.challenge import Challenge
from duomo.core.component_versions import kept, read_document
from duomo.core.components import Row
from duomo.core.engine.observation import Encoding
from duomo.core.engine.rules import Rules
from duomo.core.game import Components, ComponentSource, Document, Game
from duomo.core.learned import network_for
from duomo.core.options import Option, Options
from duomo.games.basilica.components import sets as component_set
from duomo.games.basilica.components.assemble import make_values
from duomo.games.basilica.components.sets import BasilicaComponents
from duomo.games.basilica.rules.codes import GAME
from duomo.games.basilica.rules.names import SEAT_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.themes import THEMES, theme_of

if TYPE_CHECKING:
    from duomo.core.balance import BalanceStudy
    from duomo.core.counting import Counting
    from duomo.core.face import Face
    from duomo.core.wire import Wire
    from duomo.core.words.phrase import Phrase
    from duomo.core.words.words import Words


class Basilica(Game):
    name = GAME
    title = "Basilica"
    players = (2,)
    specification = GAME
    lessons = Path(__file__).parent / "lessons"
    puzzles = Path(__file__).parent / "puzzles.jsonl.gz"
    themes = THEMES
    challenges = (Challenge(2, "master-builder"), Challenge(2, "architect"))
    previewed = True
    options = (
        Option("paid_recruit", ("any", "own"), "any", "BA-4.3"),
        Option("start_player", ("random", "1", "2"), "random", "BA-2.1"),
    )

    def theme(self, best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
        return theme_of(best, tempting, counts, ends)

    def components(self, file: Path | None = None, options: Options | None = None) -> BasilicaComponents:
        return component_set.default() if file is None else component_set.load(file)

    def read_components(self, document: str, options: Options) -> BasilicaComponents | None:
        return read_document(BasilicaComponents, document)

    def kept_components(self, set_hash: str, options: Options) -> BasilicaComponents | None:
        return kept(BasilicaComponents, component_set.FOLDER, set_hash)

    def rules(self, options: Options, components: Components) -> BasilicaRules:
        assert isinstance(components, BasilicaComponents)
        rules = BasilicaRules(make_values(options, components))
        rules.network = network_for(__package__, "two", components.hash, rules.insight_sizes())
        return rules

    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        return SEAT_NAMES

    def read_position(
        self, document: Document, source: ComponentSource = None
    ) -> tuple[Options, Components, Rules[Any], Any]:
        from duomo.games.basilica.positions.documents import read

        return read(self, document, source)

    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        from duomo.games.basilica.positions.documents import write

        return write(rules, state)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        from duomo.games.basilica.positions.documents import view

        return view(rules, state, seat)

    def encoding(self, rules: Rules[Any]) -> Encoding:
        from duomo.games.basilica.observation.encoding import encoding

        assert isinstance(rules, BasilicaRules)
        return encoding(rules)

    def balance(self) -> tuple[BalanceStudy, ...]:
        from duomo.core.balance import BalanceStudy
        from duomo.games.basilica.balance import text

        rules = self.rules(self.choose(2, {}), self.components())
        return (BalanceStudy(GAME, 1000, partial(text, rules)),)

    def situation(self, rules: Rules[Any], state: Any, seat: int) -> dict[str, int]:
        from duomo.games.basilica.situation import situation

        return situation(state, seat)

    def words(self, rules: Rules[Any], state: Any) -> Words:
        from duomo.games.basilica.words.words import BasilicaWords

        return BasilicaWords(self, rules, state)

    def row_words(self, row: Row) -> Phrase:
        from duomo.games.basilica.words.components import row_words

        return row_words(row)

    def face(self) -> Face:
        from duomo.games.basilica.drawing.face import FACE

        return FACE

    def wire(self) -> Wire:
        from duomo.games.basilica.wire.wire import WIRE

        return WIRE

    def counting(self) -> Counting:
        from duomo.games.basilica.companion.count import COUNT

        return COUNT
