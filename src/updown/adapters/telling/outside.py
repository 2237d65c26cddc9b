"""Requests to addresses that players name: never to this machine or the host's own network, unless the host allows it."""

import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import aiohttp

PATIENCE_S = 10
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as an IPv6 network sees them through NAT64."""


class PrivateTarget(OSError):
    """The address belongs to this machine, its network, or nobody."""


class Outside:
    """A client without cookies, proxies or redirects. It looks at the address that is connected to, not at the name."""

    def __init__(self, *, allow_private: bool = False) -> None:
        self._allow_private = allow_private
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Raises aiohttp.ClientError, TimeoutError, ValueError or PrivateTarget."""
        try:
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, PrivateTarget):
                raise error.os_error from error
            raise

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _opened(self) -> aiohttp.ClientSession:
        """Not before it is needed, and then on the loop that needs it."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=self._socket, limit_per_host=4),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=PATIENCE_S),
            )
        return self._session

    def _socket(self, found: tuple[Any, ...]) -> socket.socket:
        """Asked right before each connection, so that no second look-up of the name can lead elsewhere."""
        family, kind, protocol, _, address = found
        if not self._allow_private and not is_public(address[0]):
            raise PrivateTarget(f"{address[0]} is not a public address")
        return socket.socket(family, kind, protocol)


def is_public(address: str) -> bool:
    """Whether it belongs to the internet at large, however it is written."""
    return _is_public(ip_address(address.partition("%")[0]))


def _is_public(ip: IPv4Address | IPv6Address) -> bool:
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in _TRANSLATED:
            inner = IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return _is_public(inner)
    return ip.is_global and not ip.is_multicast
