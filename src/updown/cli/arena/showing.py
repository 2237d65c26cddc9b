"""What came of a contest, in the terminal or for a program."""

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from updown.arena.summary import Summary
from updown.cli.arena import grids, sentences
from updown.cli.arena.pages import Grid


def show_json(summary: Summary) -> None:
    """One object, everything in it."""
    told = msgspec.to_builtins(summary)
    told["verdict"] = summary.verdict._asdict()
    typer.echo(msgspec.json.encode(told).decode())


def show(summary: Summary) -> None:
    console = Console(highlight=False)
    if not summary.standings:
        console.print(sentences.how_it_ended(summary), markup=False)
        return
    for grid in (
        grids.standings(summary),
        grids.crosses(summary),
        grids.thoughts(summary),
        grids.faults(summary),
    ):
        if grid is not None:
            console.print(_table(grid))
    for line in sentences.in_short(summary):
        console.print(line, markup=False)


def _table(grid: Grid) -> Table:
    table = Table(
        title=grid.caption,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
    for at, column in enumerate(grid.columns):
        table.add_column(column, justify="right" if at else "left", overflow="fold")
    for row in grid.rows:
        table.add_row(*row)
    return table
