"""`updown games`: what can be played."""

import json

import typer

from updown.bots.levels import levels_of
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text
from updown.core.game import AnyGame, Choice
from updown.games import all_games


def games(*, lang: Speech = None, as_json: AsJson = False) -> None:
    """List the games with their seats, options and bots.

    Example: updown games --json
    """
    speak(lang)
    if as_json:
        typer.echo(json.dumps([_described(game) for game in all_games().values()], indent=1))
        return
    for game in all_games().values():
        _show(game)


def _described(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "usual_seats": list(game.usual_seats),
        "options": {str(seats): [_choice(choice) for choice in game.choices(seats)] for seats in game.seats},
        "bots": list(levels_of(game)),
    }


def _choice(choice: Choice) -> dict[str, object]:
    return {"name": choice.name, "values": list(choice.values), "default": choice.default}


def _show(game: AnyGame) -> None:
    usual = game.usual_seats
    typer.echo(f"{game.id}")
    typer.echo("  " + text("cli-games-seats", fewest=game.seats.start, most=game.seats.stop - 1))
    if usual != game.seats:
        typer.echo("  " + text("cli-games-usual", fewest=usual.start, most=usual.stop - 1))
    typer.echo("  " + text("cli-games-bots", levels=", ".join(levels_of(game))))
    for choice in game.choices(usual.start):
        values = " | ".join(json.dumps(value) for value in choice.values)
        typer.echo(
            "  "
            + text("cli-games-option", name=choice.name, values=values, default=json.dumps(choice.default))
        )
