"""Passwords are hashed as promised, off the event loop, and unknown names cost as much as wrong passwords."""

import threading

import pytest

from updown.adapters.passwords_argon2 import Passwords


async def test_argon2id_with_19_mib() -> None:
    passwords = Passwords()
    stored = await passwords.hash("three blue herons")
    assert stored.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert stored != await passwords.hash("three blue herons")
    assert await passwords.is_right("three blue herons", stored)
    assert not await passwords.is_right("three blue herons ", stored)


async def test_nobodys_password_is_compared_as_well_and_never_right(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, bool]] = []
    real = Passwords._matches

    def matches(self: Passwords, password: str, stored: str) -> bool:
        on_the_loop = threading.current_thread() is threading.main_thread()
        compared.append((stored.rpartition("$")[0][:29], on_the_loop))
        return real(self, password, stored)

    monkeypatch.setattr(Passwords, "_matches", matches)
    passwords = Passwords()
    assert not await passwords.is_right("that of nobody", None)
    assert compared == [("$argon2id$v=19$m=19456,t=2,p=", False)]


async def test_a_damaged_hash_opens_nothing() -> None:
    assert not await Passwords().is_right("", "")
    assert not await Passwords().is_right("x", "plain")
