"""Bodies of requests, read straight into their type: strictly, so that "4" is no number."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, Any]):
    """The framework would decode into plain objects first and then bend them into the type."""

    async def json(self) -> Any:
        """The body as the type that its handler names."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, RecursionError) as error:  # nested too deeply
            raise ClientException(str(error)) from error
