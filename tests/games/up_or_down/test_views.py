"""Who may see what (U15): views and happenings, and that nothing else leaks."""

import json
import pickle
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from updown.core.game import Seat
from updown.games.up_or_down import rules
from updown.games.up_or_down.happenings import deal_happenings, happenings
from updown.games.up_or_down.notation import parse_action
from updown.games.up_or_down.state import Secrets, State
from updown.games.up_or_down.views import PlacementView, RowView, own_view, progress, public_view, reveal

from .positions import ME, OTHER, Position, Turn, act, cards, dealt, legal, random_turns, some_turns


def seen(before: State, text: str, viewer: Seat | None) -> list[tuple[str, dict[str, object]]]:
    """What a viewer sees of one turn."""
    action = parse_action(text)
    occurred = happenings(before, ME, action, rules.apply(before, ME, action))
    return [(each.code, dict(each.arguments)) for each in occurred if each.visible_to(viewer)]


def test_U15_the_public_view_shows_tops_and_sizes() -> None:
    public = public_view(Position(rows=[[10, 16, 17], [40]], discards=[5, 6]).state())
    assert (public.face_up, public.face_up_size, public.face_down_size) == (38, 2, 2)
    assert public.seats[ME].rows == (
        RowView(cards((10, 16, 17)), "up", 2, 6),
        RowView(cards((40,)), None, 1, 1),
        None,
    )
    assert public.seats[ME].discards == (5, 6)
    assert public.seats[ME].score == 6 + 1 + 2
    assert [seat.hand_size for seat in public.seats] == [3, 3]
    assert [seat.hand for seat in public.seats] == [None, None]
    assert (public.to_act, public.turn, public.turns) == (ME, 1, 18)


def test_U15_a_card_from_the_face_up_pile_is_known_until_it_is_played() -> None:
    state = act(Position().state(), "12<A^")
    assert public_view(state).seats[ME].known == (38,)
    state = act(state, "1<A_")
    assert public_view(state).seats[OTHER].known == ()
    state = act(state, "38<B_")
    assert public_view(state).seats[ME].known == ()


def test_the_own_view_offers_what_is_legal_with_its_gain() -> None:
    state = Position(hand=[12], rows=[[4], [8, 11], [19, 7, 1]]).state()
    own = own_view(state, ME)
    assert [(take.card, take.side, take.taken) for take in own.takes] == [(12, "<", 10), (12, ">", 14)]
    assert own.takes[0].placements == (
        PlacementView("A", 2 * 2 - 1),
        PlacementView("!A", 1 - 1 + 1),
        PlacementView("!B", 1 - 2 + 2),
        PlacementView("!C", 1 - 9 + 3),
    )
    assert own.piles == ("^", "_")
    assert own_view(state, OTHER).takes == ()


def test_the_own_view_offers_just_the_legal_actions(seed: int) -> None:
    for turn in some_turns(seed):
        own = own_view(turn.before, turn.seat)
        offered = [
            f"{take.card}{take.side}{way.placement}{pile}"
            for take in own.takes
            for way in take.placements
            for pile in own.piles
        ]
        assert offered == legal(turn.before)


def test_each_gain_is_what_the_total_grows_by(seed: int) -> None:
    for before, seat, action, after in some_turns(seed):
        (take,) = [t for t in own_view(before, seat).takes if (t.card, t.side) == (action.card, action.side)]
        (way,) = [way for way in take.placements if way.placement == action.placement]
        assert way.gain == rules.totals(after)[seat] - rules.totals(before)[seat]


def test_the_card_drawn_last_is_shown_to_its_seat_until_it_is_played() -> None:
    state = act(Position().state(), "12<A_")
    assert own_view(state, ME).drawn == 40
    state = act(act(state, "1<A_"), "40<B^")
    assert own_view(state, ME).drawn == 38


def test_progress_counts_rounds_of_turns_and_stays_at_the_last() -> None:
    turns = list(random_turns(2, Random(3)))
    shown = [progress(public_view(turn.before)) for turn in turns]
    assert shown == [(number // 2 + 1, 18) for number in range(36)]
    assert progress(public_view(turns[-1].after)) == (18, 18)


def test_hands_are_revealed_only_after_the_end() -> None:
    *_, last = random_turns(3, Random(4))
    assert [seat.hand for seat in reveal(last.after, last.after).seats] == [(), (), ()]
    for moment in (last.before, last.after):
        with pytest.raises(AssertionError):
            reveal(moment, last.before)


def test_hands_of_any_moment_are_revealed_once_the_match_is_over() -> None:
    turns = list(random_turns(3, Random(4)))
    end = turns[-1].after
    for turn in turns:
        shown = reveal(turn.before, end)
        assert [seat.hand for seat in shown.seats] == [
            own_view(turn.before, Seat(seat)).hand for seat in range(3)
        ]
        hidden = tuple(replace(seat, hand=None) for seat in shown.seats)
        assert replace(shown, seats=hidden) == public_view(turn.before)


def test_a_turn_is_seen_by_all_and_a_face_down_card_by_its_seat_alone() -> None:
    before = Position(rows=[[20, 25], [2, 5], [7]]).state()
    taken = {
        "seat": 0, "card": 12, "side": "<", "taken": 10, "row": "B", "gave_up": [2, 5], "gain": 1, "pile": "_",
    }  # fmt: skip
    public = [("turn_taken", taken), ("drew_hidden", {"seat": 0})]
    assert seen(before, "12<!B_", OTHER) == public
    assert seen(before, "12<!B_", None) == public
    assert seen(before, "12<!B_", ME) == [*public, ("drew", {"seat": 0, "card": 40, "pile": "_"})]


def test_a_face_up_card_and_the_one_below_it_are_seen_by_all() -> None:
    drew = ("drew", {"seat": 0, "card": 38, "pile": "^"})
    assert seen(Position().state(), "12<A^", None)[1:] == [drew, ("turned_up", {"card": 39})]
    assert seen(Position(up=[38]).state(), "12<A^", None)[1:] == [drew]


def test_the_last_turn_ends_the_match_for_all() -> None:
    *_, last = random_turns(2, Random(5))
    ending = happenings(*last)[-1]
    assert (ending.code, ending.seats) == ("match_ended", None)
    assert ending.arguments["totals"] == list(rules.totals(last.after))


def test_the_deal_shows_circle_top_and_start() -> None:
    state = dealt(4, Random(6))
    (dealing,) = deal_happenings(state)
    assert dealing.arguments == {
        "circle": list(state.circle),
        "face_up": state.hidden.up[0],
        "start": rules.to_act(state)[0],
    }


def test_swapping_two_hidden_cards_changes_nothing_for_others(seed: int) -> None:
    rng = Random(seed)
    for turn in some_turns(seed):
        before = swapped(turn, rng)
        after = rules.apply(before, turn.seat, turn.action)
        for state, twin in ((turn.before, before), (turn.after, after)):
            assert msgspec.json.encode(public_view(state)) == msgspec.json.encode(public_view(twin))
        for viewer in (None, *(Seat(seat) for seat in range(before.seats) if seat != turn.seat)):
            assert watched(turn, viewer) == watched(Turn(before, turn.seat, turn.action, after), viewer)


def watched(turn: Turn, viewer: Seat | None) -> bytes:
    """All that reaches a viewer of one turn: happenings, and its own part if it has one."""
    occurred = [(each.code, dict(each.arguments)) for each in happenings(*turn) if each.visible_to(viewer)]
    own = None if viewer is None else own_view(turn.after, viewer)
    return msgspec.json.encode((occurred, own))


def swapped(turn: Turn, rng: Random) -> State:
    """The state before the turn, with a hidden card of the acting seat and one of the face-down pile changed over."""
    hidden = turn.before.hidden
    mine = [
        c for c in hidden.hands[turn.seat] if c != turn.action.card and c not in turn.before.known[turn.seat]
    ]
    if not mine or not hidden.down:
        return turn.before
    given, got = rng.choice(mine), rng.choice(hidden.down)
    hand = tuple(sorted(got if card == given else card for card in hidden.hands[turn.seat]))
    hands = (*hidden.hands[: turn.seat], hand, *hidden.hands[turn.seat + 1 :])
    down = tuple(given if card == got else card for card in hidden.down)
    return replace(turn.before, hidden=Secrets(hands, hidden.drawn, down, hidden.up))


def refuse_json(state: Any) -> object:
    return json.dumps(state)


@pytest.mark.parametrize("encode", [msgspec.json.encode, msgspec.to_builtins, refuse_json, pickle.dumps])
def test_secrets_refuse_to_be_encoded(encode: Any) -> None:
    state = dealt(2, Random(8))
    for secret in (state, state.hidden):
        with pytest.raises(TypeError):
            encode(secret)


def test_secrets_print_as_hidden() -> None:
    state = dealt(2, Random(9))
    assert repr(state.hidden) == "<hidden>"
    shown = repr(state)
    assert "hidden=<hidden>" in shown
    assert str(state.hidden.down) not in shown
