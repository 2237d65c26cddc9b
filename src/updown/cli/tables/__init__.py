"""A game's table in a terminal: one module per game, found by the game's id."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.pretty import Pretty

from updown.core.game import AnyGame


class Table(Protocol):
    """How a game is shown and its actions are asked for. The modules of this package have this form."""

    def draw(self, public: Any, own: Any, names: Sequence[str]) -> RenderableType:
        """What the seat of `own` sees."""
        ...

    def choices(self, own: Any, legal: Sequence[str]) -> Mapping[str, str]:
        """What may be typed for each legal action besides its notation, and what to show for it."""
        ...


def table_of(game: AnyGame) -> Table:
    """A game without a module of its own is shown as it is sent."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    return cast("Table", import_module(module)) if find_spec(module) else PlainTable()


def numbered(labels: Sequence[str]) -> Mapping[str, str]:
    """Choices by their place in the list, from 1."""
    return {str(number): label for number, label in enumerate(labels, 1)}


class PlainTable:
    """For any game."""

    def draw(self, public: Any, own: Any, names: Sequence[str]) -> RenderableType:
        return Pretty({"names": names, "public": asdict(public), "own": asdict(own)})

    def choices(self, own: Any, legal: Sequence[str]) -> Mapping[str, str]:  # noqa: ARG002
        return numbered(legal)
