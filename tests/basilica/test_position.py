"""Positions: written and read back at every moment, sensible defaults, contradictions refused by name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import duomo
from basilica.helpers import DISPLAY, HEAD, check_conservation, laid, legal, rules_of, state_of
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE
from duomo.core.position import write_document


def test_a_position_of_nothing_is_the_start() -> None:
    """BA-2.1. Nature deals what is left out."""
    table = duomo.table(position=HEAD)
    assert table.decider == NATURE
    assert len(legal(table)) > 40
    assert table.view()["turn"] == "white"


def test_round_trip_at_every_moment() -> None:
    """BA-1.1. Nature's moments too, before and after the reshuffle, as TOML text."""
    reshuffled = 0
    for seed in (3, 8, 21):
        table = duomo.table("basilica", options={"paid_recruit": "own"} if seed % 2 else {})
        random = Random(seed)
        while not table.over:
            reshuffled += table.view()["reshuffled"]
            again = duomo.table(position=write_document(table.document()))
            assert again.state.key() == table.state.key()
            assert again.document() == table.document()
            assert legal(again) == legal(table)
            table.play(random.choice(table.legal()))
        again = duomo.table(position=table.document())
        assert again.over
        assert again.state.key() == table.state.key()
    assert reshuffled


def test_what_a_vault_leaves_out() -> None:
    """BA-1.1. Without an order on its back, a tile that the set still has; crowns only where said."""
    table = laid('[cathedral]\n"1.1" = "red"\n"1.2" = "red crown"\n"1.3" = "blue-green"\n')
    check_conservation(rules_of(table), state_of(table))
    cathedral = table.document()["cathedral"]
    assert not cathedral["1.1"].endswith("crown")
    assert cathedral["1.2"].endswith("crown")
    assert cathedral["1.3"].startswith("green-blue ")


def test_an_own_copy_is_written_with_its_tiles(tmp_path: Path) -> None:
    """BA-1.2. A position of other components names all its tiles."""
    file = tmp_path / "copy.toml"
    file.write_text('[[tiles]]\nid = "red-01"\ncolours = ["red"]\norder = "glass"\ncrown = true\n')
    table = duomo.table("basilica", seed=5, components=file)
    document = table.document()
    assert sum(entry["tiles"] for entry in document["tiles"].values()) == 58
    again = duomo.table(position=document)
    assert again.document() == document
    assert again.state.key() == table.state.key()


def test_everybody_sees_the_same() -> None:
    """BA-2.1. All that nature has decided is public, the top of the pile too."""
    table = duomo.table("basilica", seed=4)
    views = [table.view(seat) for seat in (0, 1)]
    for view, seat in zip(views, ("white", "black"), strict=True):
        assert view.pop("seat") == seat
    assert views[0] == views[1] == table.view()
    assert "crown" not in "".join(table.view()["orders"])


VAULT = '[cathedral]\n"1.1" = "red"\n'
OVER = "pending = []\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour = 1\n", "unknown"),
        ('[cathedral]\n"1.6" = "red"\n', "is no cell"),
        ('[cathedral]\n"0.1" = "red"\n', "is no cell"),
        ('[cathedral]\n"01.1" = "red"\n', "is no cell"),
        ('[cathedral]\n"101.1" = "red"\n', "is no cell"),
        ('[cathedral]\n"1.1" = "pink"\n', "is no tile"),
        ('[cathedral]\n"1.1" = "red-red"\n', "is no tile"),
        ('[cathedral]\n"1.1" = "red dance"\n', "is no tile"),
        ('[cathedral]\n"1.1" = 4\n', "is no tile"),
        ("cathedral = 4\n", "must be a table"),
        ('[cathedral]\n"1.1" = "red-blue"\n"1.2" = "red-green"\n', "beside a joker (BA-3.1)"),
        (
            '[cathedral]\n"1.1" = "red move crown"\n"1.2" = "red move crown"\n"1.3" = "red move crown"\n',
            "BA-1.1",
        ),
        ('[cathedral]\n"1.1" = "red scaffold"\n', "without a crown; there are 0"),
        ('scaffolds = ["1.1"]\n' + VAULT, "already"),
        ('glass = ["1.2"]\n' + VAULT, "no vault on 1.2"),
        ('glass = ["1.1", "1.1"]\n' + VAULT, "has glass already"),
        (VAULT + '[[player]]\nbuilders = ["1.2"]\n', "no vault on 1.2"),
        (VAULT + '[[player]]\nbuilders = ["1.1"]\n[[player]]\nbuilders = ["1.1"]\n', "already (BA-1.4)"),
        (VAULT + '[[player]]\nbuilders = ["1.1 king"]\n', "king"),
        (VAULT + '[[player]]\nbuilders = ["1.1 mason mason"]\n', "at most a rank"),
        ("[[player]]\ncoins = 2\n[[player]]\ncoins = 2\n", "coins"),
        ('[[player]]\ncolour = "black"\n[[player]]\ncolour = "black"\n', "both be black"),
        ("[[player]]\npoints = -1\n", "from 0"),
        ("king = 30\n", "from 0 to 29"),
        ("actions_left = 0\n", "from 1 to 3"),
        ('fresh = "1.1"\n' + VAULT, "no action of this turn"),
        ('fresh = "1.1"\nactions_left = 2\n' + VAULT + '[[player]]\nbuilders = ["1.1"]\n', "already"),
        ('turn = "red"\n', "white, black"),
        (OVER, "BA-5.5"),
        ('pending = ["dance"]\n', "dance"),
        ('pending = ["place white 1"]\n', "the first must be"),
        ('pending = ["turn black"]\n', "is white's"),
        ('pending = ["turn white", "reveal"]\n', "cannot come above"),
        ('pending = ["turn white", "place white 4"]\n', "from 1 to 3"),
        ('pending = ["turn white", "place black 1"]\n', "BA-4.1"),
        ('pending = ["turn white", "executed 1", "glass white"]\n', "does not follow"),
        ('pending = ["turn white", "executed 1", "promote white"]\n', "can do nothing"),
        ('pending = ["turn white", "executed 1", "promote black"]\n', "BA-4.2"),
        ('pending = ["turn white", "executed 1", "rank white 1.1"]\n', "no builder of white"),
        ('pending = ["turn white", "executed 2", "target white of white 1.1"]\n', "no builder of white"),
        ('pending = ["turn white", "executed 2", "move white of black"]\n', "does not follow"),
        ('pending = ["turn white", "executed 3", "recruit white paid"]\n', "BA-4.3"),
        ('pending = ["turn white", "executed 1", "offer black promote"]\n', "does not follow"),
        ('pending = ["turn white", "executed 1", "offer white promote not mason"]\n', "BA-4.1"),
        ('pending = ["turn white", "refill", "turn-over 1"]\n', "not what comes next"),
        ('pending = ["turn white too much"]\n', "too much"),
        ("pending = [4]\n", "short text"),
        ('pending = ["start"]\n', "BA-2.1"),
        ("crowns = {}\n", "after the reshuffle"),
        ("reshuffled = true\ncrowns = { weights = [1] }\n", "there must be 8"),
        ("reshuffled = true\ncrowns = { weights = [0, 0, 0, 0, 0, 0, 0, 0] }\n", "must not be 0"),
        ("reshuffled = true\ncrowns = { weights = [1, 1, 0, 0, 0, 0, 0, 0] }\n", "contradicts"),
        ("reshuffled = true\ncrowns = { lying = [1] }\n", "does not hold"),
        ('[options]\npaid_recruit = "some"\n', "paid_recruit"),
        ("[tiles]\n", "there must be 58"),
        ('[discards]\norders = ["red"]\n', "names no order"),
    ],
)
def test_contradictions_are_named(text: str, words: str) -> None:
    """BA-1.1 to BA-1.4. What cannot be is refused, with the place and what would be right."""
    with pytest.raises((PositionError, duomo.core.engine.refusal.OptionError)) as caught:  # type: ignore[attr-defined]
        duomo.table(position=HEAD + DISPLAY + text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('orders = ["red"]\n', "names no order"),
        ('orders = ["red catastrophe", "red catastrophe"]\n', "there are 1 in all"),
        ('vaults = ["red", "red", "red", "red"]\n', "too many"),
        ('top = "red"\n', "names no order"),
        ('pending = ["turn white", "place white 1"]\n', "must be named"),
    ],
)
def test_contradictions_in_the_display(text: str, words: str) -> None:
    """BA-2.1, BA-2.3."""
    with pytest.raises(PositionError) as caught:
        duomo.table(position=HEAD + text)
    assert words in str(caught.value)


def test_the_example_of_the_manual() -> None:
    """BA-2.2. The position printed in docs/positions.md is one."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = page.split("## Basilica")[1].split("```toml\n")[1].split("```")[0]
    table = duomo.table(position=example)
    assert "builder" in legal(table)
    assert table.view()["king"] == 9
