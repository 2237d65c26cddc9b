"""How strong the levels are: `hard` against the frozen `reference`, and `expert` against `hard`.

Contests of the arena: every deal is played in every rotation of the seats, intervals (95 %) are over deals. The
first bot sits alone against the others. A contest takes hours: give it as many matches as there is time for, and a
folder, to go on where it stopped. Run, for example:
`python benchmarks/strength.py --matches 200 --only up-or-down-hard-2 --results /tmp/strength`
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from rounds import machine
from updown.arena.contest_file import Asked, contest_of
from updown.arena.crews import local_crew, usual_jobs
from updown.arena.result_file import opened
from updown.arena.results import Match
from updown.arena.running import Task, run
from updown.arena.summary import Standing, summary_of


@dataclass(frozen=True, slots=True)
class Claim:
    """The first bot wins so much of its matches against the second in all other seats."""

    name: str
    game: str
    bots: tuple[str, str]
    seats: int
    goal: float
    clear_of: float | None = None
    """What the interval must lie above, if anything."""
    matches: int = 200


CLAIMS = (
    Claim("up-or-down-hard-2", "up-or-down", ("hard", "reference"), 2, 0.9, matches=400),
    Claim("up-or-down-hard-4", "up-or-down", ("hard", "reference"), 4, 0.65, matches=400),
    Claim("up-or-down-expert-2", "up-or-down", ("expert", "hard"), 2, 0.7, clear_of=0.6),
    Claim("river-hard-4", "river", ("hard", "reference"), 4, 0.65),
)


def main() -> None:
    wish = _arguments()
    print(machine())
    for claim in CLAIMS:
        if wish.only in (None, claim.name):
            measure(claim, wish)


def measure(claim: Claim, wish: argparse.Namespace) -> None:
    contest = contest_of(
        Asked(
            game=claim.game,
            bots=list(claim.bots),
            seats=claim.seats,
            lineup="first",
            matches=wish.matches or claim.matches,
        ),
        wish.seed,
        {},
        Path.cwd(),
    )
    file = wish.results and wish.results / f"{claim.name}.jsonl"
    with opened(contest, file, f"strength.py {claim.name}") as results:
        with local_crew(wish.jobs) as crew:
            print(
                f"{claim.game}, {' against '.join(claim.bots)}, {contest.matches} matches ",
                end="",
                flush=True,
            )
            run(results, crew, dot)
        summary = summary_of(results)
    for standing in summary.standings:
        tell(standing)
    first = next(standing for standing in summary.standings if standing.bot == claim.bots[0])
    low = first.wins.low or 0.0
    reached = first.wins.middle >= claim.goal and (claim.clear_of is None or low > claim.clear_of)
    above = "" if claim.clear_of is None else f", interval above {claim.clear_of:.0%}"
    others = claim.seats - 1
    print(
        f"{claim.name}: {claim.bots[0]} against {others} {claim.bots[1]}, {claim.game}, {summary.matches} matches: "
        f"{percent(first)} wins (even: {summary.even:.0%}; goal: {claim.goal:.0%}{above}: "
        f"{'reached' if reached else 'MISSED'})\n"
    )


def tell(standing: Standing) -> None:
    print(
        f"\n  {standing.bot}: {percent(standing)} wins, mean score {standing.score.middle:.1f}, CPU a decision: mean "
        f"{standing.cpu_mean_s:.3f} s, p95 {standing.cpu_p95_s:.3f} s, longest {standing.cpu_longest_s:.3f} s; "
        f"faults: {dict(standing.faults) or 'none'}"
    )


def percent(standing: Standing) -> str:
    wins = standing.wins
    return f"{wins.middle:.1%} ({wins.low or 0:.1%} to {wins.high or 1:.1%})"


def dot(_task: Task, _match: Match) -> None:
    """One a match, so that a long contest is seen to go on."""
    print(".", end="", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, help="of each contest, instead of its usual number")
    parser.add_argument("--only", choices=[claim.name for claim in CLAIMS])
    parser.add_argument("--results", type=Path, help="folder for result files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    return parser.parse_args()


if __name__ == "__main__":
    main()
