"""Where the contracts are, and who may know (CT-5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.core.position import array, entries_in, word
from duomo.core.view import AllSeeing, Declaration, Eyes, declare
from duomo.core.words.phrase import say
from duomo.games.red_cathedral.companion.putting_right import TAKE_OFF, place_of
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries, named
from duomo.games.red_cathedral.modules.guilds.rules.archivists import FULL_HAND, Archivists
from duomo.games.red_cathedral.modules.guilds.rules.contracts import (
    ALL,
    CONTRACTS,
    NOBODY_KNOWS,
    Archive,
    read_contracts,
)
from duomo.games.red_cathedral.modules.guilds.rules.guild import party_name
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.positions.places import impossible, where
from duomo.games.red_cathedral.rules.packed import count_bits, set_of
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.names import Party

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer

VISIBLE: Declaration = declare(
    Archive,
    {
        "parties": "public",
        "fresh": "nobody",
        "groups": "owner",
        "knowers": "public",
        "hands": "owner",
        "drawn": "owner",
        "made_up": "nobody",
    },
)
"""CT-5.9. For other hands, and for what others put under the deck, only the number is public."""


class Under(msgspec.Struct):
    """CT-5.9. Contracts put under the deck together."""

    count: int
    by: Party | None
    """The party that put them there and so knows them."""
    contracts: list[str] | None


class ArchivistsBoard(GuildBoard, tag="archivists"):
    """CT-5.9. For other hands only the number is public."""

    hands: list[list[str] | None]
    """None: hidden from the viewer."""
    counts: list[int]
    drawn: list[str] | None
    drawn_count: int
    under: list[Under]
    deck: int


# ---- contradictions put right ------------------------------------------------------------------


def list_at(document: Document, refusal: Refusal) -> list[Any]:
    """Return the list of contracts that the place names."""
    guild, place = document["guild"], refusal.data["place"]
    assert isinstance(place, Refusal)
    facts = place_of(refusal)
    found: list[Any]
    if place.reason == "place-guild-hand":
        found = guild["hands"][int(facts["seat"]) - 1]
    elif place.reason == "place-guild-under":
        found = guild["under"][int(facts["number"]) - 1]["contracts"]
    else:
        found = guild["drawn"]
    return found


def contracts_once(document: Document, refusal: Refusal) -> str:
    """CT-5.12. Remove contracts that are named elsewhere, or twice in this list."""
    here, guild = list_at(document, refusal), document["guild"]
    groups = [one.get("contracts", []) for one in guild.get("under", [])]
    elsewhere = [*guild.get("hands", []), guild.get("drawn", []), *groups]
    named = [name for other in elsewhere if other is not here for name in other]
    here[:] = [name for at, name in enumerate(here) if name not in named and name not in here[:at]]
    return TAKE_OFF


def not_under(document: Document, refusal: Refusal) -> str:
    del document["guild"]["under"][int(place_of(refusal)["number"]) - 1]
    return TAKE_OFF


# ---- the table ---------------------------------------------------------------------------------


class ArchivistsTable(GuildTable):
    document = ArchivistsBoard
    repairs: ClassVar = {
        "position-guild-under-empty": not_under,
        "position-guild-contract-twice": contracts_once,
    }

    def __init__(self, guild: Archivists) -> None:
        super().__init__(guild)
        self.archivists = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def left_out(self) -> dict[str, str]:
        return {"parties": "known from the table", "made_up": "only in guesses"}

    def as_printed(self, values: TableValues, components: ExpansionComponents) -> bool:
        one, other = self.archivists.contracts, read_contracts(components, values.players)
        return (one.names, one.task, one.prestige, one.amount, one.sells) == (
            other.names, other.task, other.prestige, other.amount, other.sells,
        )  # fmt: skip

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> ArchivistsBoard:
        """CT-5.9, CT-5.12. Hands are secret until the game is over."""
        names, kept = self.archivists.contracts.names, self.archivists.archive(state)
        sees = AllSeeing() if state.over() else Eyes(eyes.seat, state.active, VISIBLE, VISIBLE)
        under: list[Under] = []
        for group, knower in zip(kept.groups, kept.knowers, strict=True):
            known = isinstance(sees, AllSeeing) or (knower != NOBODY_KNOWS and sees.of(knower, "groups"))
            by: Any = None if knower == NOBODY_KNOWS else party_name(values, state, knower)
            under.append(Under(count_bits(group), by, named(names, group) if known else None))
        parties = range(kept.parties)
        return ArchivistsBoard(
            [named(names, kept.hands[party]) if sees.of(party, "hands") else None for party in parties],
            [count_bits(hand) for hand in kept.hands],
            named(names, kept.drawn) if sees.on_table("drawn") else None,
            count_bits(kept.drawn),
            under,
            count_bits(kept.fresh),
        )

    def write(self, writer: Writer) -> Document:
        archive, names = self.archivists.archive(writer.state), self.archivists.contracts.names
        eyes, values = eyes_on(writer), writer.values
        hands: list[list[str]] = []
        for party in range(archive.parties):
            hands.append(named(names, archive.hands[party]) if eyes.of(party, "hands") else [])
        document: Document = {"hands": hands}
        if eyes.on_table("drawn") and archive.drawn:
            document["drawn"] = named(names, archive.drawn)
        under: list[Document] = []
        for group, knower in zip(archive.groups, archive.knowers, strict=True):
            entry: Document = {}
            if knower != NOBODY_KNOWS:
                entry["by"] = party_name(values, writer.state, knower)
            if eyes.of(knower, "groups") and (knower != NOBODY_KNOWS or isinstance(eyes, AllSeeing)):
                entry["contracts"] = named(names, group)
            if writer.full:
                entry["count"] = count_bits(group)
            under.append(entry)
        if under:
            document["under"] = under
        if writer.full:
            document["counts"] = [count_bits(hand) for hand in archive.hands]
            document["drawn_count"] = count_bits(archive.drawn)
            document["deck"] = count_bits(archive.fresh)
        return document

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        ReadArchive(reading, self.archivists, self.archivists.archive(state)).read(value)

    def sheet(self) -> dict[str, list[str]]:
        return {"contracts": self.archivists.contracts.names}

    def enter(self, state: RedState, parties: list[Any]) -> None:
        """CT-5.12. Deal the contracts that everybody says to hold."""
        names = self.archivists.contracts.names
        self.archivists.archive(state).hands = [
            set_of([names.index(name) for name in one.contracts if name in names]) for one in parties
        ]

    def board_line(self, signs: Signs) -> str:
        archive = self.archivists.archive(signs.state)
        under = sum(count_bits(group) for group in archive.groups)
        return signs.say("cli-guild-deck", count=count_bits(archive.fresh), under=under)

    def player_line(self, signs: Signs, seat: int) -> str:
        """Return the number of contracts, and for the deciding player which ones."""
        state, names = signs.state, self.archivists.contracts.names
        hand = self.archivists.archive(state).hands[seat]
        things = str(count_bits(hand))
        if seat == state.decider or state.over():
            held = [signs.tell(say("guild-contract", contract=name)) for name in named(names, hand)]
            things = "; ".join(held) or "–"
        return signs.say("cli-guild-contracts", things=things)


def eyes_on(writer: Writer) -> Eyes:
    """CT-5.9, CT-5.12. Hands are secret until the game is over."""
    if isinstance(writer.eyes, AllSeeing) or writer.state.over():
        return AllSeeing()
    return Eyes(writer.eyes.seat, writer.state.active, VISIBLE, VISIBLE)


class ReadArchive:
    """Builds an archive from a document; every contract is in one place, by default the deck."""

    def __init__(self, reading: Reading, guild: Archivists, archive: Archive) -> None:
        self.reading = reading
        self.names = guild.contracts.names
        self.archive = archive
        self.left = ALL

    def read(self, value: object) -> None:
        entry = entries(value, "hands", "drawn", "under")
        archive = self.archive
        for seat, hand in enumerate(array("guild, hands", entry.get("hands", []), archive.parties, "CT-5.9")):
            archive.hands[seat] = self.take(where("guild-hand", seat=seat + 1), hand, FULL_HAND)
        archive.drawn = self.take(where("guild-drawn"), entry.get("drawn", []), FULL_HAND)
        colours = self.reading.colours
        for number, given in enumerate(array("guild, under", entry.get("under", []), CONTRACTS, "CT-5.9"), 1):
            here = where("guild-under", number=number)
            place = here.text()
            group = entries_in(place, given, ("by", "contracts"))
            archive.groups.append(self.take(here, group.get("contracts", []), CONTRACTS))
            by = colours.index(word(place, group["by"], colours)) if "by" in group else NOBODY_KNOWS
            archive.knowers.append(by)
            if not archive.groups[-1]:
                raise impossible("guild-under-empty", "CT-5.9", here)
        archive.fresh = self.left

    def take(self, here: Refusal, given: object, most: int) -> int:
        place = here.text()
        names = array(place, given, most, "CT-5.12")
        mask = set_of([self.names.index(word(place, name, self.names)) for name in names])
        if count_bits(mask) != len(names) or mask & ~self.left:
            raise impossible("guild-contract-twice", "CT-5.12", here)
        self.left &= ~mask
        return mask
