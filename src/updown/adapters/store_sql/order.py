"""The part of the store that keeps order: reports, sanctions, moderators and the log of their acts."""

import sqlite3
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.acting import carry_out
from updown.adapters.store_sql.reading import Reader, only
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.chat import ChatLine
from updown.app.moderation import Act, NewAct, NewReport, Report, Standing

REPORT = (
    "INSERT INTO reports (at, table_id, version, reporter, accused, reason, text, lines)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)

_encoder = msgspec.json.Encoder()
_lines = msgspec.json.Decoder(tuple[ChatLine, ...])


class Order:
    """See app.moderation.KeepsOrder."""

    def __init__(self, reader: Reader, writer: GroupCommitWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def report(self, report: NewReport) -> int:
        who = (report.at, report.table, report.version, report.reporter, report.accused)
        what = (report.reason, report.text, _encoder.encode(report.lines))

        def write(connection: sqlite3.Connection) -> int:
            return connection.execute(REPORT, (*who, *what)).lastrowid or 0

        return await self.writer.write(write)

    async def reports(self, limit: int) -> list[Report]:
        of = schema.reports.c
        in_order = _reports().order_by(of.settled.is_not(None), of.number.desc())
        return [_report(row) for row in await self._reader.rows(in_order.limit(limit))]

    async def report_numbered(self, number: int) -> Report | None:
        found = await self._reader.rows(_reports().where(schema.reports.c.number == number))
        return _report(found[0]) if found else None

    async def moderate(self, act: NewAct) -> None:
        await self.writer.write(partial(carry_out, act=act))

    async def acts(self, limit: int) -> list[Act]:
        act = schema.acts.c
        actor, target = schema.players.alias(), schema.players.alias()
        wanted = (
            select(act.number, act.at, act.by, actor.c.name, act.kind, act.whom, target.c.name, act.why)
            .outerjoin(actor, actor.c.id == act.by)
            .outerjoin(target, target.c.id == act.whom)
            .order_by(act.number.desc())
        )
        return [Act(*row) for row in await self._reader.rows(wanted.limit(limit))]

    async def newest_act(self) -> int:
        return only(await self._reader.rows(select(func.max(schema.acts.c.number)))) or 0

    async def standing(self) -> Standing:
        # asked first: an act that comes in between is then followed once more
        newest = await self.newest_act()
        moderators = await self._reader.rows(select(schema.moderators.c.player))
        sanctions = await self._reader.rows(select(schema.sanctions.c.player, schema.sanctions.c.kind))
        of_owners = select(schema.players.c.id, schema.sanctions.c.kind).join(
            schema.sanctions, schema.sanctions.c.player == schema.players.c.owner
        )
        programs = await self._reader.rows(of_owners)
        closed = (
            select(schema.tables.c.table_id)
            .join(schema.acts, schema.acts.c.whom == schema.tables.c.table_id)
            .where(schema.acts.c.kind == "close", schema.tables.c.phase.in_(("open", "starting", "playing")))
        )
        return Standing(
            newest=newest,
            moderators=frozenset(row[0] for row in moderators),
            banned=frozenset(player for player, kind in sanctions if kind == "ban"),
            muted=frozenset(player for player, kind in sanctions if kind == "mute"),
            banned_programs=frozenset(player for player, kind in programs if kind == "ban"),
            muted_programs=frozenset(player for player, kind in programs if kind == "mute"),
            closing=tuple(row[0] for row in await self._reader.rows(closed)),
        )


def _reports() -> Select[*tuple[Any, ...]]:
    of = schema.reports.c
    reporter, accused = schema.players.alias(), schema.players.alias()
    return (
        select(
            *(of.number, of.at, of.table_id, of.version, schema.tables.c.phase),
            *(of.reporter, reporter.c.name, of.accused, accused.c.name),
            *(of.reason, of.text, of.lines, of.settled),
        )
        .join(schema.tables, schema.tables.c.table_id == of.table_id)
        .outerjoin(reporter, reporter.c.id == of.reporter)
        .outerjoin(accused, accused.c.id == of.accused)
    )


def _report(row: Row[*tuple[Any, ...]]) -> Report:
    *before, lines, settled = tuple(row)
    return Report(*before, lines=_lines.decode(lines), settled=settled)
