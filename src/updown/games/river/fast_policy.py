"""A light player for playouts: sees its own hand and what is public, and plays for its bid.

It adds up what its cards are worth in tricks. With its bid made, or far more in hand than it needs, it loses tricks
and sheds its most dangerous cards on them; short of tricks it takes what it can; in between it weighs the two.
"""

from updown.fast.bits import count, highest, lowest
from updown.fast.chance import Chance, below
from updown.fast.compiled import inlined
from updown.fast.twin import Flat
from updown.games.river.fast_hand import (
    BID_CHANCES,
    COUNTS,
    GOALS,
    at,
    chance_of,
    count_of,
    expected,
    higher,
    row_of,
    share_of,
    unseen_by,
    worth_of,
)
from updown.games.river.fast_odds import (
    ONE,
    ONE_AT,
    SHARES,
    losing_leads,
    prices,
    taking_leads,
    trick_chances,
)
from updown.games.river.fast_state import (
    BEST,
    FIRST_CARD,
    HAND_SIZE,
    HANDS,
    LAID,
    LED,
    SCORING,
    SEATS,
    TRUMPS,
    bid_of,
    strength,
    suit_cards,
    won_by,
)
from updown.games.river.fast_steps import is_bidding, open_bids, playable
from updown.games.river.options import SCORINGS

CARD = 64
"""Times an order of cards, so that the card itself stands below."""
PRICES = CARD * prices().ravel()
LOSING_LEADS = CARD * losing_leads().ravel()
TAKING_LEADS = CARD * taking_leads().ravel()
HOLDS = trick_chances().ravel()
CLASSIC, PENALTY = SCORINGS.index("classic"), SCORINGS.index("penalty")

MUCH, LITTLE = 3 * ONE // 4, 0
"""With so many tricks more in hand than needed, or so many less, it is clear what to do; in chances."""
TRICK, BID = 88, 25
"""What a trick under classic scoring, and each trick bid, is worth beside the bid itself, which is worth GOAL."""
WHIM = 15
"""So much less promising a choice is made now and then, out of GOAL."""


@inlined
def policy_action(s: Flat, seat: int, rng: Chance) -> int:
    if is_bidding(s):
        return _bid(s, seat, rng)
    cards = playable(s, seat)
    if not cards & (cards - 1):
        return FIRST_CARD + lowest(cards)
    return FIRST_CARD + _card(s, seat, cards, rng)


@inlined
def is_settled(s: Flat, seat: int) -> bool:  # noqa: ARG001
    """Never: even of two cards the better one depends on more than the light player looks at."""
    return False


@inlined
def _bid(s: Flat, seat: int, rng: Chance) -> int:
    """The best of the three bids next to what the hand is worth, or the lowest that is open."""
    hand, size, allowed = s[HANDS + (seat & 7)], s[HAND_SIZE], open_bids(s)
    unseen = unseen_by(s, hand)
    worth, whims = worth_of(hand, s[TRUMPS], unseen, row_of(s, hand, unseen)), below(rng, 1 << 30)
    first = max(0, (expected(worth) >> ONE_AT) - 1)
    best = 0
    for step in range(3):
        bid = first + step
        promise = chance_of(BID_CHANCES, worth, size, bid) + BID * bid + ((whims >> 8 * step) & WHIM)
        best = max(best, ((promise << 4) | bid) * ((allowed >> bid) & 1))
    return best & 15 if best else lowest(allowed)


@inlined
def _card(s: Flat, seat: int, cards: int, rng: Chance) -> int:
    """Of several that may be played."""
    hand = s[HANDS + (seat & 7)]
    needed, held = bid_of(s, seat) - won_by(s, seat), count(hand)
    sheds = needed == 0 or (needed < 0 and s[SCORING] == PENALTY)
    grabs = needed >= held or (needed < 0 and not sheds)
    worth = 0
    if not s[LAID]:
        if needed == held and hand & s[TRUMPS]:
            return highest(hand & s[TRUMPS])  # draws those that would ruff later
        worth, shed, grab = _leads(s, hand)
    elif cards & s[LED]:
        shed, grab = _following(s, cards)
        if not sheds and not grabs:
            unseen = unseen_by(s, hand)
            worth = worth_of(hand, s[TRUMPS], unseen, row_of(s, hand, unseen))
    else:
        worth, shed, grab = _discards(s, hand)
    spare = expected(worth) - ONE * needed
    if sheds or (not grabs and spare > MUCH):
        return shed
    if grabs or spare < LITTLE:
        return grab
    gain = _promise(s, seat, hand, shed, worth, needed) - _promise(s, seat, hand, grab, worth, needed)
    return shed if gain > (below(rng, 2 * WHIM) - WHIM) * ONE else grab


@inlined
def _leads(s: Flat, hand: int) -> tuple[int, int, int]:
    """What the hand is worth; the lead to lose a trick with, and the one to take it with."""
    unseen, trumps = unseen_by(s, hand), s[TRUMPS]
    row = row_of(s, hand, unseen)
    worth, shed, grab, left = 0, -(1 << 20), -(1 << 20), hand
    while left:
        card = lowest(left)
        left &= left - 1
        place = row + 16 * ((trumps >> card) & 1) + higher(card, unseen)
        worth += at(COUNTS, place)
        shed = max(shed, at(LOSING_LEADS, place) + card)
        grab = max(grab, at(TAKING_LEADS, place) + card)
    return worth, shed & 63, grab & 63


@inlined
def _discards(s: Flat, hand: int) -> tuple[int, int, int]:
    """The same for one who cannot follow: the dearest card that loses the trick, and a trump or the cheapest card."""
    unseen, trumps, beating = unseen_by(s, hand), s[TRUMPS], hand & _beating(s)
    row = row_of(s, hand, unseen)
    worth, shed, cheapest, left = 0, 0, 1 << 20, hand
    while left:
        card = lowest(left)
        left &= left - 1
        place = row + 16 * ((trumps >> card) & 1) + higher(card, unseen)
        worth += at(COUNTS, place)
        price = at(PRICES, place) + card
        cheapest = min(cheapest, price)
        shed = max(shed, price - (((beating >> card) & 1) << 19))
    is_last = s[LAID] + 1 == s[SEATS]
    grab = cheapest & 63 if not beating else lowest(beating) if is_last else highest(beating)
    if beating == hand:
        shed = highest(hand) if is_last else lowest(hand)
    return worth, shed & 63, grab


@inlined
def _following(s: Flat, cards: int) -> tuple[int, int]:
    """Two cards of the suit led: the one to lose the trick with if that can be, and the one to take it with.

    The last to play takes it at the least price; who cannot take it keeps the better cards.
    """
    beating = cards & _beating(s)
    losing = cards & ~beating
    is_last = s[LAID] + 1 == s[SEATS]
    shed = highest(losing) if losing else highest(cards) if is_last else lowest(cards)
    grab = lowest(cards) if not beating else lowest(beating) if is_last else highest(beating)
    return shed, grab


@inlined
def _beating(s: Flat) -> int:
    """The cards that would lead in the open trick."""
    best = s[BEST]
    over = -(2 << ((best >> 3) & 63))
    if best >> 10:
        return s[TRUMPS] & over
    return (s[LED] & over) | s[TRUMPS]


@inlined
def _promise(s: Flat, seat: int, hand: int, card: int, worth: int, needed: int) -> int:
    """How likely the bid is made if the card is played; and a little for each trick."""
    unseen, held = unseen_by(s, hand), count(hand)
    own = count_of(card, s[TRUMPS], unseen, row_of(s, hand, unseen))
    takes = _takes(s, seat, card, held, unseen)
    taken = takes * chance_of(GOALS, worth - own, held - 1, needed - 1)
    lost = (ONE - takes) * chance_of(GOALS, worth - own, held - 1, needed)
    tricks = TRICK * (takes - expected(own)) if s[SCORING] == CLASSIC else 0
    return taken + lost + tricks


@inlined
def _takes(s: Flat, seat: int, card: int, held: int, unseen: int) -> int:
    """The chance that the card, played now, takes the trick."""
    led = s[LED] if s[LAID] else suit_cards(card)
    if strength(card, seat, led, s[TRUMPS]) < s[BEST]:
        return 0
    ruffs = (s[TRUMPS] >> card) & 1 & ~(led >> card)
    return at(HOLDS, (ruffs * (SHARES + 1) + _share_to_come(s, held, unseen)) * 16 + higher(card, unseen))


@inlined
def _share_to_come(s: Flat, held: int, unseen: int) -> int:
    """The share of the unseen cards that lies with those still to play to the trick."""
    return share_of(held * (s[SEATS] - 1 - s[LAID]), unseen)
