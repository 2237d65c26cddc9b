"""The description that the client's types are made from: complete, and the same every time."""

import json
import subprocess
import sys
from typing import Any

import pytest

from updown.games import all_games
from updown.server.schema import main, openapi_schema, wire_schema


def printed(capsys: pytest.CaptureFixture[str], name: str) -> str:
    assert main([name]) == 0
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", ["wire", "openapi"])
def test_it_is_the_same_in_another_process(capsys: pytest.CaptureFixture[str], name: str) -> None:
    other = subprocess.run(
        [sys.executable, "-m", "updown.server.schema", name],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert other.stdout == printed(capsys, name)


def test_every_game_has_both_its_views() -> None:
    schema = wire_schema()
    names = ["".join(word.capitalize() for word in game.split("-")) for game in all_games()]
    assert {f"{name}{view}" for name in names for view in ("PublicView", "OwnView")} <= set(
        schema["properties"]
    )


def test_every_reference_leads_somewhere() -> None:
    schema = wire_schema()
    wanted = set(references(schema))
    assert wanted <= {f"#/$defs/{name}" for name in schema["$defs"]}
    assert {definition["title"] for definition in schema["$defs"].values()} == set(schema["$defs"])


def test_the_server_leaves_no_field_out() -> None:
    seat = wire_schema()["$defs"]["RiverSeatView"]
    assert "hand" in seat["required"]  # null until the end, but always there


def test_no_secret_has_a_description() -> None:
    assert "Hidden" not in json.dumps(wire_schema())


def test_operations_have_names_and_one_form_of_refusal() -> None:
    paths = openapi_schema()["paths"]
    operations = [operation for path in paths.values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names) == 74
    for operation in operations:
        refused = operation["responses"]["400"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/Problem"}
    assert all(path.startswith("/api/") for path in paths)


def test_another_name_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 2
    assert "openapi|wire" in capsys.readouterr().err


def references(schema: Any) -> list[str]:
    match schema:
        case {"$ref": str(ref)}:
            return [ref]
        case dict():
            return [ref for value in schema.values() for ref in references(value)]
        case list():
            return [ref for value in schema for ref in references(value)]
        case _:
            return []
