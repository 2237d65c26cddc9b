"""Advice: what a strong bot would do in a person's place, told to that person alone and stored nowhere."""

from dataclasses import dataclass
from typing import Any

from updown.app.decision import in_phase, must_be_open, must_sit
from updown.app.ports import BotFailed, BotWorkers
from updown.app.refusals import AdviceFailed, AdviceOff, AdvicePending
from updown.app.state import TableState
from updown.app.views import Advice
from updown.core.game import Seat


def is_advised(state: TableState) -> bool:
    """Whether who plays at this table may ask: only where no other person could mind, and nothing is at stake."""
    return not state.rated and sum(place.player is not None for place in state.places) <= 1


@dataclass(frozen=True, slots=True)
class Question:
    """All that the bot is told: one seat's view and its legal actions."""

    game: str
    seat: Seat
    turn: int
    public: Any
    own: Any
    legal: tuple[str, ...]


def question_of(state: TableState, player: str, turn: int) -> Question:
    """Of the decision that opened at `turn`; raises why there is no advice."""
    in_phase(state, "playing")
    seat = must_sit(state, player)
    if not is_advised(state):
        raise AdviceOff("other people play at this table")
    must_be_open(state, seat, turn)
    game = state.game
    legal = tuple(map(game.format_action, game.legal_actions(state.match, seat)))
    return Question(
        game.id, seat, turn, game.public_view(state.match), game.own_view(state.match, seat), legal
    )


class Adviser:
    """Of one node: asks one question a seat at a time."""

    def __init__(self, bots: BotWorkers) -> None:
        self._bots = bots
        self._asked: set[tuple[str, Seat]] = set()

    async def answer(self, table: str, question: Question) -> Advice:
        """Raises AdvicePending or AdviceFailed."""
        who = (table, question.seat)
        if who in self._asked:
            raise AdvicePending("the bot still thinks about your last question")
        self._asked.add(who)
        try:
            weighed = await self._bots.weigh(question.game, question.public, question.own, question.legal)
        except BotFailed as failed:
            raise AdviceFailed("the bot gave no answer") from failed
        finally:
            self._asked.discard(who)
        return Advice(question.turn, weighed)
