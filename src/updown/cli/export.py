"""`updown export`: a month of public matches as open data."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from updown.cli.refusal import CannotRead, CannotWrite
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text
from updown.core.errors import LacksExtra
from updown.games import game_called

if TYPE_CHECKING:
    from updown.adapters.open_data import Exported


def export(
    *,
    month: Annotated[str, typer.Option(metavar="YYYY-MM", help="In which the matches ended, by UTC.")],
    to: Annotated[Path, typer.Option(metavar="DIR", help="A folder that is empty or not there yet.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only of this game.")] = None,
    data_dir: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the database.")] = Path("var"),
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Write the public matches of a month as records and as Parquet, one row a decision (docs/data.md).

    Only matches in which everybody has agreed. The server may run meanwhile.

    Example: updown export --month 2026-11 --to open-data/2026-11
    """
    speak(lang)
    exported = _exported(data_dir, to, month, game)
    if as_json:
        told = {"matches": exported.matches, "decisions": exported.decisions, "kept_back": exported.kept_back}
        typer.echo(json.dumps(told))
        return
    typer.echo(
        text("cli-export-written", matches=exported.matches, decisions=exported.decisions, folder=str(to))
    )
    if exported.kept_back:
        typer.echo(text("cli-export-kept-back", matches=exported.kept_back))


def _exported(data_dir: Path, folder: Path, month: str, game: str | None) -> "Exported":
    try:
        from updown.adapters.open_data import Month, export  # noqa: PLC0415  an extra, and slow to import
    except ImportError as error:
        raise LacksExtra("pyarrow is not installed", extra="data", package="pyarrow") from error
    from updown.adapters.store_sql import migrate  # noqa: PLC0415  the other commands need no database
    from updown.server.node import DATABASE  # noqa: PLC0415

    of_month, path = Month.of(month), data_dir / DATABASE
    of_game = None if game is None else game_called(game).id
    if not path.is_file():
        raise CannotRead(f"{path} is no database", file=str(path), cause="no such file")
    try:
        if folder.exists() and any(folder.iterdir()):
            raise CannotWrite(f"{folder} is not empty", file=str(folder), cause="not empty")
        migrate(path)
        return export(path, folder, of_month, of_game, game_called)
    except OSError as error:
        cause = str(error.strerror)
        raise CannotWrite(f"{folder}: {cause}", file=str(folder), cause=cause) from error
