"""When a person was last seen; indexes by which what nobody wants any more is found, and what hangs on it."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them. Whoever is there counts as seen now: it isn't known when he was."""
    op.add_column("person", sa.Column("seen", sa.Float(), server_default=sa.text("0"), nullable=False))
    op.execute(sa.text("UPDATE person SET seen = :now").bindparams(now=time.time()))
    op.create_index("ix_person_seen", "person", ["seen"], unique=False)
    op.create_index("ix_game_table_status_changed", "game_table", ["status", "changed"], unique=False)
    op.create_index("ix_game_table_rematch", "game_table", ["rematch"], unique=False)
    op.create_index("ix_chat_person", "chat", ["person"], unique=False)
