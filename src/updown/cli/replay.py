"""`updown replay`: a record, action by action."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from updown.cli.refusal import read_record
from updown.cli.setup import AsJson, Speech
from updown.cli.tables import table_of
from updown.cli.texts import speak, text
from updown.core.game import AnyGame
from updown.engine.match import Step
from updown.engine.record import Record
from updown.engine.replay import open_match, verify
from updown.engine.replay import replay as replayed
from updown.games import all_games


def replay(
    file: Annotated[Path, typer.Argument(help="A record (.updown).")],
    *,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table and wait for Enter before each action.")
    ] = False,
    lang: Speech = None,
    as_json: AsJson = False,
) -> None:
    """Show every action of a finished match and its result.

    With --json, one JSON object a line: seat, action, state hash and what was seen to happen.

    Example: updown replay golden/records/river-4p.updown --step
    """
    speak(lang)
    record, _ = verify(read_record(file), all_games())
    opening = open_match(record, all_games())
    console = Console(highlight=False)
    state = opening.state
    for number, taken in enumerate(replayed(record, opening), 1):
        if as_json:
            typer.echo(json.dumps(_described(number, taken)))
            continue
        if step:
            _show_table(console, opening.game, state, record)
        console.print(
            f"{number:4} {record.names[taken.seat]}: {opening.game.format_action(taken.action)}", markup=False
        )
        state = taken.after
        if step and not _goes_on():
            return
    if not as_json:
        _show_result(console, record)


def _described(number: int, taken: Step) -> dict[str, object]:
    return {
        "number": number,
        "seat": taken.seat,
        "action": taken.game.format_action(taken.action),
        "hash": taken.game.fingerprint(taken.after),
        "happenings": [{"code": seen.code, **seen.arguments} for seen in taken.happenings],
    }


def _show_table(console: Console, game: AnyGame, state: Any, record: Record) -> None:
    """As the seat to act sees it: the match is over, so its hand is no secret."""
    for seat in game.to_act(state)[:1]:
        console.print(table_of(game).draw(game.public_view(state), game.own_view(state, seat), record.names))


def _goes_on() -> bool:
    try:
        input(text("cli-replay-next") + " ")
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def _show_result(console: Console, record: Record) -> None:
    assert record.ending is not None, "verify lets no unfinished record pass"  # noqa: S101
    for name, total in zip(record.names, record.ending.result, strict=True):
        console.print(f"{total:5} {name}", markup=False)
