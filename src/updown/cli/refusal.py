"""How a command says no: a sentence, a stable code and an exit status."""

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import typer

from updown.cli.texts import sentence, text
from updown.core.errors import BadRecord, UpdownError
from updown.engine.record_form import MAX_BYTES

USAGE = 2
REFUSED_FILE = 1
MAX_DETAIL = 300
"""What was typed may be long."""


class Misuse(UpdownError):
    """The command was called wrongly; its sentence says all there is to say."""


class CannotRead(Misuse):
    """The file is missing, a folder, or not ours to read."""

    code: ClassVar[str] = "cannot_read"


class CannotWrite(Misuse):
    """The folder cannot take the file."""

    code: ClassVar[str] = "cannot_write"


class BadJson(Misuse):
    """The text is no JSON object."""

    code: ClassVar[str] = "bad_json"


class BadNumber(Misuse):
    """The number is out of range."""

    code: ClassVar[str] = "bad_number"


def complain(error: UpdownError) -> None:
    """To the error stream; the code stands last, where a program finds it."""
    typer.echo(f"updown: {words_for(error)} [{error.code}]", err=True)
    if detail := detail_of(error):
        typer.echo(f"  {detail}", err=True)


def words_for(error: UpdownError) -> str:
    """A sentence in the person's language; for a record, where it is refused and why."""
    if not isinstance(error, BadRecord):
        return sentence(error)
    return text("cli-record-refused", line=str(error.arguments["line"]), fault=str(error.arguments["fault"]))


def detail_of(error: UpdownError) -> str:
    """The engine's exact words, in English, where a sentence for people is more general."""
    return "" if isinstance(error, Misuse) else str(error)[:MAX_DETAIL]


def exit_code(error: UpdownError) -> int:
    return REFUSED_FILE if isinstance(error, BadRecord) else USAGE


def read_record(path: Path) -> bytes:
    """The bytes of a file, as far as a record may be long; raises CannotRead."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CannotRead(f"{path}: {error.strerror}", file=str(path), cause=str(error.strerror)) from error


def write_file(path: Path, content: bytes) -> None:
    """All of it or nothing; makes the folder if need be. Raises CannotWrite."""
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):  # a full disk keeps what it could of the file
            part.unlink(missing_ok=True)
        raise CannotWrite(f"{path}: {error.strerror}", file=str(path), cause=str(error.strerror)) from error
