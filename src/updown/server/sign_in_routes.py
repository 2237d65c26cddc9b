"""Signing in and out."""

from litestar import Response, post
from litestar.params import JSONBody

from updown.app.account_refusals import LastSignIn, PasskeyRefused, SignInFailed, WrongRecoveryCode
from updown.app.names import sign_in_key
from updown.app.passwords import recovery_code_hash
from updown.server import wire
from updown.server import wire_accounts as wires
from updown.server.given import AnyRequest, GivenNode, GivenOwner
from updown.server.problems import REFUSALS
from updown.server.signing_in import (
    end_here,
    has_account,
    must_not_guess,
    signed_in,
    signed_out,
)
from updown.server.site import site_of


@post("/api/sign-in", operation_id="signIn", responses=REFUSALS, status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[wires.SignIn], node: GivenNode) -> Response[wire.Me]:
    """By sign-in name and password. A guest of this browser steps aside until you sign out."""
    key = sign_in_key(data.sign_in_name)
    must_not_guess(request, node, key)
    stored = await node.accounts.password_called(key)
    is_right = await node.passwords.is_right(data.password, stored.hash if stored else None)
    if stored is None or not is_right:
        raise SignInFailed("no such name, or another password")
    return await signed_in(request, node, stored.player)


@post("/api/sign-in/code", operation_id="signInWithCode", responses=REFUSALS, status_code=200)
async def sign_in_with_code(
    request: AnyRequest, data: JSONBody[wires.SignInWithCode], node: GivenNode
) -> Response[wire.Me]:
    """By a recovery code, which is used up."""
    must_not_guess(request, node)
    player = await node.accounts.use_recovery_code(recovery_code_hash(data.code))
    if player is None:
        raise WrongRecoveryCode("no such code, or it was used before")
    return await signed_in(request, node, player)


@post("/api/sign-in/passkey/options", operation_id="askPasskey", responses=REFUSALS, status_code=200)
async def ask_passkey(request: AnyRequest, node: GivenNode) -> wires.PasskeyOptions:
    """What the browser is to sign."""
    must_not_guess(request, node)
    return wires.PasskeyOptions(node.passkeys.sign_in(site_of(request, node)))


@post("/api/sign-in/passkey", operation_id="signInWithPasskey", responses=REFUSALS, status_code=200)
async def sign_in_with_passkey(
    request: AnyRequest, data: JSONBody[wires.SignInWithPasskey], node: GivenNode
) -> Response[wire.Me]:
    """By what the browser signed."""
    passkey = await node.accounts.passkey(node.passkeys.credential_id(data.credential))
    count = node.passkeys.signed_in(site_of(request, node), data.credential, passkey)
    if passkey is None:
        raise PasskeyRefused("this passkey is not known here")
    await node.accounts.use_passkey(passkey.id, sign_count=count, at=node.clock.now())
    return await signed_in(request, node, passkey.player)


@post("/api/sign-out", operation_id="signOut", responses=REFUSALS, status_code=200)
async def sign_out(request: AnyRequest, owner: GivenOwner, node: GivenNode) -> Response[wires.SignedOut]:
    """Here alone. A guest cannot: nobody could sign in to them again."""
    if not await has_account(owner.player, node):
        raise LastSignIn("a guest who signs out is lost")
    await end_here(owner, node)
    return await signed_out(request, node)


@post("/api/sign-out/everywhere", operation_id="signOutEverywhere", responses=REFUSALS, status_code=200)
async def sign_out_everywhere(
    request: AnyRequest, owner: GivenOwner, node: GivenNode
) -> Response[wires.SignedOut]:
    """Ends every session and its open tables; tokens stay until they are revoked."""
    if not await has_account(owner.player, node):
        raise LastSignIn("a guest who signs out is lost")
    node.sockets.end(await node.accounts.end_sessions(owner.player.id))
    return await signed_out(request, node)
