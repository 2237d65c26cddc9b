"""The Accounts port on a SQLite file."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row, func, or_, select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.forgetting import forget
from updown.adapters.store_sql.reading import Reader, only
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.account_refusals import PasskeyRefused, SignInNameTaken
from updown.app.accounts import DAY_MS, Bearer, Passkey, Password, Session, Token, public_id
from updown.app.names import DELETED
from updown.app.ports import PlayerLine
from updown.app.preferences import Preferences
from updown.app.refusals import NoSuchPlayer


class SqlAccounts:
    """See app.accounts.Accounts."""

    def __init__(self, reader: Reader, writer: GroupCommitWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def player(self, player: str) -> PlayerLine | None:
        line = schema.players.c
        wanted = select(line.id, line.name, line.owner.is_not(None))
        rows = await self._reader.rows(wanted.where(line.id == player, line.name != DELETED))
        return PlayerLine(*rows[0]) if rows else None

    # ------------------------------------------------------------ sessions

    async def open_session(self, player: str, token_hash: bytes, *, at: int, device: str) -> None:
        await self._writer.write(
            partial(open_session, player=player, token_hash=token_hash, at=at, device=device)
        )

    async def sessions(self, player: str, *, since: int) -> list[Session]:
        line = schema.sessions.c
        wanted = select(line.token_hash, line.made, line.seen, line.device)
        wanted = wanted.where(line.player == player, line.seen >= since).order_by(line.seen.desc())
        return [Session(public_id(row[0]), *row[1:]) for row in await self._reader.rows(wanted)]

    async def prolong_session(self, token_hash: bytes, *, at: int) -> None:
        await self._write("UPDATE sessions SET seen = ? WHERE token_hash = ?", at, token_hash)

    async def end_session(self, token_hash: bytes) -> None:
        await self._write("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    async def end_sessions(
        self, player: str, *, only: str | None = None, but: bytes | None = None
    ) -> list[bytes]:
        def end(connection: sqlite3.Connection) -> list[bytes]:
            found = connection.execute("SELECT token_hash FROM sessions WHERE player = ?", (player,))
            hashes = [row[0] for row in found if row[0] != but and only in {None, public_id(row[0])}]
            connection.executemany("DELETE FROM sessions WHERE token_hash = ?", [(each,) for each in hashes])
            return hashes

        return await self._writer.write(end)

    # ------------------------------------------------------------ passwords

    async def password(self, player: str) -> Password | None:
        return await self._password(schema.passwords.c.player == player)

    async def password_called(self, key: str) -> Password | None:
        return await self._password(schema.passwords.c.key == key)

    async def set_password(self, password: Password, key: str) -> None:
        row = (password.player, password.sign_in_name, key, password.hash)

        def put(connection: sqlite3.Connection) -> None:
            must_live(connection, password.player)
            taken = connection.execute(
                "SELECT 1 FROM passwords WHERE key = ? AND player <> ?", (key, password.player)
            )
            if taken.fetchone():
                raise SignInNameTaken("somebody signs in with this name")
            connection.execute(
                "INSERT OR REPLACE INTO passwords (player, sign_in_name, key, hash) VALUES (?, ?, ?, ?)", row
            )

        await self._writer.write(put)

    async def remove_password(self, player: str) -> None:
        await self._write("DELETE FROM passwords WHERE player = ?", player)

    # ------------------------------------------------------------ passkeys

    async def passkeys(self, player: str) -> list[Passkey]:
        line = schema.passkeys
        rows = await self._reader.rows(select(line).where(line.c.player == player).order_by(line.c.made))
        return [_passkey(row) for row in rows]

    async def passkey(self, passkey: bytes) -> Passkey | None:
        rows = await self._reader.rows(select(schema.passkeys).where(schema.passkeys.c.id == passkey))
        return _passkey(rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        row = (passkey.id, passkey.player, passkey.public_key, passkey.sign_count, passkey.name, passkey.made)

        def add(connection: sqlite3.Connection) -> None:
            must_live(connection, passkey.player)
            if connection.execute("SELECT 1 FROM passkeys WHERE id = ?", (passkey.id,)).fetchone():
                raise PasskeyRefused("this passkey is known already")
            connection.execute(
                "INSERT INTO passkeys (id, player, public_key, sign_count, name, made)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )

        await self._writer.write(add)

    async def use_passkey(self, passkey: bytes, *, sign_count: int, at: int) -> None:
        await self._write(
            "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?", sign_count, at, passkey
        )

    async def remove_passkey(self, player: str, passkey: bytes) -> bool:
        removed = await self._write("DELETE FROM passkeys WHERE id = ? AND player = ?", passkey, player)
        return removed > 0

    # ------------------------------------------------------------ recovery codes

    async def set_recovery_codes(self, player: str, hashes: Sequence[bytes]) -> None:
        def put(connection: sqlite3.Connection) -> None:
            must_live(connection, player)
            connection.execute("DELETE FROM recovery_codes WHERE player = ?", (player,))
            connection.executemany(
                "INSERT INTO recovery_codes (code_hash, player) VALUES (?, ?)",
                [(each, player) for each in hashes],
            )

        await self._writer.write(put)

    async def recovery_codes_left(self, player: str) -> int:
        codes = schema.recovery_codes.c
        counted = select(func.count()).select_from(schema.recovery_codes).where(codes.player == player)
        return only(await self._reader.rows(counted)) or 0

    async def use_recovery_code(self, code_hash: bytes) -> str | None:
        def use(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(
                "DELETE FROM recovery_codes WHERE code_hash = ? RETURNING player", (code_hash,)
            ).fetchall()
            return found[0][0] if found else None

        return await self._writer.write(use)

    # ------------------------------------------------------------ tokens and bots

    async def tokens(self, player: str) -> list[Token]:
        line, whose = schema.tokens.c, schema.players.c
        wanted = (
            select(line.token_hash, line.player, line.name, line.scopes, line.made, line.used)
            .join(schema.players, whose.id == line.player)
            .where(or_(whose.id == player, whose.owner == player))
            .order_by(line.made.desc())
        )
        return [
            Token(public_id(token_hash), of, name, tuple(scopes.split()), made, used)
            for token_hash, of, name, scopes, made, used in await self._reader.rows(wanted)
        ]

    async def add_token(self, token: Token, token_hash: bytes) -> None:
        row = (token_hash, token.player, token.name, " ".join(token.scopes), token.made)

        def add(connection: sqlite3.Connection) -> None:
            must_live(connection, token.player)
            connection.execute(
                "INSERT INTO tokens (token_hash, player, name, scopes, made) VALUES (?, ?, ?, ?, ?)", row
            )

        await self._writer.write(add)

    async def remove_token(self, owner: str, token: str) -> bytes | None:
        def remove(connection: sqlite3.Connection) -> bytes | None:
            found = connection.execute(
                "SELECT token_hash FROM tokens JOIN players ON players.id = tokens.player"
                " WHERE players.id = ? OR players.owner = ?",
                (owner, owner),
            ).fetchall()
            meant = next((row[0] for row in found if public_id(row[0]) == token), None)
            connection.execute("DELETE FROM tokens WHERE token_hash = ?", (meant,))
            return meant

        return await self._writer.write(remove)

    async def bearer(self, token_hash: bytes, *, at: int) -> Bearer | None:
        line, player = schema.tokens.c, schema.players.c
        wanted = (
            select(player.id, player.name, player.owner.is_not(None), line.scopes, line.used)
            .join(schema.tokens, line.player == player.id)
            .where(line.token_hash == token_hash)
        )
        rows = await self._reader.rows(wanted)
        if not rows:
            return None
        player_id, name, is_bot, scopes, used = rows[0]
        if used is None or used <= at - DAY_MS:
            await self._write("UPDATE tokens SET used = ? WHERE token_hash = ?", at, token_hash)
        return Bearer(PlayerLine(player_id, name, is_bot), tuple(scopes.split()))

    async def bots(self, owner: str) -> list[PlayerLine]:
        player = schema.players.c
        wanted = select(player.id, player.name).where(player.owner == owner, player.name != DELETED)
        rows = await self._reader.rows(wanted.order_by(player.name))
        return [PlayerLine(*row, bot=True) for row in rows]

    async def add_bot(self, bot: PlayerLine, owner: str) -> None:
        def add(connection: sqlite3.Connection) -> None:
            must_live(connection, owner)
            connection.execute(
                "INSERT INTO players (id, name, owner) VALUES (?, ?, ?)", (bot.id, bot.name, owner)
            )

        await self._writer.write(add)

    # ------------------------------------------------------------ preferences, and the end

    async def preferences(self, player: str) -> Preferences | None:
        line = schema.preferences.c
        body = only(await self._reader.rows(select(line.body).where(line.player == player)))
        return msgspec.json.decode(body, type=Preferences) if body is not None else None

    async def set_preferences(self, player: str, preferences: Preferences) -> None:
        body = msgspec.json.encode(preferences)
        await self._write("INSERT OR REPLACE INTO preferences (player, body) VALUES (?, ?)", player, body)

    async def forget(self, player: str) -> list[bytes]:
        seated = f'"player":"{player}"'.encode()
        events = schema.events.c
        # a walk through all events, so not by the writer, for whom everybody waits
        wanted = select(events.table_id).distinct().where(func.instr(events.body, seated) > 0)
        named_in = [row[0] for row in await self._reader.rows(wanted)]
        return await self._writer.write(partial(forget, player=player, named_in=named_in))

    # ------------------------------------------------------------ within

    async def _write(self, statement: str, *values: object) -> int:
        """How many rows it changed."""
        return await self._writer.write(lambda connection: connection.execute(statement, values).rowcount)

    async def _password(self, which: Any) -> Password | None:
        line = schema.passwords.c
        rows = await self._reader.rows(select(line.player, line.sign_in_name, line.hash).where(which))
        return Password(*rows[0]) if rows else None


def must_live(connection: sqlite3.Connection, player: str) -> None:
    """In the transaction that writes: a request that began before an account was deleted brings nothing of it back."""
    found = connection.execute("SELECT 1 FROM players WHERE id = ? AND name <> ?", (player, DELETED))
    if found.fetchone() is None:
        raise NoSuchPlayer("this account was deleted", player=player)


def open_session(
    connection: sqlite3.Connection, player: str, token_hash: bytes, *, at: int, device: str
) -> None:
    """One statement of a transaction."""
    connection.execute(
        "INSERT INTO sessions (token_hash, player, made, seen, device) VALUES (?, ?, ?, ?, ?)",
        (token_hash, player, at, at, device),
    )


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(*row)  # the columns stand in the order of its fields
