"""Practice: lessons, puzzles with their ratings, daily challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lesson_progress",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("lesson", sa.String(80), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("done", sa.JSON(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_lesson_progress_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "lesson", name="pk_lesson_progress"),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(10), nullable=True),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_puzzle_attempts_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "puzzle", name="pk_puzzle_attempts"),
    )
    op.create_index("ix_puzzle_attempts_day", "puzzle_attempts", ["day"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "challenges",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_challenges_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id"),
        sa.PrimaryKeyConstraint("day", "guest_id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_table_id", "challenges", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_challenges_table_id", "challenges")
    op.drop_table("challenges")
    op.drop_table("puzzle_ratings")
    op.drop_index("ix_puzzle_attempts_day", "puzzle_attempts")
    op.drop_table("puzzle_attempts")
    op.drop_table("lesson_progress")
