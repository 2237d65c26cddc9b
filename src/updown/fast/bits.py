"""Sets of small numbers as the bits of one integer; a single machine instruction each."""

import sys
from typing import Any, cast

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import types
from numba.extending import intrinsic

from updown.fast.compiled import inlined

_FEATURES = cast("dict[str, bool]", get_host_cpu_features())
_HAS_DEPOSIT = _FEATURES.get("bmi2", False) and sys.maxsize > 2**32
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


@inlined
def count(bits: int) -> int:
    """How many are in the set."""
    return _ctpop(bits)  # pyright: ignore[reportCallIssue]


@inlined
def lowest(bits: int) -> int:
    """The lowest one of a set that is not empty."""
    return _cttz(bits)  # pyright: ignore[reportCallIssue]


@inlined
def highest(bits: int) -> int:
    """The highest one of a set that is not empty."""
    return 63 - _ctlz(bits)  # pyright: ignore[reportCallIssue]


@inlined
def nth(bits: int, place: int) -> int:
    """The one with `place` others below it; the set must have more than `place`."""
    return _cttz(nth_alone(bits, place))  # pyright: ignore[reportCallIssue]


@inlined
def nth_alone(bits: int, place: int) -> int:
    """The same, as a set of its own."""
    return _nth_alone(bits, place)  # pyright: ignore[reportCallIssue]


@intrinsic
def _nth_alone(typing_context: Any, bits: Any, place: Any) -> Any:  # noqa: ARG001
    """One instruction puts the bit there where the processor has it: a loop costs ten times that."""

    def by_deposit(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word])
        )
        return builder.call(deposit, [builder.shl(ir.Constant(word, 1), values[1]), values[0]])

    def by_halving(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return context.compile_internal(builder, nth_by_halving, signature, values)

    return types.int64(types.int64, types.int64), by_deposit if _HAS_DEPOSIT else by_halving


def nth_by_halving(bits: int, place: int) -> int:
    """Looks in which half it lies, then in which half of that, without a branch."""
    found = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = _ctpop(bits & ((1 << width) - 1))  # pyright: ignore[reportCallIssue]
        beyond = int(place >= below)
        place -= below * beyond
        bits >>= width * beyond
        found += width * beyond
    return 1 << found
