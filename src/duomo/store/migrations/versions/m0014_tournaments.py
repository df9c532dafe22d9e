"""Tournaments: entrants, and planned games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_by", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("smallest", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["created_by"], ["guests.id"], name="fk_tournaments_created_by"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_created_by", "tournaments", ["created_by"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("seed", sa.Integer(), nullable=True),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("withdrawn", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_entrants_guest_id"),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        sa.UniqueConstraint("tournament_id", "guest_id", name="uq_entrants_tournament_id"),
    )
    op.create_index("ix_entrants_guest_id", "entrants", ["guest_id"])
    op.create_table(
        "meetings",
        sa.Column("tournament_id", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=True),
        sa.Column("over", sa.BigInteger(), nullable=True),
        sa.Column("places", sa.JSON(), nullable=True),
        sa.Column("points", sa.JSON(), nullable=True),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.Column("ended", sa.String(8), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_meetings_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "board", "part", name="pk_meetings"),
        sa.UniqueConstraint("table_id", name="uq_meetings_table_id"),
    )
    op.create_index("ix_meetings_over", "meetings", ["over"])


def downgrade() -> None:
    for name in ("meetings", "entrants", "tournaments"):
        op.drop_table(name)
