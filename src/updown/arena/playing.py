"""Plays one match of a contest: asks, measures, puts default actions in the place of faults."""

from collections.abc import Sequence
from typing import Any

from updown.arena.asking import Contender
from updown.arena.contest import Contest
from updown.arena.results import Fault, Match, thought_of
from updown.core.game import AnyGame, Seat, outcome_of
from updown.engine.match import begin, step


def play_match(
    contest: Contest,
    game: AnyGame,
    contenders: Sequence[Contender],
    group: int,
    rotation: int,
    code: str = "",
) -> Match:
    """The match of this group and rotation; `contenders` are the entrants, in order."""
    seating = contest.seating(group, rotation)
    options, deals = game.options(contest.options, contest.seats), contest.deals(group)
    state = begin(game, options, contest.seats, deals)
    chairs = [
        _Chair(contest, game, contenders[entrant], (group, rotation, Seat(seat)))
        for seat, entrant in enumerate(seating)
    ]
    while seats := game.to_act(state):
        seat = seats[0]
        state = step(game, state, seat, chairs[seat].choose(state), deals).after
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is to act, but the match is not over"  # noqa: S101
    forfeits = tuple(seat for seat, chair in enumerate(chairs) if chair.has_forfeited)
    return Match(
        bots=tuple(contest.names[entrant] for entrant in seating),
        totals=outcome.totals,
        ranks=ranks_after(outcome.totals, forfeits),
        thoughts=tuple(thought_of(chair.times) for chair in chairs),
        faults=tuple(fault for chair in chairs for fault in chair.faults),
        forfeits=forfeits,
        code=code,
    )


def ranks_after(totals: tuple[int, ...], forfeits: Sequence[int]) -> tuple[int, ...]:
    """Ranks by total; who forfeited is last, together with others who did."""
    worst = min(totals) - 1
    return outcome_of(tuple(worst if seat in forfeits else total for seat, total in enumerate(totals))).ranks


class _Chair:
    """One seat of one match: its bot, the time it took, its faults."""

    def __init__(
        self, contest: Contest, game: AnyGame, contender: Contender, place: tuple[int, int, Seat]
    ) -> None:
        self.times: list[float] = []
        self.faults: list[Fault] = []
        self._contest, self._game, self._contender = contest, game, contender
        self._group, self._rotation, self._seat = place
        self._asked = 0

    @property
    def has_forfeited(self) -> bool:
        return len(self.faults) >= self._contest.limits.faults

    def choose(self, state: Any) -> Any:
        """A legal action, whatever the bot does. Where there is no choice it is not asked."""
        game, seat = self._game, self._seat
        legal = game.legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]

        def look() -> tuple[Any, Any]:
            return game.public_view(state), game.own_view(state, seat)

        if not self.has_forfeited:
            chance = self._contest.chance(self._group, self._rotation, seat, self._asked)
            self._asked += 1
            answer = self._contender.ask(look, legal, chance)
            if answer.seconds is not None:
                self.times.append(answer.seconds)
            if answer.fault is None:
                return answer.action
            self.faults.append(Fault(answer.fault, seat, answer.detail))
        return game.default_action(*look())
