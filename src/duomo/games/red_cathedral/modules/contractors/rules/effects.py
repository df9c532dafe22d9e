"""The choices within the effect of a specialist (CT-3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    ACTIVATE_TWO,
    ACTIVATIONS,
    BUY_RECOGNITION,
    CLAIM_SECTION,
    DISCARD_ORNAMENT,
    MATERIAL_AND_DELIVERY,
    MOST_RUBLES,
    ORNAMENT_PRESTIGE,
)
from duomo.games.red_cathedral.modules.contractors.rules.own import ContractorsDecision
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS
from duomo.games.red_cathedral.rules.build import can_deliver
from duomo.games.red_cathedral.rules.claim import legal_claims, no_claim, play_claim
from duomo.games.red_cathedral.rules.codes import (
    BUILD,
    CLAIM,
    DECORATE,
    DONE,
    HAND,
    MATERIALS,
    OPEN,
    PICK,
    PRESTIGE,
    RECOGNITION,
    SPACES,
    START_BUILD,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.gains import offer, pick
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, legal_any_activation, no_tile

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

RULE: Final = "CT-3.2"


class MaterialAndDelivery(ContractorsDecision):
    """A material of choice and a delivery, in either order. Frame: gain left, delivery left."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(
            printed,
            "specialist material-and-delivery",
            RULE,
            "material-and-delivery",
            above=("build",),
            upon=("market",),
        )

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        if first(top) and player.room > 0:
            for material in range(MATERIALS):
                if state.reserve[material] > 0:
                    moves.append(PICK + material)
        if second(top) and can_deliver(values, state, player, state.active):
            moves.append(START_BUILD)
        moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Each half is optional."""
        top = state.stack.pop()
        gain, delivery = first(top), second(top)
        if move == START_BUILD:
            if gain:
                state.stack.append(frame(self.kind, gain, 0))
            state.stack.append(frame(BUILD, 1, 0))
        else:
            if delivery:
                state.stack.append(frame(self.kind, 0, delivery))
            pick(state, player, move - PICK, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if move == START_BUILD:
            return Refusal("rc-nothing-to-deliver" if second(top) else "ct-delivered-already", RULE)
        if not PICK <= move < HAND:
            return self.not_now(move)
        if not first(top):
            return Refusal("ct-gained-already", RULE)
        if player.room == 0:
            return Refusal("rc-inventory-full", "RC-7.5")
        return Refusal("rc-reserve-empty", "RC-7.5", {"material": MATERIAL_NAMES[move - PICK]})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        if first(top) and second(top):
            return self.name
        return f"{self.name} {'delivered' if first(top) else 'gained'}"

    def read(self, pending: Pending) -> int:
        halves = ["gained", "delivered"]
        half = pending.one_of(halves) if pending.words else len(halves)
        return frame(self.kind, int(half != 0), int(half != 1))

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-both")


class ActivateTwo(ContractorsDecision):
    """Activate own workshop tiles. Frame: how many are left."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "specialist activate", RULE, "two-tiles", above=("gain",), upon=("market",))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        legal_any_activation(values, state, player, moves)
        moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        left = first(state.stack.pop())
        if left > 1:
            state.stack.append(frame(self.kind, left - 1))
        activate(values, state, player, move - USE_TILE, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if USE_TILE <= move < OPEN:
            return no_tile(player, move - USE_TILE)
        return self.not_now(move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"{self.name} {first(top)}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, pending.count(1, ACTIVATIONS, RULE))

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-two-tiles", left=first(top))


class DiscardOrnament(ContractorsDecision):
    """Choose the ornament to discard."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "specialist ornament", RULE, "ornament", upon=("market",))
        self.discard = -1
        """+ kind of ornament"""

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for kind in range(ORNAMENT_KINDS):
            if player.ornaments[kind] > 0:
                moves.append(self.discard + kind)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Put an available ornament into the box."""
        state.stack.pop()
        kind, region = move - self.discard, self.region(state)
        player.ornaments = replaced(player.ornaments, kind, player.ornaments[kind] - 1)
        at = state.active * ORNAMENT_KINDS + kind
        region.discarded = replaced(region.discarded, at, region.discarded[at] + 1)
        if log is not None:
            log.say("discard-ornament", state.active, {"ornament": ORNAMENT_NAMES[kind]})
        offer(state, [PRESTIGE, ORNAMENT_PRESTIGE])

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        kind = move - self.discard
        if 0 <= kind < ORNAMENT_KINDS:
            return Refusal("rc-ornament-gone", "CT-3.3", {"ornament": ORNAMENT_NAMES[kind]})
        return self.not_now(move)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        if sum(state.players[state.active].ornaments) == 0:
            raise PositionError(f"{place}: the player has no ornament to discard (CT-3.3).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-ornament")


class PayRubles(ContractorsDecision):
    """Choose how many rubles to pay for recognition."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "specialist rubles", RULE, "rubles-paid", upon=("market",))
        self.pay = -1
        """+ rubles"""

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for rubles in range(min(MOST_RUBLES, player.rubles), -1, -1):
            moves.append(self.pay + rubles)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        rubles = move - self.pay
        player.rubles -= rubles
        if log is not None:
            log.say("pay-rubles", state.active, {"rubles": rubles})
        offer(state, [RECOGNITION, rubles])

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if 0 <= move - self.pay <= MOST_RUBLES:
            return Refusal("rc-rubles-short", RULE, {"needed": move - self.pay, "have": player.rubles})
        return self.not_now(move)

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-rubles-paid")


class GatherTile(ContractorsDecision):
    """Choose a resource tile of the market."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "specialist tile", RULE, "any-tile", upon=("market",))
        self.gather = -1
        """+ space of the market: take what its resource tile shows"""

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for space in range(SPACES):
            moves.append(self.gather + space)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        space = move - self.gather
        tile = state.resource[space]
        if log is not None:
            log.say("gather", state.active, {"space": space + 1})
        offer(state, [values.resource_kind[tile], values.resource_amount[tile]])

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-any-tile")


class ClaimSection(ContractorsDecision):
    """Choose the section for a specialist's claim."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, "specialist claim", RULE, "free-claim", upon=("market",))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        legal_claims(state, player, moves)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        play_claim(values, state, player, move - CLAIM, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if CLAIM <= move < DECORATE:
            return no_claim(state, player, move - CLAIM)
        return self.not_now(move)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        claims: list[int] = []
        legal_claims(state, state.players[state.active], claims)
        if not claims:
            raise PositionError(f"{place}: the player cannot claim a section (CT-3.3).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-free-claim")


class Effects:
    """The decisions of all effects that involve a choice."""

    def __init__(self, printed: Printed) -> None:
        self.both = MaterialAndDelivery(printed)
        self.two_tiles = ActivateTwo(printed)
        self.ornament = DiscardOrnament(printed)
        self.rubles = PayRubles(printed)
        self.tile = GatherTile(printed)
        self.claim = ClaimSection(printed)

    def asked(self, effect: int) -> int:
        """Return the frame of the decision for an effect."""
        if effect == ACTIVATE_TWO:
            return frame(self.two_tiles.kind, ACTIVATIONS)
        if effect == DISCARD_ORNAMENT:
            return frame(self.ornament.kind)
        if effect == BUY_RECOGNITION:
            return frame(self.rubles.kind)
        if effect == MATERIAL_AND_DELIVERY:
            return frame(self.both.kind, 1, 1)
        if effect == CLAIM_SECTION:
            return frame(self.claim.kind)
        return frame(self.tile.kind)
