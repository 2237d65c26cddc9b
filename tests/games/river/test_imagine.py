"""Imagined worlds: only those that the view allows, all of them, and each as likely."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.games.river.positions import after, bidding, cards, playing, random_states
from updown.core.game import Seat
from updown.games.river import GAME, rules
from updown.games.river.cards import PACK, Card
from updown.games.river.imagine import imagine, imagine_hands, shown_voids, unseen_cards
from updown.games.river.state import State

Hands = tuple[tuple[Card, ...], ...]


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("bidding", ["in-turn", "simultaneous"])
def test_an_imagined_world_looks_like_the_view(seats: int, bidding: str, seed: int) -> None:
    rng = Random(seed)
    states = random_states(rng, seats, {"bidding": bidding})
    for state in rng.sample(states, min(120, len(states))):
        for seat in map(Seat, range(seats)):
            public, own = GAME.public_view(state), GAME.own_view(state, seat)
            world = imagine(public, own, rng)
            assert GAME.public_view(world) == public
            assert GAME.own_view(world, seat) == own
            assert_possible(world)


def assert_possible(world: State) -> None:
    """No card twice, and no seat holds a suit that it did not follow."""
    public = GAME.public_view(world)
    held = [card for hand in world.secrets.hands for card in hand]
    played = [card for trick in world.tricks for card in trick.cards] + list(world.trick)
    assert len({*held, *played, public.trump}) == len(held) + len(played) + 1
    for hand, voids in zip(world.secrets.hands, shown_voids(public), strict=True):
        assert not voids & {card[1] for card in hand}


def test_a_world_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    state = rng.choice(random_states(rng, 4, {"start": 5, "schedule": "down"}))
    world = imagine(GAME.public_view(state), GAME.own_view(state, Seat(0)), rng)
    while world.turn:
        world = rules.apply(world, world.turn[0], rng.choice(rules.legal_actions(world, world.turn[0])))
    assert len(world.past.sheet) == len(state.past.sheet) + 1


def test_every_unseen_card_turns_up_in_every_hand_and_undealt(seed: int) -> None:
    state = bidding(3, hands=["AS KD 5H"])
    public, own = GAME.public_view(state), GAME.own_view(state, Seat(0))
    unseen = unseen_cards(public, own)
    assert len(unseen) == 52 - 3 - 1
    found: set[tuple[int, Card]] = set()
    rng = Random(seed)
    for _ in range(1500):
        hands = imagine(public, own, rng).secrets.hands
        found |= {(seat, card) for seat in (1, 2, 3) for card in hands[seat]}
        found |= {(-1, card) for card in set(unseen).difference(*hands)}
    assert found == {(place, card) for place in (-1, 1, 2, 3) for card in unseen}


def test_a_suit_that_was_not_followed_is_not_held() -> None:
    state = playing("2S", "2H 3H", "KD AS", "QH 3S", played="2H KD")
    assert shown_voids(GAME.public_view(state)) == (frozenset(), {"H"}, frozenset())


VOIDS = {
    "one seat void": playing("2S", "2H 3H", "KD AC", "QH 3C", played="2H KD"),
    "two seats void in different suits": playing(
        "2S", "2H 3C 4H", "KD AS 7H", "QH KH AD", played="2H 7H QH KH 4H KD"
    ),
    "two seats void in the same suit": playing("2S", "2H 3H 4H", "KD AC 7C", "QC 3C 4C", played="2H KD QC"),
    "one seat void in two suits": playing(
        "2S", "2H 3H 4C 5C", "KD AS 7D 8S", "QH KH KC AC", played="2H KD QH KC 4C 7D"
    ),
    "suits of different lengths": playing("2S", "2H 3H 4H", "KD 4C 7C", "QH 5C 6C", played="2H KD QH"),
    "nobody void": playing("2S", "2H 3H", "KH AC", "QH 3C", played="2H"),
}


@pytest.mark.parametrize("state", VOIDS.values(), ids=VOIDS)
def test_worlds_are_even(state: State, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Total variation from the full enumeration, beyond what as many true draws would show, is at most 0.02."""
    held = {card for hand in state.secrets.hands for card in hand}
    shorten_pack(monkeypatch, held.union(cards("2S 2H 3H 4H KD QH KH 3C 9C 5D")))
    public, own = GAME.public_view(state), GAME.own_view(state, Seat(0))
    worlds = all_worlds(state, Seat(0))
    rng, draws = Random(seed), max(10_000, 60 * len(worlds))
    found = Counter(imagine_hands(public, own, rng) for _ in range(draws))
    print(len(worlds), "worlds")
    assert set(found) == set(worlds), "every world is reachable and none other"
    even = Counter(rng.choice(worlds) for _ in range(draws))
    assert distance(found, worlds) - distance(even, worlds) < 0.02


def shorten_pack(monkeypatch: pytest.MonkeyPatch, keep: set[Card]) -> None:
    """Few enough cards to count every world."""
    short = tuple(card for card in PACK if card in keep)
    monkeypatch.setattr("updown.games.river.imagine.PACK", short)


def all_worlds(state: State, me: Seat) -> list[Hands]:
    public, own = GAME.public_view(state), GAME.own_view(state, me)
    voids = shown_voids(public)
    worlds: list[tuple[tuple[Card, ...], ...]] = [()]
    for seat, view in enumerate(public.seats):
        allowed = [card for card in unseen_cards(public, own) if card[1] not in voids[seat]]
        choices = [own.hand] if seat == me else list(combinations(allowed, view.hand_size))
        worlds = [
            (*world, hand)
            for world in worlds
            for hand in choices
            if seat == me or not {card for other in world for card in other} & set(hand)
        ]
    return worlds


def distance(found: Counter[Hands], worlds: list[Hands]) -> float:
    """Total variation between what was drawn and the even distribution."""
    draws = found.total()
    return sum(abs(found[world] / draws - 1 / len(worlds)) for world in worlds) / 2


def test_R9_a_bid_not_shown_may_be_any_number(seed: int) -> None:
    state = after(bidding(2, options={"bidding": "simultaneous"}), "b2", "b1")
    rng = Random(seed)
    public, own = GAME.public_view(state), GAME.own_view(state, Seat(0))
    fists = {imagine(public, own, rng).secrets.fists for _ in range(200)}
    assert fists == {(2, bid, None, None) for bid in (0, 1, 2)}


def test_the_searcher_keeps_its_own_hand(seed: int) -> None:
    state = bidding(3, hands=["AS KD 5H"])
    world = imagine(GAME.public_view(state), GAME.own_view(state, Seat(0)), Random(seed))
    assert world.secrets.hands[0] == rules.sorted_hand(cards("AS KD 5H"))
