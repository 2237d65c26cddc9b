"""Positions, deals and state hashes that were worked out elsewhere from the rules alone."""

from typing import Any

import pytest

from tests.games.river.positions import CASES, bidding, case, legal
from updown.core.deal import SeededDeals
from updown.engine.record_reader import parse_record
from updown.engine.replay import state_hashes
from updown.games import all_games
from updown.games.river import GAME, rules
from updown.games.river.cards import Card
from updown.games.river.options import hand_sizes
from updown.games.river.scoring import points
from updown.games.river.state import State

POSITIONS = [
    position for position in case("worked-positions.json")["positions"] if position["game"] == "river"
]
DEALS = [vector for vector in case("shuffle-vectors.json")["vectors"] if vector["kind"] == "river-deals"]
HASHES = {name: hashes for name, hashes in case("state-hashes.json").items() if name.startswith("river")}


def test_there_are_cases() -> None:
    assert len(POSITIONS) == 15
    assert DEALS
    assert len(HASHES) == 3


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_worked_position(position: dict[str, Any]) -> None:
    assert ASK[position["ask"]](position["given"]) == position["expected"], position["situation"]


def bids(given: dict[str, Any]) -> list[str]:
    options = {"bidding": given["bidding"], "hook": given["hook"]}
    return legal(bidding(given["hand_size"], given["bids_before"], seats=given["players"], options=options))


def plays(given: dict[str, Any]) -> list[str]:
    return sorted(rules.playable(tuple(given["hand"]), tuple(given["trick"])))


def trick(given: dict[str, Any]) -> int:
    best = rules.best_card(tuple(given["trick"]), Card("2" + given["trump"]))
    return (given["leader"] + best) % given["players"]


def schedule(given: dict[str, Any]) -> dict[str, Any]:
    sizes = hand_sizes(given["schedule"], given["start"])
    dealers = [(number + 1) % given["players"] for number in range(len(sizes))]
    return {
        "hand_sizes": list(sizes),
        "dealers": dealers,
        "last_round_leader": (dealers[-1] + 1) % given["players"],
        "tricks": sum(sizes),
    }


def score(given: dict[str, Any]) -> dict[str, list[int]]:
    return {
        scoring: [points(scoring, bid, tricks) for bid, tricks in given["bid_and_tricks"]]
        for scoring in ("classic", "exact", "penalty")
    }


ASK = {"bids": bids, "plays": plays, "trick": trick, "schedule": schedule, "points": score}


@pytest.mark.parametrize("vector", DEALS, ids=lambda vector: vector["name"])
def test_R6_deals_are_as_in_the_vectors(vector: dict[str, Any]) -> None:
    options = GAME.options(vector["options"], vector["seats"])
    deals = SeededDeals(bytes.fromhex(vector["match_seed"]))
    for expected in vector["rounds"]:
        state = deal_round(rules.start(options, vector["seats"]), expected["k"], deals)
        opened = rules.opened(state)
        assert (opened.hand_size, opened.dealer) == (expected["hand_size"], expected["dealer"])
        assert opened.trump == expected["trump_card"]
        assert list(state.secrets.hands) == [rules.sorted_hand(tuple(hand)) for hand in expected["hands"]]


def deal_round(state: State, number: int, deals: SeededDeals) -> State:
    """Plays the first legal action of each seat until that round is dealt."""
    while len(state.past.sheet) < number or state.round is None or rules.needs_deal(state):
        if rules.needs_deal(state):
            state = rules.deal(state, deals)
        else:
            seat = state.turn[0]
            state = rules.apply(state, seat, rules.legal_actions(state, seat)[0])
    return state


@pytest.mark.parametrize("name", HASHES)
def test_state_hashes_are_as_in_the_records(name: str) -> None:
    record = parse_record((CASES / "records" / name).read_bytes(), all_games())
    assert list(state_hashes(record, all_games())) == HASHES[name]
