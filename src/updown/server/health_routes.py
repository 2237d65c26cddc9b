"""For those who watch over the server: is it alive, can it save, what does it count."""

from litestar import MediaType, Response, get

from updown.server.given import GivenNode


@get("/healthz", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(node: GivenNode) -> str:
    """The store answers as well; otherwise 503 `store_unavailable`."""
    await node.tables.open_tables(1)
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(node: GivenNode) -> Response[bytes]:
    """In the form that Prometheus reads."""
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")
