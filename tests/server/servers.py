"""Real servers on a free port: in a thread of the test for speed, or in a process that can be killed."""

import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self

import httpx
import uvicorn

from updown.server.limits import UNLIMITED
from updown.server.listening import bind
from updown.server.run import uvicorn_config
from updown.server.settings import Settings

LIMIT = 30.0
"""Seconds that a start or a stop may take on a busy machine."""


def settings_for_tests(data_dir: Path, **changes: Any) -> Settings:
    """Nothing waits longer than it must, and nothing is limited unless asked for."""
    usual: dict[str, Any] = {
        "port": 0,
        "bot_pause": 0,
        "entropy_wait": 2,
        "rates": UNLIMITED,
        "warm_up": False,
    }
    return Settings(data_dir=data_dir, **usual | changes)


@contextmanager
def serving(data_dir: Path, **changes: Any) -> Generator["ServerThread"]:
    """A server for a while."""
    server = ServerThread(settings_for_tests(data_dir, **changes)).start()
    try:
        yield server
    finally:
        server.stop()


class ServerThread:
    """A server in this process, on its own event loop."""

    def __init__(self, settings: Settings) -> None:
        self._listener = bind(settings.host, settings.port)
        self.port: int = self._listener.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"
        self._server = uvicorn.Server(uvicorn_config(settings))
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)

    def start(self) -> Self:
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive(), "the server did not start")
        assert self._server.started, "the server could not start"
        return self

    @property
    def unsent_bytes(self) -> int:
        """What waits in this process for peers to read, of all connections together."""
        open_now = tuple(self._server.server_state.connections)
        return sum(each.transport.get_write_buffer_size() for each in open_now if each.transport)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(LIMIT)
        assert not self._thread.is_alive(), "the server hangs at its end"


class ServerProcess:
    """A server in a process of its own over a folder of tables; keeps its port over restarts."""

    def __init__(self, data_dir: Path) -> None:
        self._data_dir = data_dir
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        script = (
            "from pathlib import Path; from updown.server.run import serve; "
            f"serve(host='127.0.0.1', port={self.port}, public_url=None, data_dir=Path({str(self._data_dir)!r}), "
            "bot_pause=0, limited=False)"
        )
        self._process = subprocess.Popen([sys.executable, "-c", script])
        wait_until(self._is_ready, "the server did not answer")
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """However the test went, no process stays."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """kill -9: nothing is flushed, nobody is told."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asked politely; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(timeout=LIMIT)

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server process ended"
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2).is_success
        except httpx.TransportError:
            return False


def wait_until(condition: Callable[[], bool], complaint: str) -> None:
    """Polls: a thread or process that starts gives no event to await."""
    end = monotonic() + LIMIT
    while not condition():
        assert monotonic() < end, complaint
        sleep(0.01)
