"""Decisions that several guilds use: another party, a space of the market, one action of a card in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.guild import (
    CLERGY,
    Guild,
    GuildDecision,
    party_name,
    read_action,
)
from duomo.games.red_cathedral.rules.codes import COLOURS, QUADRANTS, SPACES
from duomo.games.red_cathedral.rules.gains import offer, takeable
from duomo.games.red_cathedral.rules.influence import use
from duomo.games.red_cathedral.rules.market import action_place, may_use
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit, with_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending


def amount_words(resource: int, amount: int) -> Phrase:
    return say("rc-amount", resource=RESOURCE_NAMES[resource], amount=amount)


def write_mask(mask: int, size: int, out: BytesWriter) -> None:
    """Write a set into an observation: a 1 for each place it contains."""
    for place in range(size):
        out.append(1 if has_bit(mask, place) else 0)


# ---- another party -------------------------------------------------------------------------------


class ChooseParty(GuildDecision):
    """Choose another party. Frame: action. The guild defines who can be chosen, and the effect."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "whose", "decision-guild-whose")

    def fits(self, values: TableValues, state: RedState, player: Player, party: int) -> bool:
        """True if this other party can be chosen."""
        return True

    def choose(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        """Apply the choice."""

    def some(self, values: TableValues, state: RedState, player: Player) -> bool:
        """True if anybody can be chosen."""
        for party in range(len(state.players)):
            if party != state.active and self.fits(values, state, player, party):
                return True
        return False

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for party in range(len(state.players)):
            if party != state.active and self.fits(values, state, player, party):
                moves.append(self.first_move + party)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        action = first(state.stack.pop())
        self.choose(values, state, action, move - self.first_move, log)

    def own_moves(self, values: TableValues) -> int:
        return COLOURS

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first_move + party: f"party {party + 1}" for party in range(COLOURS)}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"whose {values.action_names[first(top)]}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, read_action(pending, self.owner))

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        return say("move-guild-party", other=party_name(values, state, move - self.first_move))


# ---- a space of the market -----------------------------------------------------------------------

SPACES_ASKED: Final = ["any", "with-die", "times-dice"]
"""Names in positions: 1 if it needs a die, 2 if its dice also multiply."""


def space_gives(values: TableValues, state: RedState, space: int) -> list[int]:
    """Return what the resource tile of a space shows, one time."""
    tile = state.resource[space]
    return [values.resource_kind[tile], values.resource_amount[tile]]


def space_fits(values: TableValues, state: RedState, player: Player, space: int, needs_die: bool) -> bool:
    """RC-4.7. True if something that a space shows can be taken now."""
    if needs_die and state.dice_on[space] == 0:
        return False
    gives = space_gives(values, state, space)
    return takeable(values, state, player, gives[0], gives[1]) > 0


def any_space_fits(values: TableValues, state: RedState, player: Player, needs_die: bool) -> bool:
    for space in range(SPACES):
        if space_fits(values, state, player, space, needs_die):
            return True
    return False


class ChooseSpace(GuildDecision):
    """Choose a space of the market. Frame: 1 if its dice multiply, 1 if it needs a die."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "space", "decision-guild-space")

    def begin(self, state: RedState, times_dice: bool, needs_die: bool) -> None:
        state.stack.append(frame(self.kind, int(times_dice), int(needs_die)))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for space in range(SPACES):
            if space_fits(values, state, player, space, second(top) == 1):
                moves.append(self.first_move + space)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Take what the space shows, once or for each die on it."""
        top = state.stack.pop()
        space = move - self.first_move
        times = state.dice_on[space] if first(top) else 1
        if log is not None:
            log.say("choose-space", state.active, {"space": space + 1, "times": times})
        offer(state, space_gives(values, state, space), times)

    def own_moves(self, values: TableValues) -> int:
        return SPACES

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first_move + space: f"space {space + 1}" for space in range(SPACES)}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"space {SPACES_ASKED[first(top) + second(top)]}"

    def read(self, pending: Pending) -> int:
        asked = pending.one_of(["times-dice", "any", "with-die"])
        return frame(self.kind, int(asked == 0), int(asked != 1))

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        space = move - self.first_move
        times = state.dice_on[space] if first(top) else 1
        gives = space_gives(values, state, space)
        return say("move-guild-space", space=space + 1, gain=amount_words(gives[0], gives[1] * times))


# ---- one action of a card in play ----------------------------------------------------------------


class UseOneAction(GuildDecision):
    """CT-5.9, CT-5.11. Use one action of a card in play. Frame: 1 if the guild's own card counts too."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "one-action", "decision-guild-one-action")

    def begin(self, state: RedState, all_four: bool) -> None:
        state.stack.append(frame(self.kind, int(all_four)))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        self.legal_actions(values, state, player, first(top) == 1, moves)

    def legal_actions(
        self, values: TableValues, state: RedState, player: Player, all_four: bool, moves: list[int]
    ) -> None:
        """Each at its cost, once; no lightning action already used this turn (RC-7.6)."""
        for quadrant in range(QUADRANTS):
            if all_four or values.influence_group[state.influence[quadrant]] < CLERGY:
                for lower in range(2):
                    if may_use(values, state, player, quadrant, lower):
                        moves.append(self.first_move + action_place(quadrant, lower))

    def some(self, values: TableValues, state: RedState, player: Player, all_four: bool) -> bool:
        moves: list[int] = []
        self.legal_actions(values, state, player, all_four, moves)
        return len(moves) > 0

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """RC-7.6. A lightning action counts as used for the turn, however it was reached."""
        state.stack.pop()
        place = move - self.first_move
        state.used = with_bit(state.used, place)
        at = state.influence[place // 2] * 2 + place % 2
        use(values, state, player, values.influence_action[at], values.influence_shown[at], log)

    def own_moves(self, values: TableValues) -> int:
        return QUADRANTS * 2

    def texts(self, values: TableValues) -> dict[int, str]:
        return {
            self.first_move + place: f"action {place // 2 + 1} {'lower' if place % 2 else 'upper'}"
            for place in range(QUADRANTS * 2)
        }

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return "one-action" + (" of-four" if first(top) else "")

    def read(self, pending: Pending) -> int:
        return frame(self.kind, 1 if pending.words and pending.one_of(["of-four"]) == 0 else 0)

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        place = move - self.first_move
        card = state.influence[place // 2]
        action = values.influence_action[card * 2 + place % 2]
        group = values.group_names[values.influence_group[card]]
        return say("move-guild-action", action=values.action_names[action], group=group)
