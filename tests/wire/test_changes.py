"""Changes are enough: a client that knew the position before knows all of it afterwards."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duomo.bots.registry import make_bot
from duomo.core.changes import Comparison, applied
from duomo.core.move import Move
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.tables import making
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.session import Session
from duomo.play.tables.viewer import Held, Viewer

MOST = 600_000
"""Maximum number of bytes sent to a viewer in a whole game of two with Contractors."""


class Leaf(msgspec.Struct, frozen=True):
    from_: int = msgspec.field(name="from")
    word: str | None


class Short(msgspec.Struct, omit_defaults=True):
    name: str
    rank: int | None = None


class Pair(msgspec.Struct, array_like=True):
    one: int
    other: int


class Tree(msgspec.Struct):
    number: int
    leaf: Leaf | Short | Pair | None
    leaves: list[Leaf]
    shorts: list[Short]
    numbers: list[int]
    named: dict[str, int | Leaf | Pair]


words = st.sampled_from(["a", "b", "c", "d"])
numbers = st.integers(0, 2)
leaves = st.builds(Leaf, numbers, st.none() | words)
shorts = st.builds(Short, words, st.none() | numbers)
pairs = st.builds(Pair, numbers, numbers)
trees = st.builds(
    Tree,
    numbers,
    st.none() | leaves | shorts | pairs,
    st.lists(leaves, max_size=5),
    st.lists(shorts, max_size=5),
    st.lists(numbers, max_size=4),
    st.dictionaries(words, numbers | leaves | pairs, max_size=3),
)


def plain(document: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(document))


@given(trees, trees)
def test_changes_lead_from_one_document_to_the_other(before: Tree, after: Tree) -> None:
    change = Comparison().changes(before, after)
    assert applied(plain(before), plain(change)) == plain(after)
    assert (change == {}) == (before == after)


@given(trees, trees, trees)
def test_what_was_compared_once_stays_true(one: Tree, other: Tree, third: Tree) -> None:
    comparison = Comparison()
    for before, after in ((one, other), (other, third), (one, other), (third, one)):
        change = comparison.changes(before, after)
        assert applied(plain(before), plain(change)) == plain(after)


def test_only_what_is_new_is_told() -> None:
    before = Tree(1, Leaf(1, "a"), [Leaf(1, "a")] * 4, [], [1, 2], {"a": 1, "b": Leaf(1, "a")})
    after = Tree(
        1, Leaf(2, "a"), [Leaf(1, "a")] * 3 + [Leaf(1, None)], [], [1, 3], {"a": 2, "b": Leaf(1, "a")}
    )
    assert plain(Comparison().changes(before, after)) == {
        "leaf": {"from": 2},
        "leaves": {"3": {"word": None}},
        "numbers": [1, 3],
        "named": {"a": 2},
    }
    longer = Tree(1, Short("b"), [Leaf(1, "a")] * 5, [], [1, 2], {"a": 1})
    assert plain(Comparison().changes(before, longer)) == {
        "leaf": {"=": {"name": "b"}},
        "leaves": {"4": {"=": {"from": 1, "word": "a"}}, "#": 5},
        "named": {"=": {"a": 1}},
    }


class Client:
    """What a client builds from frames, whole or partial."""

    def __init__(self) -> None:
        self.now: Any = None
        self.offers: dict[str, Any] = {}
        self.bytes = 0

    def hear(self, frame: str) -> None:
        self.bytes += len(frame.encode())
        message = json.loads(frame)
        if message["type"] == "changes":
            self.now = applied(self.now, message["now"])
            self.now["legal"] = [
                self.offers[offer] if isinstance(offer, str) else offer for offer in self.now["legal"]
            ]
        elif message["type"] == "asked":
            self.now["asked"] = message["asked"]
        else:
            self.now = message["snapshot"]["now"] if "snapshot" in message else message["now"]
        self.offers.update({offer["move"]: offer for offer in self.now["legal"]})


def table_of(game: str, players: int, options: dict[str, str]) -> LiveTable:
    seats = [SeatWish("me"), *[SeatWish("friend")] * (players - 1)]
    live, _ = making.wished(NewTable(game, players, seats, options), "g0", "")
    for seat in live.seats:
        seat.guest = f"g{seat.seat}"
    live.start()
    return live


TABLES = [
    ("red-cathedral", 1, {"contractors": "on", "guild": "foremen"}),
    ("red-cathedral", 2, {"workshops": "advanced"}),
    ("red-cathedral", 3, {"contractors": "on", "guild": "archivists"}),
    ("red-cathedral", 4, {"contractors": "on", "guild": "random"}),
    ("basilica", 2, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_who_hears_of_changes_knows_as_much_as_who_is_told_everything(
    game: str, players: int, options: dict[str, str]
) -> None:
    """Also after an undo, a question, a new seat, and for somebody who joins later."""
    live = table_of(game, players, options)
    session = Session(live)
    seats: list[Held] = [(), *((seat,) for seat in range(live.table.rules.seats)), (0, 1)]
    pairs = [(Viewer(held, changes=True), Viewer(held)) for held in seats]
    clients = {viewer: Client() for pair in pairs for viewer in pair}
    chance = Random(3)

    def come(viewer: Viewer) -> None:
        clients[viewer] = Client()
        clients[viewer].hear(session.welcome(viewer, 0))

    def told(tell: Any) -> None:
        for viewer, frame in session.frames(tell, list(clients)):
            clients[viewer].hear(frame)
        for changes, whole in pairs:
            assert clients[changes].now == clients[whole].now, (live.number, changes.held)

    for viewer in clients:
        come(viewer)
    while not live.over and live.number < 300:
        seat = live.decider
        assert seat is not None
        move = chance.choice(live.table.legal())
        change = session.play(f"g{seat}", seat, move.text, live.number, f"{live.number}")
        told(session.kept(change))
        what = chance.random()
        if what < 0.05 and live.place(live.number - 2) is not None:
            change = session.undo(f"g{seat}", seat, live.number - 2, live.number, None)
            if not change.nothing:
                told(session.kept(change))
        elif what < 0.1:
            come(chance.choice([viewer for pair in pairs for viewer in pair]))
        elif what < 0.12:
            told(session.position())
        elif what < 0.15:
            for viewer in chance.choice(pairs):  # now somebody else's seat
                viewer.held = tuple({seat})
    assert live.number > 60


def test_the_mover_is_answered_with_the_change() -> None:
    live = table_of("basilica", 2, {})
    session = Session(live)
    seat = live.decider
    assert seat is not None
    viewers = [Viewer((seat,), changes=True), Viewer((1 - seat,), changes=True), Viewer((seat,))]
    for viewer in viewers:
        session.welcome(viewer, 0)
    change = session.play(f"g{seat}", seat, live.table.legal()[0].text, 1, "mine")
    frames = [json.loads(frame) for _, frame in session.frames(session.kept(change), viewers)]
    assert [frame.get("re") for frame in frames] == ["mine", None, None]
    assert [viewer.answered for viewer in viewers] == ["mine", None, None]


@pytest.mark.slow
def test_a_whole_game_with_contractors_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    players = 2
    monkeypatch.setattr("duomo.play.tables.making.new_seed", lambda: "5eed" * 16)
    live = table_of("red-cathedral", players, {"contractors": "on", "guild": "jewellers"})
    session = Session(live)
    held: list[Held] = [(), *((seat,) for seat in range(players))]  # somebody watches
    clients = {Viewer(eyes, changes=True): Client() for eyes in held}
    for viewer, client in clients.items():
        client.hear(session.welcome(viewer, 0))
    bots = [make_bot("greedy", str(seat)) for seat in range(players)]
    rules = live.table.rules
    while not live.over:
        seat = live.decider
        assert seat is not None
        state = rules.seen_by(live.table.state, seat)
        code = bots[seat].choose(rules, state, rules.legal(state))
        live.play(seat, Move(code, rules.text(code)), None)
        for viewer, frame in session.frames(session.news(), list(clients)):
            clients[viewer].hear(frame)
    assert live.number > 150, "a whole game"
    assert max(client.bytes for client in clients.values()) < MOST
