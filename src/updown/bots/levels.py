"""How well a bot plays: the levels of every game, by name."""

from collections.abc import Collection
from typing import Any

from updown.bots.random import RandomBot
from updown.core.bot import Bot, BotFactory
from updown.core.errors import UpdownError
from updown.core.game import AnyGame
from updown.engine.record import BOT_LEVELS


class UnknownLevel(UpdownError):
    """The game has no bot of this level."""

    code = "unknown_level"


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that can be seated at a table, weakest first."""
    return tuple(level for level in BOT_LEVELS if level in _factories(game))


def must_be_level(game: AnyGame, level: str) -> None:
    """Raises UnknownLevel unless it can be seated at a table."""
    _must_be_among(levels_of(game), level)


def bot_for(game: AnyGame, level: str) -> Bot[Any, Any, Any]:
    """A bot of this level, or `reference`, the yardstick that never changes; raises UnknownLevel."""
    factories = _factories(game)
    _must_be_among(factories, level)
    return factories[level]()


def seat_name(level: str) -> str:
    """How a record names the seat of a bot; the yardstick is no level, so it goes by its plain name."""
    return f"bot:{level}" if level in BOT_LEVELS else level


def _factories(game: AnyGame) -> dict[str, BotFactory]:
    return {"random": RandomBot, **game.bots}


def _must_be_among(known: Collection[str], level: str) -> None:
    if level not in known:
        levels, given = ", ".join(known), level[:40]
        raise UnknownLevel(f"no bot level {given!r}; there are {levels}", level=given, levels=levels)
