"""The WebSocket protocol of uvicorn, for peers that send without ever reading."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """What such a peer leaves unread never piles up, and never holds its socket open."""

    def keepalive_timeout(self) -> None:
        """A polite end waits until everything is read: for ever, here."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Pongs are the one thing that a peer can ask for without waiting its turn."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
