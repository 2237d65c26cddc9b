"""A box for secrets: what lies in it cannot be printed, encoded or pickled by accident."""

from typing import NoReturn


class Hidden:
    """Base of the small class in which a state keeps its secret fields.

    Subclasses are plain slotted classes, not dataclasses, since encoders (msgspec, json, pickle) take
    a dataclass apart. They define `__slots__`, `__init__`, `__eq__` and `__hash__`.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return "<hidden>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("hidden cards refuse to be pickled")
