"""The part of the store that answers what was: each question is a walk along one index."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnCollection, ColumnElement, and_, exists, select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.reading import Reader
from updown.app.names import DELETED
from updown.app.ratings import Ladder, Rating
from updown.app.remembered import (
    LadderRating,
    Meeting,
    PlayerTally,
    RatingStep,
    Remembered,
    SeriesScore,
    Standing,
)
from updown.app.results import Result

_results: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


class Memories:
    """See app.remembered.Remembers."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def ratings(self, player: str) -> list[LadderRating]:
        line = schema.ratings.c
        wanted = select(line.game, line.size, line.pace, line.mu, line.sigma, line.matches)
        rows = await self._reader.rows(wanted.where(line.player == player))
        return [LadderRating(Ladder(*row[:3]), Rating(*row[3:])) for row in rows]

    async def rating_steps(self, player: str, ladder: Ladder, limit: int) -> list[RatingStep]:
        step = schema.rating_steps.c
        wanted = (
            select(step.number, step.mu, step.sigma, step.gain)
            .where(step.player == player, _on(ladder, step))
            .order_by(step.number.desc())
            .limit(limit)
        )
        return [RatingStep(*row) for row in reversed(await self._reader.rows(wanted))]

    async def tallies(self, player: str) -> list[PlayerTally]:
        tally = schema.tallies.c
        wanted = select(tally.game, tally.size, tally.name, tally.part, tally.count)
        return [PlayerTally(*row) for row in await self._reader.rows(wanted.where(tally.player == player))]

    async def history(self, player: str, shelf: str, before: int | None, limit: int) -> list[Remembered]:
        lies, step = schema.history.c, schema.rating_steps.c
        wanted = (
            select(lies.number, schema.results.c.body, step.mu, step.sigma, step.gain)
            .join(schema.results, schema.results.c.number == lies.number)
            .outerjoin(schema.rating_steps, and_(step.player == lies.player, step.number == lies.number))
            .where(lies.player == player, lies.shelf == shelf)
        )
        if before is not None:
            wanted = wanted.where(lies.number < before)
        rows = await self._reader.rows(wanted.order_by(lies.number.desc()).limit(limit))
        return [_remembered(*row) for row in rows]

    async def meetings(self, player: str, other: str) -> list[Meeting]:
        met = schema.meetings.c
        wanted = select(met.game, met.ahead, met.level, met.behind)
        rows = await self._reader.rows(wanted.where(met.player == player, met.other == other))
        return [Meeting(*row) for row in rows]

    async def series(self, series: str) -> list[SeriesScore]:
        line = schema.series_scores.c
        wanted = select(line.player, line.matches, line.won, line.total).where(line.series == series)
        best_first = wanted.order_by(line.won.desc(), line.total.desc(), line.player)
        return [SeriesScore(*row) for row in await self._reader.rows(best_first)]

    async def best(self, ladder: Ladder, limit: int) -> list[Standing]:
        line = schema.ratings.c
        wanted = (
            select(line.player, line.mu, line.sigma, line.matches)
            .where(_on(ladder, line), ~_is_deleted(line.player))
            .order_by(line.sure.desc())
            .limit(limit)
        )
        return [Standing(row[0], Rating(*row[1:])) for row in await self._reader.rows(wanted)]

    async def names(self, players: Collection[str]) -> dict[str, str]:
        player = schema.players.c
        rows = await self._reader.rows(select(player.id, player.name).where(player.id.in_(players)))
        return {row[0]: row[1] for row in rows}


def _remembered(
    number: int, body: bytes, mu: float | None, sigma: float | None, gain: float | None
) -> Remembered:
    result = _results.decode(body)
    if mu is None or sigma is None or gain is None:
        return Remembered(number, result, None)
    return Remembered(number, result, RatingStep(number, mu, sigma, gain))


def _is_deleted(player: ColumnElement[str]) -> ColumnElement[bool]:
    line = schema.players.c
    return exists().where(line.id == player, line.name == DELETED)


def _on(ladder: Ladder, line: ColumnCollection[str, Any]) -> ColumnElement[bool]:
    return and_(line.game == ladder.game, line.size == ladder.size, line.pace == ladder.pace)
