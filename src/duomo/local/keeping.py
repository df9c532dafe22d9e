"""What is kept: documents by their keys. Whoever runs the house reads and writes them.

A key names what it is and whose: `table/ID`, `entry/ID/000017`, `record/ID`, `analysis/ID`, `set/HASH`, `me`.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from duomo.play.tables.rows import EntryRow, SeatingRow, SeatRow, StoredTable, TableRow

ME = "me"
AT_ONCE = (ME, "attempts", "progress", "table/", "set/")
"""What is read before anything is asked; the rest when it is wanted."""


class KeptMe(msgspec.Struct):
    """Who plays in this browser."""

    guest: str
    name: str = ""
    language: str = "en"


class KeptTable(msgspec.Struct):
    """A table without its entries."""

    row: TableRow
    seats: list[SeatRow]
    seatings: list[SeatingRow] = []


@dataclass(frozen=True)
class Write:
    """A document to write; one that is `new` must not be there yet, one without a text is deleted."""

    key: str
    text: str | None
    new: bool = False


class Missing(Exception):
    """Documents whose keys begin so have to be read first; then the same is asked again."""

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix)
        self.prefix = prefix


class Keeper:
    """The documents that were read, and those that have to be written."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.read: set[str] = set()
        """Beginnings of keys under which everything was read."""
        self.writes: list[Write] = []
        self.before: dict[str, str | None] = {}
        """What stood under their keys."""

    def learn(self, prefix: str, documents: list[tuple[str, str]]) -> None:
        """Everything that is kept under keys that begin so."""
        for key in [key for key in self.texts if key.startswith(prefix)]:
            del self.texts[key]
        self.texts.update(documents)
        self.read.add(prefix)

    def forget(self, prefix: str) -> None:
        """What takes room in memory and can be read again."""
        self.read.discard(prefix)
        for key in [key for key in self.texts if key.startswith(prefix)]:
            del self.texts[key]

    def get(self, key: str) -> str | None:
        if key not in self.texts and not any(key.startswith(prefix) for prefix in self.read):
            raise Missing(key)
        return self.texts.get(key)

    def named(self, prefix: str) -> dict[str, str]:
        """All documents whose keys begin so, in the order of their keys."""
        if not any(prefix.startswith(read) for read in self.read):
            raise Missing(prefix)
        return {key: self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)}

    def under(self, prefix: str) -> list[str]:
        return list(self.named(prefix).values())

    def put(self, key: str, text: str, new: bool = False) -> None:
        self.before.setdefault(key, self.texts.get(key))
        self.texts[key] = text
        self.writes.append(Write(key, text, new))

    def delete(self, key: str) -> None:
        self.before.setdefault(key, self.texts.get(key))
        self.texts.pop(key, None)
        self.writes.append(Write(key, None))

    def take_writes(self) -> list[Write]:
        writes, self.writes, self.before = self.writes, [], {}
        return writes

    def forget_writes(self) -> None:
        """They will never be done."""
        for key, text in self.before.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text
        self.take_writes()

    # ---- tables ----------------------------------------------------------------------------------

    def tables(self) -> list[KeptTable]:
        return [msgspec.json.decode(text, type=KeptTable) for text in self.under("table/")]

    def table(self, table: str) -> StoredTable | None:
        text = self.get(f"table/{table}")
        if text is None:
            return None
        kept = msgspec.json.decode(text, type=KeptTable)
        entries = [msgspec.json.decode(entry, type=EntryRow) for entry in self.under(entries_of(table))]
        return StoredTable(kept.row, kept.seats, entries, self.components(kept.row), kept.seatings)

    def components(self, row: TableRow) -> str | None:
        """The document of the set that a table is played with."""
        return self.get(f"set/{row.components_hash}")

    def delete_table(self, table: str) -> None:
        """All that is kept of it; a set of components may be another table's too."""
        for key in [key for key in self.texts if key.startswith(entries_of(table))]:
            self.delete(key)
        self.delete(f"table/{table}")
        self.delete(f"analysis/{table}")

    def put_table(self, row: TableRow, seats: list[SeatRow], seatings: list[SeatingRow]) -> None:
        self.put(f"table/{row.id}", msgspec.json.encode(KeptTable(row, seats, seatings)).decode())

    def put_entry(self, table: str, entry: EntryRow) -> None:
        key = f"{entries_of(table)}{entry.number:06d}"
        self.put(key, msgspec.json.encode(entry).decode(), new=True)


def entries_of(table: str) -> str:
    return f"entry/{table}/"
