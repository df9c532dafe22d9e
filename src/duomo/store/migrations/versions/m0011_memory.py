"""Ratings after games, people's notes on their games, and hidden profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ratings_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_ratings_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ratings"),
    )
    op.create_index("ix_ratings_guest_id", "ratings", ["guest_id"])
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "notes",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("tags", sa.JSON(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_notes_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_notes"),
    )
    op.add_column("guests", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("guests", "hidden")
    for name in ("notes", "ratings"):
        op.drop_table(name)
