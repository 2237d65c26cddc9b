"""A table from its stored events; refused as a whole if any of them is missing or tells what cannot be."""

from collections.abc import Callable, Sequence
from functools import reduce

import msgspec

from updown.app.events import decode
from updown.app.fold import fold, replay
from updown.app.ports import StoredEvent
from updown.app.refusals import DamagedTable
from updown.app.state import TableState
from updown.core.errors import UpdownError
from updown.core.game import AnyGame


def loaded(
    table: str,
    stored: Sequence[StoredEvent],
    known: TableState | None,
    game_called: Callable[[str], AnyGame],
) -> TableState:
    """The table after these events, which follow on what is known of it; raises DamagedTable."""
    first = known.version + 1 if known else 1
    if [event.version for event in stored] != list(range(first, first + len(stored))):
        raise DamagedTable("an event is missing", table=table)
    try:
        events = [decode(event.body) for event in stored]
        return reduce(fold, events, known) if known else replay(table, events, game_called)
    except (msgspec.DecodeError, UpdownError) as error:
        raise DamagedTable(f"an event cannot be: {error}", table=table) from error
