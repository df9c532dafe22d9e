"""Path and query parameters."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of a table.")]
ReplayId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="Of a replay or a table.")]
MoveAsked = Annotated[
    str | None, QueryParameter(min_length=1, max_length=120, description="A move that is asked about.")
]
PieceAsked = Annotated[
    str | None,
    QueryParameter(min_length=1, max_length=60, description="A piece whose press is asked about instead."),
]
