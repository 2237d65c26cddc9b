"""What an environment plays: a game, its encoding, seats and options, checked once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from updown.core.errors import UnknownGame, UpdownError
from updown.core.game import AnyGame
from updown.fast.encoding import AnyEncoding
from updown.games import all_games, game_called


class BadArgument(UpdownError):
    """An environment was asked for something that cannot be; `arguments` has the `name` and the `value`."""

    code = "bad_argument"


@dataclass(frozen=True, slots=True)
class Setting:
    """All matches of an environment have the same."""

    game: AnyGame
    encoding: AnyEncoding
    seats: int
    options: Any
    """The game's own, from the encoding's `study_options`."""


def setting_of(game_id: str, seats: int, options: Mapping[str, object] | None) -> Setting:
    """Raises UnknownGame or BadOptions."""
    encoding = _encoding_of(game_called(game_id))
    return setting_with(game_id, seats, encoding.study_options(options or {}, seats))


def setting_with(game_id: str, seats: int, options: Any) -> Setting:
    """With options that the game has made. Raises UnknownGame."""
    game = game_called(game_id)
    return Setting(game, _encoding_of(game), seats, options)


def games_with_encoding() -> tuple[AnyGame, ...]:
    """In the order of ids."""
    return tuple(game for game in all_games().values() if game.encoding is not None)


def _encoding_of(game: AnyGame) -> AnyEncoding:
    if game.encoding is None:
        raise UnknownGame(f"{game.id!r} has no encoding for learners", game=game.id)
    return game.encoding()


def whole_number(name: str, value: object, least: int) -> int:
    """The value as an int; raises BadArgument if it is none, or less than the least."""
    if isinstance(value, bool) or not hasattr(value, "__index__") or int(value) < least:  # pyright: ignore[reportArgumentType]
        raise BadArgument(f"{name} is a whole number from {least} on, not {value!r}", name=name, value=value)
    return int(value)  # pyright: ignore[reportArgumentType]
