"""A turn-based match over simulated days: reminders, a missed deadline, a vacation. `-s` shows its story."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.app.clocked import DAILY, HOUR, codes
from tests.app.house import ANNA, BELA, CARO, House, ManualClock, rest, until
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.herald import AGAIN_AFTER_MS, Herald, Sent
from updown.app.look import Look
from updown.app.notices import Delivery, Webhook, YourTurn
from updown.app.ports import PlayerLine
from updown.app.preferences import Preferences

PEOPLE = (ANNA, BELA, CARO)


class Town:
    """A house with a real database, a herald, and people who want to be told; restarts at will."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = ManualClock()
        self.began = self.clock.now()
        self.told: list[Delivery] = []
        self.looking: set[tuple[str, str]] = set()
        self.answer: Sent = "done"
        self.story: list[str] = []

    async def open(self) -> None:
        self.store = SqlStore(self.path)
        self.house = House(self.store, clock=self.clock)
        await self.house.tables.wake()
        self.herald = self.another_herald()

    def another_herald(self) -> Herald:
        return Herald(
            self.store.notices,
            self.store,
            self.clock,
            see_to=self.house.tables.vacations.see_what_is_due,
            is_looking=lambda player, table: (player, table) in self.looking,
            deliver=self._deliver,
        )

    async def close(self) -> None:
        await self.house.close()
        await self.store.close()

    async def restart(self) -> None:
        self.tell("The server is restarted")
        await self.close()
        await self.open()

    async def settle(self, person: PlayerLine, preferences: Preferences) -> None:
        if await self.store.accounts.player(person.id) is None:
            await self.store.add_player(person, person.id.encode(), at=0)
        await self.store.accounts.set_preferences(person.id, preferences)
        await self.store.notices.set_webhook(person.id, Webhook("https://example.org", "s"), at=0)

    async def pass_hours(self, hours: int) -> None:
        """The herald goes round each hour, twice at once."""
        for _ in range(hours):
            await self.clock.advance(HOUR)
            await rest()
            await self.herald.go_round()
            await self.another_herald().go_round()

    def tell(self, line: str) -> None:
        hours = (self.clock.now() - self.began) // HOUR
        self.story.append(f"Day {hours // 24 + 1}, {hours % 24:02}:00  {line}")

    async def _deliver(self, delivery: Delivery) -> Sent:
        assert isinstance(delivery.notice, YourTurn)
        names = {person.id: person.name for person in PEOPLE}
        left = (delivery.notice.until - self.clock.now()) // HOUR
        self.told.append(delivery)
        self.tell(f"{names[delivery.player]} is told of turn {delivery.notice.turn}: {left} h are left")
        return self.answer


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    migrate(tmp_path / "tables.sqlite3")
    town = Town(tmp_path / "tables.sqlite3")
    await town.open()
    for person in PEOPLE:
        await town.settle(person, Preferences(notifications=True))
    yield town
    await town.close()


async def three_at_cards(town: Town) -> str:
    house = town.house
    table = await house.open("river", 3, clock=DAILY)
    for person in (BELA, CARO):
        await house.tables.sit(table, person)
    await house.deal(table)
    return table


async def who_is_to_act(town: Town, table: str) -> PlayerLine | None:
    await until(lambda: table not in town.house.tables._actors or not _bot_acts(town, table))
    look = await town.house.tables.look(table)
    acting = [person for person in PEOPLE if _turn(look, person) is not None]
    return acting[0] if look.setting.phase == "playing" and acting else None


def _turn(look: Look, person: PlayerLine) -> int | None:
    seat = look.seat_of(person.id)
    own = None if seat is None else look.own(seat)
    return own and own.turn


def _bot_acts(town: Town, table: str) -> bool:
    state = town.house.tables._actors[table].state
    return any(state.places[seat].level for seat in state.to_act)


def _has_acted(town: Town, table: str, person: PlayerLine) -> bool:
    actor = town.house.tables._actors.get(table)
    return actor is not None and actor.state.seat_of(person.id) not in actor.state.to_act


async def play(town: Town, table: str, person: PlayerLine, command: str) -> None:
    await town.house.act(table, person, command)
    town.tell(f"{person.name} acts")


async def test_a_match_over_days(town: Town, capsys: pytest.CaptureFixture[str]) -> None:
    table = await three_at_cards(town)
    town.tell("The match begins: Anna, Bela and Caro, a day for every decision")

    first = await who_is_to_act(town, table)
    assert first is not None
    await town.pass_hours(17)
    assert town.told == []
    await town.pass_hours(1)
    assert [each.player for each in town.told] == [first.id]
    await town.restart()
    await town.pass_hours(3)
    assert len(town.told) == 1
    await play(town, table, first, "one")

    second = await who_is_to_act(town, table)
    assert second is not None
    assert second != first
    await town.pass_hours(20)
    assert [each.player for each in town.told] == [first.id, second.id]
    await town.pass_hours(5)
    await until(lambda: _has_acted(town, table, second))
    third = await who_is_to_act(town, table)
    assert third not in (None, first, second)
    assert third is not None
    town.tell(f"{second.name} has missed the deadline: a bot has acted")
    assert "TimedOut" in await codes(town.store, table)

    await town.pass_hours(10)
    await town.house.tables.vacations.begin(third.id, 3)
    town.tell(f"{third.name} goes on vacation for three days with 14 h left")
    await town.restart()
    await town.pass_hours(71)
    assert len(town.told) == 2
    assert (await codes(town.store, table)).count("TimedOut") == 1
    town.tell(f"{third.name} is still awaited")
    await town.pass_hours(10)
    assert [each.player for each in town.told[2:]] == [third.id]
    town.tell(f"{third.name} is back")
    await play(town, table, third, "three")

    back = await town.house.connect(table, second)
    town.tell(f"{second.name} comes back and has the seat again")
    for command in range(1_000):
        person = await who_is_to_act(town, table)
        if person is None:
            break
        await town.house.act(table, person, f"on-{command}")
    back[0].close()
    assert (await town.house.tables.look(table)).setting.phase == "finished"
    town.tell("They play to the end in one evening")
    assert len({(each.player, each.notice) for each in town.told}) == len(town.told) == 3
    with capsys.disabled():
        print("", *town.story, sep="\n    ")


async def test_who_asked_for_it_is_told_at_once_and_never_twice(town: Town) -> None:
    for person in PEOPLE:
        await town.settle(person, Preferences(notifications=True, remind="at_once"))
    table = await three_at_cards(town)
    await town.pass_hours(23)
    assert len(town.told) == 1
    notice = town.told[0].notice
    assert isinstance(notice, YourTurn)
    assert notice.table == table
    assert not notice.late


async def test_who_looks_on_is_told_by_the_page_alone(town: Town) -> None:
    for person in PEOPLE:
        await town.settle(person, Preferences(notifications=True, remind="at_once"))
    table = await three_at_cards(town)
    town.looking = {(person.id, table) for person in PEOPLE}
    await town.pass_hours(1)
    town.looking = set()
    await town.pass_hours(16)
    assert town.told == []
    await town.pass_hours(2)
    assert len(town.told) == 1


async def test_nobody_is_told_who_has_not_asked_for_it(town: Town) -> None:
    for person in PEOPLE:
        await town.settle(person, Preferences())
    await three_at_cards(town)
    await town.pass_hours(23)
    assert town.told == []


async def test_what_was_not_taken_is_tried_again_and_then_no_more(town: Town) -> None:
    town.answer = "again"
    await three_at_cards(town)
    await town.pass_hours(18)
    assert len(town.told) == 1
    for times, rest_ms in enumerate(AGAIN_AFTER_MS, start=2):
        await town.clock.advance(rest_ms)
        await town.herald.go_round()
        await town.another_herald().go_round()
        assert len(town.told) == times
    await town.clock.advance(max(AGAIN_AFTER_MS))
    await town.herald.go_round()
    assert len(town.told) == 5


async def test_my_matches_come_by_deadline(town: Town) -> None:
    begun: list[str] = []
    for _ in range(3):
        begun.append(await three_at_cards(town))
        await town.clock.advance(HOUR)
    person = await who_is_to_act(town, begun[0])
    assert person is not None
    waiting = await town.house.open("river", 3)
    mine = [line.table for line in await town.house.tables.tables_of(person.id, 10)]
    assert [table for table in mine if table != waiting] == begun


async def test_what_others_do_meanwhile_brings_no_second_reminder(town: Town) -> None:
    """Anna's decision stays open while Bela acts, so what is stored of it is written anew."""
    table = await town.house.playing(clock=DAILY)
    await town.pass_hours(19)
    assert sorted(each.player for each in town.told) == [ANNA.id, BELA.id]
    await town.house.act(table, BELA, "b")
    await town.pass_hours(4)
    assert len(town.told) == 2
