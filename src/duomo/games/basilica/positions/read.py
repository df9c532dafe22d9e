"""Turns a document into a position. Omitted entries are as at the start; contradictions are refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duomo.core.engine.entries import array, entries_in, flag, number, show, word, wrong
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import frame, kind_of
from duomo.core.game import ComponentSource, Document
from duomo.core.options import Options
from duomo.games.basilica.components.sets import TILES, BasilicaComponents
from duomo.games.basilica.game import Basilica
from duomo.games.basilica.positions.cells import (
    read_cathedral,
    read_crew,
    read_glass,
    seat_of,
    vault_at,
)
from duomo.games.basilica.positions.checks import check_decision, check_end
from duomo.games.basilica.positions.pending import read_pending
from duomo.games.basilica.positions.tiles import Box, Named, kinds_named
from duomo.games.basilica.positions.write import NONE
from duomo.games.basilica.rules.cathedral import discard_vault
from duomo.games.basilica.rules.cells import has_builder
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    LAST_SPACE,
    NO_TILE,
    ORDERS,
    PLACES,
    PLAYERS,
    REFILL,
    START,
    TURN,
)
from duomo.games.basilica.rules.crowns import CASES, crown_on, crowns_in, reduce, stays, still_lies
from duomo.games.basilica.rules.names import SEAT_NAMES, cell_name, kind_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.said import read_cell
from duomo.games.basilica.rules.state import BasilicaState, recount
from duomo.games.basilica.rules.values import TableValues

ENTRIES = (
    "duomo_position", "game", "options", "tiles", "turns", "turn", "actions_left", "fresh", "king", "pending",
    "orders", "vaults", "top", "rest", "reshuffled", "cathedral", "scaffolds", "glass", "discards", "crowns",
    "player", "remark",
)  # fmt: skip
PLAYER = ("colour", "builders", "coins", "points")
RESTS = ("pile", "discards")
"""Where the tiles are that the document does not name."""
MOST_TURNS = 100_000
MOST_POINTS = 9999
MOST_WEIGHT = 1 << 200
"""More than any game reaches; only the proportions matter."""
COINS = 2
"""BA-1.3. One for each player at the start; they stay in play."""


def read(
    game: Basilica, document: Document, source: ComponentSource = None
) -> tuple[Options, BasilicaComponents, BasilicaRules, BasilicaState]:
    """Return options, components, rules and state; raise PositionError saying what is wrong and where."""
    entries = entries_in("position", document, ENTRIES)
    if entries.get("game") != game.name:
        raise PositionError(f"The position is of {show(entries.get('game'))}, not of {game.name}.")
    options = game.choose(PLAYERS, read_options(entries.get("options", {})))
    components = game.components_from(source, options)
    assert isinstance(components, BasilicaComponents)
    rules = game.rules(options, components)
    if "tiles" in entries:
        read_set(rules.values, entries["tiles"], not isinstance(source, Path))
    return options, components, rules, Reading(entries, rules).state()


def read_options(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise PositionError(f"options: {show(value)} is wrong; it must be a table.")
    for name, choice in value.items():
        if not isinstance(choice, str | int) or isinstance(choice, bool):
            raise PositionError(f"options, {show(name)}: {show(choice)} is wrong; it must be a text.")
    return value


def read_set(values: TableValues, value: object, may_differ: bool) -> None:
    """BA-1.1. Read the tiles of a set other than the default: how many of each kind, and their crowns. If a
    component file is given too, they must agree with it."""
    copy = values.count[:], values.crowned[:]
    kinds = kinds_named()
    given = entries_in("tiles", value, kinds)
    for kind in kinds.values():
        values.count[kind] = values.crowned[kind] = 0
    values.size = 0
    for name, entry in given.items():
        counts = entries_in(f"tiles, {name}", entry, ("tiles", "crowns"))
        count = number(f"tiles, {name}, tiles", counts.get("tiles", 1), 0, TILES, "BA-1.1")
        values.count[kinds[name]] = count
        crowns = number(f"tiles, {name}, crowns", counts.get("crowns", 0), 0, count, "BA-1.1")
        values.crowned[kinds[name]] = crowns
        values.size += count
    if values.size != TILES:
        raise PositionError(f"tiles: there are {values.size}; there must be {TILES} (BA-1.1).")
    if not may_differ and (values.count, values.crowned) != copy:
        raise PositionError("tiles: these are not the tiles of the copy that was named beside the position.")
    values.finish()


def read_weight(value: object) -> int:
    """BA-1.1. Read the relative likelihood of one case; it may have very many digits."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_WEIGHT:
        raise PositionError(
            f"crowns, weights: {show(value)} is wrong; a weight is a whole number, 0 or more (BA-1.1)."
        )
    return value


class Reading:
    """Builds a state from a document: first every tile it names, then the rest, then the checks."""

    def __init__(self, entries: dict[str, Any], rules: BasilicaRules) -> None:
        self.entries = entries
        self.rules = rules
        self.box = Box(rules.values)
        self.pending = read_pending(rules.decisions, entries["pending"]) if "pending" in entries else None
        self.over = self.pending == []
        self.starting = bool(self.pending) and kind_of(self.pending[0]) == START if self.pending else False

    def state(self) -> BasilicaState:
        state = BasilicaState()
        self.read_tiles(state)
        read_glass(self.entries, state)
        self.read_players(state)
        self.read_turn(state)
        self.read_crowns(state)
        self.read_stack(state)
        return state

    # ---- tiles -----------------------------------------------------------------------------------

    def read_tiles(self, state: BasilicaState) -> None:
        """BA-1.1, BA-2.1. Place every tile that is named. The others form the pile or, if it is empty, lie in
        the discards as executed orders, whose vault sides nobody has seen (BA-2.4)."""
        read_cathedral(self.entries, state, self.box)
        for place, text in enumerate(array("vaults", self.entries.get("vaults", []), PLACES, "BA-1.4")):
            if text != NONE:
                named = Named(f"vaults, place {place + 1}", text, True)
                self.box.take_vault(named, state.vaults.__setitem__, place)
        for place, text in enumerate(array("orders", self.entries.get("orders", []), PLACES, "BA-1.4")):
            if text != NONE:
                named = Named(f"orders, place {place + 1}", text, False)
                state.orders[place] = self.box.take_order(named)
        if self.entries.get("top", NONE) != NONE:
            state.top = self.box.take_order(Named("top", self.entries["top"], False))
        fallen = self.read_discards(state)
        self.box.settle()
        for vault in fallen:
            discard_vault(state, vault)
        rest = bytes(self.box.left)
        if word("rest", self.entries.get("rest", "pile"), RESTS, "BA-2.4") == "pile":
            state.pile = rest
            state.under = sum(rest)
        else:
            state.spent = bytes(spent + more for spent, more in zip(state.spent, rest, strict=True))
            state.discards += sum(rest)
        state.crowned = bytes(self.box.crowned)
        state.unturned = bytes(plain + crown for plain, crown in zip(self.box.plain, self.box.crowned))
        state.reshuffled = int(flag("reshuffled", self.entries.get("reshuffled", False)))

    def read_discards(self, state: BasilicaState) -> list[int]:
        discards = entries_in("discards", self.entries.get("discards", {}), ("orders", "vaults"))
        for text in array("discards, orders", discards.get("orders", []), TILES, "BA-1.1"):
            kind = self.box.take_order(Named("discards, orders", text, False))
            state.spent = recount(state.spent, kind, 1)
            state.discards += 1
        texts = array("discards, vaults", discards.get("vaults", []), TILES, "BA-1.1")
        fallen = [0] * len(texts)
        for at, text in enumerate(texts):
            self.box.take_vault(Named("discards, vaults", text, True), fallen.__setitem__, at)
        return fallen

    def read_crowns(self, state: BasilicaState) -> None:
        """BA-2.4. Read what is known about the tiles that lay on order places at the reshuffle."""
        if not state.reshuffled:
            if "crowns" in self.entries:
                raise PositionError("crowns: this can only be said after the reshuffle (BA-2.4).")
            return
        state.doubt = [1] + [0] * (CASES - 1)
        if "crowns" not in self.entries:
            return
        entry = entries_in("crowns", self.entries["crowns"], ("earlier", "lying", "weights"))
        for place, text in enumerate(array("crowns, earlier", entry.get("earlier", []), PLACES, "BA-2.4")):
            if text != NONE:
                named = Named("crowns, earlier", text, False)
                state.earlier[place] = named.face * ORDERS + named.order
        for place in array("crowns, lying", entry.get("lying", []), PLACES, "BA-2.4"):
            at = number("crowns, lying", place, 1, PLACES, "BA-1.4") - 1
            if state.earlier[at] == NO_TILE or state.earlier[at] != state.orders[at]:
                raise PositionError(f"crowns, lying: place {place} does not hold its earlier tile (BA-2.4).")
            stays(state, at)
        weights = array("crowns, weights", entry.get("weights", state.doubt), CASES, "BA-1.1")
        if len(weights) != CASES:
            raise PositionError(f"crowns, weights: there must be {CASES} (BA-1.1).")
        state.doubt = [read_weight(weight) for weight in weights]
        self.check_earlier(state)
        self.check_weights(state)
        reduce(state.doubt)

    def check_earlier(self, state: BasilicaState) -> None:
        """BA-2.4, BA-4.1. Check that each earlier tile with an unknown crown lies on its place or has been
        executed since."""
        for kind in {kind for kind in state.earlier if kind != NO_TILE}:
            lying = sum(still_lies(state, place) for place in range(PLACES) if state.earlier[place] == kind)
            if state.earlier.count(kind) - lying > state.spent[kind]:
                raise PositionError(
                    f"crowns, earlier: {kind_name(kind)} neither lies on its place nor was executed since "
                    "(BA-2.4)."
                )

    def check_weights(self, state: BasilicaState) -> None:
        if not any(state.doubt):
            raise PositionError("crowns, weights: at least one must not be 0 (BA-1.1).")
        for case, weight in enumerate(state.doubt):
            for place, kind in enumerate(state.earlier):
                if not weight:
                    continue
                if kind == NO_TILE:
                    possible = not crown_on(case, place)
                else:
                    rest = state.crowned[kind] - crowns_in(state, kind, case)
                    possible = 0 <= rest <= state.unturned[kind] - state.earlier.count(kind)
                if not possible:
                    raise PositionError(f"crowns, weights: case {case} contradicts the tiles (BA-1.1).")

    # ---- players and turn ------------------------------------------------------------------------

    def read_players(self, state: BasilicaState) -> None:
        seats = array("player", self.entries.get("player", []), PLAYERS, "BA-1.3")
        coins: list[int | None] = [None] * PLAYERS
        seen: list[int] = []
        for at, value in enumerate(seats):
            entry = entries_in(f"player {at + 1}", value, PLAYER)
            seat = seat_of(f"player {at + 1}, colour", entry.get("colour", SEAT_NAMES[at]))
            if seat in seen:
                raise PositionError(
                    f"player {at + 1}: two players cannot both be {SEAT_NAMES[seat]} (BA-1.3)."
                )
            seen.append(seat)
            place = SEAT_NAMES[seat]
            read_crew(f"{place}, builders", entry.get("builders", []), state, seat)
            state.players[seat].points = number(
                f"{place}, points", entry.get("points", 0), 0, MOST_POINTS, "BA-1.3"
            )
            if "coins" in entry:
                coins[seat] = number(f"{place}, coins", entry["coins"], 0, COINS, "BA-1.3")
        for seat in range(PLAYERS):
            own, other = coins[seat], coins[1 - seat]
            state.players[seat].coins = own if own is not None else 1 if other is None else COINS - other
        if state.players[0].coins + state.players[1].coins != COINS:
            raise wrong("ba-coins", "coins", "BA-1.3", coins=COINS)

    def read_turn(self, state: BasilicaState) -> None:
        entries = self.entries
        state.active = seat_of("turn", entries.get("turn", SEAT_NAMES[0]))
        usual = 0 if self.starting else 1
        most = 0 if self.starting else MOST_TURNS
        state.turns = number("turns", entries.get("turns", usual), usual, most, "BA-2.1")
        least = 0 if self.over or (self.pending and len(self.pending) > 1) else 1
        usual = 0 if self.over else ACTIONS
        state.left = number("actions_left", entries.get("actions_left", usual), least, ACTIONS, "BA-2.2")
        last = LAST_SPACE if self.over else LAST_SPACE - 1
        state.king = number("king", entries.get("king", 0), 0, last, "BA-3.3")
        if "fresh" in entries:
            state.fresh = read_cell("fresh", entries["fresh"])
            if has_builder(vault_at("fresh", state, state.fresh)):
                raise wrong("ba-fresh-builder", "fresh", "BA-2.2", cell=cell_name(state.fresh))
            if state.left == ACTIONS:
                raise wrong("ba-fresh-early", "fresh", "BA-2.2")

    def read_stack(self, state: BasilicaState) -> None:
        """Read the pending decisions. Without `pending` the turn goes on, and missing tiles are dealt by
        chance."""
        if self.over:
            check_end(state)
            self.rules.settle(state, None)
            return
        state.stack = [frame(TURN, state.active)] if self.pending is None else list(self.pending)
        if kind_of(state.stack[-1]) == TURN:
            state.stack.append(frame(REFILL, 1))
        self.check_supply(state)
        check_decision(self.rules, state)

    def check_supply(self, state: BasilicaState) -> None:
        """BA-2.4. Refuse a display that cannot be filled: the game would be over."""
        if state.top == NO_TILE and not state.under and state.reshuffled and NO_TILE in state.orders:
            place = state.orders.index(NO_TILE) + 1
            raise wrong("ba-no-tile", "orders", "BA-2.4", number=place)
