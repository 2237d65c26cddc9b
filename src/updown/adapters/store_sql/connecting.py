"""How every connection to a database file is set up."""

from typing import Protocol

BUSY_MS = 5_000
"""How long a writer waits for one of another process."""


class _Cursor(Protocol):
    def execute(self, statement: str, /) -> object: ...
    def close(self) -> None: ...


class _Connection(Protocol):
    def cursor(self) -> _Cursor: ...


def prepare(connection: _Connection, _record: object = None) -> None:
    """Write-ahead log, durable commits, foreign keys; the signature is that of SQLAlchemy's event."""
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
