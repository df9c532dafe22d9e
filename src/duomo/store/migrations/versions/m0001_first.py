"""Guests, tables, seats, entries, replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("components_hash", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("created_by", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("decider", sa.Integer(), nullable=False),
        sa.Column("waits_for_bot", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=True),
        sa.Column("asked", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(16), nullable=True),
        sa.ForeignKeyConstraint(["created_by"], ["guests.id"], name="fk_tables_created_by"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_waits_for_bot", "tables", ["waits_for_bot"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("guest_id", sa.String(16), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("link_hash", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seats_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("link_hash", name="uq_seats_link_hash"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("move", sa.Text(), nullable=True),
        sa.Column("dealt", sa.Text(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("move_id", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_replays_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )


def downgrade() -> None:
    for name in ("replays", "entries", "seats", "tables", "guests"):
        op.drop_table(name)
