"""The Red Cathedral as registered in the game registry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duomo.core.challenge import Challenge
from duomo.core.component_versions import read_document
from duomo.core.components import Row
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.observation import Encoding
from duomo.core.engine.rules import Rules
from duomo.core.game import Components, ComponentSource, Document, Game
from duomo.core.learned import network_for
from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.components.assemble import make_values
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.expansions import (
    clashes_of_expansions,
    components_for,
    details_out_of_play,
    drawn_by_chance,
    kept_components_for,
    kind_of_components,
    options_of_expansions,
    rule_pages_of_expansions,
)
from duomo.games.red_cathedral.rules.codes import GAME
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.themes import THEMES, theme_of

if TYPE_CHECKING:
    from duomo.core.balance import BalanceStudy
    from duomo.core.counting import Counting
    from duomo.core.face import Face
    from duomo.core.wire import Wire
    from duomo.core.words.phrase import Phrase
    from duomo.core.words.signs import Signs
    from duomo.core.words.words import Words


class RedCathedral(Game):
    name = GAME
    title = "The Red Cathedral"
    players = (1, 2, 3, 4)
    specification = GAME
    lessons = Path(__file__).parent / "lessons"
    puzzles = Path(__file__).parent / "puzzles.jsonl.gz"
    themes = THEMES
    challenges = (
        Challenge(2, "master-builder"),
        Challenge(1),
        Challenge(3, "architect", {"workshops": "advanced"}),
        Challenge(2, "architect", {"contractors": "on", "guild": "random"}),
    )
    previewed = True
    options = (
        Option("workshops", ("standard", "advanced"), "standard", "RC-8.1"),
        Option("optional_actions", ("both", "either"), "both", "RC-4.4"),
        Option("ruble_trade", ("any_time", "one_moment"), "any_time", "RC-4.2"),
        Option("start_player", ("random", "1", "2", "3", "4"), "random", "RC-2.5"),
        *options_of_expansions(),
    )

    @property
    def rule_pages(self) -> dict[str, str]:
        return rule_pages_of_expansions()

    def clashes(self, options: Options) -> list[Problem]:
        return super().clashes(options) + clashes_of_expansions(options)

    def idle(self, options: Options) -> list[str]:
        return super().idle(options) + details_out_of_play(options)

    def drawn(self, options: Options, dealer: Dealer) -> Options:
        return drawn_by_chance(options, dealer)

    def theme(self, best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
        return theme_of(best, tempting, counts, ends)

    def components(self, file: Path | None = None, options: Options | None = None) -> RedCathedralComponents:
        return components_for(options, file)

    def read_components(self, document: str, options: Options) -> RedCathedralComponents | None:
        return read_document(kind_of_components(options), document)

    def kept_components(self, set_hash: str, options: Options) -> RedCathedralComponents | None:
        return kept_components_for(options, set_hash)

    def rules(self, options: Options, components: Components) -> RedRules:
        assert isinstance(components, RedCathedralComponents)
        rules = RedRules(make_values(options, components))
        rules.network = network_for(__package__, rules.kind, components.hash, rules.insight_sizes())
        return rules

    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        assert isinstance(rules, RedRules)
        return [
            name or DIE_NAMES[player.colour]
            for name, player in zip(rules.values.party_names, state.players, strict=True)
        ]

    def colours(self, rules: Rules[Any], state: Any) -> list[str]:
        """RC-11.1. An automaton has a colour too, different from all others."""
        return [DIE_NAMES[player.colour] for player in state.players]

    def read_position(
        self, document: Document, source: ComponentSource = None
    ) -> tuple[Options, Components, Rules[Any], Any]:
        from duomo.games.red_cathedral.positions.documents import read

        return read(self, document, source)

    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        from duomo.games.red_cathedral.positions.documents import write

        assert isinstance(rules, RedRules)
        return write(rules, state)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        from duomo.games.red_cathedral.positions.documents import view

        assert isinstance(rules, RedRules)
        return view(rules, state, seat)

    def encoding(self, rules: Rules[Any]) -> Encoding:
        from duomo.games.red_cathedral.observation.encoding import encoding

        assert isinstance(rules, RedRules)
        return encoding(rules)

    def balance(self) -> tuple[BalanceStudy, ...]:
        from duomo.core.balance import BalanceStudy
        from duomo.games.red_cathedral import balance
        from duomo.games.red_cathedral.modules import balance as with_modules

        return (
            BalanceStudy(GAME, 300, partial(balance.text, self)),
            BalanceStudy("modules", 600, partial(with_modules.text, self)),
        )

    def situation(self, rules: Rules[Any], state: Any, seat: int) -> dict[str, int]:
        from duomo.games.red_cathedral.situation import situation

        return situation(state, seat)

    def words(self, rules: Rules[Any], state: Any) -> Words:
        from duomo.games.red_cathedral.words.words import RedWords

        return RedWords(self, rules, state)

    def row_words(self, row: Row) -> Phrase:
        from duomo.games.red_cathedral.words.components import row_words

        return row_words(row)

    def row_signs(self, row: Row) -> list[Signs]:
        from duomo.games.red_cathedral.words.row_signs import row_signs

        return row_signs(row)

    def face(self) -> Face:
        from duomo.games.red_cathedral.drawing.face import FACE

        return FACE

    def wire(self) -> Wire:
        from duomo.games.red_cathedral.wire.wire import WIRE

        return WIRE

    def counting(self) -> Counting:
        from duomo.games.red_cathedral.companion.count import COUNT

        return COUNT
