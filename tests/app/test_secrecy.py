"""What nobody may know does not leave a table: not in bytes, not in reprs, not before the end."""

import json

import msgspec
import pytest

from tests.app.house import ANNA, BELA, CARO, House
from tests.app.toy import FIRST_CARD
from updown.app.events import TableOpened
from updown.app.look import Look
from updown.app.saving import line_of
from updown.app.state import Secret
from updown.core.game import Seat
from updown.games import all_games

CARDS = tuple(str(FIRST_CARD + at) for at in range(4))


def seen_by(look: Look, seat: Seat | None) -> bytes:
    """All bytes that could ever go to this viewer at this version."""
    parts = (look.setting, look.public, look.happenings(seat), None if seat is None else look.own(seat))
    return msgspec.json.encode(parts)


async def test_a_spectators_bytes_hold_no_card_until_the_end(house: House) -> None:
    table = await house.playing()
    _, watcher = await house.connect(table, CARO)
    await house.act(table, ANNA, "a")
    assert watcher.looks[-1].seat_of(CARO.id) is None
    payload = seen_by(watcher.looks[-1], None)
    assert not [card for card in CARDS if card.encode() in payload]
    assert b"chose_card" not in payload


async def test_a_seat_sees_its_own_cards_and_no_others(house: House) -> None:
    table = await house.playing()
    look = await house.tables.look(table)
    hands: list[set[str]] = []
    for seat in (Seat(0), Seat(1)):
        own = look.own(seat)
        assert own is not None
        hands.append(set(own.legal))
        payload = seen_by(look, seat)
        assert {card for card in CARDS if card.encode() in payload} == set(own.legal)
    assert hands[0] | hands[1] == set(CARDS)


async def test_a_secret_choice_is_told_to_its_seat_alone(house: House) -> None:
    table = await house.playing()
    await house.act(table, ANNA, "a")
    look = await house.tables.look(table)
    assert "chose_card" in [happening.code for happening in look.happenings(Seat(0))]
    assert "chose_card" not in [happening.code for happening in look.happenings(Seat(1))]
    own = look.own(Seat(1))
    assert own is not None
    payload = seen_by(look, Seat(1))
    others = set(CARDS) - set(own.legal)
    assert not [card for card in others if card.encode() in payload]


@pytest.mark.parametrize("phase", ["open", "starting", "playing", "finished", "aborted"])
async def test_the_seed_is_published_only_when_the_match_has_ended(house: House, phase: str) -> None:
    table = await house.open()
    await house.tables.sit(table, BELA)
    if phase != "open":
        await house.tables.start(table, ANNA.id)
    if phase in {"playing", "finished"}:
        await house.skip_entropy(table)
    if phase == "finished":
        await house.finish(table)
    if phase == "aborted":
        await house.tables.abort(table, ANNA.id)
    look = await house.tables.look(table)
    assert look.setting.phase == phase
    opened = json.loads((await house.store.events(table))[0].body)
    payload = b"".join(seen_by(look, seat) for seat in (None, Seat(0), Seat(1)))
    assert (opened["server_seed"].encode() in payload) == (phase in {"finished", "aborted"})


async def test_entropy_is_shown_only_when_it_is_closed(house: House) -> None:
    table = await house.open()
    await house.tables.sit(table, BELA)
    await house.connect(table, ANNA)
    await house.connect(table, BELA)
    await house.tables.start(table, ANNA.id)
    await house.tables.give_entropy(table, ANNA.id, "ab" * 16)
    assert b"abababab" not in seen_by(await house.tables.look(table), Seat(1))


async def test_no_repr_and_no_list_shows_a_secret(house: House) -> None:
    table = await house.open(private=True, bots=(None, "easy"), start=True)
    await house.skip_entropy(table)
    opened = msgspec.json.decode((await house.store.events(table))[0].body, type=TableOpened)
    state = house.tables._actors[table].state
    assert opened.private_key is not None
    shown = f"{opened!r} {state!r} {state.secret!r} {line_of(state, Look(state))!r}"
    for secret in (opened.server_seed, opened.private_key, str(state.secret.server_seed), *CARDS):
        assert secret not in shown


def test_secrets_refuse_to_be_encoded() -> None:
    secret = Secret(b"s" * 32, "key")
    with pytest.raises(TypeError):
        msgspec.json.encode(secret)
    with pytest.raises(TypeError):
        json.dumps(secret)


async def test_a_bot_is_asked_with_the_view_of_its_seat(house: House) -> None:
    table = await house.open(bots=(None, "easy"), start=True)
    await house.skip_entropy(table)
    own = (await house.tables.look(table)).own(Seat(0))
    assert own is not None
    [(_, public, view), *_] = house.inline.asked
    payload = msgspec.json.encode((public, view))
    assert not [card for card in own.legal if card.encode() in payload]


async def test_public_bytes_are_encoded_once_for_all(house: House) -> None:
    table = await house.playing()
    (_, one), (_, two) = await house.connect(table, ANNA), await house.connect(table, None)
    await house.act(table, ANNA, "a")
    assert one.looks[-1] is two.looks[-1]
    assert one.looks[-1].public is two.looks[-1].public


@pytest.mark.parametrize("game", list(all_games()))
async def test_after_the_end_all_hands_are_shown(house: House, game: str) -> None:
    seats = min(all_games()[game].seats)
    table = await house.open(game, seats, ("random",) * seats, sit=False, start=True)
    _, watcher = await house.connect(table, None)
    running = msgspec.json.decode(watcher.looks[0].public or b"{}")
    look = await watcher.until(lambda look: look.setting.phase == "finished")
    assert look.public is not None
    assert all(seat["hand"] is None for seat in running["seats"])
    assert all(seat["hand"] is not None for seat in msgspec.json.decode(look.public)["seats"])
