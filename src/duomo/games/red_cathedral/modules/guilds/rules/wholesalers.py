"""The Wholesalers: market actions for sale, in addition to the three of the visit (CT-5.6)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, kind_of, second
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.rules.shared import space_gives
from duomo.games.red_cathedral.rules.codes import ANY_MATERIAL, CHOOSE, MARKET
from duomo.games.red_cathedral.rules.gains import offer_choice, some_choice, takeable
from duomo.games.red_cathedral.rules.market import (
    INFLUENCE_OVER,
    LOWER_IN_USE,
    TWICE,
    UPPER_IN_USE,
    action_place,
)
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import legal_activation
from duomo.games.red_cathedral.words.printed_signs import ANY, STALL, Shown


class Wholesalers(Guild):
    """Each purchase is a nested visit on the same space, with one action or two."""

    def __init__(self, index: int) -> None:
        super().__init__(index, "wholesalers", "CT-5.6", [1, 2, 3, 4])

    def bring(self, values: TableValues) -> None:
        """A visit can lie on the visit; for a2 the choice of material is pending below the market action's
        results."""
        super().bring(values)
        market, choose = values.decisions[MARKET], values.decisions[CHOOSE]
        market.admit("market")
        choose.admit(*market.above)
        choose.admit(*[decision.name for decision in values.decisions if "market" in decision.upon])

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        """RC-4.7. At least one market action must have an effect; for a2 the material is enough."""
        top, number = visit(state), action - self.first_action + 1
        if self.brings_something(values, state, player, top):
            return True
        if number == 2:
            return some_choice(state, player, ANY_MATERIAL)
        if number == 3:
            return False
        # The other action of the card, if it is a2, could still be bought for its material.
        lower = self.half(values, state, top, action)
        quadrant = first(top) // 2
        other = values.influence_action[state.influence[quadrant] * 2 + 1 - lower]
        if other != self.first_action + 1 or has_bit(state.used, action_place(quadrant, 1 - lower)):
            return False
        price = values.action_price[action] + values.action_price[other]
        return player.rubles >= price and some_choice(state, player, ANY_MATERIAL)

    def brings_something(self, values: TableValues, state: RedState, player: Player, top: int) -> bool:
        """True if resources can be taken or something activated."""
        gives = space_gives(values, state, first(top))
        if takeable(values, state, player, gives[0], gives[1]) > 0:
            return True
        moves: list[int] = []
        legal_activation(values, state, player, second(top), moves)
        for module in values.modules:
            module.at_market(values, state, player, frame(MARKET, first(top), second(top), 0, 1), moves)
        return len(moves) > 0

    def half(self, values: TableValues, state: RedState, top: int, action: int) -> int:
        """Return whether an action is the upper (0) or the lower (1) of its card."""
        return int(values.influence_action[state.influence[first(top) // 2] * 2 + 1] == action)

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: one market action; a2: plus a material; a3: one twice, not influence; a4: two different
        ones."""
        top, number = visit(state), action - self.first_action + 1
        space, die = first(top), second(top)
        # “Use influence” means the other action of the same card.
        other = UPPER_IN_USE if self.half(values, state, top, action) else LOWER_IN_USE
        if number == 2:
            offer_choice(state, ANY_MATERIAL, 1)
        if number == 3:
            state.stack.append(frame(MARKET, space, die, INFLUENCE_OVER | TWICE, 2))
        else:
            state.stack.append(frame(MARKET, space, die, other, 2 if number == 4 else 1))

    def signs(self) -> list[Shown]:
        return [
            ([], [STALL]),
            ([], [STALL, ANY]),
            ([], [2, "×", STALL]),
            ([], [STALL, STALL]),
        ]


def visit(state: RedState) -> int:
    """Return the current visit to the market."""
    at = len(state.stack) - 1
    while kind_of(state.stack[at]) != MARKET:
        at -= 1
    return state.stack[at]
