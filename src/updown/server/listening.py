"""The address that the server listens at, taken before anything else is touched."""

import socket
from errno import EADDRINUSE

from updown.core.errors import UpdownError


class PortBusy(UpdownError):
    """Another program listens there."""

    code = "port_busy"


class CannotListen(UpdownError):
    """This address or port cannot be had on this machine or by this account."""

    code = "cannot_listen"


def bind(host: str, port: int) -> socket.socket:
    """Listens at the first address of the host that this machine has; raises PortBusy or CannotListen.

    `localhost` may stand for ::1 first, on a machine without IPv6.
    """
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:  # a name with an empty or endless part fails as text
        raise _not_bound(host, port, error) from error
    failures: list[OSError] = []
    for family, kind, protocol, _, address in addresses:
        try:
            return _listening(socket.socket(family, kind, protocol), address)
        except OSError as error:
            failures.append(error)
    busy = [error for error in failures if error.errno == EADDRINUSE]
    raise _not_bound(host, port, (busy or failures)[0]) from failures[0]


def _listening(listener: socket.socket, address: tuple[object, ...]) -> socket.socket:
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)  # binding alone succeeds where another one listens already with SO_REUSEADDR
    except OSError:
        listener.close()
        raise
    listener.settimeout(0)
    return listener


def _not_bound(host: str, port: int, error: OSError | UnicodeError) -> UpdownError:
    if isinstance(error, OSError) and error.errno == EADDRINUSE:
        return PortBusy(f"port {port} is busy: another program listens there", port=port)
    reason = str(error.strerror if isinstance(error, OSError) else error)
    return CannotListen(f"cannot listen on {host} port {port}: {reason}", host=host, port=port, reason=reason)
