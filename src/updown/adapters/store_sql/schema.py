"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("changed", Integer, nullable=False),  # milliseconds since 1970
    Column("line", LargeBinary, nullable=False),  # JSON of app.ports.TableLine
    Index("tables_by_phase", "phase", "private", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # JSON of app.events.AnyEvent
    sqlite_with_rowid=False,
)

commands = Table(
    "commands",
    metadata,
    Column("scope", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seated = Table(
    "seated",
    metadata,
    Column("player", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    sqlite_with_rowid=False,
)

finishes = Table(
    "finishes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.table_id"), nullable=False),
    UniqueConstraint("table_id", name="finished_once"),
    sqlite_autoincrement=True,
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
)
