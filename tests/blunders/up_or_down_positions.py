"""Positions of Up or Down? as they are kept: all cards but those of the empty piles."""

from collections.abc import Mapping, Sequence
from typing import Any

from updown.core.game import Seat
from updown.games.up_or_down import GAME
from updown.games.up_or_down.cards import Card
from updown.games.up_or_down.state import Cards, Secrets, State


def state_of(entry: Mapping[str, Any]) -> State:
    """The position with all hands; only its views are for bots."""
    hands = _each(entry["hands"])
    return State(
        GAME.options({"length": entry["length"]}, len(hands)),
        start=Seat(entry["start"]),
        played=entry["played"],
        circle=_cards(entry["circle"]),
        rows=tuple(_each(rows) for rows in entry["rows"]),
        discards=_each(entry["discards"]),
        known=_each(entry["known"]),
        hidden=Secrets(hands, (None,) * len(hands), (), ()),
    )


def entry_of(state: State) -> dict[str, Any]:
    return {
        "length": state.options.length,
        "start": state.start,
        "played": state.played,
        "circle": _text(state.circle),
        "rows": [list(map(_text, rows)) for rows in state.rows],
        "discards": list(map(_text, state.discards)),
        "known": list(map(_text, state.known)),
        "hands": list(map(_text, state.hidden.hands)),
    }


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))


def _cards(text: str) -> Cards:
    return tuple(Card(int(number)) for number in text.split())


def _each(texts: Sequence[str]) -> tuple[Cards, ...]:
    return tuple(map(_cards, texts))
