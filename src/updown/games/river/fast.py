"""The compiled twin of the rules: registers its functions, and `TWIN` is the way in from Python."""

from typing import NamedTuple

from updown.fast.twin import Twin, register
from updown.games.river import fast_policy, fast_state, fast_steps, fast_values, fast_worlds
from updown.games.river.actions import BIDS, PLAYS, Action, Bid
from updown.games.river.cards import ORDER, PACK
from updown.games.river.options import Options
from updown.games.river.state import State
from updown.games.river.views import OwnView, PublicView


class River(NamedTuple):
    """Its type tells the compiler that River is meant."""

    game: int = 0


MOST_ACTIONS = 11
"""Ten cards or eleven bids."""


def action_id(action: Action) -> int:
    """Bids 0 … 10, then the cards in the order of the pack."""
    return action.tricks if isinstance(action, Bid) else fast_state.FIRST_CARD + ORDER[action.card]


def action(number: int) -> Action:
    first = fast_state.FIRST_CARD
    return BIDS[number] if number < first else PLAYS[PACK[number - first]]


register(
    River,
    {
        "needs_deal": fast_steps.needs_deal,
        "deal": fast_steps.deal,
        "is_over": fast_steps.is_over,
        "to_act": fast_steps.to_act,
        "legal": fast_steps.legal,
        "apply": fast_steps.apply,
        "totals": fast_steps.totals,
        "random_action": fast_steps.random_action,
        "policy_action": fast_policy.policy_action,
        "imagine": fast_worlds.imagine,
        "plausibility": fast_worlds.plausibility,
        "is_settled": fast_policy.is_settled,
        "is_horizon": fast_steps.is_horizon,
        "values": fast_values.values,
    },
)

TWIN: Twin[Options, State, Action, PublicView, OwnView] = Twin(
    tag=River(),
    state_size=fast_state.STATE_SIZE,
    action_ids=fast_state.ACTION_IDS,
    most_actions=MOST_ACTIONS,
    start=fast_state.start,
    deal=fast_state.deal,
    from_state=fast_state.from_state,
    from_view=fast_worlds.from_view,
    fingerprint=fast_state.fingerprint,
    action_id=action_id,
    action=action,
)
