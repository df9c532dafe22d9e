"""Bookmarks and pages of tables; both are rebuilt when missing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(16), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bookmarks_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_bookmarks"),
    )
    op.create_table(
        "pages",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("last", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pages_table_id"),
        sa.PrimaryKeyConstraint("table_id", "last", name="pk_pages"),
    )


def downgrade() -> None:
    op.drop_table("pages")
    op.drop_table("bookmarks")
