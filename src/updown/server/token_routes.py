"""Tokens for programs, and accounts for bots."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from updown.app.account_refusals import NotYours, TooMany
from updown.app.accounts import MOST_BOTS, MOST_TOKENS, Scope, Token, public_id
from updown.app.names import good_name, good_new_name
from updown.app.ports import PlayerLine
from updown.server import wire_accounts as wires
from updown.server.given import GivenNode, GivenOwner
from updown.server.node import Node
from updown.server.problems import REFUSALS
from updown.server.sessions import new_api_token, new_player_id
from updown.server.signing_in import must_have_account

SECRET = {"cache-control": "no-store"}


@get("/api/tokens", operation_id="listTokens", responses=REFUSALS)
async def list_tokens(owner: GivenOwner, node: GivenNode) -> wires.Tokens:
    """Your tokens and bots, and the bots' tokens; of none its text."""
    return await _tokens(owner.player, node)


@post("/api/tokens", operation_id="makeToken", responses=REFUSALS, status_code=201)
async def make_token(
    data: JSONBody[wires.NewToken], owner: GivenOwner, node: GivenNode
) -> Response[wires.TokenMade]:
    """For a program of yours, or for one of your bots. Its text is shown this once."""
    node.moderation.must_be_welcome(owner.player.id)
    await must_have_account(owner.player, node)
    mine = {owner.player.id, *(bot.id for bot in await node.accounts.bots(owner.player.id))}
    player = data.player or owner.player.id
    if player not in mine:
        raise NotYours("you have no such bot")
    name = good_name(data.name)
    return Response(await _made(player, name, data.scopes, owner.player, node), headers=SECRET)


@delete("/api/tokens/{token:str}", operation_id="revokeToken", responses=REFUSALS, status_code=200)
async def revoke_token(token: FromPath[str], owner: GivenOwner, node: GivenNode) -> wires.Tokens:
    """Ends it and what it has open."""
    ended = await node.accounts.remove_token(owner.player.id, token)
    if ended is None:
        raise NotYours("you have no such token")
    node.sockets.end([ended])
    return await _tokens(owner.player, node)


@post("/api/bots", operation_id="makeBot", responses=REFUSALS, status_code=201)
async def make_bot(
    data: JSONBody[wires.NewBot], owner: GivenOwner, node: GivenNode
) -> Response[wires.BotMade]:
    """A player that is a program, marked as a bot wherever it sits, with a first token of its own."""
    node.moderation.must_be_welcome(owner.player.id)
    await must_have_account(owner.player, node)
    if len(await node.accounts.bots(owner.player.id)) >= MOST_BOTS:
        raise TooMany("more bots than one account may have", most=MOST_BOTS)
    bot = PlayerLine(new_player_id(), good_new_name(data.name), bot=True)
    await node.accounts.add_bot(bot, owner.player.id)
    made = await _made(bot.id, bot.name, ("read", "play"), owner.player, node)
    return Response(wires.BotMade(wires.BotLine(bot.id, bot.name), made), headers=SECRET)


async def _made(
    player: str, name: str, scopes: tuple[Scope, ...], owner: PlayerLine, node: Node
) -> wires.TokenMade:
    if len(await node.accounts.tokens(owner.id)) >= MOST_TOKENS:
        raise TooMany("more tokens than one account needs", most=MOST_TOKENS)
    text, key = new_api_token()
    chosen: tuple[Scope, ...] = ("read", "play") if "play" in scopes else ("read",)
    token = Token(public_id(key), player, name, chosen, node.clock.now())
    await node.accounts.add_token(token, key)
    return wires.TokenMade(_line(token), text)


async def _tokens(owner: PlayerLine, node: Node) -> wires.Tokens:
    return wires.Tokens(
        tokens=tuple(map(_line, await node.accounts.tokens(owner.id))),
        bots=tuple(wires.BotLine(bot.id, bot.name) for bot in await node.accounts.bots(owner.id)),
    )


def _line(token: Token) -> wires.TokenLine:
    return wires.TokenLine(token.id, token.player, token.name, token.scopes, token.made, token.used)
