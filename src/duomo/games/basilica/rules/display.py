"""The display and the pile: turning over, refilling, reshuffling (BA-2.1, BA-2.3, BA-2.4)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.basilica.rules.codes import (
    KINDS,
    NO_TILE,
    PLACES,
    REFILL,
    REVEAL,
    TOP,
    TURN,
    TURN_OVER,
    TURNED,
)
from duomo.games.basilica.rules.crowns import mix, turned, weights
from duomo.games.basilica.rules.decision import Chance, Consequence
from duomo.games.basilica.rules.names import tile_facts
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.scoring import last_scoring
from duomo.games.basilica.rules.state import NO_KINDS, NO_SIDES, BasilicaState, recount
from duomo.games.basilica.rules.values import TableValues, vault_of


class Refill(Consequence):
    """BA-2.3. Automatic: fill the display; the number is 1 if vaults come from the pile (BA-3.2)."""

    def __init__(self) -> None:
        super().__init__(REFILL, "refill", "BA-2.3", TURN)

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        refill(state, first(top), log)
        return False

    def write(self, top: int) -> str:
        return self.name + (" from-pile" if first(top) else "")

    def read(self, said: Said) -> int:
        return frame(self.kind, said.said("from-pile"))


def refill(state: BasilicaState, from_pile: int, log: Log | None) -> None:
    """BA-2.3. Do the next step, until chance must decide, the display is full or the game is over."""
    while True:
        if state.top == NO_TILE and state.under:
            # BA-2.1. The pile lies order side up, so its top tile is seen at once.
            state.stack.append(frame(REVEAL))
            return
        place = empty_order(state)
        if place >= 0:
            if state.top == NO_TILE:
                if not new_pile(state, log):
                    return
                continue
            state.orders = replaced(state.orders, place, state.top)
            state.top = NO_TILE
            continue
        place = empty_vault(state)
        if place < 0:
            state.stack.pop()
            return
        if from_pile and state.top == NO_TILE:
            if not new_pile(state, log):
                return
            continue
        state.stack.append(frame(TURN_OVER, place, from_pile))
        return


def empty_order(state: BasilicaState) -> int:
    for place in range(PLACES):
        if state.orders[place] == NO_TILE:
            return place
    return -1


def empty_vault(state: BasilicaState) -> int:
    for place in range(PLACES):
        if state.vaults[place] == 0:
            return place
    return -1


def new_pile(state: BasilicaState, log: Log | None) -> bool:
    """BA-2.4. The pile is empty when a tile is needed: the first time the discards are shuffled, the second
    time the game ends."""
    if state.reshuffled or not state.discards:
        last_scoring(state, log)
        return False
    if log is not None:
        log.say("reshuffle", -1, {"tiles": state.discards, "rule": "BA-2.4"})
    mix(state)
    state.pile = bytes(
        [state.spent[kind] + state.fallen[2 * kind] + state.fallen[2 * kind + 1] for kind in range(KINDS)]
    )
    state.spent = NO_KINDS
    state.fallen = NO_SIDES
    state.under = state.discards
    state.discards = 0
    state.reshuffled = 1
    return True


class Reveal(Chance):
    """BA-2.1. Chance decides which tile is now on top of the pile."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", "BA-2.1", REFILL)

    def outcomes(self, values: TableValues, state: BasilicaState, top: int) -> list[tuple[int, int]]:
        """List every tile the pile may show, with equal tiles as one outcome."""
        outcomes: list[Any] = []
        pile = state.pile
        draws = values.draws
        for kind in values.kinds:
            count = pile[kind]
            if count:
                outcomes.append(draws[kind][count])
        return outcomes

    def deal(self, values: TableValues, state: BasilicaState, top: int, dealer: Dealer) -> int:
        """Draw the tile at a position in the pile, counted kind by kind; equivalent to choosing among the
        outcomes."""
        pile = state.pile
        left: i64 = dealer.below(state.under)
        kind: i64
        for kind in range(KINDS):
            left -= pile[kind]
            if left < 0:
                return TOP + kind
        raise ValueError("the pile has no such tile")

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack.pop()
        kind = move - TOP
        state.top = kind
        state.pile = recount(state.pile, kind, -1)
        state.under -= 1
        if log is not None:
            log.say("top", -1, tile_facts(kind))


class TurnOver(Chance):
    """BA-1.1, BA-2.3. Chance decides whether the tile turned over has a crown; the numbers are its vault
    place, and 1 if it comes from the pile."""

    def __init__(self) -> None:
        super().__init__(TURN_OVER, "turn-over", "BA-2.3", REFILL)

    def outcomes(self, values: TableValues, state: BasilicaState, top: int) -> list[tuple[int, int]]:
        """BA-1.1. With or without a crown: it is seen only now."""
        place = first(top)
        if second(top):
            plain, crown = weights(state, state.top, -1)
        else:
            plain, crown = weights(state, state.orders[place], place)
        if not crown:
            return [(TURNED, plain)]
        if not plain:
            return [(TURNED + 1, crown)]
        return [(TURNED, plain), (TURNED + 1, crown)]

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-2.3. Turn the tile of the order place above, or of the pile, into a vault."""
        state.stack.pop()
        place = first(top)
        crown = move - TURNED
        if second(top):
            kind = state.top
            state.top = NO_TILE
            turned(state, kind, -1, crown)
        else:
            kind = state.orders[place]
            state.orders = replaced(state.orders, place, NO_TILE)
            turned(state, kind, place, crown)
        state.vaults = replaced(state.vaults, place, vault_of(kind, crown))
        if log is not None:
            facts = tile_facts(kind)
            facts["place"] = place + 1
            facts["crown"] = crown
            log.say("turned", -1, facts)

    def write(self, top: int) -> str:
        return f"{self.name} {first(top) + 1}" + (" from-pile" if second(top) else "")

    def read(self, said: Said) -> int:
        place = said.order_place()
        return frame(self.kind, place, said.said("from-pile"))
