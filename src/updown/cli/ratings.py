"""`updown ratings`: what the host can do about them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from updown.cli.refusal import CannotRead
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text
from updown.games import game_called

if TYPE_CHECKING:
    from updown.adapters.store_sql import Rebuilt

ratings = typer.Typer(no_args_is_help=True, help="Ratings and everything else that is remembered of matches.")


@ratings.callback()
def of_matches() -> None:
    """Ratings and everything else that is remembered of matches."""


@ratings.command()
def rebuild(
    *,
    data_dir: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the database.")] = Path("var"),
    check: Annotated[
        bool, typer.Option("--check", help="Only compare; exits with 1 if anything is otherwise.")
    ] = False,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Recompute results, ratings and statistics from the event log, in the order in which matches finished.

    The server must not run meanwhile.

    Example: updown ratings rebuild --data-dir var
    """
    speak(lang)
    rebuilt = _rebuilt(data_dir, keep=not check)
    if as_json:
        typer.echo(json.dumps(rebuilt._asdict()))
    else:
        typer.echo(text("cli-ratings-rebuilt", matches=rebuilt.matches))
        typer.echo(_verdict(rebuilt.wrong, check=check))
    raise typer.Exit(int(check and rebuilt.wrong > 0))


def _verdict(wrong: int, *, check: bool) -> str:
    if wrong == 0:
        return text("cli-ratings-same")
    return text("cli-ratings-wrong", wrong=wrong) if check else text("cli-ratings-mended", wrong=wrong)


def _rebuilt(data_dir: Path, *, keep: bool) -> "Rebuilt":
    from updown.adapters.store_sql import migrate, rebuild  # noqa: PLC0415  the other commands need no database
    from updown.server.keeping import kept  # noqa: PLC0415
    from updown.server.node import DATABASE  # noqa: PLC0415

    path = data_dir / DATABASE
    if not path.is_file():
        raise CannotRead(f"{path} is no database", file=str(path), cause="no such file")
    with kept(data_dir):
        migrate(path)
        return rebuild(path, game_called, keep=keep)
