"""Event log, answered commands, lists of tables, finish numbers, players and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _tables_and_events()
    _commands()
    _finishes()
    _players()


def _tables_and_events() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "private", "changed"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _commands() -> None:
    op.create_table(
        "commands",
        sa.Column("scope", sa.String, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _finishes() -> None:
    op.create_table(
        "finishes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), nullable=False),
        sa.UniqueConstraint("table_id", name="finished_once"),
        sqlite_autoincrement=True,
    )


def _players() -> None:
    op.create_table(
        "seated",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False),
    )
