"""What viewers see occur in a turn and in the deal; cards stand as numbers."""

from updown.core.game import Happening, Seat
from updown.games.up_or_down.actions import SLOTS, Action, slot_of
from updown.games.up_or_down.rules import gain, outcome, place, take, to_act
from updown.games.up_or_down.state import State


def happenings(before: State, seat: Seat, action: Action, after: State) -> tuple[Happening, ...]:
    """One turn in the order in which it is seen: play, take and place, then draw, then the end."""
    ended = outcome(after)
    return (
        _turn_taken(before, seat, action),
        *_drawing(before, seat, action),
        *((Happening("match_ended", {"totals": list(ended.totals)}),) if ended else ()),
    )


def deal_happenings(state: State) -> tuple[Happening, ...]:
    """The circle, the first face-up card and who begins (U4-U6)."""
    dealt = {"circle": list(state.circle), "face_up": state.hidden.up[0], "start": to_act(state)[0]}
    return (Happening("dealt", dealt),)


def _turn_taken(before: State, seat: Seat, action: Action) -> Happening:
    rows = before.rows[seat]
    taken = take(before, seat, action)
    return Happening(
        "turn_taken",
        {
            "seat": seat,
            "card": action.card,
            "side": action.side,
            "taken": taken,
            "row": SLOTS[slot_of(action.placement)],
            "gave_up": list(place(rows, taken, action.placement)[1]),
            "gain": gain(rows, taken, action.placement),
            "pile": action.pile,
        },
    )


def _drawing(before: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    match action.pile:
        case "^":
            return _drawing_face_up(before, seat)
        case "_":
            drawn = {"seat": seat, "card": before.hidden.down[0], "pile": "_"}
            return Happening("drew_hidden", {"seat": seat}), Happening("drew", drawn, frozenset({seat}))
        case "-":
            return ()


def _drawing_face_up(before: State, seat: Seat) -> tuple[Happening, ...]:
    drawn, *below = before.hidden.up[:2]
    drew = Happening("drew", {"seat": seat, "card": drawn, "pile": "^"})
    return (drew, *(Happening("turned_up", {"card": card}) for card in below))
