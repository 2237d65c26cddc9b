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
    Column("owner", String),  # of a bot account: the player who made it
    Column("open_data", String, nullable=False, server_default="no"),  # app.ports.Consent
    Index("players_by_owner", "owner"),
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
    Column("made", Integer, nullable=False, server_default="0"),
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("device", String, nullable=False, server_default=""),
    Index("sessions_by_player", "player"),
)

passwords = Table(
    "passwords",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("sign_in_name", String, nullable=False),
    Column("key", String, nullable=False),  # app.names.sign_in_key
    Column("hash", String, nullable=False),
    UniqueConstraint("key", name="sign_in_names_differ"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("used", Integer),
    Index("passkeys_by_player", "player"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Index("recovery_codes_by_player", "player"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("scopes", String, nullable=False),  # with a space between
    Column("made", Integer, nullable=False),
    Column("used", Integer),
    Index("tokens_by_player", "player"),
)

preferences = Table(
    "preferences",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON of app.preferences.Preferences
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

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.table_id"), nullable=False),
    Column("player", String, nullable=False),
    Column("command", String, nullable=False),
    Column("at", Integer, nullable=False),  # milliseconds since 1970
    Column("name", String, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("aside", Boolean, nullable=False),
    Column("preset", String),
    Column("text", String),
    UniqueConstraint("table_id", "player", "command", name="said_once"),
    Index("chat_lines_by_table", "table_id", "number"),
    sqlite_autoincrement=True,
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", String, primary_key=True),
    Column("other", String, primary_key=True),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("table_id", String, ForeignKey("tables.table_id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("reporter", String, nullable=False),
    Column("accused", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("text", String, nullable=False),
    Column("lines", LargeBinary, nullable=False),  # JSON of a list of app.chat.ChatLine
    Column("settled", Integer),
    Index("reports_by_state", "settled", "number"),
    sqlite_autoincrement=True,
)

moderators = Table(
    "moderators", metadata, Column("player", String, primary_key=True), sqlite_with_rowid=False
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("player", String, primary_key=True),
    Column("kind", String, primary_key=True),  # mute or ban
    sqlite_with_rowid=False,
)

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("by", String, nullable=False),  # a player, or app.moderation.HOST
    Column("kind", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("why", String, nullable=False),
    Index("acts_by_kind", "kind", "whom"),
    sqlite_autoincrement=True,
)

vacations = Table(
    "vacations",
    metadata,
    Column("player", String, primary_key=True),
    Column("began", Integer, primary_key=True, autoincrement=False),  # milliseconds since 1970
    Column("until", Integer, nullable=False),
    sqlite_with_rowid=False,
)

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # when it is due, in milliseconds since 1970
    Column("late", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Index("reminders_by_time", "at"),
    Index("reminders_by_player", "player"),
    sqlite_with_rowid=False,
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("player", String, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Index("notices_by_player", "player"),
    sqlite_with_rowid=False,
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Column("channel", String, nullable=False),  # app.notices.Channel
    Column("target", String, nullable=False),
    Column("notice", LargeBinary, nullable=False),  # JSON of app.notices.AnyNotice
    Column("attempts", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Index("deliveries_by_time", "due"),
    Index("deliveries_by_player", "player"),
    sqlite_autoincrement=True,
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("session", LargeBinary, nullable=False),  # it ends with this one
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("made", Integer, nullable=False),
    Index("push_subscriptions_by_player", "player"),
)

mail = Table(
    "mail",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("token", String, nullable=False),  # in the links of its mails
    Column("language", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("confirmed", Integer),
    UniqueConstraint("token", name="mail_tokens_differ"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("url", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("outcome", String),  # of the last attempt: app.notices.Outcome
)

REMEMBERED = (series_scores, rating_steps, ratings, tallies, meetings, history, results)
"""What can be made anew from the events, in an order in which it can be forgotten."""
