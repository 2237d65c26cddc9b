"""Who sits where: every seat, every deal, every pair in equal measure."""

from collections import Counter
from itertools import combinations

import pytest

from tests.arena.contests import contest
from updown.arena.contest import rounds_for
from updown.arena.lineups import Form, lineups, seatings


def test_two_bots_at_two_seats_are_one_lineup_whatever_the_form() -> None:
    assert [lineups(form, 2, 2) for form in ("mixed", "alone", "first")] == [((0, 1),)] * 3


def test_alone_sits_each_bot_against_each_other() -> None:
    assert lineups("alone", 3, 4) == (
        (0, 1, 1, 1),
        (0, 2, 2, 2),
        (1, 0, 0, 0),
        (1, 2, 2, 2),
        (2, 0, 0, 0),
        (2, 1, 1, 1),
    )


def test_first_sits_only_the_first_bot_alone() -> None:
    assert lineups("first", 3, 3) == ((0, 1, 1), (0, 2, 2))


def test_mixed_sits_every_combination() -> None:
    assert lineups("mixed", 4, 3) == tuple(combinations(range(4), 3))


@pytest.mark.parametrize(("bots", "seats"), [(2, 3), (2, 4), (3, 4), (3, 8), (5, 8), (4, 4)])
def test_mixed_gives_every_bot_as_many_seats(bots: int, seats: int) -> None:
    sat = Counter(bot for lineup in lineups("mixed", bots, seats) for bot in lineup)
    assert len(sat) == bots
    assert len(set(sat.values())) == 1
    each = {count for lineup in lineups("mixed", bots, seats) for count in Counter(lineup).values()}
    assert max(each) - min(each) <= 1


def test_in_all_rotations_every_bot_has_had_every_seat() -> None:
    table = seatings((0, 1, 2, 2), "any")
    assert len(table) == 4
    for seat in range(4):
        assert sorted(seating[seat] for seating in table) == [0, 1, 2, 2]


def test_neighbours_change_from_group_to_group() -> None:
    three = contest("random", "easy", "medium", seats=3)
    following = {
        seating[seating.index(0) - 2] for seating in (three.seating(group, 0) for group in range(20))
    }
    assert following == {1, 2}


@pytest.mark.parametrize(
    ("matches", "form", "bots", "seats", "rounds"),
    [(400, "mixed", 2, 2, 200), (401, "mixed", 2, 2, 201), (1, "alone", 3, 4, 1), (400, "mixed", 4, 3, 34)],
)
def test_matches_are_rounded_up_to_whole_rounds(
    matches: int, form: Form, bots: int, seats: int, rounds: int
) -> None:
    assert rounds_for(matches, form, bots, seats) == rounds
    assert rounds * len(lineups(form, bots, seats)) * seats >= matches
