"""Positions: round trips at every moment, sensible defaults, contradictions refused by name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import duomo
from basilica.helpers import DISPLAY, HEAD, check_conservation, laid, legal, rules_of, state_of
from duomo.core.engine.refusal import OptionError, PositionError
from duomo.core.engine.state import NATURE
from duomo.core.position import write_document


def test_a_position_of_nothing_is_the_start() -> None:
    """BA-2.1. Nature deals whatever is missing."""
    table = duomo.table(position=HEAD)
    assert table.decider == NATURE
    assert len(legal(table)) > 40
    assert table.view()["turn"] == "white"


def test_round_trip_at_every_moment() -> None:
    """BA-1.1. Including nature's decisions, before and after the reshuffle, as TOML text."""
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
    """BA-1.1. A vault without an order takes any tile the set still has; crowns only where given."""
    table = laid('[cathedral]\n"1.1" = "red"\n"1.2" = "red crown"\n"1.3" = "blue-green"\n')
    check_conservation(rules_of(table), state_of(table))
    cathedral = table.document()["cathedral"]
    assert not cathedral["1.1"].endswith("crown")
    assert cathedral["1.2"].endswith("crown")
    assert cathedral["1.3"].startswith("green-blue ")


def test_an_own_copy_is_written_with_its_tiles(tmp_path: Path) -> None:
    """BA-1.2. A position with other components lists all its tiles."""
    file = tmp_path / "copy.toml"
    file.write_text('[[tiles]]\nid = "red-01"\ncolours = ["red"]\norder = "glass"\ncrown = true\n')
    table = duomo.table("basilica", seed=5, components=file)
    document = table.document()
    assert sum(entry["tiles"] for entry in document["tiles"].values()) == 58
    again = duomo.table(position=document)
    assert again.document() == document
    assert again.state.key() == table.state.key()


def test_everybody_sees_the_same() -> None:
    """BA-2.1. Everything nature has decided is public, including the top of the pile."""
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
    """BA-1.1 to BA-1.4. Contradictions are refused, with the place and what would be right."""
    with pytest.raises((PositionError, OptionError)) as caught:
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


def test_the_pile_may_be_empty_and_the_rest_discarded() -> None:
    """BA-2.4. Tiles named nowhere are in the discards; the next tile needed triggers the reshuffle."""
    table = laid('rest = "discards"\n', DISPLAY.replace('top = "blue move"\n', ""))
    check_conservation(rules_of(table), state_of(table))
    view = table.view()
    assert (view["pile"], view["top"], len(view["discards"]["orders"])) == (0, "none", 52)
    table.play("vault 1")
    table.play("at 1.1")
    table.play("plain" if "plain" in legal(table) else "crown")
    assert table.view()["reshuffled"]
    check_conservation(rules_of(table), state_of(table))
    again = duomo.table(position=write_document(table.document()))
    assert again.state.key() == table.state.key()


def test_the_last_tile_of_the_pile_may_be_on_top() -> None:
    """BA-2.4. The rest is discarded, and one tile is left."""
    view = laid('rest = "discards"\n').view()
    assert (view["pile"], view["top"], len(view["discards"]["orders"])) == (1, "blue move", 51)


def test_a_game_that_ended_with_the_pile_can_be_said() -> None:
    """BA-2.4, BA-5.5. Nothing is pending, and the second pile is exhausted."""
    table = duomo.table(position=HEAD + OVER + 'rest = "discards"\nreshuffled = true\n')
    assert table.over
    check_conservation(rules_of(table), state_of(table))


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("king = 31\n", "BA-3.3"),
        ("actions_left = 4\n", "BA-2.2"),
        ("turns = -1\n", "BA-2.1"),
        ('rest = "box"\n', "BA-2.4"),
        ("[[player]]\npoints = -1\n", "BA-1.3"),
        ("[[player]]\ncoins = 3\n", "BA-1.3"),
        ("[[player]]\n[[player]]\n[[player]]\n", "BA-1.3"),
        ('[[player]]\nbuilders = ["1.1", "1.2", "1.3", "1.4", "1.5", "2.1"]\n', "BA-1.3"),
        ('pending = ["turn white", "place white 4"]\n', "BA-1.4"),
        ('pending = ["turn white", "executed 1", "scaffold white 3"]\n', "BA-4.5"),
        ('[tiles]\n"red move" = { tiles = 59 }\n', "BA-1.1"),
        ("reshuffled = true\ncrowns = { lying = [4] }\n", "BA-1.4"),
        (f"scaffolds = {[f'{row}.{column}' for row in range(1, 20) for column in range(1, 6)]}\n", "BA-4.5"),
    ],
)
def test_what_is_out_of_range_names_its_rule(text: str, rule: str) -> None:
    """BA-1.1 to BA-4.5. A number too small or too large is refused with the rule that limits it."""
    with pytest.raises(PositionError) as caught:
        duomo.table(position=HEAD + text)
    assert caught.value.refusal.rule == rule
    assert f"({rule})" in str(caught.value)


@pytest.mark.parametrize("weight", ["-1", "0.5", "true", '"one"', "9" * 62])
def test_a_bad_weight_of_crowns_is_refused(weight: str) -> None:
    """BA-1.1. Any bad value is reported as an error in the position, not a crash."""
    with pytest.raises(PositionError, match=r"crowns, weights: .* is a whole number, 0 or more \(BA-1.1\)"):
        duomo.table(position=f"{HEAD}reshuffled = true\ncrowns = {{ weights = [{weight}{', 0' * 7}] }}\n")


def test_an_earlier_tile_that_is_nowhere_is_refused() -> None:
    """BA-1.1, BA-2.4. An earlier tile that is nowhere would leave nature without an outcome."""
    text = """
        reshuffled = true
        orders = ["none", "yellow move", "green recruit"]
        vaults = ["none", "yellow", "green"]
        top = "red catastrophe"
        crowns = { earlier = ["red catastrophe"], weights = [0, 1, 0, 0, 0, 0, 0, 0] }
        """
    with pytest.raises(PositionError, match=r"neither lies on its place nor was executed since \(BA-2.4\)"):
        duomo.table(position=HEAD + text)


FREE = '[cathedral]\n"1.1" = "red"\n"1.2" = "red"\n"1.4" = "yellow"\n'


@pytest.mark.parametrize(
    ("orders", "pending", "players", "words"),
    [
        ("red promote", "offer black promote not mason", "", "black could not execute promote (BA-4.1)"),
        ("red recruit", "offer black recruit", "", "black could not execute recruit (BA-4.1)"),
        ("red confound", "offer black confound", "", "black could not execute confound (BA-4.1)"),
        ("red promote", "promote white", "", "can do nothing that this decision asks for (BA-4.2)"),
        (
            "red catastrophe",
            "catastrophe white",
            '[[player]]\nbuilders = ["1.1", "1.2", "1.4"]\n',
            "(BA-4.5)",
        ),
    ],
)
def test_an_order_that_could_not_have_been_taken_is_refused(
    orders: str, pending: str, players: str, words: str
) -> None:
    """BA-4.1. Nobody is asked to do something they cannot do, now or after their answer."""
    display = DISPLAY.replace("red promote", orders)
    text = f'pending = ["turn white", "executed 1", "{pending}"]\n{FREE}{players}'
    with pytest.raises(PositionError) as caught:
        laid(text, display)
    assert words in str(caught.value)


def test_builders_and_tokens_do_not_run_out_in_the_middle_of_an_order() -> None:
    """BA-4.2, BA-4.3. Five builders, four tokens; an order that needs one more cannot have been taken."""
    cathedral = "[cathedral]\n" + "".join(f'"{row}.1" = "{name}"\n' for row, name in enumerate(SIX, 1))
    crew = '[[player]]\nbuilders = ["1.1 mason", "2.1 mason", "3.1 mason", "4.1 mason", "5.1"]\n'
    for asked, words in (("executed 1", "promote white"), ("executed 3", "recruit white")):
        with pytest.raises(PositionError, match=r"in the reserve \(BA-4\.[23]\)"):
            laid(f'pending = ["turn white", "{asked}", "{words}"]\n{cathedral}{crew}')


SIX = ("red", "yellow", "green", "blue", "red", "yellow")


def test_actions_and_fresh_vaults_agree_with_what_is_pending() -> None:
    """BA-2.2. A vault uses an action; no builder may follow after an order."""
    with pytest.raises(PositionError, match=r"no action is left for it.*\(BA-2.2\)"):
        laid('actions_left = 0\npending = ["turn white", "place white 1"]\n')
    display = DISPLAY.replace("red promote", "red catastrophe")
    with pytest.raises(PositionError, match=r"an order was taken since.*\(BA-2.2\)"):
        laid(
            'fresh = "1.1"\nactions_left = 1\n'
            f'pending = ["turn white", "executed 1", "catastrophe white"]\n{FREE}',
            display,
        )


def test_the_example_of_the_manual() -> None:
    """BA-2.2. The position printed in docs/positions.md is valid."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = page.split("## Basilica")[1].split("```toml\n")[1].split("```")[0]
    table = duomo.table(position=example)
    assert "builder" in legal(table)
    assert table.view()["king"] == 9
