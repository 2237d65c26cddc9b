"""Accounts: passwords, passkeys, recovery codes, tokens, preferences; sessions that expire; players that are programs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _players_and_sessions()
    _ways_to_sign_in()
    _tokens()
    op.create_table(
        "preferences", _player(primary_key=True), sa.Column("body", sa.LargeBinary, nullable=False)
    )


def _players_and_sessions() -> None:
    op.add_column("players", sa.Column("owner", sa.String))
    op.create_index("players_by_owner", "players", ["owner"])
    # sessions of before begin to count now
    for name in ("made", "seen"):
        op.add_column("sessions", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET made = unixepoch() * 1000, seen = unixepoch() * 1000")
    op.add_column("sessions", sa.Column("device", sa.String, nullable=False, server_default=""))
    op.create_index("sessions_by_player", "sessions", ["player"])


def _ways_to_sign_in() -> None:
    op.create_table(
        "passwords",
        _player(primary_key=True),
        sa.Column("sign_in_name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.UniqueConstraint("key", name="sign_in_names_differ"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        _player(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player"])
    op.create_table("recovery_codes", sa.Column("code_hash", sa.LargeBinary, primary_key=True), _player())
    op.create_index("recovery_codes_by_player", "recovery_codes", ["player"])


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        _player(),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("scopes", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer),
    )
    op.create_index("tokens_by_player", "tokens", ["player"])


def _player(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "player", sa.String, sa.ForeignKey("players.id"), primary_key=primary_key, nullable=False
    )
