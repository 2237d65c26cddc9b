"""The game's own bots: legal at every table, and as strong as they say."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from updown.bots.random import RandomBot
from updown.core.bot import Bot
from updown.core.game import Outcome, Seat
from updown.games.up_or_down import GAME, rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.bots import default_action
from updown.games.up_or_down.cards import LENGTHS, Length
from updown.games.up_or_down.options import SEATS, Options
from updown.games.up_or_down.views import OwnView, PublicView, own_view, public_view

from .positions import dealt

AnyBot = Bot[PublicView, OwnView, Action]


def play(bots: Sequence[AnyBot], rng: Random, length: Length = "short") -> Outcome:
    state = dealt(len(bots), rng, Options(length))
    while acting := rules.to_act(state):
        seat = acting[0]
        legal = rules.legal_actions(state, seat)
        chosen = bots[seat].choose(public_view(state), own_view(state, seat), legal, rng)
        state = rules.apply(state, seat, chosen)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def share_of_wins(bot: AnyBot, others: AnyBot, *, seats: int, matches: int, seed: int) -> float:
    """A shared victory counts in parts; the bot sits on each seat in turn."""
    won = 0.0
    for number in range(matches):
        seat = Seat(number % seats)
        outcome = play([bot if at == seat else others for at in range(seats)], Random(seed + number))
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / matches


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("level", GAME.bots)
def test_bots_play_whole_matches_of_every_size(level: str, length: Length, seats: int) -> None:
    play([GAME.bots[level]()] * seats, Random(seats), length)


def test_levels_rank_as_they_are_named() -> None:
    random, easy, medium = RandomBot(), GAME.bots["easy"](), GAME.bots["medium"]()
    for weaker, stronger in pairwise((random, easy, medium)):
        assert share_of_wins(stronger, weaker, seats=2, matches=40, seed=1) >= 0.85


def test_medium_wins_with_more_seats_too() -> None:
    medium, easy = GAME.bots["medium"](), GAME.bots["easy"]()
    assert share_of_wins(medium, easy, seats=4, matches=16, seed=2) >= 0.75


def test_the_clock_plays_the_greatest_gain() -> None:
    state = dealt(3, Random(4))
    seat = rules.to_act(state)[0]
    own = own_view(state, seat)
    chosen = default_action(public_view(state), own)
    assert chosen in rules.legal_actions(state, seat)
    gains = {way.gain for take in own.takes for way in take.placements}
    after = rules.apply(state, seat, chosen)
    assert rules.totals(after)[seat] - rules.totals(state)[seat] == max(gains)
