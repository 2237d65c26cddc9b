"""What a store in memory knows of finished matches: it keeps them all and looks through all of them."""

from collections import Counter

from updown.app.ratings import NEWCOMER, Ladder, Rating, ladder_of, rated
from updown.app.remembered import (
    LadderRating,
    Meeting,
    PlayerTally,
    RatingStep,
    Remembered,
    SeriesScore,
    Standing,
    shelves,
)
from updown.app.results import Finish, Result, place


class RememberedMatches:
    """See app.remembered.Remembers."""

    def __init__(self) -> None:
        self._matches: list[Finish] = []
        self._ratings: dict[tuple[Ladder, str], Rating] = {}
        self._steps: list[tuple[Ladder, str, RatingStep]] = []

    def remember(self, finish: Finish) -> None:
        self._matches.append(finish)
        ladder = ladder_of(finish.result)
        before = {player: rating for (on, player), rating in self._ratings.items() if on == ladder}
        for player, rating in rated(finish.result, before).items():
            gain = rating.mu - before.get(player, NEWCOMER).mu
            step = RatingStep(len(self._matches), rating.mu, rating.sigma, gain)
            self._ratings[ladder, player] = rating
            self._steps.append((ladder, player, step))

    async def ratings(self, player: str) -> list[LadderRating]:
        return [
            LadderRating(ladder, rating) for (ladder, of), rating in self._ratings.items() if of == player
        ]

    async def rating_steps(self, player: str, ladder: Ladder, limit: int) -> list[RatingStep]:
        return [step for on, of, step in self._steps if (on, of) == (ladder, player)][-limit:]

    async def tallies(self, player: str) -> list[PlayerTally]:
        counts: Counter[tuple[str, str, str, int]] = Counter()
        for finish in self._matches:
            for seat, tallies in zip(finish.result.seats, finish.tallies, strict=True):
                for tally in tallies if seat.player == player else ():
                    counts[finish.result.game, finish.result.size, tally.name, tally.part] += tally.count
        return [PlayerTally(game, size, name, part, n) for (game, size, name, part), n in counts.items()]  # pyright: ignore[reportArgumentType]

    async def history(self, player: str, shelf: str, before: int | None, limit: int) -> list[Remembered]:
        found = [
            Remembered(number, finish.result, self._step(player, number))
            for number, finish in enumerate(self._matches, start=1)
            if shelf in shelves(finish.result)
            and (before is None or number < before)
            and any(seat.player == player for seat in finish.result.seats)
        ]
        return found[::-1][:limit]

    async def meetings(self, player: str, other: str) -> list[Meeting]:
        met: dict[str, Counter[bool | None]] = {}
        for result in (finish.result for finish in self._matches if not finish.result.continued):
            places = _places(result)
            if player != other and {player, other} <= set(places):
                mine, theirs = places[player], places[other]
                met.setdefault(result.game, Counter())[None if mine == theirs else mine < theirs] += 1
        return [Meeting(game, counts[True], counts[None], counts[False]) for game, counts in met.items()]

    async def series(self, series: str) -> list[SeriesScore]:
        scores: dict[str, SeriesScore] = {}
        for finish in self._matches:
            for seat in finish.result.seats if self._counts(finish, series) else ():
                if seat.player is not None:
                    old = scores.get(seat.player, SeriesScore(seat.player, 0, 0, 0))
                    won = old.won + (place(seat, finish.result) == 1)
                    scores[seat.player] = SeriesScore(
                        seat.player, old.matches + 1, won, old.total + seat.total
                    )
        return sorted(scores.values(), key=lambda score: (-score.won, -score.total, score.player))

    async def best(self, ladder: Ladder, limit: int) -> list[Standing]:
        lines = [Standing(player, rating) for (on, player), rating in self._ratings.items() if on == ladder]
        return sorted(lines, key=lambda line: -line.rating.sure)[:limit]

    @staticmethod
    def _counts(finish: Finish, series: str) -> bool:
        return finish.series == series and not finish.result.continued

    def _step(self, player: str, number: int) -> RatingStep | None:
        return next((step for _, of, step in self._steps if (of, step.number) == (player, number)), None)


def _places(result: Result) -> dict[str, int]:
    return {seat.player: place(seat, result) for seat in result.seats if seat.player is not None}
