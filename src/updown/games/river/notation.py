"""Text form of an action: `b2`, `QS` (docs/records.md)."""

from typing import assert_never

from updown.core.errors import BadNotation
from updown.games.river.actions import BIDS, PLAYS, Action, Bid, Play


def format_action(action: Action) -> str:
    match action:
        case Bid(tricks):
            return f"b{tricks}"
        case Play(card):
            return card
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    try:
        return _ACTIONS[text]
    except KeyError:
        raise BadNotation(f"expected a bid like 'b2' or a card like 'QS', got {text!r}", text=text) from None


_ACTIONS: dict[str, Action] = {format_action(action): action for action in (*BIDS, *PLAYS.values())}
