"""Who may see what (R15): views, happenings, and secrets that refuse to leave."""

import json
import pickle
from collections.abc import Mapping
from dataclasses import asdict
from random import Random

import msgspec
import pytest

from tests.games.river.positions import after, bidding, playing, random_states
from updown.core.deal import RandomDeals
from updown.core.game import Happening, Seat
from updown.games.river import GAME, rules
from updown.games.river.cards import Card
from updown.games.river.imagine import shown_voids
from updown.games.river.state import Secrets, State

OPTIONS: list[Mapping[str, object]] = [{}, {"bidding": "simultaneous"}]


def happened(before: State, action: str) -> list[dict[str, object]]:
    seat = before.turn[0]
    chosen = GAME.parse_action(action)
    found = GAME.happenings(before, seat, chosen, rules.apply(before, seat, chosen))
    return [{"code": happening.code, **happening.arguments} for happening in found]


def test_R15_the_public_part_tells_all_but_the_hands() -> None:
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", bids=(0, 2, 1), played="2H KH QH AS")
    public = GAME.public_view(state)
    assert public.phase == "playing"
    assert public.to_act == (2,)
    assert (public.leader, public.led, public.winning) == (1, "S", 1)
    assert [seat.bid for seat in public.seats] == [0, 2, 1]
    assert [seat.tricks for seat in public.seats] == [0, 1, 0]
    assert [seat.hand_size for seat in public.seats] == [1, 0, 1]
    assert [played.card for played in public.tricks[0].cards] == ["2H", "KH", "QH"]
    assert public.last_trick == public.tricks[0]
    assert all(seat.hand is None for seat in public.seats)


def test_the_last_trick_stays_through_the_next_deal(seed: int) -> None:
    up = {"start": 2, "schedule": "up"}
    state = playing("2S", "2H", "KH", "QH", bids=(0, 1, 0), options=up, played="2H KH QH")
    public = GAME.public_view(rules.deal(state, RandomDeals(Random(seed))))
    assert public.round == 1
    assert public.tricks == ()
    assert public.last_trick is not None
    assert public.last_trick.winner == 1
    assert public.sheet[0].points == (10, 11, 10)


def test_R9_a_fist_shows_that_a_seat_has_bid_and_no_more() -> None:
    state = after(bidding(3, options={"bidding": "simultaneous"}), "b2")
    public = GAME.public_view(state)
    assert [seat.has_bid for seat in public.seats] == [True, False, False, False]
    assert [seat.bid for seat in public.seats] == [None] * 4
    assert GAME.own_view(state, Seat(0)).bid == 2
    assert GAME.own_view(state, Seat(0)).bids == ()
    assert GAME.own_view(state, Seat(1)).bid is None
    assert GAME.own_view(state, Seat(1)).bids == (0, 1, 2, 3)


def test_R8_the_dealer_sees_the_bid_that_the_hook_takes() -> None:
    own = GAME.own_view(bidding(5, [2, 0, 1]), Seat(3))
    assert own.forbidden == 2
    assert own.bids == (0, 1, 3, 4, 5)
    assert GAME.own_view(bidding(5, [3, 1, 2]), Seat(3)).forbidden is None
    assert GAME.own_view(bidding(5, [2, 0]), Seat(3)).forbidden is None


def test_the_own_part_lists_the_cards_that_may_be_played() -> None:
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", played="2H")
    assert GAME.own_view(state, Seat(1)).playable == ("KH",)
    assert GAME.own_view(state, Seat(2)).playable == ()
    assert GAME.own_view(state, Seat(2)).hand == ("QH", "3S")


def test_hands_are_shown_only_when_the_match_is_over() -> None:
    with pytest.raises(AssertionError):
        GAME.reveal(bidding(3), bidding(3))
    options = {"start": 1, "schedule": "down"}
    over = playing("2S", "2H", "KH", "QH", bids=(0, 1, 0), options=options, played="2H KH QH")
    assert [seat.hand for seat in GAME.reveal(over, over).seats] == [(), (), ()]
    earlier = bidding(3)
    shown = [seat.hand for seat in GAME.reveal(earlier, over).seats]
    assert shown == [GAME.own_view(earlier, Seat(seat)).hand for seat in range(len(shown))]


def test_bids_and_cards_happen() -> None:
    assert happened(bidding(3), "b2") == [{"code": "bid", "seat": 0, "bid": 2}]
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", bids=(0, 2, 1), played="2H KH")
    assert happened(state, "QH") == [
        {"code": "played", "seat": 2, "card": "QH"},
        {"code": "trick_taken", "seat": 1, "cards": ("2H", "KH", "QH"), "tricks": 1},
    ]


def test_R9_fists_happen_hidden_until_the_last() -> None:
    state = bidding(3, seats=2, options={"bidding": "simultaneous"})
    assert happened(state, "b3") == [{"code": "bid_hidden", "seat": 0}]
    assert happened(after(state, "b3"), "b1") == [
        {"code": "bid_hidden", "seat": 1},
        {"code": "bids_shown", "bids": (3, 1)},
    ]


def test_a_round_and_a_match_end_happens() -> None:
    options = {"start": 1, "schedule": "down"}
    state = playing("2S", "2H", "KH", "QH", bids=(0, 1, 0), options=options, played="2H KH")
    assert happened(state, "QH")[2:] == [
        {
            "code": "round_scored",
            "round": 0,
            "bids": (0, 1, 0),
            "tricks": (0, 1, 0),
            "points": (10, 11, 10),
            "totals": (10, 11, 10),
        },
        {"code": "match_ended", "totals": (10, 11, 10)},
    ]


def test_a_deal_happens() -> None:
    (dealt,) = GAME.deal_happenings(bidding(10, trump="QD"))
    assert dealt == Happening(
        "dealt", {"round": 0, "rounds": 19, "hand_size": 10, "dealer": 3, "trump": "QD"}
    )


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_R15_what_is_hidden_changes_nothing_that_others_see(
    options: dict[str, object], seats: int, seed: int
) -> None:
    rng = Random(seed)
    swaps = 0
    for state in rng.sample(random_states(rng, seats, options), 60):
        for one, other in [rng.sample(range(seats), 2) for _ in range(4)]:
            swapped = swap_hidden(state, one, other, rng)
            swaps += swapped != state
            assert_same_to_others(state, swapped, {one, other})
    assert swaps > 50


def swap_hidden(state: State, one: int, other: int, rng: Random) -> State:
    """Two seats exchange a card, and another fist is made, so that all that happened stays legal."""
    hands = [list(hand) for hand in state.secrets.hands]
    voids = shown_voids(GAME.public_view(state))
    pairs = [
        (mine, theirs)
        for mine in hands[one]
        for theirs in hands[other]
        if mine[1] not in voids[other] and theirs[1] not in voids[one]
    ]
    if pairs:
        mine, theirs = rng.choice(pairs)
        hands[one][hands[one].index(mine)] = theirs
        hands[other][hands[other].index(theirs)] = mine
    fists = tuple(
        rng.randint(0, rules.opened(state).hand_size) if fist is not None and seat == one else fist
        for seat, fist in enumerate(state.secrets.fists)
    )
    return state._replace(secrets=Secrets(tuple(rules.sorted_hand(tuple(hand)) for hand in hands), fists))


def assert_same_to_others(state: State, swapped: State, changed: set[int]) -> None:
    assert msgspec.json.encode(GAME.public_view(swapped)) == msgspec.json.encode(GAME.public_view(state))
    for seat in map(Seat, set(range(state.past.seats)) - changed):
        assert msgspec.json.encode(GAME.own_view(swapped, seat)) == msgspec.json.encode(
            GAME.own_view(state, seat)
        )
        assert next_happenings(swapped, seat) == next_happenings(state, seat)


def next_happenings(state: State, seat: Seat) -> list[tuple[Happening, ...]]:
    """Of every action of the seat, which knows all that decides what it may do."""
    return [
        GAME.happenings(state, seat, action, rules.apply(state, seat, action))
        for action in rules.legal_actions(state, seat)
        if not state.secrets.fists or len(state.turn) > 1  # the last fist rightly shows the others
    ]


def test_secrets_refuse_to_leave() -> None:
    state = bidding(3, hands=["AS KD 5H"])
    assert "AS" not in repr(state)
    assert "AS" not in f"{state!s} {state.secrets}"
    with pytest.raises(TypeError):
        msgspec.json.encode(state)
    with pytest.raises(TypeError):
        msgspec.to_builtins(state)
    with pytest.raises(TypeError):
        json.dumps(state)
    with pytest.raises(TypeError):
        pickle.dumps(state)


def test_states_compare_by_value() -> None:
    state = bidding(3, hands=["AS KD 5H"])
    assert state == bidding(3, hands=["AS KD 5H"])
    assert hash(state) == hash(bidding(3, hands=["AS KD 5H"]))
    assert state != bidding(3, hands=["AS KD 6H"])


def test_views_are_plain_values() -> None:
    public = GAME.public_view(bidding(3))
    assert msgspec.json.decode(msgspec.json.encode(public)) == json.loads(json.dumps(asdict(public)))
    assert Card("2C") == public.trump
