"""`updown arena duel` and `updown arena run`: set up a contest and play it."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from updown.cli.arena.asked import ClusterAddress, Jobs, ReportFolder, ResultFile
from updown.cli.setup import AsJson, GameId, OptionsJson, Speech, game_options, in_range, usual_seats
from updown.cli.texts import speak
from updown.engine.simulate import MAX_MATCHES, MAX_SEED
from updown.games import game_called

BotName = Annotated[
    str,
    typer.Argument(metavar="BOT", help="A level, a bot that was added, or module:factory of anybody's bot."),
]
MANY = 400


def duel(  # noqa: PLR0913  each is an option of the command
    game_id: GameId,
    one: BotName,
    other: BotName,
    *,
    matches: Annotated[int, typer.Option(help="How many matches, rounded up to whole deal groups.")] = MANY,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; by default the fewest usual ones.")
    ] = None,
    lineup: Annotated[
        Literal["first", "alone", "mixed"],
        typer.Option(
            help="With more than two seats: the first bot alone against the others, each alone in turn, or half and half."
        ),
    ] = "first",
    options: OptionsJson = "{}",
    seed: Annotated[int | None, typer.Option(help="Repeats the same deals; by default new ones.")] = None,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop early once it is clear who wins more.")
    ] = False,
    jobs: Jobs = None,
    results: ResultFile = None,
    report: ReportFolder = None,
    cluster: ClusterAddress = None,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Let two bots play each other on the same deals from every seat.

    Example: updown arena duel up-or-down medium easy --matches 400 --seed 7 --results duel.jsonl --report report
    """
    speak(lang)
    from updown.arena.contest_file import LOOKS, Asked, Stop  # noqa: PLC0415  --help needs none of it
    from updown.cli.arena.playing import Playing, play_asked  # noqa: PLC0415

    game = game_called(game_id)
    seats = usual_seats(game, seats)
    asked = Asked(
        game=game_id,
        bots=[one, other],
        seats=seats,
        lineup=lineup,
        matches=in_range("--matches", matches, range(1, MAX_MATCHES + 1)),
        seed=seed if seed is None else in_range("--seed", seed, range(MAX_SEED + 1)),
        options=game.options_json(game_options(game, options, seats)),
        stop=Stop("clear" if until_clear else "never", LOOKS),
    )
    play_asked(asked, Path.cwd(), Playing(results, report, jobs, cluster, as_json=as_json))


def run(
    config: Annotated[Path, typer.Argument(metavar="CONFIG", help="A contest (TOML), see docs/arena.md.")],
    *,
    jobs: Jobs = None,
    results: ResultFile = None,
    report: ReportFolder = None,
    cluster: ClusterAddress = None,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Play a contest that a file describes: any number of bots in any number of seats.

    Example: updown arena run examples/arena.toml --results contest.jsonl --report report
    """
    speak(lang)
    from updown.arena.contest_file import read_contest  # noqa: PLC0415  --help needs none of it
    from updown.cli.arena.playing import Playing, play_asked  # noqa: PLC0415

    playing = Playing(results, report, jobs, cluster, as_json=as_json)
    play_asked(read_contest(config), config.resolve().parent, playing)
