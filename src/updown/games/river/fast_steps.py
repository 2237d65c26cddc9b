"""The law in compiled code, step by step: deal, turn, choice, trick, end. RULES.md has R1 …"""

from typing import Any

import numpy.typing as npt

from updown.fast.bits import count, lowest, nth, nth_alone
from updown.fast.chance import Chance, below
from updown.fast.compiled import inlined
from updown.fast.twin import Flat
from updown.games.river.fast_state import (
    ACTING,
    BEST,
    BID_SUM,
    BIDS,
    BIDS_IN,
    DEALER,
    DEALT,
    FIRST_CARD,
    FISTS,
    GONE,
    HAND_SIZE,
    HANDS,
    HOOK,
    LAID,
    LED,
    LOG,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    TOTALS,
    TRICK,
    TRUMPS,
    VOIDS,
    WHOLE_PACK,
    WON,
    bid_of,
    open_round,
    show_trump,
    strength,
    suit_cards,
    suit_number,
    won_by,
)


@inlined
def needs_deal(s: Flat) -> bool:
    return s[ACTING] == 0 and s[ROUND] < s[ROUNDS]


@inlined
def deal(s: Flat, rng: Chance) -> None:
    """R6: every hand as likely as in a fresh shuffle."""
    open_round(s)
    deck = WHOLE_PACK
    size = s[HAND_SIZE]
    for seat in range(s[SEATS]):
        hand = draw_cards(deck, size, rng)
        deck ^= hand
        s[HANDS + seat] = s[DEALT + seat] = hand
    show_trump(s, nth(deck, below(rng, count(deck))))


@inlined
def draw_cards(cards: int, many: int, rng: Chance) -> int:
    """So many of the cards, every choice as likely; or those to leave, if they are fewer."""
    size = count(cards)
    leave = 2 * many > size
    left = cards
    for held in range(size, many if leave else size - many, -1):
        left ^= nth_alone(left, below(rng, held))
    return left if leave else cards ^ left


@inlined
def is_over(s: Flat) -> bool:
    return s[ROUND] == s[ROUNDS]


@inlined
def to_act(s: Flat) -> int:
    return s[ACTING]


@inlined
def is_bidding(s: Flat) -> bool:
    return s[BIDS_IN] < s[SEATS]


@inlined
def legal(s: Flat, seat: int, out: npt.NDArray[Any]) -> int:
    """Bids ascending, or cards by suit C D H S, then rank ascending."""
    ids = open_bids(s) if is_bidding(s) else playable(s, seat) << FIRST_CARD
    many = count(ids)
    for place in range(many):
        out[place] = lowest(ids)
        ids &= ids - 1
    return many


@inlined
def open_bids(s: Flat) -> int:
    """R7, R8: 0 … hand size as bits, but for the one that the hook takes from who bids last."""
    every = (2 << s[HAND_SIZE]) - 1
    missing = s[HAND_SIZE] - s[BID_SUM]
    if s[HOOK] and s[BIDS_IN] == s[SEATS] - 1 and missing >= 0:
        return every & ~(1 << missing)
    return every


@inlined
def playable(s: Flat, seat: int) -> int:
    """R10: follow suit if able, else anything; the leader is free."""
    hand = s[HANDS + (seat & 7)]
    following = hand & s[LED]
    return following or hand


@inlined
def apply(s: Flat, seat: int, action: int) -> None:
    if action < FIRST_CARD:
        _bid(s, seat, action)
    else:
        _play(s, seat, action - FIRST_CARD)


@inlined
def _bid(s: Flat, seat: int, tricks: int) -> None:
    """R7, R9: the dealer's left leads once all are in."""
    s[BIDS] |= (tricks + 1) << (4 * seat)
    s[BID_SUM] += tricks
    s[BIDS_IN] += 1
    if s[BIDS_IN] == s[SEATS]:
        s[ACTING] = 1 << _left_of(s, s[DEALER])
    elif s[FISTS]:
        s[ACTING] &= ~(1 << seat)
    else:
        s[ACTING] = 1 << _left_of(s, seat)


@inlined
def _left_of(s: Flat, seat: int) -> int:
    return seat + 1 if seat + 1 < s[SEATS] else 0


@inlined
def _play(s: Flat, seat: int, card: int) -> None:
    """R10, R11."""
    bit = 1 << card
    s[HANDS + (seat & 7)] ^= bit
    s[GONE] |= bit
    laid, log = s[LAID], LOG + (s[TRICK] & 15)
    if not laid:
        s[LED] = suit_cards(card)
    s[log] |= card << (6 * laid)
    # R10: no branch, since nobody can foresee whether a seat follows
    off_suit = 1 - ((s[LED] >> card) & 1)
    s[VOIDS] |= off_suit << (4 * seat + suit_number(int(s[log]) & 63))
    best = max(s[BEST], strength(card, seat, s[LED], s[TRUMPS]))
    if laid + 1 < s[SEATS]:
        s[LAID], s[BEST] = laid + 1, best
        s[ACTING] = 1 << _left_of(s, seat)
    else:
        _take_trick(s, best & 7)


@inlined
def _take_trick(s: Flat, winner: int) -> None:
    """R11: the winner leads."""
    s[WON] += 1 << (4 * winner)
    s[LAID], s[BEST], s[LED] = 0, 0, WHOLE_PACK
    s[TRICK] += 1
    if s[TRICK] < s[HAND_SIZE]:
        s[ACTING] = 1 << winner
    else:
        end_round(s)


@inlined
def end_round(s: Flat) -> None:
    """R12."""
    s[ACTING] = 0
    s[ROUND] += 1
    for seat in range(s[SEATS]):
        s[TOTALS + seat] += points(s[SCORING], bid_of(s, seat), won_by(s, seat))


@inlined
def points(scoring: int, bid: int, won: int) -> int:
    """R12: of one seat in one round; `scoring` by its place: classic, exact, penalty."""
    if scoring == 0:
        return won + (10 if bid == won else 0)
    if scoring == 1:
        return 10 + bid if bid == won else 0
    return 10 + won if bid == won else -abs(bid - won)


@inlined
def totals(s: Flat, out: npt.NDArray[Any]) -> None:
    """Of the finished rounds."""
    for seat in range(s[SEATS]):
        out[seat] = s[TOTALS + seat]


@inlined
def random_action(s: Flat, seat: int, rng: Chance) -> int:
    """One draw, also where there is no choice."""
    ids = open_bids(s) if is_bidding(s) else playable(s, seat) << FIRST_CARD
    return nth(ids, below(rng, count(ids)))


@inlined
def is_horizon(s: Flat) -> bool:
    """A round, or the match, is over."""
    return s[ACTING] == 0
