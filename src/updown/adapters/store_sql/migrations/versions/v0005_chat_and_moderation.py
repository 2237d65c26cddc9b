"""What is said at tables, who does not want to hear whom, reports, and what moderators do."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _chat()
    _reports()
    _moderation()


def _chat() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False),
        sa.Column("aside", sa.Boolean, nullable=False),
        sa.Column("preset", sa.String),
        sa.Column("text", sa.String),
        sa.UniqueConstraint("table_id", "player", "command", name="said_once"),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_lines_by_table", "chat_lines", ["table_id", "number"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("accused", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("settled", sa.Integer),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_state", "reports", ["settled", "number"])


def _moderation() -> None:
    op.create_table("moderators", sa.Column("player", sa.String, primary_key=True), sqlite_with_rowid=False)
    op.create_table(
        "sanctions",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("acts_by_kind", "acts", ["kind", "whom"])
