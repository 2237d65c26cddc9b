"""From the start to the deal: order of seats, entropy, deadlines."""

from tests.app.house import ANNA, BELA, House, refused
from updown.core.deal import commitment

ENTROPY_A, ENTROPY_B = "0a" * 16, "0b" * 16


async def started(house: House) -> str:
    table = await house.open()
    await house.tables.sit(table, BELA)
    await house.connect(table, ANNA)
    await house.connect(table, BELA)
    await house.tables.start(table, ANNA.id)
    return table


async def test_the_deal_follows_as_soon_as_every_browser_present_has_answered(house: House) -> None:
    table = await started(house)
    await house.tables.give_entropy(table, ANNA.id, ENTROPY_A)
    setting = (await house.tables.look(table)).setting
    assert (setting.phase, setting.entropy) == ("starting", None)
    await house.tables.give_entropy(table, BELA.id, ENTROPY_B)
    setting = (await house.tables.look(table)).setting
    assert (setting.phase, setting.entropy) == ("playing", (ENTROPY_A, ENTROPY_B))
    assert setting.server_seed is None


async def test_a_browser_that_does_not_answer_contributes_nothing(house: House) -> None:
    table = await started(house)
    _, watcher = await house.connect(table, None)
    await house.tables.give_entropy(table, BELA.id, ENTROPY_B)
    await house.clock.advance(4_999)
    assert (await house.tables.look(table)).setting.phase == "starting"
    await house.clock.advance(1)
    look = await watcher.until(lambda look: look.setting.phase == "playing")
    assert look.setting.entropy == ("", ENTROPY_B)


async def test_only_browsers_present_are_waited_for(house: House) -> None:
    table = await house.open()
    await house.tables.sit(table, BELA)
    await house.connect(table, ANNA)
    await house.tables.start(table, ANNA.id)
    await house.tables.give_entropy(table, ANNA.id, ENTROPY_A)
    assert (await house.tables.look(table)).setting.entropy == (ENTROPY_A, "")


async def test_entropy_is_hex_given_once_and_only_by_who_sits(house: House) -> None:
    table = await started(house)
    for bad in ("", "0A" * 16, "0a" * 15, "0a" * 5_000, "xx" * 16):
        await refused("bad_entropy", house.tables.give_entropy(table, ANNA.id, bad))
    await refused("not_seated", house.tables.give_entropy(table, "stranger", ENTROPY_A))
    await house.tables.give_entropy(table, ANNA.id, ENTROPY_A)
    await house.tables.give_entropy(table, ANNA.id, ENTROPY_A)
    await refused("bad_entropy", house.tables.give_entropy(table, ANNA.id, ENTROPY_B))


async def test_a_start_freezes_seats_and_options(house: House) -> None:
    table = await started(house)
    await refused("wrong_phase", house.tables.leave(table, BELA.id))
    await refused("wrong_phase", house.tables.change_options(table, ANNA.id, {"double": True}))
    await refused("wrong_phase", house.tables.start(table, ANNA.id))


async def test_the_order_of_seats_is_shuffled_unless_it_is_kept(house: House) -> None:
    firsts: set[str | None] = set()
    for _ in range(40):  # all the same by chance: once in 5 * 10^11
        table = await house.open(bots=(None, "easy"), keep_order=False, start=True)
        firsts.add((await house.tables.look(table)).setting.seats[0].player)
    assert firsts == {ANNA.id, None}
    table = await house.open(bots=(None, "easy"), start=True)
    assert (await house.tables.look(table)).setting.seats[0].player == ANNA.id


async def test_bots_alone_start_at_once_and_play_to_the_end(house: House) -> None:
    table = await house.open(bots=("easy", "medium"), sit=False, start=True)
    _, watcher = await house.connect(table, None)
    setting = (await watcher.until(lambda look: look.setting.phase == "finished")).setting
    assert setting.server_seed is not None
    assert commitment(bytes.fromhex(setting.server_seed)).hex() == setting.commitment


async def test_a_clock_that_is_set_back_prolongs_no_deadline() -> None:
    house = House()
    table = await started(house)
    await house.close()
    again = House(house.store)
    again.clock.set_back(3_600_000)
    await again.tables.wake()
    _, watcher = await again.connect(table, None)
    await again.clock.advance(5_000)
    await watcher.until(lambda look: look.setting.phase == "playing")
    await again.close()


async def test_a_deadline_is_kept_after_a_restart() -> None:
    house = House()
    table = await started(house)
    await house.close()
    again = House(house.store)
    await again.clock.advance(10_000)
    await again.tables.wake()
    _, watcher = await again.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "playing")
    await again.close()
