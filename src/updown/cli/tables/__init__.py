"""A game's table drawn for a terminal: one module per game, found by the game's id."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.pretty import Pretty

from updown.core.game import AnyGame

Draw: TypeAlias = Callable[[Any, Any, Sequence[str]], RenderableType]
"""From a public part, a seat's own part and the names per seat: what to print."""


def table_of(game: AnyGame) -> Draw:
    """How this game is drawn; a game without a module of its own is shown as it is sent."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    return import_module(module).draw if find_spec(module) else _draw_plainly


def _draw_plainly(public: Any, own: Any, names: Sequence[str]) -> RenderableType:  # noqa: ARG001
    return Pretty({"public": asdict(public), "own": asdict(own)})
