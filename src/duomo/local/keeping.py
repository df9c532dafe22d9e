"""Storage: documents by their keys. The owner of the house reads and writes them.

A key names the kind and the owner: `table/ID`, `entry/ID/000017`, `record/ID`, `analysis/ID`, `set/HASH`,
`me`.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from duomo.play.tables.rows import EntryRow, SeatingRow, SeatRow, StoredTable, TableRow

ME = "me"
AT_ONCE = (ME, "attempts", "progress", "table/", "set/")
"""What is read before the first request; the rest is read on demand."""


class KeptMe(msgspec.Struct):
    """The player in this browser."""

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
    """A document to write; a `new` one must not exist yet, one without a text is deleted."""

    key: str
    text: str | None
    new: bool = False


class Missing(Exception):
    """Raised if documents with this key prefix must be read first; then the call is repeated."""

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix)
        self.prefix = prefix


class Keeper:
    """The documents that were read, and those to be written."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.read: set[str] = set()
        """Key prefixes under which everything was read."""
        self.writes: list[Write] = []
        self.before: dict[str, str | None] = {}
        """The previous values of the keys written."""

    def learn(self, prefix: str, documents: list[tuple[str, str]]) -> None:
        """Receive everything stored under a key prefix."""
        for key in [key for key in self.texts if key.startswith(prefix)]:
            del self.texts[key]
        self.texts.update(documents)
        self.read.add(prefix)

    def forget(self, prefix: str) -> None:
        """Drop documents from memory that can be read again."""
        self.read.discard(prefix)
        for key in [key for key in self.texts if key.startswith(prefix)]:
            del self.texts[key]

    def get(self, key: str) -> str | None:
        if key not in self.texts and not any(key.startswith(prefix) for prefix in self.read):
            raise Missing(key)
        return self.texts.get(key)

    def named(self, prefix: str) -> dict[str, str]:
        """Return all documents with a key prefix, ordered by key."""
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
        """Discard the pending writes and restore the previous values."""
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
        """Return the document of the component set of a table."""
        return self.get(f"set/{row.components_hash}")

    def delete_table(self, table: str) -> None:
        """Delete everything stored about a table, except its component set, which another table may use."""
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
