"""From the guilds to their documents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from duomo.core.engine.event import Event
from duomo.core.view import Eyes
from duomo.core.wire import Remembered
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.modules.guilds.wire.documents import (
    ActionMove,
    BorrowDecision,
    ButtressMove,
    CardMove,
    CardsDecision,
    ChooseButtressDecision,
    ContractLine,
    ContractMove,
    ContractsDecision,
    Decisions,
    DiamondDecision,
    DiamondGemsDecision,
    DiamondMove,
    DrawnCard,
    ForemanMove,
    Guilds,
    HandOverDecision,
    KeepContractDecision,
    Moves,
    OneActionDecision,
    OwnSectionDecision,
    PartyMove,
    PrintedDecision,
    ReturnContractDecision,
    SectionMove,
    SpaceDecision,
    SpaceMove,
    UseMove,
    WalkDecision,
    WeaveDecision,
    WhoseDecision,
)
from duomo.games.red_cathedral.modules.guilds.wire.events import Facts
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, moves
from duomo.games.red_cathedral.wire.base import ScoringLine
from duomo.games.red_cathedral.wire.decisions import given_so_far
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.moves import ActivateMove, Position, activated
from duomo.games.red_cathedral.wire.printed import Printed

# ---- decisions -----------------------------------------------------------------------------------


def hand_over(words: list[str], printed: Printed) -> HandOverDecision:
    shown, given = given_so_far(words[1:])
    return HandOverDecision(words[0], shown, given)


def weave(words: list[Any], printed: Printed) -> WeaveDecision:
    return WeaveDecision(int(words[0]), int(words[1]), words[2:])


def borrow(words: list[Any], printed: Printed) -> BorrowDecision:
    return BorrowDecision(words[0])


def space(words: list[str], printed: Printed) -> SpaceDecision:
    return SpaceDecision(words[0] == "times-dice", words[0] != "any")


def cards(words: list[str], printed: Printed) -> CardsDecision:
    return CardsDecision(int(words[0]), words[2] if len(words) > 2 else None)


def printed_cards(words: list[Any], printed: Printed) -> PrintedDecision:
    """`printed base-01 wood and dome-03 gold gold`."""
    if "and" not in words:
        return PrintedDecision([DrawnCard(words[0], words[1:])])
    at = words.index("and")
    return PrintedDecision([DrawnCard(words[0], words[1:at]), DrawnCard(words[at + 1], words[at + 2 :])])


DECISIONS: dict[str, decisions.Maker] = {
    "diamond": lambda words, printed: DiamondDecision(int(words[0]), "begun" in words),
    "diamond-gems": lambda words, printed: DiamondGemsDecision(
        words[0], int(words[1]), int(words[2]), int(words[3])
    ),
    "hand-over": hand_over,
    "weave": weave,
    "borrow": borrow,
    "walk": lambda words, printed: WalkDecision(words[0]),
    "whose": lambda words, printed: WhoseDecision(words[0]),
    "space": space,
    "one-action": lambda words, printed: OneActionDecision("of-four" in words),
    "contracts": lambda words, printed: ContractsDecision(int(words[0])),
    "return-contract": lambda words, printed: ReturnContractDecision(),
    "keep-contract": lambda words, printed: KeepContractDecision(),
    "cards": cards,
    "printed": printed_cards,
    "own-section": lambda words, printed: OwnSectionDecision(words[0]),
    "choose-buttress": lambda words, printed: ChooseButtressDecision(),
}

# ---- moves ---------------------------------------------------------------------------------------


def diamond(words: list[Any], at: Position) -> DiamondMove:
    return DiamondMove(words[0] if words else None)


def foreman(words: list[str], at: Position) -> ForemanMove:
    """CT-5.4. From the last tower on to the first."""
    guild, steps = guild_of(at.values), int(words[0])
    assert isinstance(guild, Foremen)
    tower = (guild.foreman(at.state).tower + steps) % len(at.state.heights)
    return ForemanMove(steps, tower + 1)


def market_space(words: list[str], at: Position) -> SpaceMove:
    chosen = int(words[0])
    times = isinstance(at.top, SpaceDecision) and at.top.times_dice
    return SpaceMove(chosen, at.stall(chosen - 1, at.state.dice_on[chosen - 1] if times else 1))


def action(words: list[Any], at: Position) -> ActionMove:
    return ActionMove(int(words[0]), words[1])


def card(words: list[Any], at: Position) -> CardMove:
    return CardMove(int(words[0]), words[1])


def activate(words: list[str], at: Position) -> ActivateMove:
    """CT-5.3. A borrowed tile is another party's."""
    seat = at.state.active
    if isinstance(at.top, BorrowDecision):
        seat = [at.party(one) for one in range(len(at.state.players))].index(at.top.party)
    return activated(at, seat, words[0])


MOVES: dict[str, moves.Maker] = {
    "diamond": diamond,
    "party": lambda words, at: PartyMove(at.party(int(words[0]) - 1)),
    "foreman": foreman,
    "contract": lambda words, at: ContractMove(words[0]),
    "space": market_space,
    "action": action,
    "card": card,
    "section": lambda words, at: SectionMove(words[0]),
    "buttress": lambda words, at: ButtressMove(words[0]),
    "use": lambda words, at: UseMove(words[0]),
    "activate": activate,
}

# ---- what they keep ------------------------------------------------------------------------------


class GuildsWire(ModuleWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (*get_args(Decisions), *get_args(Moves), *get_args(Facts), ContractLine)
    field = "guild", Guilds

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> GuildBoard | None:
        """What the guild in play keeps, as far as a seat sees it. Some guilds keep nothing."""
        return guild_of(values).table().board(values, state, Eyes(seat, state.active, OF_TABLE, OF_PLAYER))

    def secret(self) -> bool:
        return True

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """CT-5.9: the contracts of others are secret, so only those in the seat's own hand count."""
        guild = guild_of(values)
        if isinstance(guild, Archivists):
            archive = guild.archive(state)
            archive.hands = [hand if party == seat else 0 for party, hand in enumerate(archive.hands)]

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """CT-5.12. Contracts, which change the position beforehand: what was said of them."""
        return [
            ContractLine(
                str(event.data["rule"]), str(event.data["contract"]), event.seat, int(event.data["prestige"])
            )
            for event in events
            if event.kind == "score-contract"
        ]


WIRE = GuildsWire()
