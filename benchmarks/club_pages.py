"""The pages of the club with 10,000 finished matches in the store, beside the same pages with 10.

Two servers, each over a store of its own; in both the same person has played every match, four people at a table, all
rated, so that her history, profile and ladder are the largest there are. One request at a time over one connection;
a figure is the median time of a page in milliseconds. Round by round, the larger store may take 1.5 times as long: a
page of 10 matches is half empty.
Run: `python benchmarks/club_pages.py [--matches 10000] [--rounds 7] [--requests 200]`
"""

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, time

import httpx

from rounds import measure_in_turn, ratio, report, wishes
from updown.adapters.store_sql import SqlStore, migrate
from updown.app import playing, setting_up
from updown.app.decision import Decision
from updown.app.look import Look
from updown.app.ports import Append, PlayerLine
from updown.app.saving import append_of
from updown.app.setting_up import Identity, OpenTable
from updown.games import game_called
from updown.server.node import DATABASE
from updown.server.sessions import COOKIE, hash_of

FEW = 10
PEOPLE = 500
SEATS = 4
TOGETHER = 100
MOST = 1.5
BUSY = "p0"
PAGES = {
    "lobby": "/api/lobby",
    "profile": f"/api/players/{BUSY}",
    "curve": f"/api/players/{BUSY}/curve?game=river&size=3-4",
    "history": f"/api/players/{BUSY}/history",
    "history, half way": f"/api/players/{BUSY}/history?game=river&rated=true&before={{half}}",
    "the best": "/api/best?game=river&size=3-4",
}


def main() -> None:
    wished = wishes(__doc__, matches=10_000, requests=200)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as servers:
        sides: dict[str, httpx.Client] = {}
        for matches in (FEW, int(wished.matches)):
            began = perf_counter()
            place = Path(folder) / str(matches)
            asyncio.run(fill(place / DATABASE, matches))
            print(f"{matches} matches simulated in {perf_counter() - began:.0f} s", flush=True)
            sides[f"{matches}"] = servers.enter_context(serving(place))
        slow = [page for page in PAGES if _compare(page, sides, wished.rounds, int(wished.requests)) > MOST]
    if slow:
        sys.exit(f"\nMORE THAN {MOST} TIMES AS LONG: {', '.join(slow)}")


def _compare(page: str, sides: dict[str, httpx.Client], rounds: int, requests: int) -> float:
    paths = {matches: PAGES[page].format(half=int(matches) // 2 + 1) for matches in sides}
    figures = measure_in_turn(
        {matches: partial(time_of, sides[matches], paths[matches], requests) for matches in sides}, rounds
    )
    report(page, figures, "ms")
    few, many = figures.values()
    times = ratio(many, few)
    print(f"  ratio {times}", flush=True)
    return times.middle


def time_of(client: httpx.Client, path: str, requests: int) -> float:
    """Median milliseconds of a request."""
    times: list[float] = []
    for _ in range(requests):
        began = perf_counter()
        client.get(path).raise_for_status()
        times.append(1000 * (perf_counter() - began))
    return median(times)


@contextmanager
def serving(place: Path) -> Generator[httpx.Client]:
    """A server over this folder, and the connection of the person who has played everything."""
    command = [Path(sys.executable).with_name("updown"), "serve", "--port", "0", "--data-dir", place]
    with subprocess.Popen([*command, "--no-limits"], stdout=subprocess.PIPE, text=True) as server:
        try:
            said = server.stdout.readline() if server.stdout else ""
            url = re.search(r"http://\S+", said)
            if url is None:
                sys.exit(f"the server did not start: {said!r}")
            with httpx.Client(base_url=url[0], cookies={COOKIE: BUSY}, timeout=30) as client:
                yield client
        finally:
            server.terminate()


# ---------------------------------------------------------------- simulated matches


async def fill(path: Path, matches: int) -> None:
    """A store with so many finished matches."""
    migrate(path)
    store, rng = SqlStore(path), Random(matches)
    for at in range(PEOPLE):
        await store.add_player(
            PlayerLine(f"p{at}", f"Player {at}"), hash_of(f"p{at}"), at=round(time() * 1000)
        )
    for first in range(0, matches, TOGETHER):
        numbers = range(first, min(first + TOGETHER, matches))
        await asyncio.gather(*(store.append(match(number, rng)) for number in numbers))
    await store.close()


def match(number: int, rng: Random) -> Append:
    """A rated match of River with a largest hand of two, played at random; all of its events in one append."""
    others = rng.sample(range(1, PEOPLE), SEATS - 1)
    host, *guests = [PlayerLine(f"p{at}", f"Player {at}") for at in (0, *others)]
    wish = OpenTable("river", SEATS, {"start": 2}, rated=True)
    identity = Identity(f"m{number}", rng.randbytes(32), None)
    decision = setting_up.open_table(game_called("river"), host, wish, identity, number)
    for guest in guests:
        decision = decision.and_then(partial(setting_up.sit, player=guest, seat=None, key=None), number)
    begin = partial(playing.begin, present={host.id}, shuffled=partial(shuffled, rng=rng), entropy_ms=0)
    decision = decision.and_then(begin, number).and_then(playing.close_entropy, number)
    while decision.state.phase == "playing":
        decision = _acted(decision, rng, number)
    return append_of(decision, Look(decision.state))


def shuffled(seats: int, rng: Random) -> tuple[int, ...]:
    return tuple(rng.sample(range(seats), seats))


def _acted(decision: Decision, rng: Random, now: int) -> Decision:
    state = decision.state
    seat = state.to_act[0]
    action = state.game.format_action(rng.choice(state.game.legal_actions(state.match, seat)))
    player, turn = state.places[seat].player, state.turns[seat]
    if player is None or turn is None:
        raise AssertionError("people sit everywhere, and this one is to act")
    return decision.and_then(partial(playing.act, player=player, turn=turn, action=action), now)


if __name__ == "__main__":
    main()
