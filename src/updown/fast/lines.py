"""What compiled code does with whole lines of numbers."""

from typing import Any

from updown.fast.compiled import inlined


@inlined
def copy(source: Any, into: Any) -> None:
    """Both are as long; `into[:] = source` would make an array of its own each time, in case they overlap."""
    for at in range(len(source)):
        into[at] = source[at]
