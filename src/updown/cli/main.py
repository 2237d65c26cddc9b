"""The command `updown`: its commands, and how a refusal ends one."""

from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from updown.cli.admin import admin
from updown.cli.arena import arena
from updown.cli.export import export
from updown.cli.games import games
from updown.cli.outlet import outlet
from updown.cli.play import play
from updown.cli.ratings import ratings
from updown.cli.replay import replay
from updown.cli.serve import serve
from updown.cli.simulate import simulate
from updown.cli.verify import verify
from updown.core.errors import UpdownError


class PoliteGroup(TyperGroup):
    """Ends a command that was refused with a sentence and a stable code instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            with outlet():
                return super().invoke(ctx)
        except UpdownError as error:
            from updown.cli.refusal import complain, exit_code  # noqa: PLC0415  --help needs no catalogue

            complain(error)
            raise typer.Exit(exit_code(error)) from None


app = typer.Typer(
    cls=PoliteGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # a traceback with local variables would show cards
    rich_markup_mode="rich",
    help="Two card games at an open table: simulate, verify, replay, play and serve them.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:  # noqa: FBT001  typer's way to call it
    if wanted:
        typer.echo(f"updown {version('updown-games')}")
        raise typer.Exit


@app.callback()
def updown(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Two card games at an open table: simulate, verify, replay, play and serve them."""


for command in (games, simulate, verify, replay, play, serve, export):
    app.command()(command)
app.add_typer(arena, name="arena")
app.add_typer(ratings, name="ratings")
app.add_typer(admin, name="admin")
