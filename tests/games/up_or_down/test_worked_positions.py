"""The worked positions that were agreed by hand (tests/cases/worked-positions.json)."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from updown.core.game import outcome_of
from updown.games.up_or_down import rules
from updown.games.up_or_down.cards import Card, deck_size, turns_each
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.rows import row_points, total

from .positions import ME, Position, act, cards, dealt, legal, slots

CASES = Path(__file__).parents[2] / "cases" / "worked-positions.json"
POSITIONS = [each for each in json.loads(CASES.read_text())["positions"] if each["game"] == "up-or-down"]


def position(given: dict[str, Any]) -> Position:
    free = [number for number in range(126, 0, -1) if number not in {*given["circle"], *given["hand"]}]
    return Position(
        circle=given["circle"],
        hand=given["hand"],
        rows=given["rows"],
        discards=given.get("discard", ()),
        down=free[: given["face_down"]],
        up=free[given["face_down"] :][: given["face_up"]],
    )


def neighbours(given: dict[str, Any]) -> object:
    left, right = rules.neighbours(cards(given["circle"]), Card(given["play"]))
    return {"left": left, "right": right}


def placements(given: dict[str, Any]) -> object:
    return sorted(rules.placements(slots(given["rows"]), Card(given["taken"])))


def legal_turns(given: dict[str, Any]) -> object:
    return sorted(legal(position(given).state()))


def after(given: dict[str, Any]) -> object:
    state = act(position(given).state(), given["action"])
    return {
        "circle": list(state.circle),
        "rows": [list(row) for row in state.rows[ME] if row],
        "discard": list(state.discards[ME]),
    }


def score(given: dict[str, Any]) -> object:
    rows = given["rows"]
    rows = tuple(map(tuple, rows))
    return {"rows": [row_points(row) for row in rows], "total": total(rows, range(given["discarded"]))}


def winners(given: dict[str, Any]) -> object:
    return list(outcome_of(tuple(given["totals"])).winners)


def sizes(given: dict[str, Any]) -> object:
    length, seats = given["length"], given["players"]
    state = dealt(seats, Random(0), Options(length))
    return {
        "deck": deck_size(length, seats),
        "turns_each": turns_each(deck_size(length, seats), seats),
        "face_down": len(state.hidden.down),
        "face_up": len(state.hidden.up),
    }


ANSWERS: dict[str, Callable[[dict[str, Any]], object]] = {
    "neighbours": neighbours,
    "placements": placements,
    "legal": legal_turns,
    "after": after,
    "score": score,
    "winners": winners,
    "sizes": sizes,
}


def test_there_are_positions() -> None:
    assert len(POSITIONS) == 15


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case["id"])
def test_worked_position(case: dict[str, Any]) -> None:
    assert ANSWERS[case["ask"]](case["given"]) == case["expected"], case["situation"]
