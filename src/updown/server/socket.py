"""The socket of a table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from updown.core.errors import UpdownError
from updown.server.given import GivenNode, JoinKey, TableId
from updown.server.problems import closing_code
from updown.server.sessions import reader_of
from updown.server.talk import Talk, refused, send


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    node: GivenNode,
    key: JoinKey = None,
) -> None:
    """Anybody may watch a public table; who sits at it plays."""
    await socket.accept()
    try:
        caller = await reader_of(socket, node)
        await node.look(table, caller.player if caller else None, key)
        await Talk(socket, node, table, caller, key).go_on()
    except UpdownError as error:
        # a browser learns nothing of a handshake that fails, so the reason is said before closing
        await send(socket, refused(None, error))
        await socket.close(closing_code(error), error.code)
    except (WebSocketDisconnect, OSError):
        return  # the peer is gone; uvicorn's error for it is an OSError
