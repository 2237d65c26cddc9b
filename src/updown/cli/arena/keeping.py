"""`updown arena add`, `bots`, `remove`: the bots that can be named in a contest."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from updown.bots.levels import levels_of
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text
from updown.games import all_games

if TYPE_CHECKING:
    from updown.arena.contest import Entrant


def add(
    factory: Annotated[
        str, typer.Argument(metavar="MODULE:FACTORY", help="What makes the bot: a class or a function.")
    ],
    *,
    name: Annotated[
        str | None, typer.Option(help="What to call it; by default the name of the factory.")
    ] = None,
    folder: Annotated[
        Path, typer.Option(help="Where the module lies, if it is not installed; by default here.")
    ] = Path(),
    lang: Speech = None,
) -> None:
    """Give a bot of yours a name for contests. It is loaded once, in a process of its own, to see that it is one.

    Example: updown arena add my_bots:Greedy --name greedy
    """
    speak(lang)
    from updown.arena.contest import Entrant  # noqa: PLC0415  --help needs none of it
    from updown.arena.roster import add_bot, must_be_factory, must_load, roster_path  # noqa: PLC0415

    must_be_factory(factory)
    entrant = Entrant(name or factory.partition(":")[2], factory=factory, folder=str(folder.resolve()))
    must_load([entrant])
    add_bot(roster_path(), entrant, _all_levels())
    typer.echo(text("cli-arena-added", name=entrant.name, file=str(roster_path())))


def remove(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A bot that was added.")],
    *,
    lang: Speech = None,
) -> None:
    """Forget a bot that was added.

    Example: updown arena remove greedy
    """
    speak(lang)
    from updown.arena.roster import remove_bot, roster_path  # noqa: PLC0415  --help needs none of it

    remove_bot(roster_path(), name)
    typer.echo(text("cli-arena-removed", name=name))


def bots(*, lang: Speech = None, as_json: AsJson = False) -> None:
    """List the bots that can be named: the levels of each game, and those that were added.

    Example: updown arena bots --json
    """
    speak(lang)
    from updown.arena.roster import added_bots, roster_path  # noqa: PLC0415  --help needs none of it

    added = added_bots(roster_path())
    if as_json:
        typer.echo(json.dumps(_described(added), indent=1))
        return
    for game in all_games().values():
        typer.echo(f"{game.id}: {', '.join(_levels(game.id))}")
    for name, entrant in added.items():
        typer.echo(text("cli-arena-bot", name=name, factory=entrant.factory, folder=entrant.folder))


def _described(added: "dict[str, Entrant]") -> dict[str, object]:
    return {
        "levels": {game: list(_levels(game)) for game in all_games()},
        "added": [
            {"name": name, "factory": bot.factory, "folder": bot.folder} for name, bot in added.items()
        ],
    }


def _levels(game_id: str) -> tuple[str, ...]:
    """Those of tables, and the yardsticks that only the game itself has."""
    game = all_games()[game_id]
    return tuple(dict.fromkeys((*levels_of(game), *game.bots)))


def _all_levels() -> tuple[str, ...]:
    return tuple({level for game in all_games() for level in _levels(game)})
