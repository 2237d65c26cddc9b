"""Many matches at once: one call steps them all, in compiled code, on arrays."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from updown.envs.batch_steps import Deal, Lines, begin_all, first_illegal, step_all
from updown.envs.setting import setting_of, whole_number
from updown.fast.encoding import IllegalIndex, WrongShape


class Batch(NamedTuple):
    """What a step brings, a line a match. The arrays are the environment's own: the next step writes over them."""

    observation: npt.NDArray[np.int8]
    """(matches, values): what the seat to act sees."""
    mask: npt.NDArray[np.bool_]
    """(matches, actions): what it may do."""
    seat: npt.NDArray[np.int64]
    """(matches,): the seat to act."""
    reward: npt.NDArray[np.float32]
    """(matches, seats): points that the last action brought to each seat, counted from seat 0 of the table."""
    done: npt.NDArray[np.bool_]
    """(matches,): the last action ended a match, and all else here is of the one that began in its place."""


class BatchEnv:
    """Matches of one game, all with the same seats and options; those that end are followed by new ones.

    Match number i of a seed is dealt the same in every run, process and size of batch. A batch begins with numbers
    0 … matches - 1; the next numbers follow as matches end, in the order of lines.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        matches: int,
        seed: int = 0,
    ) -> None:
        """Raises UnknownGame, BadOptions or BadArgument."""
        self.setting = setting_of(game, seats, options)
        self.matches = whole_number("matches", matches, least=1)
        self.encoding = self.setting.encoding
        self.encoding.load_compiled()
        assert self.setting.game.twin is not None  # noqa: S101  the compiled encoding is made for it
        twin = self.setting.game.twin()
        self._tag = twin.tag
        self._deal = Deal(
            twin.start(self.setting.options, seats), np.zeros(2, np.uint64), np.zeros(1, np.int64)
        )
        self._lines = _lines(
            self.matches, seats, twin.state_size, self.encoding.layout.size, self.encoding.actions
        )
        self._batch = Batch(*(_read_only(array) for array in self._lines[4:]))
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """All matches anew, from number 0 on; of another seed if one is given. Raises BadArgument."""
        if seed is not None:
            self.seed = whole_number("seed", seed, least=0)
            self._deal.key[:] = np.random.SeedSequence(self.seed).generate_state(2, np.uint64)
        self._deal.next_number[0] = 0
        begin_all(self._tag, self._lines, self._deal)
        return self._batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One action a match, each by its number; raises IllegalIndex or WrongShape before anything has changed."""
        chosen = self._checked(actions)
        step_all(self._tag, self._lines, self._deal, chosen)
        return self._batch

    @property
    def number(self) -> npt.NDArray[np.int64]:
        """(matches,): which match of the seed each line plays."""
        return _read_only(self._lines.numbers)

    @property
    def totals(self) -> npt.NDArray[np.int64]:
        """(matches, seats): right after the last action; where `done`, the final ones of the match that ended."""
        return _read_only(self._lines.totals)

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.matches,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise WrongShape(f"actions are whole numbers ({self.matches},), not {found}", found=found)
        chosen = np.ascontiguousarray(given, np.int64)
        line = first_illegal(self._lines, chosen)
        if line >= 0:
            index = int(chosen[line])
            legal = np.flatnonzero(self._lines.mask[line]).tolist()
            raise IllegalIndex(f"match {line}: {index} is not legal; {legal} are", index=index, line=line)
        return chosen


def _lines(matches: int, seats: int, state_size: int, values: int, actions: int) -> Lines:
    return Lines(
        states=np.zeros((matches, state_size), np.int64),
        chances=np.zeros((matches, 4), np.uint64),
        numbers=np.zeros(matches, np.int64),
        totals=np.zeros((matches, seats), np.int64),
        observation=np.zeros((matches, values), np.int8),
        mask=np.zeros((matches, actions), np.bool_),
        seat=np.zeros(matches, np.int64),
        reward=np.zeros((matches, seats), np.float32),
        done=np.zeros(matches, np.bool_),
    )


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same values to look at; what is legal must not be changed from outside."""
    view = array.view()
    view.flags.writeable = False
    return view
