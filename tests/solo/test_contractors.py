"""Ivan with the contractors module (CT-6.1 to CT-6.4)."""

from __future__ import annotations

from typing import Any

import pytest

import duomo
from contractors.conserve import check_region
from duomo.core.engine.event import Event
from duomo.core.engine.refusal import IllegalMove, PositionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from red_cathedral.helpers import GAME
from solo.ivan_scene import told

ROW = ["recruit", "recognition", "inventory", "transport", "claim", "build"]
CITIES = ["smolensk", "vologda", "moscow", "suzdal"]
TOUCHED = ["gain-plain", "gain-gold-green", "gain-gold-purple", "gain-rubles", "gain-permits"]


def doc(**entries: Any) -> dict[str, Any]:
    base = {"duomo_position": 1, "game": "red-cathedral", "options": {"contractors": "on"}, "player": [{}]}
    return {**base, **entries}


def towers(*owners: str) -> list[dict[str, Any]]:
    """Four towers of three whose bases have these banners."""
    bases = [{"banner": owner} if owner else {} for owner in owners]
    return [{"sections": [base, {}, {}]} for base in bases]


def recruiting(
    marker: int = 1, sent: dict[str, int] | None = None, tools: tuple[str, ...] = (), **region: Any
) -> Table:
    """Ivan's die has moved; after it is rolled, he recruits."""
    boards = [{}, {"sent": sent or {CITIES[0]: 1}, "tools": list(tools)}]
    ivan = {"row": ROW, "tiles": ["green", "white", "red", "blue", "yellow", "black"], "face_down": 1}
    return duomo.table(
        position=doc(
            tower=region.pop("tower", towers("ivan", "red", "red", "red")),
            turn="ivan",
            pending=["solo roll green"],
            market={"dice": {"green": {"space": 7, "face": 1}}},
            ivan={**ivan, "marker": marker},
            contractors={"cities": CITIES, "board": boards, **region},
        )
    )


def tables_of(table: Table) -> TableValues:
    assert isinstance(table.rules, RedRules)
    return table.rules.values


def region_of(table: Table) -> Region:
    assert isinstance(table.state, RedState)
    return contractors_of(tables_of(table)).region(table.state)


def city(table: Table, name: str) -> int:
    return contractors_of(tables_of(table)).printed.city_names.index(name)


def board(**entries: Any) -> dict[str, Any]:
    """The contractors part of a position, with Ivan's board given."""
    return {"board": [{}, {"sent": {"moscow": 1}, **entries}]}


def recruit(table: Table, *drawn: str) -> list[Event]:
    """Roll the die, let Ivan recruit, and draw these specialists from the bag."""
    events = table.play("roll green 3")
    for name in drawn:
        events += table.play(next(move.text for move in table.legal() if move.text.endswith(f" {name}")))
    tables = tables_of(table)
    assert isinstance(table.state, RedState)
    check_region(tables, contractors_of(tables), table.state)
    return events


def tools(table: Table) -> list[str]:
    shown: list[str] = table.view()["contractors"]["board"][1]["tools"]
    return shown


# ---- set-up --------------------------------------------------------------------------------------


def test_a_sixth_card_and_the_black_die() -> None:
    """CT-6.1. Ivan on the space of prestige 3 without permits, the player with 3 rubles and 1 permit."""
    for seed in range(10):
        table = duomo.table("red-cathedral", players=1, seed=seed, options={"contractors": "on"})
        document = table.document()
        assert sorted(document["ivan"]["row"]) == sorted(ROW)
        assert sorted(document["ivan"]["tiles"]) == ["black", "blue", "green", "red", "white", "yellow"]
        assert table.view()["ivan"]["prestige"] == 3
        assert document["ivan"]["space"] == tables_of(table).prestige.index(3)
        assert [board["permits"] for board in document["contractors"]["board"]] == [1, 0]
        assert document["player"][0]["rubles"] == 3


def test_the_marker_and_the_first_contractor() -> None:
    """CT-6.2. To the city of the starting claim, for nothing: no tiles, no prestige in Moscow."""
    in_moscow = 0
    for seed in range(30):
        table = duomo.table("red-cathedral", players=1, seed=seed, options={"contractors": "on"})
        document = table.document()
        banners = [section.get("banner") for tower in document["tower"] for section in tower["sections"][:1]]
        assert document["ivan"]["marker"] == banners.index("ivan") + 1
        city = document["contractors"]["cities"][banners.index("ivan")]
        assert document["contractors"]["board"][1]["sent"] == {city: 1}
        assert document["contractors"]["board"][1]["tools"] == []
        assert table.view()["ivan"]["prestige"] == 3
        in_moscow += city == "moscow"
    assert in_moscow


def test_the_marker_follows_every_claim() -> None:
    """CT-6.2. The rulebook's example: to Vologda by his claim, to Smolensk by the player's."""
    cities = ["moscow", "vologda", "smolensk", "suzdal"]
    ivan = {"row": ["claim", *ROW[:4], "build"], "face_down": 1, "marker": 1}
    table = duomo.table(
        position=doc(
            tower=[{"sections": [{"banner": "ivan"}, {"banner": "ivan"}, {"banner": "ivan"}]}]
            + [{"sections": [{"banner": "red"}, {}, {}]}]
            + [{"sections": [{}, {}, {}]} for _ in range(2)],
            turn="ivan",
            pending=["solo roll white"],
            market={"dice": {"white": {"space": 7, "face": 1}}},
            ivan=ivan,
            contractors={"cities": cities, "board": [{}, {"sent": {"moscow": 1}}]},
        )
    )
    events = table.play("roll white 2")
    assert [event.data for event in told(events, "ivan-marker")] == [{"tower": 2, "city": "vologda"}]
    assert table.document()["ivan"]["marker"] == 2
    events = table.play("claim 3.1")
    assert [event.data for event in told(events, "ivan-marker")] == [{"tower": 3, "city": "smolensk"}]
    assert table.document()["ivan"]["marker"] == 3


# ---- the card ------------------------------------------------------------------------------------


def test_ivan_in_smolensk() -> None:
    """CT-6.3. The rulebook's example: two tiles, one equal to a tool he has; that pair returns to the bag."""
    touching = duomo.table(position=doc()).view()["contractors"]["touching"]["smolensk"]
    spaces = [""] * 5
    spaces[touching[0] - 1], spaces[touching[1] - 1] = "gain-plain", "sell-green"  # hammer, saw
    rest = iter(["gain-rubles", "gain-permits", "gain-gold-purple"])
    spaces = [name or next(rest) for name in spaces]
    table = recruiting(tools=("activate-1",), spaces=spaces)  # a hammer
    events = recruit(table, "activate-1", "claim-1")
    assert told(events, "ivan-recruits")[0].data == {"card": "recruit", "city": "smolensk"}
    assert {event.data["tool"] for event in told(events, "ivan-specialist")} == {"hammer", "saw"}
    assert [event.data["tool"] for event in told(events, "ivan-cancels")] == ["hammer"]
    assert tools(table) == ["sell-green"]
    region = region_of(table)
    assert region.sent[6 + city(table, "smolensk")] == 2
    written = table.document()["contractors"]
    assert written["spaces"][touching[0] - 1] == "activate-1", "what went back to the bag may come again"
    assert written["spaces"][touching[1] - 1] == "claim-1"
    assert written["removed"] == []
    assert table.decider == 0


def with_spaces(first: str, second: str) -> list[str]:
    """The five spaces, with these two touching Smolensk."""
    touching = duomo.table(position=doc()).view()["contractors"]["touching"]["smolensk"]
    others = iter([name for name in TOUCHED if name not in (first, second)])
    return [
        first if at == touching[0] else second if at == touching[1] else next(others) for at in range(1, 6)
    ]


@pytest.mark.parametrize(
    ("had", "taken", "left"),
    [
        ((), ("gain-plain", "sell-gold"), 0),
        (("activate-1",), ("gain-plain", "sell-gold"), 1),
        (("activate-1",), ("gain-gold-green", "sell-wood"), 3),
        (("activate-1", "sell-green"), ("gain-plain", "gain-gold-green"), 0),
    ],
)
def test_equal_tools_cancel(had: tuple[str, ...], taken: tuple[str, str], left: int) -> None:
    """CT-6.3. Pairs disappear, including the two just taken; of three equal ones one stays."""
    table = recruiting(tools=had, spaces=with_spaces(*taken))
    recruit(table, "claim-2", "claim-1")
    assert len(tools(table)) == left


def test_only_recognition_that_costs_nothing() -> None:
    """CT-6.3. The recognition of a gain; nothing bought or sold, and nothing else shown."""
    table = recruiting(spaces=with_spaces("gain-recognition", "buy-recognition-1"))
    before = table.document()["ivan"]["space"]
    events = recruit(table, "claim-2", "claim-1")
    assert {
        event.data["specialist"]: event.data["recognition"] for event in told(events, "ivan-specialist")
    } == {
        "gain-recognition": 3,
        "buy-recognition-1": 0,
    }
    assert table.document()["ivan"]["space"] == before + 3
    table = recruiting(spaces=with_spaces("gain-rubles", "gain-permits"))
    recruit(table, "claim-2", "claim-1")
    assert region_of(table).permits[1] == 0
    assert table.state.players[1].rubles == 0  # type: ignore[attr-defined]


def test_ivan_in_moscow() -> None:
    """CT-6.3. No specialists, 1 prestige, nothing to refill."""
    table = recruiting(marker=3)
    before = table.view()
    events = recruit(table)
    after = table.view()
    assert told(events, "ivan-moscow")[0].data == {"card": "recruit", "prestige": 1}
    assert after["ivan"]["prestige"] == before["ivan"]["prestige"] + 1
    assert after["contractors"]["spaces"] == before["contractors"]["spaces"]
    assert after["contractors"]["board"][1]["sent"]["moscow"] == 1
    assert table.decider == 0


def test_recruit_is_skipped() -> None:
    """CT-6.3. In a closed city, and without a contractor."""
    done = {"sections": [{"banner": "ivan", "finished": True} for _ in range(3)]}
    table = recruiting(tower=[done, *towers("red", "red", "red")])
    assert told(recruit(table), "ivan-skips")[0].data["why"] == "city-closed"
    table = recruiting(sent={"smolensk": 3, "suzdal": 3})
    assert told(recruit(table), "ivan-skips")[0].data["why"] == "no-contractor"


def test_no_limit_binds_ivan() -> None:
    """CT-6.3. He can have a seventh contractor in one city."""
    boards = [{"sent": {"smolensk": 4}}, {"sent": {"smolensk": 3}}]
    table = recruiting(board=boards)
    recruit(table, "claim-2", "claim-1")
    assert region_of(table).contractors_in(city(table, "smolensk")) == 8


# ---- as the other player -------------------------------------------------------------------------


def test_his_contractors_raise_the_cost_of_permits() -> None:
    """CT-6.4. The player pays for everybody's contractors there."""
    position = doc(
        tower=towers("ivan", "", "", ""),
        contractors={"cities": CITIES, "board": [{"permits": 2}, {"sent": {"smolensk": 2}}]},
    )
    table = duomo.table(position=position)
    texts = [move.text for move in table.legal()]
    assert "recruit vologda" in texts
    assert "recruit smolensk" not in texts
    position["contractors"]["board"][0]["permits"] = 3
    table = duomo.table(position=position)
    table.play("recruit smolensk")
    assert region_of(table).permits[0] == 0


def test_city_scoring_and_tools_count_for_ivan() -> None:
    """CT-6.4. His banners in the tower times his contractors; sets of tools at the end."""
    sections = [{"banner": "ivan", "finished": True}, {"banner": "red", "finished": True}]
    sections.append({"banner": "ivan", "cost": ["wood", "wood", "brick"], "recognition": 5})
    boards = [{"sent": {"smolensk": 1}}, {"sent": {"smolensk": 3}, "tools": ["gain-plain", "sell-green"]}]
    table = duomo.table(
        position=doc(
            tower=[{"sections": sections}, *towers("", "", "")],
            turn="ivan",
            pending=["solo roll white"],
            market={"dice": {"white": {"space": 7, "face": 1}}},
            ivan={"row": ["build", *ROW[:5]], "face_down": 1, "marker": 1, "space": 20, "build": {"gold": 3}},
            contractors={"cities": CITIES, "board": boards},
        )
    )
    before = table.document()["player"][0]["space"]
    events = table.play("roll white 1")
    points = {event.seat: event.data["recognition"] for event in told(events, "city-points")}
    assert points == {0: 1 * 1, 1: 2 * 3}
    assert table.document()["ivan"]["space"] == 20 + 5 + 6
    assert table.document()["player"][0]["space"] == before + 1
    assert isinstance(table.state, RedState)
    tables = tables_of(table)
    assert contractors_of(tables).final_prestige(tables, table.state, 1, None) == 2


def test_the_permit_tile_gives_him_nothing() -> None:
    """CT-6.4."""
    table = duomo.table(
        position=doc(
            tower=towers("ivan", "", "", ""),
            market={
                "resources": ["permits", "wood", "brick", "stone", "gold", "green", "purple", "rubles"],
                "influence": ["craftsmen-1", "clergy-1", "merchants-1", "teamsters-1"],
                "dice": {"white": {"space": 8, "face": 1}, "red": {"space": 4, "face": 1}},
            },
            ivan={"row": ["transport", *(card for card in ROW if card != "transport")]},
        )
    )
    before = table.document()["ivan"]["space"]
    table.play("die red")
    table.play("leave")
    while table.decider == NATURE:
        table.play(table.legal()[0])
    table.play("end")
    while table.decider == NATURE:
        table.play(table.legal()[0])
    document = table.document()
    assert document["market"]["dice"]["white"]["space"] == 1
    assert document["ivan"]["space"] == before
    assert region_of(table).permits == [1, 0]


# ---- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "entries"),
    [
        ("it stands on the tower of the last claim", {"ivan": {"marker": 4}}),
        ("two equal tools", {"contractors": board(tools=["gain-plain", "sell-gold"])}),
        ("holds no specialist", {"contractors": board(specialist="gain-plain")}),
        ("permits: 1 is wrong", {"contractors": board(permits=1)}),
        ("first contractor went out at set-up", {"contractors": board(sent={})}),
        (
            "only empty spaces are refilled",
            {"turn": "ivan", "pending": ["refill 1 2"], "contractors": {"spaces": TOUCHED}},
        ),
        ("only empty spaces are refilled", {"turn": "ivan", "pending": ["refill 1 1"]}),
        ("belongs to Ivan's turn", {"pending": ["turn", "refill 1"]}),
    ],
)
def test_contradictions_are_refused_by_name(message: str, entries: dict[str, Any]) -> None:
    """CT-6.1 to CT-6.3."""
    with pytest.raises(PositionError, match=message):
        GAME.read_position(doc(tower=towers("ivan", "", "", ""), **entries))


def test_the_marker_needs_the_module() -> None:
    """CT-6.2."""
    with pytest.raises(PositionError, match="comes with the contractors module"):
        GAME.read_position(
            {"duomo_position": 1, "game": "red-cathedral", "player": [{}], "ivan": {"marker": 1}}
        )


def test_a_refill_can_be_pending() -> None:
    """CT-6.3. Written and read back between two draws."""
    table = recruiting()
    table.play("roll green 3")
    assert table.document()["pending"][0].startswith("refill")
    again = duomo.table(position=table.document())
    assert again.state.key() == table.state.key()
    again.play(again.legal()[0])
    assert len(again.document()["pending"][0].split()) == 2
    assert duomo.table(position=again.document()).state.key() == again.state.key()


def test_what_belongs_to_the_own_turn_waits_for_it() -> None:
    """RC-4.6. While the player chooses for Ivan, a permit and a specialist are refused with the reason."""
    document = {
        "duomo_position": 1,
        "game": "red-cathedral",
        "options": {"contractors": "on"},
        "turn": "ivan",
        "pending": ["solo claim"],
        "player": [{"space": 30}],
        "tower": [{"sections": [{"banner": "ivan"}, {}]}, *({"sections": [{}, {}]} for _ in range(3))],
        "ivan": {"space": 30, "row": ["claim", *(card for card in ROW if card != "claim")], "face_down": 1},
    }
    table = duomo.table(position=document)
    assert [move.text for move in table.legal()] == ["ivan 2.1", "ivan 3.1", "ivan 4.1"]
    for move in ("permit", "trade", "reroll 1", "recruit moscow", "specialist", "hire 1", "end"):
        refusal = table.why_not(move)
        assert refusal is not None
        assert refusal.rule == "RC-4.6", move
        with pytest.raises(IllegalMove):
            table.play(move)
    refusal = table.why_not("permit")
    assert refusal is not None
    assert refusal.reason == "rc-not-your-turn"
