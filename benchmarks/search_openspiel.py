"""Our search against OpenSpiel's `ISMCTSBot` in River's single deals, four seats, about the same CPU time a decision.

Two seats each; every deal is played six times, with the seats shared out in every way, so luck of the cards and of
neighbours cancels out. Bidding is in turn with the hook, points are 1 a trick and 10 for a bid made, as in
`oh_hell`; a deal is the first round of one of our matches. The figure is the difference of the mean points a seat and
deal, with its 95 % interval over deals. OpenSpiel's bot is called anew for each decision, with as many simulations
as fit the time; it plays the most visited action.

Its worlds are the deals of the cards that are really in the others' hands, among those hands: its resampler never
moves undealt cards, so it knows which cards are in play, as nobody at a table does. (This program checks that.)
With `--alike` ours is told them as well: then both search with the same knowledge.
Run: `python benchmarks/search_openspiel.py --deals 20`, and the same with `--alike`
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any

from ismcts import TheirSearch
from oh_hell import deal_of, number_of, same_deal
from rounds import machine
from updown.arena.crews import usual_jobs
from updown.arena.intervals import Interval, mean_interval
from updown.bots.levels import bot_for
from updown.core.bot import Bot
from updown.core.game import AnyGame, Seat
from updown.fast.twin import Known
from updown.games.river import GAME, rules, views
from updown.games.river.actions import Action
from updown.games.river.cards import ORDER
from updown.games.river.fast import TWIN
from updown.games.river.fast_known import UNSEEN, known_line
from updown.games.river.fast_state import GONE, WHOLE_PACK
from updown.games.river.fast_ways import grouped
from updown.games.river.state import State

SEATS = 4
SHARINGS = tuple(combinations(range(SEATS), 2))
"""Our two seats, in every way."""


@dataclass
class Played:
    """What came of one deal."""

    hand_size: int
    differences: list[float] = field(default_factory=list[float])
    """Our mean points a seat over theirs, for each way to share out the seats."""
    seconds: dict[str, float] = field(default_factory=lambda: {"updown": 0.0, "OpenSpiel": 0.0})
    decisions: dict[str, int] = field(default_factory=lambda: {"updown": 0, "OpenSpiel": 0})
    undealt_seen: int = 0
    """Undealt cards that OpenSpiel's resampler dealt to somebody."""


def knowing(undealt: int) -> AnyGame:
    """The game to a searcher that is told which cards are in nobody's hand, as bits."""

    def from_view(public: views.PublicView, own: views.OwnView) -> Known:
        known = known_line(public, own)
        known[GONE] |= undealt
        known[UNSEEN] &= ~undealt
        return grouped(known)

    return replace(GAME, twin=lambda: replace(TWIN, from_view=from_view))


def undealt_cards(state: State) -> int:
    dealt = [*(card for hand in state.secrets.hands for card in hand), views.public_view(state).trump]
    return WHOLE_PACK & ~sum(1 << ORDER[card] for card in dealt)


class OurSearch:
    """A level of the game, which keeps to its own budget."""

    def __init__(self, game: AnyGame, level: str, seed: int) -> None:
        self.spent, self.decisions = 0.0, 0
        self._bot: Bot[Any, Any, Action] = bot_for(game, level)
        self._rng = Random(seed)

    def choose(self, state: State, seat: Seat) -> Action:
        legal = rules.legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]
        public, own = views.public_view(state), views.own_view(state, seat)
        began = thread_time()
        action = self._bot.choose(public, own, legal, self._rng)
        self.spent += thread_time() - began
        self.decisions += 1
        return action


def play_deal(hand_size: int, number: int, level: str, seconds: float, alike: bool) -> Played:  # noqa: FBT001
    """In a worker: one deal, shared out in every way."""
    start = deal_of(SEATS, hand_size, Random(f"search-openspiel/{hand_size}/{number}"))
    played = Played(hand_size, undealt_seen=undealt_seen(start))
    game = knowing(undealt_cards(start)) if alike else GAME
    ours, theirs = OurSearch(game, level, number), TheirSearch(seconds, number)
    for our_seats in SHARINGS:
        points = play_once(start, our_seats, ours, theirs)
        mine = fmean(points[seat] for seat in our_seats)
        others = fmean(points[seat] for seat in range(SEATS) if seat not in our_seats)
        played.differences.append(mine - others)
    played.seconds = {"updown": ours.spent, "OpenSpiel": theirs.spent}
    played.decisions = {"updown": ours.decisions, "OpenSpiel": theirs.decisions}
    return played


def play_once(
    state: State, our_seats: Sequence[int], ours: OurSearch, theirs: TheirSearch
) -> Sequence[float]:
    """The points of each seat; both implementations play along and must agree."""
    other = same_deal(state)
    while state.turn:
        (seat,) = state.turn
        if seat in our_seats:
            action = ours.choose(state, seat)
        else:
            number = theirs.choose(other)
            action = next(each for each in rules.legal_actions(state, seat) if number_of(each) == number)
        state = rules.apply(state, seat, action)
        other.apply_action(number_of(action))
    points = state.past.sheet[-1].points
    assert other.returns() == list(points)
    return points


def undealt_seen(state: State) -> int:
    """How many of the undealt cards turn up when OpenSpiel imagines the deal, in a hundred tries."""
    theirs, rng = same_deal(state), Random(1)
    before_the_trump = len(theirs.history()) - 1
    dealt = set(theirs.history()[2:])
    seen: set[int] = set()
    for _ in range(100):
        world = theirs.resample_from_infostate(theirs.current_player(), rng.random)
        seen |= set(world.history()[2:before_the_trump])
    return len(seen - dealt)


def tell(name: str, deals: Sequence[Played]) -> Interval:
    difference = mean_interval([fmean(played.differences) for played in deals])
    times = ", ".join(
        f"{side} {sum(played.seconds[side] for played in deals) / sum(played.decisions[side] for played in deals):.3f} s"
        for side in ("updown", "OpenSpiel")
    )
    ends = "" if difference.low is None else f" ({difference.low:+.2f} to {difference.high:+.2f})"
    print(
        f"  {name}: {len(deals)} deals, updown ahead by {difference.middle:+.2f}{ends} points; a decision: {times}"
    )
    return difference


def main() -> None:
    wish = _arguments()
    sizes = [int(size) for size in wish.sizes.split(",")]
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        parts = [
            pool.submit(play_deal, size, number, wish.level, wish.seconds, wish.alike)
            for number in range(wish.deals)
            for size in sizes
        ]
        deals: list[Played] = []
        for part in parts:
            deals.append(part.result())
            print(".", end="", flush=True)
    knows = ", told the undealt cards" if wish.alike else ""
    print(f"\nRiver, single deals, 4 seats, two each, {wish.level}{knows} against ISMCTSBot; {machine()}")
    for size in sizes:
        tell(f"{size} cards", [played for played in deals if played.hand_size == size])
    difference = tell("all", deals)
    undealt = sum(played.undealt_seen for played in deals)
    print(
        f"  OpenSpiel's resampler dealt {undealt} undealt cards in {100 * len(deals):,} worlds: it knows what is in play"
    )
    reached = difference.middle >= 1.0 and (difference.low or 0.0) > 0.0
    print(f"  goal: ahead by 1.0, interval above 0: {'reached' if reached else 'MISSED'}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=20, help="of each hand size")
    parser.add_argument("--sizes", default="7,10", help="of hands")
    parser.add_argument("--seconds", type=float, default=0.2, help="of CPU for a decision of OpenSpiel's bot")
    parser.add_argument("--alike", action="store_true", help="tell ours, too, which cards are in play")
    parser.add_argument("--level", default="hard", help="of our bot")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    return parser.parse_args()


if __name__ == "__main__":
    main()
