"""How well a bot plays: the levels of every game, by name."""

from collections.abc import Collection
from functools import partial
from typing import Any

from updown.bots.budget import Budget
from updown.bots.random import RandomBot
from updown.core.bot import Bot, BotFactory
from updown.core.errors import UpdownError
from updown.core.game import AnyGame
from updown.engine.record import BOT_LEVELS

SEARCH = {"hard": Budget(seconds=0.2), "expert": Budget(seconds=1.0)}
"""The levels that search, and what they spend on a decision that is not soon clear."""


class UnknownLevel(UpdownError):
    """The game has no bot of this level."""

    code = "unknown_level"


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that can be seated at a table, weakest first."""
    return tuple(level for level in BOT_LEVELS if level in _factories(game))


def must_be_level(game: AnyGame, level: str) -> None:
    """Raises UnknownLevel unless it can be seated at a table."""
    _must_be_among(levels_of(game), level)


def bot_for(game: AnyGame, level: str, budget: Budget | None = None) -> Bot[Any, Any, Any]:
    """A bot of this level, or `reference`, the yardstick that never changes; raises UnknownLevel.

    `budget`: what a level that searches may spend instead of its own.
    """
    factories = _factories(game, budget)
    _must_be_among(factories, level)
    return factories[level]()


def seat_name(level: str) -> str:
    """How a record names the seat of a bot; the yardstick is no level, so it goes by its plain name."""
    return f"bot:{level}" if level in BOT_LEVELS else level


def _factories(game: AnyGame, budget: Budget | None = None) -> dict[str, BotFactory]:
    searching = {level: partial(_searcher, game, budget or usual) for level, usual in SEARCH.items()}
    return {"random": RandomBot, **game.bots, **(searching if game.twin else {})}


def _searcher(game: AnyGame, budget: Budget) -> Bot[Any, Any, Any]:
    from updown.bots.search import SearchBot  # noqa: PLC0415  brings the compiler, which no other level needs

    return SearchBot(game, budget)


def _must_be_among(known: Collection[str], level: str) -> None:
    if level not in known:
        levels, given = ", ".join(known), level[:40]
        raise UnknownLevel(f"no bot level {given!r}; there are {levels}", level=given, levels=levels)
