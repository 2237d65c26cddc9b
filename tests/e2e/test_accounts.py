"""An account from the page: a passkey on one device and the next, a password where there are no passkeys."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.tables import become_guest, open_table
from tests.server.servers import ServerThread

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("accounts")]

SECRET = "three blue herons"  # noqa: S105
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(page: Page) -> tuple[object, str]:
    """A device with a fingerprint that always fits; its session and id."""
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    made = device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return device, made["authenticatorId"]


def at_localhost(server: ServerThread) -> str:
    """Passkeys belong to a name: browsers refuse them at 127.0.0.1."""
    return f"http://localhost:{server.port}"


def test_a_passkey_leads_back_to_the_account_from_a_fresh_browser(
    new_person: NewPerson, server: ServerThread
) -> None:
    home = at_localhost(server)
    first, second = new_person(base_url=home), new_person(base_url=home)
    become_guest(first, "Zoë 7")
    table = open_table(first, "river", {}, 4, bots=0, start=False)
    device, authenticator = with_authenticator(first)
    first.goto("/account")
    first.get_by_role("button", name="Add a passkey").click()
    expect(first.get_by_text("You can sign in to this account")).to_be_visible()
    first.get_by_role("button", name="Sign out", exact=True).click()
    expect(first.get_by_text("You are signed out.")).to_be_visible()
    kept = device.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})  # type: ignore[attr-defined]

    other, holder = with_authenticator(second)
    for credential in kept["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": holder, "credential": credential})  # type: ignore[attr-defined]
    second.goto("/sign-in")
    second.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.get_by_role("heading", name="Zoë 7")).to_be_visible()
    second.goto("/")
    expect(second.locator(f'a[href="{table}"]').first).to_be_visible()


def test_a_password_where_passkeys_cannot_be(new_person: NewPerson) -> None:
    """At a bare address the page says why, a guest sets a password, and signs in elsewhere with their settings."""
    laptop, phone = new_person(), new_person(viewport={"width": 390, "height": 844})
    become_guest(laptop, "Ira")
    laptop.goto("/account")
    expect(laptop.get_by_text("this page was opened by a bare address")).to_be_visible()
    expect(laptop.get_by_role("button", name="Add a passkey")).to_have_count(0)
    laptop.get_by_label("Sign-in name").fill("Ira.Petrova")
    laptop.get_by_role("textbox", name="Password").fill(SECRET)
    laptop.get_by_role("button", name="Set the password").click()
    expect(laptop.get_by_text("You can sign in to this account")).to_be_visible()
    with laptop.expect_response(re.compile("/api/account/preferences")) as kept:
        laptop.get_by_role("button", name="Switch to lamplight").click()
    assert kept.value.ok

    phone.goto("/sign-in")
    phone.get_by_label("Sign-in name").fill("ira.petrova")
    phone.get_by_role("textbox", name="Password").fill("not this one")
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_text("the password is wrong")).to_be_visible()
    phone.get_by_role("textbox", name="Password").fill(SECRET)
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_role("heading", name="Ira")).to_be_visible()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_bot_and_its_token_are_made_on_the_page(new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Olga")
    password = {"sign_in_name": "olga.made", "password": SECRET}
    assert page.request.post("/api/account/password", data=password).ok
    page.goto("/account")
    page.get_by_label("Name of the new bot").fill("Rook")
    page.get_by_role("button", name="Make a bot").click()
    token = page.locator("pre").inner_text()
    assert token.startswith("updown_")
    table = open_table(page, "up-or-down", {}, 2, bots=0, start=False)
    sat = page.context.request.post(
        f"/api/tables{table.removeprefix('/t')}/sit", data={}, headers={"authorization": f"Bearer {token}"}
    )
    assert sat.ok, sat.text()
    page.goto(table)
    expect(page.get_by_text("Bot Rook")).to_be_visible()
    expect(page.get_by_text("program")).to_be_visible()


def test_deleting_wants_the_name(new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Pavel")
    page.goto("/account")
    page.get_by_role("button", name="Delete this guest").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Somebody")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("That is not the name.")).to_be_visible()
    dialog.get_by_role("textbox").fill("Pavel")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    assert page.request.get("/api/me").json() is None
