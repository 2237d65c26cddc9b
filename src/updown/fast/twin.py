"""The contract of a compiled twin: what search and simulation ask of a game, in compiled code and from Python.

A state `s` is one line of whole numbers (int64, `state_size` of them), changed in place; `rng` is a `Chance`;
an action is a number, ascending in the canonical order of docs/records.md. `tag` is a named tuple whose *type*
tells the compiler which game is meant: the functions below are bodiless, each game registers its own.
"""

# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownArgumentType=false
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
from numba.extending import overload

from updown.core.deal import Deals
from updown.fast.chance import Chance

Flat: TypeAlias = npt.NDArray[np.int64]
"""A state, or several as the lines of a matrix."""
Known: TypeAlias = npt.NDArray[np.int64]
"""What a view tells, flat: all that `imagine` needs."""
Compiled: TypeAlias = Callable[..., Any]

O = TypeVar("O")  # noqa: E741  options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
P = TypeVar("P")  # public part of a view
W = TypeVar("W")  # a seat's own part of a view


@dataclass(frozen=True, slots=True)
class Twin(Generic[O, S, A, P, W]):
    """One game's twin, for Python: how to get into flat states and out of them."""

    tag: Any
    state_size: int
    action_ids: int
    """Ids are 0 … action_ids - 1."""
    most_actions: int
    """Of one seat at once."""
    start: Callable[[O, int], Flat]
    """Nothing dealt yet."""
    deal: Callable[[Flat, Deals], None]
    """The next round from a verifiable deal, in place."""
    from_state: Callable[[S], Flat]
    from_view: Callable[[P, W], Known]
    fingerprint: Callable[[Flat], str]
    """The same state hash as the game's own."""
    action_id: Callable[[A], int]
    action: Callable[[int], A]


AnyTwin: TypeAlias = Twin[Any, Any, Any, Any, Any]


def needs_deal(tag: Any, s: Flat) -> bool:
    """Whether the next round has to be dealt: nobody is to act, and the match is not over."""
    raise NotImplementedError


def deal(tag: Any, s: Flat, rng: Chance) -> None:
    """Deals the next round from the generator."""
    raise NotImplementedError


def is_over(tag: Any, s: Flat) -> bool:
    """Whether the match has ended."""
    raise NotImplementedError


def to_act(tag: Any, s: Flat) -> int:
    """The seats to act, as bits; 0 between rounds and at the end."""
    raise NotImplementedError


def legal(tag: Any, s: Flat, seat: int, out: npt.NDArray[Any]) -> int:
    """Writes the ids of the seat's legal actions, ascending; returns how many. The seat must be to act."""
    raise NotImplementedError


def apply(tag: Any, s: Flat, seat: int, action: int) -> None:
    """Takes a legal action; nothing is checked."""
    raise NotImplementedError


def totals(tag: Any, s: Flat, out: npt.NDArray[Any]) -> None:
    """Writes each seat's total, as if the match ended now."""
    raise NotImplementedError


def random_action(tag: Any, s: Flat, seat: int, rng: Chance) -> int:
    """A legal action of the seat, each as likely; no list of them is made."""
    raise NotImplementedError


def policy_action(tag: Any, s: Flat, seat: int, rng: Chance) -> int:
    """What a light heuristic player does: sees its own hand and what is public, nothing else of `s`."""
    raise NotImplementedError


def imagine(tag: Any, known: Known, s: Flat, rng: Chance) -> None:
    """Writes a world that looks like the view that `known` was made from, as the game's `imagine` would."""
    raise NotImplementedError


def plausibility(tag: Any, known: Known, s: Flat) -> float:
    """Logarithm of how well the past actions of the others fit the hands of this world; 0 where nothing tells."""
    raise NotImplementedError


def is_settled(tag: Any, s: Flat, seat: int) -> bool:
    """Whether search need not look for anything better here than `policy_action`."""
    raise NotImplementedError


def is_horizon(tag: Any, s: Flat) -> bool:
    """Whether a playout ends here: the round, or the match, is over."""
    raise NotImplementedError


def values(tag: Any, s: Flat, known: Known, out: npt.NDArray[Any]) -> None:
    """Writes what the horizon reached is worth to each seat, about 0 to 1; larger is better."""
    raise NotImplementedError


FUNCTIONS: tuple[Compiled, ...] = (
    needs_deal,
    deal,
    is_over,
    to_act,
    legal,
    apply,
    totals,
    random_action,
    policy_action,
    imagine,
    plausibility,
    is_settled,
    is_horizon,
    values,
)
"""What a game registers, under these names, without the tag."""

_registered: dict[type, Mapping[str, Compiled]] = {}


def register(tag: type, functions: Mapping[str, Compiled]) -> None:
    """From now on compiled code that is handed a tag of this type calls these; raises ValueError if one lacks.

    They make no arrays: `inlined` suits them best.
    """
    lacking = [function.__name__ for function in FUNCTIONS if function.__name__ not in functions]
    if lacking:
        raise ValueError(f"{tag.__name__} has no {', '.join(lacking)}")
    _registered[tag] = functions


def _own(tag: Any, name: str) -> Compiled:
    """`tag` is numba's type of it."""
    return _registered[tag.instance_class][name]


def _dispatch(function: Compiled) -> None:
    """Lets compiled code call the bodiless function: the tag's type chooses whose is meant."""
    name = function.__name__

    # no annotations: numba wants the parameters of both functions alike to the letter
    def of_one(tag, a) -> Compiled:  # noqa: ARG001
        own = _own(tag, name)
        return lambda tag, a: own(a)  # noqa: ARG005

    def of_two(tag, a, b) -> Compiled:  # noqa: ARG001
        own = _own(tag, name)
        return lambda tag, a, b: own(a, b)  # noqa: ARG005

    def of_three(tag, a, b, c) -> Compiled:  # noqa: ARG001
        own = _own(tag, name)
        return lambda tag, a, b, c: own(a, b, c)  # noqa: ARG005

    arguments = function.__code__.co_argcount - 1
    # as `inlined`: each call would be one more at every step
    flags: Any = {"error_model": "numpy", "forceinline": True, "_nrt": False}
    overload(function, jit_options=flags)((of_one, of_two, of_three)[arguments - 1])


for _function in FUNCTIONS:
    _dispatch(_function)
