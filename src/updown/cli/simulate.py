"""`updown simulate`: many matches of bots, counted."""

import json
import secrets
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from updown.bots.levels import bot_for, seat_name
from updown.cli.refusal import write_file
from updown.cli.setup import (
    AsJson,
    GameId,
    Levels,
    OptionsJson,
    Speech,
    bot_levels,
    game_options,
    in_range,
    usual_seats,
)
from updown.cli.texts import speak, text
from updown.engine.record import format_record, format_time
from updown.engine.simulate import MAX_MATCHES, MAX_SEED, Setup, Simulated, Tally, record_of
from updown.engine.simulate import simulate as simulated
from updown.games import game_called


@dataclass(frozen=True)
class SeatReport:
    """What one seat reached over all matches; a shared victory is a win for each."""

    seat: int
    bot: str
    total: int
    mean: float
    spread: float
    """Standard deviation of the totals."""
    wins: int


@dataclass(frozen=True)
class Report:
    """What --json writes."""

    game: str
    seats: int
    options: dict[str, object]
    seed: int
    matches: int
    seconds: float
    matches_per_second: float
    per_seat: tuple[SeatReport, ...]


def simulate(  # noqa: PLR0913  each is an option of the command
    game_id: GameId,
    *,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; by default the fewest usual ones.")
    ] = None,
    matches: Annotated[int, typer.Option(help="How many matches to play.")] = 100,
    options: OptionsJson = "{}",
    bots: Levels = "random",
    seed: Annotated[int | None, typer.Option(help="Repeats the same matches; by default a new one.")] = None,
    records: Annotated[Path | None, typer.Option(help="Folder to write a record of each match to.")] = None,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches of bots and show totals, mean and spread per seat.

    Example: updown simulate river --seats 4 --matches 200 --bots easy,medium,easy,medium --seed 7 --records var/records
    """
    speak(lang)
    game = game_called(game_id)
    seats = usual_seats(game, seats)
    levels = bot_levels(game, bots, seats)
    seed = secrets.randbelow(10**9) if seed is None else in_range("--seed", seed, range(MAX_SEED + 1))
    matches = in_range("--matches", matches, range(1, MAX_MATCHES + 1))
    factories = [lambda level=level: bot_for(game, level) for level in levels]
    setup = Setup(game, game_options(game, options, seats), factories, seed)
    tally, began = Tally(seats), perf_counter()
    for match in _recorded(
        simulated(setup, matches), records, [seat_name(level) for level in levels], matches
    ):
        tally.add(match.outcome)
    report = _report(setup, levels, tally, perf_counter() - began)
    if as_json:
        typer.echo(json.dumps(asdict(report)))
    else:
        _show(report)


def _recorded(
    played: Iterator[Simulated], folder: Path | None, names: list[str], matches: int
) -> Iterator[Simulated]:
    """Passes the matches on, with a progress bar and a record of each."""
    console = Console(file=sys.stderr)
    started = format_time(datetime.now(UTC))
    for match in track(played, text("cli-simulate-progress"), matches, console=console, transient=True):
        ended = format_time(datetime.now(UTC))
        if folder is not None:
            record = record_of(match, names, started=started, ended=ended)
            write_file(folder / f"{record.game}-{record.seats}p-{record.table}.updown", format_record(record))
        started = ended
        yield match


def _report(setup: Setup, levels: Sequence[str], tally: Tally, seconds: float) -> Report:
    return Report(
        game=setup.game.id,
        seats=len(levels),
        options=setup.game.options_json(setup.options),
        seed=setup.seed,
        matches=tally.matches,
        seconds=round(seconds, 3),
        matches_per_second=round(tally.matches / seconds, 1),
        per_seat=tuple(
            SeatReport(seat, bot, tally.sums[seat], tally.mean(seat), tally.spread(seat), tally.wins[seat])
            for seat, bot in enumerate(levels)
        ),
    )


def _show(report: Report) -> None:
    columns = ("seat", "bot", "total", "mean", "spread", "wins")
    table = Table()
    for column in columns:
        table.add_column(text(f"cli-simulate-{column}"), justify="left" if column == "bot" else "right")
    for line in report.per_seat:
        spread, mean = f"{line.spread:.2f}", f"{line.mean:.2f}"
        table.add_row(str(line.seat), line.bot, str(line.total), mean, spread, str(line.wins))
    console = Console()
    console.print(table)
    console.print(
        text(
            "cli-simulate-played",
            matches=report.matches,
            seconds=report.seconds,
            speed=report.matches_per_second,
        ),
        highlight=False,
    )
    console.print(text("cli-simulate-seed", seed=str(report.seed)), highlight=False)
