"""The compiled twin where random matches seldom lead: long rows given up, deals, ids; the rest is tests/test_every_twin.py."""

from collections import Counter
from itertools import chain
from random import Random

import numpy as np
import pytest

from updown.core.deal import RandomDeals
from updown.fast.chance import chance
from updown.fast.twin import Flat
from updown.games.up_or_down import rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.cards import LENGTHS, deck_size
from updown.games.up_or_down.fast import TWIN
from updown.games.up_or_down.fast_layout import CIRCLE, DOWN, HAND, LIVE, MIDDLE, TURN, UP
from updown.games.up_or_down.fast_state import block_of
from updown.games.up_or_down.fast_turns import apply, deal, legal, totals
from updown.games.up_or_down.options import SEATS, Options
from updown.games.up_or_down.state import State

from .positions import ME, Position, every_action, some_turns


def cards_in(word: int) -> list[int]:
    return [card for card in int(word).to_bytes(8, "little") if card]


def test_ids_ascend_in_canonical_order() -> None:
    actions = every_action()
    assert [TWIN.action_id(action) for action in actions] == list(range(TWIN.action_ids))
    assert [TWIN.action(number) for number in range(TWIN.action_ids)] == list(actions)


def test_the_most_legal_actions_fit(seed: int) -> None:
    """Three cards, two sides, three rows that all fit and all may be given up, two piles: 72."""
    three = Position(rows=((1,), (41,), (2,)), circle=(10, 14, 18, 22, 26, 30)).state()
    ids = np.zeros(TWIN.most_actions, np.int64)
    assert legal(TWIN.from_state(three), ME, ids) == 72 == len(rules.legal_actions(three, ME))


def test_U13_totals_are_those_of_the_rules_at_every_step(seed: int) -> None:
    for turn in some_turns(seed):
        found = np.zeros(turn.before.seats, np.int64)
        totals(TWIN.from_state(turn.after), found)
        assert tuple(found) == rules.totals(turn.after)


@pytest.mark.parametrize("length", range(1, 19))
@pytest.mark.parametrize("discards", range(5))
def test_U9_a_row_of_any_length_is_given_up_in_order(length: int, discards: int) -> None:
    row = range(101, 101 + length)
    state = Position(
        rows=((99,), row, (98, 97)), discards=range(90, 90 + discards), circle=(10, 14, 18, 22, 26, 30)
    ).state()
    for placement in ("!A", "!B", "!C"):
        check_same(state, next(act for act in rules.legal_actions(state, ME) if act.placement == placement))


@pytest.mark.parametrize("length", range(1, 22))
@pytest.mark.parametrize("step", [1, -1])
def test_U9_a_row_of_any_length_grows(length: int, step: int) -> None:
    row = range(60 + step, 60 + step * (length + 1), step)
    circle = (10, 14, 18, 90, 94, 98)
    state = Position(rows=(row,), circle=circle, hand=(12, 20, 92)).state()
    for action in rules.legal_actions(state, ME):
        check_same(state, action)


def check_same(state: State, action: Action) -> None:
    s = TWIN.from_state(state)
    apply(s, ME, TWIN.action_id(action))
    after = rules.apply(state, ME, action)
    assert s.tobytes() == TWIN.from_state(after).tobytes()
    assert TWIN.fingerprint(s) == TWIN.fingerprint(TWIN.from_state(after))


# ---------------------------------------------------------------- the compiled deal


def dealt(seats: int, options: Options, *seeds: int) -> Flat:
    s = TWIN.start(options, seats)
    deal(s, chance(*seeds))
    return s


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("length", LENGTHS)
def test_U4_U5_a_compiled_deal_has_each_card_once(seats: int, length: str, seed: int) -> None:
    options = Options("long" if length == "long" else "short")
    like = rules.deal(rules.start(options, seats), RandomDeals(Random(seed)))
    for number in range(50):
        s = dealt(seats, options, seed, number)
        down, up = int(s[DOWN]), int(s[UP])
        assert (down, up) == (len(like.hidden.down), len(like.hidden.up))
        hands = [cards_in(s[block_of(seat) + HAND]) for seat in range(seats)]
        circle = cards_in(s[CIRCLE])
        assert all(len(hand) == 3 and hand == sorted(hand) for hand in hands)
        assert circle == sorted(circle)
        everything = [*circle, *s[MIDDLE - down : MIDDLE + up].tolist(), *chain(*hands)]
        assert sorted(everything) == list(range(1, deck_size(options.length, seats) + 1))
        # all else is as after the rules' deal
        rest = TWIN.from_state(like)
        for line in (s, rest):
            line[[CIRCLE, TURN, *(block_of(seat) + HAND for seat in range(seats))]] = 0
            line[MIDDLE - down : MIDDLE + up] = 0
        assert s.tobytes() == rest.tobytes()
        assert (
            int.from_bytes(s[LIVE : LIVE + 2].tobytes(), "little")
            == (2 << deck_size(options.length, seats)) - 2
        )


def test_U4_U6_each_card_comes_to_each_place_as_often(seed: int) -> None:
    deals, options = 8000, Options()
    found: Counter[tuple[str, int]] = Counter()
    for number in range(deals):
        s = dealt(2, options, seed, number)
        found["start", int(s[TURN])] += 1
        found.update(("hand", card) for card in cards_in(s[block_of(1) + HAND]))
        found.update(("circle", card) for card in cards_in(s[CIRCLE]))
        found["down", int(s[MIDDLE - s[DOWN]])] += 1
        found["up", int(s[MIDDLE + s[UP] - 1])] += 1
    for place, cards in (("start", 1), ("hand", 3), ("circle", 6), ("down", 1), ("up", 1)):
        kinds = [0, 1] if place == "start" else range(1, 43)
        expected = deals * cards / len(kinds)
        off = sum((found[place, kind] - expected) ** 2 / expected for kind in kinds)
        degrees = len(kinds) - 1
        assert off < degrees + 6 * (2 * degrees) ** 0.5 + 12, place  # one failure in ten million at most
