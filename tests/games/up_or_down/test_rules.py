"""The law, rule by rule (RULES.md)."""

from itertools import pairwise
from random import Random

import pytest

from updown.core.deal import RandomDeals
from updown.core.errors import IllegalAction, NotYourTurn
from updown.core.game import Seat
from updown.games.up_or_down import rules
from updown.games.up_or_down.cards import LENGTHS, Card, Length, colour, deck, deck_size, turns_each
from updown.games.up_or_down.notation import parse_action
from updown.games.up_or_down.options import SEATS, Options
from updown.games.up_or_down.rows import direction, row_points

from .positions import ME, OTHER, Position, act, dealt, every_action, legal, random_turns, slots, some_turns


def refusal(position: Position, text: str) -> tuple[object, object]:
    with pytest.raises(IllegalAction) as refused:
        act(position.state(), text)
    return refused.value.arguments["rule"], refused.value.arguments["reason"]


def all_cards(state: rules.State) -> list[Card]:
    hidden = state.hidden
    rows = [card for slots in state.rows for row in slots for card in row]
    held = [card for cards in (*hidden.hands, *state.discards) for card in cards]
    return sorted([*rows, *held, *state.circle, *hidden.up, *hidden.down])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("length", LENGTHS)
def test_U2_every_deck_has_equal_colours(seats: int, length: Length) -> None:
    colours = [colour(card) for card in deck(deck_size(length, seats))]
    assert {colours.count(each) for each in range(6)} == {deck_size(length, seats) // 6}
    assert colours[:7] == [0, 1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize(
    ("length", "decks", "turns"),
    [
        ("short", [42, 60, 78, 96, 96], [18, 18, 18, 18, 15]),
        ("long", [54, 78, 102, 126, 126], [24, 24, 24, 24, 20]),
    ],
)
def test_U3_deck_and_turns_follow_from_seats_and_length(
    length: Length, decks: list[int], turns: list[int]
) -> None:
    assert [deck_size(length, seats) for seats in SEATS] == decks
    assert [turns_each(deck_size(length, seats), seats) for seats in SEATS] == turns


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("length", LENGTHS)
def test_U4_U5_the_deal_uses_each_card_once(seats: int, length: Length) -> None:
    state = dealt(seats, Random(seats), Options(length))
    assert all_cards(state) == list(deck(deck_size(length, seats)))
    assert [len(hand) for hand in state.hidden.hands] == [3] * seats
    assert len(state.circle) == 6
    assert sorted(state.circle) == list(state.circle)
    assert len(state.hidden.down) - len(state.hidden.up) == seats % 2


def test_U6_any_seat_may_start_and_play_goes_clockwise() -> None:
    rng = Random(6)
    starts = {rules.to_act(dealt(4, rng))[0] for _ in range(100)}
    assert starts == {0, 1, 2, 3}
    order = [turn.seat for turn in random_turns(3, rng)]
    assert all(later == (earlier + 1) % 3 for earlier, later in pairwise(order))


@pytest.mark.parametrize(
    ("card", "sides"), [(68, (45, 70)), (105, (102, 10)), (4, (102, 10)), (25, (24, 45))]
)
def test_U7_U8_neighbours_and_the_wrap(card: int, sides: tuple[int, int]) -> None:
    circle = tuple(map(Card, (10, 24, 45, 70, 91, 102)))
    assert rules.neighbours(circle, Card(card)) == sides


def test_U7_a_card_must_be_held() -> None:
    assert refusal(Position(), "13<A^") == ("U7", "not_held")


def test_U8_the_played_card_stays_and_the_circle_keeps_six() -> None:
    after = act(Position().state(), "12<A^")
    assert after.circle == (12, 14, 18, 22, 26, 30)
    assert after.rows[ME] == slots([[10]])


def test_U9_the_second_card_fixes_the_direction() -> None:
    assert direction((Card(12),)) is None
    assert direction((Card(12), Card(30))) == "up"
    assert direction((Card(80), Card(12))) == "down"


def test_U9_29_cannot_extend_12_30_but_31_can() -> None:
    row = slots([[12, 30], [1], [2]])
    assert "A" not in rules.placements(row, Card(29))
    assert "A" in rules.placements(row, Card(31))


def test_U9_a_card_must_continue_the_row() -> None:
    assert refusal(Position(rows=[[20, 25]]), "12<A^") == ("U9", "does_not_fit")


def test_U9_no_row_is_given_up_while_a_slot_is_free() -> None:
    assert refusal(Position(rows=[[20, 25], [2]]), "12<!A^") == ("U9", "free_slot")


def test_U9_a_new_row_takes_the_first_free_slot() -> None:
    assert refusal(Position(rows=[[20, 25]]), "12<C^") == ("U9", "no_such_row")
    assert act(Position(rows=[[20, 25]]).state(), "12<B^").rows[ME] == slots([[20, 25], [10]])


def test_U9_giving_up_turns_the_row_onto_the_discards_even_if_the_card_fits() -> None:
    position = Position(rows=[[20, 25], [2, 5], [7]], discards=[33])
    after = act(position.state(), "12<!B^")
    assert after.rows[ME] == slots([[20, 25], [10], [7]])
    assert after.discards[ME] == (33, 2, 5)


def test_U10_draw_from_the_top_of_either_pile() -> None:
    up, down = act(Position().state(), "12<A^"), act(Position().state(), "12<A_")
    assert up.hidden.hands[ME] == (20, 28, 38)
    assert up.hidden.up == (39,)
    assert down.hidden.hands[ME] == (20, 28, 40)
    assert down.hidden.down == (41,)


def test_U10_an_empty_pile_cannot_be_drawn_from() -> None:
    assert refusal(Position(up=()), "12<A^") == ("U10", "pile_empty")
    assert refusal(Position(down=()), "12<A_") == ("U10", "pile_empty")


def test_U10_the_draw_is_skipped_only_when_both_piles_are_empty() -> None:
    assert refusal(Position(up=()), "12<A-") == ("U10", "must_draw")
    assert act(Position(up=(), down=()).state(), "12<A-").hidden.hands[ME] == (20, 28)


def test_U11_there_is_always_a_legal_action(seed: int) -> None:
    assert all(rules.legal_actions(turn.before, turn.seat) for turn in some_turns(seed))


def test_U12_the_match_ends_when_all_hands_are_empty_after_equal_turns() -> None:
    turns = list(random_turns(5, Random(12)))
    last = turns[-1].after
    assert len(turns) == 5 * 18
    assert [turn.seat for turn in turns].count(ME) == 18
    assert all(rules.outcome(turn.before) is None for turn in turns)
    assert rules.outcome(last) is not None
    assert last.hidden.hands == ((),) * 5
    with pytest.raises(NotYourTurn):
        rules.apply(last, ME, parse_action("12<A-"))


def test_U13_a_row_counts_its_cards_times_its_commonest_colour() -> None:
    assert row_points((1, 7, 13, 2, 3, 4, 5, 6)) == 8 * 3
    assert row_points((1, 2)) == 2
    assert row_points((126,)) == 1


def test_U13_each_discarded_card_is_one_point_and_the_circle_none() -> None:
    state = Position(rows=[[1, 7], [3], [4]], discards=[5, 6, 8]).state()
    assert rules.totals(state) == (4 + 1 + 1 + 3, 0)


def test_every_card_stays_in_the_match(seed: int) -> None:
    for turn in some_turns(seed):
        assert all_cards(turn.after) == all_cards(turn.before)
        assert len(turn.after.circle) == 6


def test_another_seat_is_refused() -> None:
    with pytest.raises(NotYourTurn):
        rules.apply(Position().state(), OTHER, parse_action("1<A^"))
    assert rules.legal_actions(Position().state(), OTHER) == ()


def test_legal_actions_stand_in_canonical_order(seed: int) -> None:
    placements = ("A", "B", "C", "!A", "!B", "!C")
    for turn in some_turns(seed):
        actions = rules.legal_actions(turn.before, turn.seat)
        keys = [
            (a.card, "<>".index(a.side), placements.index(a.placement), "^_-".index(a.pile)) for a in actions
        ]
        assert keys == sorted(set(keys))


def test_legal_actions_of_one_position_are_these() -> None:
    state = Position(hand=[12], rows=[[20, 25], [8, 11], [7]]).state()
    assert legal(state) == [
        "12<C^", "12<C_", "12<!A^", "12<!A_", "12<!B^", "12<!B_", "12<!C^", "12<!C_",
        "12>B^", "12>B_", "12>C^", "12>C_", "12>!A^", "12>!A_", "12>!B^", "12>!B_", "12>!C^", "12>!C_",
    ]  # fmt: skip


def test_apply_refuses_all_that_is_not_legal(seed: int) -> None:
    said = every_action()
    rng = Random(seed)
    turns = [turn for turn in some_turns(seed) if rng.random() < 0.02]
    for state, seat, _, _ in turns:
        accepted = [action for action in said if is_accepted(state, seat, action)]
        assert set(accepted) == set(rules.legal_actions(state, seat))


def is_accepted(state: rules.State, seat: Seat, action: rules.Action) -> bool:
    try:
        rules.apply(state, seat, action)
    except IllegalAction:
        return False
    return True


def test_apply_never_changes_its_argument() -> None:
    state = dealt(3, Random(16))
    before = (state.circle, state.rows, state.hidden.hands, state.hidden.up, state.hidden.down)
    rules.apply(state, rules.to_act(state)[0], rules.legal_actions(state, rules.to_act(state)[0])[0])
    assert before == (state.circle, state.rows, state.hidden.hands, state.hidden.up, state.hidden.down)


def test_before_the_deal_nobody_acts() -> None:
    state = rules.start(Options(), 2)
    assert rules.needs_deal(state)
    assert rules.to_act(state) == ()
    assert rules.outcome(state) is None
    assert not rules.needs_deal(rules.deal(state, RandomDeals(Random(1))))
