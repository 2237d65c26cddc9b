"""The levels that search do not blunder: of each kind, `hard` gets 95 in 100 right and `expert` 98."""

import pytest

from tests.blunders.suite import KINDS, positions, share_right
from updown.bots.levels import bot_for
from updown.bots.search import warm_up
from updown.games import game_called

EVERY, LEAST = {"hard": 1, "expert": 4}, {"hard": 0.95, "expert": 0.98}
"""Of so many positions one is asked: `expert` takes its time, and `python -m tests.blunders.table` asks it all."""


@pytest.mark.slow
@pytest.mark.parametrize("level", LEAST)
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=[kind for _, kind in KINDS])
def test_searchers_do_not_blunder(game: str, kind: str, level: str) -> None:
    warm_up(game_called(game))
    asked = list(positions(game, kind))[:: EVERY[level]]
    assert share_right(asked, bot_for(game_called(game), level)) >= LEAST[level]
