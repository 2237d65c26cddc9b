"""A contest as people write it down: a TOML file (docs/arena.md)."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from updown.arena.contest import Contest, Entrant, Limits, rounds_for
from updown.arena.lineups import Form
from updown.arena.roster import entrant_called, must_be_factory, told_apart
from updown.core.errors import UpdownError
from updown.core.game import AnyGame
from updown.engine.simulate import MAX_MATCHES, MAX_SEED
from updown.games import game_called

LOOKS = 10
"""How often it is asked whether the answer is clear, if nobody says otherwise."""


class BadContest(UpdownError):
    """The file does not describe a contest, or one that cannot be played; `cause` says why."""

    code = "bad_contest"


class NamedBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot from outside with a name for this contest."""

    name: str
    factory: str
    folder: str = ""
    """Relative to that of the file."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When to stop before all matches are played."""

    when: Literal["clear", "never"] = "clear"
    looks: Annotated[int, msgspec.Meta(ge=1, le=100)] = LOOKS


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for; what is left out has a default."""

    game: str
    bots: list[str | NamedBot]
    seats: int | None = None
    lineup: Form = "mixed"
    matches: Annotated[int, msgspec.Meta(ge=1, le=MAX_MATCHES)] = 400
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] | None = None
    options: Mapping[str, object] = {}
    stop: Stop = Stop(when="never")
    limits: Limits = Limits()


def read_contest(path: Path) -> Asked:
    """Raises BadContest."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Asked)
    except (OSError, ValueError) as error:  # of TOML, of UTF-8 or of msgspec
        cause = " ".join(str(error).split())[:200]
        raise BadContest(f"{path}: {cause}") from error


def contest_of(asked: Asked, seed: int, added: Mapping[str, Entrant], folder: Path) -> Contest:
    """The contest with everything filled in; `folder` is where modules that it names are looked for.

    Raises BadContest, BadOptions, BadFactory, UnknownGame or UnknownLevel.
    """
    if len(asked.bots) < 2:
        raise BadContest("fewer than two bots", reason="too_few_bots")
    game = game_called(asked.game)
    seats = game.usual_seats.start if asked.seats is None else asked.seats
    options = game.options(asked.options, seats)
    return Contest(
        game=game.id,
        rules=game.rules_version,
        options=game.options_json(options),
        seats=seats,
        entrants=told_apart([_entrant(game, bot, added, folder) for bot in asked.bots]),
        form=asked.lineup,
        rounds=rounds_for(asked.matches, asked.lineup, len(asked.bots), seats),
        seed=seed,
        looks=asked.stop.looks if asked.stop.when == "clear" else 0,
        limits=asked.limits,
    )


def _entrant(game: AnyGame, bot: str | NamedBot, added: Mapping[str, Entrant], folder: Path) -> Entrant:
    if isinstance(bot, str):
        return entrant_called(game, bot, added, folder)
    must_be_factory(bot.factory)
    return Entrant(bot.name, factory=bot.factory, folder=str((folder / bot.folder).resolve()))
