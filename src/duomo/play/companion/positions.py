"""Positions from a real table: read, checked completely, and written again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from duomo.core.engine.refusal import DuomoError
from duomo.core.game import Document
from duomo.core.position import FORMAT, read_document, write_document
from duomo.core.record import write
from duomo.core.table import Table
from duomo.core.wire import View
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.companion.checking import PositionProblem, checked, find
from duomo.play.companion.unions import union_of
from duomo.play.trouble import ServerTrouble

Text = Annotated[str, Meta(max_length=100_000)]
Token = Annotated[str, Meta(max_length=40)]
if TYPE_CHECKING:
    Pieces = msgspec.Struct
else:
    Pieces = union_of(counting.laid for game in registry.GAMES.values() if (counting := game.counting()))
    """A position piece by piece; `game` says of which game."""


class PositionStart(msgspec.Struct, forbid_unknown_fields=True):
    """The start of a game with these options."""

    game: Token
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    options: dict[Token, Token] = {}


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text, as pieces, or the start of a game."""

    text: Text | None = None
    pieces: Pieces | None = None
    start: PositionStart | None = None


class PositionShown(msgspec.Struct):
    game: str
    text: str
    """The complete position, or the text as given if there are problems. It can be shared."""
    pieces: Pieces | None
    """The same piece by piece; null if the text contains something other than pieces, or the game does not
    support them."""
    problems: list[PositionProblem]
    view: View | None
    """The table with every problem fixed; null if that is not possible."""
    colours: list[str]
    """Colours of the seats in order, as far as they are known."""
    record: str | None
    """A record that starts there, for a replay, an analysis or a study; null while there are problems."""


def given_document(given: PositionGiven) -> Document:
    if given.start is not None:
        start = given.start
        seats: list[Document] = [{} for _ in range(start.players)]
        options = {"options": dict(start.options)} if start.options else {}
        return {"duomo_position": FORMAT, "game": start.game, **options, "player": seats}
    if given.pieces is not None:
        counting = find({"game": str(given.pieces.__struct_config__.tag)}).counting()
        document: Document = counting.document(given.pieces)
        return document
    # A text without a line break would be taken for a file name.
    return read_document(f"{given.text or ''}\n")


def position_shown(given: PositionGiven) -> PositionShown:
    """Return everything about a position; raises ServerTrouble if the text is not a position at all."""
    try:
        document = given_document(given)
        found = checked(document)
    except ServerTrouble:
        raise
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        # A repair encountered something that is not a position; the reader would have said so later.
        raise ServerTrouble(422, "no-position") from None
    game = find(document)
    counting = game.counting()
    view = None if found.read is None else game.wire().view(*found.read[2:], -1)
    if found.problems or found.read is None:
        text = given.text if given.text is not None else write_document(document)
        pieces = None if counting is None else counting.pieces(document)
        return PositionShown(game.name, text, pieces, found.problems, view, [], None)
    options, components, rules, state = found.read
    whole = game.write_position(rules, state)
    if "remark" in document:
        whole["remark"] = document["remark"]
    record = write(Table(game, options, components, rules, state, position=whole).record())
    colours = game.seat_names(rules, state)[: rules.seats]
    pieces = None if counting is None else counting.pieces(whole)
    return PositionShown(game.name, write_document(whole), pieces, [], view, colours, record)
