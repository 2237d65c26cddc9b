"""Notation and options: what is understood, and how the rest is refused."""

import pytest

from updown.core.errors import BadNotation, BadOptions
from updown.games.up_or_down.notation import format_action, parse_action
from updown.games.up_or_down.options import Options, choices, options, options_json

from .positions import every_action


def test_notation_reads_back_whatever_it_writes() -> None:
    actions = every_action()
    assert len(set(map(format_action, actions))) == 126 * 2 * 6 * 3
    assert [parse_action(format_action(action)) for action in actions] == list(actions)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "68",
            "068<A^",
            "0<A^",
            "127<A^",
            "999<A^",
            "68<D^",
            "68<!^",
            "68=A^",
            "68<A",
            "68<A*",
            "68<a^",
        ),
        *("68<A^\n", " 68<A^", "68 < A ^", "68<!!A^", "٦٨<A^", "-5<A^", "1" * 10_000 + "<A^"),
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action(text)
    assert len(str(refused.value)) < 200


def test_options_have_a_default_and_stand_complete_in_records() -> None:
    assert options({}, 2) == Options("short")
    assert options_json(options({"length": "long"}, 6)) == {"length": "long"}
    assert [choice.name for choice in choices(4)] == ["length"]


@pytest.mark.parametrize(
    ("given", "seats", "reason"),
    [
        ({"size": "short"}, 2, "unknown_option"),
        ({"length": "medium"}, 2, "wrong_value"),
        ({"length": None}, 2, "wrong_value"),
        ({"length": ["short"]}, 2, "wrong_value"),
        ({}, 1, "wrong_seats"),
        ({}, 7, "wrong_seats"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, object], seats: int, reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options(given, seats)
    assert refused.value.arguments["reason"] == reason
