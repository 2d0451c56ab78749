"""Who refused an offer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it. Of older ones it isn't known."""
    op.add_column("offer", sa.Column("refused_by", sa.Integer(), nullable=True))
