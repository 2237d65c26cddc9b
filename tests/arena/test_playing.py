"""One match: the same deal for every rotation, faults that end nothing, forfeits."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.arena.contests import contest
from updown.arena.asking import Answer, Contender, Inside, Look
from updown.arena.contest import Limits
from updown.arena.playing import play_match, ranks_after
from updown.arena.results import Match
from updown.bots.random import RandomBot
from updown.core.game import Seat
from updown.games import game_called

GAME = game_called("up-or-down")
TWO = contest("one", "other", limits=Limits(faults=3))


class Watching:
    """Takes the first action, and remembers what it was asked."""

    def __init__(
        self, answer: Callable[[Sequence[Any]], Answer] = lambda legal: Answer(legal[0], 0.5)
    ) -> None:
        self.asked: list[tuple[Any, Any, Sequence[Any], str]] = []
        self._answer = answer

    def ask(self, look: Look, legal: Sequence[Any], chance: str) -> Answer:
        self.asked.append((*look(), legal, chance))
        return self._answer(legal)

    def close(self) -> None: ...


def played(*contenders: Contender, group: int = 0, rotation: int = 0) -> Match:
    return play_match(TWO, GAME, contenders, group, rotation)


def test_every_rotation_has_the_same_deal_with_seats_changed() -> None:
    watching = Watching()
    first, second = (played(watching, watching, rotation=rotation) for rotation in (0, 1))
    assert first.bots == second.bots[::-1]
    assert first.totals == second.totals, "the same choices on the same deal"
    half = len(watching.asked) // 2
    assert [asked[:3] for asked in watching.asked[:half]] == [asked[:3] for asked in watching.asked[half:]]


def test_every_group_has_a_deal_of_its_own() -> None:
    one, other = Watching(), Watching()
    played(one, one, group=0)
    played(other, other, group=1)
    assert one.asked[0][:3] != other.asked[0][:3]


def test_the_chance_of_a_bot_is_its_own_for_every_decision() -> None:
    watching = Watching()
    for group in range(2):
        for rotation in range(2):
            played(watching, watching, group=group, rotation=rotation)
    chances = [asked[3] for asked in watching.asked]
    assert len(chances) == len(set(chances))


def test_a_bot_sees_its_own_seat_and_nothing_else() -> None:
    one, other = Watching(), Watching()
    match = played(one, other)
    for bot, watching in (("one", one), ("other", other)):
        seat = Seat(match.bots.index(bot))
        assert {own.seat for _, own, _, _ in watching.asked} == {seat}


@pytest.mark.parametrize("kind", ["crashed", "illegal", "too_slow"])
def test_faults_are_reported_and_default_actions_played(kind: Any) -> None:
    bad, good = Watching(lambda _: Answer(fault=kind, detail="why")), Watching()
    match = played(bad, good)
    seat = match.bots.index("one")
    assert [(fault.kind, fault.seat, fault.detail) for fault in match.faults] == [(kind, seat, "why")] * 3
    assert match.forfeits == (seat,)
    assert len(bad.asked) == 3, "after three faults it is asked no more"
    assert match.ranks[seat] == 2
    assert match.thoughts[seat].decisions == 0
    assert match.thoughts[1 - seat].seconds == len(good.asked) * 0.5


def test_two_faults_are_no_forfeit() -> None:
    answers = iter([Answer(fault="crashed")] * 2)
    match = played(Watching(lambda legal: next(answers, Answer(legal[0], 0.1))), Watching())
    assert len(match.faults) == 2
    assert match.forfeits == ()


def test_who_forfeits_is_last_whatever_the_points() -> None:
    assert ranks_after((50, 40, 40, 10), ()) == (1, 2, 2, 4)
    assert ranks_after((50, 40, 40, 10), (0,)) == (4, 1, 1, 3)
    assert ranks_after((50, 40, 40, 10), (0, 3)) == (3, 1, 1, 3)
    assert ranks_after((50, 40), (0, 1)) == (1, 1)


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    river = game_called("river")
    options = river.options_json(river.options({"start": 2}, 4))
    of = contest("one", "other", "two", "three", seats=4)
    watching = Watching()
    of = msgspec.structs.replace(of, game="river", rules=river.rules_version, options=options)
    play_match(of, river, [watching] * 4, 0, 0)
    assert watching.asked
    assert min(len(legal) for _, _, legal, _ in watching.asked) > 1


class Odd:
    """Wrong in the way that it is told."""

    def __init__(self, wrong: Any) -> None:
        self._wrong = wrong

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:  # noqa: ARG002
        if isinstance(self._wrong, Exception):
            raise self._wrong
        return self._wrong


def test_a_level_that_fails_is_a_fault_too() -> None:
    look, legal = (lambda: (None, None)), ("a", "b")
    crashed = Inside(Odd(ValueError("no\nidea"))).ask(look, legal, "")
    assert (crashed.fault, crashed.detail) == ("crashed", "ValueError: no idea")
    illegal = Inside(Odd("c")).ask(look, legal, "")
    assert (illegal.fault, illegal.detail) == ("illegal", "'c'")
    assert illegal.seconds is not None


def test_a_bot_that_looks_at_nothing_gets_no_view() -> None:
    def never() -> tuple[Any, Any]:
        raise AssertionError("a view was built")

    answers = {Inside(RandomBot()).ask(never, "abc", chance).action for chance in map(str, range(30))}
    assert answers == set("abc")
