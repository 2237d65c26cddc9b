"""`updown arena report`, and how a contest is told: in the terminal, as JSON, as a report."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text

if TYPE_CHECKING:
    from updown.arena.summary import Summary


def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="A result file of a contest.")],
    folder: Annotated[
        Path | None, typer.Option("--report", help="Folder to write a report to, as Markdown and HTML.")
    ] = None,
    *,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Show what a result file holds, and write the report of it anew.

    Example: updown arena report duel.jsonl --report report --lang pt
    """
    speak(lang)
    from updown.arena.result_file import read  # noqa: PLC0415  --help needs none of it
    from updown.arena.summary import summary_of  # noqa: PLC0415

    found = read(results)
    if found.dropped:
        typer.echo(text("cli-arena-cut-short", file=str(results)), err=True)
    tell(summary_of(found), folder, as_json=as_json)


def tell(summary: "Summary", folder: Path | None, *, as_json: bool) -> None:
    """Words or JSON to the output, the report to its folder. Raises CannotWrite."""
    from updown.cli.arena.showing import show, show_json  # noqa: PLC0415  they come with numpy

    if as_json:
        show_json(summary)
    else:
        show(summary)
    if folder is not None:
        from updown.cli.arena.report_files import write_report  # noqa: PLC0415

        write_report(summary, folder)
