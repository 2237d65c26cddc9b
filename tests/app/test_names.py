"""Names that nobody may choose, and names that are the same to sign in with."""

# ruff: noqa: RUF001  that letters look alike is what this is about

import pytest

from updown.app.lookalikes import skeleton
from updown.app.names import DELETED, good_name, good_new_name, good_sign_in_name, sign_in_key
from updown.app.refusals import BadName


def why_not(name: str) -> object:
    with pytest.raises(BadName) as refused:
        good_new_name(name)
    return refused.value.arguments["reason"]


@pytest.mark.parametrize(
    "name",
    [
        *("Admin", "ADM1N", "A.d.m.i.n", "аdmin", "Αdmin", "Ａｄｍｉｎ", "mod", "Moderátor"),
        *("Модератор", "система", "Administrador", "você", "Διαχειριστής", "μποτ"),
        *("Bot Ada", "B0t Ada", "Robô Emmy", "Μποτ Άλαν", "Бот Ада", "Deleted player"),
    ],
)
def test_a_name_of_the_house_or_of_a_bot_is_nobodys(name: str) -> None:
    assert why_not(name) == "reserved"


@pytest.mark.parametrize("name", ["Αnna", "Pаul", "Ивaн", "Νikos"])
def test_a_word_of_two_alphabets_is_no_name(name: str) -> None:
    assert why_not(name) == "mixed_alphabets"


@pytest.mark.parametrize(
    "name",
    [
        *("Ana Δ. Иванова", "Zoë", "Botan", "Robert", "Modesto", "Ελένη", "Иван-2", "Otter 42", "Χάρης"),
        *("Ada", "Συλβία", "🦊", "李雷", "Núñez-O'Neill"),
    ],
)
def test_names_of_people_pass(name: str) -> None:
    assert good_new_name(name) == name


def test_towers_of_accents_hide_other_names() -> None:
    assert why_not("a" + "\u0301" * 30) == "characters"
    assert good_new_name("Việt") == "Việt"


def test_the_name_of_the_deleted_is_nobodys() -> None:
    assert why_not(DELETED) == "bot"


def test_a_name_that_was_good_before_stays_at_the_table() -> None:
    assert good_name("Moderator") == "Moderator"


def test_names_that_look_alike_have_one_skeleton() -> None:
    assert skeleton("Раul") == skeleton("PAUL") == skeleton("pauI")
    assert skeleton("Paul") != skeleton("Paula")


@pytest.mark.parametrize(
    ("name", "reason"), [("ab", "too_short"), ("ana maria", "spaces"), ("admin", "reserved")]
)
def test_what_nobody_signs_in_with(name: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        good_sign_in_name(name)
    assert refused.value.arguments["reason"] == reason


def test_case_and_form_of_letters_do_not_matter_for_signing_in() -> None:
    assert sign_in_key("Straße") == sign_in_key(" STRASSE") == sign_in_key("ｓｔｒａｓｓｅ")
    assert sign_in_key("ΝΊΚΟΣ") == sign_in_key("νίκοσ")
