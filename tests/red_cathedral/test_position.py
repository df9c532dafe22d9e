"""Positions: round trips, defaults, refusals, and what a seat may see of them."""

from __future__ import annotations

import copy
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duomo
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import OptionError, PositionError
from duomo.core.engine.state import NATURE, kind_of
from duomo.core.position import read_document, write_document
from duomo.core.view import declare
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.positions.cathedral import SECTION
from duomo.games.red_cathedral.positions.documents import view
from duomo.games.red_cathedral.positions.player import PLAYER, SLOT
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.red_cathedral.rules.market import VISIT
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import Player, RedState
from red_cathedral.helpers import red
from size import sized

GAME = RedCathedral()
EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.toml"))
Document = dict[str, Any]

MINIMAL: Document = {"duomo_position": 1, "game": "red-cathedral", "player": [{}, {}]}


def doc(**entries: Any) -> Document:
    return {**copy.deepcopy(MINIMAL), **entries}


def state_of(document: Document) -> RedState:
    state = GAME.read_position(document)[3]
    assert isinstance(state, RedState)
    return state


def tower(*sections: Document) -> list[Document]:
    return [{"sections": list(sections)}]


# ---- round trips ---------------------------------------------------------------------------------


def check_round_trip(rules: RedRules, state: RedState) -> None:
    document = GAME.write_position(rules, state)
    _, _, rules_again, again = GAME.read_position(read_document(write_document(document)))
    assert again.key() == state.key()
    assert again.heights == state.heights
    assert again.dice_on == state.dice_on
    assert GAME.write_position(rules_again, again) == document


def some_move(rules: RedRules, state: RedState, chance: random.Random) -> int:
    """A random move, preferring those that advance the game: random games are long."""
    if state.decider == NATURE:
        return chance.choice(rules.chance(state))[0]
    moves = rules.legal(state)
    onward = [
        move for move in moves if rules.text(move).split()[0] in ("claim", "deliver", "build", "decorate")
    ]
    return chance.choice(onward if onward and chance.random() < 0.8 else moves)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["standard", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_survives(players: int, board: str) -> None:
    """RC-1.7, RC-2.6. Including set-up, every kind of pending decision and the end."""
    either = players == 3
    options = GAME.choose(
        players,
        {
            "workshops": board,
            "ruble_trade": "one_moment" if either else "any_time",
            "optional_actions": "either" if either else "both",
            "start_player": "2" if either else "random",
        },
    )
    rules = GAME.rules(options, GAME.components())
    state = rules.start()
    chance = random.Random(players)
    met: set[tuple[int, ...]] = set()
    for number in range(1500):
        pending = tuple(kind_of(top) for top in state.stack)
        if pending not in met or number % 13 == 0 or state.over():
            check_round_trip(rules, state)
        met.add(pending)
        if state.over():
            break
        rules.play(state, some_move(rules, state, chance), None)


OWN: Document = doc(
    track=[5, 9, 13, 17, 21, 24, 27, 30, 33, 36, 39, 41, 43, *range(45, 65, 2), *range(64, 81)],
    market={
        "resources": [
            "gold",
            {"resource": "stone", "amount": 3},
            {"name": "rubles", "resource": "rubles", "amount": 1},
        ],
        "influence": [
            {"upper": {"action": "M1", "mark": "infinity"}, "lower": "M4"},
            {"name": "my-craftsmen", "upper": {"action": "C3", "shown": ["gold"]}, "lower": {"action": "C6"}},
        ],
        "dice": {"red": {"space": 4, "face": 6}},
    },
    tower=[
        {
            "sections": [
                {"banner": "blue", "cost": ["wood"], "recognition": 0},
                {"card": "middle-03", "recognition": 7, "tile": {"gives": {"wood": 3, "recognition": 1}}},
                {"card": "my-dome", "cost": {"gold": 2}, "recognition": 5, "tile": "none"},
            ]
        },
        {"sections": [{"tile": {"name": "a-tile", "die": "white", "three_plus": True}}, {}, {}, {}, {}]},
        {"sections": [{"banner": "red"}, {}]},
    ],
    player=[
        {
            "slots": {"red": {"tile": {"gives": {"purple": 1}}, "price": 7}, "blue": {"price": 0}},
            "rubles": 20,
        },
        {"slots": {"white-1": {"tile": "die-red", "face": "down"}}, "rubles": 20},
    ],
)


@pytest.mark.slow
def test_described_pieces_survive_a_whole_game() -> None:
    """Cards, tiles and prices described in the position keep their names and numbers."""
    _, _, rules, state = GAME.read_position(OWN)
    assert isinstance(rules, RedRules)
    chance = random.Random(5)
    for number in range(600):
        if number % 4 == 0 or state.over():
            check_round_trip(rules, state)
        if state.over():
            break
        rules.play(state, some_move(rules, state, chance), None)


def test_a_described_tile_that_waits_for_a_slot() -> None:
    table = duomo.table(position=doc(tower=tower({"tile": {"die": "green"}}, {})))
    table.play("claim 1.1")
    assert table.document()["pending"] == ["after", {"place": {"name": "own-workshop-01", "die": "green"}}]
    again = duomo.table(position=table.document())
    assert again.state.key() == table.state.key()
    again.play("hide red")


def test_own_copy_is_written_with_its_values(tmp_path: Path) -> None:
    """A position is self-contained: it includes whatever differs from the default set."""
    own = tmp_path / "own.toml"
    own.write_text(
        '[[section_cards]]\nid = "base-01"\nkind = "base"\ncost = ["wood", "wood", "wood"]\nrecognition = 9\n'
        + "".join(
            f'[[track]]\nid = "prestige-{at:02}"\nprestige = {at}\nspace = {space}\n'
            for at, space in ((6, 25), (7, 28), (8, 31), (9, 34), (10, 37))
        ),
        encoding="utf-8",
    )
    for seed in range(40):
        table = duomo.table("red-cathedral", players=2, seed=seed, components=own)
        written = str(table.document())
        again = duomo.table(position=table.document())
        assert again.state.key() == table.state.key()
        assert red(again)[0].values.prestige == red(table)[0].values.prestige
        assert "track" in table.document()
        if "'card': 'base-01'" in written:
            assert "'recognition': 9" in written
            break
    else:
        pytest.fail("the changed card was never dealt")


def test_own_copy_during_set_up_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[section_cards]]\nid = "base-01"\nkind = "base"\ncost = ["wood", "wood", "wood"]\nrecognition = 9\n'
    )
    table = duomo.table("red-cathedral", players=2, components=own)
    with pytest.raises(PositionError, match="laid out"):
        table.document()
    assert table.view()["decides"] == "nature"


# ---- defaults ------------------------------------------------------------------------------------


def test_minimal_position_is_the_start_of_a_game() -> None:
    """RC-2. Two players and nothing else: everything as at the start."""
    state = state_of(MINIMAL)
    assert [player.colour for player in state.players] == [1, 2]
    assert [player.rubles for player in state.players] == [3, 4]
    assert [player.marker for player in state.players] == [2, 2]
    assert [player.room for player in state.players] == [6, 6]
    assert len(state.cells) == 12
    assert all(state.card[cell] >= 0 and state.tile[cell] >= 0 for cell in state.cells)
    assert len({state.card[cell] for cell in state.cells}) == 12
    assert sorted(state.resource) == list(range(8))
    assert state.die_face == [1] * 5
    assert state.dice_on.count(1) == 5
    assert (state.decider, state.active, state.turns) == (0, 0, 1)
    assert state.reserve == [20, 20, 20, 15, 10, 10]


def test_set_up_spaces_of_the_dice() -> None:
    """RC-2.4. Clockwise from the recognition tile; a die that is given leaves its space to no other."""
    document = doc(market={"resources": ["wood", "recognition"], "dice": {"green": {"space": 2, "face": 4}}})
    state = state_of(document)
    assert state.die_space == [1, 2, 3, 1, 5]
    assert state.die_face == [1, 1, 1, 4, 1]


def test_banners_come_from_the_inventory_first() -> None:
    """RC-5.2."""
    player = state_of(doc(tower=tower({"banner": "red"}, {"banner": "red"}))).players[0]
    assert (player.ruler, player.spare, player.room) == (2, 2, 8)
    claims = [{"sections": [{"banner": "red"}, {"banner": "red"}]} for _ in range(3)]
    player = state_of(doc(tower=claims)).players[0]
    assert (player.ruler, player.spare, player.room) == (0, 0, 10)


def test_banners_of_the_advanced_board() -> None:
    """RC-8.1, RC-8.3. A tile on a white slot means that its banner is gone."""
    advanced = {"workshops": "advanced"}
    player = state_of(doc(options=advanced, tower=tower({"banner": "red"}, {}))).players[0]
    assert (player.ruler, player.spare, player.holds) == (3, 0, [4, 4, 0, 1, 1, 2])
    document = doc(
        options=advanced, tower=tower({"banner": "red"}, {}), player=[{"slots": {"white-2": "gold"}}, {}]
    )
    player = state_of(document).players[0]
    assert (player.ruler, player.holds[:2]) == (4, [4, 3])


def test_ornaments_are_derived() -> None:
    """RC-8.1, RC-8.2. Placed ones are gone, open slots' available, those under face-down tiles lost."""
    done = {"banner": "red", "finished": True}
    player = state_of(doc(tower=tower({**done, "ornament": "red"}, done))).players[0]
    assert (player.ornaments, player.placed, player.finished) == ([0, 2, 1], 1, 2)
    slots = {"green": "gold", "yellow": {"tile": "purple", "face": "down"}}
    claims = tower({"banner": "red"}, {"banner": "red"})
    document = doc(options={"workshops": "advanced"}, tower=claims, player=[{"slots": slots}, {}])
    player = state_of(document).players[0]
    assert player.ornaments == [0, 1, 0]
    assert player.holds == [4, 4, 0, 1, 3, 2]


def test_reserve_is_what_is_not_in_play() -> None:
    """RC-1.1."""
    document = doc(
        tower=tower({"banner": "red", "card": "base-01", "delivered": ["wood"]}, {}),
        player=[{"materials": {"wood": 2, "gold": 1}}, {"materials": ["purple", "purple"]}],
    )
    assert state_of(document).reserve == [17, 20, 20, 14, 10, 8]
    assert state_of(doc(reserve={"brick": 1})).reserve[1] == 1


def test_whose_turn_it_is() -> None:
    """RC-2.5, RC-4.1. Starter, turn and turn number are derived from each other."""
    state = state_of(doc(turn="blue"))
    assert (state.starter, state.active, state.turns, state.decider) == (0, 1, 2, 1)
    state = state_of(doc(turn="red", turns=4))
    assert (state.starter, state.active) == (1, 0)
    state = state_of(doc(starter="blue", turns=2))
    assert state.active == 0
    assert [player.rubles for player in state.players] == [4, 3]
    assert state_of(doc(options={"start_player": "2"})).active == 1


def test_the_end_is_derived() -> None:
    """RC-10.1. The player with six finished sections ended the game; the next seat moves."""
    done = {"banner": "red", "finished": True}
    six = [{"sections": [done, done, done]}, {"sections": [done, done, done]}]
    state = state_of(doc(tower=six))
    assert (state.ender, state.active) == (0, 1)
    over = state_of(doc(tower=six, pending=[]))
    assert over.over()
    assert over.active == 1
    assert over.final == [0 + 12, 0]


def test_a_card_of_the_set_with_another_value() -> None:
    document = doc(tower=tower({"card": "base-01", "recognition": 12}, {}))
    rules, state = red(duomo.table(position=document))
    assert rules.values.card_recognition[state.card[0]] == 12
    assert GAME.components().section_cards[0].recognition == 3


def test_prices_belong_to_one_seat() -> None:
    """RC-5.3."""
    table = duomo.table(position=doc(player=[{"slots": {"blue": {"price": 0}}, "rubles": 0}, {"rubles": 0}]))
    table.play("claim 1.1")
    assert "open blue" in [move.text for move in table.legal()]
    assert "open red" not in [move.text for move in table.legal()]


# ---- refusals ------------------------------------------------------------------------------------

DONE = {"banner": "red", "finished": True}
BLUE = {"banner": "blue"}
RED = {"banner": "red"}
ADVANCED = {"workshops": "advanced"}
# One line per entry, however long, so that message and cause are side by side.
# ruff: noqa: E501
CONTRADICTIONS: list[tuple[str, Document]] = [
    ("“colour” is unknown; there can be: duomo_position", doc(colour="red")),
    ("of “chess”, not of red-cathedral", doc(game="chess")),
    ("options: 3 is wrong", doc(options=3)),
    ("options, “workshops”: 1.5", doc(options={"workshops": 1.5})),
    ("market: 1 is wrong; it must be a table", doc(market=1)),
    ("space 2: there is no resource tile “iron”; there are: wood", doc(market={"resources": ["wood", "iron"]})),
    ("resource tile “wood” is used twice; it is at market, space 1", doc(market={"resources": ["wood", "wood"]})),
    ("9 entries are too many", doc(market={"resources": ["wood"] * 9})),
    ("amount: 4 is wrong", doc(market={"resources": [{"resource": "wood", "amount": 4}]})),
    ("one card of the Craftsmen", doc(market={"influence": ["craftsmen-1", "craftsmen-2"]})),
    ("K1 costs nothing", doc(market={"influence": [{"upper": {"action": "K1", "mark": "infinity"}, "lower": "K2"}]})),
    ("C1 shows no materials", doc(market={"influence": [{"upper": {"action": "C1", "shown": ["wood"]}, "lower": "C2"}]})),
    ("not two different actions of one group", doc(market={"influence": [{"upper": "C1", "lower": "T1"}]})),
    ("no action of the Clergy", doc(market={"influence": [{"group": "clergy", "upper": "C1", "lower": "C2"}]})),
    ("upper: None is wrong", doc(market={"influence": [{"lower": "C2"}]})),
    ("face: 7 is wrong; it must be a number from 1 to 6", doc(market={"dice": {"red": {"face": 7}}})),
    ("face: 0 is wrong", doc(market={"dice": {"red": {"face": 0}}})),
    ("space: 9 is wrong", doc(market={"dice": {"red": {"space": 9}}})),
    ("“black” is unknown", doc(market={"dice": {"black": {"space": 1}}})),
    (
        "green die: three dice already stand on space 3 \\(RC-7.2",
        doc(market={"dice": {die: {"space": 3} for die in ("white", "red", "blue", "green")}}),
    ),
    ("at least one tower", doc(tower=[])),
    ("a base and a dome at least", doc(tower=tower({}))),
    ("7 entries are too many; there can be 6", doc(tower=tower(*[{}] * 7))),
    ("“level” is unknown", doc(tower=tower({"level": 1}, {}))),
    ("no section card “base-77”", doc(tower=tower({"card": "base-77"}, {}))),
    ("“middle-01” is a middle; this place needs a base", doc(tower=tower({"card": "middle-01"}, {}))),
    ("section card “base-01” is used twice", doc(tower=[*tower({"card": "base-01"}, {}), *tower({"card": "base-01"}, {})])),
    ("needs its recognition too", doc(tower=tower({"cost": ["wood"]}, {}))),
    ("needs its cost too", doc(tower=tower({"recognition": 3}, {}))),
    ("costs 1 to 7 materials", doc(tower=tower({"cost": [], "recognition": 3}, {}))),
    ("“My card” is no name", doc(tower=tower({"card": "My card", "cost": ["wood"], "recognition": 3}, {}))),
    ("place of a base, not of a dome", doc(tower=tower({"kind": "dome"}, {}))),
    ("section 1.2: it has a banner, but the section below has none \\(RC-5.1", doc(tower=tower({}, RED))),
    ("its workshop tile is gone", doc(tower=tower({"banner": "red", "tile": "gold"}, {}))),
    ("banner: “green” is wrong; there can be: red, blue", doc(tower=tower({"banner": "green"}, {}))),
    ("it must carry a banner \\(RC-6.3", doc(tower=tower({"finished": True}, {}))),
    ("materials lie on it, so it must carry a banner", doc(tower=tower({"delivered": ["wood"]}, {}))),
    ("no materials lie on it any more", doc(tower=tower({**DONE, "delivered": ["wood"]}, {}))),
    ("3 wood delivered, but it needs only 2", doc(tower=tower({**RED, "card": "base-01", "delivered": {"wood": 3}}, {}))),
    ("all its materials are there", doc(tower=tower({**RED, "cost": ["wood"], "recognition": 1, "delivered": ["wood"]}, {}))),
    ("it has an ornament, so it must be finished \\(RC-6.4", doc(tower=tower({**RED, "ornament": "red"}, {}))),
    (
        "ornaments: 0 door available, 0 on slots and 2 on sections do not make 1",
        doc(tower=[*tower({**DONE, "ornament": "red"}, {}), *tower({**DONE, "ornament": "red"}, {})]),
    ),
    ("2 door available", doc(player=[{"ornaments": {"door": 2}}, {}])),
    ("7 banners are on sections; each player has 6", doc(tower=[*tower(*[RED] * 5), *tower(RED, RED)])),
    ("1 on sections, 4 on the inventory, 2 beside it and 0 on slots do not make 6", doc(player=[{"banners": {"inventory": 4, "beside": 2}}, {}], tower=tower(RED, {}))),
    ("3 on the inventory, 3 beside it", doc(player=[{"banners": {"inventory": 3}}, {}])),
    ("with 1 on sections 5 are left, not 6", doc(player=[{"banners": 6}, {}], tower=tower(RED, {}))),
    ("do not make 6", doc(options=ADVANCED, tower=tower(RED, {}), player=[{"slots": {"white-1": "gold", "white-2": "green"}}, {}])),
    ("7 materials are in the inventory, but only 6", doc(player=[{"materials": {"wood": 7}}, {}])),
    (
        "green gem: 11 pieces are in play, but there are only 10",
        doc(player=[{"materials": {"green": 6}}, {"materials": {"green": 5}}]),
    ),
    ("reserve: 20 wood and 1 in play", doc(reserve={"wood": 20}, player=[{"materials": {"wood": 1}}, {}])),
    ("reserve, wood: 21 is wrong", doc(reserve={"wood": 21})),
    ("“iron” is unknown", doc(player=[{"materials": {"iron": 1}}, {}])),
    ("materials, wood: -1", doc(player=[{"materials": {"wood": -1}}, {}])),
    ("materials, wood: True", doc(player=[{"materials": {"wood": True}}, {}])),
    ("two players cannot have the same colour", doc(player=[{"colour": "red"}, {"colour": "red"}])),
    ("colour: “white” is wrong; there can be: red", doc(player=[{"colour": "white"}, {}])),
    ("player 1 \\(red\\), space: 401 is wrong", doc(player=[{"space": 401}, {}])),
    ("space: -1", doc(player=[{"space": -1}, {}])),
    ("rubles: “many”", doc(player=[{"rubles": "many"}, {}])),
    ("player 2: 4 is wrong; it must be a table", doc(player=[{}, 4])),
    ("5 entries are too many", doc(player=[{}] * 5)),
    ("player: 2 is wrong; it must be a list", doc(player=2)),
    ("“purse” is unknown", doc(player=[{"purse": 1}, {}])),
    ("workshop tile “gold” is used twice", doc(player=[{"slots": {"red": "gold", "blue": "gold"}}, {}])),
    ("no workshop tile “oil”", doc(player=[{"slots": {"red": "oil"}}, {}])),
    ("either gives or die", doc(player=[{"slots": {"red": {"tile": {"gives": {"wood": 1}, "die": "red"}}}}, {}])),
    ("no tile that could lie face up or down", doc(player=[{"slots": {"red": {"face": "down"}}}, {}])),
    ("price: -2", doc(player=[{"slots": {"red": {"price": -2}}}, {}])),
    ("“purple” is unknown; there can be: white-1", doc(player=[{"slots": {"purple": "gold"}}, {}])),
    ("nothing lies on a standard board", doc(player=[{"slots": {"red": {"holds": "door"}}}, {}])),
    ("a banner blocks it", doc(options=ADVANCED, player=[{"slots": {"white-1": {"tile": "gold", "holds": "banner"}}}, {}])),
    ("banners lie on white slots only", doc(options=ADVANCED, player=[{"slots": {"red": {"holds": "banner"}}}, {}])),
    ("ornaments lie on coloured slots only", doc(options=ADVANCED, player=[{"slots": {"white-1": {"holds": "door"}}}, {}])),
    ("so the door is available", doc(options=ADVANCED, player=[{"slots": {"red": {"tile": "gold", "holds": "door"}}}, {}])),
    ("turn: “green” is wrong; there can be: red, blue", doc(turn="green")),
    ("turn 2 belongs to Blue when Red starts, not to Red", doc(turns=2, turn="red", starter="red")),
    ("must be 1 at least", doc(turns=0)),
    ("Red has finished 0 sections only", doc(ender="red")),
    (
        "say who was first",
        doc(tower=[*tower(*[DONE] * 6), *tower(*[{**DONE, "banner": "blue"}] * 6)]),
    ),
    ("so the game ends before", doc(tower=tower(*[DONE] * 6), turn="red")),
    ("traded: “maybe” is wrong; there can be: no, yes, over", doc(traded="maybe")),
    ("rerolled: 1 is wrong", doc(rerolled=1)),
    ("used: “9 upper” is wrong", doc(used=["9 upper"])),
    ("nobody has finished six sections", doc(pending=[])),
    ("Blue has the last turn", doc(pending=[], tower=tower(*[DONE] * 6), turn="red")),
    ("the scoring gives", doc(pending=[], tower=tower(*[DONE] * 6), final=[9, 9])),
    ("the game is not over", doc(final=[1, 2])),
    ("pending: 3 is wrong; it must be a list", doc(pending=3)),
    ("pending 1: 3 is wrong; a decision is a text", doc(pending=[3])),
    ("the first must be “turn”", doc(pending=["build 3"])),
    ("“sleep” is unknown; a decision begins with", doc(pending=["after", "sleep"])),
    ("“now” is too much", doc(pending=["turn now"])),
    ("“swap” cannot come above “after”", doc(pending=["after", "swap"])),
    ("the white die stands on space 8, not on 1", doc(pending=["after", "market 1 white"])),
    ("each word once", doc(pending=["after", "market 8 white upper lower"])),
    ("stand on one space", doc(pending=["after", "roll white red"])),
    ("no choice of banner", doc(pending=["after", "banner 1.1"])),
    ("section 1.2 is not available", doc(options=ADVANCED, pending=["after", "banner 1.2"])),
    ("“9.9” is wrong; there can be: 1.1", doc(options=ADVANCED, pending=["after", "banner 9.9"])),
    ("Red can do nothing", doc(pending=["after", "build 3"])),
    ("Red can do nothing", doc(pending=["after", "market 8 white upper", "give C1"])),
    ("below it belongs “build 1 begun”", doc(tower=tower({**DONE, "ornament": "red"}, {}), pending=["after", "build 2 begun", "gems 1.1 1"])),
    ("no ornament on 1.1", doc(tower=tower(DONE, {}), pending=["after", "build 1 begun", "gems 1.1 1"])),
    ("gain wood 10", doc(pending=["after", "gain wood 10"])),
    ("workshop tile “gold” is used twice", doc(tower=tower({"tile": "gold"}, {}), pending=["after", "place gold"])),
    ("no workshop tile “”", doc(pending=["after", "place"])),
    ("at this step 0 resource tiles have been laid, not 1", doc(pending=["set-up start"], market={"resources": ["wood"]})),
    ("nothing else is pending", doc(pending=["set-up start", "turn"])),
    ("those of a blueprint", doc(pending=["set-up resource 1"], tower=tower({}, {}))),
    ("no turn has begun", doc(pending=["set-up start"], turns=3)),
    ("chosen by an option", doc(pending=["set-up start"], options={"start_player": "1"})),
    ("spaces of prestige 1 to 40", doc(track=[5, 9])),
    ("prestige 2: 5 is wrong", doc(track=[5, 5])),
]  # fmt: skip


@pytest.mark.parametrize(("message", "document"), CONTRADICTIONS)
def test_contradictions_are_refused_by_name(message: str, document: Document) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.read_position(document)


def test_unknown_options_and_counts() -> None:
    with pytest.raises(OptionError, match="Its options are: workshops"):
        GAME.read_position(doc(options={"weather": "rain"}))
    with pytest.raises(OptionError, match="“gothic” is none of them"):
        GAME.read_position(doc(options={"workshops": "gothic"}))
    with pytest.raises(OptionError, match="not by 0"):
        GAME.read_position(doc(player=[]))
    with pytest.raises(OptionError, match="Seat 3 cannot start"):
        GAME.read_position(doc(options={"start_player": "3"}))


def test_too_few_cards_of_a_kind() -> None:
    """RC-1.4. There are twenty middles."""
    with pytest.raises(PositionError, match=r"section 6\.2: no middle card is left"):
        GAME.read_position(doc(tower=[{"sections": [{}] * 6}] * 6))


# ---- never a traceback ---------------------------------------------------------------------------

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(
        "red blue white wood gold base-01 die-red none down turn after build swap 1.1 K3 given over place".split()
    ),
    st.sampled_from(["gain wood 2", "build 3", "roll white", "market 1 white", "set-up tile 1.1", "give K3", "gems 1.1 2"]),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.sampled_from(["card", "tile", "space", "gives", "die", "x"]), st.integers(0, 3), max_size=2),
)  # fmt: skip


def places_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a document."""
    inside = [path] if path else []
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        inside += places_of(entry, (*path, key))
    return inside


def whole_documents() -> list[Document]:
    """Some written positions: the examples, one with described pieces, and games in progress."""
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in EXAMPLES]
    documents.append(OWN)
    for players, board in ((2, "advanced"), (3, "standard")):
        rules = GAME.rules(GAME.choose(players, {"workshops": board}), GAME.components())
        state = rules.start()
        chance = random.Random(players)
        for number in range(400):
            if number % 40 == 10:
                documents.append(GAME.write_position(rules, state))
            rules.play(state, some_move(rules, state, chance), None)
    return documents


DOCUMENTS = whole_documents()


@pytest.mark.slow
@settings(max_examples=sized(150))
@given(st.data())
def test_no_document_breaks_the_reader(data: st.DataObject) -> None:
    """Whatever is changed, the result is a playable position or a sentence."""
    document = copy.deepcopy(data.draw(st.sampled_from(DOCUMENTS)))
    for _ in range(data.draw(st.integers(1, 3))):
        places = places_of(document)
        *path, last = data.draw(st.sampled_from(places))
        inside: Any = document
        for key in path:
            inside = inside[key]
        how = data.draw(st.sampled_from(["replace", "remove", "add", "copy"]))
        if how == "replace":
            inside[last] = data.draw(ODD)
        elif how == "remove":
            del inside[last]
        elif how == "copy" and isinstance(inside, list):
            inside.append(copy.deepcopy(inside[last]))
        elif isinstance(inside, dict):
            inside[
                data.draw(st.sampled_from(["finished", "banner", "cost", "holds", "face", "price", "?"]))
            ] = data.draw(ODD)
        if not document:
            break
    try:
        _, _, rules, state = GAME.read_position(document)
    except (PositionError, OptionError, ComponentError):
        return
    chance = random.Random(1)
    for _ in range(12):
        assert GAME.view(rules, state, 0)
        if state.over():
            break
        rules.play(state, some_move(rules, state, chance), None)  # type: ignore[arg-type]
    check_round_trip(rules, state)  # type: ignore[arg-type]


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
@settings(max_examples=150)
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(PositionError):
        read_document(text + "\n")


@pytest.mark.parametrize(
    "source",
    [
        3,
        None,
        "x" * 5000,
        "\0",
        "no-such-file.toml",
        "a = " + "[" * 100_000 + "\n",
        "a = 1" + "0" * 9999 + "\n",
    ],
)
def test_odd_sources(source: Any) -> None:
    with pytest.raises(PositionError):
        read_document(source)


# ---- views ---------------------------------------------------------------------------------------


def busy_table() -> tuple[RedRules, RedState]:
    """A position in which every attribute has a visible value."""
    done = {"banner": "red", "finished": True}
    document = doc(
        options=ADVANCED,
        turn="blue",
        traded="yes",
        rerolled=True,
        used=["1 upper"],
        tower=[
            {"sections": [{**done, "ornament": "red"}, done, done]},
            {"sections": [done, done, done]},
            {"sections": [{"banner": "blue", "card": "base-01", "delivered": ["wood"]}, {}, {}]},
        ],
        pending=["after", "market 1 white took"],
        market={"dice": {"white": {"space": 1, "face": 2}}},
        player=[{"slots": {"red": "gold"}, "materials": {"wood": 1}}, {"slots": {"blue": "green"}}],
    )
    _, _, rules, state = GAME.read_position(document)
    assert isinstance(rules, RedRules)
    assert isinstance(state, RedState)
    return rules, state


def test_view_says_who_decides_what() -> None:
    rules, state = busy_table()
    seen = view(rules, state, 1)
    assert seen["seat"] == "blue"
    assert seen["decides"] == "blue"
    assert seen["decision"] == "market 1 white took"
    assert "seat" not in view(rules, state, -1)
    assert seen["player"][0]["slots"]["red"]["tile"] == {"name": "gold", "gives": {"gold": 1}}
    assert seen["tower"][2]["sections"][0]["needs"] == ["wood", "brick"]
    assert seen["market"]["dice"]["white"] == {"space": 1, "face": 2}


def test_undeclared_attributes_stop_the_game() -> None:
    """A field without declared visibility fails at once, and so does one that does not exist."""
    some = {name: seen for name, seen in OF_TABLE.items() if name != "reserve"}
    with pytest.raises(TypeError, match="missing for \\['reserve'\\]"):
        declare(RedState, some)
    with pytest.raises(TypeError, match="unknown \\['hand'\\]"):
        declare(Player, {**OF_PLAYER, "hand": "owner"})


@pytest.mark.parametrize("name", sorted(set(OF_TABLE) - {"extras"}))
def test_a_hidden_attribute_of_the_table_stays_hidden(name: str) -> None:
    rules, state = busy_table()
    if name == "final":
        state.final = [1, 2]
    open_view = view(rules, state, 0)
    nobody = view(rules, state, 0, {**OF_TABLE, name: "nobody"})
    assert nobody != open_view
    assert view(rules, state, 1, {**OF_TABLE, name: "owner"}) == view(rules, state, 1)
    assert view(rules, state, 0, {**OF_TABLE, name: "owner"}) == nobody


@pytest.mark.parametrize("name", sorted(OF_PLAYER))
def test_a_hidden_attribute_of_a_player_stays_hidden(name: str) -> None:
    """What only its owner may see is in the owner's view and in nobody else's."""
    rules, state = busy_table()
    declared = {**OF_PLAYER, name: "owner"}
    for seat in (0, 1, -1):
        seen = view(rules, state, seat, OF_TABLE, declared)["player"]
        whole = view(rules, state, seat)["player"]
        for owner in (0, 1):
            assert (seen[owner] == whole[owner]) == (owner == seat)
    nobody = view(rules, state, 0, OF_TABLE, {**OF_PLAYER, name: "nobody"})["player"]
    assert nobody[0] != view(rules, state, 0)["player"][0]


def test_hidden_values_do_not_leak() -> None:
    """The view is the same whatever the value of a hidden attribute."""
    rules, state = busy_table()
    other = state.copy()
    other.players[0].materials = [9, 0, 0, 0, 0, 0]
    other.players[0].rubles = 77
    hidden = {**OF_PLAYER, "materials": "owner", "rubles": "owner"}
    assert view(rules, state, 1, OF_TABLE, hidden) == view(rules, other, 1, OF_TABLE, hidden)
    assert view(rules, state, 0, OF_TABLE, hidden) != view(rules, other, 0, OF_TABLE, hidden)


def test_a_view_is_plain_data() -> None:
    rules, state = busy_table()
    assert tomllib.loads(write_document(view(rules, state, 0))) == view(rules, state, 0)


# ---- the page for people -------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_are_positions() -> None:
    page = PAGE.split("\n## Basilica\n")[0]
    minimal, whole = (block.split("```", 1)[0] for block in page.split("```toml\n")[1:])
    assert state_of(read_document(minimal)).key() == state_of(MINIMAL).key()
    table = duomo.table(position=whole)
    assert table.names() == ["red", "yellow"]
    assert table.view()["decides"] == "yellow"
    for move in ("build", "deliver gold 1.3", "deliver green 1.3"):
        table.play(move)
    assert table.view()["tower"][0]["sections"][2]["finished"]


@pytest.mark.parametrize(
    "entry",
    [*SECTION, *PLAYER, *SLOT, "turn", "after", "swap", "activate", *VISIT, "traded", "track", "roll"],
)
def test_the_page_speaks_of_every_entry(entry: str) -> None:
    assert f"`{entry}" in PAGE or f'`["{entry}"]`' in PAGE


# ---- what a position can express -----------------------------------------------------------------


@pytest.mark.parametrize(
    "entries",
    [
        {"player": [{"slots": {"red": "gold"}}, {}]},
        {
            "tower": tower({"banner": "red"}, {}),
            "player": [{"slots": {"red": "gold", "blue": "wood-brick"}}, {}],
        },
        {
            "tower": tower({"banner": "red"}, {}),
            "player": [{"slots": {"red": "gold"}}, {}],
            "pending": ["after", "place wood-brick"],
        },
    ],
)
def test_every_tile_came_with_a_claim(entries: dict[str, Any]) -> None:
    """RC-5.2: otherwise a claim would find no slot for its tile."""
    with pytest.raises(PositionError, match=r"each tile came with a claim \(RC-5.2\)"):
        state_of(doc(**entries))


@pytest.mark.parametrize(
    ("entries", "rule"),
    [
        ({"player": [{"space": 999}, {}]}, "RC-3.4"),
        ({"player": [{"rubles": -1}, {}]}, "RC-1.1"),
        ({"player": [{"materials": {"wood": 100}}, {}]}, "RC-1.9"),
        ({"player": [{"ornaments": {"door": 10}}, {}]}, "RC-1.8"),
        ({"player": [{"slots": {"red": {"price": 99}}}, {}]}, "RC-5.3"),
        ({"market": {"dice": {"red": {"face": 7}}}}, "RC-1.3"),
        ({"market": {"dice": {"red": {"space": 9}}}}, "RC-1.2"),
        ({"reserve": {"wood": 21}}, "RC-1.1"),
        ({"inventory": 2}, "RC-1.9"),
        ({"turns": -1}, "RC-4.1"),
        ({"tower": tower({"recognition": 21, "cost": ["wood"]}, {})}, "RC-1.4"),
        ({"tower": tower({"banner": "red", "delivered": {"wood": 8}}, {})}, "RC-6.2"),
    ],
)
def test_numbers_out_of_range_name_their_rule(entries: dict[str, Any], rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        state_of(doc(**entries))
    assert caught.value.refusal.rule == rule


def test_a_section_says_what_it_needs() -> None:
    """RC-6.2. With a known cost, the rest was delivered; otherwise nothing else is known."""
    known = {"banner": "red", "cost": ["wood", "gold"], "recognition": 3, "needs": ["gold"]}
    told = {"banner": "red", "cost": ["wood", "gold"], "recognition": 3, "delivered": ["wood"]}
    assert state_of(doc(tower=tower(known, {}))).key() == state_of(doc(tower=tower(told, {}))).key()
    alone = {"banner": "red", "recognition": 3, "needs": ["gold"]}
    state = state_of(doc(tower=tower(alone, {}), player=[{"materials": ["gold"]}, {}]))
    assert state.reserve[:4] == [20, 20, 20, 14]
    table = duomo.table(position=doc(tower=tower(alone, {}), player=[{"materials": ["gold"]}, {}]))
    table.play("build")
    assert [event.kind for event in table.play("deliver gold 1.1")] == ["deliver", "finish"]
    for wrong, words in (
        ({**known, "needs": ["stone"]}, "more than its card costs"),
        ({**known, "delivered": []}, "needs says what it lacks"),
        ({"recognition": 3, "needs": ["gold"]}, "without a banner"),
    ):
        with pytest.raises(PositionError, match=words):
            state_of(doc(tower=tower(wrong, {})))


def test_the_spaces_of_inventories() -> None:
    """RC-1.9: ten, unless the position says otherwise."""
    document = doc(inventory=12, player=[{"materials": {"wood": 7}}, {}])
    table = duomo.table(position=document)
    assert isinstance(table.state, RedState)
    assert [player.room for player in table.state.players] == [1, 8]
    assert table.document()["inventory"] == 12
    assert duomo.table(position=table.document()).state.key() == table.state.key()
    with pytest.raises(PositionError, match=r"RC-1\.9"):
        state_of(doc(player=[{"materials": {"wood": 7}}, {}]))
