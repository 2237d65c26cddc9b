"""The result file: append-only JSON lines, the contest first, then a line a group; the same group never twice."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from errno import ENOSPC
from fcntl import LOCK_EX, LOCK_NB, flock
from io import FileIO
from pathlib import Path

import msgspec

from updown.arena.contest import Contest
from updown.arena.results import Group
from updown.core.errors import UpdownError

FORMAT = 1


class BadResults(UpdownError):
    """The file holds something else than results; `line` is counted from 1."""

    code = "bad_results"


class OtherContest(UpdownError):
    """The file holds the results of another contest."""

    code = "other_contest"


class ResultsBusy(UpdownError):
    """Another run writes to the file."""

    code = "results_busy"


class CannotKeepResults(UpdownError):
    """The file cannot be read or written."""

    code = "cannot_keep_results"


class _Heading(msgspec.Struct, frozen=True):
    """The first line."""

    updown_arena: int
    config: str
    contest: Contest
    command: str = ""


class Results:
    """The groups that are there, in memory and, if there is a file, in it."""

    def __init__(self, contest: Contest, command: str = "", file: "_File | None" = None) -> None:
        self.contest = contest
        self.command = command
        """What was typed to begin the contest."""
        self.groups: dict[int, Group] = {}
        self.dropped = False
        """Whether the file ended in the middle of a line, which was cut off."""
        self._file = file

    def add(self, group: Group) -> bool:
        """Keeps the group, unless it is there already: then False. The line is on its way to the disk."""
        assert group.config == self.contest.key, "a group of another contest"  # noqa: S101
        if group.group in self.groups:
            return False
        if self._file is not None:
            self._file.append(group)
        self.groups[group.group] = group
        return True


@contextmanager
def opened(contest: Contest, path: Path | None, command: str = "") -> Generator[Results]:
    """Results to add to: new ones, or those that are in the file. Without a path they are kept in memory.

    Raises BadResults, OtherContest, ResultsBusy or CannotKeepResults.
    """
    if path is None:
        yield Results(contest, command)
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = _File(path)
    except OSError as error:
        raise _cannot_keep(path, error) from error
    with file:
        file.hold()
        yield _filled(Results(contest, command, file), file, path)
        os.fsync(file.fileno())


def read(path: Path) -> Results:
    """What a file holds, whatever its contest; the file is left as it is. Raises BadResults or CannotKeepResults."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise _cannot_keep(path, error) from error
    lines, rest = _whole_lines(content)
    heading = _heading(lines, path)
    results = Results(heading.contest, heading.command)
    _fill(results, lines, path)
    results.dropped = bool(rest)
    return results


def seed_in(path: Path | None) -> int | None:
    """The seed of the contest in the file; None if there is no file yet. Raises BadResults or CannotKeepResults."""
    return read(path).contest.seed if path is not None and path.exists() and path.stat().st_size else None


class _File(FileIO):
    """A file that is read once and then only grows."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "a+")
        self._path = path
        self.seek(0)

    def append(self, line: msgspec.Struct) -> None:
        """One call of the system, so that Ctrl-C cuts no line in two; a full disk may, and then no other follows it."""
        content = msgspec.json.encode(line) + b"\n"
        try:
            written = self.write(content)
        except OSError as error:
            raise _cannot_keep(self._path, error) from error
        if written != len(content):
            raise _cannot_keep(self._path, OSError(ENOSPC, os.strerror(ENOSPC)))

    def hold(self) -> None:
        """Until it is closed, as any end of the process does; raises ResultsBusy."""
        try:
            flock(self, LOCK_EX | LOCK_NB)
        except BlockingIOError as error:
            raise ResultsBusy(f"another run writes to {self._path}", file=str(self._path)) from error
        except OSError:  # a file system without locks
            return


def _filled(results: Results, file: _File, path: Path) -> Results:
    contest, content = results.contest, file.readall()
    lines, rest = _whole_lines(content)
    if not content:
        file.append(_Heading(FORMAT, contest.key, contest, results.command))
        return results
    heading = _heading(lines, path)
    if heading.config != contest.key:
        message = f"{path} holds contest {heading.config}, not {contest.key}"
        raise OtherContest(message, file=str(path), differs=_first_difference(heading.contest, contest))
    results.command = heading.command
    _fill(results, lines, path)
    if rest:  # not before it is known whose file this is
        file.truncate(len(content) - len(rest))
        results.dropped = True
    return results


def _whole_lines(content: bytes) -> tuple[list[bytes], bytes]:
    """The lines that were written to their end, and what was cut off of one more."""
    *lines, rest = content.split(b"\n")
    return lines, rest


def _heading(lines: list[bytes], path: Path) -> _Heading:
    try:
        heading = msgspec.json.decode(lines[0] if lines else b"", type=_Heading)
    except msgspec.DecodeError as error:
        raise _bad(path, 1, error) from error
    if heading.updown_arena != FORMAT or heading.config != heading.contest.key:
        raise _bad(path, 1, "its first line does not describe a contest of this version")
    return heading


def _fill(results: Results, lines: list[bytes], path: Path) -> None:
    read_group = msgspec.json.Decoder(Group).decode
    key = results.contest.key
    for number, line in enumerate(lines[1:], 2):
        try:
            group = read_group(line)
        except msgspec.DecodeError as error:
            raise _bad(path, number, error) from error
        if group.config != key or len(group.matches) != results.contest.seats:
            raise _bad(path, number, "a group of another contest")
        results.groups.setdefault(group.group, group)


def _first_difference(one: Contest, other: Contest) -> str:
    """The first field in which two contests differ, for the sentence that refuses."""
    names = (field for field in one.__struct_fields__ if getattr(one, field) != getattr(other, field))
    return next(names, "rounds")


def _bad(path: Path, line: int, why: object) -> BadResults:
    return BadResults(f"{path}, line {line}: {why}", file=str(path), line=line)


def _cannot_keep(path: Path, error: OSError) -> CannotKeepResults:
    cause = str(error.strerror)
    return CannotKeepResults(f"{path}: {cause}", file=str(path), cause=cause)
