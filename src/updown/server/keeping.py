"""The folder where tables are kept: made if need be, and held by one server at a time."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path

from updown.core.errors import UpdownError

LOCK = "updown.lock"


class CannotKeepTables(UpdownError):
    """The folder for tables cannot be made or written."""

    code = "cannot_keep_tables"


class FolderBusy(UpdownError):
    """Another server keeps its tables there."""

    code = "folder_busy"


@contextmanager
def kept(folder: Path) -> Generator[Path]:
    """The folder, held until the end; raises CannotKeepTables or FolderBusy.

    Two servers would harm nothing, but neither hears what happens at the other, and its players wait for ever.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = str(error.strerror)
        raise CannotKeepTables(
            f"cannot keep tables in {folder}: {reason}", folder=str(folder), reason=reason
        ) from error
    try:
        _hold(lock, folder)
        yield folder
    finally:
        os.close(lock)  # which lets go of it, as any end of the process does


def _hold(lock: int, folder: Path) -> None:
    try:
        flock(lock, LOCK_EX | LOCK_NB)
    except BlockingIOError as error:
        raise FolderBusy(f"another server keeps its tables in {folder}", folder=str(folder)) from error
    except OSError:  # a file system without locks
        return
