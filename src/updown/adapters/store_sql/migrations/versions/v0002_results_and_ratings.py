"""Results, histories, ratings and tallies of finished matches; `updown ratings rebuild` fills them for older ones."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _results()
    _ratings()
    _tallies()
    _ends()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, sa.ForeignKey("finishes.number"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "history",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("shelf", sa.String, primary_key=True),
        _number(),
        sqlite_with_rowid=False,
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("size", sa.String, primary_key=True),
        sa.Column("pace", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("sure", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "size", "pace", "sure"])
    op.create_table(
        "rating_steps",
        sa.Column("player", sa.String, primary_key=True),
        _number(),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("size", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("gain", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    columns = ["player", "game", "size", "pace", "number"]
    op.create_index("rating_steps_by_ladder", "rating_steps", columns)


def _tallies() -> None:
    op.create_table(
        "tallies",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("size", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "meetings",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _ends() -> None:
    """So that a player's newest finished tables are found without looking at all of them."""
    op.add_column("seated", sa.Column("ended", sa.Integer))
    op.execute(
        "UPDATE seated SET ended = (SELECT changed FROM tables WHERE tables.table_id = seated.table_id"
        " AND phase IN ('finished', 'aborted'))"
    )
    op.create_index("seated_by_end", "seated", ["player", "ended"])
    op.create_index("seated_by_table", "seated", ["table_id"])


def _number() -> sa.Column[int]:
    return sa.Column(
        "number", sa.Integer, sa.ForeignKey("results.number"), primary_key=True, autoincrement=False
    )
