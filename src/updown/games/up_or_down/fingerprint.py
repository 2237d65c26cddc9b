"""State hash: makes two engines comparable at every step (docs/records.md). Never sent before the end."""

from hashlib import sha256

from updown.core.deal import canonical_json
from updown.games.up_or_down.rules import to_act
from updown.games.up_or_down.state import State


def fingerprint(state: State) -> str:
    """64 hex digits."""
    facts = {
        "circle": state.circle,
        "discards": state.discards,
        "down": state.hidden.down,
        "hands": state.hidden.hands,
        "rows": state.rows,
        "turn": next(iter(to_act(state)), None),
        "up": state.hidden.up,
    }
    return sha256(canonical_json(facts).encode()).hexdigest()
