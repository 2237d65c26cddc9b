"""Brings a database file to the newest schema; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from updown.adapters.store_sql.connecting import prepare
from updown.app.ports import NewerDatabase, UnusableDatabase


def migrate(path: Path) -> None:
    """Makes the file, and the folder it lies in, if it is not there. Does nothing if it is up to date.

    Raises UnusableDatabase or NewerDatabase.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "updown.adapters.store_sql:migrations")
    engine = create_engine(make_url("sqlite://").set(database=str(path)))
    event.listen(engine, "connect", prepare)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise _unusable(path, str(error.orig)) from error
    except CommandError as error:  # its revision is none that this version knows
        raise NewerDatabase(f"{path} was written by a newer version", folder=str(path.parent)) from error
    finally:
        engine.dispose()


def _unusable(path: Path, reason: str) -> UnusableDatabase:
    return UnusableDatabase(f"cannot use {path}: {reason}", folder=str(path.parent), reason=reason)
