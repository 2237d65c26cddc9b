"""The compiled twin of the rules, as search and simulation ask for it."""

from typing import NamedTuple

from updown.fast.twin import Twin, register
from updown.games.up_or_down.actions import Action, Pile, Placement, Side
from updown.games.up_or_down.cards import HIGHEST, Card
from updown.games.up_or_down.fast_layout import STATE_SIZE
from updown.games.up_or_down.fast_policy import is_settled, policy_action
from updown.games.up_or_down.fast_random import random_action
from updown.games.up_or_down.fast_state import deal as deal_from
from updown.games.up_or_down.fast_state import fingerprint, from_state, start
from updown.games.up_or_down.fast_turns import (
    action_of,
    apply,
    choices_of,
    deal,
    is_over,
    legal,
    needs_deal,
    to_act,
    totals,
)
from updown.games.up_or_down.fast_values import is_horizon, values
from updown.games.up_or_down.fast_worlds import from_view, imagine, plausibility
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.state import State
from updown.games.up_or_down.views import OwnView, PublicView

_SIDES: tuple[Side, ...] = ("<", ">")
_PLACEMENTS: tuple[Placement, ...] = ("A", "B", "C", "!A", "!B", "!C")
_PILES: tuple[Pile, ...] = ("^", "_", "-")


class UpOrDown(NamedTuple):
    """Says to the compiler which game is meant."""

    version: int = 1


def action_id(action: Action) -> int:
    """Ascending in canonical order: card, side, placement, pile."""
    return action_of(
        action.card, _SIDES.index(action.side), _PLACEMENTS.index(action.placement), _PILES.index(action.pile)
    )


def action(number: int) -> Action:
    """The action of this number."""
    card, side, placement, pile = choices_of(number)
    return Action(Card(card), _SIDES[side], _PLACEMENTS[placement], _PILES[pile])


register(
    UpOrDown,
    {
        "needs_deal": needs_deal,
        "deal": deal,
        "is_over": is_over,
        "to_act": to_act,
        "legal": legal,
        "apply": apply,
        "totals": totals,
        "random_action": random_action,
        "policy_action": policy_action,
        "imagine": imagine,
        "plausibility": plausibility,
        "is_settled": is_settled,
        "is_horizon": is_horizon,
        "values": values,
    },
)

TWIN: Twin[Options, State, Action, PublicView, OwnView] = Twin(
    tag=UpOrDown(),
    state_size=STATE_SIZE,
    action_ids=HIGHEST * 36,
    most_actions=72,
    start=start,
    deal=deal_from,
    from_state=from_state,
    from_view=from_view,
    fingerprint=fingerprint,
    action_id=action_id,
    action=action,
)
