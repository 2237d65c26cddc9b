"""Brings a database file to the newest schema; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, make_url

from updown.adapters.store_sql.connecting import prepare


def migrate(path: Path) -> None:
    """Makes the file, and the folder it lies in, if it is not there. Does nothing if it is up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "updown.adapters.store_sql:migrations")
    engine = create_engine(make_url("sqlite://").set(database=str(path)))
    event.listen(engine, "connect", prepare)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
