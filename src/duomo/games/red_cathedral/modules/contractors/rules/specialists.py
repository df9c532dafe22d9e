"""Using the held specialist on a visit with the black die (CT-3.1 to CT-3.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import kind_of, replaced, second, third
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    BLACK,
    CLAIM_SECTION,
    DISCARD_ORNAMENT,
    GAIN_SHOWN,
    NOBODY_HELD,
    SELL_FOR_PRESTIGE,
    SELL_FOR_RECOGNITION,
    SOLD_RECOGNITION,
)
from duomo.games.red_cathedral.modules.contractors.rules.effects import Effects
from duomo.games.red_cathedral.modules.contractors.rules.own import region_at
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.recruit import facts_of
from duomo.games.red_cathedral.rules.claim import legal_claims
from duomo.games.red_cathedral.rules.codes import MARKET, PRESTIGE, RECOGNITION
from duomo.games.red_cathedral.rules.decision import Act
from duomo.games.red_cathedral.rules.gains import offer, return_materials
from duomo.games.red_cathedral.rules.market import ACTIVATED, after_influence
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues


class UseSpecialist(Act):
    """CT-3.1. Use the held specialist."""

    def __init__(self, number: int, module: int, printed: Printed, effects: Effects) -> None:
        super().__init__(number)
        self.module = module
        self.printed = printed
        self.effects = effects

    def possible(self, state: RedState, player: Player) -> bool:
        """CT-3.3. What is to be discarded must be there, and a claim must be legal; all other effects are
        always usable."""
        tile = region_at(state, self.module).held[state.active]
        if tile == NOBODY_HELD:
            return False
        effect = self.printed.effect[tile]
        if effect == SELL_FOR_PRESTIGE or effect == SELL_FOR_RECOGNITION:
            return player.materials[self.printed.material[tile]] > 0
        if effect == DISCARD_ORNAMENT:
            return sum(player.ornaments) > 0
        if effect == CLAIM_SECTION:
            claims: list[int] = []
            legal_claims(state, player, claims)
            return len(claims) > 0
        return True

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """CT-3.1. Apply the effect and lay the tile face down. This answers the decision that asked for
        it."""
        top = state.stack[-1]
        if kind_of(top) == MARKET:
            after_influence(state, top, ACTIVATED)
        else:
            state.stack.pop()
        seat, region = state.active, region_at(state, self.module)
        tile = region.held[seat]
        region.held = replaced(region.held, seat, NOBODY_HELD)
        region.lay_by(seat, tile)
        if log is not None:
            log.say("use-specialist", seat, facts_of(self.printed, tile))
        self.resolve(state, player, tile, log)

    def resolve(self, state: RedState, player: Player, tile: int, log: Log | None) -> None:
        """CT-3.2. Apply one of the nine kinds of effect; choices become pending decisions."""
        printed = self.printed
        effect = printed.effect[tile]
        if effect == GAIN_SHOWN:
            offer(state, printed.gives[tile])
        elif effect == SELL_FOR_PRESTIGE or effect == SELL_FOR_RECOGNITION:
            material = printed.material[tile]
            return_materials(state, player, material, 1)
            if log is not None:
                log.say("give", state.active, {"material": MATERIAL_NAMES[material], "amount": 1})
            if effect == SELL_FOR_PRESTIGE:
                offer(state, [PRESTIGE, printed.prestige[tile]])
            else:
                offer(state, [RECOGNITION, SOLD_RECOGNITION])
        else:
            state.stack.append(self.effects.asked(effect))

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if kind_of(top) != MARKET:
            return super().refuse(values, state, player, top, move)
        printed = self.printed
        tile = region_at(state, self.module).held[state.active]
        if second(top) != BLACK:
            return Refusal("ct-black-die-only", "CT-3.1")
        if third(top) & ACTIVATED:
            return Refusal("rc-activated-already", "RC-7.3")
        if tile == NOBODY_HELD:
            return Refusal("ct-no-specialist", "CT-3.1")
        if printed.effect[tile] == DISCARD_ORNAMENT:
            return Refusal("ct-no-ornament", "CT-3.3")
        if printed.effect[tile] == CLAIM_SECTION:
            return Refusal("ct-no-claim", "CT-3.3")
        return Refusal("rc-material-missing", "CT-3.3", {"material": MATERIAL_NAMES[printed.material[tile]]})
