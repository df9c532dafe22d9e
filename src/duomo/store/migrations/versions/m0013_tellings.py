"""API tokens, notification settings, notifications, mistakes, and delayed deletion of accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("bot_of", sa.String(16), nullable=True))
    op.add_column("guests", sa.Column("leaving", sa.BigInteger(), nullable=True))
    op.create_index("ix_guests_bot_of", "guests", ["bot_of"])
    op.create_index("ix_guests_leaving", "guests", ["leaving"])
    op.create_table(
        "api_tokens",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_api_tokens_guest_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_api_tokens"),
        sa.UniqueConstraint("id", name="uq_api_tokens_id"),
    )
    for name in ("guest_id", "owner", "until"):
        op.create_index(f"ix_api_tokens_{name}", "api_tokens", [name])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_push_subscriptions_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
    )
    op.create_index("ix_push_subscriptions_guest_id", "push_subscriptions", ["guest_id"])
    op.create_table(
        "telling_wishes",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("mail_hours", sa.Integer(), nullable=False),
        sa.Column("mailed", sa.BigInteger(), nullable=True),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("calendar_hash", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_telling_wishes_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_telling_wishes"),
        sa.UniqueConstraint("calendar_hash", name="uq_telling_wishes_calendar_hash"),
    )
    op.create_table(
        "tellings",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("path", sa.String(200), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("pushed", sa.BigInteger(), nullable=True),
        sa.Column("mailed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_tellings_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tellings_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tellings"),
        sa.UniqueConstraint("guest_id", "about", name="uq_tellings_guest_id"),
    )
    op.create_index("ix_tellings_table_id", "tellings", ["table_id"])
    op.create_index("ix_tellings_created", "tellings", ["created"])
    op.create_table(
        "mistakes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("inaccuracies", sa.Integer(), nullable=False),
        sa.Column("mistakes", sa.Integer(), nullable=False),
        sa.Column("blunders", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mistakes_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_mistakes_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_mistakes"),
    )
    op.create_index("ix_mistakes_guest_id", "mistakes", ["guest_id"])


def downgrade() -> None:
    for name in ("mistakes", "tellings", "telling_wishes", "push_subscriptions", "api_tokens"):
        op.drop_table(name)
    for name in ("leaving", "bot_of"):
        op.drop_index(f"ix_guests_{name}", "guests")
        op.drop_column("guests", name)
