"""From the guilds to their documents."""

from __future__ import annotations

from typing import Any

from duomo.core.view import AllSeeing, Eyes
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.positions.archivists import VISIBLE as OF_ARCHIVE
from duomo.games.red_cathedral.modules.guilds.positions.table import named
from duomo.games.red_cathedral.modules.guilds.rules.archive import NOBODY_KNOWS, Archive
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import party_name
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders, unused
from duomo.games.red_cathedral.modules.guilds.wire.documents import (
    ActionMove,
    ArchivistsBoard,
    BorrowDecision,
    BrickmakersBoard,
    ButtressMove,
    CardMove,
    CardsDecision,
    ChooseButtressDecision,
    ContractMove,
    ContractsDecision,
    DiamondDecision,
    DiamondGemsDecision,
    DiamondMove,
    DrawnCard,
    ForemanMove,
    ForemenBoard,
    Guilds,
    HandOverDecision,
    JewellersBoard,
    KeepContractDecision,
    MasterBuildersBoard,
    OneActionDecision,
    OwnSectionDecision,
    PartyMove,
    PrintedDecision,
    ReturnContractDecision,
    SectionMove,
    SpaceDecision,
    SpaceMove,
    Under,
    UseMove,
    WalkDecision,
    WeaveDecision,
    WhoseDecision,
)
from duomo.games.red_cathedral.positions.rows import unpacked
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.packed import count_bits
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, moves
from duomo.games.red_cathedral.wire.decisions import given_so_far
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


def write(values: TableValues, state: RedState, eyes: Eyes) -> Guilds | None:
    """What the guild in play keeps, as far as these eyes see it. Some guilds keep nothing."""
    guild = guild_of(values)
    if isinstance(guild, Jewellers):
        standing = guild.diamonds(state).standing
        lying: Any = {section_name(cell): unpacked(standing[cell]) for cell in state.cells if standing[cell]}
        return JewellersBoard(lying) if lying else None
    if isinstance(guild, Foremen):
        return ForemenBoard(guild.foreman(state).tower + 1)
    if isinstance(guild, MasterBuilders):
        names, discards = values.card_names, guild.discards(state).cards
        deck = [names[card] for card in unused(values, state) if card not in discards]
        return MasterBuildersBoard(deck, [names[card] for card in discards])
    if isinstance(guild, Brickmakers):
        own = guild.buttresses(state)
        held = [named(guild.names, mask) for mask in own.held]
        return BrickmakersBoard(named(guild.names, own.offered), held, bool(own.used))
    if isinstance(guild, Archivists):
        return archive(values, state, guild, guild.archive(state), eyes)
    return None


def archive(
    values: TableValues, state: RedState, guild: Archivists, kept: Archive, viewer: Eyes
) -> ArchivistsBoard:
    """CT-5.9, CT-5.12. Hands are secret until the game is over."""
    names = guild.contracts.names
    eyes = AllSeeing() if state.over() else Eyes(viewer.seat, state.active, OF_ARCHIVE, OF_ARCHIVE)
    under: list[Under] = []
    for group, knower in zip(kept.groups, kept.knowers, strict=True):
        known = isinstance(eyes, AllSeeing) or (knower != NOBODY_KNOWS and eyes.of(knower, "groups"))
        by: Any = None if knower == NOBODY_KNOWS else party_name(values, state, knower)
        under.append(Under(count_bits(group), by, named(names, group) if known else None))
    return ArchivistsBoard(
        [
            named(names, kept.hands[party]) if eyes.of(party, "hands") else None
            for party in range(kept.parties)
        ],
        [count_bits(hand) for hand in kept.hands],
        named(names, kept.drawn) if eyes.on_table("drawn") else None,
        count_bits(kept.drawn),
        under,
        count_bits(kept.fresh),
    )
