"""Worlds that the twin imagines: only those that the view allows, all of them, and each as likely."""

from collections import Counter
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from tests.games.river.positions import after, bidding, cards, playing, random_states
from tests.games.river.test_imagine import VOIDS as SHOWN_VOIDS
from tests.games.river.test_imagine import all_worlds, distance, shorten_pack
from updown.core.game import Seat
from updown.fast.chance import Chance, chance
from updown.fast.compiled import compiled
from updown.fast.twin import Flat, Known
from updown.games.river import GAME, rules
from updown.games.river.cards import ORDER, PACK, Card
from updown.games.river.fast import TWIN
from updown.games.river.fast_known import MAY_HOLD, OTHERS, UNSEEN
from updown.games.river.fast_state import (
    BID_SUM,
    BIDS,
    DEALT,
    GONE,
    HANDS,
    SEATS,
    STATE_SIZE,
    VOIDS,
    bid_of,
    cards_of,
    mask,
)
from updown.games.river.fast_worlds import imagine
from updown.games.river.imagine import imagine_hands
from updown.games.river.state import State


def known_to(state: State, seat: int) -> Known:
    return TWIN.from_view(GAME.public_view(state), GAME.own_view(state, Seat(seat)))


@compiled
def fill(known: Known, s: Flat, rng: Chance, hands: npt.NDArray[np.int64]) -> None:
    """A world a line."""
    for draw in range(hands.shape[0]):
        imagine(known, s, rng)
        for seat in range(s[SEATS]):
            hands[draw, seat] = s[HANDS + seat]


def drawn(known: Known, draws: int, seed: int) -> npt.NDArray[np.int64]:
    hands = np.zeros((draws, int(known[SEATS])), np.int64)
    fill(known, np.zeros(STATE_SIZE, np.int64), chance(seed), hands)
    return hands


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("bidding", ["in-turn", "simultaneous"])
def test_a_world_is_the_state_but_for_what_the_seat_cannot_see(seats: int, bidding: str, seed: int) -> None:
    rng, chances, world = Random(seed), chance(seed), np.zeros(STATE_SIZE, np.int64)
    states = random_states(rng, seats, {"bidding": bidding})
    for state in rng.sample(states, min(60, len(states))):
        true = TWIN.from_state(state)
        for seat in range(seats):
            imagine(known_to(state, seat), world, chances)
            hidden = {start + other for start in (HANDS, DEALT) for other in range(seats) if other != seat}
            if state.secrets.fists:
                assert bid_of(world, seat) == bid_of(true, seat)
                hidden |= {BIDS, BID_SUM}
            assert set(np.flatnonzero(world != true)) <= hidden
            assert_possible(world, true, seats)


def assert_possible(world: Flat, true: Flat, seats: int) -> None:
    """Hands of the same sizes, no card twice, what was played was dealt, what was not followed is not held."""
    trump_and_played, voids = int(true[GONE]), int(true[VOIDS])
    seen = trump_and_played
    for seat in range(seats):
        hand, dealt = int(world[HANDS + seat]), int(world[DEALT + seat])
        assert hand.bit_count() == int(true[HANDS + seat]).bit_count()
        assert not hand & seen
        assert dealt == hand | int(true[DEALT + seat] & trump_and_played)
        assert not {ORDER[card] // 13 for card in cards_of(hand)} & {
            suit for suit in range(4) if voids >> 4 * seat + suit & 1
        }
        seen |= hand


@pytest.mark.parametrize("state", SHOWN_VOIDS.values(), ids=SHOWN_VOIDS)
def test_worlds_are_even(state: State, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    held = {card for hand in state.secrets.hands for card in hand}
    pack = held.union(cards("2S 2H 3H 4H KD QH KH 3C 9C 5D"))
    shorten_pack(monkeypatch, pack)
    monkeypatch.setattr("updown.games.river.fast_known.WHOLE_PACK", mask(tuple(pack)))
    check_even(state, 0, seed)


def check_even(state: State, me: int, seed: int) -> None:
    """Total variation from the full enumeration, beyond what as many true draws would show, is at most 0.02."""
    worlds = all_worlds(state, Seat(me))
    draws = max(10_000, 60 * len(worlds))
    by_line = {tuple(map(mask, world)): world for world in worlds}
    found = Counter(tuple(line) for line in drawn(known_to(state, me), draws, seed).tolist())
    print(len(worlds), "worlds")
    assert set(found) == set(by_line), "every world is reachable and none other"
    even = Counter(Random(seed).choices(worlds, k=draws))
    hands = Counter({by_line[line]: many for line, many in found.items()})
    assert distance(hands, worlds) - distance(even, worlds) < 0.02


def test_worlds_are_even_where_one_seat_takes_what_another_may_hold(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions from random play, with seats void in different suits: the ways to deal the rest must be counted."""
    rng = Random(seed)
    positions = [crossed for crossed in (crossed_voids(rng) for _ in range(3000)) if crossed][:25]
    assert len(positions) >= 10
    for state, pack in positions:
        with monkeypatch.context() as short:
            shorten_pack(short, pack)
            short.setattr("updown.games.river.fast_known.WHOLE_PACK", mask(tuple(pack)))
            check_even(state, state.turn[0], seed)


def crossed_voids(rng: Random) -> tuple[State, set[Card]] | None:
    """A position and a short pack for it, if two others may each hold a suit that the other one may not."""
    seats, size = rng.choice((3, 4, 5)), rng.choice((3, 4))
    trump, *pack = rng.sample(PACK, seats * size + 3)
    state = playing(trump, *(" ".join(pack[seat * size : (seat + 1) * size]) for seat in range(seats)))
    for _ in range(seats * size - rng.randint(seats, 2 * seats)):
        state = rules.apply(state, state.turn[0], rng.choice(rules.legal_actions(state, state.turn[0])))
    known = known_to(state, state.turn[0])
    groups = {int(cards) for cards in known[MAY_HOLD : MAY_HOLD + int(known[OTHERS])] & mask(tuple(pack))}
    crossed = any(one & other not in (0, one, other) for one in groups for other in groups)
    unseen = int(known[UNSEEN] & mask(tuple(pack))).bit_count()
    return (state, {trump, *pack}) if crossed and unseen <= 8 else None


def test_worlds_are_those_of_imagine(seed: int) -> None:
    """How often each unseen card lies in each hand, in the middle of matches with the whole pack."""
    rng, draws = Random(seed), 2500
    states = [state for state in random_states(rng, 4, {}) if len(state.tricks) in (2, 4, 6) and state.trick]
    for state in rng.sample(states, 3):
        me = state.turn[0]
        public, own = GAME.public_view(state), GAME.own_view(state, me)
        lines = drawn(known_to(state, me), 10 * draws, seed)
        hands = [tuple(map(mask, imagine_hands(public, own, rng))) for _ in range(draws)]
        for card in range(52):
            for seat in range(4):
                ours = float(np.mean(lines[:, seat] >> card & 1))
                theirs = sum(hand[seat] >> card & 1 for hand in hands) / draws
                assert abs(ours - theirs) < 0.055, (PACK[card], seat)


def test_every_unseen_card_turns_up_in_every_hand_and_undealt(seed: int) -> None:
    state = bidding(3, hands=["AS KD 5H"])
    lines = drawn(known_to(state, 0), 1500, seed)
    unseen = ((1 << 52) - 1) & ~mask(cards("AS KD 5H 2C"))
    for seat in (1, 2, 3):
        assert np.bitwise_or.reduce(lines[:, seat]) == unseen
    undealt = unseen & ~(lines[:, 1] | lines[:, 2] | lines[:, 3])
    assert np.bitwise_or.reduce(undealt) == unseen


def test_R9_a_bid_not_shown_may_be_any_number(seed: int) -> None:
    state = after(bidding(2, options={"bidding": "simultaneous"}), "b2", "b1")
    known, world, chances = known_to(state, 0), np.zeros(STATE_SIZE, np.int64), chance(seed)
    found: set[tuple[int, ...]] = set()
    for _ in range(200):
        imagine(known, world, chances)
        found.add(tuple(bid_of(world, seat) for seat in range(4)))
    assert found == {(2, bid, -1, -1) for bid in (0, 1, 2)}
