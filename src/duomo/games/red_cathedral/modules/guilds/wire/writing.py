"""From the guilds to their documents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from duomo.core.engine.event import Event
from duomo.core.engine.state import first, fourth, second, third
from duomo.core.view import Eyes
from duomo.core.wire import Remembered
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import party_name
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import DeliverDiamond, Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import NO_CARD, taken_names
from duomo.games.red_cathedral.modules.guilds.rules.shared import ChooseSpace, UseOneAction
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
from duomo.games.red_cathedral.rules.codes import MATERIALS, QUADRANTS
from duomo.games.red_cathedral.rules.names import SLOT_NAMES, names_of, section_name
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, making
from duomo.games.red_cathedral.wire.base import ScoringLine
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import CELL_NAMES, SPACE_NAMES, delivery, numbered
from duomo.games.red_cathedral.wire.printed import Printed

# ---- decisions -----------------------------------------------------------------------------------


def hand_over(printed: Printed, state: RedState, top: int) -> HandOverDecision:
    shown: list[Any] = names_of(second(top))
    return HandOverDecision(printed.values.action_names[first(top)], shown, third(top))


def weave(printed: Printed, state: RedState, top: int) -> WeaveDecision:
    slots: list[Any] = [name for slot, name in enumerate(SLOT_NAMES) if has_bit(third(top), slot)]
    return WeaveDecision(first(top), second(top), slots)


def borrow(printed: Printed, state: RedState, top: int) -> BorrowDecision:
    party: Any = party_name(printed.values, state, first(top))
    return BorrowDecision(party)


def cards(printed: Printed, state: RedState, top: int) -> CardsDecision:
    after = None if second(top) == NO_CARD else printed.values.card_names[second(top)]
    return CardsDecision(first(top), after)


def printed_cards(printed: Printed, state: RedState, top: int) -> PrintedDecision:
    drawn = [(first(top), third(top)), (second(top), fourth(top))]
    names = printed.values.card_names
    return PrintedDecision([drawn_card(names[card], code) for card, code in drawn if card != NO_CARD])


def drawn_card(name: str, code: int) -> DrawnCard:
    taken: list[Any] = taken_names(code)
    return DrawnCard(name, taken)


def action_of(printed: Printed, top: int) -> str:
    """The action of the guild that a decision belongs to."""
    return printed.values.action_names[first(top)]


DECISIONS: dict[str, decisions.Maker] = {
    "diamond": lambda printed, state, top: DiamondDecision(first(top), bool(second(top))),
    "diamond-gems": lambda printed, state, top: DiamondGemsDecision(
        section_name(first(top)), second(top), third(top), fourth(top)
    ),
    "hand-over": hand_over,
    "weave": weave,
    "borrow": borrow,
    "walk": lambda printed, state, top: WalkDecision(action_of(printed, top)),
    "whose": lambda printed, state, top: WhoseDecision(action_of(printed, top)),
    "space": lambda printed, state, top: SpaceDecision(bool(first(top)), bool(second(top))),
    "one-action": lambda printed, state, top: OneActionDecision(bool(first(top))),
    "contracts": lambda printed, state, top: ContractsDecision(first(top)),
    "return-contract": lambda printed, state, top: ReturnContractDecision(),
    "keep-contract": lambda printed, state, top: KeepContractDecision(),
    "cards": cards,
    "printed": printed_cards,
    "own-section": lambda printed, state, top: OwnSectionDecision(action_of(printed, top)),
    "choose-buttress": lambda printed, state, top: ChooseButtressDecision(),
}

# ---- moves ---------------------------------------------------------------------------------------


def foreman(which: int, at: Position) -> ForemanMove:
    """CT-5.4. From the last tower on to the first."""
    guild, steps = guild_of(at.values), which + 1
    assert isinstance(guild, Foremen)
    tower = (guild.foreman(at.state).tower + steps) % len(at.state.heights)
    return ForemanMove(steps, tower + 1)


def market_space(space: int, at: Position) -> SpaceMove:
    times = at.state.dice_on[space] if first(at.top) else 1
    return SpaceMove(space + 1, at.stall(space, times))


def card(which: int, at: Position) -> CardMove:
    drawn, material = divmod(which, MATERIALS)
    return CardMove(drawn + 1, making.RESOURCES[material])


def contract(which: int, at: Position) -> ContractMove:
    guild = guild_of(at.values)
    assert isinstance(guild, Archivists)
    return ContractMove(guild.contracts.names[which])


def buttress_name(which: int, at: Position) -> str:
    guild = guild_of(at.values)
    assert isinstance(guild, Brickmakers)
    return guild.names[which]


MOVES: dict[str, making.Maker] = {
    "diamond": lambda which, at: DiamondMove(None),
    "diamond-as": lambda gem, at: DiamondMove(making.GEMS[gem]),
    "whose": lambda seat, at: PartyMove(at.party(seat)),
    "walk": foreman,
    "keep-contract": contract,
    "space": market_space,
    "one-action": lambda place, at: ActionMove(place // 2 + 1, making.HALVES[place % 2]),
    "printed": card,
    "own-section": lambda cell, at: SectionMove(section_name(cell)),
    "choose-buttress": lambda which, at: ButtressMove(buttress_name(which, at)),
    "use-buttress": lambda which, at: UseMove(buttress_name(which, at)),
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

    def meant(self, at: Position, piece: Piece) -> int | None:
        """What a press is at the decisions that guilds share, and at what only one guild has."""
        guild, asked = guild_of(at.values), at.decision
        match piece:
            case Piece("space" | "tile", name) if isinstance(asked, ChooseSpace):
                return numbered(asked.first_move, SPACE_NAMES, name)
            case Piece("act", name, half) if isinstance(asked, UseOneAction) and half in making.HALVES:
                which = numbered(0, SPACE_NAMES[:QUADRANTS], name)
                return None if which is None else asked.first_move + which * 2 + making.HALVES.index(half)
            case Piece("section", name) if isinstance(asked, DeliverDiamond) and name in CELL_NAMES:
                cell = CELL_NAMES.index(name)
                return None if at.state.done[cell] else delivery(at, cell)
            case Piece("material", "diamond") if isinstance(guild, Jewellers):
                return guild.next.first
            case Piece("buttress", name) if isinstance(guild, Brickmakers):
                return numbered(guild.choice.first_move, guild.names, name)
            case Piece("held", name) if isinstance(guild, Brickmakers):
                return numbered(guild.buttress.first, guild.names, name)
        return None

    def places(self, at: Position) -> list[str]:
        """CT-5.11. The buttresses that somebody has."""
        if not isinstance(guild_of(at.values), Brickmakers):
            return []
        return [f"buttresses-{at.party(seat)}" for seat in range(len(at.state.players))]

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
