"""What a round is worth, and the score sheet (R12)."""

from updown.games.river.options import Scoring
from updown.games.river.state import Past, Round, RoundScore, Taken


def points(scoring: Scoring, bid: int, tricks: int) -> int:
    """R12: of one seat in one round."""
    made = bid == tricks
    match scoring:
        case "classic":
            return tricks + (10 if made else 0)
        case "exact":
            return 10 + bid if made else 0
        case "penalty":
            return 10 + tricks if made else -abs(bid - tricks)


def score(past: Past, this: Round, tricks: tuple[Taken, ...]) -> RoundScore:
    """The line that a finished round adds to the sheet."""
    bids = tuple([bid for bid in this.bids if bid is not None])
    won = tricks_won(tricks, past.seats)
    gained = tuple([points(past.options.scoring, bid, taken) for bid, taken in zip(bids, won, strict=True)])
    sums = tuple([before + more for before, more in zip(totals(past), gained, strict=True)])
    return RoundScore(this.hand_size, this.dealer, this.trump, bids, won, gained, sums)


def tricks_won(tricks: tuple[Taken, ...], seats: int) -> tuple[int, ...]:
    """Per seat."""
    winners = [trick.winner for trick in tricks]
    return tuple([winners.count(seat) for seat in range(seats)])


def totals(past: Past) -> tuple[int, ...]:
    """Per seat, of the finished rounds."""
    return past.sheet[-1].totals if past.sheet else (0,) * past.seats
