"""The component sets that tables were made with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "component_sets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_component_sets"),
    )


def downgrade() -> None:
    op.drop_table("component_sets")
