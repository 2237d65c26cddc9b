"""Small contests, groups made by hand, and crews without processes."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from updown.arena import stage
from updown.arena.contest import Contest, Entrant, Limits
from updown.arena.lineups import Form
from updown.arena.results import Group, Match, Thought
from updown.games import game_called

Play = Callable[[Contest, int, int], Match]


def contest(
    *names: str,
    seats: int = 2,
    form: Form = "mixed",
    rounds: int = 4,
    looks: int = 0,
    seed: int = 7,
    limits: Limits | None = None,
) -> Contest:
    """Levels of Up or Down?, or `module:factory`."""
    game = game_called("up-or-down")
    entrants = [Entrant(name, factory=name) if ":" in name else Entrant(name, level=name) for name in names]
    return Contest(
        game=game.id,
        rules=game.rules_version,
        options=game.options_json(game.options({}, seats)),
        seats=seats,
        entrants=tuple(entrants),
        form=form,
        rounds=rounds,
        looks=looks,
        seed=seed,
        limits=limits or Limits(),
    )


def match(bots: Sequence[str], totals: Sequence[int], **others: Any) -> Match:
    """With the ranks that the totals give."""
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Match(tuple(bots), tuple(totals), ranks, (Thought(),) * len(bots), **others)


def group(number: int, *matches: Match, key: str = "") -> Group:
    return Group(key, number, matches)


class Here:
    """Plays at once, in this thread, or does what `play` says."""

    def __init__(self, play: Play = stage.play, hands: int = 2) -> None:
        self.hands = hands
        self.renewed = 0
        self.played: list[tuple[int, int]] = []
        self._play = play

    def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]:
        self.played.append((group, rotation))
        future: Future[Match] = Future()
        try:
            future.set_result(self._play(contest, group, rotation))
        except Exception as error:
            future.set_exception(error)
        return future

    def renew(self) -> None:
        self.renewed += 1


def decided(winner: Callable[[int, int], str]) -> Play:
    """Matches without cards: the winner by group and rotation, by name."""

    def play(contest: Contest, group: int, rotation: int) -> Match:
        bots = [contest.names[entrant] for entrant in contest.seating(group, rotation)]
        first = winner(group, rotation)
        return match(bots, [10 if bot == first else 5 for bot in bots])

    return play


def filled(of: Contest, play: Play) -> dict[int, Group]:
    """Every group of the contest."""
    rotations = range(of.seats)
    return {
        number: Group(of.key, number, tuple(play(of, number, rotation) for rotation in rotations))
        for number in range(of.groups)
    }
