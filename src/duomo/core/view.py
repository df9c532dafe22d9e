"""Who may know what. Every attribute of a state must be declared, or the game does not start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Visibility = Literal["public", "owner", "nobody"]
"""Everybody; only the seat that owns it; nobody at the table (a face-down draw, for example)."""

Declaration = Mapping[str, Visibility]


def attributes(cls: type) -> set[str]:
    """Return the instance attributes of a state's class, compiled or not."""
    names = {name for part in cls.__mro__ for name in getattr(part, "__mypyc_attrs__", ())}
    if "__mypyc_attrs__" not in vars(cls):  # interpreted, perhaps on top of a compiled class
        names |= set(vars(cls()))
    return {name for name in names if not name.startswith("__")}


def declare(cls: type, visible: Declaration) -> Declaration:
    """Check a declaration against its class; an attribute without a declared visibility is an error."""
    missing = attributes(cls) - set(visible)
    surplus = set(visible) - attributes(cls)
    if missing or surplus:
        raise TypeError(
            f"{cls.__name__}: visibility missing for {sorted(missing)}, unknown {sorted(surplus)}"
        )
    return visible


class Eyes:
    """What one viewer sees of the state and of each player's things. All views are filtered here."""

    def __init__(self, seat: int, active: int, of_table: Declaration, of_player: Declaration) -> None:
        self.seat = seat
        self.active = active
        self.of_table = of_table
        self.of_player = of_player

    def on_table(self, name: str) -> bool:
        """True if the viewer sees an attribute of the state; “owner” is the seat whose turn it is."""
        return self._sees(self.of_table[name], self.active)

    def of(self, owner: int, name: str) -> bool:
        """True if the viewer sees an attribute of a player."""
        return self._sees(self.of_player[name], owner)

    def _sees(self, visibility: Visibility, owner: int) -> bool:
        return visibility == "public" or (visibility == "owner" and self.seat == owner)


class AllSeeing(Eyes):
    """Sees the whole position, for saving."""

    def __init__(self) -> None:
        super().__init__(-1, -1, {}, {})

    def on_table(self, name: str) -> bool:
        return True

    def of(self, owner: int, name: str) -> bool:
        return True
