"""One's own account: ways to sign in, and where one is signed in."""

import secrets

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from updown.adapters.passkeys_webauthn import read_id, written_id
from updown.app.account_refusals import LastSignIn, NotYours, TooMany, WrongPassword
from updown.app.accounts import MOST_PASSKEYS, RECOVERY_CODES, Passkey, Password, public_id
from updown.app.names import good_name, good_sign_in_name, sign_in_key
from updown.app.passwords import must_be_good_password, new_recovery_code, recovery_code_hash
from updown.server import wire_accounts as wires
from updown.server.given import AnyRequest, GivenNode, GivenOwner
from updown.server.node import Node
from updown.server.problems import REFUSALS
from updown.server.sessions import Caller, alive_since
from updown.server.signing_in import must_have_account, must_not_guess
from updown.server.site import site_of


@get("/api/account", operation_id="readAccount", responses=REFUSALS)
async def read_account(owner: GivenOwner, node: GivenNode) -> wires.Account:
    """Every way into your account, and where you are signed in."""
    return await _account(owner, node)


@post("/api/account/password", operation_id="setPassword", responses=REFUSALS, status_code=200)
async def set_password(
    request: AnyRequest, data: JSONBody[wires.NewPassword], owner: GivenOwner, node: GivenNode
) -> wires.Account:
    """Makes an account of a guest, or changes the password; other sessions end when it changes."""
    before = await node.accounts.password(owner.player.id)
    if before is not None:
        await _must_know(before, data.current, request, node)
    name = good_sign_in_name(data.sign_in_name)
    must_be_good_password(data.password, name)
    password = Password(owner.player.id, name, await node.passwords.hash(data.password))
    await node.accounts.set_password(password, sign_in_key(name))
    if before is not None:
        node.sockets.end(await node.accounts.end_sessions(owner.player.id, but=owner.key))
    return await _account(owner, node)


@delete("/api/account/password", operation_id="removePassword", responses=REFUSALS, status_code=200)
async def remove_password(owner: GivenOwner, node: GivenNode) -> wires.Account:
    """Where there is a passkey to sign in with."""
    if not await node.accounts.passkeys(owner.player.id):
        raise LastSignIn("nobody could sign in any more")
    await node.accounts.remove_password(owner.player.id)
    return await _account(owner, node)


@post("/api/account/passkeys/options", operation_id="offerPasskey", responses=REFUSALS, status_code=200)
async def offer_passkey(request: AnyRequest, owner: GivenOwner, node: GivenNode) -> wires.PasskeyOptions:
    """What the browser needs to make a passkey."""
    known = await node.accounts.passkeys(owner.player.id)
    return wires.PasskeyOptions(node.passkeys.registration(owner.player, site_of(request, node), known))


@post("/api/account/passkeys", operation_id="addPasskey", responses=REFUSALS, status_code=201)
async def add_passkey(
    request: AnyRequest, data: JSONBody[wires.NewPasskey], owner: GivenOwner, node: GivenNode
) -> wires.Account:
    """Makes an account of a guest, or adds a further way to sign in."""
    known = await node.accounts.passkeys(owner.player.id)
    if len(known) >= MOST_PASSKEYS:
        raise TooMany("more passkeys than one needs", most=MOST_PASSKEYS)
    site, name = site_of(request, node), good_name(data.name)
    passkey = node.passkeys.registered(owner.player, site, data.credential, name=name, at=node.clock.now())
    await node.accounts.add_passkey(passkey)
    return await _account(owner, node)


@delete(
    "/api/account/passkeys/{passkey:str}",
    operation_id="removePasskey",
    responses=REFUSALS,
    status_code=200,
)
async def remove_passkey(passkey: FromPath[str], owner: GivenOwner, node: GivenNode) -> wires.Account:
    """Unless it is the last way in."""
    known = [written_id(each.id) for each in await node.accounts.passkeys(owner.player.id)]
    if known == [passkey] and await node.accounts.password(owner.player.id) is None:
        raise LastSignIn("nobody could sign in any more")
    if passkey not in known or not await node.accounts.remove_passkey(owner.player.id, read_id(passkey)):
        raise NotYours("you have no such passkey")
    return await _account(owner, node)


@post("/api/account/codes", operation_id="makeRecoveryCodes", responses=REFUSALS, status_code=201)
async def make_recovery_codes(owner: GivenOwner, node: GivenNode) -> Response[wires.RecoveryCodes]:
    """Ten codes, each for signing in once, in place of all before."""
    await must_have_account(owner.player, node)
    codes = tuple(new_recovery_code(secrets.choice) for _ in range(RECOVERY_CODES))
    await node.accounts.set_recovery_codes(owner.player.id, [recovery_code_hash(code) for code in codes])
    return Response(wires.RecoveryCodes(codes), headers={"cache-control": "no-store"})


@delete("/api/account/sessions/{session:str}", operation_id="endSession", responses=REFUSALS, status_code=200)
async def end_session(session: FromPath[str], owner: GivenOwner, node: GivenNode) -> wires.Account:
    """Signs another browser out; for this one there is signing out."""
    ended = await node.accounts.end_sessions(owner.player.id, only=session, but=owner.key)
    if not ended:
        raise NotYours("you have no such session")
    node.sockets.end(ended)
    return await _account(owner, node)


async def _must_know(password: Password, said: str | None, request: AnyRequest, node: Node) -> None:
    """Raises WrongPassword, or TooFast for somebody who guesses."""
    must_not_guess(request, node, sign_in_key(password.sign_in_name))
    if not await node.passwords.is_right(said or "", password.hash):
        raise WrongPassword("this is not the present password")


async def _account(owner: Caller, node: Node) -> wires.Account:
    player, accounts = owner.player.id, node.accounts
    password = await accounts.password(player)
    sessions = await accounts.sessions(player, since=alive_since(node.clock.now()))
    return wires.Account(
        sign_in_name=password.sign_in_name if password else None,
        passkeys=tuple(map(_passkey_line, await accounts.passkeys(player))),
        recovery_codes=await accounts.recovery_codes_left(player),
        sessions=tuple(
            wires.SessionLine(each.id, each.made, each.seen, each.device, each.id == public_id(owner.key))
            for each in sessions
        ),
    )


def _passkey_line(passkey: Passkey) -> wires.PasskeyLine:
    return wires.PasskeyLine(written_id(passkey.id), passkey.name, passkey.made, passkey.used)
