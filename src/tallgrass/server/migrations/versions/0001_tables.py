"""The first tables: people, tables, seats, steps, chat, offers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_person_token_hash")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("creator", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("dealings", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("to_move", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("bots_until", sa.Float(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["person.id"], name=op.f("fk_game_table_creator")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    op.create_index("ix_game_table_bots_until", "game_table", ["bots_until"], unique=False)
    op.create_index("ix_game_table_creator", "game_table", ["creator"], unique=False)
    op.create_index("ix_game_table_deadline", "game_table", ["deadline"], unique=False)
    op.create_index("ix_game_table_status_public", "game_table", ["status", "public"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint(
            "table_id", "person", "client_id", name=op.f("uq_chat_table_id_person_client_id")
        ),
    )
    op.create_table(
        "offer",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("by_seat", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_offer_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_offer")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.String(length=200), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=True),
        sa.Column("code_hash", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seat")),
        sa.UniqueConstraint("code_hash", name=op.f("uq_seat_code_hash")),
    )
    op.create_index("ix_seat_person", "seat", ["person"], unique=False)
    op.create_table(
        "step",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_step_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_step")),
        sa.UniqueConstraint("table_id", "seat", "client_id", name=op.f("uq_step_table_id_seat_client_id")),
    )
