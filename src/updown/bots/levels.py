"""How well a bot plays: the levels of every game, by name."""

from typing import Any

from updown.bots.random import RandomBot
from updown.core.bot import Bot, BotFactory
from updown.core.errors import UpdownError
from updown.core.game import AnyGame

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""All names that a record knows, weakest first."""


class UnknownLevel(UpdownError):
    """The game has no bot of this level."""

    code = "unknown_level"


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that can be seated at a table, weakest first."""
    return tuple(level for level in LEVELS if level in _factories(game))


def bot_for(game: AnyGame, level: str) -> Bot[Any, Any, Any]:
    """A bot of this level, or `reference`, the yardstick that never changes; raises UnknownLevel."""
    try:
        return _factories(game)[level]()
    except KeyError:
        known = ", ".join(_factories(game))
        raise UnknownLevel(f"no bot level {level!r}; there are {known}", level=level, levels=known) from None


def _factories(game: AnyGame) -> dict[str, BotFactory]:
    return {"random": RandomBot, **game.bots}
