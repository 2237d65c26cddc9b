"""What runs in a worker process. A view comes over, nothing of a state."""

from math import isfinite
from random import SystemRandom
from typing import Any

from updown.adapters.bots_process.budget import LEAST_S
from updown.app.views import Planned, Reason, WeighedAction
from updown.bots.budget import Budget
from updown.bots.levels import SEARCH, bot_for
from updown.core.bot import Advisor, Weighed
from updown.core.game import AnyGame
from updown.games import all_games, game_called

ADVISER = "expert"
AT_ONCE = "medium"
"""Who answers where there is no time to search."""
MOST_ADVISED = 3
"""So many actions are told of, the best ones."""
MOST_PLANNED = 3
"""So far ahead an answer looks."""


def begin() -> None:
    """In a worker for levels that answer at once: imports the games."""
    all_games()


def begin_search() -> None:
    """In a worker for levels that search: loads what is compiled, or compiles it."""
    from updown.bots.search import warm_up  # noqa: PLC0415  brings the compiler, which no other worker needs

    for game in all_games().values():
        if game.twin is not None:
            warm_up(game)


def choose(
    game_id: str, level: str, public: object, own: object, legal: tuple[str, ...], seconds: float
) -> str:
    """One of the legal actions; a level that searches does so for so many CPU seconds at most."""
    game = game_called(game_id)
    has_no_time = level in SEARCH and seconds < LEAST_S
    bot = bot_for(game, AT_ONCE if has_no_time else level, Budget(seconds=seconds))
    return game.format_action(bot.choose(public, own, _parsed(game, legal), SystemRandom()))


def weigh(
    game_id: str, public: object, own: object, legal: tuple[str, ...], seconds: float
) -> tuple[WeighedAction, ...]:
    """The best of the legal actions as the strongest level sees them."""
    game = game_called(game_id)
    bot: Any = bot_for(game, ADVISER, Budget(seconds=max(seconds, LEAST_S)))
    adviser: Advisor[Any, Any, Any] = bot
    weighed = adviser.weigh(public, own, _parsed(game, legal), SystemRandom())
    return tuple(_told(game, one) for one in weighed[:MOST_ADVISED])


def _parsed(game: AnyGame, legal: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(map(game.parse_action, legal))


def _told(game: AnyGame, weighed: Weighed[Any]) -> WeighedAction:
    reason = weighed.reason
    return WeighedAction(
        action=game.format_action(weighed.action),
        value=weighed.value,
        error=weighed.error if isfinite(weighed.error) else None,
        continuation=tuple(
            Planned(seat, game.format_action(action)) for seat, action in weighed.continuation[:MOST_PLANNED]
        ),
        reason=None if reason is None else Reason(reason.code, dict(reason.arguments)),
    )
