"""Bots of strangers: a good one, and some that do what bots should not."""

# ruff: noqa: ARG002  most look at nothing

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any


class First:
    """Always the first legal action."""

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        assert public is not None
        assert own is not None
        return legal[0]


class Chatty:
    """Prints, reads its input, and draws from the generator that it is given."""

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        print("thinking", flush=True)
        os.write(1, b'{"index":0}\n')
        assert sys.stdin.read() == ""
        return rng.choice(legal)


class Crashing:
    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        raise ValueError("no idea\nat all")


class Dying:
    """Takes its process with it."""

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        os._exit(3)


class Illegal:
    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        return "the best one"


class Endless:
    """Thinks for ever, and has a child that does, too."""

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", "updown-test-endless"])
        while True:
            pass


class Sleepy:
    """Well within its time, but not of the CPU."""

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        time.sleep(0.01)
        return legal[-1]


class Mute:
    """Is no bot."""


def broken() -> Any:
    raise RuntimeError("out of order")
