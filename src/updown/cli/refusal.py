"""How a command says no: a sentence, a stable code and an exit status."""

from pathlib import Path
from typing import ClassVar

import typer

from updown.cli.texts import sentence
from updown.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction, UpdownError
from updown.engine.record_form import MAX_BYTES

USAGE = 2
REFUSED_FILE = 1


class CannotRead(UpdownError):
    """The file is missing, a folder, or not ours to read."""

    code: ClassVar[str] = "cannot_read"


class CannotWrite(UpdownError):
    """The folder cannot take the file."""

    code: ClassVar[str] = "cannot_write"


class BadJson(UpdownError):
    """The text is no JSON object."""

    code: ClassVar[str] = "bad_json"


class BadNumber(UpdownError):
    """The number is out of range."""

    code: ClassVar[str] = "bad_number"


def complain(error: UpdownError) -> None:
    """To the error stream; the code stands last, where a program finds it."""
    typer.echo(f"updown: {sentence(error)} [{error.code}]", err=True)
    if detail := detail_of(error):
        typer.echo(f"  {detail}", err=True)


def detail_of(error: UpdownError) -> str:
    """The engine's exact words, in English, where a sentence for people is more general."""
    exact = isinstance(error, BadRecord | BadOptions | BadNotation | IllegalAction) and str(
        error
    ) != sentence(error)
    return str(error) if exact else ""


def exit_code(error: UpdownError) -> int:
    return REFUSED_FILE if isinstance(error, BadRecord) else USAGE


def read_record(path: Path) -> bytes:
    """The bytes of a file, as far as a record may be long; raises CannotRead."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CannotRead(f"{path}: {error.strerror}", file=str(path), reason=str(error.strerror)) from error


def write_file(path: Path, content: bytes) -> None:
    """Makes the folder if need be; raises CannotWrite."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise CannotWrite(f"{path}: {error.strerror}", file=str(path), reason=str(error.strerror)) from error
