"""What a guild lays on the table, as positions, the terminal and events tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from duomo.core.engine.event import Event
from duomo.core.game import Document
from duomo.core.position import entries_in
from duomo.core.view import Declaration, Eyes
from duomo.core.words.phrase import Value
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
    """This one lays nothing on it."""

    document: ClassVar[type[GuildBoard] | None] = None
    """What it keeps, as clients get it."""

    def __init__(self, guild: Guild) -> None:
        self.guild = guild

    # ---- in positions ----------------------------------------------------------------------------

    def visible(self) -> Declaration:
        """Who may know each attribute of its part of the state."""
        return {}

    def left_out(self) -> dict[str, str]:
        """Attributes that observations do not show, with the reason."""
        return {}

    def as_printed(self, values: TableValues, components: ExpansionComponents) -> bool:
        """Whether what it uses is printed as in this set; a position says only where things are."""
        return True

    def write(self, writer: Writer) -> Document:
        return {}

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        entries(value)

    # ---- for clients -----------------------------------------------------------------------------

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> GuildBoard | None:
        """What it keeps, as far as these eyes see it."""
        return None

    # ---- on the terminal -------------------------------------------------------------------------

    def board_line(self, signs: Signs) -> str:
        return ""

    def player_line(self, signs: Signs, seat: int) -> str:
        return ""

    # ---- in words --------------------------------------------------------------------------------

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Words for tokens of an event that only the components can explain."""
        return {}


def entries(value: object, *allowed: str) -> dict[str, Any]:
    """The entries of the guild's table."""
    return entries_in("guild", {} if value is None else value, allowed)


def named(names: list[str], mask: int) -> list[str]:
    """Those of the names that a set holds."""
    return [name for at, name in enumerate(names) if has_bit(mask, at)]
