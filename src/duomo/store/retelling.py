"""Playing the log of a table again, for a new bookmark."""

from __future__ import annotations

from dataclasses import dataclass

from duomo.play.tables.bookmarks import kept_of
from duomo.play.thinking import Tell, Thought
from duomo.store.database import make_engine
from duomo.store.reading import Store


@dataclass(frozen=True)
class Retelling(Thought):
    """Answers with what to store for a table that has no usable bookmark.

    It reads the log itself, because thousands of entries would keep the server too long.
    """

    database: str
    table: str

    def think(self, tell: Tell) -> None:
        engine = make_engine(self.database)
        try:
            stored = Store(engine).table(self.table, bookmarked=False)
        finally:
            engine.dispose()
        if stored is not None:
            tell(kept_of(stored))
