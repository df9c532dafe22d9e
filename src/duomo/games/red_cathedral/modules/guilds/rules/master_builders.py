"""The Master builders: unused section cards, and rewards of sections under construction (CT-5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, fourth, frame, kind_of, second, third
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildDecision, read_action
from duomo.games.red_cathedral.modules.guilds.rules.shared import amount_words
from duomo.games.red_cathedral.rules.codes import CELLS, DONE, MATERIALS, RECOGNITION, RUBLES
from duomo.games.red_cathedral.rules.gains import offer, receive
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import ANY, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending

NO_CARD: Final = 4095
"""Placeholder for the second card of a draw of one."""
TAKEN: Final = 7
"""What was taken from a card: up to two materials, each as 1 + its number, the first lowest, base 7."""
DRAW_WORTH: Final = 0.7
"""For bots: worth of a card to be drawn."""
CARDS: Final = 100
"""Upper bound for the number of section cards, for observations."""


class Discards(Extra):
    """Section cards that were drawn; the deck is what is neither here nor in the cathedral."""

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = [] if cards is None else cards
        """In ascending order; never changed in place."""

    def copy(self) -> Discards:
        return Discards(self.cards)

    def key(self) -> tuple[object, ...]:
        return tuple(self.cards)


class MasterBuilders(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "master-builders", "CT-5.10", [2, 3, 0, 1])
        self.printed = TakePrinted(self)
        self.draw = DrawCards(self)
        self.section = ChooseOwnSection(self)
        self.decisions = [self.draw, self.printed, self.section]

    def discards(self, state: RedState) -> Discards:
        extra = state.extras[self.index]
        assert isinstance(extra, Discards)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Discards()

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        """CT-5.10. Before the draw only inventory room matters."""
        number = action - self.first_action + 1
        if number <= 2:
            return player.room > 0 and len(unused(values, state)) > 0
        if number == 3 and player.marker == 0:
            return False
        for cell in state.cells:
            if self.reward(values, state, action, cell):
                return True
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: a card, a2: two cards; a3: rubles, a4: half the recognition of an unfinished section."""
        number = action - self.first_action + 1
        if number <= 2:
            cards = min(number, len(unused(values, state)))
            state.stack.append(frame(self.draw.kind, cards, NO_CARD))
            return
        if number == 3:
            lose_recognition(player, 1)
            if log is not None:
                log.say("pay-recognition", state.active, {"recognition": 1})
        state.stack.append(frame(self.section.kind, action))

    def gains(self, action: int) -> int:
        """Return the resource that a3 and a4 give."""
        return RUBLES if action == self.first_action + 2 else RECOGNITION

    def reward(self, values: TableValues, state: RedState, action: int, cell: int) -> int:
        """a3: the rubles, a4: half the recognition, rounded down, printed on one of the player's unfinished
        sections."""
        if state.owner[cell] != state.active or state.done[cell]:
            return 0
        card = state.card[cell]
        if self.gains(action) == RUBLES:
            return values.card_rubles[card]
        return values.card_recognition[card] // 2

    # ---- for bots and views ----------------------------------------------------------------------

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        if seat == state.active:
            for top in state.stack:
                if kind_of(top) == self.draw.kind:
                    return DRAW_WORTH * (first(top) + 1)
        return 0.0

    def fields(self, values: TableValues) -> list[Field]:
        return [Field("discards", "cards", (CARDS,), 1, "section cards that were drawn")]

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        start = len(out)
        out.write(bytes(CARDS))
        for card in self.discards(state).cards:
            out[start + card] = 1

    def signs(self) -> list[Shown]:
        return [
            ([], ["cards", 2, ANY]),
            ([], ["cards", 3, ANY]),
            ([1, "recognition"], ["scaffold", "rubles"]),
            ([], ["scaffold", "½", "recognition"]),
        ]

    def table(self) -> GuildTable:
        from duomo.games.red_cathedral.modules.guilds.positions.master_builders import MasterBuildersTable

        return MasterBuildersTable(self)

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.master_builders import MasterBuildersWire

        return MasterBuildersWire()


def unused(values: TableValues, state: RedState) -> list[int]:
    """Section cards of the set that are not in the cathedral."""
    return [card for card in values.deal_cards if card not in state.card]


# ---- drawing cards -------------------------------------------------------------------------------


class DrawCards(GuildDecision):
    """Chance draws section cards. Frame: how many are left, the card drawn before or NO_CARD."""

    def __init__(self, guild: MasterBuilders) -> None:
        super().__init__(guild, "cards", "")
        self.builders = guild
        self.nature = True

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """CT-5.10. Draw from the deck; when it is empty the discards are shuffled, except a card just
        drawn."""
        left = [card for card in unused(values, state) if card != second(top)]
        discards = self.builders.discards(state).cards
        deck = [card for card in left if card not in discards]
        return [(self.first_move + card, 1) for card in (deck if deck else left)]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        card = move - self.first_move
        discards = self.builders.discards(state)
        before = second(top)
        if card in discards.cards:
            discards.cards = []
            if log is not None:
                log.say("reshuffle", -1)
        if log is not None:
            log.say("draw-card", state.active, {"card": values.card_names[card]})
        if first(top) > 1:
            state.stack.append(frame(self.kind, first(top) - 1, card))
            return
        drawn = [card] if before == NO_CARD else [before, card]
        discards.cards = sorted(set(discards.cards + drawn))
        other = drawn[1] if len(drawn) > 1 else NO_CARD
        state.stack.append(frame(self.builders.printed.kind, drawn[0], other))

    def own_moves(self, values: TableValues) -> int:
        return values.drawn_cards

    def texts(self, values: TableValues) -> dict[int, str]:
        return {
            self.first_move + card: f"draw {values.card_names[card]}" for card in range(values.drawn_cards)
        }

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        after = "" if second(top) == NO_CARD else f" after {values.card_names[second(top)]}"
        return f"cards {first(top)}{after}"

    def read(self, pending: Pending) -> int:
        left, before = pending.count(1, 2), NO_CARD
        if pending.words:
            pending.one_of(["after"])
            before = pending.one_of(pending.values.card_names)
        return frame(self.kind, left, before)


class TakePrinted(GuildDecision):
    """Take materials printed on drawn cards. Frame: first card, second card or NO_CARD, taken from each."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "printed", "decision-guild-printed")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for which in range(2):
            if may_take(top, which):
                for material in range(MATERIALS):
                    if printed_left(values, top, which, material) and fits(state, player, material):
                        moves.append(self.first_move + which * MATERIALS + material)
        moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        which, material = (move - self.first_move) // MATERIALS, (move - self.first_move) % MATERIALS
        top = state.stack.pop()
        receive(values, state, player, material, 1)
        if log is not None:
            log.say("take", state.active, {"resource": MATERIAL_NAMES[material], "amount": 1})
        codes = [third(top), fourth(top)]
        codes[which] = codes[which] * TAKEN + material + 1
        top = frame(self.kind, first(top), second(top), codes[0], codes[1])
        if may_take(top, 0) or may_take(top, 1):
            state.stack.append(top)

    def own_moves(self, values: TableValues) -> int:
        return 2 * MATERIALS

    def texts(self, values: TableValues) -> dict[int, str]:
        return {
            self.first_move + which * MATERIALS + material: f"card {which + 1} {MATERIAL_NAMES[material]}"
            for which in range(2)
            for material in range(MATERIALS)
        }

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        words = ["printed", values.card_names[first(top)], *taken_names(third(top))]
        if second(top) != NO_CARD:
            words += ["and", values.card_names[second(top)], *taken_names(fourth(top))]
        return " ".join(words)

    def read(self, pending: Pending) -> int:
        cards, codes = [NO_CARD, NO_CARD], [0, 0]
        for which in range(2):
            if which and not pending.words:
                break
            if which:
                pending.one_of(["and"])
            cards[which] = pending.one_of(pending.values.card_names)
            while pending.words and pending.words[0] != "and":
                codes[which] = codes[which] * TAKEN + pending.one_of(MATERIAL_NAMES) + 1
                if codes[which] >= TAKEN * TAKEN:
                    raise PositionError(f"{pending.place}: from a card two materials at most (CT-5.10).")
        return frame(self.kind, cards[0], cards[1], codes[0], codes[1])

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        top = stack[at]
        for card, code in ((first(top), third(top)), (second(top), fourth(top))):
            if card != NO_CARD and card in state.card:
                raise PositionError(f"{place}: {values.card_names[card]} is in the cathedral (CT-5.10).")
            for material in range(MATERIALS):
                count = taken_names(code).count(MATERIAL_NAMES[material])
                if card != NO_CARD and count > needed(values.card_cost[card], material):
                    raise PositionError(f"{place}: each printed icon is taken once (CT-5.10).")

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        which, material = (move - self.first_move) // MATERIALS, (move - self.first_move) % MATERIALS
        return say("move-guild-from-card", card=which + 1, material=MATERIAL_NAMES[material])


def taken(top: int, which: int) -> int:
    return fourth(top) if which else third(top)


def taken_count(code: int) -> int:
    return 0 if code == 0 else 1 if code < TAKEN else 2


def taken_names(code: int) -> list[str]:
    names: list[str] = []
    while code:
        names.insert(0, MATERIAL_NAMES[code % TAKEN - 1])
        code //= TAKEN
    return names


def may_take(top: int, which: int) -> bool:
    """a1: up to 2; a2: up to 2 from one card and up to 1 from the other."""
    if which == 1 and second(top) == NO_CARD:
        return False
    own, other = taken_count(taken(top, which)), taken_count(taken(top, 1 - which))
    return own == 0 or (own == 1 and other < 2)


def printed_left(values: TableValues, top: int, which: int, material: int) -> int:
    """Return the icons of a material on a card that have not been taken; each counts once."""
    cost = values.card_cost[second(top) if which else first(top)]
    return needed(cost, material) - (1 if taken(top, which) == material + 1 else 0)


def fits(state: RedState, player: Player, material: int) -> bool:
    return player.room > 0 and state.reserve[material] > 0


# ---- one of the player's sections ----------------------------------------------------------------


class ChooseOwnSection(GuildDecision):
    """a3, a4. Choose one of the player's unfinished sections. Frame: action."""

    def __init__(self, guild: MasterBuilders) -> None:
        super().__init__(guild, "own-section", "decision-guild-own-section")
        self.builders = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for cell in state.cells:
            if self.builders.reward(values, state, first(top), cell):
                moves.append(self.first_move + cell)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        action = first(state.stack.pop())
        cell = move - self.first_move
        if log is not None:
            log.say("own-section", state.active, {"section": section_name(cell)})
        offer(state, [self.builders.gains(action), self.builders.reward(values, state, action, cell)])

    def own_moves(self, values: TableValues) -> int:
        return CELLS

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first_move + cell: f"section {section_name(cell)}" for cell in range(CELLS)}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"own-section {values.action_names[first(top)]}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, read_action(pending, self.owner))

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        cell, action = move - self.first_move, first(top)
        amount = self.builders.reward(values, state, action, cell)
        gain = amount_words(self.builders.gains(action), amount)
        return say("move-guild-section", section=section_name(cell), gain=gain)
