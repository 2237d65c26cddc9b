"""The contract of an encoding: how a seat's view and its actions stand in arrays, for learners (updown.envs)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from updown.core.errors import UpdownError
from updown.core.game import Choice

Observation: TypeAlias = npt.NDArray[np.int8]
"""One value a place, as the layout says."""
Mask: TypeAlias = npt.NDArray[np.bool_]
"""Per action, whether it is legal."""

O = TypeVar("O")  # noqa: E741  options
P = TypeVar("P")  # public part of a view
W = TypeVar("W")  # a seat's own part of a view
A = TypeVar("A")  # action
F = TypeVar("F")  # what an observation holds, in the game's own words


class IllegalIndex(UpdownError):
    """No legal action of the seat to act has this number."""

    code = "illegal_index"


class WrongShape(UpdownError):
    """An array has another shape, or another kind of values, than is asked for."""

    code = "wrong_shape"


@dataclass(frozen=True, slots=True)
class Field:
    """Values that belong together: `shape` () is a single one, and (8, 52) is 52 for each of 8, one after the other."""

    name: str
    start: int
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str

    @property
    def length(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.length


class Layout:
    """What stands where in an observation."""

    __slots__ = ("_by_name", "fields", "size")

    def __init__(self, fields: Iterable[tuple[str, tuple[int, ...], int, int, str]]) -> None:
        """Name, shape, least, most and meaning of each field; they follow one another without a gap."""
        laid: list[Field] = []
        self.size = 0
        for name, shape, least, most, meaning in fields:
            laid.append(Field(name, self.size, shape, least, most, meaning))
            self.size = laid[-1].end
        self.fields = tuple(laid)
        self._by_name = {field.name: field for field in self.fields}

    def start(self, name: str) -> int:
        """The place of the field's first value."""
        return self._by_name[name].start

    def blank(self) -> Observation:
        """All zeros."""
        return np.zeros(self.size, np.int8)

    def parts(self, observation: Observation) -> dict[str, npt.NDArray[np.int8]]:
        """Its fields by name, each in its shape; writing to them changes the observation. Raises WrongShape."""
        if observation.shape != (self.size,) or observation.dtype != np.int8:
            found = f"{observation.dtype} {observation.shape}"
            raise WrongShape(f"an observation is int8 ({self.size},), not {found}", found=found)
        return {
            field.name: observation[field.start : field.end].reshape(field.shape) for field in self.fields
        }

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the most that each value can be."""
        least, most = self.blank(), self.blank()
        for field in self.fields:
            least[field.start : field.end] = field.least
            most[field.start : field.end] = field.most
        return least, most


@dataclass(frozen=True, slots=True)
class Encoding(Generic[O, P, W, A, F]):
    """One game's encoding. Seats in it are counted from the viewer: 0 is its own, then clockwise."""

    version: int
    """Raised whenever a value or an action comes to stand elsewhere or to mean something else."""
    layout: Layout
    actions: int
    """Their numbers are 0 … actions - 1."""
    facts: Callable[[P, W], F]
    """What an observation of this view holds."""
    encode: Callable[[F], Observation]
    decode: Callable[[Observation], F]
    """Gives the facts back; raises WrongShape."""
    legal: Callable[[W], tuple[int, ...]]
    """The numbers of what the seat may do now, in the canonical order of its actions; ascending."""
    index: Callable[[W, A], int]
    """The number of a legal action of the seat."""
    action: Callable[[W, int], A]
    """The legal action of this number; raises IllegalIndex."""
    totals: Callable[[P], tuple[int, ...]]
    """Per seat of the table, as they stand now: rewards are what they grow by."""
    least_total: int
    most_total: int
    """No total of any match is less, or more."""
    study_choices: Callable[[int], tuple[Choice, ...]]
    """Options for study alone, for this number of seats; no table and no record has them."""
    study_options: Callable[[Mapping[str, object], int], O]
    """As the game's `options`, and takes those for study besides; raises BadOptions."""
    load_compiled: Callable[[], None]
    """From then on compiled code can call `updown.fast.observing` with the tag of the game's twin."""

    def observe(self, public: P, own: W) -> Observation:
        """A new array, made from the view alone."""
        return self.encode(self.facts(public, own))

    def mask(self, own: W) -> Mask:
        """A new array; all false for a seat that is not to act."""
        mask = np.zeros(self.actions, np.bool_)
        mask[list(self.legal(own))] = True
        return mask


AnyEncoding: TypeAlias = Encoding[Any, Any, Any, Any, Any]


def must_be_legal(index: int, legal: tuple[int, ...]) -> None:
    """Raises IllegalIndex."""
    if index not in legal:
        raise IllegalIndex(f"no legal action has the number {index}; there are {list(legal)}", index=index)
