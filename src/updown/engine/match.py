"""Runs a match of any game, one step at a time."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from updown.core.bot import Blind, Bot
from updown.core.deal import Deals
from updown.core.game import AnyGame, Happening, Seat

Chooser: TypeAlias = Callable[[Any, Seat], Any]
"""From a state and a seat to act, the action that the seat chooses."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action with the states around it. Comparing or storing it is cheap; happenings are made when asked for."""

    game: AnyGame
    seat: Seat
    action: Any
    before: Any
    acted: Any
    """The state right after the action, before any deal."""
    deals: tuple[Any, ...]
    """The state after each deal that followed."""

    @property
    def after(self) -> Any:
        """The state from which the match goes on."""
        return self.deals[-1] if self.deals else self.acted

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """What the action brought about, then what is seen of each deal that followed."""
        found = list(self.game.happenings(self.before, self.seat, self.action, self.acted))
        for state in self.deals:
            found.extend(self.game.deal_happenings(state))
        return tuple(found)


def begin(game: AnyGame, options: Any, seats: int, deals: Deals) -> Any:
    """The state at the first decision; `options` come from game.options."""
    return advance(game, game.start(options, seats), deals)


def advance(game: AnyGame, state: Any, deals: Deals) -> Any:
    """The state after every deal that is due."""
    pending = pending_deals(game, state, deals)
    return pending[-1] if pending else state


def pending_deals(game: AnyGame, state: Any, deals: Deals) -> tuple[Any, ...]:
    """The state after each deal that is due, in order."""
    dealt: list[Any] = []
    while game.needs_deal(state):
        state = game.deal(state, deals)
        dealt.append(state)
    return tuple(dealt)


def step(game: AnyGame, state: Any, seat: Seat, action: Any, deals: Deals) -> Step:
    """One action and the deals that follow from it; raises NotYourTurn or IllegalAction."""
    acted = game.apply(state, seat, action)
    return Step(game, seat, action, state, acted, pending_deals(game, acted, deals))


def play(game: AnyGame, state: Any, deals: Deals, choosers: Sequence[Chooser]) -> Iterator[Step]:
    """Plays on to the end, asking the chooser of each seat; of several seats to act the lowest goes first."""
    while seats := game.to_act(state):
        seat = seats[0]
        taken = step(game, state, seat, choosers[seat](state, seat), deals)
        yield taken
        state = taken.after


def chooser_of(game: AnyGame, bot: Bot[Any, Any, Any], rng: Random) -> Chooser:
    """Lets a bot choose. It gets the view and the legal actions, never the state."""

    def choose_blindly(state: Any, seat: Seat) -> Any:
        return bot.choose(None, None, game.legal_actions(state, seat), rng)

    def choose(state: Any, seat: Seat) -> Any:
        public, own = game.public_view(state), game.own_view(state, seat)
        return bot.choose(public, own, game.legal_actions(state, seat), rng)

    # building views takes longer than a step of the rules: a bot that looks at none gets none
    return choose_blindly if isinstance(bot, Blind) else choose
