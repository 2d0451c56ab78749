"""Evaluations of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "evaluation",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_evaluation_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_evaluation")),
    )
