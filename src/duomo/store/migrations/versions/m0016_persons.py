"""Sessions survive cookie renewal and have a device name; notes about seats know their person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_constraint("uq_sessions_id", type_="unique")
        sessions.create_index("ix_sessions_id", ["id"])
        sessions.add_column(sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET since = created")
    with op.batch_alter_table("seatings") as seatings:
        seatings.add_column(sa.Column("guest_id", sa.String(16), nullable=True))
        seatings.create_foreign_key("fk_seatings_guest_id", "guests", ["guest_id"], ["id"])
        seatings.create_index("ix_seatings_guest_id", ["guest_id"])
    op.execute(
        "UPDATE seatings SET guest_id = (SELECT seats.guest_id FROM seats "
        "WHERE seats.table_id = seatings.table_id AND seats.seat = seatings.seat "
        "AND seats.name = seatings.name)"
    )


def downgrade() -> None:
    with op.batch_alter_table("seatings") as seatings:
        seatings.drop_index("ix_seatings_guest_id")
        seatings.drop_constraint("fk_seatings_guest_id", type_="foreignkey")
        seatings.drop_column("guest_id")
    op.execute(
        "DELETE FROM sessions WHERE EXISTS "
        "(SELECT 1 FROM sessions later WHERE later.id = sessions.id AND later.until > sessions.until)"
    )
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("device")
        sessions.drop_column("since")
        sessions.drop_index("ix_sessions_id")
        sessions.create_unique_constraint("uq_sessions_id", ["id"])
