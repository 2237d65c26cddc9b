"""Sends the client's files to browsers."""

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from updown.server.client_files import ClientFile
from updown.server.given import AnyRequest, GivenFiles


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client_file(request: AnyRequest, client_files: GivenFiles) -> Response[bytes]:
    """A file of the client, or its page."""
    found = client_files.find(request.url.path)
    if found is None:
        raise NotFoundException
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=_headers(found))
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**_headers(found), "content-encoding": "gzip"}
        return Response(found.packed, headers=headers, media_type=found.content_type)
    return Response(found.body, headers=_headers(found), media_type=found.content_type)


def _headers(file: ClientFile) -> dict[str, str]:
    return {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
