"""Where the words of a command go: any terminal, any pipe, even one that is full."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EFBIG, EIO, ENOSPC
from io import TextIOWrapper

from updown.cli.refusal import CannotWrite

_NO_ROOM = {ENOSPC, EDQUOT, EFBIG, EIO}


@contextmanager
def outlet() -> Generator[None]:
    """A letter that the terminal lacks becomes a question mark; an output without room is a refusal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        yield
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        _throw_away_the_rest()
        name, cause = "standard output", str(error.strerror)
        raise CannotWrite(f"{name}: {cause}", file=name, cause=cause) from error


def _throw_away_the_rest() -> None:
    """What is still buffered would fail once more when the interpreter ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
