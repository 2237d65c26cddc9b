"""`updown verify`: whether records tell the truth."""

import json
from pathlib import Path
from typing import Annotated

import typer

from updown.cli.refusal import complain, detail_of, exit_code, read_record, words_for
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text
from updown.core.errors import BadRecord, UpdownError
from updown.engine.replay import verify as verified
from updown.games import all_games


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records (.updown).")],
    *,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Replay records and check form, commitment, every action, end and result.

    With --json, one JSON object a line. Exits with 1 if a record is refused.

    Example: updown verify var/records/*.updown
    """
    speak(lang)
    good, worst = 0, 0
    for file in files:
        try:
            record, outcome = verified(read_record(file), all_games())
        except UpdownError as error:
            worst = max(worst, exit_code(error))
            _tell_bad(file, error, as_json=as_json)
        else:
            good += 1
            _tell_good(file, record.game, outcome.totals, as_json=as_json)
    if not as_json and len(files) > 1:
        typer.echo(text("cli-verify-sum", good=good, files=len(files)))
    raise typer.Exit(worst)


def _tell_good(file: Path, game: str, totals: tuple[int, ...], *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({"file": str(file), "good": True, "game": game, "result": totals}))
    else:
        typer.echo(text("cli-verify-good", file=str(file), result=" ".join(map(str, totals))))


def _tell_bad(file: Path, error: UpdownError, *, as_json: bool) -> None:
    if as_json:
        refusal = {"code": error.code, **error.arguments, "message": str(error)}
        typer.echo(json.dumps({"file": str(file), "good": False, **refusal}))
        return
    if isinstance(error, BadRecord):
        typer.echo(text("cli-verify-bad", file=str(file), why=words_for(error)))
        typer.echo(f"  {detail_of(error)}")
    else:
        complain(error)
