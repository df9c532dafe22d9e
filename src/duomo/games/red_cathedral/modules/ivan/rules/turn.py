"""Ivan's turn, step by step (RC-11.4, RC-11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.ivan.rules import cards
from duomo.games.red_cathedral.modules.ivan.rules.choices import claimable, decorable, next_ornament
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    BUILD_CARD,
    CARD_NAMES,
    CLAIM_CARD,
    DEAL_TILES,
    INVENTORY_CARD,
    IVAN,
    RECOGNITION_CARD,
    TRANSPORT_CARD,
)
from duomo.games.red_cathedral.modules.ivan.rules.market import move_die, take_recognition
from duomo.games.red_cathedral.modules.ivan.rules.own import IvanDecision
from duomo.games.red_cathedral.modules.ivan.rules.recruit import recruit
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.codes import DICE, FACES, ROLLED
from duomo.games.red_cathedral.rules.market import ROLLS, check_one_space, dice_at, lowest, other_die
from duomo.games.red_cathedral.rules.names import DIE_NAMES, ORNAMENT_NAMES, dice_names, section_name
from duomo.games.red_cathedral.rules.packed import set_of, without_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.turn import turn_over
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

# ---- the ornament step ---------------------------------------------------------------------------


def begin(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. Start Ivan's turn. If all tiles are face down, the ornament step and new tiles come first."""
    if ivan.face_up:
        use_card(values, state, solo, ivan, log)
        return
    cells = decorable(values, state)
    if len(cells) > 1:
        state.stack.append(frame(solo.decorated))
        return
    if cells:
        decorate(values, state, cells[0], log)
    elif log is not None:
        kind = next_ornament(state)
        name = ORNAMENT_NAMES[kind] if kind >= 0 else "none"
        log.say("ivan-no-ornament", IVAN, {"ornament": name, "rule": "RC-11.5"})
    reshuffle(state, solo, ivan, log)


def decorate(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-11.5. Place the next ornament for free; gain 1 prestige."""
    player = state.players[IVAN]
    kind = next_ornament(state)
    player.ornaments = replaced(player.ornaments, kind, player.ornaments[kind] - 1)
    player.placed += 1
    state.ornament = replaced(state.ornament, cell, IVAN)
    gain_prestige(values, player, 1)
    if log is not None:
        facts: dict[str, int | str] = {"ornament": ORNAMENT_NAMES[kind], "section": section_name(cell)}
        facts["prestige"] = 1
        log.say("ivan-decorates", IVAN, facts)


def reshuffle(state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. Shuffle Ivan's tiles and lay them face up on the row."""
    ivan.tiles = []
    state.stack.append(frame(solo.deal, DEAL_TILES))
    if log is not None:
        log.say("ivan-reshuffles", IVAN)


# ---- the card ------------------------------------------------------------------------------------


def use_card(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. Use the leftmost card with a face-up tile: its die, then its action."""
    place = ivan.next_place()
    card, die = ivan.row[place], ivan.tiles[place]
    ivan.face_up = without_bit(ivan.face_up, place)
    if log is not None:
        log.say("ivan-card", IVAN, {"card": CARD_NAMES[card], "place": place + 1, "die": DIE_NAMES[die]})
    space = move_die(state, die, card, log)
    if space < 0:
        act(values, state, solo, ivan, place, log)
    else:
        take_recognition(values, state, solo, space, card, log)
        state.stack.append(frame(solo.roll, dice_at(state, space), place))


class IvanRolls(IvanDecision):
    """RC-11.4. Chance rolls the dice of a mask, lowest first; then comes the action of a card. Frame: mask,
    place."""

    def __init__(self, solo: Solo) -> None:
        super().__init__(solo, "solo roll", "RC-11.4")

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        return ROLLS[lowest(first(top))]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Roll one die of the space at a time; after the last, do the card's action."""
        top = state.stack.pop()
        die, face = (move - ROLLED) // FACES, (move - ROLLED) % FACES + 1
        state.die_face = replaced(state.die_face, die, face)
        if log is not None:
            log.say("roll", IVAN, {"die": DIE_NAMES[die], "face": face})
        mask = without_bit(first(top), die)
        if mask:
            state.stack.append(frame(self.kind, mask, second(top)))
        else:
            act(values, state, self.solo, self.own(state), second(top), log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if ROLLED <= move < ROLLED + (DICE + 1) * FACES:
            return other_die(lowest(first(top)), move)
        return self.not_now(move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return " ".join([self.name, *dice_names(first(top))])

    def read(self, pending: Pending) -> int:
        mask = set_of([DIE_NAMES.index(die) for die in pending.names(pending.dice)])
        return frame(self.kind, mask, max(self.own(pending.state).face_down() - 1, 0))

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        if state.active != IVAN:
            raise PositionError(f"{place}: this belongs to Ivan's turn (RC-11.4).")
        mask, ivan = first(stack[at]), self.own(state)
        check_one_space(place, state, mask)
        turned = ivan.face_down()
        if turned == 0 or state.die_space[ivan.tiles[turned - 1]] != state.die_space[lowest(mask)]:
            raise PositionError(f"{place}: those are not the dice that his die has reached (RC-11.4).")


def act(
    values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, place: int, log: Log | None
) -> None:
    """RC-11.7, CT-6.3. Do the action of a card; then Ivan's turn is over, unless the player has to choose
    first."""
    card = ivan.row[place]
    if card == RECOGNITION_CARD:
        cards.recognition(state, log)
    elif card == INVENTORY_CARD:
        cards.take_materials(state, ivan, log)
    elif card == TRANSPORT_CARD:
        cards.transport(ivan, log)
    elif card == BUILD_CARD:
        cards.build(values, state, ivan, log)
    elif card == CLAIM_CARD:
        cells = claimable(state) if state.players[IVAN].banners() else []
        if len(cells) > 1:
            state.stack.append(frame(solo.claimed))
            return
        if cells:
            cards.claim(values, state, cells[0], log)
        else:
            why = "no-section" if state.players[IVAN].banners() else "no-banner"
            cards.skip(CLAIM_CARD, why, log)
    elif solo.contractors is not None and recruit(values, state, solo, ivan, log):
        return  # chance refills the region first
    turn_over(values, state, log)
