"""A guild's things on the table, for positions, the terminal and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from duomo.core.engine.event import Event
from duomo.core.game import Document
from duomo.core.position import entries_in
from duomo.core.view import Declaration, Eyes
from duomo.core.words.phrase import Value
from duomo.games.red_cathedral.companion.putting_right import Repair
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer
    from duomo.games.red_cathedral.words.words import RedWords


class GuildTable:
    """Base class; this default has nothing on the table."""

    document: ClassVar[type[GuildBoard] | None] = None
    """The document type sent to clients."""

    repairs: ClassVar[Mapping[str, Repair]] = {}
    """How contradictions on it are put right, by the reason of the refusal."""

    def __init__(self, guild: Guild) -> None:
        self.guild = guild

    # ---- in positions ----------------------------------------------------------------------------

    def visible(self) -> Declaration:
        """Declare who may know each attribute of its part of the state."""
        return {}

    def left_out(self) -> dict[str, str]:
        """Return the attributes that observations do not show, with the reason."""
        return {}

    def as_printed(self, values: TableValues, components: ExpansionComponents) -> bool:
        """True if its components are printed as in this set; a position only says where things are."""
        return True

    def write(self, writer: Writer) -> Document:
        return {}

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        entries(value)

    # ---- a game from a real table ----------------------------------------------------------------

    def sheet(self) -> dict[str, list[str]]:
        """Return the names of what can be counted, by the field of its sheet."""
        return {}

    def enter(self, state: RedState, parties: list[Any]) -> None:
        """Put what the parties say they have into a finished position."""

    # ---- for clients -----------------------------------------------------------------------------

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> GuildBoard | None:
        """Return its board, as far as these eyes may see it."""
        return None

    # ---- on the terminal -------------------------------------------------------------------------

    def board_line(self, signs: Signs) -> str:
        return ""

    def player_line(self, signs: Signs, seat: int) -> str:
        return ""

    # ---- in words --------------------------------------------------------------------------------

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Return words for event tokens that only the components can explain."""
        return {}


def entries(value: object, *allowed: str) -> dict[str, Any]:
    """Return the entries of the guild's table."""
    return entries_in("guild", {} if value is None else value, allowed)


def named(names: list[str], mask: int) -> list[str]:
    """Return the names that are in a set."""
    return [name for at, name in enumerate(names) if has_bit(mask, at)]
