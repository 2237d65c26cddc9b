"""Who agrees that matches are given away, and the key that makes pseudonyms."""

from secrets import token_bytes

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("open_data", sa.String, nullable=False, server_default="no"))
    pseudonyms = op.create_table("pseudonyms", sa.Column("key", sa.LargeBinary, primary_key=True))
    op.bulk_insert(pseudonyms, [{"key": token_bytes(32)}])
