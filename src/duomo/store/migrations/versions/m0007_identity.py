"""Single-use links, passkeys, e-mail addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tickets",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=True),
        sa.Column("detail", sa.String(254), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_tickets_guest_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_guest_id", "tickets", ["guest_id"])
    op.create_index("ix_tickets_until", "tickets", ["until"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_passkeys_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest_id", "passkeys", ["guest_id"])
    op.create_table(
        "emails",
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_emails_guest_id"),
        sa.PrimaryKeyConstraint("address", name="pk_emails"),
    )
    op.create_index("ix_emails_guest_id", "emails", ["guest_id"])


def downgrade() -> None:
    for name in ("emails", "passkeys", "tickets"):
        op.drop_table(name)
