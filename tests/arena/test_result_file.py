"""The result file: survives what happens to files, refuses what is not its own."""

import os
from errno import ENOSPC
from pathlib import Path

import msgspec
import pytest

from tests.arena.contests import contest, decided, filled
from updown.arena.result_file import (
    BadResults,
    CannotKeepResults,
    OtherContest,
    Results,
    ResultsBusy,
    opened,
    read,
    seed_in,
)

OF = contest("random", "easy")
GROUPS = filled(OF, decided(lambda _group, _rotation: "easy"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """With three of four groups."""
    path = tmp_path / "results.jsonl"
    with opened(OF, path, "updown arena duel …") as results:
        for number in range(3):
            assert results.add(GROUPS[number])
    return path


def test_what_was_kept_is_there_again(file: Path) -> None:
    found = read(file)
    assert found.contest == OF
    assert found.command == "updown arena duel …"
    assert found.groups == {number: GROUPS[number] for number in range(3)}
    assert seed_in(file) == OF.seed


def test_a_group_counts_once(file: Path) -> None:
    with opened(OF, file) as results:
        assert not results.add(GROUPS[1])
        assert results.add(GROUPS[3])
        assert not results.add(GROUPS[3])
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines()[2] + b"\n")
    assert sorted(read(file).groups) == [0, 1, 2, 3]


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_line_cut_short_is_dropped_and_written_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert read(file).dropped
    with opened(OF, file) as results:
        assert results.dropped
        assert sorted(results.groups) == [0, 1]
        results.add(GROUPS[2])
    assert file.read_bytes() == whole
    with opened(OF, file) as results:
        assert not results.dropped


OTHERS = {
    "seed": contest("random", "easy", seed=8),
    "entrants": contest("random", "medium"),
    "seats": contest("random", "easy", seats=3),
    "form": contest("random", "easy", form="first"),
    "looks": contest("random", "easy", looks=2),
}


@pytest.mark.parametrize("differs", OTHERS)
def test_another_contest_is_refused(file: Path, differs: str) -> None:
    before = file.read_bytes()
    with pytest.raises(OtherContest) as refused, opened(OTHERS[differs], file):
        pass
    assert refused.value.arguments["differs"] in (differs, "options")
    assert file.read_bytes() == before


def test_more_rounds_may_be_asked_for_unless_looks_were_planned(file: Path) -> None:
    with opened(msgspec.structs.replace(OF, rounds=9), file) as results:
        assert sorted(results.groups) == [0, 1, 2]
    assert (
        contest("random", "easy", rounds=9, looks=3).key != contest("random", "easy", rounds=8, looks=3).key
    )


FOREIGN = [b"my notes", b"my notes\n", b"{}\n{}\n", b"\x00\xff" * 50, b'{"updown_arena":2}\n']


@pytest.mark.parametrize("content", FOREIGN)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    with pytest.raises(BadResults) as refused, opened(OF, path):
        pass
    assert refused.value.arguments["line"] == 1
    assert path.read_bytes() == content
    with pytest.raises(BadResults):
        read(path)


def test_damage_inside_is_named_by_its_line(file: Path) -> None:
    lines = file.read_bytes().split(b"\n")
    lines[2] = lines[2][:-5]
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(BadResults) as refused:
        read(file)
    assert refused.value.arguments["line"] == 3


def test_two_runs_do_not_write_to_one_file(file: Path) -> None:
    with opened(OF, file), pytest.raises(ResultsBusy), opened(OF, file):
        pass


def test_a_folder_or_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotKeepResults), opened(OF, tmp_path):
        pass
    with pytest.raises(CannotKeepResults):
        read(tmp_path / "none")
    assert seed_in(tmp_path / "none") is None


def test_a_full_disk_ends_the_run_and_spoils_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: object, content: bytes) -> int:
        with file.open("ab") as again:
            return again.write(content[: len(content) // 2])

    with opened(OF, file) as results, monkeypatch.context() as patch:
        patch.setattr("updown.arena.result_file._File.write", half, raising=False)
        with pytest.raises(CannotKeepResults, match=os.strerror(ENOSPC)):
            results.add(GROUPS[3])
    with opened(OF, file) as results:
        assert results.dropped
        assert sorted(results.groups) == [0, 1, 2]


def test_without_a_file_results_are_kept_in_memory() -> None:
    with opened(OF, None) as results:
        assert isinstance(results, Results)
        results.add(GROUPS[0])
        assert list(results.groups) == [0]
