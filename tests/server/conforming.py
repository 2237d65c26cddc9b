"""Asks everything that the interface describes, well and badly, and judges each answer by the description."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
STREAMS = {"streamNews", "streamTable"}
"""They never end; tests of their own read them."""
ENDINGS = {"deleteAccount", "signOut", "signOutEverywhere"}

AnyCase: TypeAlias = Case[Any]
Headers: TypeAlias = Callable[[], dict[str, str]]
"""Who asks: made anew if the last one's session has ended by what was asked."""


@dataclass
class Known:
    """What is there, to be asked for more often than chance would hit upon it. By the name of a field."""

    values: dict[str, tuple[Any, ...]] = field(default_factory=dict[str, tuple[Any, ...]])

    def put_into(self, case: AnyCase, rng: Random, *, body: bool) -> None:
        """In three of four places."""
        places = [case.path_parameters, case.query, case.body if body else None]
        for place in places:
            if isinstance(place, dict):
                for name in tuple(place):
                    if name in self.values and rng.random() < 0.75:
                        place[name] = rng.choice(self.values[name])


class Asker:
    """Of one server and one caller."""

    def __init__(self, url: str, headers: Headers, known: Known, seed: int) -> None:
        self._schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        self._headers = headers
        self._known = known
        self._seed = seed
        self.asked: dict[int, int] = {}
        """How often which status was answered."""
        self.faults: dict[tuple[str, str, int], str] = {}
        """The first of each kind."""

    def ask_everything(self, examples: int) -> None:
        """So many examples of each kind an operation."""
        for operation in self._operations():
            headers = self._headers()
            self._ask(operation, GenerationMode.POSITIVE, headers, examples)
            if operation.query or operation.body:  # any text is good in a path
                self._ask(operation, GenerationMode.NEGATIVE, headers, examples)

    def _operations(self) -> Iterator[Any]:
        """Those after which somebody else has to come are last."""
        named: dict[str, Any] = {}
        for found in self._schema.get_all_operations():
            assert isinstance(found, Ok), f"badly described: {found}"
            operation: Any = found.ok()
            named[operation.definition.raw["operationId"]] = operation
        for name in [*sorted(named.keys() - STREAMS - ENDINGS), *sorted(ENDINGS)]:
            yield named[name]

    def _ask(self, operation: Any, mode: GenerationMode, headers: dict[str, str], examples: int) -> None:
        cases = operation.as_strategy(generation_mode=mode)

        @hypothesis.seed(self._seed)
        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=[
                HealthCheck.too_slow,
                HealthCheck.filter_too_much,
                HealthCheck.data_too_large,
            ],
        )
        @hypothesis.given(case=cases, chance=st.integers(0, 2**32))
        def ask(case: AnyCase, chance: int) -> None:
            self._known.put_into(case, Random(chance), body=mode is GenerationMode.POSITIVE)
            response = case.call(headers=headers)
            self.asked[response.status_code] = self.asked.get(response.status_code, 0) + 1
            try:
                case.validate_response(response, checks=CHECKS)
            except FailureGroup as group:
                for failure in group.exceptions:
                    kind = (operation.label, type(failure).__name__, response.status_code)
                    self.faults.setdefault(
                        kind, f"{failure}\n{case.as_curl_command()}\n{response.text[:300]}"
                    )

        ask()
