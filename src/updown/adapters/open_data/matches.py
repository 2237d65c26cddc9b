"""The matches of a month that may be given away, one after the other, from one view of the database."""

import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from updown.adapters.open_data.month import Month
from updown.adapters.store_sql.connecting import prepare
from updown.app.open_data import OpenMatch, all_agree, is_public, open_match, pseudonym
from updown.app.ports import Consent, StoredEvent
from updown.app.results import Result
from updown.core.game import AnyGame

RESULTS = "SELECT number, body FROM results ORDER BY number"
EVENTS = "SELECT version, body FROM events WHERE table_id = ? ORDER BY version"
CONSENT = "SELECT open_data FROM players WHERE id = ?"
KEY = "SELECT key FROM pseudonyms"

_results: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


class Matches:
    """`kept_back`: how many public ones were passed over because somebody has not agreed."""

    def __init__(self, connection: sqlite3.Connection, game_called: Callable[[str], AnyGame]) -> None:
        self.kept_back = 0
        self._connection = connection
        self._game_called = game_called
        (self._key,) = connection.execute(KEY).fetchone()

    def of(self, month: Month, game: str | None) -> Iterator[OpenMatch]:
        """In the order in which they finished; of all games if none is named."""
        for number, body in self._connection.execute(RESULTS):
            result = _results.decode(body)
            is_asked_for = month.since <= result.ended < month.until and game in {None, result.game}
            if not is_asked_for or not is_public(result):
                continue
            consents = self._consents(result)
            if all_agree(result, consents):
                yield self._open(number, result, consents)
            else:
                self.kept_back += 1

    def _consents(self, result: Result) -> dict[str, Consent]:
        found = {
            seat.player: self._connection.execute(CONSENT, (seat.player,)).fetchone()
            for seat in result.seats
            if seat.player is not None
        }
        return {player: row[0] for player, row in found.items() if row is not None}

    def _open(self, number: int, result: Result, consents: dict[str, Consent]) -> OpenMatch:
        stored = [StoredEvent(*row) for row in self._connection.execute(EVENTS, (result.table,))]
        hidden = {
            player: pseudonym(self._key, player)
            for player, consent in consents.items()
            if consent == "pseudonym"
        }
        return open_match(number, result.table, stored, self._game_called(result.game), hidden)


@contextmanager
def matches(path: Path, game_called: Callable[[str], AnyGame]) -> Generator[Matches]:
    """A server may go on writing meanwhile."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare(connection)
        connection.execute("BEGIN")
        yield Matches(connection, game_called)
