"""What databases say when something is wrong, as a host understands it."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from duomo.play.trouble import ServerTrouble


class Conflict(Exception):
    """Another process has written an entry of that number first."""


NOT_STORABLE = 400
"""The status of trouble with what was to be written, not with the database."""

SIGNS = (
    ("disk is full", "disk-full"),
    ("no space left", "disk-full"),
    ("diskfull", "disk-full"),
    ("readonly database", "not-writable"),
    ("read-only", "not-writable"),
    ("database is locked", "database-locked"),
    ("database table is locked", "database-locked"),
    ("unable to open database", "not-writable"),
    ("file is not a database", "no-database"),
    ("malformed", "no-database"),
)
"""What databases say, and what it means for the host."""


def store_trouble(error: BaseException) -> Exception:
    """A database's error as a person understands it."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error))
    if isinstance(error, DataError | ValueError | OverflowError):
        return ServerTrouble(NOT_STORABLE, "not-storable")  # such as a text with a NUL in it
    if not isinstance(error, SQLAlchemyError | OSError):
        return error if isinstance(error, Exception) else ServerTrouble(503, "database-unreachable")
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = f"{type(cause).__name__} {cause}".lower()
    for sign, key in SIGNS:
        if sign in said:
            return ServerTrouble(503, key)
    return ServerTrouble(503, "database-unreachable")


def of_the_database(trouble: Exception) -> bool:
    """Whether it would be the same with anything else that is written now."""
    return isinstance(trouble, ServerTrouble) and trouble.status != NOT_STORABLE
