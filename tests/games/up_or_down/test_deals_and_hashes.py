"""Deals and state hashes agree with the vectors, to the byte (docs/records.md)."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from updown.core.deal import SeededDeals, match_seed
from updown.core.game import Seat
from updown.games.up_or_down import rules
from updown.games.up_or_down.fingerprint import fingerprint
from updown.games.up_or_down.notation import parse_action
from updown.games.up_or_down.options import options
from updown.games.up_or_down.state import State

CASES = Path(__file__).parents[2] / "cases"
DEALS = [
    vector
    for vector in json.loads((CASES / "shuffle-vectors.json").read_text())["vectors"]
    if vector["kind"] == "up-or-down-deal"
]
HASHES: dict[str, list[str]] = {
    name: hashes
    for name, hashes in json.loads((CASES / "state-hashes.json").read_text()).items()
    if name.startswith("up-or-down")
}
RECORDS = sorted((CASES / "records").glob("up-or-down-*.updown"))


class Played(NamedTuple):
    states: list[State]
    result: str


def test_there_are_cases() -> None:
    assert DEALS
    assert len(HASHES) == 2
    assert len(RECORDS) == 6


@pytest.mark.parametrize("vector", DEALS, ids=lambda vector: vector["name"])
def test_deal(vector: dict[str, Any]) -> None:
    seats = vector["seats"]
    deals = SeededDeals(bytes.fromhex(vector["match_seed"]))
    state = rules.deal(rules.start(options(vector["options"], seats), seats), deals)
    assert [list(hand) for hand in state.hidden.hands] == [sorted(hand) for hand in vector["hands"]]
    assert list(state.circle) == vector["circle"]
    assert list(state.hidden.down) == vector["face_down"]
    assert list(state.hidden.up) == vector["face_up"]
    assert rules.to_act(state) == (vector["start_seat"],)


@pytest.mark.parametrize("name", HASHES)
def test_hash_after_the_deal_and_each_action(name: str) -> None:
    assert [fingerprint(state) for state in played(CASES / "records" / name).states] == HASHES[name]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_end_with_their_result(path: Path) -> None:
    states, result = played(path)
    outcome = rules.outcome(states[-1])
    assert outcome is not None
    assert " ".join(map(str, outcome.totals)) == result


def played(path: Path) -> Played:
    """Just enough of a reader for files that are known to be good."""
    head, _, body = path.read_text().partition("\n\n")
    headers = dict(line.split(": ", 1) for line in head.split("\n"))
    seats = int(headers["Seats"])
    chosen = json.loads(headers["Options"])
    seed = match_seed(
        bytes.fromhex(headers["Server-Seed"]),
        entropy=[headers[f"Entropy-{seat}"] for seat in range(seats)],
        game=headers["Game"],
        options=chosen,
        rules=int(headers["Rules"]),
        table=headers["Table"],
    )
    states = [rules.deal(rules.start(options(chosen, seats), seats), SeededDeals(seed))]
    for line in body.splitlines():
        if not line.startswith("#"):
            seat, action = line.split()
            states.append(rules.apply(states[-1], Seat(int(seat)), parse_action(action)))
    return Played(states, headers["Result"])
