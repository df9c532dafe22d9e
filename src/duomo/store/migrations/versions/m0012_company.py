"""Open tables and their terms; friends, invitations, seeks and clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("unseen", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("open", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("terms", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("open_to", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("club_id", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("lowest", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("highest", sa.Integer(), nullable=True))
    op.create_index("ix_tables_open_to", "tables", ["open_to"])
    op.create_index("ix_tables_club_id", "tables", ["club_id"])
    op.create_table(
        "friends",
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_friends_guest_id"),
        sa.ForeignKeyConstraint(["other"], ["guests.id"], name="fk_friends_other"),
        sa.PrimaryKeyConstraint("guest_id", "other", name="pk_friends"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_invitations_guest_id"),
        sa.ForeignKeyConstraint(["other"], ["guests.id"], name="fk_invitations_other"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("table_id", "guest_id", name="uq_invitations_table_id"),
    )
    op.create_index("ix_invitations_guest_id", "invitations", ["guest_id"])
    op.create_index("ix_invitations_other", "invitations", ["other"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seeks_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_seeks"),
    )
    op.create_index("ix_seeks_guest_id", "seeks", ["guest_id"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("link_hash", sa.String(64), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("link_hash", name="uq_clubs_link_hash"),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_members_club_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_members_guest_id"),
        sa.PrimaryKeyConstraint("club_id", "guest_id", name="pk_members"),
    )
    op.create_index("ix_members_guest_id", "members", ["guest_id"])


def downgrade() -> None:
    for name in ("members", "clubs", "seeks", "invitations", "friends"):
        op.drop_table(name)
    op.drop_index("ix_tables_club_id", "tables")
    op.drop_index("ix_tables_open_to", "tables")
    for name in ("terms", "open_to", "club_id", "lowest", "highest"):
        op.drop_column("tables", name)
    op.drop_column("seats", "open")
    op.drop_column("guests", "unseen")
