"""Vacations, reminders of turn-based decisions, and the ways in which somebody is told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("began", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    _reminders()
    _deliveries()
    _ways()


def _reminders() -> None:
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("turn", "at", "late", "end")),
        sqlite_with_rowid=False,
    )
    op.create_index("reminders_by_time", "reminders", ["at"])
    op.create_index("reminders_by_player", "reminders", ["player"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_by_player", "notices", ["player"])


def _deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("number", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("player", "channel", "target")),
        sa.Column("notice", sa.LargeBinary, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("attempts", "made", "due")),
        sqlite_autoincrement=True,
    )
    op.create_index("deliveries_by_time", "deliveries", ["due"])
    op.create_index("deliveries_by_player", "deliveries", ["player"])


def _ways() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("p256dh", "auth", "language")),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_index("push_subscriptions_by_player", "push_subscriptions", ["player"])
    op.create_table(
        "mail",
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("address", "token", "language")),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Integer),
        sa.UniqueConstraint("token", name="mail_tokens_differ"),
    )
    op.create_table(
        "webhooks",
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("url", "secret")),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String),
    )
