"""The KeepsNotices port on a SQLite file: reminders, what is on its way, and where to."""

import sqlite3
from typing import Any

import msgspec
from sqlalchemy import select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.reading import Reader
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.notices import (
    AnyNotice,
    Channel,
    Delivery,
    Device,
    DueReminder,
    Mailbox,
    Outcome,
    Webhook,
    YourTurn,
)

TAKEN = "DELETE FROM reminders WHERE table_id = ? AND seat = ? AND turn = ? AND late = ?"
TOLD = "INSERT INTO notices (table_id, player, turn, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
GAME = "SELECT json_extract(CAST(line AS TEXT), '$.game') FROM tables WHERE table_id = ?"
TARGETS = """
WITH told AS (
    SELECT player FROM preferences
    WHERE player = :player AND json_extract(CAST(body AS TEXT), '$.notifications')
)
SELECT 'push', endpoint FROM push_subscriptions JOIN told USING (player) JOIN sessions ON token_hash = session
UNION ALL SELECT 'mail', address FROM mail JOIN told USING (player) WHERE confirmed IS NOT NULL
UNION ALL SELECT 'webhook', player FROM webhooks JOIN told USING (player)
"""
DELIVERY = "INSERT INTO deliveries (player, channel, target, notice, attempts, made, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
TAKE = """
DELETE FROM deliveries WHERE number IN (SELECT number FROM deliveries WHERE due <= ? ORDER BY due LIMIT ?)
RETURNING number, player, channel, target, notice, attempts, made
"""

_notice: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


class SqlNotices:
    """See app.notices.KeepsNotices."""

    def __init__(self, reader: Reader, writer: GroupCommitWriter) -> None:
        self._reader = reader
        self._writer = writer

    # ------------------------------------------------------------ reminders

    async def reminders_due(self, *, at: int, limit: int) -> list[DueReminder]:
        line = schema.reminders.c
        wanted = select(line.table_id, line.seat, line.player, line.turn, line.at, line.late, line.end)
        wanted = wanted.where(line.at <= at).order_by(line.at).limit(limit)
        return [DueReminder(*row) for row in await self._reader.rows(wanted)]

    async def put_reminder_off(self, due: DueReminder) -> None:
        key = (due.table, due.seat, due.turn, due.late)
        if due.at >= due.late:
            await self._write(TAKEN, *key)
        else:
            await self._write(
                "UPDATE reminders SET at = late WHERE table_id = ? AND seat = ? AND turn = ? AND late = ?",
                *key,
            )

    async def tell(self, due: DueReminder, *, at: int) -> bool:
        def tell(connection: sqlite3.Connection) -> bool:
            is_open = connection.execute(TAKEN, (due.table, due.seat, due.turn, due.late)).rowcount
            if not is_open or not connection.execute(TOLD, (due.table, due.player, due.turn, at)).rowcount:
                return False
            (game,) = connection.execute(GAME, (due.table,)).fetchone()
            notice = YourTurn(due.table, game, due.turn, due.end, late=due.at >= due.late)
            body = msgspec.json.encode(notice)
            targets = connection.execute(TARGETS, {"player": due.player}).fetchall()
            connection.executemany(DELIVERY, [(due.player, *target, body, 0, at, at) for target in targets])
            return True

        return await self._writer.write(tell)

    # ------------------------------------------------------------ on the way

    async def send(self, player: str, channel: Channel, target: str, notice: AnyNotice, *, at: int) -> None:
        await self._write(DELIVERY, player, channel, target, msgspec.json.encode(notice), 0, at, at)

    async def take(self, *, at: int, limit: int) -> list[Delivery]:
        due = schema.deliveries.c.due
        if not await self._reader.rows(select(due).where(due <= at).limit(1)):
            return []  # nothing to write about

        def take(connection: sqlite3.Connection) -> list[Delivery]:
            rows = connection.execute(TAKE, (at, limit)).fetchall()
            return [
                Delivery(number, player, channel, target, _notice.decode(notice), attempts, made)
                for number, player, channel, target, notice, attempts, made in rows
            ]

        return await self._writer.write(take)

    async def try_again(self, delivery: Delivery, *, due: int) -> None:
        body = msgspec.json.encode(delivery.notice)
        where = (delivery.player, delivery.channel, delivery.target)
        await self._write(DELIVERY, *where, body, delivery.attempts + 1, delivery.made, due)

    # ------------------------------------------------------------ devices

    async def devices(self, player: str) -> list[Device]:
        return await self._devices(schema.push_subscriptions.c.player == player)

    async def device(self, endpoint: str) -> Device | None:
        found = await self._devices(schema.push_subscriptions.c.endpoint == endpoint)
        return found[0] if found else None

    async def add_device(self, player: str, device: Device, *, session: bytes, at: int) -> None:
        await self._write(
            "INSERT OR REPLACE INTO push_subscriptions (endpoint, p256dh, auth, language, player, session, made)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            *msgspec.structs.astuple(device),
            *(player, session, at),
        )

    async def remove_device(self, endpoint: str, player: str | None = None) -> None:
        await self._write(
            "DELETE FROM push_subscriptions WHERE endpoint = ? AND (? IS NULL OR player = ?)",
            *(endpoint, player, player),
        )

    async def _devices(self, which: Any) -> list[Device]:
        line, session = schema.push_subscriptions.c, schema.sessions.c
        wanted = (
            select(line.endpoint, line.p256dh, line.auth, line.language)
            .join(schema.sessions, session.token_hash == line.session)
            .where(which)
            .order_by(line.made)
        )
        return [Device(*row) for row in await self._reader.rows(wanted)]

    # ------------------------------------------------------------ mail

    async def mailbox(self, player: str) -> Mailbox | None:
        line = schema.mail.c
        wanted = select(line.address, line.token, line.language, line.confirmed.is_not(None))
        rows = await self._reader.rows(wanted.where(line.player == player))
        return Mailbox(*rows[0]) if rows else None

    async def set_mailbox(self, player: str, mailbox: Mailbox, *, at: int) -> None:
        await self._write(
            "INSERT OR REPLACE INTO mail (player, address, token, language, made, confirmed)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            *(player, mailbox.address, mailbox.token, mailbox.language, at),
            at if mailbox.confirmed else None,
        )

    async def confirm_mailbox(self, token: str, *, at: int) -> bool:
        changed = await self._write(
            "UPDATE mail SET confirmed = coalesce(confirmed, ?) WHERE token = ?", at, token
        )
        return changed > 0

    async def remove_mailbox(self, *, player: str | None = None, token: str | None = None) -> bool:
        return await self._write("DELETE FROM mail WHERE player = ? OR token = ?", player, token) > 0

    # ------------------------------------------------------------ webhooks

    async def webhook(self, player: str) -> Webhook | None:
        line = schema.webhooks.c
        rows = await self._reader.rows(
            select(line.url, line.secret, line.outcome).where(line.player == player)
        )
        return Webhook(*rows[0]) if rows else None

    async def set_webhook(self, player: str, webhook: Webhook, *, at: int) -> None:
        await self._write(
            "INSERT OR REPLACE INTO webhooks (player, url, secret, made) VALUES (?, ?, ?, ?)",
            *(player, webhook.url, webhook.secret, at),
        )

    async def remove_webhook(self, player: str) -> None:
        await self._write("DELETE FROM webhooks WHERE player = ?", player)

    async def note_outcome(self, player: str, outcome: Outcome) -> None:
        await self._write("UPDATE webhooks SET outcome = ? WHERE player = ?", outcome, player)

    async def _write(self, statement: str, *values: object) -> int:
        """How many rows it changed."""
        return await self._writer.write(lambda connection: connection.execute(statement, values).rowcount)
