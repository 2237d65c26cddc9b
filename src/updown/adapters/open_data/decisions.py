"""Decisions of one game as a Parquet file: written in groups of rows, so that no month has to fit in memory."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as arrow
from pyarrow import parquet

from updown.app.open_data import LICENCE, Decision, OpenMatch
from updown.core.deal import canonical_json
from updown.core.game import AnyGame
from updown.fast.encoding import AnyEncoding

# the library has no types
_arrow: Any = arrow
_parquet: Any = parquet

GROUP = 4096
"""Rows that are written together."""


@dataclass(frozen=True, slots=True)
class _Row:
    match: OpenMatch
    decision: Decision


class DecisionFile:
    """Of one game; its first match makes the file."""

    def __init__(self, path: Path, game: AnyGame) -> None:
        if game.encoding is None:
            raise AssertionError(f"{game.id} has no encoding")
        self.decisions = 0
        self.matches = 0
        self.rules: set[int] = set()
        self._encoding: AnyEncoding = game.encoding()
        self._schema = _schema(game, self._encoding)
        # names and options repeat: a dictionary makes them small
        self._writer = _parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[_Row] = []

    def add(self, match: OpenMatch) -> None:
        self.matches += 1
        self.decisions += len(match.decisions)
        self.rules.add(match.record.rules)
        self._waiting += [_Row(match, decision) for decision in match.decisions]
        while len(self._waiting) >= GROUP:
            self._write(self._waiting[:GROUP])
            del self._waiting[:GROUP]

    def close(self) -> None:
        """Writes what is left."""
        if self._waiting:
            self._write(self._waiting)
            self._waiting = []
        self._writer.close()

    def described(self) -> dict[str, Any]:
        """For the manifest."""
        return {
            "matches": self.matches,
            "decisions": self.decisions,
            "rules": sorted(self.rules),
            "encoding": self._encoding.version,
            "observation": self._encoding.layout.size,
            "actions": self._encoding.actions,
        }

    def _write(self, rows: list[_Row]) -> None:
        columns = _columns(rows, self._encoding)
        arrays = [_arrow.array(columns[field.name], field.type) for field in self._schema]
        self._writer.write_table(_arrow.Table.from_arrays(arrays, schema=self._schema), row_group_size=GROUP)


def _columns(rows: list[_Row], encoding: AnyEncoding) -> dict[str, Any]:
    matches = [row.match for row in rows]
    decisions = [row.decision for row in rows]
    seen = np.concatenate([each.observation for each in decisions])
    return {
        "match": [each.number for each in matches],
        "table": [each.record.table for each in matches],
        "rules": [each.record.rules for each in matches],
        "encoding": [encoding.version] * len(rows),
        "options": [canonical_json(each.record.options) for each in matches],
        "rated": [each.rated for each in matches],
        "seats": [each.record.seats for each in matches],
        "number": [each.number for each in decisions],
        "seat": [each.seat for each in decisions],
        "player": [each.player for each in decisions],
        "substitute": [each.substitute for each in decisions],
        "observation": _arrow.FixedSizeListArray.from_arrays(_arrow.array(seen), encoding.layout.size),
        "legal": [each.legal for each in decisions],
        "legal_indices": [each.legal_indices for each in decisions],
        "action": [each.action for each in decisions],
        "action_index": [each.action_index for each in decisions],
        "thought_ms": [each.thought_ms for each in decisions],
        "left_ms": [each.left_ms for each in decisions],
        "total": [each.total for each in decisions],
        "rank": [each.rank for each in decisions],
    }


def _schema(game: AnyGame, encoding: AnyEncoding) -> Any:
    """What stands where in an observation is told in the file itself."""
    layout = [
        {"name": field.name, "start": field.start, "shape": field.shape, "meaning": field.meaning}
        for field in encoding.layout.fields
    ]
    fields = [
        ("match", _arrow.int64()),
        ("table", _arrow.string()),
        ("rules", _arrow.int16()),
        ("encoding", _arrow.int16()),
        ("options", _arrow.string()),
        ("rated", _arrow.bool_()),
        ("seats", _arrow.int8()),
        ("number", _arrow.int32()),
        ("seat", _arrow.int8()),
        ("player", _arrow.string()),
        ("substitute", _arrow.string()),
        ("observation", _arrow.list_(_arrow.int8(), encoding.layout.size)),
        ("legal", _arrow.list_(_arrow.string())),
        ("legal_indices", _arrow.list_(_arrow.int16())),
        ("action", _arrow.string()),
        ("action_index", _arrow.int16()),
        ("thought_ms", _arrow.int64()),
        ("left_ms", _arrow.int64()),
        ("total", _arrow.int32()),
        ("rank", _arrow.int8()),
    ]
    told = {"game": game.id, "licence": LICENCE, "layout": json.dumps(layout)}
    return _arrow.schema(fields, metadata=told)
