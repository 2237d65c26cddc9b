"""Text form of an action: '68<A^', '7>!C_', '30>B-' (docs/records.md)."""

import re
from typing import cast

from updown.core.errors import BadNotation
from updown.games.up_or_down.actions import Action, Pile, Placement, Side
from updown.games.up_or_down.cards import HIGHEST, Card

_FORM = re.compile(r"([1-9][0-9]{0,2})([<>])(!?[ABC])([\^_-])")


def format_action(action: Action) -> str:
    return f"{action.card}{action.side}{action.placement}{action.pile}"


def parse_action(text: str) -> Action:
    """Raises BadNotation."""
    form = _FORM.fullmatch(text)
    if form is None or int(form[1]) > HIGHEST:
        raise BadNotation(f"expected something like '68<A^' or '7>!C_', got {text[:40]!r}", text=text[:40])
    return Action(
        Card(int(form[1])), cast("Side", form[2]), cast("Placement", form[3]), cast("Pile", form[4])
    )
