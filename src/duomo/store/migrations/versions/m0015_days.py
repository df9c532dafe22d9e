"""Days whose puzzle was answered, separate from first answers; help and mistakes in unfinished lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_days",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_puzzle_days_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "day", name="pk_puzzle_days"),
    )
    op.create_index("ix_puzzle_days_day", "puzzle_days", ["day"])
    op.execute(
        "INSERT INTO puzzle_days (guest_id, day, stars) "
        "SELECT guest_id, day, max(stars) FROM puzzle_attempts WHERE day IS NOT NULL GROUP BY guest_id, day"
    )
    op.drop_index("ix_puzzle_attempts_day", "puzzle_attempts")
    with op.batch_alter_table("puzzle_attempts") as attempts:
        attempts.drop_column("day")
    for name in ("helped", "missed"):
        op.add_column(
            "lesson_progress", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("lesson_progress") as lessons:
        lessons.drop_column("missed")
        lessons.drop_column("helped")
    op.add_column("puzzle_attempts", sa.Column("day", sa.String(10), nullable=True))
    op.create_index("ix_puzzle_attempts_day", "puzzle_attempts", ["day"])
    op.drop_index("ix_puzzle_days_day", "puzzle_days")
    op.drop_table("puzzle_days")
