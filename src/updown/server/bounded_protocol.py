"""The HTTP protocol of uvicorn, for peers whose headers never end."""

from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from updown.server.farewell import Farewell

LARGEST_HEAD = 64 * 1024


class BoundedProtocol(HttpToolsProtocol):
    """Its parser gathers a header of any length in memory; here a request says what it wants, or is refused."""

    _unparsed = 0
    """Bytes since something was last made out: the end of the headers, a piece of the body."""

    farewell: ClassVar[Farewell]

    def shutdown(self) -> None:
        """Of the whole server: it waits for answers that are under way, and a stream is one that never ends."""
        super().shutdown()
        self.farewell.say()

    def data_received(self, data: bytes) -> None:
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)


def protocol_that_says(farewell: Farewell) -> type[BoundedProtocol]:
    """The protocol of one server; uvicorn makes its objects itself."""

    class Protocol(BoundedProtocol):
        pass

    Protocol.farewell = farewell
    return Protocol
