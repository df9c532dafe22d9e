"""Visiting the market (RC-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, fourth, frame, replaced, second, third
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import (
    DICE,
    DONE,
    FACES,
    FULL,
    FURTHEST,
    LEAVE,
    LOWER,
    MARKET,
    MOVE_DIE,
    OPEN,
    OWN_RESOURCES,
    RESOURCES,
    ROLL,
    ROLLED,
    SPACES,
    UPPER,
    USE_TILE,
    WHITE,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import offer, takeable
from duomo.games.red_cathedral.rules.influence import no_action, usable, use
from duomo.games.red_cathedral.rules.names import DIE_NAMES, RESOURCE_NAMES, SLOT_NAMES, dice_names
from duomo.games.red_cathedral.rules.packed import has_bit, with_bit, without_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, legal_activation, no_tile

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

# Flags for the used parts of a visit: the third number of its frame.
TOOK: Final = 1
ACTIVATED: Final = 2
INFLUENCE: Final = 12
"""Two bits: not begun (0), the action in use (UPPER_IN_USE or LOWER_IN_USE), or over."""
UPPER_IN_USE: Final = 4
LOWER_IN_USE: Final = 8
INFLUENCE_OVER: Final = 12
VISIT: Final = {
    "took": TOOK,
    "activated": ACTIVATED,
    "upper": UPPER_IN_USE,
    "lower": LOWER_IN_USE,
    "influence-over": INFLUENCE_OVER,
}
"""Names of the flags in positions."""
TWICE: Final = 16
"""In a nested visit: the first action rules out the others and may be repeated."""


def may_extend(values: TableValues, player: Player, die: int) -> bool:
    """RC-7.1. Only the white die and the player's own die can be moved further for rubles."""
    return values.extendable[die] or die == player.colour


def legal_dice(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-7.1, RC-7.2. Every die that can land, and how far rubles can move it beyond its value."""
    spaces, faces, dice_on = state.die_space, state.die_face, state.dice_on
    for die in range(len(spaces)):
        here = spaces[die]
        extra = min(FURTHEST, player.rubles) if may_extend(values, player, die) else 0
        target = here + faces[die]
        code = MOVE_DIE + die * SPACES
        for more in range(extra + 1):
            if target >= SPACES:
                target -= SPACES
            if target == here or dice_on[target] < FULL:
                moves.append(code + more)
            target += 1


def put_die(state: RedState, die: int, space: int) -> None:
    """Move a die from its space to another, or to the same."""
    dice_on = state.dice_on[:]
    dice_on[state.die_space[die]] -= 1
    dice_on[space] += 1
    state.dice_on = dice_on
    state.die_space = replaced(state.die_space, die, space)


def landing(state: RedState, die: int, extra: int) -> int:
    """RC-7.1. Return the space where a die ends, including extra spaces bought with rubles."""
    return (state.die_space[die] + state.die_face[die] + extra) % SPACES


def dice_after(state: RedState, die: int, space: int) -> int:
    """RC-7.4. Return the number of dice on a space once this one is there."""
    return state.dice_on[space] + (0 if state.die_space[die] == space else 1)


def play_die(state: RedState, player: Player, move: int, log: Log | None) -> None:
    die = (move - MOVE_DIE) // SPACES
    extra = (move - MOVE_DIE) % SPACES
    here = state.die_space[die]
    target = landing(state, die, extra)
    player.rubles -= extra
    put_die(state, die, target)
    state.stack.append(frame(MARKET, target, die, 0))
    if log is not None:
        log.say(
            "die",
            state.active,
            {"die": DIE_NAMES[die], "from": here + 1, "space": target + 1, "rubles": extra},
        )


def action_place(quadrant: int, lower: int) -> int:
    """Return the bit index of an influence action in `used`."""
    return quadrant * 2 + lower


def may_use(values: TableValues, state: RedState, player: Player, quadrant: int, lower: int) -> bool:
    """RC-7.6. A lightning action once per turn, an infinity action as often as it can be paid."""
    at = state.influence[quadrant] * 2 + lower
    if values.influence_once[at] and has_bit(state.used, action_place(quadrant, lower)):
        return False
    return usable(values, state, player, values.influence_action[at], values.influence_shown[at])


class MarketVisit(Decision):
    """RC-7.3. At the market. Frame: space, die, used parts of the visit; in a nested visit, actions left."""

    def __init__(self) -> None:
        super().__init__("market", "RC-7.3", above=("gain", "choose", "build", "give", "swap", "activate"))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """Take resources, use influence, activate: in any order, each optional and at most once."""
        space, die, flags = first(top), second(top), third(top)
        if flags & TOOK == 0:
            tile = state.resource[space]
            if takeable(values, state, player, values.resource_kind[tile], values.resource_amount[tile]) > 0:
                moves.append(RESOURCES)
        influence = flags & INFLUENCE
        if influence != INFLUENCE_OVER:
            quadrant = space // 2
            if influence != LOWER_IN_USE and may_use(values, state, player, quadrant, 0):
                moves.append(UPPER)
            if influence != UPPER_IN_USE and may_use(values, state, player, quadrant, 1):
                moves.append(LOWER)
        if flags & ACTIVATED == 0:
            legal_activation(values, state, player, die, moves)
        for module in values.modules:
            module.at_market(values, state, player, top, moves)
        moves.append(DONE if fourth(top) else LEAVE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack[-1]
        space = first(top)
        if move == LEAVE:
            # RC-7.8. Reroll all dice on the space where the die landed.
            state.stack.pop()
            state.stack.append(frame(ROLL, dice_at(state, space)))
            if log is not None:
                log.say("leave", state.active, {"space": space + 1})
        elif move == UPPER or move == LOWER:
            lower = move - UPPER
            go_on(state, top, INFLUENCE_OVER if fourth(top) else LOWER_IN_USE if lower else UPPER_IN_USE)
            state.used = with_bit(state.used, action_place(space // 2, lower))
            at = state.influence[space // 2] * 2 + lower
            use(values, state, player, values.influence_action[at], values.influence_shown[at], log)
        elif move == RESOURCES:
            after_influence(state, top, TOOK)
            tile = state.resource[space]
            # RC-7.4. The resource tile multiplied by the dice now on the space.
            if log is not None:
                log.say("resources", state.active, {"space": space + 1, "dice": state.dice_on[space]})
            offer(state, [values.resource_kind[tile], values.resource_amount[tile]], state.dice_on[space])
        else:
            after_influence(state, top, ACTIVATED)
            activate(values, state, player, move - USE_TILE, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if move == RESOURCES:
            return no_resources(values, state, player, top)
        if move == UPPER or move == LOWER:
            return no_influence(values, state, player, top, move - UPPER)
        if USE_TILE <= move < OPEN:
            return no_activation(player, top, move - USE_TILE)
        return self.not_now(move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        flags = third(top)
        said = [name for name in ("took", "activated") if flags & VISIT[name]]
        said += [name for name in ("upper", "lower", "influence-over") if flags & INFLUENCE == VISIT[name]]
        if fourth(top):
            said += ["within", str(fourth(top))] + (["twice"] if flags & TWICE else [])
        return " ".join(["market", str(first(top) + 1), DIE_NAMES[second(top)], *said])

    def read(self, pending: Pending) -> int:
        space = pending.count(1, SPACES) - 1
        die = pending.one_of(pending.dice)
        flags = 0
        names = list(VISIT)
        while pending.words and pending.words[0] != "within":
            used = VISIT[names[pending.one_of(names)]]
            if flags & used or (used & INFLUENCE and flags & INFLUENCE):
                raise PositionError(
                    f"{pending.place}: of upper, lower and influence-over one at most, each word once."
                )
            flags |= used
        left = 0
        if pending.next() == "within":
            left = pending.count(1, 2)
            flags |= TWICE if pending.words and pending.one_of(["twice"]) == 0 else 0
        return frame(MARKET, space, die, flags, left)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        space, die = first(stack[at]), second(stack[at])
        if state.die_space[die] != space:
            stands = state.die_space[die] + 1
            raise PositionError(
                f"{place}: the {DIE_NAMES[die]} die stands on space {stands}, not on {space + 1}."
            )

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-rc-market", space=first(top) + 1)


def no_resources(values: TableValues, state: RedState, player: Player, top: int) -> Refusal:
    if third(top) & TOOK:
        return Refusal("rc-took-already", "RC-7.3")
    kind = values.resource_kind[state.resource[first(top)]]
    if kind >= OWN_RESOURCES:
        return Refusal("rc-no-room-for-it", "RC-7.5")
    if player.room == 0:
        return Refusal("rc-inventory-full", "RC-7.5")
    return Refusal("rc-reserve-empty", "RC-7.5", {"material": RESOURCE_NAMES[kind]})


def no_influence(values: TableValues, state: RedState, player: Player, top: int, lower: int) -> Refusal:
    quadrant = first(top) // 2
    influence = third(top) & INFLUENCE
    if influence == INFLUENCE_OVER:
        return Refusal("rc-influence-over", "RC-7.6")
    if influence and (influence == LOWER_IN_USE) != (lower == 1):
        return Refusal("rc-one-action", "RC-7.6")
    at = state.influence[quadrant] * 2 + lower
    if values.influence_once[at] and has_bit(state.used, action_place(quadrant, lower)):
        return Refusal("rc-lightning-used", "RC-7.6")
    return no_action(values, state, player, values.influence_action[at])


def no_activation(player: Player, top: int, slot: int) -> Refusal:
    if third(top) & ACTIVATED:
        return Refusal("rc-activated-already", "RC-7.3")
    die = second(top)
    fits = slot < 2 if die == WHITE else slot == die + 1
    if not fits:
        return Refusal("rc-other-slot", "RC-7.7", {"die": DIE_NAMES[die], "slot": SLOT_NAMES[slot]})
    return no_tile(player, slot)


def no_die(values: TableValues, state: RedState, player: Player, die: int, extra: int) -> Refusal:
    """Explain why a die cannot be moved that far."""
    if extra and not may_extend(values, player, die):
        return Refusal("rc-not-your-die", "RC-7.1", {"die": DIE_NAMES[die]})
    if extra > player.rubles:
        return Refusal("rc-rubles-short", "RC-7.1", {"needed": extra, "have": player.rubles})
    target = (state.die_space[die] + state.die_face[die] + extra) % SPACES
    return Refusal("rc-space-full", "RC-7.2", {"space": target + 1, "dice": FULL})


def after_influence(state: RedState, top: int, used: int) -> None:
    """RC-7.6. Starting another action ends the use of influence."""
    over = third(top) & INFLUENCE and not fourth(top)
    go_on(state, top, used | INFLUENCE_OVER if over else used)


def go_on(state: RedState, top: int, used: int) -> None:
    """Continue the visit with these parts used; a nested visit ends with its last action."""
    flags, left = third(top), fourth(top)
    if left == 1:
        state.stack.pop()
        return
    if flags & TWICE:
        used = (TOOK | ACTIVATED) & ~used | INFLUENCE_OVER
        flags &= ~TWICE
    state.stack[-1] = frame(MARKET, first(top), second(top), flags | used, max(left - 1, 0))


def dice_at(state: RedState, space: int) -> int:
    """Return a mask of the dice on a space."""
    mask = 0
    for die in range(len(state.die_space)):
        if state.die_space[die] == space:
            mask = with_bit(mask, die)
    return mask


def lowest(mask: int) -> int:
    die = 0
    while not has_bit(mask, die):
        die += 1
    return die


ROLLS: Final = [[(ROLLED + die * FACES + face, 1) for face in range(FACES)] for die in range(DICE + 1)]
"""Chance outcomes for each die."""


class RollDice(Decision):
    """RC-4.3, RC-7.8. Chance rolls the dice of a mask, the lowest first. Frame: mask."""

    def __init__(self) -> None:
        super().__init__("roll", "RC-7.8")

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        return ROLLS[lowest(first(top))]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        mask = first(state.stack.pop())
        die, face = (move - ROLLED) // FACES, (move - ROLLED) % FACES + 1
        state.die_face = replaced(state.die_face, die, face)
        mask = without_bit(mask, die)
        if mask:
            state.stack.append(frame(ROLL, mask))
        if log is not None:
            log.say("roll", state.active, {"die": DIE_NAMES[die], "face": face})

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        return other_die(lowest(first(top)), move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return " ".join(["roll", *dice_names(first(top))])

    def read(self, pending: Pending) -> int:
        mask = 0
        for die in pending.names(pending.dice):
            mask = with_bit(mask, DIE_NAMES.index(die))
        return frame(ROLL, mask)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        return below is not None

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        check_one_space(place, state, first(stack[at]))


def check_one_space(place: str, state: RedState, mask: int) -> None:
    """RC-4.3, RC-7.8. Check that the dice rolled together are on one space."""
    spaces = {state.die_space[die] for die in range(len(state.die_space)) if has_bit(mask, die)}
    if len(spaces) != 1:
        raise PositionError(f"{place}: dice that are rolled together stand on one space (RC-7.8).")


def other_die(due: int, move: int) -> Refusal:
    """RC-7.8. Refuse any move other than a roll of the die that is due."""
    if ROLLED <= move < ROLLED + (DICE + 1) * FACES:
        return Refusal("rc-other-die-due", "RC-7.8", {"die": DIE_NAMES[due]})
    return Refusal("rc-nature-first", "RC-4.6")
