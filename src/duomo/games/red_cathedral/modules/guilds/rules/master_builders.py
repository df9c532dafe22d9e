"""The Master builders: unused section cards, and rewards of sections under construction (CT-5.10)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, fourth, frame, second, third
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    CARD_DRAWN,
    DRAW_CARD,
    FROM_CARD,
    MASTER_BUILDERS,
    NO_CARD,
    OWN_SECTION,
    PRINTED,
    SECTION,
)
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.rules.codes import CELLS, DONE, MATERIALS, RECOGNITION, RUBLES
from duomo.games.red_cathedral.rules.gains import offer, receive
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues

TAKEN: Final = 7
"""What was taken from a card: up to two materials, each as 1 + its number, the first lowest, base 7."""
DRAW_WORTH: Final = 0.7
"""For bots: a card that will be drawn."""


class Discards(Extra):
    """Section cards that were drawn; the deck is whatever lies neither here nor in the cathedral."""

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = [] if cards is None else cards
        """In rising order; never changed in place."""

    def copy(self) -> Discards:
        return Discards(self.cards)

    def key(self) -> tuple[object, ...]:
        return tuple(self.cards)


class MasterBuilders(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "master-builders", "CT-5.10", MASTER_BUILDERS, [2, 3, 0, 1])

    def discards(self, state: RedState) -> Discards:
        extra = state.extras[self.index]
        assert isinstance(extra, Discards)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Discards()

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        """CT-5.10. Before the draw only the room counts."""
        if action < MASTER_BUILDERS + 2:
            return player.room > 0 and len(unused(values, state)) > 0
        if action == MASTER_BUILDERS + 2 and player.marker == 0:
            return False
        for cell in state.cells:
            if reward(values, state, action, cell):
                return True
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: a card, a2: two cards; a3: rubles, a4: half the recognition of an own unfinished section."""
        if action < MASTER_BUILDERS + 2:
            cards = min(action - MASTER_BUILDERS + 1, len(unused(values, state)))
            state.stack.append(frame(DRAW_CARD, cards, NO_CARD))
            return
        if action == MASTER_BUILDERS + 2:
            lose_recognition(player, 1)
            if log is not None:
                log.say("pay-recognition", state.active, {"recognition": 1})
        state.stack.append(frame(OWN_SECTION, action))

    # ---- decisions -------------------------------------------------------------------------------

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """CT-5.10. The deck; when it is empty the discards are shuffled, but not a card just drawn."""
        left = [card for card in unused(values, state) if card != second(top)]
        discards = self.discards(state).cards
        deck = [card for card in left if card not in discards]
        return [(CARD_DRAWN + card, 1) for card in (deck if deck else left)]

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        if top & 63 == OWN_SECTION:
            for cell in state.cells:
                if reward(values, state, first(top), cell):
                    moves.append(SECTION + cell)
            return
        for which in range(2):
            if may_take(top, which):
                for material in range(MATERIALS):
                    if printed_left(values, top, which, material) and fits(state, player, material):
                        moves.append(FROM_CARD + which * MATERIALS + material)
        moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        if kind == DRAW_CARD:
            self.draw(values, state, move - CARD_DRAWN, log)
        elif kind == OWN_SECTION:
            top = state.stack.pop()
            cell = move - SECTION
            if log is not None:
                log.say("own-section", state.active, {"section": section_name(cell)})
            kind_of_gain = RUBLES if first(top) == MASTER_BUILDERS + 2 else RECOGNITION
            offer(state, [kind_of_gain, reward(values, state, first(top), cell)])
        else:
            which, material = (move - FROM_CARD) // MATERIALS, (move - FROM_CARD) % MATERIALS
            take(values, state, player, which, material, log)

    def draw(self, values: TableValues, state: RedState, card: int, log: Log | None) -> None:
        top = state.stack.pop()
        discards = self.discards(state)
        before = second(top)
        if card in discards.cards:
            discards.cards = []
            if log is not None:
                log.say("reshuffle", -1)
        if log is not None:
            log.say("draw-card", state.active, {"card": values.card_names[card]})
        if first(top) > 1:
            state.stack.append(frame(DRAW_CARD, first(top) - 1, card))
            return
        drawn = [card] if before == NO_CARD else [before, card]
        discards.cards = sorted(set(discards.cards + drawn))
        state.stack.append(frame(PRINTED, drawn[0], drawn[1] if len(drawn) > 1 else NO_CARD))

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        if seat == state.active:
            for top in state.stack:
                if top & 63 == DRAW_CARD:
                    return DRAW_WORTH * (first(top) + 1)
        return 0.0

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = {SECTION + cell: f"section {section_name(cell)}" for cell in range(CELLS)}
        for which in range(2):
            for material in range(MATERIALS):
                text = f"card {which + 1} {MATERIAL_NAMES[material]}"
                texts[FROM_CARD + which * MATERIALS + material] = text
        for card in range(len(values.card_names)):
            texts[CARD_DRAWN + card] = f"draw {values.card_names[card]}"
        return texts


def unused(values: TableValues, state: RedState) -> list[int]:
    """Section cards of the set that are not in the cathedral."""
    return [card for card in values.deal_cards if card not in state.card]


def reward(values: TableValues, state: RedState, action: int, cell: int) -> int:
    """a3: the rubles, a4: half the recognition, down, printed on an own unfinished section."""
    if state.owner[cell] != state.active or state.done[cell]:
        return 0
    card = state.card[cell]
    if action == MASTER_BUILDERS + 2:
        return values.card_rubles[card]
    return values.card_recognition[card] // 2


def taken(top: int, which: int) -> int:
    return fourth(top) if which else third(top)


def taken_count(code: int) -> int:
    return 0 if code == 0 else 1 if code < TAKEN else 2


def may_take(top: int, which: int) -> bool:
    """a1: up to 2; a2: up to 2 from one card and up to 1 from the other."""
    if which == 1 and second(top) == NO_CARD:
        return False
    own, other = taken_count(taken(top, which)), taken_count(taken(top, 1 - which))
    return own == 0 or (own == 1 and other < 2)


def printed_left(values: TableValues, top: int, which: int, material: int) -> int:
    """Icons of a material on a card that have not been taken; each counts once."""
    cost = values.card_cost[second(top) if which else first(top)]
    return (cost >> 3 * material & 7) - (1 if taken(top, which) == material + 1 else 0)


def fits(state: RedState, player: Player, material: int) -> bool:
    return player.room > 0 and state.reserve[material] > 0


def take(
    values: TableValues, state: RedState, player: Player, which: int, material: int, log: Log | None
) -> None:
    top = state.stack.pop()
    receive(values, state, player, material, 1)
    if log is not None:
        log.say("take", state.active, {"resource": MATERIAL_NAMES[material], "amount": 1})
    codes = [third(top), fourth(top)]
    codes[which] = codes[which] * TAKEN + material + 1
    top = frame(PRINTED, first(top), second(top), codes[0], codes[1])
    if may_take(top, 0) or may_take(top, 1):
        state.stack.append(top)
