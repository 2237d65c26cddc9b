"""`updown arena`: bots against bots. Here are the commands; what they do is imported when one runs."""

import typer

from updown.cli.arena.contests import duel, run
from updown.cli.arena.keeping import add, bots, remove
from updown.cli.arena.reporting import report

arena = typer.Typer(
    no_args_is_help=True,
    help="Bots against bots: contests on duplicate deals, with intervals, ratings and a report.",
)

for command in (duel, run, report, add, bots, remove):
    arena.command()(command)
