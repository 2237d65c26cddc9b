"""The compiled form of an encoding: observations and masks written straight from a twin's flat state.

As in `twin.py`, the type of `tag` tells the compiler which game is meant. A viewer's observation holds what its
view holds and no more, though the state has everything: tests compare the two at every step.
"""

# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false, reportMissingParameterType=false, reportUnknownParameterType=false, reportUnknownArgumentType=false
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import overload

from updown.fast.encoding import Observation
from updown.fast.twin import Compiled, Flat


def observe(tag: Any, s: Flat, seat: int, out: Observation) -> None:
    """Writes every value of the observation of a seat that is to act."""
    raise NotImplementedError


def mask(tag: Any, s: Flat, seat: int, out: npt.NDArray[np.bool_]) -> None:
    """Writes for every action whether it is legal for a seat that is to act."""
    raise NotImplementedError


def twin_action(tag: Any, s: Flat, seat: int, index: int) -> int:
    """The twin's number of the legal action that has this number in the encoding."""
    raise NotImplementedError


FUNCTIONS: tuple[Compiled, ...] = (observe, mask, twin_action)
"""What a game registers, under these names, without the tag."""

_registered: dict[type, Mapping[str, Compiled]] = {}


def register(tag: type, functions: Mapping[str, Compiled]) -> None:
    """From now on compiled code that is handed a tag of this type calls these; raises ValueError if one lacks."""
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
    def of_tag(tag, a, b, c) -> Compiled:  # noqa: ARG001
        own = _own(tag, name)
        return lambda tag, a, b, c: own(a, b, c)  # noqa: ARG005

    # as `inlined`: each call would be one more at every step
    flags: Any = {"error_model": "numpy", "forceinline": True, "_nrt": False}
    overload(function, jit_options=flags)(of_tag)


for _function in FUNCTIONS:
    _dispatch(_function)
