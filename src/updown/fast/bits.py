"""Sets of small numbers as the bits of one integer; a single machine instruction each."""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from updown.fast.compiled import compiled

_SET_IS_NOT_EMPTY = ir.Constant(ir.IntType(1), 1)


@intrinsic
def _ctpop(typing_context: Any, bits: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(values[0])

    return types.int64(types.int64), code


@intrinsic
def _cttz(typing_context: Any, bits: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return builder.cttz(values[0], _SET_IS_NOT_EMPTY)

    return types.int64(types.int64), code


@intrinsic
def _ctlz(typing_context: Any, bits: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return builder.ctlz(values[0], _SET_IS_NOT_EMPTY)

    return types.int64(types.int64), code


@compiled
def count(bits: int) -> int:
    """How many are in the set."""
    return _ctpop(bits)  # pyright: ignore[reportCallIssue]


@compiled
def lowest(bits: int) -> int:
    """The lowest one of a set that is not empty."""
    return _cttz(bits)  # pyright: ignore[reportCallIssue]


@compiled
def highest(bits: int) -> int:
    """The highest one of a set that is not empty."""
    return 63 - _ctlz(bits)  # pyright: ignore[reportCallIssue]


@compiled
def nth(bits: int, place: int) -> int:
    """The one with `place` others below it; the set must have more than `place`."""
    for _ in range(place):
        bits &= bits - 1
    return _cttz(bits)  # pyright: ignore[reportCallIssue]
