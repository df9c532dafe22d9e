"""Chat lines, blocks and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(300), nullable=True),
        sa.Column("phrase", sa.String(20), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_talk_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    )
    op.create_index("ix_talk_guest_id", "talk", ["guest_id"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_blocks_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("guest_id", "other", name="uq_blocks_guest_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("said", sa.String(300), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_reports_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_guest_id", "reports", ["guest_id"])


def downgrade() -> None:
    for name in ("reports", "blocks", "talk"):
        op.drop_table(name)
