"""A match as OpenSpiel sees one: chance is drawn a number at a time, and what each seat has seen is kept as text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self, TypeVar

from updown.core.game import Happening, Seat
from updown.envs.setting import Setting, setting_with

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Position:
    """Never changes, so copies share it."""

    setting: Setting
    state: Any
    """While a deal is drawn, the state before it."""
    bounds: tuple[int, ...] = ()
    """How many outcomes each draw of the deal under way has; empty when somebody is to act or the match is over."""
    draws: tuple[int, ...] = ()
    """Those that were drawn already."""
    logs: tuple[tuple[str, ...], ...] = ()
    """Per seat all that it has seen; the last is that of one who looks on."""
    choices: tuple[int, ...] | None = ()
    """All draws and actions so far; None if the position was imagined."""

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As its choices: hidden cards refuse to be pickled."""
        if self.choices is None:
            raise TypeError("an imagined position has no choices that lead to it")
        return repeated, (self.setting.game.id, self.setting.seats, self.setting.options, self.choices)

    @property
    def is_dealt(self) -> bool:
        """Whether there is something to see."""
        return bool(self.logs[-1])

    @property
    def to_act(self) -> Seat | None:
        """Of several the lowest acts first; None while a deal is drawn, and at the end."""
        return None if self.bounds else next(iter(self.setting.game.to_act(self.state)), None)

    def public(self) -> Any:
        return self.setting.game.public_view(self.state)

    def own(self, seat: int) -> Any:
        return self.setting.game.own_view(self.state, Seat(seat))

    def action(self, seat: int, index: int) -> Any:
        """Raises IllegalIndex."""
        return self.setting.encoding.action(self.own(seat), index)


def opening(setting: Setting) -> Position:
    """Before the first draw."""
    nothing_seen: tuple[tuple[str, ...], ...] = ((),) * (setting.seats + 1)
    return _with_deal(
        Position(setting, setting.game.start(setting.options, setting.seats), logs=nothing_seen)
    )


def repeated(game_id: str, seats: int, options: Any, choices: Iterable[int]) -> Position:
    """The position that these choices lead to; `options` come from the game."""
    position = opening(setting_with(game_id, seats, options))
    for choice in choices:
        position = after(position, choice)
    return position


def after(position: Position, choice: int) -> Position:
    """A draw while a deal is under way, else the action of the seat to act. Raises IllegalIndex."""
    moved = _drawn(position, choice) if position.bounds else _acted(position, choice)
    return replace(moved, choices=None if position.choices is None else (*position.choices, choice))


def imagined(position: Position, seat: int, rng: Random) -> Position:
    """One that the seat cannot tell from this; what the others saw is made up to fit their new cards."""
    game = position.setting.game
    world = game.imagine(position.public(), position.own(seat), rng)
    *logs, looked_on = position.logs
    made_up = [
        log if other == seat else (*looked_on, repr(game.own_view(world, Seat(other))))
        for other, log in enumerate(logs)
    ]
    return replace(position, state=world, logs=(*made_up, looked_on), choices=None)


def _drawn(position: Position, outcome: int) -> Position:
    draws = (*position.draws, outcome)
    if len(draws) < len(position.bounds):
        return replace(position, draws=draws)
    game = position.setting.game
    state = game.deal(position.state, _Told(draws))
    seen = _logged(position, game.deal_happenings(state))
    own = [(repr(game.own_view(state, Seat(seat))),) for seat in range(position.setting.seats)]
    logs = tuple(log + more for log, more in zip(seen, [*own, ()], strict=True))
    return _with_deal(replace(position, state=state, bounds=(), draws=(), logs=logs))


def _acted(position: Position, index: int) -> Position:
    game, seat = position.setting.game, position.to_act
    if seat is None:
        raise AssertionError("the match is over")
    action = position.action(seat, index)
    state = game.apply(position.state, seat, action)
    logs = list(_logged(position, game.happenings(position.state, seat, action, state)))
    logs[seat] += (game.format_action(action),)
    return _with_deal(replace(position, state=state, logs=tuple(logs)))


def _with_deal(position: Position) -> Position:
    """With the draws that come next, if a deal is due."""
    if not position.setting.game.needs_deal(position.state):
        return position
    asked = _Asked()
    position.setting.game.deal(position.state, asked)
    return replace(position, bounds=tuple(asked.bounds))


def _logged(position: Position, happenings: Sequence[Happening]) -> tuple[tuple[str, ...], ...]:
    viewers = [*map(Seat, range(position.setting.seats)), None]
    return tuple(
        log + tuple(_text(each) for each in happenings if each.visible_to(viewer))
        for viewer, log in zip(viewers, position.logs, strict=True)
    )


def _text(happening: Happening) -> str:
    return " ".join([happening.code, *(str(value) for value in happening.arguments.values())])


class _Asked:
    """Deals that only note what they are asked for; no game's questions depend on the answers."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:  # noqa: ARG002
        self.bounds += range(len(cards), 1, -1)
        return tuple(cards)

    def draw(self, label: bytes, k: int, n: int) -> int:  # noqa: ARG002
        self.bounds += range(n, n - 1 if n > 1 else n, -1)
        return 0


class _Told:
    """Deals that answer from a list of draws: a shuffle picks one of those that are left each time."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = iter(draws)

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:  # noqa: ARG002
        left = list(cards)
        shuffled = [left.pop(next(self._draws)) for _ in range(len(cards) - 1)]
        return (*shuffled, *left)

    def draw(self, label: bytes, k: int, n: int) -> int:  # noqa: ARG002
        return next(self._draws) if n > 1 else 0
