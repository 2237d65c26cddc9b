"""What a match may be started with (R1, R3, R4, R9)."""

import pytest

from updown.core.errors import BadOptions
from updown.games.river import GAME


def test_defaults() -> None:
    assert GAME.options_json(GAME.options({}, 4)) == {
        "start": 10,
        "schedule": "down-up",
        "bidding": "in-turn",
        "hook": True,
        "scoring": "classic",
    }


@pytest.mark.parametrize(("seats", "largest"), [(2, 10), (3, 10), (4, 10), (5, 10), (6, 8), (7, 7), (8, 6)])
def test_R3_the_largest_start_leaves_a_card_to_turn_up(seats: int, largest: int) -> None:
    assert GAME.options({}, seats).start == largest
    with pytest.raises(BadOptions, match="R3") as refusal:
        GAME.options({"start": largest + 1}, seats)
    assert refusal.value.arguments["most"] == largest


@pytest.mark.parametrize("hook", [{}, {"hook": True}, {"hook": False}], ids=str)
def test_R9_a_table_stores_no_hook_under_simultaneous_bidding(hook: dict[str, object]) -> None:
    assert GAME.options({"bidding": "simultaneous", **hook}, 4).hook is False


@pytest.mark.parametrize(
    "given",
    [
        {"start": 0},
        {"start": True},
        {"start": "5"},
        {"start": 5.0},
        {"start": None},
        {"schedule": "sideways"},
        {"schedule": ["down"]},
        {"hook": 1},
        {"hook": "false"},
        {"scoring": None},
        {"trump": "none"},
        {"Start": 5},
    ],
    ids=str,
)
def test_anything_else_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.options(given, 4)
    assert refusal.value.arguments["option"] == next(iter(given))
    assert refusal.value.arguments["reason"] in {"unknown_option", "wrong_value"}


@pytest.mark.parametrize("seats", [0, 1, 9, -4])
def test_R1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="R1"):
        GAME.options({}, seats)


def test_choices_offer_every_value_that_options_take() -> None:
    for seats in GAME.seats:
        for choice in GAME.choices(seats):
            assert GAME.options_json(GAME.options({}, seats))[choice.name] == choice.default
            for value in choice.values:
                GAME.options({choice.name: value}, seats)
