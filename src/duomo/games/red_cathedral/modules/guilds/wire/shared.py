"""Documents of decisions, moves and events that several guilds share."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.state import first, second, third
from duomo.games.red_cathedral.modules.guilds.rules.shared import ChooseSpace, UseOneAction
from duomo.games.red_cathedral.rules.codes import QUADRANTS
from duomo.games.red_cathedral.rules.names import names_of
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire import decisions, making
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move
from duomo.games.red_cathedral.wire.names import Amount, Half, Material, Party
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import SPACE_NAMES, numbered
from duomo.games.red_cathedral.wire.printed import Printed


class HandOverDecision(Decision, tag="hand-over"):
    """Give materials for an action of the guild."""

    action: str
    materials: list[Material]
    """The materials on the card; empty: any."""
    given: int


class WhoseDecision(Decision, tag="whose"):
    """Choose another party."""

    action: str


class SpaceDecision(Decision, tag="space"):
    """CT-5.9, CT-5.11. Choose a space of the market."""

    times_dice: bool
    needs_die: bool


class OneActionDecision(Decision, tag="one-action"):
    """CT-5.9, CT-5.11. Choose an action of a card in play."""

    of_four: bool
    """The guild's own card counts too."""


class PartyMove(Move, tag="party"):
    """Choose another party."""

    party: Party


class SpaceMove(Move, tag="space"):
    """CT-5.9, CT-5.11. Take what the resource tile of a space shows."""

    space: int
    brings: list[Amount]


class ActionMove(Move, tag="action"):
    """CT-5.9, CT-5.11. Use an action of a card in play."""

    quadrant: int
    half: Half


class PayRecognitionFact(Fact, tag="pay-recognition"):
    """CT-5.9, CT-5.10."""

    recognition: int


class ChooseSpaceFact(Fact, tag="choose-space"):
    """CT-5.9, CT-5.11."""

    space: int
    times: int


def action_of(printed: Printed, top: int) -> str:
    """Return the guild's action that a decision belongs to."""
    return printed.values.action_names[first(top)]


def hand_over(printed: Printed, state: RedState, top: int) -> HandOverDecision:
    shown: list[Any] = names_of(second(top))
    return HandOverDecision(action_of(printed, top), shown, third(top))


def market_space(space: int, at: Position) -> SpaceMove:
    times = at.state.dice_on[space] if first(at.top) else 1
    return SpaceMove(space + 1, at.stall(space, times))


DECISIONS: dict[str, decisions.Maker] = {
    "hand-over": hand_over,
    "whose": lambda printed, state, top: WhoseDecision(action_of(printed, top)),
    "space": lambda printed, state, top: SpaceDecision(bool(first(top)), bool(second(top))),
    "one-action": lambda printed, state, top: OneActionDecision(bool(first(top))),
}
MOVES: dict[str, making.Maker] = {
    "whose": lambda seat, at: PartyMove(at.party(seat)),
    "space": market_space,
    "one-action": lambda place, at: ActionMove(place // 2 + 1, making.HALVES[place % 2]),
}


def meant(at: Position, piece: Piece) -> int | None:
    """Return the move meant by a click at decisions that guilds share."""
    asked = at.decision
    match piece:
        case Piece("space" | "tile", name) if isinstance(asked, ChooseSpace):
            return numbered(asked.first_move, SPACE_NAMES, name)
        case Piece("act", name, half) if isinstance(asked, UseOneAction) and half in making.HALVES:
            which = numbered(0, SPACE_NAMES[:QUADRANTS], name)
            return None if which is None else asked.first_move + which * 2 + making.HALVES.index(half)
    return None
