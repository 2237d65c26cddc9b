"""Where matches are played, in a worker: the bots of a contest are made once, warmed up, and kept for its matches."""

from collections.abc import Sequence
from functools import partial
from random import Random
from threading import local
from typing import Any

from updown.arena.asking import Contender, Inside, Look
from updown.arena.code import code_of
from updown.arena.contest import Contest, Entrant, Limits
from updown.arena.outside import Outside
from updown.arena.playing import play_match
from updown.arena.results import Match
from updown.bots.levels import bot_for
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame, Seat
from updown.engine.match import begin, step
from updown.games import game_called

WARM_UPS = 4
"""Positions of a match at which every bot is asked before its time counts."""


class Stage:
    """The game and the bots of one contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = game_called(contest.game)
        self.contenders: list[Contender] = []
        sources: list[str] = []
        try:
            for entrant in contest.entrants:
                contender, source = _contender(self.game, entrant, contest.limits)
                self.contenders.append(contender)
                sources.append(source)
        except BaseException:
            self.close()
            raise
        self.code = code_of(filter(None, sources))
        self._warm_up()

    def play(self, group: int, rotation: int) -> Match:
        return play_match(self.contest, self.game, self.contenders, group, rotation, code=self.code)

    def close(self) -> None:
        for contender in self.contenders:
            contender.close()

    def _warm_up(self) -> None:
        """Compilation at a bot's first decisions is not its thinking. Levels only: what others do is their affair."""
        levels = [contender for contender in self.contenders if isinstance(contender, Inside)]
        for look, legal in _some_positions(self.contest, self.game):
            for contender in levels:
                contender.ask(look, legal, "warm up")


class _Here(local):
    """The stage of this thread: a worker of a cluster may have several threads, and bots are not made for that."""

    stage: Stage | None = None


_here = _Here()


def play(contest: Contest, group: int, rotation: int) -> Match:
    """What a worker is told to do. Raises CannotLoadBot, UnknownGame or UnknownLevel."""
    if _here.stage is None or _here.stage.contest.key != contest.key:
        leave()
        _here.stage = Stage(contest)
    return _here.stage.play(group, rotation)


def leave() -> None:
    """Ends what this thread's stage holds."""
    if _here.stage is not None:
        _here.stage.close()
        _here.stage = None


def _contender(game: AnyGame, entrant: Entrant, limits: Limits) -> tuple[Contender, str]:
    """The bot, ready to be asked, and the hash of its source if it comes from outside."""
    if not entrant.factory:
        return Inside(bot_for(game, entrant.level)), ""
    outside = Outside(entrant, limits.seconds)
    return outside, outside.start()


def _some_positions(contest: Contest, game: AnyGame) -> list[tuple[Look, Sequence[Any]]]:
    """Decisions from the first to the last of a match that is played at random."""
    rng = Random(contest.key)
    deals = RandomDeals(rng)
    state = begin(game, game.options(contest.options, contest.seats), contest.seats, deals)
    found: list[tuple[Look, Sequence[Any]]] = []
    while seats := game.to_act(state):
        seat, legal = seats[0], game.legal_actions(state, seats[0])
        if len(legal) > 1:
            found.append((partial(_look, game, state, seat), legal))
        state = step(game, state, seat, rng.choice(legal), deals).after
    last = len(found) - 1
    return [found[last * number // (WARM_UPS - 1)] for number in range(WARM_UPS)] if found else []


def _look(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, Any]:
    return game.public_view(state), game.own_view(state, seat)
