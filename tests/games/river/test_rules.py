"""The law, rule by rule."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import pytest

from tests.games.river.positions import after, bidding, cards, legal, playing, random_states
from updown.core.deal import RandomDeals
from updown.core.errors import IllegalAction, NotYourTurn
from updown.core.game import Seat
from updown.games.river import GAME, rules
from updown.games.river.actions import PLAYS, Action
from updown.games.river.cards import PACK, Card
from updown.games.river.notation import parse_action
from updown.games.river.options import hand_sizes
from updown.games.river.scoring import points
from updown.games.river.state import State

T = TypeVar("T")

SIMULTANEOUS = {"bidding": "simultaneous"}


class Unshuffled(RandomDeals):
    """Deals the pack as it comes."""

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:  # noqa: ARG002
        return tuple(cards)


def refused(act: Callable[[], object]) -> tuple[object, object]:
    """The rule and the reason of a refusal."""
    with pytest.raises(IllegalAction) as refusal:
        act()
    assert str(refusal.value.arguments["rule"]) in str(refusal.value)
    return refusal.value.arguments["rule"], refusal.value.arguments["reason"]


def test_R2_the_pack_has_four_suits_ace_high() -> None:
    assert len(set(PACK)) == 52
    assert PACK[0] == "2C"
    assert PACK[12] == "AC"
    assert PACK[-1] == "AS"


def test_R4_schedules_play_the_turning_point_once() -> None:
    assert hand_sizes("down-up", 3) == (3, 2, 1, 2, 3)
    assert hand_sizes("up-down", 3) == (1, 2, 3, 2, 1)
    assert hand_sizes("down", 3) == (3, 2, 1)
    assert hand_sizes("up", 3) == (1, 2, 3)
    assert hand_sizes("down-up", 1) == (1,)


def test_R5_seat_1_deals_first_and_the_deal_passes_left(seed: int) -> None:
    states = random_states(Random(seed), 3, {"start": 2})
    dealers = [rules.opened(state).dealer for state in states if rules.is_bidding(state)]
    assert list(dict.fromkeys(dealers)) == [1, 2, 0]


def test_R6_cards_are_dealt_one_at_a_time_and_the_next_is_trump() -> None:
    state = rules.deal(rules.start(GAME.options({"start": 2}, 3), 3), Unshuffled(Random(0)))
    assert state.secrets.hands == (cards("3C 6C"), cards("4C 7C"), cards("2C 5C"))
    assert rules.opened(state).trump == "8C"


def test_R7_bids_go_round_from_the_dealers_left_and_the_dealer_is_last() -> None:
    state = bidding(3)
    assert rules.to_act(state) == (0,)
    assert rules.to_act(after(state, "b1")) == (1,)
    assert rules.to_act(after(state, "b1", "b0", "b2")) == (3,)
    with pytest.raises(NotYourTurn):
        rules.apply(state, Seat(1), parse_action("b0"))


def test_R7_a_bid_is_0_to_the_hand_size() -> None:
    assert legal(bidding(3)) == ["b0", "b1", "b2", "b3"]
    assert refused(lambda: after(bidding(3), "b4")) == ("R7", "bid_out_of_range")


def test_R7_a_bid_is_final_and_comes_before_the_cards() -> None:
    state = bidding(2, [1, 0, 0, 0])
    assert refused(lambda: after(state, "b1")) == ("R7", "not_bidding")
    assert refused(lambda: after(bidding(1, hands=["AS"]), "AS")) == ("R7", "not_playing")


def test_R8_the_dealer_may_not_make_the_bids_add_up() -> None:
    state = bidding(5, [2, 0, 1])
    assert legal(state) == ["b0", "b1", "b3", "b4", "b5"]
    assert refused(lambda: after(state, "b2")) == ("R8", "hook")


def test_R8_the_dealer_is_free_when_the_others_exceed_the_hand_size() -> None:
    assert legal(bidding(5, [3, 1, 2])) == ["b0", "b1", "b2", "b3", "b4", "b5"]


def test_R8_only_the_dealer_is_hooked_and_only_with_the_option() -> None:
    assert legal(bidding(3, [2, 1])) == ["b0", "b1", "b2", "b3"]
    assert legal(bidding(3, [2, 1, 0], options={"hook": False})) == ["b0", "b1", "b2", "b3"]


def test_R8_the_hook_holds_in_the_one_card_round() -> None:
    assert legal(bidding(1, [0, 0, 0])) == ["b0"]
    assert legal(bidding(1, [0, 1, 0])) == ["b1"]


def test_R9_all_bid_at_once_and_the_last_bid_shows_them() -> None:
    state = bidding(3, options=SIMULTANEOUS)
    assert rules.to_act(state) == (0, 1, 2, 3)
    state = rules.apply(state, Seat(2), parse_action("b3"))
    assert rules.to_act(state) == (0, 1, 3)
    assert rules.opened(state).bids == (None,) * 4
    with pytest.raises(NotYourTurn):
        rules.apply(state, Seat(2), parse_action("b1"))
    state = after(state, "b0", "b0", "b0")
    assert rules.opened(state).bids == (0, 0, 3, 0)
    assert rules.to_act(state) == (0,)


def test_R10_the_dealers_left_leads_with_any_card() -> None:
    assert legal(playing("2C", "3C AD 4S", "2D 3D 4D", "2H 3H 4H")) == ["3C", "AD", "4S"]


def test_R10_must_follow_suit_if_able() -> None:
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", played="2H")
    assert legal(state) == ["KH"]
    assert refused(lambda: after(state, "AS")) == ("R10", "must_follow")


def test_R10_who_cannot_follow_plays_anything() -> None:
    assert legal(playing("2S", "2H 3H", "KD AS", "QH 3S", played="2H")) == ["KD", "AS"]


def test_R10_a_card_must_be_held() -> None:
    state = playing("2S", "2H 3H", "KD AS", "QH 3S", played="2H")
    assert refused(lambda: after(state, "QH")) == ("R10", "not_held")
    assert refused(lambda: after(state, "2H")) == ("R10", "not_held")


@pytest.mark.parametrize(
    ("trump", "trick", "best"),
    [
        ("9S", "KH AH 2S JS", "JS"),
        ("9S", "3D AC 2D KH", "3D"),
        ("9S", "2H TH AH KH", "AH"),
        ("9S", "2S 3S AH KS", "KS"),
    ],
)
def test_R11_the_highest_trump_wins_else_the_highest_of_the_led_suit(
    trump: str, trick: str, best: str
) -> None:
    played = cards(trick)
    assert played[rules.best_card(played, Card(trump))] == best


def test_R11_the_winner_leads() -> None:
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", played="2H KH QH")
    assert rules.to_act(state) == (1,)
    assert legal(state) == ["AS"]


@pytest.mark.parametrize(
    ("bid", "tricks", "classic", "exact", "penalty"),
    [(3, 3, 13, 13, 13), (1, 2, 2, 0, -1), (0, 0, 10, 10, 10), (4, 0, 0, 0, -4)],
)
def test_R12_points(bid: int, tricks: int, classic: int, exact: int, penalty: int) -> None:
    assert points("classic", bid, tricks) == classic
    assert points("exact", bid, tricks) == exact
    assert points("penalty", bid, tricks) == penalty


def test_R12_a_finished_round_stands_on_the_sheet() -> None:
    state = playing("2S", "2H 3H", "KH AS", "QH 3S", bids=(0, 2, 1), played="2H KH QH AS 3S 3H")
    (line,) = state.past.sheet
    assert line.bids == (0, 2, 1)
    assert line.tricks == (0, 2, 0)
    assert line.points == (10, 12, 0)
    assert rules.needs_deal(state)


@pytest.mark.parametrize("seats", range(2, 9))
def test_R13_a_match_has_as_many_tricks_as_ruled(seats: int, seed: int) -> None:
    start = min(10, 51 // seats)
    for schedule, tricks in {
        "down-up": start**2 + start - 1,
        "up-down": start**2,
        "down": start * (start + 1) // 2,
        "up": start * (start + 1) // 2,
    }.items():
        states = random_states(Random(seed), seats, {"schedule": schedule})
        assert sum(not rules.is_bidding(state) for state in states) == tricks * seats


def test_R13_the_match_ends_with_ranks_and_nothing_more_to_do() -> None:
    options = {"start": 1, "schedule": "down"}
    state = playing("2S", "2H", "KH", "QH", bids=(0, 1, 0), options=options, played="2H KH QH")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.totals == (10, 11, 10)
    assert outcome.ranks == (2, 1, 2)
    assert rules.to_act(state) == ()
    assert not rules.needs_deal(state)
    with pytest.raises(NotYourTurn):
        rules.apply(state, Seat(1), parse_action("KH"))


@pytest.mark.parametrize("options", [{}, SIMULTANEOUS, {"hook": False}], ids=str)
def test_apply_takes_what_is_legal_in_canonical_order_and_refuses_all_else(
    options: dict[str, object], seed: int
) -> None:
    rng = Random(seed)
    everything = [parse_action(f"b{bid}") for bid in range(12)] + list(PLAYS.values())
    for state in rng.sample(random_states(rng, 4, options), 40):
        for seat in map(Seat, range(4)):
            accepted = [action for action in everything if is_accepted(state, seat, action)]
            assert tuple(accepted) == rules.legal_actions(state, seat)


def is_accepted(state: State, seat: Seat, action: Action) -> bool:
    try:
        rules.apply(state, seat, action)
    except NotYourTurn:
        return False
    except IllegalAction:
        return False
    return True
