"""The light player of the twin: what it bids and plays, and that it is no fool; what rounds and worlds are worth."""

from random import Random

import numpy as np
import pytest

from tests.games.river.positions import bidding, cards, playing
from tests.twins import act, plausibility, policy_action, values
from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.fast.chance import chance
from updown.games.river import GAME, rules
from updown.games.river.fast import TWIN
from updown.games.river.fast_state import DEALT, HANDS, ROUND, ROUNDS, TOTALS, mask
from updown.games.river.state import State


def chosen(state: State, seed: int) -> str:
    number = policy_action(TWIN.tag, TWIN.from_state(state), state.turn[0], chance(seed))
    return GAME.format_action(TWIN.action(number))


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("AS KS QS JS TS 9S 8S 7S 6S 5S", "b10"),
        ("2C 3C 4C 5C 2D 3D 4D 2H 3H 4H", "b0"),
        ("AS KS QS 2C 3C 4C 2D 3D 2H 3H", "b3"),
    ],
)
def test_it_bids_what_the_hand_is_worth(hand: str, bid: str, seed: int) -> None:
    assert chosen(bidding(10, hands=[hand], trump="2S"), seed) == bid


def test_the_hooked_dealer_bids_next_to_what_the_hand_is_worth(seed: int) -> None:
    state = bidding(1, [0, 0, 0], hands=["2C", "3C", "4C", "AS"], trump="2S")
    assert chosen(state, seed) == "b0"
    state = bidding(2, [0, 0, 0], hands=["2C 3D", "3C 4D", "4C 5D", "AS KS"], trump="2S")
    assert chosen(state, seed) == "b1"


@pytest.mark.parametrize(
    ("position", "bids", "played", "card"),
    [
        (("AS KS 2H", "2C 3C 4C", "5C 6C 7C"), (3, 0, 0), "", "AS"),
        (("2H 9C 3C", "5H KH 2D", "7H AH 2C"), (0, 0, 0), "2H 5H", "AH"),
        (("2H 9C 3C", "5H KH 2D", "7H AH 2C"), (0, 0, 3), "2H 5H", "7H"),
        (("QH 9C 3C", "5H KH 2D", "7H JH 2C"), (1, 0, 0), "QH 5H", "JH"),
        (("QH 9C 3C", "5H KH 2D", "7S JS AC"), (0, 0, 3), "QH KH", "7S"),
        (("QH 9C 3C", "5H KH 2D", "7S 4C AC"), (1, 0, 0), "QH KH", "AC"),
    ],
    ids=[
        "one who needs every trick leads the highest trump",
        "the last to play takes a trick that cannot be lost with the most dangerous card",
        "the last to play takes the trick that it needs at the least price",
        "one with its bid made sheds the highest card that loses",
        "the last to play ruffs with the lowest trump",
        "one with its bid made throws the most dangerous card",
    ],
)
def test_it_plays_for_its_bid(
    position: tuple[str, ...], bids: tuple[int, ...], played: str, card: str, seed: int
) -> None:
    assert chosen(playing("2S", *position, bids=bids, played=played), seed) == card


def test_it_beats_easy_players(seed: int) -> None:
    lead = mean_lead("easy", 40, seed)
    print(f"{lead:+.2f} points a round")
    assert lead > 0.3


@pytest.mark.slow
def test_it_beats_the_reference_players(seed: int) -> None:
    lead = mean_lead("reference", 240, seed)
    print(f"{lead:+.2f} points a round")
    assert lead > 0


def mean_lead(others: str, matches: int, seed: int) -> float:
    """Points a round of one light player above the mean of three of the game's own bots."""
    leads: list[float] = []
    for match in range(matches):
        state = play_match(match % 4, others, Random(f"{seed}/{match}"))
        totals = rules.totals(state.past)
        own, rounds = totals[match % 4], len(state.past.sheet)
        leads.append((own - (sum(totals) - own) / 3) / rounds)
    return sum(leads) / matches


def play_match(me: int, others: str, rng: Random) -> State:
    options, deals, chances = GAME.options({}, 4), RandomDeals(rng), chance(rng.getrandbits(64))
    state, s, bot = rules.start(options, 4), TWIN.start(options, 4), GAME.bots[others]()
    while not rules.is_over(state):
        if rules.needs_deal(state):
            state = rules.deal(state, deals)
            s = TWIN.from_state(state)
        seat = state.turn[0]
        if seat == me:
            action = TWIN.action(policy_action(TWIN.tag, s, seat, chances))
        else:
            legal = rules.legal_actions(state, seat)
            action = bot.choose(GAME.public_view(state), GAME.own_view(state, seat), legal, rng)
        state = rules.apply(state, seat, action)
        act(TWIN.tag, s, seat, TWIN.action_id(action))
    return state


# ---------------------------------------------------------------- what worlds and rounds are worth


def test_high_bids_fit_high_cards() -> None:
    state = bidding(3, [0, 3, 0], hands=["2C 3C 4C", "AS KS QS"], trump="2S")
    known = TWIN.from_view(GAME.public_view(state), GAME.own_view(state, Seat(0)))
    world = TWIN.from_state(state)
    strong = plausibility(TWIN.tag, known, world)
    world[HANDS + 1] = world[DEALT + 1] = mask(cards("2D 3D 4H"))
    assert plausibility(TWIN.tag, known, world) < strong - 3


def test_a_hand_is_judged_as_it_was_dealt() -> None:
    state = playing("2S", "AS KS QS", "3C 4C 5C", bids=(3, 0), played="AS 3C KS 4C")
    known = TWIN.from_view(GAME.public_view(state), GAME.own_view(state, Seat(1)))
    world = TWIN.from_state(state)
    right = plausibility(TWIN.tag, known, world)
    world[HANDS] = mask(cards("2H"))
    world[DEALT] = mask(cards("AS KS 2H"))
    assert plausibility(TWIN.tag, known, world) < right


def worth(totals: tuple[int, ...], before: tuple[int, ...], to_come: int) -> list[float]:
    """Of a finished round, with so many to come."""
    s = TWIN.start(GAME.options({}, len(totals)), len(totals))
    known = s.copy()
    s[ROUND] = s[ROUNDS] - to_come
    s[TOTALS : TOTALS + len(totals)] = totals
    known[TOTALS : TOTALS + len(totals)] = before
    out = np.empty(len(totals))
    values(TWIN.tag, s, known, out)
    return out.tolist()


def test_R13_at_the_end_only_victory_counts() -> None:
    assert worth((72, 72, 65), (60, 62, 65), 0) == [0.5, 0.5, 0]
    assert worth((10, 9, 8, 7), (0, 9, 8, 7), 0) == [1, 0, 0, 0]


def test_far_from_the_end_the_points_of_the_round_count() -> None:
    assert worth((50, 13), (50, 0), 10) == worth((13, 13), (13, 0), 10)
    fewer, more = worth((13, 2, 10, 11), (0, 0, 0, 0), 10), worth((14, 2, 10, 11), (0, 0, 0, 0), 10)
    assert more[0] > fewer[0]
    assert all(now < before for now, before in zip(more[1:], fewer[1:], strict=True))


def test_near_the_end_a_lead_that_nobody_can_catch_is_all_that_counts() -> None:
    safe, tight = worth((100, 40), (90, 39), 1), worth((100, 98), (90, 97), 1)
    assert safe[0] > tight[0] > tight[1] > safe[1]
    assert worth((100, 99), (90, 97), 1)[1] > tight[1]
