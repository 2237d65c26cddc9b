"""Positions of River, found in rounds that are played with more or less care, and judged."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.blunders.river_judge import cases
from tests.blunders.river_kinds import KINDS
from tests.blunders.river_players import REFERENCE, choose
from tests.blunders.river_positions import opened
from tests.blunders.river_round import line_of
from tests.blunders.verdicts import Effort, judgement, stream, verdict
from updown.core.deal import RandomDeals
from updown.games.river import GAME, rules
from updown.games.river.actions import PLAYS, Action, Bid
from updown.games.river.bots_reference import Reference
from updown.games.river.cards import PACK, Card
from updown.games.river.options import largest_start
from updown.games.river.state import Secrets, State

SEATS = (3, 4, 4, 5, 6)
MOST_CARDS, LARGEST_BID = 4, 5
"""Cards still in hand, and hand sizes in the bidding, that the judge can think to the end."""

IN_THE_BIDDING = frozenset({"zero-with-ace"})
"""Kinds that no card played is of."""

LOOKS = {
    2: (Effort(150, 0), Effort(1500, 0), Effort(6000, 0)),
    3: (Effort(150, 0), Effort(200, 24), Effort(700, 32)),
    4: (Effort(150, 0), Effort(150, 16), Effort(500, 24)),
}
"""By cards in hand; each look is longer than the one before, and the last decides if none did."""
BIDDING = {
    2: (Effort(150, 0), Effort(400, 24), Effort(2000, 48)),
    3: (Effort(150, 0), Effort(200, 24), Effort(1000, 32)),
    4: (Effort(150, 0), Effort(150, 12), Effort(500, 24)),
    5: (Effort(150, 0), Effort(150, 8), Effort(400, 16)),
}
"""The same by hand size, for bids."""


def find(kind: str, number: int) -> dict[str, Any] | None:
    """The first clear position of the kind in the round of this number, if there is one; always the same."""
    played: list[Action] = []
    for state, action in _play_round(kind, Random(f"blunders/river/{kind}/{number}")):
        if kind in IN_THE_BIDDING and not rules.is_bidding(state):
            return None
        if _is_within_reach(state):
            entry = _judged(kind, number, state, played)
            if entry:
                return entry
        played.append(action)
    return None


def _play_round(kind: str, rng: Random) -> Iterator[tuple[State, Action]]:
    """In the first half of a match: seats that bid nearly as the reference does, and play as it or carelessly."""
    seats = rng.choice(SEATS)
    start = rng.randint(3, largest_start(seats))
    options = GAME.options(
        {
            "start": start,
            "scoring": rng.choice(("classic", "classic", "classic", "exact", "penalty")),
            "bidding": rng.choice(("in-turn", "in-turn", "in-turn", "in-turn", "simultaneous")),
        },
        seats,
    )
    number = start - rng.randint(1, min(start, LARGEST_BID) if kind in IN_THE_BIDDING else start)
    blank = opened(options, seats, number, PACK[0])
    state = rules.deal(blank._replace(secrets=Secrets(())), RandomDeals(rng))
    care = [rng.choice((1.0, 1.0, 0.7, 0.0)) for _ in range(seats)]
    while state.turn and len(state.past.sheet) == number:
        action = _bid(state, rng) if rules.is_bidding(state) else _card(state, care[state.turn[0]], rng)
        yield state, action
        state = rules.apply(state, state.turn[0], action)


def _bid(state: State, rng: Random) -> Action:
    seat = state.turn[0]
    legal = rules.legal_actions(state, seat)
    bid = Reference().choose(GAME.public_view(state), GAME.own_view(state, seat), legal, rng)
    assert isinstance(bid, Bid)
    other = Bid(bid.tricks + rng.choice((-1, 1, 1)))
    return other if rng.random() < 0.4 and other in legal else bid


def _card(state: State, care: float, rng: Random) -> Action:
    if rng.random() < care:
        return PLAYS[PACK[choose(line_of(state), REFERENCE, stream(0))]]
    return rng.choice(rules.legal_actions(state, state.turn[0]))


def _is_within_reach(state: State) -> bool:
    cards = len(state.secrets.hands[state.turn[0]])
    return cards <= (LARGEST_BID if rules.is_bidding(state) else MOST_CARDS)


def _judged(kind: str, number: int, state: State, played: Sequence[Action]) -> dict[str, Any] | None:
    """The position as it is kept, if it is of the kind and clear."""
    seat = state.turn[0]
    legal = rules.legal_actions(state, seat)
    suspects = set(KINDS[kind](GAME.public_view(state), GAME.own_view(state, seat)))
    if len(legal) == 1 or not suspects:
        return None
    suspected = [action in suspects for action in legal]
    looks = (BIDDING if rules.is_bidding(state) else LOOKS)[len(state.secrets.hands[seat])]
    for effort in looks:
        judged = cases(state, legal, effort, number)
        found = verdict(judged)
        if not found.may_become_clear or not (found.may_be_wrong & suspected).any():
            return None
        if effort is not looks[0] and found.is_clear and (found.wrong & suspected).any():
            texts = [GAME.format_action(action) for action in legal]
            return _deal_of(number, state, played) | judgement(texts, judged[::2], found)
    return None


def _deal_of(number: int, state: State, played: Sequence[Action]) -> dict[str, Any]:
    past, this = state.past, rules.opened(state)
    options = past.options
    return {
        "number": number,
        "seats": past.seats,
        "options": {"start": options.start, "bidding": options.bidding, "scoring": options.scoring},
        "round": this.number,
        "trump": this.trump,
        "hands": [" ".join(hand) for hand in _dealt(state)],
        "played": " ".join(map(GAME.format_action, played)),
    }


def _dealt(state: State) -> list[tuple[Card, ...]]:
    """The hands as they were before the first trick."""
    hands = [list(hand) for hand in state.secrets.hands]
    for leader, cards in (*(taken[:2] for taken in state.tricks), (rules.leader(state), state.trick)):
        for place, card in enumerate(cards):
            hands[(leader + place) % len(hands)].append(card)
    return [rules.sorted_hand(tuple(hand)) for hand in hands]
