"""Bots from outside: in a process of their own, which ends when it must."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.arena.contests import Here, contest
from updown.arena.asking import Answer
from updown.arena.contest import Contest, Entrant, Limits
from updown.arena.outside import CannotLoadBot, Outside
from updown.arena.result_file import Results
from updown.arena.running import run
from updown.arena.stage import Stage, leave
from updown.arena.summary import summary_of
from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.engine.match import begin
from updown.games import game_called

HERE = Path(__file__).parent
GAME = game_called("up-or-down")


@pytest.fixture(autouse=True)
def no_stage_is_left() -> Iterator[None]:
    yield
    leave()


def stranger(name: str) -> Entrant:
    return Entrant(name.lower(), factory=f"strangers:{name}", folder=str(HERE))


def ask(outside: Outside, seed: int = 1) -> Answer:
    """At the first decision of a match."""
    state = begin(GAME, GAME.options({}, 2), 2, RandomDeals(Random(seed)))
    seat = GAME.to_act(state)[0]

    def look() -> tuple[Any, Any]:
        return GAME.public_view(state), GAME.own_view(state, Seat(seat))

    return outside.ask(look, GAME.legal_actions(state, seat), f"chance {seed}")


def test_it_chooses_from_the_view_and_its_time_is_measured() -> None:
    outside = Outside(stranger("First"), 30)
    try:
        answer = ask(outside)
        assert answer.fault is None
        assert GAME.format_action(answer.action)
        assert answer.seconds is not None
        assert 0 <= answer.seconds < 1
    finally:
        outside.close()


def test_what_cannot_be_loaded_is_told_with_the_reason() -> None:
    refused = {
        "strangers:Nobody": "Nobody",
        "no_such_module:Bot": "no_such_module",
        "strangers:Mute": "no method `choose`",
        "strangers:broken": "out of order",
    }
    for factory, reason in list(refused.items()):
        with pytest.raises(CannotLoadBot) as error:
            Outside(Entrant("x", factory=factory, folder=str(HERE)), 30).start()
        assert reason in str(error.value.arguments["cause"])


@pytest.mark.slow
def test_crashes_and_illegal_actions_are_faults() -> None:
    crashing, illegal, dying = (Outside(stranger(name), 30) for name in ("Crashing", "Illegal", "Dying"))
    try:
        assert (ask(crashing).fault, ask(crashing).detail) == ("crashed", "ValueError: no idea at all")
        assert (ask(illegal).fault, ask(illegal).detail) == ("illegal", "'the best one'")
        assert (ask(dying).fault, ask(dying).detail) == ("crashed", "its process ended (3)")
    finally:
        for outside in (crashing, illegal, dying):
            outside.close()


@pytest.mark.slow
def test_one_that_never_answers_is_ended_with_its_children() -> None:
    outside = Outside(stranger("Endless"), 1)
    outside.start()
    began = time.monotonic()
    answer = ask(outside)
    assert (answer.fault, answer.seconds) == ("too_slow", None)
    assert time.monotonic() - began < 5
    for _ in range(50):
        if not _running("updown-test-endless"):
            break
        time.sleep(0.1)
    assert not _running("updown-test-endless")


@pytest.mark.slow
def test_one_that_prints_and_reads_harms_nothing_and_its_chance_is_repeated() -> None:
    chosen = []
    for _ in range(2):
        outside = Outside(stranger("Chatty"), 30)
        answers = [ask(outside, seed) for seed in range(5)]
        outside.close()
        assert {answer.fault for answer in answers} == {None}
        chosen.append([answer.action for answer in answers])
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 1


@pytest.mark.slow
def test_time_asleep_is_no_cpu_time() -> None:
    outside = Outside(stranger("Sleepy"), 30)
    answer = ask(outside)
    outside.close()
    assert answer.seconds is not None
    assert answer.seconds < 0.008


@pytest.mark.slow
def test_a_process_whose_arena_is_gone_ends() -> None:
    outside = Outside(stranger("Endless"), 30)
    outside.start()
    process: subprocess.Popen[bytes] = outside._process._process  # type: ignore[union-attr]
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=10) == 0
    outside.close()


def with_strangers(*names: str, rounds: int) -> Contest:
    entrants = (Entrant("random", level="random"), *map(stranger, names))
    return msgspec.structs.replace(
        contest("random", "easy", rounds=rounds), entrants=entrants, limits=Limits(seconds=0.4, faults=2)
    )


@pytest.mark.slow
def test_a_contest_among_strangers_ends_with_everything_counted() -> None:
    names = ("First", "Crashing", "Dying", "Illegal", "Endless")
    results = Results(with_strangers(*names, rounds=1))
    assert run(results, Here(hands=1)).ending == "played"
    summary = summary_of(results)
    found = {line.bot: dict(line.faults) for line in summary.standings}
    matches = 2 * len(names)
    assert found == {
        "random": {},
        "first": {},
        "crashing": {"crashed": 2 * matches},
        "dying": {"crashed": 2 * matches},
        "illegal": {"illegal": 2 * matches},
        "endless": {"too_slow": 2 * matches},
    }
    forfeits = {line.bot: line.forfeits for line in summary.standings}
    assert forfeits == {"random": 0, "first": 0, "crashing": 10, "dying": 10, "illegal": 10, "endless": 10}
    assert {(bot, fault.kind) for bot, fault in summary.examples} == {
        ("crashing", "crashed"),
        ("dying", "crashed"),
        ("illegal", "illegal"),
        ("endless", "too_slow"),
    }


@pytest.mark.slow
def test_a_changed_stranger_is_another_program(tmp_path: Path) -> None:
    codes = set()
    for line in ("", "# changed\n"):
        (tmp_path / "mine.py").write_text(f"from strangers import First\n{line}")
        entrants = (
            Entrant("random", level="random"),
            Entrant("mine", factory="mine:First", folder=str(tmp_path)),
        )
        (tmp_path / "strangers.py").write_text((HERE / "strangers.py").read_text())
        stage = Stage(msgspec.structs.replace(contest("random", "easy"), entrants=entrants))
        codes.add(stage.code)
        stage.close()
    assert len(codes) == 2


def _running(mark: str) -> bool:
    """Whether a process has the word in its command line."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if mark.encode() in path.read_bytes():
                return True
        except OSError:
            continue
    return False
