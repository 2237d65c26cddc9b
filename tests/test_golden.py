"""Golden records replay for ever, and legal actions keep their number and order along them."""

import json
from pathlib import Path

import pytest
from golden.make import counts_along

from updown.core.game import AnyGame
from updown.engine.record import format_record
from updown.engine.replay import verify
from updown.games import all_games

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted((GOLDEN / "records").glob("*.updown"))
COUNTS = json.loads((GOLDEN / "counts.json").read_text())

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@each_record
def test_a_golden_record_replays_for_ever(path: Path) -> None:
    record, _ = verify(path.read_bytes(), all_games())
    assert format_record(record) == path.read_bytes()


@each_record
def test_legal_actions_keep_their_number_and_order(path: Path) -> None:
    assert counts_along(path.read_bytes()) == COUNTS[path.stem]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_game_is_without_golden_records(game: AnyGame) -> None:
    headers = [path.read_text().splitlines()[:6] for path in RECORDS]
    seats = {int(lines[5].removeprefix("Seats: ")) for lines in headers if lines[1] == f"Game: {game.id}"}
    assert seats == set(game.seats), "run `make golden`"


def test_no_golden_record_was_lost() -> None:
    assert set(COUNTS) == {path.stem for path in RECORDS}
