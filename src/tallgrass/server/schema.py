"""The tables of the database. Changed only by a migration (`migrations`)."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Whoever has a token. Only its hash is kept.
people = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default=text("0")),  # to within a day
    Index("ix_person_seen", "seen"),
)

# A table and where its match stands. What is JSON in it is written by msgspec from typed structs.
tables = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setting", Text, nullable=False),  # Setting
    Column("creator", String(32), ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("dealings", Text, nullable=False),  # with the seed: never shown before the end
    Column("setup", Text, nullable=False),
    Column("steps", Integer, nullable=False),  # entries in the log
    Column("to_move", Text, nullable=False),
    Column("changed", Float, nullable=False),  # when everybody last saw something happen
    Column("clock", Text, nullable=False),  # ClockState
    Column("deadline", Float),  # when the next clock runs out
    Column("bots_until", Float),  # a worker has promised that the bots will have moved by then
    Column("rematch", String(32)),
    Index("ix_game_table_deadline", "deadline"),
    Index("ix_game_table_bots_until", "bots_until"),
    Index("ix_game_table_status_public", "status", "public"),
    Index("ix_game_table_status_changed", "status", "changed"),
    Index("ix_game_table_rematch", "rematch"),
    Index("ix_game_table_creator", "creator"),
)

seats = Table(
    "seat",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id")),
    Column("name", String(40)),
    Column("bot", String(200)),  # who plays it now, if a bot does
    Column("nonce", String(64)),
    Column("code_hash", String(64), unique=True),  # of the invitation
    Index("ix_seat_person", "person"),
)

# The log: an entry of the match file each. The primary key is what orders the steps of several workers.
steps = Table(
    "step",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),  # None: a spectator's
    Column("text", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "client_id"),
    Index("ix_chat_person", "person"),
)

offers = Table(
    "offer",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("by_seat", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # a spectator's, when it was made
    Column("agreed", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("refused_by", Integer, nullable=True),
)

# How a finished match went, by playouts: made once, by one worker at a time.
evaluations = Table(
    "evaluation",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("points", Text, nullable=False),  # those that there are
    Column("until", Float),  # the worker that makes it has promised to write by then; None: it is whole
)
