"""A bot from outside, in a process of its own that can be ended: what it does cannot hold up the arena.

It gets views and legal actions, and answers with the number of one of them. The process is no prison: the bot
runs with the rights of whoever started the arena.
"""

import os
import pickle
import signal
import struct
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

import msgspec

from updown.arena.asking import MAX_DETAIL, Answer, Look
from updown.arena.contest import Entrant
from updown.arena.results import FaultKind
from updown.core.errors import UpdownError

START_S = 60.0
"""To import the games and the bot's own modules; that is not thinking."""


class CannotLoadBot(UpdownError):
    """The module is not found, or the factory makes no bot; `cause` has the reason."""

    code = "cannot_load_bot"


class Reply(msgspec.Struct, frozen=True):
    """One line from the bot's process: that it is ready, or what the bot chose."""

    index: int = -1
    """Of the legal actions."""
    seconds: float | None = None
    """CPU time of the process."""
    fault: FaultKind | None = None
    detail: str = ""
    source: str = ""
    """When ready: a hash of the file that the bot comes from."""


class Outside:
    """Starts the bot's process when it is needed, and again after it had to be ended."""

    def __init__(self, entrant: Entrant, limit_s: float) -> None:
        self._entrant = entrant
        self._limit_s = limit_s
        self._process: _Process | None = None

    def start(self) -> str:
        """Starts the process unless it runs; the hash of the bot's source. Raises CannotLoadBot."""
        if self._process is not None and self._process.has_ended:  # between two questions: no fault
            self.close()
        if self._process is not None:
            return self._process.source
        process = _Process(self._entrant)
        reply = process.reply(START_S)
        if reply is None or reply.fault:
            process.end()
            cause = reply.detail if reply else f"not ready after {START_S:.0f} s"
            name = self._entrant.name
            raise CannotLoadBot(f"{self._entrant.factory}: {cause}", name=name, cause=cause)
        process.source = reply.source
        self._process = process
        return reply.source

    def ask(self, look: Look, legal: Sequence[Any], chance: str) -> Answer:
        public, own = look()
        try:
            self.start()
        except CannotLoadBot as error:
            return Answer(fault="crashed", detail=str(error.arguments["cause"]))
        assert self._process is not None  # noqa: S101
        self._process.put((public, own, tuple(legal), chance))
        reply = self._process.reply(self._limit_s)
        if reply is None:
            self.close()
            return Answer(fault="too_slow", detail=f"{self._limit_s:g} s")
        if reply.fault is None and not 0 <= reply.index < len(legal):
            reply = Reply(fault="crashed", detail="gave an answer that cannot be read")
        if reply.fault is not None:
            if reply.seconds is None:
                self.close()  # the process itself failed: a fresh one for the next question
            return Answer(seconds=reply.seconds, fault=reply.fault, detail=reply.detail)
        return Answer(legal[reply.index], reply.seconds)

    def close(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class _Process:
    """The process with its two pipes: questions are pickled, replies are lines of JSON."""

    def __init__(self, entrant: Entrant) -> None:
        self.source = ""
        # -P: a file of the folder where the arena was started must not stand in for a module of ours
        program = [sys.executable, "-P", "-m", "updown.arena.outside_bot"]
        self._process = subprocess.Popen(  # noqa: S603  the interpreter itself
            [*program, entrant.factory, entrant.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # to end it with all that it has started; and Ctrl-C is not for it
        )
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, args=(_pipe(self._process.stdout),), daemon=True).start()

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def put(self, question: object) -> None:
        """A process that has ended is noticed when its reply is awaited."""
        packed = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        pipe = _pipe(self._process.stdin)
        with suppress(OSError):
            pipe.write(struct.pack("<I", len(packed)) + packed)
            pipe.flush()

    def reply(self, limit_s: float) -> Reply | None:
        """The next reply, or None if there is none in time."""
        try:
            line = self._lines.get(timeout=limit_s)
        except Empty:
            return None
        if not line:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=1)
            return Reply(fault="crashed", detail=f"its process ended ({self._process.poll()})")
        try:
            return msgspec.json.decode(line, type=Reply)
        except msgspec.DecodeError:
            return Reply(fault="crashed", detail=repr(line)[:MAX_DETAIL])

    def end(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(OSError):
            _pipe(self._process.stdin).close()

    def _listen(self, replies: IO[bytes]) -> None:
        with replies:
            for line in replies:
                self._lines.put(line)
        self._lines.put(b"")


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "it was asked for"  # noqa: S101
    return pipe
