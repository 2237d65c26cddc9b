"""The games. Each subfolder that exports GAME is one; nothing else has to be edited to add one."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from updown.core.errors import UnknownGame
from updown.core.game import AnyGame


@cache
def all_games() -> MappingProxyType[str, AnyGame]:
    """Every game by its id, in the order of ids."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    games: list[AnyGame] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return MappingProxyType({game.id: game for game in sorted(games, key=lambda game: game.id)})


def game_called(game_id: str) -> AnyGame:
    """The game of this id; raises UnknownGame."""
    try:
        return all_games()[game_id]
    except KeyError:
        raise UnknownGame(f"no game is called {game_id!r}", game=game_id) from None
