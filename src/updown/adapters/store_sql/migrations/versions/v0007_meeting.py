"""Who hosts an open table, what people look for there, when it is closed, and the score of series."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String))
    op.add_column("tables", sa.Column("pairing", sa.String))
    op.create_index("tables_by_host", "tables", ["host"], sqlite_where=sa.literal_column("host IS NOT NULL"))
    op.create_index(
        "tables_for_pairing", "tables", ["pairing"], sqlite_where=sa.literal_column("pairing IS NOT NULL")
    )
    op.create_table(
        "series_scores",
        sa.Column("series", sa.String, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    # tables that are open already are closed like others, a day after something has happened there
    op.execute(
        "INSERT INTO deadlines (table_id, seat, at)"
        " SELECT table_id, -1, changed + 86400000 FROM tables WHERE phase = 'open'"
    )
