"""OpenSpiel: importing this registers `python_updown_river` and `python_updown_up_or_down`.

Parameters are `players` and the game's options, where 0 stands for the default of a number, and what serves study
alone: a `deck` of few cards in Up or Down?. Returns are each total less the mean of the others', at the end.
"""

# pyright: reportUnknownMemberType=false
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, cast

import numpy as np
import pyspiel

from updown.core.game import AnyGame
from updown.envs.position import Position, after, imagined, opening
from updown.envs.setting import Setting, games_with_encoding, setting_of

_spiel = cast("Any", pyspiel)  # it has no types that a checker could read


class UpdownGame(_spiel.Game):
    """A game with one set of parameters; a class for each game is made of it."""

    game: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, Any]) -> None:
        """Raises BadOptions."""
        self.setting = _setting(self.game, params)
        encoding = self.setting.encoding
        shortest = opening(self.setting)
        widest = encoding.most_total - encoding.least_total
        info = _spiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=max(shortest.bounds),
            num_players=self.setting.seats,
            min_utility=-float(widest),
            max_utility=float(widest),
            utility_sum=0.0,
            max_game_length=_actions_in(shortest),
        )
        super().__init__(_game_type(self.game), info, params)

    def new_initial_state(self) -> "UpdownState":
        return UpdownState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "UpdownObserver":  # noqa: ARG002
        """Without perfect recall the game's encoding; with it, all that the player has seen, as text."""
        return UpdownObserver(self.setting, remembers=kind is not None and kind.perfect_recall)


class UpdownState(_spiel.State):
    """Chance draws the deal: each shuffle picks one of the cards that are left, in the order of the deck."""

    def __init__(self, game: UpdownGame) -> None:
        super().__init__(game)
        self.position = opening(game.setting)

    def current_player(self) -> int:
        if self.position.bounds:
            return _spiel.PlayerId.CHANCE
        seat = self.position.to_act
        return _spiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.setting.encoding.legal(self.position.own(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.bounds[len(self.position.draws)]
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.position = after(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _spiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.position.setting.game.format_action(self.position.action(player, action))

    def is_terminal(self) -> bool:
        return not self.position.bounds and self.position.to_act is None

    def returns(self) -> list[float]:
        seats = self.position.setting.seats
        if not self.is_terminal():
            return [0.0] * seats
        totals = self.position.setting.encoding.totals(self.position.public())
        return [total - (sum(totals) - total) / (seats - 1) for total in totals]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "UpdownState":
        """A state that the player cannot tell from this one, each as likely; it cannot be serialized."""
        state = UpdownState(self.get_game())
        state.position = imagined(self.position, player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return "\n".join(self.position.logs[-1])


class UpdownObserver:
    """What OpenSpiel's observers have: `tensor`, `dict`, `set_from`, `string_from`."""

    def __init__(self, setting: Setting, *, remembers: bool) -> None:
        self._encoding = setting.encoding
        self._remembers = remembers
        self.tensor = None if remembers else np.zeros(self._encoding.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: UpdownState, player: int) -> None:
        """All zeros before the first deal."""
        if self.tensor is not None:
            position = state.position
            self.tensor[:] = self._observe(position, player) if position.is_dealt else 0

    def string_from(self, state: UpdownState, player: int) -> str:
        """Everything that the player has seen, a line each; or what it sees now."""
        position = state.position
        if self._remembers:
            return "\n".join(position.logs[player])
        return str(self._encoding.facts(position.public(), position.own(player))) if position.is_dealt else ""

    def _observe(self, position: Position, player: int) -> Any:
        return self._encoding.observe(position.public(), position.own(player))


def _setting(game: AnyGame, params: Mapping[str, Any]) -> Setting:
    given = {
        name: value
        for name, value in params.items()
        if name != "players" and not (type(value) is int and value == 0)
    }
    return setting_of(game.id, int(params["players"]), given)


def _actions_in(position: Position) -> int:
    """Of a whole match: no game's length depends on what is chosen."""
    actions = 0
    while position.bounds or position.to_act is not None:
        actions += not position.bounds
        choice = (
            0 if position.bounds else position.setting.encoding.legal(position.own(position.to_act or 0))[0]
        )
        position = after(position, choice)
    return actions


def _game_type(game: AnyGame) -> Any:
    assert game.encoding is not None  # noqa: S101  only such games are registered
    seats = game.usual_seats[0]
    choices = (*game.choices(seats), *game.encoding().study_choices(seats))
    return _spiel.GameType(
        short_name=f"python_updown_{game.id.replace('-', '_')}",
        long_name=f"Updown: {game.id}",
        dynamics=_spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_spiel.GameType.Utility.ZERO_SUM,
        reward_model=_spiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats,
            **{choice.name: 0 if type(choice.default) is int else choice.default for choice in choices},
        },
    )


def register() -> None:
    """Once for each game."""
    for game in games_with_encoding():
        kind = _game_type(game)
        if kind.short_name not in _spiel.registered_names():
            # a class and no function: OpenSpiel lets go of it after the interpreter has ended, and must not be the last
            _spiel.register_game(kind, type("UpdownGame", (UpdownGame,), {"game": game}))


register()
