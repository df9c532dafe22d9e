"""Server-side sessions, single-use invitations, and administration by stewards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_sessions_guest_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.UniqueConstraint("id", name="uq_sessions_id"),
    )
    op.create_index("ix_sessions_guest_id", "sessions", ["guest_id"])
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.execute(
        "INSERT INTO sessions (token_hash, id, guest_id, created, seen, until) "
        f"SELECT token_hash, id, id, created, created, created + {2 * YEAR} FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("uq_guests_token_hash", type_="unique")
        guests.drop_column("token_hash")
        guests.add_column(sa.Column("steward", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_closed", "tables", ["closed"])
    op.add_column("seats", sa.Column("link_open", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.execute(
        sa.text(
            "UPDATE seats SET link_open = :yes WHERE guest_id IS NULL AND link_hash IS NOT NULL"
        ).bindparams(sa.bindparam("yes", True, sa.Boolean))
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seatings"),
    )
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "who", name="pk_bans"),
    )


def downgrade() -> None:
    for name in ("bans", "house", "seatings"):
        op.drop_table(name)
    op.drop_column("seats", "seen")
    op.drop_column("seats", "link_open")
    op.drop_index("ix_tables_closed", "tables")
    op.drop_column("tables", "closed")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("steward")
        guests.add_column(sa.Column("token_hash", sa.String(64), nullable=True))
    op.execute(
        "UPDATE guests SET token_hash = "
        "(SELECT MIN(token_hash) FROM sessions WHERE sessions.guest_id = guests.id)"
    )
    with op.batch_alter_table("guests") as guests:
        guests.create_unique_constraint("uq_guests_token_hash", ["token_hash"])
    op.drop_table("sessions")
