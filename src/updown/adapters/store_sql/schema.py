"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    literal_column,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("private", Boolean, nullable=False),  # not in the lobby
    Column("changed", Integer, nullable=False),  # milliseconds since 1970
    Column("line", LargeBinary, nullable=False),  # JSON of app.ports.TableLine
    Column("goes_on", Boolean, nullable=False, server_default=false()),  # needs nobody to go on
    Column("host", String),  # while it is open
    Column("pairing", String),  # what people look for here, while it is open
    Index("tables_by_phase", "phase", "private", "changed"),
    Index("tables_by_host", "host", sqlite_where=literal_column("host IS NOT NULL")),
    Index("tables_for_pairing", "pairing", sqlite_where=literal_column("pairing IS NOT NULL")),
    Index("tables_that_go_on", "changed", sqlite_where=literal_column("goes_on")),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # JSON of app.events.AnyEvent
    sqlite_with_rowid=False,
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),  # milliseconds since 1970
    Index("deadlines_by_time", "at", "table_id"),
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
    Column("ended", Integer),  # milliseconds since 1970; null until the match is over
    Index("seated_by_end", "player", "ended"),
    Index("seated_by_table", "table_id"),
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
    Column("open_data", String, nullable=False, server_default="no"),  # app.ports.Consent
)

pseudonyms = Table(
    "pseudonyms",
    metadata,
    Column("key", LargeBinary, primary_key=True),  # the one from which pseudonyms of the open data are made
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, ForeignKey("finishes.number"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON of app.results.Result
)

history = Table(
    "history",
    metadata,
    Column("player", String, primary_key=True),
    Column("shelf", String, primary_key=True),  # app.remembered.shelf
    Column("number", Integer, ForeignKey("results.number"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("size", String, primary_key=True),
    Column("pace", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("sure", Float, nullable=False),  # by which the best are listed
    Index("ratings_by_strength", "game", "size", "pace", "sure"),
    sqlite_with_rowid=False,
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("player", String, primary_key=True),
    Column("number", Integer, ForeignKey("results.number"), primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("size", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("gain", Float, nullable=False),
    Index("rating_steps_by_ladder", "player", "game", "size", "pace", "number"),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("size", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
)

meetings = Table(
    "meetings",
    metadata,
    Column("player", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("ahead", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    sqlite_with_rowid=False,
)

series_scores = Table(
    "series_scores",
    metadata,
    Column("series", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    sqlite_with_rowid=False,
)

REMEMBERED = (series_scores, rating_steps, ratings, tallies, meetings, history, results)
"""What can be made anew from the events, in an order in which it can be forgotten."""
