"""A finished match looked at again: the views of then and no others; of a match in play nothing at all."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from tests.app.house import ANNA, BELA, House, InlineBots, game_or_toy, refused
from updown.app.look import Look
from updown.app.replaying import moments_of
from updown.app.views import Moment
from updown.bots.levels import bot_for
from updown.core.game import Seat
from updown.games import all_games

Options = dict[str, str | int | bool]

FISTS: Options = {"bidding": "simultaneous", "start": 4}
MATCHES = [*((game, {}) for game in (*all_games(), "toy")), ("river", FISTS)]


class SeededBots(InlineBots):
    """Play another match for each seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._rng = Random(seed)

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        rules = game_or_toy(game)
        actions = [rules.parse_action(text) for text in legal]
        return rules.format_action(bot_for(rules, level).choose(public, own, actions, self._rng))


async def played(
    house: House, game: str, seats: int, options: Options | None = None
) -> tuple[str, dict[int, Look]]:
    """A match of bots to its end, and by version what somebody who watched was shown of it."""
    table = await house.open(game, seats, ("random",) * seats, sit=False, start=True, options=options)
    _, watcher = await house.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    return table, {look.version: look for look in watcher.looks}


def as_shown_live(look: Look, seat: Seat, since: int) -> Moment:
    own, public, progress = look.own(seat), look.public, look.progress
    assert own is not None
    assert public is not None
    assert progress is not None
    return Moment(look.version, progress, public, own, look.happenings(seat, after=since))


@pytest.mark.parametrize(("game", "options"), MATCHES)
async def test_every_moment_is_the_view_that_was_sent_live(game: str, options: Options, seed: int) -> None:
    house = House(bots=SeededBots(seed))
    try:
        seats = Random(seed).choice(game_or_toy(game).usual_seats)
        table, live = await played(house, game, seats, options)
        for seat in map(Seat, range(seats)):
            moments = await house.tables.replay(table, seat, open_hands=False)
            shown = {moment.version: msgspec.json.encode(moment) for moment in moments}
            before = dict(zip(shown, (0, *shown), strict=False))
            sent = {
                version: msgspec.json.encode(as_shown_live(look, seat, before[version]))
                for version, look in live.items()
            }
            assert sent == {version: shown[version] for version in sent}
            assert len(sent) > len(shown) / seats  # of actions made at once only the last is shown
            assert {moments[0].version, moments[-1].version} <= set(sent)
    finally:
        await house.close()


@pytest.mark.parametrize("game", all_games())
async def test_open_hands_show_what_each_seat_held(house: House, game: str) -> None:
    seats = 3
    table, _ = await played(house, game, seats)
    by_seat = [await house.tables.replay(table, seat, open_hands=False) for seat in range(seats)]
    opened = await house.tables.replay(table, 1, open_hands=True)
    for at, moment in enumerate(opened):
        shown = [seat["hand"] for seat in msgspec.json.decode(moment.public)["seats"]]
        assert shown == [msgspec.json.decode(moments[at].own.view)["hand"] for moments in by_seat]
        assert moment.own == by_seat[1][at].own
        assert len(moment.happenings) >= max(len(moments[at].happenings) for moments in by_seat)


async def test_open_hands_tell_what_only_one_seat_saw(house: House) -> None:
    table, _ = await played(house, "toy", 2)

    async def chosen_cards(*, open_hands: bool) -> int:
        moments = await house.tables.replay(table, 0, open_hands=open_hands)
        return sum(line.code == "chose_card" for moment in moments for line in moment.happenings)

    assert await chosen_cards(open_hands=False) == 2
    assert await chosen_cards(open_hands=True) == 4


async def test_a_substitute_is_told_of_with_the_next_moment(house: House) -> None:
    table = await house.playing()
    connection, _ = await house.connect(table, BELA)
    connection.close()
    await house.clock.advance(60_000)
    await house.act(table, ANNA, "a")
    _, watcher = await house.connect(table, None)
    await house.tables.take_over(table, ANNA.id, 1)
    await watcher.until(lambda look: look.own(Seat(1)).turn is None)  # pyright: ignore[reportOptionalMemberAccess]
    await house.act(table, ANNA, "b")
    await watcher.until(lambda look: look.setting.phase == "finished")
    moments = await house.tables.replay(table, 0, open_hands=False)
    assert len(moments) == 1 + 4
    told = [[line.code for line in moment.happenings] for moment in moments]
    assert told[2] == ["bot_took_over", "chose"]


@pytest.mark.parametrize("phase", ["open", "starting", "playing", "aborted"])
@pytest.mark.parametrize("open_hands", [False, True])
async def test_a_match_without_a_result_is_not_looked_back_on(
    house: House, phase: str, *, open_hands: bool
) -> None:
    table = await house.open()
    await house.tables.sit(table, BELA)
    if phase != "open":
        await house.tables.start(table, ANNA.id)
    if phase in {"playing", "aborted"}:
        await house.skip_entropy(table)
        await house.act(table, ANNA, "a")
    if phase == "aborted":
        await house.tables.abort(table, ANNA.id)
    error = await refused("wrong_phase", house.tables.replay(table, 0, open_hands=open_hands))
    assert error.arguments == {"phase": phase}


async def test_what_cannot_be_looked_back_on(house: House) -> None:
    await refused("no_such_table", house.tables.replay("nowhere", 0, open_hands=False))
    table, _ = await played(house, "toy", 2)
    for seat in (-1, 2):
        await refused("no_such_seat", house.tables.replay(table, seat, open_hands=False))


async def test_the_events_of_a_match_in_play_give_nothing(house: House) -> None:
    """Even if nobody had asked for its phase."""
    table = await house.playing()
    await house.act(table, ANNA, "a")
    stored = await house.store.events(table)
    for open_hands in (False, True):
        with pytest.raises(AssertionError):
            moments_of(table, stored, game_or_toy, Seat(0), open_hands=open_hands)


async def test_a_rematch_does_not_change_what_was(house: House) -> None:
    table = await house.playing()
    await house.finish(table)
    before = await house.tables.replay(table, 0, open_hands=True)
    await house.tables.rematch(table, ANNA)
    assert await house.tables.replay(table, 0, open_hands=True) == before
