"""Frozen players of River, compiled, for the judge: the reference, one who goes by rules of thumb, a random one.

`reference` here answers as `games/river/bots_reference.py` does (test_judges.py); both never change.
"""

from math import comb
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tests.blunders.river_round import (
    BIDS,
    FIRST,
    HANDS,
    LAID,
    LEADER,
    LED,
    PLAYED,
    ROUND_SIZE,
    SCORING,
    SEATS,
    SEEN,
    SIZES,
    SUIT,
    TRUMP,
    VOIDS,
    WON,
    Line,
    compiled,
    playable,
    points,
    takes,
    turn,
)
from updown.fast.bits import count, highest, lowest, nth
from updown.fast.chance import Chance, below

Chances: TypeAlias = npt.NDArray[np.float64]

REFERENCE, THUMB, RANDOM = range(3)

PACK = (1 << 52) - 1
COMB = np.array([[comb(n, k) for k in range(53)] for n in range(53)], np.float64)


@compiled
def choose(line: Line, player: int, rng: Chance) -> int:
    """The card that such a player lays, if it sits where the turn is."""
    seat = turn(line)
    cards = playable(line, seat)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    if player == RANDOM:
        return nth(cards, below(rng, count(cards)))
    return reference(line, seat, cards) if player == REFERENCE else thumb(line, seat, cards)


@compiled
def thumb(line: Line, seat: int, cards: int) -> int:
    """Wins with its highest while it needs tricks; ducks with its highest when it has enough."""
    wanted = line[BIDS + seat] > line[WON + seat]
    chosen, chosen_rank, least, least_rank = -1, -1, -1, 99
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rank = card % 13 + 13 * (card // 13 == line[TRUMP])
        if rank < least_rank:
            least, least_rank = card, rank
        if takes(line, card) == wanted and rank >= chosen_rank:
            chosen, chosen_rank = card, rank
    return chosen if chosen >= 0 else least


@compiled
def reference(line: Line, seat: int, cards: int) -> int:
    """The first of the cards that promise most."""
    unseen = PACK & ~(line[SEEN] | line[HANDS + seat])
    bid, won = line[BIDS + seat], line[WON + seat]
    haste = 1.0 if bid - won >= line[SIZES + seat] else 0.0
    leads = line[LEADER] == seat and line[LAID] == 0
    chances = np.empty(10)
    chosen, most = -1, -1e9
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rest = line[HANDS + seat] & ~(1 << card)
        many = _later(line, seat, rest, unseen, leads, chances)
        now = _now(line, seat, card, unseen)
        worth = 0.0
        if now > 0:
            worth = now * _worth(chances, many, bid, won + 1, line[SCORING])
        if now < 1:
            worth += (1 - now) * _worth(chances, many, bid, won, line[SCORING])
        worth += haste * now
        if worth > most:
            chosen, most = card, worth
    return chosen


@compiled
def bid_fit(line: Line, seat: int) -> float:
    """How many points the seat's bid promised less than its best one, as the reference saw it: 0 or below."""
    hand = line[HANDS + seat] | line[PLAYED + seat]
    many = line[ROUND_SIZE]
    before = np.zeros(64, np.int64)
    before[SEATS], before[TRUMP] = line[SEATS], line[TRUMP]
    before[SIZES : SIZES + line[SEATS]] = many
    played = 0
    for other in range(line[SEATS]):
        played |= line[PLAYED + other]
    unseen = PACK & ~((line[SEEN] & ~played) | hand)
    chances = np.empty(10)
    _later(before, seat, hand, unseen, line[FIRST] == seat, chances)
    most = -1e9
    for bid in range(many + 1):
        most = max(most, _worth(chances, many, bid, 0, line[SCORING]))
    return _worth(chances, many, line[BIDS + seat], 0, line[SCORING]) - most


@compiled
def _now(line: Line, seat: int, card: int, unseen: int) -> float:
    """That the card, played now, takes the open trick."""
    if not takes(line, card):
        return 0.0
    led = line[LED] if line[LAID] else card // 13
    chance = 1.0
    for step in range(1, line[SEATS] - line[LAID]):
        chance *= 1 - _is_beaten_by(line, (seat + step) % line[SEATS], card, led, unseen)
    return chance


@compiled
def _is_beaten_by(line: Line, seat: int, card: int, led: int, unseen: int) -> float:
    hidden, size = count(unseen), line[SIZES + seat]
    void = line[VOIDS + seat]
    follows = (void >> led) & 1 == 0
    wants = line[BIDS + seat] > line[WON + seat]
    over = _has_any(hidden, _higher(card, unseen), size) if card // 13 == led and follows else 0.0
    over *= 0.95 if wants else 0.6
    if led == line[TRUMP] or (void >> line[TRUMP]) & 1:
        return over
    of_led = _many(unseen, led)
    without = _has_at_most(hidden, of_led, size, 0) if follows else 1.0
    overtrumps = _higher(card, unseen) if card // 13 == line[TRUMP] else _many(unseen, line[TRUMP])
    ruff = without * _has_any(hidden - of_led, overtrumps, size)
    return min(1.0, over + ruff * (0.95 if wants else 0.25))


@compiled
def _later(line: Line, seat: int, hand: int, unseen: int, leads: bool, chances: Chances) -> int:  # noqa: FBT001
    """Writes for each card of the hand, highest in the pack first, that it takes a trick to come; how many cards."""
    many, trump = count(hand), line[TRUMP]
    comes_up = 1 - 0.8 ** float(many)
    short = 0.0
    for suit in range(4):
        if suit != trump:
            length = _many(hand, suit)
            short += 1.0 if length == 0 else 0.6 if length == 1 else 0.2
    others = 0
    for other in range(line[SEATS]):
        if other != seat:
            others += line[SIZES + other]
    in_play = others / max(1, count(unseen))
    at, above, last_suit = 0, 0, -1
    while hand:
        card = highest(hand)
        hand &= ~(1 << card)
        suit = card // 13
        above = above + 1 if suit == last_suit else 0
        last_suit = suit
        higher = float(_higher(card, unseen))
        if suit == trump:
            stands = (1 - 0.5 * in_play) ** higher
            chances[at] = stands + (1 - stands) * (0.1 + 0.15 * (short * comes_up))
        else:
            stands = (1 - 0.8 * in_play) ** higher
            stands = _unruffed(line, seat, stands, suit, above, unseen)
            chances[at] = 0.05 + (1 - 0.05) * stands * (1.0 if leads else comes_up)
        at += 1
    return many


@compiled
def _unruffed(line: Line, seat: int, stands: float, suit: int, above: int, unseen: int) -> float:
    hidden, length, trumps = count(unseen), _many(unseen, suit), _many(unseen, line[TRUMP])
    for other in range(line[SEATS]):
        if other != seat:
            size = line[SIZES + other]
            void = (line[VOIDS + other] >> suit) & 1
            runs_out = 1.0 if void else _has_at_most(hidden, length, size, above)
            stands *= 1 - 0.6 * runs_out * _has_any(hidden, trumps, size)
    return stands


@compiled
def _worth(chances: Chances, many: int, bid: int, won: int, scoring: int) -> float:
    """Points to be expected from cards with these chances, for one who plays to make the bid."""
    total = 0.0
    for at in range(many):
        total += chances[at]
    by = max(-0.7, min(0.7, 0.7 * (bid - won - total)))
    power = 2 ** abs(by)
    spread = np.zeros(11)
    spread[0] = 1.0
    for at in range(many):
        chance = chances[at] ** power if by < 0 else 1 - (1 - chances[at]) ** power
        for tricks in range(at + 1, 0, -1):
            spread[tricks] = spread[tricks] * (1 - chance) + spread[tricks - 1] * chance
        spread[0] *= 1 - chance
    worth = 0.0
    for tricks in range(many + 1):
        worth += spread[tricks] * points(scoring, bid, won + tricks)
    return worth


@compiled
def _higher(card: int, unseen: int) -> int:
    """Unseen cards of its suit that beat it."""
    return count((unseen >> (card + 1)) & (SUIT >> (card % 13 + 1)))


@compiled
def _many(cards: int, suit: int) -> int:
    return count(cards & (SUIT << (13 * suit)))


@compiled
def _has_any(hidden: int, marked: int, size: int) -> float:
    return 1 - _has_at_most(hidden, marked, size, 0)


@compiled
def _has_at_most(hidden: int, marked: int, size: int, most: int) -> float:
    """That a hand of this size, out of the hidden cards, holds so many of the marked ones or fewer."""
    deals = COMB[hidden, size]
    if deals == 0:
        return 1.0
    ways = 0.0
    for held in range(min(most, marked, size) + 1):
        ways += COMB[marked, held] * COMB[hidden - marked, size - held]
    return ways / deals
