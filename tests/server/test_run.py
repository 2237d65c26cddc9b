"""Starting and stopping: what a host is told."""

import socket
from pathlib import Path

import pytest

from tests.server.servers import ServerProcess
from updown.server.run import CannotKeepTables, PortBusy, bind, serve


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


@pytest.mark.slow
def test_a_server_that_is_asked_to_stop_stops(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        assert server.start().stop() in {0, -15}
