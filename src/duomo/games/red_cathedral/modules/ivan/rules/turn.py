"""Ivan's turn, step by step (RC-11.4, RC-11.5)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.ivan.rules import cards
from duomo.games.red_cathedral.modules.ivan.rules.choices import (
    claimable,
    decorable,
    next_ornament,
    start_base,
)
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    BUILD_CARD,
    CARD_NAMES,
    CHOOSE_CLAIMED,
    CHOOSE_DECORATED,
    CLAIM_CARD,
    DEAL,
    DEAL_CARDS,
    DEAL_SPECIALISTS,
    DEAL_TILES,
    INVENTORY_CARD,
    IVAN,
    IVAN_ROLL,
    LAY_SOLO_CARD,
    LAY_SOLO_TILE,
    RECOGNITION_CARD,
    TRANSPORT_CARD,
)
from duomo.games.red_cathedral.modules.ivan.rules.market import move_die, take_recognition
from duomo.games.red_cathedral.modules.ivan.rules.recruit import draw, draws, first_contractor, recruit
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.codes import FACES, ROLLED
from duomo.games.red_cathedral.rules.market import dice_at
from duomo.games.red_cathedral.rules.names import DIE_NAMES, ORNAMENT_NAMES, section_name
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.turn import turn_over
from duomo.games.red_cathedral.rules.values import TableValues

# ---- his row -------------------------------------------------------------------------------------


def left_to_deal(state: RedState, solo: Solo, ivan: IvanExtra, top: int) -> list[tuple[int, int]]:
    """RC-11.2, RC-11.4. Cards or tiles that nature has not laid yet, each with the same weight."""
    if first(top) == DEAL_CARDS:
        return [(LAY_SOLO_CARD + card, 1) for card in solo.cards if card not in ivan.row]
    if first(top) == DEAL_TILES:
        return [(LAY_SOLO_TILE + die, 1) for die in solo.dice if die not in ivan.tiles]
    assert solo.contractors is not None
    return draws(solo.contractors.region(state))


def deal(
    values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, move: int, log: Log | None
) -> None:
    """One piece; after the last of them his turn, or the set-up, goes on."""
    if first(state.stack[-1]) == DEAL_SPECIALISTS:
        assert solo.contractors is not None
        if draw(solo.contractors.printed, state, solo.contractors.region(state), move, log):
            turn_over(values, state, log)
    elif lay(state, ivan, move, len(solo.cards), log):
        if state.active == IVAN:
            use_card(values, state, solo, ivan, log)
        else:
            start_claim(values, state, solo, ivan, log)


def lay(state: RedState, ivan: IvanExtra, move: int, count: int, log: Log | None) -> bool:
    """RC-11.2, RC-11.4. One card or tile; whether the row is complete now."""
    top = state.stack.pop()
    step, place = first(top), second(top)
    if step == DEAL_CARDS:
        ivan.row = [*ivan.row, move - LAY_SOLO_CARD]
        if log is not None:
            card = CARD_NAMES[move - LAY_SOLO_CARD]
            log.say("lay-solo-card", IVAN, {"place": place + 1, "card": card})
    else:
        ivan.tiles = [*ivan.tiles, move - LAY_SOLO_TILE]
        ivan.face_up |= 1 << place
        if log is not None:
            card = CARD_NAMES[ivan.row[place]]
            log.say("lay-solo-tile", IVAN, {"card": card, "die": DIE_NAMES[move - LAY_SOLO_TILE]})
    if place + 1 < count:
        state.stack.append(frame(DEAL, step, place + 1))
        return False
    if step == DEAL_CARDS:
        state.stack.append(frame(DEAL, DEAL_TILES))
        return False
    return True


def start_claim(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.3, CT-6.2. With his sixth banner, before the first turn; a contractor goes with it."""
    cards.put_banner(values, state, start_base(values, state), 0, log)
    if solo.contractors is not None:
        first_contractor(solo.contractors.printed, solo.contractors.region(state), ivan, log)


# ---- the ornament step ---------------------------------------------------------------------------


def begin(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. With all tiles face down the ornament step and new tiles come first."""
    if ivan.face_up:
        use_card(values, state, solo, ivan, log)
        return
    cells = decorable(values, state)
    if len(cells) > 1:
        state.stack.append(frame(CHOOSE_DECORATED))
        return
    if cells:
        decorate(values, state, cells[0], log)
    elif log is not None:
        kind = next_ornament(state)
        name = ORNAMENT_NAMES[kind] if kind >= 0 else "none"
        log.say("ivan-no-ornament", IVAN, {"ornament": name, "rule": "RC-11.5"})
    reshuffle(state, ivan, log)


def decorate(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-11.5. The next ornament, for nothing; 1 prestige."""
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


def reshuffle(state: RedState, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. His tiles are shuffled and laid face up over the row."""
    ivan.tiles = []
    state.stack.append(frame(DEAL, DEAL_TILES))
    if log is not None:
        log.say("ivan-reshuffles", IVAN)


# ---- the card ------------------------------------------------------------------------------------


def use_card(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.4. The leftmost card with a face-up tile: its die, then its action."""
    place = ivan.next_place()
    card, die = ivan.row[place], ivan.tiles[place]
    ivan.face_up &= ~(1 << place)
    if log is not None:
        log.say("ivan-card", IVAN, {"card": CARD_NAMES[card], "place": place + 1, "die": DIE_NAMES[die]})
    space = move_die(state, die, card, log)
    if space < 0:
        act(values, state, solo, ivan, place, log)
    else:
        take_recognition(values, state, solo, space, card, log)
        state.stack.append(frame(IVAN_ROLL, dice_at(state, space), place))


def roll(
    values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, move: int, log: Log | None
) -> None:
    """RC-11.4. One die of the space at a time; after the last, the card's action."""
    top = state.stack.pop()
    die, face = (move - ROLLED) // FACES, (move - ROLLED) % FACES + 1
    state.die_face = replaced(state.die_face, die, face)
    if log is not None:
        log.say("roll", IVAN, {"die": DIE_NAMES[die], "face": face})
    mask = first(top) & ~(1 << die)
    if mask:
        state.stack.append(frame(IVAN_ROLL, mask, second(top)))
    else:
        act(values, state, solo, ivan, second(top), log)


def act(
    values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, place: int, log: Log | None
) -> None:
    """RC-11.7, CT-6.3. The action of a card; then his turn is over, unless the player has to choose first."""
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
            state.stack.append(frame(CHOOSE_CLAIMED))
            return
        if cells:
            cards.claim(values, state, cells[0], log)
        else:
            why = "no-section" if state.players[IVAN].banners() else "no-banner"
            cards.skip(CLAIM_CARD, why, log)
    elif solo.contractors is not None and recruit(values, state, solo.contractors, ivan, log):
        return  # nature refills the region first
    turn_over(values, state, log)


# ---- the player's choices ------------------------------------------------------------------------


def choices(values: TableValues, state: RedState, kind: int) -> list[int]:
    """The sections among which the player chooses for Ivan."""
    return decorable(values, state) if kind == CHOOSE_DECORATED else claimable(state)


def chosen(values: TableValues, state: RedState, ivan: IvanExtra, cell: int, log: Log | None) -> None:
    """RC-11.5, RC-11.7. Ivan does what the player chose, and his turn goes on."""
    if state.stack.pop() & 63 == CHOOSE_DECORATED:
        decorate(values, state, cell, log)
        reshuffle(state, ivan, log)
    else:
        cards.claim(values, state, cell, log)
        turn_over(values, state, log)
