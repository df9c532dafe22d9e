"""Claiming a section (RC-5, RC-8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import (
    BANNER,
    CLAIM,
    FROM_RULER,
    FROM_WHITE,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    LEVELS,
    NO_TILE,
    PLACE,
    SET_GEMS,
    WHITE_1,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending


def available(state: RedState, cell: int) -> bool:
    """RC-5.1. True if it has no banner and is a base or the section directly below has one."""
    return state.owner[cell] < 0 and (cell % LEVELS == 0 or state.owner[cell - 1] >= 0)


def legal_claims(state: RedState, player: Player, moves: list[int]) -> None:
    """RC-5.1. Each tower has at most one available section: the lowest without a banner."""
    if player.banners() == 0:
        return
    for tower in range(len(state.heights)):
        cell = tower * LEVELS
        end = cell + state.heights[tower]
        while cell < end:
            if state.owner[cell] < 0:
                moves.append(CLAIM + cell)
                break
            cell += 1


def play_claim(values: TableValues, state: RedState, player: Player, cell: int, log: Log | None) -> None:
    """RC-5.2. Standard board: banners from the inventory come first. Advanced board: the player chooses."""
    if values.advanced:
        state.stack.append(frame(BANNER, cell))
    else:
        if player.ruler > 0:
            player.ruler -= 1
            player.room += 1
        else:
            player.spare -= 1
        put_banner(values, state, cell, log)


class ChooseBanner(Decision):
    """RC-5.2. Choose the banner for a claim, on the advanced board. Frame: cell."""

    def __init__(self) -> None:
        super().__init__("banner", "RC-5.2")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """From the inventory or from a white slot."""
        if player.ruler > 0:
            moves.append(FROM_RULER)
        if player.holds[WHITE_1] == HOLDS_BANNER:
            moves.append(FROM_WHITE)
        if player.holds[WHITE_2] == HOLDS_BANNER:
            moves.append(FROM_WHITE + 1)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        cell = first(state.stack.pop())
        if move == FROM_RULER:
            player.ruler -= 1
            player.room += 1
        else:
            player.holds = replaced(player.holds, move - FROM_WHITE, HOLDS_NOTHING)
        put_banner(values, state, cell, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if FROM_RULER <= move < SET_GEMS:
            return Refusal("rc-no-banner-there", "RC-5.2")
        return self.not_now(move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"banner {section_name(first(top))}"

    def read(self, pending: Pending) -> int:
        return frame(BANNER, pending.cell())

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        """Check the board: only the advanced one gives a choice of banner."""
        cell = first(stack[at])
        if not values.advanced:
            raise PositionError(f"{place}: the standard board leaves no choice of banner (RC-5.2).")
        if not available(state, cell):
            raise PositionError(f"{place}: section {section_name(cell)} is not available (RC-5.1).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-rc-banner", section=section_name(first(top)))


def put_banner(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-5.2. Put the banner on the section; its tile then needs a slot (RC-5.3)."""
    state.owner = replaced(state.owner, cell, state.active)
    tile = state.tile[cell]
    state.tile = replaced(state.tile, cell, NO_TILE)
    if log is not None:
        data: dict[str, int | str] = {"section": section_name(cell)}
        if tile >= 0:
            data["tile"] = values.tile_names[tile]
        log.say("claim", state.active, data)
    for module in values.modules:
        module.claimed(values, state, cell, log)
    if tile >= 0:
        state.stack.append(frame(PLACE, tile))


def no_claim(state: RedState, player: Player, cell: int) -> Refusal:
    """Explain why a section cannot be claimed."""
    if state.card[cell] < 0:
        return Refusal("rc-no-such-section", "RC-1.7", {"section": section_name(cell)})
    if player.banners() == 0:
        return Refusal("rc-no-banner-left", "RC-5.1")
    if not available(state, cell) and state.owner[cell] >= 0:
        return Refusal("rc-already-claimed", "RC-5.1", {"section": section_name(cell)})
    return Refusal(
        "rc-claim-below-first", "RC-5.1", {"section": section_name(cell), "below": section_name(cell - 1)}
    )
