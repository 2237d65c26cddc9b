"""Writes what is remembered of a finished match: once, with its finish number, in the transaction of its end."""

import sqlite3
from itertools import permutations

import msgspec

from updown.app.ratings import NEWCOMER, Ladder, Rating, ladder_of, rated, rated_players
from updown.app.remembered import shelves
from updown.app.results import Finish, Result, SeatResult, place

_encoder = msgspec.json.Encoder()

FINISH = "INSERT INTO finishes (table_id) VALUES (?)"
RESULT = "INSERT INTO results (number, body) VALUES (?, ?)"
HISTORY = "INSERT INTO history (player, shelf, number) VALUES (?, ?, ?)"
TALLY = (
    "INSERT INTO tallies (player, game, size, name, part, count) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET count = count + excluded.count"
)
MEETING = (
    "INSERT INTO meetings (player, other, game, ahead, level, behind) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET ahead = ahead + excluded.ahead, level = level + excluded.level,"
    " behind = behind + excluded.behind"
)
SERIES = (
    "INSERT INTO series_scores (series, player, matches, won, total) VALUES (?, ?, 1, ?, ?)"
    " ON CONFLICT DO UPDATE SET matches = matches + 1, won = won + excluded.won, total = total + excluded.total"
)
RATING = "SELECT mu, sigma, matches FROM ratings WHERE player = ? AND game = ? AND size = ? AND pace = ?"
NEW_RATING = (
    "INSERT INTO ratings (player, game, size, pace, mu, sigma, matches, sure) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches,"
    " sure = excluded.sure"
)
STEP = (
    "INSERT INTO rating_steps (player, number, game, size, pace, mu, sigma, gain)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


def finish(connection: sqlite3.Connection, table: str, finish: Finish) -> None:
    """Takes the next finish number. A table that has one already is refused by the database, and all with it."""
    number = connection.execute(FINISH, (table,)).lastrowid
    if number is None:
        raise AssertionError("a row was inserted")
    remember(connection, number, finish)


def remember(connection: sqlite3.Connection, number: int, finish: Finish) -> None:
    """Everything but the number itself: what a rebuild does again, in the order of numbers."""
    result = finish.result
    connection.execute(RESULT, (number, _encoder.encode(result)))
    people = [seat for seat in result.seats if seat.player is not None]
    shelved = [(seat.player, shelf, number) for seat in people for shelf in shelves(result)]
    connection.executemany(HISTORY, shelved)
    _add_tallies(connection, finish)
    if not result.continued:
        connection.executemany(MEETING, [_meeting(result, *pair) for pair in permutations(people, 2)])
        scores = [(finish.series, seat.player, place(seat, result) == 1, seat.total) for seat in people]
        connection.executemany(SERIES, scores)
    _rate(connection, number, result)


def _add_tallies(connection: sqlite3.Connection, finish: Finish) -> None:
    game, size = finish.result.game, finish.result.size
    seats = zip(finish.result.seats, finish.tallies, strict=True)
    rows = [
        (seat.player, game, size, tally.name, tally.part, tally.count)
        for seat, tallies in seats
        for tally in tallies
    ]
    connection.executemany(TALLY, rows)


def _meeting(result: Result, one: SeatResult, other: SeatResult) -> tuple[object, ...]:
    mine, theirs = place(one, result), place(other, result)
    return (one.player, other.player, result.game, mine < theirs, mine == theirs, mine > theirs)


def _rate(connection: sqlite3.Connection, number: int, result: Result) -> None:
    ladder = ladder_of(result)
    before = {player: _rating(connection, player, ladder) for player in rated_players(result)}
    known = {player: rating for player, rating in before.items() if rating is not None}
    for player, rating in rated(result, known).items():
        of = (ladder.game, ladder.size, ladder.pace)
        connection.execute(NEW_RATING, (player, *of, rating.mu, rating.sigma, rating.matches, rating.sure))
        gain = rating.mu - known.get(player, NEWCOMER).mu
        connection.execute(STEP, (player, number, *of, rating.mu, rating.sigma, gain))


def _rating(connection: sqlite3.Connection, player: str, ladder: Ladder) -> Rating | None:
    row = connection.execute(RATING, (player, ladder.game, ladder.size, ladder.pace)).fetchone()
    return Rating(*row) if row is not None else None
