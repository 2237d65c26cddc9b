"""Imagined worlds: each one that the view allows, none other, all equally likely."""

from collections import Counter
from itertools import permutations
from random import Random

from updown.core.game import Seat
from updown.games.up_or_down.imagine import imagine, unseen_cards
from updown.games.up_or_down.rules import to_act
from updown.games.up_or_down.state import State
from updown.games.up_or_down.views import own_view, public_view

from .positions import ME, OTHER, Position, some_turns

SMALL = Position(
    hand=(12, 20), others_hand=(1, 2), others_known=(1,), known=(20,), down=(40,), up=(38, 39, 5)
)
SAMPLES = 40_000


def imagined(state: State, seat: Seat, rng: Random) -> State:
    return imagine(public_view(state), own_view(state, seat), rng)


def small_state() -> State:
    """All other cards of the deck were given up, so that few worlds are left."""
    used = {*SMALL.circle, *SMALL.hand, *SMALL.others_hand, *SMALL.down, *SMALL.up}
    gone = [number for number in range(1, 43) if number not in used]
    return Position(
        hand=SMALL.hand,
        others_hand=SMALL.others_hand,
        others_known=SMALL.others_known,
        known=SMALL.known,
        down=SMALL.down,
        up=SMALL.up,
        discards=gone,
    ).state()


def test_an_imagined_world_looks_like_the_view(seed: int) -> None:
    rng = Random(seed)
    for turn in some_turns(seed):
        twin = imagined(turn.before, turn.seat, rng)
        assert public_view(twin) == public_view(turn.before)
        assert own_view(twin, turn.seat) == own_view(turn.before, turn.seat)
        assert to_act(twin) == to_act(turn.before)


def test_an_imagined_world_has_each_card_once(seed: int) -> None:
    rng = Random(seed)
    for turn in some_turns(seed):
        real, twin = turn.before.hidden, imagined(turn.before, turn.seat, rng).hidden
        everything = [sorted([*sum(hidden.hands, ()), *hidden.down, *hidden.up]) for hidden in (real, twin)]
        assert everything[0] == everything[1]


def test_cards_known_from_the_face_up_pile_stay_in_their_hand(seed: int) -> None:
    rng = Random(seed)
    for turn in some_turns(seed):
        twin = imagined(turn.before, turn.seat, rng)
        for known, hand in zip(turn.before.known, twin.hidden.hands, strict=True):
            assert set(known) <= set(hand)


def test_each_unseen_card_turns_up_in_each_unseen_place(seed: int) -> None:
    state, rng = small_state(), Random(seed)
    worlds = [imagined(state, ME, rng).hidden for _ in range(200)]
    unseen = set(unseen_cards(public_view(state), own_view(state, ME)))
    assert unseen == {2, 40, 39, 5}
    assert {next(iter(set(world.hands[OTHER]) - {1})) for world in worlds} == unseen
    assert {world.down[0] for world in worlds} == unseen
    assert {world.up[1] for world in worlds} == unseen
    assert {world.up[2] for world in worlds} == unseen


def test_worlds_are_even_against_full_enumeration(seed: int) -> None:
    state, rng = small_state(), Random(seed)
    public, own = public_view(state), own_view(state, ME)
    seen = Counter(imagine(public, own, rng).hidden for _ in range(SAMPLES))
    worlds = {world(state, *cards).hidden for cards in permutations((2, 40, 39, 5))}
    assert set(seen) == worlds
    assert len(worlds) == 24
    variation = sum(abs(seen[each] / SAMPLES - 1 / len(worlds)) for each in worlds) / 2
    assert variation <= 0.02


def world(state: State, held: int, down: int, second: int, third: int) -> State:
    """The small position with its unseen cards placed so."""
    return Position(
        hand=SMALL.hand,
        others_hand=sorted((1, held)),
        others_known=SMALL.others_known,
        known=SMALL.known,
        down=(down,),
        up=(38, second, third),
        discards=state.discards[ME],
    ).state()
