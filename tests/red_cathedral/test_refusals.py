"""Every illegal move is refused with a readable reason and an existing rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.games.red_cathedral.rules.codes import PLAYER_MOVES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.locales import FOLDER, LANGUAGES
from properties.walks import walk
from red_cathedral.helpers import GAME, Scene

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / f"{GAME.specification}.md"
PARAGRAPHS = set(re.findall(r"^- \*\*(RC-\d+\.\d+)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE))

WRITTEN = [language for language in LANGUAGES if (FOLDER / language / "red-cathedral.ftl").is_file()]
"""Languages that have the game's texts; the locale tests check that none is missing."""

TABLES = [
    (2, {"workshops": "standard"}),
    (3, {"workshops": "advanced", "optional_actions": "either", "ruble_trade": "one_moment"}),
    (4, {"workshops": "advanced"}),
]


def all_moves(rules: Rules[RedState]) -> list[int]:
    """Every move that can be written down, including nature's."""
    rules.text(0)
    texts: dict[int, str] = rules.notation.texts  # type: ignore[attr-defined]
    assert all(rules.parse(text) == code for code, text in texts.items())
    return sorted(texts)


def check(rules: Rules[RedState], state: RedState, seen: dict[str, Refusal]) -> None:
    legal = set(rules.legal(state)) | {code for code, _ in rules.chance(state)}
    for code in all_moves(rules):
        if code not in legal:
            refusal = rules.refuse(state, code)
            assert refusal.rule in PARAGRAPHS, (rules.text(code), refusal)
            seen.setdefault(f"{refusal.reason} {refusal.rule} {refusal.data.get('now', '')}", refusal)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_illegal_move_is_refused_with_an_existing_rule(players: int, options: dict[str, str]) -> None:
    """All moves of the game at sampled positions; every text renders in every language."""
    rules = GAME.rules(GAME.choose(players, options), GAME.components())
    seen: dict[str, Refusal] = {}
    state = rules.start()
    kinds: dict[int, int] = {}
    for _ in walk(rules, state, "refusals", 4000):
        kind = state.stack[-1] & 63
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] in (1, 3, 10, 40, 150):
            check(rules, state, seen)
    assert len(seen) > 30
    for refusal in seen.values():
        for language in WRITTEN:
            text = refusal.text(language)
            assert text.endswith(f": {refusal.rule}")
            assert refusal.reason not in text
            assert "{" not in text


def test_the_action_space_has_no_holes_in_its_notation() -> None:
    """Every number below the size of the action space is a move with a text, or reserved for modules."""
    rules = GAME.rules(GAME.choose(2, {}), GAME.components())
    named = [code for code in all_moves(rules) if code < PLAYER_MOVES]
    assert PLAYER_MOVES - len(named) <= 10
    assert len(named) > 400


def test_a_refusal_says_it_in_words() -> None:
    """RC-7.2: the example the project promises."""
    scene = Scene()
    scene.dice(red=(2, 6), blue=(2, 6), green=(2, 6))
    refusal = scene.table.why_not("die white")
    assert refusal is not None
    assert str(refusal).endswith(": RC-7.2")
    assert "2" in str(refusal)


def test_what_is_no_move_at_all() -> None:
    """There is no rule for it, but there are words."""
    refusal = Scene().table.why_not("castle kingside")
    assert refusal is not None
    assert "castle kingside" in refusal.text()


def test_after_the_end_nothing_is_legal() -> None:
    """RC-10.1: the table says that the game is over."""
    scene = Scene()
    scene.finished("red", 5)
    scene.section("1.1", owner="red", needs="wood")
    scene.have("red", wood=1)
    scene.play("build", "deliver wood 1.1", "done", "end")
    scene.pass_turn()
    assert scene.table.over
    refusal = scene.table.why_not("end")
    assert refusal is not None
    assert refusal.reason == "game-over"
    assert refusal.text()


def test_more_than_was_offered() -> None:
    """RC-7.4: the reason is not a lack of room."""
    scene = Scene()
    scene.resource(2, "wood")
    scene.dice(red=(2, 1))
    scene.play("die white", "resources")
    assert scene.legal()[0] == "take 4"
    refusal = scene.table.why_not("take 5")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-more-than-offered", "RC-7.4")
    assert refusal.data == {"offered": 4, "resource": "wood"}


def test_exchanges_say_what_is_missing() -> None:
    """RC-7.9, M2: nothing to give, or wood for wood."""
    scene = Scene()
    scene.influence(1, "M2 infinity, K4 lightning")
    scene.have("red", rubles=1)
    scene.play("die white")
    refusal = scene.table.why_not("influence upper")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-nothing-to-exchange", "RC-7.9")
    scene.have("red", rubles=1, wood=1)
    scene.play("influence upper", "give wood")
    refusal = scene.table.why_not("gain wood")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-same-kind", "RC-7.9")


def test_a_die_cannot_go_further_than_seven_spaces() -> None:
    """RC-7.1."""
    refusal = Scene().table.why_not("die white +8")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-too-far", "RC-7.1")


def test_a_roll_names_the_die_that_is_due() -> None:
    """RC-7.8."""
    scene = Scene()
    scene.dice(white=(1, 1), red=(2, 1))
    scene.play("die white", "leave")
    refusal = scene.table.why_not("roll red 4")
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.data["die"]) == ("rc-other-die-due", "RC-7.8", "white")
