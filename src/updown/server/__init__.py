"""HTTP and WebSocket, the wire schema, and where the parts are put together."""
