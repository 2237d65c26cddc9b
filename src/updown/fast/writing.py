"""Writing many small values at once: eight bytes of an array with one store, wherever they begin."""

# pyright: reportCallIssue=false
from typing import Any

import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from updown.fast.compiled import inlined

_SEVEN_COPIES = 0x0002_0408_1020_4081
"""Times seven bits: a copy of them every seven bits, so that one bit of each comes to lie in a byte of its own."""
_ONE_IN_EACH = 0x0101_0101_0101_0101


def _store(context: Any, builder: Any, signature: Any, values: Any, bits: int) -> Any:
    """So many low bits of a word as they stand in memory, the lowest byte first, on no matter what boundary."""
    array = context.make_array(signature.args[0])(context, builder, values[0])
    part = builder.trunc(values[2], ir.IntType(bits)) if bits < 64 else values[2]
    place = builder.bitcast(builder.gep(array.data, [values[1]]), ir.PointerType(part.type))
    builder.store(part, place, align=1)
    return context.get_dummy_value()


@intrinsic
def _store4(typing_context: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return _store(context, builder, signature, values, 32)

    return types.void(out, types.int64, types.int64), code


@intrinsic
def _store8(typing_context: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return _store(context, builder, signature, values, 64)

    return types.void(out, types.int64, types.int64), code


@inlined
def store4(out: npt.NDArray[Any], at: int, word: int) -> None:
    """The lower four bytes of a word, the lowest first."""
    _store4(out, at, word)


@inlined
def store8(out: npt.NDArray[Any], at: int, word: int) -> None:
    """All eight."""
    _store8(out, at, word)


@inlined
def spread(bits: int) -> int:
    """Eight bits, each in a byte of its own."""
    return ((bits & 127) * _SEVEN_COPIES & _ONE_IN_EACH) | ((bits & 128) << 49)


@inlined
def clear(out: npt.NDArray[Any], many: int) -> None:
    """That many zeros from the start on."""
    for at in range(many):
        out[at] = 0
