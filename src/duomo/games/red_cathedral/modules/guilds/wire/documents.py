"""The guilds in documents: their decisions, their moves, and what each of them keeps beside the market."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

import msgspec

from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.wire.base import Decision, Move, ScoringLine
from duomo.games.red_cathedral.wire.names import Amount, Gem, Half, Material, Party, SectionName, SlotName

# ---- decisions -----------------------------------------------------------------------------------


class DiamondDecision(Decision, tag="diamond"):
    """CT-5.2. What a delivered diamond stands for."""

    left: int
    begun: bool


class DiamondGemsDecision(Decision, tag="diamond-gems"):
    """CT-5.2. Gems, some of them diamonds."""

    section: SectionName
    left: int
    green: int
    purple: int
    """Diamonds that stand for green and for purple gems."""


class HandOverDecision(Decision, tag="hand-over"):
    """Materials for an action of the guild."""

    action: str
    materials: list[Material]
    """What the card shows; nothing: any."""
    given: int


class WeaveDecision(Decision, tag="weave"):
    """CT-5.3. Own tiles."""

    times: int
    left: int
    slots: list[SlotName]
    """Those activated already."""


class BorrowDecision(Decision, tag="borrow"):
    """CT-5.3. A tile of another party."""

    party: Party


class WalkDecision(Decision, tag="walk"):
    """CT-5.4. How far the foreman goes."""

    action: str


class WhoseDecision(Decision, tag="whose"):
    """Another party."""

    action: str


class SpaceDecision(Decision, tag="space"):
    """CT-5.9, CT-5.11. A space of the market."""

    times_dice: bool
    needs_die: bool


class OneActionDecision(Decision, tag="one-action"):
    """CT-5.9, CT-5.11. An action of a card in play."""

    of_four: bool
    """The guild's own card counts, too."""


class ContractsDecision(Decision, tag="contracts"):
    """CT-5.9. Nature draws contracts."""

    left: int


class ReturnContractDecision(Decision, tag="return-contract"):
    """CT-5.9. A contract of the full hand goes under the deck."""


class KeepContractDecision(Decision, tag="keep-contract"):
    """CT-5.9. One of the contracts drawn."""


class CardsDecision(Decision, tag="cards"):
    """CT-5.10. Nature draws section cards."""

    left: int
    after: str | None


class DrawnCard(msgspec.Struct):
    card: str
    taken: list[Material]


class PrintedDecision(Decision, tag="printed"):
    """CT-5.10. Materials printed on the cards drawn."""

    cards: list[DrawnCard]


class OwnSectionDecision(Decision, tag="own-section"):
    """CT-5.10. One of the player's unfinished sections."""

    action: str


class ChooseButtressDecision(Decision, tag="choose-buttress"):
    """CT-5.11. A buttress on offer."""


Decisions = (
    DiamondDecision
    | DiamondGemsDecision
    | HandOverDecision
    | WeaveDecision
    | BorrowDecision
    | WalkDecision
    | WhoseDecision
    | SpaceDecision
    | OneActionDecision
    | ContractsDecision
    | ReturnContractDecision
    | KeepContractDecision
    | CardsDecision
    | PrintedDecision
    | OwnSectionDecision
    | ChooseButtressDecision
)

# ---- the scoring ---------------------------------------------------------------------------------


class ContractLine(ScoringLine, tag="contract"):
    """CT-5.12. It counts before the markers go back, so that the track has it already."""

    rule: str
    contract: str
    party: int
    prestige: int


# ---- moves ---------------------------------------------------------------------------------------


class DiamondMove(Move, tag="diamond"):
    """CT-5.2. The next delivery is a diamond, or a gem to be set is one."""

    stands_for: Gem | None


class PartyMove(Move, tag="party"):
    """Another party."""

    party: Party


class ForemanMove(Move, tag="foreman"):
    """CT-5.4. So far, to the tower where he ends."""

    steps: int
    tower: int


class ContractMove(Move, tag="contract"):
    """CT-5.9. Keep it, or put it under the deck."""

    contract: str


class SpaceMove(Move, tag="space"):
    """CT-5.9, CT-5.11. What the resource tile of a space shows."""

    space: int
    brings: list[Amount]


class ActionMove(Move, tag="action"):
    """CT-5.9, CT-5.11. An action of a card in play."""

    quadrant: int
    half: Half


class CardMove(Move, tag="card"):
    """CT-5.10. A material printed on the first or second card drawn."""

    card: int
    material: Material


class SectionMove(Move, tag="section"):
    """CT-5.10."""

    section: SectionName


class ButtressMove(Move, tag="buttress"):
    """CT-5.11. One on offer."""

    buttress: str


class UseMove(Move, tag="use"):
    """CT-5.11. One of the player's buttresses."""

    buttress: str


Moves = (
    DiamondMove
    | PartyMove
    | ForemanMove
    | ContractMove
    | SpaceMove
    | ActionMove
    | CardMove
    | SectionMove
    | ButtressMove
    | UseMove
)

# ---- what they keep ------------------------------------------------------------------------------

if TYPE_CHECKING:
    Guilds = GuildBoard
else:
    # Each guild says in `positions/<guild>.py` what it keeps; the tag tells them apart.
    Guilds = reduce(or_, [kind for make in CLASSES if (kind := make(0).table().document) is not None])
