"""Database errors, translated for the host."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from duomo.play.trouble import ServerTrouble


class Conflict(Exception):
    """Another process has already written a row with that key."""


NOT_STORABLE = 400
"""Status of an error in the data to be written, not in the database."""

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
"""Fragments of database errors, and the message for the host."""


def store_trouble(error: BaseException) -> Exception:
    """Translate a database error."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error))
    if isinstance(error, DataError | ValueError | OverflowError):
        return ServerTrouble(NOT_STORABLE, "not-storable")  # such as text with a NUL in it
    if not isinstance(error, SQLAlchemyError | OSError):
        return error if isinstance(error, Exception) else ServerTrouble(503, "database-unreachable")
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = f"{type(cause).__name__} {cause}".lower()
    for sign, key in SIGNS:
        if sign in said:
            return ServerTrouble(503, key)
    return ServerTrouble(503, "database-unreachable")


def of_the_database(trouble: Exception) -> bool:
    """True if any other write would fail the same way now."""
    return isinstance(trouble, ServerTrouble) and trouble.status != NOT_STORABLE
