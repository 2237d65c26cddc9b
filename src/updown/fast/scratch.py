"""A little memory for compiled functions that make no arrays: it lies on the stack, and goes when they return."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic


def _whole_numbers(typing_context: Any, size: Any) -> Any:  # noqa: ARG001
    return _room(size, types.int64, ir.IntType(64))


def _floating_numbers(typing_context: Any, size: Any) -> Any:  # noqa: ARG001
    return _room(size, types.float64, ir.DoubleType())


def _room(size: Any, of: Any, word: Any) -> Any:
    if not isinstance(size, types.IntegerLiteral):
        return None

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return cast("Any", cgutils).alloca_once(builder, word, size=size.literal_value)

    return types.CPointer(of)(size), code


whole_numbers = cast("Callable[[int], Any]", intrinsic(prefer_literal=True)(_whole_numbers))
"""Room for so many (a constant), to be written before it is read."""
floating_numbers = cast("Callable[[int], Any]", intrinsic(prefer_literal=True)(_floating_numbers))
"""Room for so many (a constant), to be written before it is read."""
