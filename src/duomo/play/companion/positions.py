"""A position on its way from a real table: read, checked as a whole, written again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duomo.core.engine.refusal import DuomoError
from duomo.core.position import read_document, write_document
from duomo.core.record import write
from duomo.core.table import Table
from duomo.core.wire import View
from duomo.core.words.refusals import error_words
from duomo.play.companion.checking import PositionProblem, checked, find
from duomo.play.trouble import ServerTrouble

Text = Annotated[str, Meta(max_length=100_000)]


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text, or as the document that the text says."""

    text: Text | None = None
    document: dict[str, Any] | None = None


class PositionShown(msgspec.Struct):
    game: str
    document: dict[str, Any]
    """Whole where nothing is wrong; else as it was given."""
    text: str
    """The same, as it is shared."""
    problems: list[PositionProblem]
    view: View | None
    """The table as it stands, with every problem put right; None where that cannot be."""
    colours: list[str]
    """Of the seats in their order, as far as they are known."""
    record: str | None
    """A record that begins there, for a replay, an analysis or a study; None while there are problems."""


def position_shown(given: PositionGiven) -> PositionShown:
    """Everything about a position; ServerTrouble when it is not even a text of one."""
    try:
        # A text without a line break would be taken for the name of a file.
        document = read_document(given.document if given.document is not None else f"{given.text or ''}\n")
        found = checked(document)
    except ServerTrouble:
        raise
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        # A repair met something that is no position at all; the reader would have said so later.
        raise ServerTrouble(422, "no-position") from None
    game = find(document)
    view = None if found.read is None else game.wire().view(*found.read[2:], -1)
    if found.problems or found.read is None:
        text = given.text if given.text is not None else write_document(document)
        return PositionShown(game.name, document, text, found.problems, view, [], None)
    options, components, rules, state = found.read
    whole = game.write_position(rules, state)
    record = write(Table(game, options, components, rules, state, position=whole).record())
    colours = game.seat_names(rules, state)[: rules.seats]
    return PositionShown(game.name, whole, write_document(whole), [], view, colours, record)
