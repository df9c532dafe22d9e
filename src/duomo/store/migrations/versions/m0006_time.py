"""Clocks, absent players and votes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = ("pace", "stand_in", "clock", "deadline", "vote", "ended")


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("stand_in", sa.String(40), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("vote", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("ended", sa.String(8), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("gone", sa.String(8), nullable=True))
    op.create_table(
        "vacations",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_vacations_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "start", name="pk_vacations"),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_column("seats", "gone")
    op.drop_index("ix_tables_deadline", "tables")
    for name in COLUMNS:
        op.drop_column("tables", name)
