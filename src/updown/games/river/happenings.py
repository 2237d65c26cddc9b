"""What a viewer sees occur: nothing here depends on a card or a bid that is still secret (R15)."""

from typing import assert_never

from updown.core.game import Happening, Seat
from updown.games.river.actions import Action, Bid, Play
from updown.games.river.rules import is_over, opened
from updown.games.river.scoring import totals, tricks_won
from updown.games.river.state import State


def deal_happenings(state: State) -> tuple[Happening, ...]:
    """From the state after the deal."""
    this = opened(state)
    dealt = _happening(
        "dealt",
        round=this.number,
        rounds=len(state.past.options.hand_sizes),
        hand_size=this.hand_size,
        dealer=this.dealer,
        trump=this.trump,
    )
    return (dealt,)


def happenings(before: State, seat: Seat, action: Action, after: State) -> tuple[Happening, ...]:
    """From the states before and after the action, before any next deal."""
    match action:
        case Bid(tricks):
            return (
                _fist_laid(seat, after)
                if before.secrets.fists
                else (_happening("bid", seat=seat, bid=tricks),)
            )
        case Play(card):
            played = _happening("played", seat=seat, card=card)
            return (played, *_trick_taken(before, after), *_round_scored(before, after))
        case _:
            assert_never(action)


def _fist_laid(seat: Seat, after: State) -> tuple[Happening, ...]:
    """R9: that a seat has bid, and what all have bid once the last is in."""
    laid = _happening("bid_hidden", seat=seat)
    return (laid,) if after.secrets.fists else (laid, _happening("bids_shown", bids=opened(after).bids))


def _trick_taken(before: State, after: State) -> tuple[Happening, ...]:
    if len(after.tricks) == len(before.tricks):
        return ()
    taken = after.tricks[-1]
    won = tricks_won(after.tricks, after.past.seats)[taken.winner]
    return (_happening("trick_taken", seat=taken.winner, cards=taken.cards, tricks=won),)


def _round_scored(before: State, after: State) -> tuple[Happening, ...]:
    if len(after.past.sheet) == len(before.past.sheet):
        return ()
    line = after.past.sheet[-1]
    scored = _happening(
        "round_scored",
        round=opened(after).number,
        bids=line.bids,
        tricks=line.tricks,
        points=line.points,
        totals=line.totals,
    )
    return (scored, _happening("match_ended", totals=totals(after.past))) if is_over(after) else (scored,)


def _happening(code: str, **arguments: object) -> Happening:
    return Happening(code, arguments)
