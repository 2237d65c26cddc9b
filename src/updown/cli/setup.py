"""What several commands ask for: language, game, seats, options, bots; checked once, here."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

import typer

from updown.bots.levels import bot_for
from updown.cli.refusal import BadJson, BadNumber
from updown.cli.texts import Language
from updown.core.errors import BadOptions
from updown.core.game import AnyGame

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, as `updown games` lists them.")
]
OptionsJson = Annotated[
    str,
    typer.Option(
        "--options", metavar="JSON", help="Options of the game as a JSON object; the rest are defaults."
    ),
]
Levels = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="LEVELS",
        help="One level for all, or one per seat, as in random,easy,medium; hard and expert search, and take time.",
    ),
]
Speech = Annotated[
    Language | None, typer.Option("--lang", help="Language; by default that of the environment.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for a program to read.")]


def usual_seats(game: AnyGame, seats: int | None) -> int:
    """The number asked for, or the smallest that is no variant; raises BadOptions."""
    if seats is None:
        return game.usual_seats.start
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        message = f"{game.id} has {least}-{most} seats, not {seats}"
        raise BadOptions(message, reason="wrong_seats", seats=seats, least=least, most=most)
    return seats


def game_options(game: AnyGame, text: str, seats: int) -> Any:
    """Validated options; raises BadJson or BadOptions."""
    return game.options(_json_object(text), seats)


def bot_levels(game: AnyGame, text: str, seats: int) -> Sequence[str]:
    """A level per seat; raises UnknownLevel or BadNumber."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        bot_for(game, level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise BadNumber(
            f"{len(levels)} bots for {seats} seats", what="--bots", given=len(levels), least=seats, most=seats
        )
    return levels


def in_range(what: str, given: int, allowed: range) -> int:
    """The number itself, or BadNumber."""
    if given not in allowed:
        least, most = allowed.start, allowed.stop - 1
        message = f"{what} is {least}-{most}, not {given}"
        raise BadNumber(message, what=what, given=given, least=least, most=most)
    return given


def _json_object(text: str) -> Mapping[str, object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadJson(f"no JSON: {error}", given=text[:80]) from error
    if not isinstance(found, dict):
        raise BadJson("a JSON object is expected, such as {}", given=text[:80])
    return cast("Mapping[str, object]", found)
