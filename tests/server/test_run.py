"""Starting and stopping: what a host is told."""

import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit

import pytest

from tests.server.servers import ServerProcess
from updown.adapters.store_sql import migrate
from updown.app.ports import NewerDatabase, UnusableDatabase
from updown.server.address import BadPublicUrl
from updown.server.keeping import CannotKeepTables, FolderBusy, kept
from updown.server.listening import CannotListen, PortBusy, bind
from updown.server.node import DATABASE
from updown.server.run import allow_many_sockets, serve


def test_a_busy_port_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortBusy) as busy:
            serve(host="127.0.0.1", port=port, public_url=None, data_dir=tmp_path / "tables")
        assert busy.value.arguments == {"port": port}
    assert not (tmp_path / "tables").exists()  # nothing was touched


def test_two_servers_do_not_share_a_port() -> None:
    with bind("127.0.0.1", 0) as listener, pytest.raises(PortBusy):
        bind("127.0.0.1", listener.getsockname()[1])


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotKeepTables):
        serve(host="127.0.0.1", port=0, public_url=None, data_dir=tmp_path / "file" / "tables")


def test_a_server_asks_for_more_files_than_a_process_usually_has() -> None:
    before = getrlimit(RLIMIT_NOFILE)
    if before[1] < 2048:
        pytest.skip("this machine allows no more")
    setrlimit(RLIMIT_NOFILE, (1024, before[1]))
    try:
        allow_many_sockets()
        assert getrlimit(RLIMIT_NOFILE)[0] >= 2048
    finally:
        setrlimit(RLIMIT_NOFILE, before)


def test_a_folder_that_another_server_holds(tmp_path: Path) -> None:
    with kept(tmp_path), pytest.raises(FolderBusy):
        _serve(tmp_path)
    with kept(tmp_path):
        pass  # it was let go of


@pytest.mark.parametrize("host", ["no.such.host.invalid", "a..b", "a" * 300, "300.1.1.1", "[::1]"])
def test_a_host_that_is_none(host: str) -> None:
    with pytest.raises(CannotListen):
        bind(host, 0)


def test_without_ipv6_a_host_with_both_addresses_is_still_had(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: object, **__: object) -> list[tuple[object, ...]]:
        missing = (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("2001:db8::1", 0, 0, 0))
        return [missing, (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with bind("localhost", 0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize("url", ["", "cards.example", "http://", "http://[", "http://x:99999", "ftp://x"])
def test_a_public_address_that_no_browser_opens(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadPublicUrl):
        serve(host="127.0.0.1", port=0, public_url=url, data_dir=tmp_path)


def _serve(folder: Path) -> None:
    serve(host="127.0.0.1", port=0, public_url=None, data_dir=folder)


@pytest.mark.parametrize("content", [b"hello", b"SQLite format 3\0" + bytes(5_000), bytes(range(256)) * 20])
def test_a_file_that_is_no_database_is_said_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(UnusableDatabase):
        _serve(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content


def test_a_database_that_is_cut_short(tmp_path: Path) -> None:
    migrate(tmp_path / DATABASE)
    whole = (tmp_path / DATABASE).read_bytes()
    (tmp_path / DATABASE).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(UnusableDatabase):
        _serve(tmp_path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    _execute(tmp_path, "CREATE TABLE tables (legs INTEGER)")
    with pytest.raises(UnusableDatabase):
        _serve(tmp_path)


def test_a_folder_in_place_of_the_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    with pytest.raises(UnusableDatabase):
        _serve(tmp_path)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    migrate(tmp_path / DATABASE)
    _execute(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        _serve(tmp_path)


def _execute(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute(statement)


@pytest.mark.slow
def test_a_server_that_is_asked_to_stop_stops(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        assert server.start().stop() in {0, -15}
