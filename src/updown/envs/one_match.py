"""One match, a decision at a time: what the adapters for PettingZoo and Gymnasium stand on."""

from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from updown.core.bot import Blind, Bot
from updown.core.deal import SeededDeals
from updown.core.game import Seat
from updown.engine.match import advance, begin
from updown.envs.setting import Setting
from updown.fast.encoding import Mask, Observation


class OneMatch:
    """The match of a seed is the same on every run and machine."""

    __slots__ = ("_deals", "_state", "log", "public", "setting", "totals")

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self._deals = SeededDeals(sha256(f"updown-env-1/{seed}".encode()).digest())
        self._show(begin(setting.game, setting.options, setting.seats, self._deals))
        self.totals = (0,) * setting.seats
        self.log: tuple[str, ...] = ()
        """Seat and action, as in a record."""

    @property
    def to_act(self) -> Seat | None:
        """Of several the lowest acts first; None when the match is over."""
        return next(iter(self.setting.game.to_act(self._state)), None)

    def observe(self, seat: Seat) -> Observation:
        """A new array; of any seat, at any time."""
        return self.setting.encoding.observe(self.public, self._own(seat))

    def mask(self, seat: Seat) -> Mask:
        """A new array; all false for a seat that cannot act now."""
        if seat != self.to_act:
            return np.zeros(self.setting.encoding.actions, np.bool_)
        return self.setting.encoding.mask(self._own(seat))

    def act(self, index: int) -> tuple[int, ...]:
        """The seat to act takes the action of this number; returns what each total grows by. Raises IllegalIndex."""
        seat = self._acting()
        return self._act(seat, self.setting.encoding.action(self._own(seat), index))

    def act_by_default(self) -> tuple[int, ...]:
        """The seat to act takes what a clock would play for it."""
        seat = self._acting()
        return self._act(seat, self.setting.game.default_action(self.public, self._own(seat)))

    def let_choose(self, bot: Bot[Any, Any, Any], rng: Random) -> tuple[int, ...]:
        """The seat to act is played by a bot, which gets its view; returns what each total grows by."""
        seat = self._acting()
        legal = self.setting.game.legal_actions(self._state, seat)
        if isinstance(bot, Blind):
            return self._act(seat, bot.choose(None, None, legal, rng))
        return self._act(seat, bot.choose(self.public, self._own(seat), legal, rng))

    def _acting(self) -> Seat:
        if self.to_act is None:
            raise AssertionError("the match is over")
        return self.to_act

    def _own(self, seat: Seat) -> Any:
        return self.setting.game.own_view(self._state, seat)

    def _act(self, seat: Seat, action: Any) -> tuple[int, ...]:
        game, before = self.setting.game, self.totals
        self.log += (f"{seat} {game.format_action(action)}",)
        self._show(advance(game, game.apply(self._state, seat, action), self._deals))
        self.totals = self.setting.encoding.totals(self.public)
        return tuple(now - then for now, then in zip(self.totals, before, strict=True))

    def _show(self, state: Any) -> None:
        self._state = state
        self.public = self.setting.game.public_view(state)
