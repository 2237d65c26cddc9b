"""The positions are what they are said to be, and no bot of a good level blunders in them."""

import pytest

from tests.blunders.river_kinds import KINDS as RIVER_KINDS
from tests.blunders.suite import FOLDER, KINDS, positions
from tests.blunders.up_or_down_kinds import KINDS as LAST_TURNS
from updown.games import all_games

EACH = pytest.mark.parametrize(("game", "kind"), KINDS, ids=[kind for _, kind in KINDS])


@EACH
def test_there_are_200_different_positions(game: str, kind: str) -> None:
    entries = [position.entry for position in positions(game, kind)]
    assert len(entries) >= 200
    assert len({str({**entry, "number": 0}) for entry in entries}) == len(entries)


@EACH
def test_some_actions_are_right_and_some_wrong(game: str, kind: str) -> None:
    for position in positions(game, kind):
        rules, state = all_games()[game], position.state
        legal = rules.legal_actions(state, rules.to_act(state)[0])
        assert position.legal == tuple(map(rules.format_action, legal)), position.entry
        assert position.right < set(position.legal), position.entry
        assert position.right, position.entry


@pytest.mark.parametrize("kind", RIVER_KINDS)
def test_the_blunder_of_the_kind_is_wrong(kind: str) -> None:
    for position in positions("river", kind):
        rules, state = position.game, position.state
        suspects = RIVER_KINDS[kind](rules.public_view(state), rules.own_view(state, rules.to_act(state)[0]))
        assert {rules.format_action(action) for action in suspects} - position.right, position.entry


@pytest.mark.parametrize("kind", LAST_TURNS)
def test_the_last_turns_have_no_draw(kind: str) -> None:
    for position in positions("up-or-down", kind):
        state = position.state
        seat = position.game.to_act(state)[0]
        assert len(state.hidden.hands[seat]) == LAST_TURNS[kind], position.entry
        assert all(action.endswith("-") for action in position.legal), position.entry


def test_the_positions_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 10**6
