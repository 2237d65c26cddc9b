"""What speaks for a turn."""

from random import Random

import pytest

from updown.core.deal import RandomDeals
from updown.games.up_or_down import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_row_is_opened_for_the_cards_that_can_still_follow(seats: int, seed: int) -> None:
    """In the first turn all other cards can: those above the one taken, or those below."""
    state = GAME.deal(GAME.start(GAME.options({}, seats), seats), RandomDeals(Random(seed)))
    (seat,) = GAME.to_act(state)
    public, own = GAME.public_view(state), GAME.own_view(state, seat)
    assert GAME.reason is not None
    for action in GAME.legal_actions(state, seat):
        found = GAME.reason(public, own, action)
        if found.code == "starts-row":
            taken = found.arguments["taken"]
            assert isinstance(taken, int)
            assert found.arguments["room"] == max(taken - 1, public.deck - taken)
            assert found.arguments["row"] == "A"
            break
    else:
        raise AssertionError("no first turn opens a row for its own sake")
