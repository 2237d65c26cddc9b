"""The positions that were worked out from the rules alone, put to the compiled twin."""

from typing import Any

import numpy as np
import pytest

from tests.games.river.positions import bidding, case
from tests.twins import look
from updown.games.river import GAME, rules
from updown.games.river.cards import ORDER, Card
from updown.games.river.fast import TWIN
from updown.games.river.fast_state import (
    DEALER,
    HANDS,
    LED,
    ROUND,
    ROUNDS,
    SEATS,
    hand_size_of,
    mask,
    open_round,
    strength,
    suit_cards,
)
from updown.games.river.fast_steps import playable, points
from updown.games.river.options import SCORINGS

POSITIONS = [
    position for position in case("worked-positions.json")["positions"] if position["game"] == "river"
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_worked_position(position: dict[str, Any]) -> None:
    assert ASK[position["ask"]](position["given"]) == position["expected"], position["situation"]


def bids(given: dict[str, Any]) -> list[str]:
    options = {"bidding": given["bidding"], "hook": given["hook"]}
    state = bidding(given["hand_size"], given["bids_before"], seats=given["players"], options=options)
    ids, counts, totals = np.empty((8, 11), np.int64), np.empty(8, np.int64), np.empty(8, np.int64)
    look(TWIN.tag, TWIN.from_state(state), ids, counts, totals)
    seat = state.turn[0]
    return [GAME.format_action(TWIN.action(number)) for number in ids[seat, : counts[seat]].tolist()]


def plays(given: dict[str, Any]) -> list[str]:
    s = TWIN.start(GAME.options({}, 4), 4)
    s[HANDS] = mask(tuple(given["hand"]))
    if given["trick"]:
        s[LED] = suit_cards(ORDER[given["trick"][0]])
    allowed = playable(s, 0)
    return sorted(card for card in rules.PACK if allowed >> ORDER[card] & 1)


def trick(given: dict[str, Any]) -> int:
    led, trumps = suit_cards(ORDER[given["trick"][0]]), suit_cards(ORDER[Card("2" + given["trump"])])
    seats = [(given["leader"] + place) % given["players"] for place in range(len(given["trick"]))]
    laid = zip(given["trick"], seats, strict=True)
    return max(strength(ORDER[card], seat, led, trumps) for card, seat in laid) & 7


def schedule(given: dict[str, Any]) -> dict[str, Any]:
    options = GAME.options({"schedule": given["schedule"], "start": given["start"]}, given["players"])
    s = TWIN.start(options, given["players"])
    sizes, dealers = list[int](), list[int]()
    for number in range(int(s[ROUNDS])):
        s[ROUND] = number
        open_round(s)
        sizes.append(hand_size_of(s, number))
        dealers.append(int(s[DEALER]))
    leader = (dealers[-1] + 1) % int(s[SEATS])
    return {"hand_sizes": sizes, "dealers": dealers, "last_round_leader": leader, "tricks": sum(sizes)}


def score(given: dict[str, Any]) -> dict[str, list[int]]:
    return {
        scoring: [points(number, bid, tricks) for bid, tricks in given["bid_and_tricks"]]
        for number, scoring in enumerate(SCORINGS)
    }


ASK = {"bids": bids, "plays": plays, "trick": trick, "schedule": schedule, "points": score}
