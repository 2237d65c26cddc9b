"""Deadlines of game clocks, and which tables need nobody to go on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deadlines_by_time", "deadlines", ["at", "table_id"])
    op.add_column("tables", sa.Column("goes_on", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_that_go_on", "tables", ["changed"], sqlite_where=sa.literal_column("goes_on"))
    # the lines of older tables do not tell: waking one too many harms nothing
    op.execute("UPDATE tables SET goes_on = 1 WHERE phase IN ('starting', 'playing')")
