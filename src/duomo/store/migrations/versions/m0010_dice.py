"""Start positions of tables; the players' salts for the dice, and when the secret was revealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("salts", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("revealed", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "revealed")
    op.drop_column("tables", "salts")
    op.drop_column("tables", "position")
