"""The judges play by the rules, know the reference, and come to the same result when they think anew."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from tests.blunders import make, river_judge, river_players, river_round, up_or_down_judge, up_or_down_turns
from tests.blunders.suite import KINDS, Position, positions
from tests.blunders.verdicts import Case, Effort, verdict
from tests.games.river.positions import random_states
from tests.positions import Setting, random_match
from updown.core.game import Seat
from updown.fast.chance import chance
from updown.games.river import GAME as RIVER
from updown.games.river import bots_reference, rules
from updown.games.river.actions import Play
from updown.games.river.cards import ORDER, PACK, SUIT_CARDS, Card
from updown.games.river.imagine import shown_voids, unseen_cards
from updown.games.river.state import State
from updown.games.up_or_down import GAME as UP_OR_DOWN

pytestmark = pytest.mark.slow

EACH = pytest.mark.parametrize(("game", "kind"), KINDS, ids=[kind for _, kind in KINDS])


def river_plays(rng: Random, seats: int, scoring: str, start: int) -> list[State]:
    """Every state of a random match in which a card is to be played."""
    states = random_states(rng, seats, {"scoring": scoring, "start": start})
    return [state for state in states if not rules.is_bidding(state)]


@pytest.mark.parametrize("scoring", ["classic", "exact", "penalty"])
@pytest.mark.parametrize(("seats", "start"), [(2, 10), (3, 6), (4, 10), (5, 4), (6, 8)])
def test_the_judge_of_river_keeps_the_rules_and_knows_the_reference(
    seats: int, start: int, scoring: str, seed: int
) -> None:
    rng = Random(seed)
    for state in rng.sample(river_plays(rng, seats, scoring, start), 60):
        seat, line = state.turn[0], river_round.line_of(state)
        legal = rules.legal_actions(state, seat)
        assert river_round.playable(line, seat) == sum(
            1 << ORDER[action.card] for action in legal if isinstance(action, Play)
        )
        chosen = bots_reference.Reference().choose(
            RIVER.public_view(state), RIVER.own_view(state, seat), legal, rng
        )
        assert isinstance(chosen, Play)
        assert PACK[river_players.choose(line, river_players.REFERENCE, chance(0))] == chosen.card
        after = rules.apply(state, seat, chosen)
        river_round.lay(line, ORDER[chosen.card])
        if after.turn:
            assert line.tolist() == river_round.line_of(after).tolist()


def test_it_weighs_bids_as_the_reference_would_have_bid(seed: int) -> None:
    rng = Random(seed)
    for state in random_states(rng, 4, {"start": 5}):
        if rules.is_bidding(state) and state.turn[0] == rules.opened(state).dealer:
            seat = state.turn[0]
            odds = bots_reference.Odds(RIVER.public_view(state), RIVER.own_view(state, seat))
            worths = [bots_reference._worth_of_bid(odds, bid) for bid in range(odds.hand_sizes[seat] + 1)]
            bid = rng.randrange(len(worths))
            line = river_round.line_of(state)
            line[river_round.BIDS + seat] = bid
            assert river_players.bid_fit(line, seat) == pytest.approx(worths[bid] - max(worths))


def test_with_two_cards_left_it_is_as_good_as_counting_every_world(seed: int) -> None:
    state = nearly_all_dealt(Random(seed))
    legal = rules.legal_actions(state, state.turn[0])
    sampled = river_judge.cases(state, legal, Effort(20_000, 0), seed)[2]
    counted = [count_points(state, action.card) for action in legal if isinstance(action, Play)]
    spread = 2 * sampled.worth.std(axis=0) / np.sqrt(len(sampled.worth))  # worlds of unlike weight tell less
    assert (np.abs(sampled.means - np.mean(counted, axis=1)) <= 6 * spread + 1e-9).all()


def nearly_all_dealt(rng: Random) -> State:
    """Five seats with ten cards each: one card is not dealt, which leaves 22,680 worlds at most."""
    for _ in range(50):
        for state in river_plays(rng, 5, "classic", 10):
            seat = state.turn[0]
            choices = len(rules.legal_actions(state, seat))
            if rules.opened(state).hand_size == 10 and len(state.secrets.hands[seat]) == choices == 2:
                return state
    raise AssertionError("no such position")


def count_points(state: State, card: Card) -> list[float]:
    """What the card brings in each world of the view, if the others play by rules of thumb."""
    seat = state.turn[0]
    begun = river_round.line_of(state)
    points: list[float] = []
    for hands in every_deal(state, seat):
        line = begun.copy()
        for other, hand in hands.items():
            line[river_round.HANDS + other] = sum(1 << ORDER[held] for held in hand)
        river_round.lay(line, ORDER[card])
        while line[river_round.SIZES : river_round.SIZES + 5].any():
            river_round.lay(line, river_players.choose(line, river_players.THUMB, chance(0)))
        bid, won = line[river_round.BIDS + seat], line[river_round.WON + seat]
        points.append(won + 10 * (bid == won))
    return points


def every_deal(state: State, seat: Seat) -> list[dict[int, tuple[Card, ...]]]:
    public, own = RIVER.public_view(state), RIVER.own_view(state, seat)
    voids = shown_voids(public)
    deals: list[dict[int, tuple[Card, ...]]] = [{}]
    for other in range(len(public.seats)):
        if other != seat:
            may = [
                card
                for card in unseen_cards(public, own)
                if not any(card in SUIT_CARDS[suit] for suit in voids[other])
            ]
            size = public.seats[other].hand_size
            deals = [deal | {other: hand} for deal in deals for hand in combinations(_left(may, deal), size)]
    return deals


def _left(cards: list[Card], deal: dict[int, tuple[Card, ...]]) -> list[Card]:
    return [card for card in cards if not any(card in hand for hand in deal.values())]


@pytest.mark.parametrize("seats", UP_OR_DOWN.seats)
def test_the_judge_of_up_or_down_keeps_the_rules(seats: int, seed: int) -> None:
    checked = 0
    for step in random_match(Setting(UP_OR_DOWN, seats, {}), Random(seed)):
        state, seat = step.before, step.seat
        if step.action.pile == "-" and UP_OR_DOWN.to_act(step.after):
            line = up_or_down_turns.line_of(state)
            legal = [up_or_down_turns.turn_of(a) for a in UP_OR_DOWN.legal_actions(state, seat)]
            drawn = {up_or_down_turns.choose(line, up_or_down_turns.RANDOM, 0, chance(k)) for k in range(900)}
            assert drawn == set(legal)
            up_or_down_turns.take(line, up_or_down_turns.turn_of(step.action))
            assert line.tolist() == up_or_down_turns.line_of(step.after).tolist()
            checked += 1
    assert checked == 3 * seats - 1


@EACH
def test_the_judge_comes_to_the_same_result_again(game: str, kind: str, seed: int) -> None:
    for position in Random(seed).sample(list(positions(game, kind)), 6):
        found = verdict(anew(position, seed))
        was_right = np.array([action in position.right for action in position.legal])
        assert not (found.right & ~was_right).any(), position.entry
        assert not (found.wrong & was_right).any(), position.entry


def anew(position: Position, seed: int) -> list[Case]:
    state = position.state
    legal = position.game.legal_actions(state, position.game.to_act(state)[0])
    if position.game is RIVER:
        return river_judge.cases(state, legal, Effort(600, 24), seed)
    return up_or_down_judge.cases(state, legal, 1000, seed)


@EACH
def test_the_script_makes_the_same_position_again(game: str, kind: str) -> None:
    kept = next(positions(game, kind)).entry
    assert make.FINDERS[game](kind, kept["number"]) == kept
