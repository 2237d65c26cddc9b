"""The program in the process of a bot from outside: loads it, and lets it choose until nobody asks any more.

Usage: python -m updown.arena.outside_bot module:factory folder
"""

import os
import pickle
import struct
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import process_time
from typing import IO, Any

import msgspec

from updown.arena.asking import chosen, in_short
from updown.arena.outside import Reply
from updown.core.bot import Bot
from updown.games import all_games

IDLE_S = 600
"""A bot that nobody has asked for so long ends; it is started again if need be."""


def main() -> None:
    questions, replies = _own_pipes()
    factory, folder = sys.argv[1:3]
    try:
        bot, source = _load(factory, folder)
        all_games()
    except BaseException as error:  # an import can do anything
        _send(replies, Reply(fault="crashed", detail=in_short(error)))
        return
    _send(replies, Reply(source=source))
    asked: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(questions, asked), daemon=True).start()
    while True:
        try:
            public, own, legal, chance = asked.get(timeout=IDLE_S)
        except Empty:
            return
        began = process_time()
        answer = chosen(bot, public, own, legal, chance)
        seconds = process_time() - began  # of the whole process: the bot may have threads
        index = -1 if answer.fault else legal.index(answer.action)
        _send(replies, Reply(index, seconds, answer.fault, answer.detail))


def _load(factory: str, folder: str) -> tuple[Bot[Any, Any, Any], str]:
    """The bot, and a hash of the file that it comes from."""
    module_name, _, name = factory.partition(":")
    sys.path.insert(0, folder or str(Path.cwd()))
    module = import_module(module_name)
    bot = getattr(module, name)()
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{factory} makes {type(bot).__name__}, which has no method `choose`")
    file = Path(module.__file__ or "")
    return bot, sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes, out of reach of a bot that prints or reads: its own input is empty, its output goes nowhere."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)
    os.close(nowhere)
    return questions, replies


def _listen(questions: IO[bytes], asked: "SimpleQueue[Any]") -> None:
    """When nobody is left to ask, the process ends, whatever the bot is at."""
    while head := questions.read(4):
        packed = questions.read(struct.unpack("<I", head)[0])
        asked.put(pickle.loads(packed))  # noqa: S301  from the arena that started this process
    os._exit(0)


def _send(replies: IO[bytes], reply: Reply) -> None:
    replies.write(msgspec.json.encode(reply) + b"\n")
    replies.flush()


if __name__ == "__main__":
    main()
